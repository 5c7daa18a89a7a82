/** What Kbernestich's view.py sends, and the names a screen needs. */
import type { Say } from "../../lib/wire";
import type { Trick as Taken } from "./happenings";
import { FIVE_OR_MORE, INCUBATION, LETTERS, NONE, NO_TRUMP, OPTIMISM, PESSIMISM, RANKS, VALUES, type Phase } from "./moves";

export interface Square {
  slot: number;
  move: number;
  area: Area;
  value: number;
  owner: number;
  closed: boolean;
  lit: boolean;
  warning: string;
}

export interface HandCard {
  card: number;
  suit: number;
  playable: boolean;
  hideable: boolean;
  discardable: boolean;
  from_centre: boolean;
}

export interface PlayerView {
  seat: number;
  cards: number;
  cubes: number;
  refill: number;
  score: number;
  began: number;
  starts_next: boolean;
  tricks: number;
  bid: number;
  bid_state: "" | "exact" | "possible" | "lost";
  grace: boolean;
  won: number[] | null;
  base: number | null;
  gain_now: number[] | null;
  void: number[];
}

export interface Trick {
  number: number;
  cards: number[];
  winner: number;
  face_down: number;
}

export interface KbernestichView {
  phase: Phase;
  turn: number;
  seat: number;
  round: number;
  rounds: number;
  trick: number;
  tricks: number;
  plots: number;
  leader: number;
  trump: number;
  lead: number;
  delayed: number;
  placed: number;
  cubes_a_turn: number;
  review_left: number;
  colours: { suit: number; value: number; set: boolean; claim: number }[];
  bust: { value: number; standard: boolean; misery: number };
  sheet: Square[];
  actions: { slot: number; owner: number; left: number }[];
  table: { card: number; face_down: boolean }[];
  hand: HandCard[];
  players: PlayerView[];
  standing: number[];
  brackets: number[];
  past: Trick[];
  unseen: number[] | null;
  warnings: string[];
  history: number[][][];
  places: number[];
}

const SUITS = ["blue", "red", "yellow", "green"] as const;
const ACTIONS = ["incubation", "observation", "review", "pessimism", "optimism"] as const;
export const AREAS = ["zabine", "hannah", "hunch", "action", "letters"] as const;
export type Area = (typeof AREAS)[number] | "colour";

export function suitOf(card: number): number {
  return Math.floor(card / RANKS);
}

/** What is printed for a bid: the last one is open upwards. */
export function bidName(bid: number): string {
  return `${bid}${bid === FIVE_OR_MORE ? "+" : ""}`;
}

/** 2 to 12, or the icon. */
export function rankOf(card: number): string {
  const rank = card % RANKS;
  return rank === RANKS - 1 ? "★" : String(rank + 2);
}

export function suitName(suit: number): Say {
  return { m: `suit-${SUITS[suit] ?? "blue"}` };
}

/** The trait that a suit stands for. */
export function traitName(suit: number): Say {
  return { m: `trait-${SUITS[suit] ?? "blue"}` };
}

export function trumpName(suit: number): Say {
  return suit === NO_TRUMP ? { m: "trump-none" } : suitName(suit);
}

export function cardName(card: number): Say {
  const icon = card % RANKS === RANKS - 1;
  return { m: icon ? "card-icon" : "card", f: { suit: suitName(suitOf(card)), rank: icon ? "" : (card % RANKS) + 2 } };
}

export function suitOfSquare(square: Square): number {
  return Math.floor(square.slot / VALUES);
}

function actionOf(slot: number): string {
  return ACTIONS[slot - INCUBATION] ?? "review";
}

