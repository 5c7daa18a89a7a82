/** What can happen in a step. Written by `python -m quartett.generate`: change the game's happenings.py instead. */

/** The discs are set before the first round. */
export interface Discs {
  kind: "discs";
  /** where each seat's stands */
  scores: number[];
}

/** A round begins: cards are dealt, and the lowest disc starts. */
export interface Round {
  kind: "round";
  /** who starts */
  seat: number;
  number: number;
  rounds: number;
}

export interface Trump {
  kind: "trump";
  seat: number;
  /** 4: none */
  suit: number;
}

/** The right to set a colour is claimed. */
export interface Claim {
  kind: "claim";
  seat: number;
  suit: number;
}

/** A cube comes to a square, for this round. */
export interface Cube {
  kind: "cube";
  seat: number;
  slot: number;
  /** from the colour it had claimed */
  moved: boolean;
  /** because the claim was still open when the fourth trick began */
  late: boolean;
}

/** The centre cards come to a hand. */
export interface Review {
  kind: "review";
  seat: number;
  count: number;
  /** known to the reviewer only */
  cards: number[];
}

export interface Discard {
  kind: "discard";
  seat: number;
  /** -1 for the others */
  card: number;
}

/** As many cards as came have been discarded. */
export interface Exchanged {
  kind: "exchanged";
  seat: number;
  count: number;
}

/** A card is laid in a trick. */
export interface Card {
  kind: "card";
  seat: number;
  /** -1 where it lies face down and is not known */
  card: number;
  face_down: boolean;
}

/** Observation: to play last in this trick. */
export interface Wait {
  kind: "wait";
  seat: number;
  /** was it this seat's lead, which the left neighbour has now? */
  led: boolean;
}

/** The card that lay face down is turned up, before those who may see it. */
export interface Turned {
  kind: "turned";
  seat: number;
  card: number;
}

/** A trick is complete, and taken. */
export interface Trick {
  kind: "trick";
  /** who takes it */
  seat: number;
  number: number;
  /** the one that won it */
  card: number;
  /** whose highest card that is */
  suit: number;
  is_trump: boolean;
  /** of each seat; -1 where it is not known */
  cards: number[];
  /** whose card did not count, or -1 */
  face_down: number;
}

/** A bid can no longer come true. */
export interface Hopeless {
  kind: "hopeless";
  seat: number;
  bid: number;
  tricks: number;
}

/** The cards won are now worth more than the bust value. */
export interface Above {
  kind: "above";
  seat: number;
  base: number;
  bust: number;
  grace: boolean;
}

/** First part of scoring: Letters to Marie. */
export interface Letters {
  kind: "letters";
  seat: number;
  points: number;
}

/** Second part: the bid came true, or did not. */
export interface Hunch {
  kind: "hunch";
  seat: number;
  bid: number;
  tricks: number;
  hit: boolean;
  /** hit thanks to Pessimism or Optimism alone */
  helped: boolean;
  /** points for a bid of 0 without a trick */
  bonus: number;
  /** altogether */
  points: number;
}

/** Third part, the Letter from Marie: what the cards won are worth, against the bust value. */
export interface Marie {
  kind: "marie";
  seat: number;
  /** cards of each colour */
  won: number[];
  base: number;
  bust: number;
  grace: boolean;
  points: number;
}

/** A disc moves on the track. */
export interface Disc {
  kind: "disc";
  seat: number;
  start: number;
  end: number;
  /** whose discs it lies on now, from the lowest up */
  upon: number[];
}

/** A player's round on the sheet: began + letters + hunch + cards = score. */
export interface Row {
  seat: number;
  began: number;
  /** of the own Letters squares */
  letter_values: number[];
  letters: number;
  /** -1: none */
  bid: number;
  tricks: number;
  hit: boolean;
  pessimism: boolean;
  optimism: boolean;
  /** part of `hunch` */
  bonus: number;
  hunch: number;
  /** cards of each colour */
  won: number[];
  base: number;
  grace: boolean;
  cards: number;
  score: number;
  /** cubes not placed */
  kept: number;
  /** for the next round; 0 after the last */
  cubes: number;
}

/** The round in figures. */
export interface Sheet {
  kind: "sheet";
  round: number;
  rounds: number;
  /** of a card of each colour */
  values: number[];
  bust: number;
  /** in the order of scoring */
  rows: Row[];
  /** seats from highest to lowest, afterwards */
  standing: number[];
  /** who starts the next round; -1 after the last */
  next_start: number;
}

/** A player's game: began + all rounds = score. */
export interface Total {
  seat: number;
  began: number;
  /** points of each */
  rounds: number[];
  score: number;
  place: number;
}

/** The game in figures, from the first place down. */
export interface Over {
  kind: "over";
  rows: Total[];
}

export type Happening = Discs | Round | Trump | Claim | Cube | Review | Discard | Exchanged | Card | Wait | Turned | Trick | Hopeless | Above | Letters | Hunch | Marie | Disc | Sheet | Over;
