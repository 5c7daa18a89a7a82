/** What Berzerka's view.py sends, and the names a screen needs. */
import type { Offered, Say } from "../../lib/wire";
import { NONE, RANKS, type Phase } from "./moves";

export interface Cell {
  done: boolean;
  record: number;
  discards: number;
  raised: boolean;
  completed: number;
  points: number;
}

export interface Row {
  row: number;
  contract: number;
  value: number;
  complete: boolean;
  cells: Cell[];
}

export interface HeldCard {
  card: number;
  new: boolean;
  playable: boolean;
}

export interface Contract {
  row: number;
  contract: number;
  declarer: number;
  hotseat: boolean;
  penalty: number;
  value: number;
  trump: number;
  trump_from: string;
  number: number;
  objective: string;
  target: number;
  ranks: number[];
  trump_ranks: number[];
}

export interface BerzerkaView {
  phase: Phase;
  turn: number;
  seat: number;
  options: { overbid_cap: number };
  hand_no: number;
  hands: number;
  forehand: number;
  board: Row[];
  totals: number[];
  players: { seat: number; cards: number; tricks: number; finished: boolean; passed: boolean; bid: number; discards: number }[];
  auction: { standing: number; penalty: number; next_penalty: number; seven_cards: boolean; biddable: number[]; locked: number; pass_means: string };
  /** Nothing in it before a contract is known. */
  contract: Contract | Record<string, never>;
  exchange: { pile: number; may_discard: number; my_discards: number[] };
  trick: { number: number; leader: number; cards: { seat: number; card: number }[]; best: number };
  last_trick: { number?: number; cards?: { seat: number; card: number }[]; winner?: number };
  hand: HeldCard[];
  open_hand: HeldCard[];
  if_it_ended_now: { record?: number; rank?: number };
}

const SUITS = "CDHS";

export function suitOf(card: number): number {
  return Math.floor(card / RANKS);
}

export function rankOf(card: number): number {
  return (card % RANKS) + 1;
}

export function symbolOf(suit: number): string {
  return "♣♦♥♠"[suit] ?? "";
}

export function suitName(suit: number): Say {
  return { m: `suit-${SUITS[suit] ?? "C"}` };
}

export function cardName(card: number): Say {
  return { m: "card", f: { suit: suitName(suitOf(card)), rank: rankOf(card) } };
}

export function contractName(contract: number): Say {
  return { m: contract ? `contract-${contract}` : "contract-none" };
}

export function known(view: BerzerkaView): Contract | null {
  return "contract" in view.contract ? (view.contract as Contract) : null;
}

export function trumpName(contract: Contract): Say {
  return contract.trump === NONE ? { m: `trump-${contract.trump_from}` } : { m: "trump-is", f: { suit: suitName(contract.trump) } };
}

/** What an announcement names: a suit, an order, a rank, a number of tricks. */
export function named(move: Offered): Say | string {
  const fill = move.words.f ?? {};
  const found = fill.suit ?? fill.order ?? fill.rank ?? fill.tricks ?? "";
  return typeof found === "object" ? found : String(found);
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
