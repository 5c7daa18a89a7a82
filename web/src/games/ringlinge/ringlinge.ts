/** What Ringlinge's view.py sends, and what a board reads out of it. */
import type { Say } from "../../lib/wire";
import type { Happening, Row } from "./happenings";
import type { Phase } from "./moves";
import { coordinates, touch, type At } from "./table";

export interface Ring {
  place: number;
  name: string;
  at: At;
  marbles: number[];
  shared: boolean;
  full: boolean;
  border: boolean;
}

export interface Target {
  move: number;
  place: number;
  name: string;
  at: At;
  captures: number;
  blocks: boolean;
  contacts: number;
}

export interface RinglingeView {
  phase: Phase;
  turn: number;
  seat: number;
  rules: Record<string, string>;
  rings: Ring[];
  in_hand: number;
  ghosts: number[];
  targets: Target[];
  actions: { move: number; offered: boolean }[];
  left: number;
  source: number;
  linked: number[];
  circles: { captor: number; victim: number; inside: number[]; strength: number; against: number }[];
  taking: { victim: number; need: number } | null;
  players: {
    seat: number;
    alive: boolean;
    left: number;
    supply: number;
    total: number;
    alone: number;
    free: number;
    blocked: number;
    captures_to_lay: number;
    in_danger: boolean;
    by_majority: number;
    by_circle: number;
    place: number;
  }[];
  turns: number;
  most_turns: number;
  quiet: number;
  quiet_limit: number;
}

export const ACTIONS = ["place", "change", "move"] as const;
const QUIET_SHOWN = 10; // turns without anything before the counter is worth a look

export function colourOf(seat: number): Say {
  return { m: `colour-${"ABCD"[seat] ?? "A"}` };
}

export function isQuiet(view: RinglingeView): boolean {
  return view.quiet >= QUIET_SHOWN;
}

/** Is the next step the last one of the action? It is looked at once more before it is made: the turn is over with it. */
export function isLast(view: RinglingeView): boolean {
  switch (view.phase) {
    case "PLACE":
    case "PUT":
      return view.left === 1;
    case "TO2":
      return true;
    case "TAKE":
      return view.left === 0 && view.taking?.need === 1;
    default:
      return false;
  }
}

/** How far the action has come: this step and how many there are. */
export function progress(view: RinglingeView): { step: number; steps: number } | null {
  switch (view.phase) {
    case "PLACE":
      return { step: 5 - view.left, steps: 4 };
    case "LIFT":
      return { step: 4 - view.left, steps: 6 };
    case "PUT":
      return { step: 7 - view.left, steps: 6 };
    case "FROM1":
      return { step: 1, steps: 4 };
    case "TO1":
      return { step: 2, steps: 4 };
    case "FROM2":
      return { step: 3, steps: 4 };
    case "TO2":
      return { step: 4, steps: 4 };
    default:
      return null;
  }
}

// --- rings and marbles as they are while a step is shown

type Marbles = Pick<Ring, "place" | "marbles">;

function marked(ring: Ring): Ring {
  const [colours, all] = [ring.marbles.filter((count) => count > 0).length, ring.marbles.reduce((sum, count) => sum + count, 0)];
  return { ...ring, shared: colours > 1, full: all === (colours === 1 ? 3 : 4) };
}

/** The rings after these happenings. */
export function after(rings: Ring[], seats: number, done: Happening[]): Ring[] {
  const all = new Map(rings.map((ring) => [ring.place, { ...ring, marbles: [...ring.marbles] }]));
  const add = (place: number, seat: number, by: number): void => {
    const ring = all.get(place);
    if (ring) ring.marbles[seat] = Math.max(0, (ring.marbles[seat] ?? 0) + by);
  };
  for (const one of done) {
    switch (one.kind) {
      case "laid":
        add(one.place, one.seat, 1);
        break;
      case "lifted":
        all.delete(one.place);
        break;
      case "put":
        all.set(one.place, fresh(one.place, seats));
        break;
      case "moved":
        add(one.start, one.seat, -1);
        add(one.place, one.seat, 1);
        break;
      default:
        for (const { place, seat } of leaving(one)) add(place, seat, -1);
    }
  }
  return [...all.values()].map(marked).sort((a, b) => a.place - b.place);
}

function fresh(place: number, seats: number): Ring {
  return { place, name: nameOf(place), at: coordinates(place), marbles: Array.from({ length: seats }, () => 0), shared: false, full: false, border: false };
}