export function squareName(square: Square): Say {
  switch (square.area) {
    case "colour":
      return { m: "square-colour", f: { suit: suitName(suitOfSquare(square)), points: square.value } };
    case "zabine":
      return { m: "square-zabine", f: { value: square.value } };
    case "hannah":
      return { m: "square-hannah", f: { number: square.value + 1 } };
    case "hunch":
      return { m: square.value === FIVE_OR_MORE ? "square-bid_most" : "square-bid", f: { tricks: square.value } };
    case "action":
      return { m: `action-${actionOf(square.slot)}` };
    case "letters":
      return { m: "square-letter", f: { number: square.slot - LETTERS + 1, points: square.value } };
  }
}

/** What is printed on a square. */
export function printed(square: Square): Say | string {
  if (square.area === "action") return squareName(square);
  if (square.area === "hannah") return "AB"[square.value] ?? "";
  return square.area === "hunch" ? bidName(square.value) : String(square.value);
}

export function areaHelp(area: Area): string {
  return { colour: "help-colour", zabine: "help-zabine", hannah: "help-hannah", hunch: "help-bid", action: "help-action", letters: "help-letters" }[area];
}

export function squareHelp(square: Square): string {
  return square.area === "action" ? `help-${actionOf(square.slot)}` : areaHelp(square.area);
}

/** What a square would mean for me now; nothing where its help says all there is. */
export function meaning(view: KbernestichView, square: Square): Say | null {
  const me = view.players[view.seat];
  if (!me) return null;
  const { value } = view.bust;
  const base = me.base ?? 0;
  switch (square.area) {
    case "colour": {
      const suit = suitOfSquare(square);
      const won = me.won?.[suit] ?? 0;
      const held = view.hand.filter((card) => card.suit === suit).length;
      return { m: "board-now-colour", f: { won, held, suit: suitName(suit), base: base + square.value * won, bust: value } };
    }
    case "zabine":
      return { m: "board-now-zabine", f: { base, bust: square.value, misery: Math.floor(square.value / 2) } };
    case "hannah":
      return { m: "board-now-hannah", f: { base, bust: value, gain: Math.max(0, base - value) } };
    case "hunch":
      return { m: "board-now-hunch", f: { tricks: me.tricks, left: view.tricks + 1 - view.trick } };
    case "action":
      return forgiven(square.slot, me.bid);
    case "letters":
      return { m: "board-now-letters", f: { points: square.value } };
  }
}

/** With which number of tricks a bid would come true as well. */
function forgiven(slot: number, bid: number): Say | null {
  if (slot !== PESSIMISM && slot !== OPTIMISM) return null;
  if (bid === NONE) return { m: "board-now-no-bid" };
  const also = slot === PESSIMISM ? bid - 1 : bid + 1;
  const useless = also < 0 || also > FIVE_OR_MORE;
  return useless ? null : { m: "board-now-forgiven", f: { bid: bidName(bid), tricks: also } };
}

/** Why a trick is whose. */
export function takenWords(trick: Taken): Say {
  return { m: `happening-trick-${trick.is_trump ? "trump" : "suit"}`, f: { number: trick.number, card: cardName(trick.card) } };
}

/** Where to put things that would like to be at these places, in ascending order: at least `room` apart, none beyond the ends. */
export function spread(wanted: number[], room: number, end: number): number[] {
  const found: number[] = [];
  for (const place of wanted) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + room));
  let limit = end;
  for (let i = found.length - 1; i >= 0; i--) {
    found[i] = Math.min(found[i] ?? 0, limit);
    limit = (found[i] ?? 0) - room;
  }
  return found;
}

/** The piles of discs on the score track from the lowest up; in each the bottom disc first. */
export function pilesOf(view: Pick<KbernestichView, "standing"> & { players: Pick<PlayerView, "score">[] }): { score: number; seats: number[] }[] {
  const piles: { score: number; seats: number[] }[] = [];
  for (const seat of view.standing.toReversed()) {
    const score = view.players[seat]?.score ?? 0;
    const top = piles.at(-1);
    if (top?.score === score) top.seats.push(seat);
    else piles.push({ score, seats: [seat] });
  }
  return piles;
}
