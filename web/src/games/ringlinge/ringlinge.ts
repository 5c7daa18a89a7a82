/** What Ringlinge's view.py sends, and where things are drawn. */
import type { Say } from "../../lib/wire";
import type { Phase } from "./moves";

export interface Ring {
  place: number;
  name: string;
  at: [number, number];
  marbles: number[];
  shared: boolean;
  full: boolean;
  border: boolean;
}

export interface Target {
  move: number;
  place: number;
  name: string;
  at: [number, number];
  captures: number;
  blocks: boolean;
  contacts: number;
}

export interface RinglingeView {
  phase: Phase;
  turn: number;
  seat: number;
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
    supply: number;
    total: number;
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

export interface Point {
  x: number;
  y: number;
}

/** The middle of a place, in ring widths. */
export function middle([q, r]: [number, number]): Point {
  return { x: q + r / 2, y: r * Math.sqrt(0.75) };
}

const RIM = 0.7; // of felt around the rings

/** The smallest box around everything, with a rim of felt. */
export function boxAround(points: Point[]): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [x, y] = [Math.min(...xs) - RIM, Math.min(...ys) - RIM];
  return { x, y, width: Math.max(...xs) + RIM - x, height: Math.max(...ys) + RIM - y };
}

const WAYS = { ArrowRight: { x: 1, y: 0 }, ArrowLeft: { x: -1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

export function isArrow(key: string): key is keyof typeof WAYS {
  return Object.hasOwn(WAYS, key);
}

/** The place an arrow key leads to: near, and rather straight ahead than aside. */
export function nearest<P extends { at: [number, number] }>(here: [number, number], key: keyof typeof WAYS, places: P[]): P | null {
  const [from, way] = [middle(here), WAYS[key]];
  const far = (place: P): number => {
    const to = middle(place.at);
    const ahead = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const aside = Math.abs((to.x - from.x) * way.y) + Math.abs((to.y - from.y) * way.x);
    return ahead > 0.1 ? ahead + 2 * aside : Infinity;
  };
  const next = places.toSorted((a, b) => far(a) - far(b))[0];
  return next && far(next) < Infinity ? next : null;
}

/** Where the marbles of a ring lie, by how many there are. */
export function spots(count: number): Point[] {
  if (count === 1) return [{ x: 0, y: 0 }];
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2 + (count === 2 ? Math.PI / 2 : count === 4 ? Math.PI / 4 : 0);
    return { x: 0.17 * Math.cos(angle), y: 0.17 * Math.sin(angle) };
  });
}

export function isQuiet(view: RinglingeView): boolean {
  return view.quiet >= QUIET_SHOWN;
}