/** The marbles that leave with a happening, one by one; where all of a seat go, as many as a ring can hold. */
export function leaving(one: Happening): { place: number; seat: number }[] {
  switch (one.kind) {
    case "majority":
      return one.marbles.flatMap((count, seat) => (seat === one.seat ? [] : Array.from({ length: count }, () => ({ place: one.place, seat }))));
    case "taken":
      return one.places.map((place) => ({ place, seat: one.victim }));
    case "out":
      return one.places.flatMap((place) => Array.from({ length: 4 }, () => ({ place, seat: one.seat })));
    default:
      return [];
  }
}

/** The places a happening is about. */
export function placesOf(one: Happening): number[] {
  switch (one.kind) {
    case "moved":
      return [one.start, ...one.over, one.place];
    case "circle":
      return [...one.wall, ...one.inside];
    case "taken":
    case "out":
      return one.places;
    case "taking":
    case "quiet":
    case "sheet":
      return [];
    default:
      return [one.place];
  }
}

export interface Scene {
  rings: Ring[];
  falling: { place: number; seat: number }[]; // still there, about to leave
  rolling: Extract<Happening, { kind: "moved" }> | null; // on its way, not there yet
}

/** What is seen while the last of these happens, the others having happened already. */
export function scene(view: Pick<RinglingeView, "rings" | "players">, played: Happening[]): Scene {
  const now = played.at(-1);
  const done = played.slice(0, -1);
  const seats = view.players.length;
  if (now?.kind === "moved") {
    const rings = after(view.rings, seats, done).map((ring) => (ring.place === now.start ? without(ring, now.seat) : ring));
    return { rings, falling: [], rolling: now };
  }
  const falling = now ? leaving(now) : [];
  return { rings: after(view.rings, seats, falling.length ? done : played), falling, rolling: null };
}

function without(ring: Ring, seat: number): Ring {
  return marked({ ...ring, marbles: ring.marbles.map((count, p) => (p === seat ? count - 1 : count)) });
}

export function nameOf(place: number): string {
  const [q, r] = coordinates(place);
  return `${"ABCDEFGHIJKLMNO"[r + 7] ?? ""}${q + 8}`;
}

/** The rings with marbles of this seat that one runs through on a shortest way. */
export function way(rings: Marbles[], seat: number, start: number, end: number): number[] {
  const ways = new Map<number, number[]>([[start, []]]);
  for (const [here, through] of ways) {
    for (const ring of rings) {
      if (!touch(coordinates(here), coordinates(ring.place))) continue;
      if (ring.place === end) return through;
      if ((ring.marbles[seat] ?? 0) > 0 && !ways.has(ring.place)) ways.set(ring.place, [...through, ring.place]);
    }
  }
  return [];
}

/** Pairs of these places that touch: the line of a closed circle. */
export function links(places: number[]): [number, number][] {
  return places.flatMap((a) => places.filter((b) => a < b && touch(coordinates(a), coordinates(b))).map((b): [number, number] => [a, b]));
}

// --- whole turns

export interface Turn {
  seat: number;
  steps: Happening[][]; // what each decision led to
}

interface Told {
  seat: number | null;
  event: string;
  words: { m: string } | null;
  happenings?: { what: unknown }[];
}

/** The turns so far. What was taken back is left out; a turn begins with the choice of an action. */
export function turnsOf(lines: Told[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (line.event === "" || line.seat === null) continue; // besides the game
    if (line.words?.m === "taken-back") {
      last?.steps.pop();
      if (!last?.steps.length) turns.pop();
    } else if (line.event === "CHOOSE") turns.push({ seat: line.seat, steps: [[]] });
    else last?.steps.push((line.happenings ?? []).map((one) => one.what as Happening));
  }
  return turns;
}

/** What is drawn of the turns: the running one, and those of the others since this seat's last. */
export function traces(turns: Turn[], view: Pick<RinglingeView, "phase" | "turn">, me: number): { now: Turn | null; others: Turn[] } {
  const last = turns.at(-1);
  const running = last && view.phase !== "CHOOSE" && view.phase !== "OVER" && last.seat === view.turn ? last : null;
  const finished = running ? turns.slice(0, -1) : turns;
  const mine = me < 0 ? finished.length - 2 : finished.findLastIndex((turn) => turn.seat === me);
  const seats = new Set<number>();
  const others = finished.slice(mine + 1).filter((turn) => turn.seat !== me || me < 0);
  return { now: running, others: others.toReversed().filter((turn) => !seats.has(turn.seat) && seats.add(turn.seat)).reverse() };
}

// --- the end

/** The sheet, read off the board at the end. */
export function rowsOf(view: RinglingeView): Row[] {
  const rows = view.players.map(({ seat, place, total, supply, alone, left, by_majority, by_circle }) => ({
    ...{ seat, place, points: total, board: total - supply, supply, alone, left },
    majority: by_majority,
    circle: by_circle,
  }));
  return rows.sort((a, b) => a.place - b.place);
}
