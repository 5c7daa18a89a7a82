/** What Kbernestich's view.py sends, and the names a screen needs. */
import type { Say } from "../../lib/wire";
import { FIVE_OR_MORE, INCUBATION, LETTERS, NO_TRUMP, RANKS, VALUES, type Phase } from "./moves";

export interface Square {
  slot: number;
  move: number;
  area: "colour" | "zabine" | "hannah" | "hunch" | "action" | "letters";
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

export function squareHelp(square: Square): string {
  if (square.area === "action") return `help-${actionOf(square.slot)}`;
  return { colour: "help-colour", zabine: "help-zabine", hannah: "help-hannah", hunch: "help-bid", letters: "help-letters" }[square.area];
}

/** The discs on the score track from the lowest up, so that each lies on those before it; and on how many it lies. */
export function discsOf(view: Pick<KbernestichView, "standing"> & { players: Pick<PlayerView, "score">[] }): { seat: number; score: number; height: number }[] {
  const discs = view.standing.toReversed().map((seat) => ({ seat, score: view.players[seat]?.score ?? 0 }));
  return discs.map((disc, i) => ({ ...disc, height: discs.slice(0, i).filter((under) => under.score === disc.score).length }));
}
