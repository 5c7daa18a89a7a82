/** What can happen in a step. Written by `python -m quartett.generate`: change the game's happenings.py instead. */

/** The contracts of this game were drawn. */
export interface Drawn {
  kind: "drawn";
  contracts: number[];
}

/** A new hand. */
export interface Dealt {
  kind: "dealt";
  /** the forehand */
  seat: number;
  hand: number;
  /** of the whole game */
  hands: number;
  /** that everybody got */
  cards: number;
}

/** The rest of the cards. */
export interface More {
  kind: "more";
  /** that everybody got */
  cards: number;
}

export interface Bid {
  kind: "bid";
  seat: number;
  row: number;
  contract: number;
  /** as it stands now; 0 for the first bid of a hand */
  penalty: number;
}

export interface Passed {
  kind: "pass";
  seat: number;
}

/** Everybody passed: this seat must choose. */
export interface Hotseat {
  kind: "hotseat";
  seat: number;
}

/** It is settled who plays what. */
export interface Declared {
  kind: "declared";
  seat: number;
  row: number;
  contract: number;
  /** chosen there, not won in the auction */
  hotseat: boolean;
  penalty: number;
  /** of the row, now */
  value: number;
  /** it has just risen by one */
  raised: boolean;
}

export interface TrumpNamed {
  kind: "trump";
  suit: number;
  /** who named it; none for chance */
  seat?: number | null;
}

export interface OrderNamed {
  kind: "order";
  seat: number;
  /** of the first trick, strongest first */
  ranks: number[];
}

/** The strongest rank, or a promise. */
export interface NumberNamed {
  kind: "number";
  seat: number;
  number: number;
  /** strongest first */
  ranks: number[];
}

/** One card laid aside, before its seat draws. */
export interface Discarded {
  kind: "discard";
  seat: number;
  /** NONE for eyes that may not know */
  card: number;
  /** so many by now */
  count: number;
}

/** A seat is through with its exchange. */
export interface Exchanged {
  kind: "exchange";
  seat: number;
  count: number;
  /** empty for eyes that may not know */
  discarded: number[];
  /** likewise */
  drawn: number[];
}

/** The pile is empty before this seat could exchange. */
export interface Skipped {
  kind: "skipped";
  seat: number;
}

/** A contract that nobody exchanges in. */
export interface NoExchange {
  kind: "no_exchange";
  contract: number;
}

/** The declarer's hand lies open from now on. */
export interface Opened {
  kind: "open";
  seat: number;
  cards: number[];
}

export interface Card {
  kind: "card";
  seat: number;
  card: number;
  /** from 1 */
  trick: number;
}

/** A trick is complete. */
export interface Trick {
  kind: "trick";
  /** who takes it */
  seat: number;
  /** from 1 */
  trick: number;
  leader: number;
  /** in the order they were played */
  cards: number[];
  /** which of them wins */
  best: number;
  /** "highest", "lowest" or "strongest" of the suit led; "trump", or "top_trump" of several, where another was led */
  why: string;
  /** what it counts for the declarer */
  worth: number;
  /** of every seat, with this one */
  tricks: number[];
}

/** The order of ranks is another from now on. */
export interface Turned {
  kind: "turned";
  /** strongest first */
  ranks: number[];
}

/** The declarer's number is written down. `base` and `adds` make `record`. */
export interface Recorded {
  kind: "recorded";
  seat: number;
  row: number;
  contract: number;
  hotseat: boolean;
  raised: boolean;
  discards: number;
  /** of the declarer */
  tricks: number;
  /** what they count; not one each in every contract */
  count: number;
  /** the same, less a penalty that is taken off the tricks */
  counted: number;
  /** what of that counts */
  objective: string;
  /** of some objectives */
  target: number;
  /** of some contracts, else 0 */
  promise: number;
  /** what it makes under the objective */
  base: number;
  /** of the auction */
  penalty: number;
  /** what the penalty adds to that: never in the declarer's favour */
  adds: number;
  record: number;
  /** is a low record good? */
  lower: boolean;
}

/** All three have played a contract: this is a seat's place in the row. */
export interface Place {
  kind: "place";
  seat: number;
  row: number;
  contract: number;
  place: number;
  points: number;
  /** what decided it: towards the seat behind, or for the last the seat before */
  by: string;
}

/** The game is over. */
export interface Winner {
  kind: "winner";
  seat: number;
  points: number;
  /** somebody has as many, but was through with all contracts later */
  tied: boolean;
}

/** A seat in the row of the sheet. */
export interface SheetCell {
  done: boolean;
  record: number;
  raised: boolean;
  discards: number;
  /** in which it was completed */
  hand: number;
  /** among those who have played it; 0 if not done */
  place: number;
  points: number;
  /** what decided the place, once all have played it */
  by: string;
}

/** A contract on the sheet of the whole game. */
export interface SheetRow {
  contract: number;
  value: number;
  /** of every seat */
  points: number[];
}

/** A hand is over: what was written down, how the row stands, and everybody's points. */
export interface Sheet {
  kind: "sheet";
  hand: number;
  hands: number;
  recorded: Recorded;
  /** of the row */
  value: number;
  /** have all three played it, so that it scores? */
  complete: boolean;
  /** by seat */
  cells: SheetCell[];
  /** everybody's points without this hand */
  before: number[];
  /** and with it */
  totals: number[];
  /** at the end of the game, where all points come from; else empty */
  rows: SheetRow[];
  /** at the end of the game, else empty */
  places: number[];
  /** the hand of everybody's last contract, which breaks a tie; else empty */
  last: number[];
}

export type Happening = Drawn | Dealt | More | Bid | Passed | Hotseat | Declared | TrumpNamed | OrderNamed | NumberNamed | Discarded | Exchanged | Skipped | NoExchange | Opened | Card | Trick | Turned | Recorded | Place | Winner | Sheet;
