/** What Berzerka's view.py sends, and the names a screen needs. */
import type { Offered, Say } from "../../lib/wire";
import { NAME_NUMBER, NAME_ORDER, NAME_TRUMP, NONE, RANKS, type Key, type Objective, type Order, type Phase, type Trump } from "./moves";

export interface Cell {
  done: boolean;
  record: number;
  discards: number;
  raised: boolean;
  completed: number;
  /** So far; 0 for who has not played it. */
  place: number;
  points: number;
}

export interface Row {
  row: number;
  contract: number;
  trump_from: Trump;
  order: Order;
  objective: Objective;
  value: number;
  lower_is_better: boolean;
  complete: boolean;
  cells: Cell[];
  decided_by: Key[];
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
  order: Order;
  number: number;
  objective: string;
  target: number;
  ranks: number[];
  trump_ranks: number[];
}

export interface Options {
  less_mizerka: number;
  hotseat_discards_first: number;
  must_overtrump: number;
  penalty_mode: number;
  overbid_cap: number;
}

export interface BerzerkaView {
  phase: Phase;
  turn: number;
  seat: number;
  options: Options;
  hand_no: number;
  hands: number;
  forehand: number;
  board: Row[];
  totals: number[];
  players: { seat: number; cards: number; tricks: number; finished: boolean; passed: boolean; bid: number; discards: number }[];
  auction: { standing: number; penalty: number; next_penalty: number; seven_cards: boolean; biddable: number[]; locked: number; pass_means: string };
  /** Nothing in it before a contract is known. */
  contract: Contract | Record<string, never>;
  exchange: { pile: number; may_discard: number; my_discards: number[]; order: number[] };
  trick: { number: number; leader: number; cards: { seat: number; card: number }[]; best: number };
  last_trick: { number?: number; cards?: { seat: number; card: number }[]; winner?: number };
  hand: HeldCard[];
  open_hand: HeldCard[];
  if_it_ended_now: { record?: number; rank?: number };
  sheet: { seat: number; points: number; place: number; last_completion: number }[];
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

/** The suit that a move makes trump. */
export function trumpNamed(move: number): number {
  return move >= NAME_TRUMP && move < NAME_ORDER ? move - NAME_TRUMP : NONE;
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

/** What is asked of whoever has to announce this. */
export function asked(move: number, contract: Pick<Contract, "order" | "objective">): Say {
  if (move < NAME_ORDER) return { m: "ask-trump" };
  return { m: move >= NAME_NUMBER && contract.objective === "PROMISE" ? "ask-promise" : `ask-${contract.order}` };
}

/** What an announcement names: a suit, an order, a rank, a number of tricks. */
export function named(move: Offered): Say | string {
  const fill = move.words.f ?? {};
  const found = fill.suit ?? fill.order ?? fill.rank ?? fill.tricks ?? "";
  return typeof found === "object" ? found : String(found);
}

/** With a minus sign that is one. */
export function plain(number: number): string {
  return String(number).replace("-", "−");
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** How a penalty counts in this contract. */
export function penaltyHelp(row: Pick<Row, "lower_is_better">, options: Options): Say {
  if (options.penalty_mode) return { m: "help-literal" };
  return { m: row.lower_is_better ? "help-against_low" : "help-against_high" };
}

const HIGH_FROM = 11;
const LOW_TO = 3;

/** What a hand has for a contract: a long suit where trump is picked, high or low cards where they are wanted. */
export function looks(row: Pick<Row, "trump_from" | "order" | "objective">, cards: number[]): Say[] {
  const found: Say[] = [];
  const held = [0, 1, 2, 3].map((suit) => cards.filter((card) => suitOf(card) === suit).length);
  if (row.trump_from === "PICK") {
    const longest = held.indexOf(Math.max(...held));
    found.push({ m: "look-longest", f: { suit: suitName(longest), cards: held[longest] ?? 0 } });
  }
  const few = row.objective === "FEWEST";
  if (row.order === "LOW" || (few && row.order === "HIGH")) found.push({ m: "look-low", f: { cards: cards.filter((card) => rankOf(card) <= LOW_TO).length } });
  else if (row.order === "HIGH" && row.objective === "MOST") found.push({ m: "look-high", f: { cards: cards.filter((card) => rankOf(card) >= HIGH_FROM).length } });
  return found;
}

export type Mood = "calm" | "glad" | "angry";

/** How a player takes it to win a trick: the declarer of a contract that avoids tricks does not like it, anybody else does. */
export function moodOf(seat: number, contract: Pick<Contract, "declarer" | "objective"> | null): Mood {
  return contract?.objective === "FEWEST" && contract.declarer === seat ? "angry" : "glad";
}
