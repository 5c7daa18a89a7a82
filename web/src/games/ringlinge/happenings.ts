/** What can happen in a step. Written by `python -m quartett.generate`: change the game's happenings.py instead. */

/** A marble from the supply onto a ring. */
export interface Laid {
  kind: "laid";
  seat: number;
  place: number;
}

/** A ring into the hand. */
export interface Lifted {
  kind: "lifted";
  seat: number;
  place: number;
}

/** A ring back onto the table. */
export interface Put {
  kind: "put";
  seat: number;
  place: number;
}

/** A marble from ring to ring. */
export interface Moved {
  kind: "moved";
  seat: number;
  start: number;
  /** own rings it ran through, in order */
  over: number[];
  place: number;
}

/** Now several colours share a ring: nobody leaves it. */
export interface Blocked {
  kind: "blocked";
  place: number;
  /** of each seat */
  marbles: number[];
}

/** One colour alone is left on a ring that was blocked. */
export interface Freed {
  kind: "freed";
  place: number;
  /** whose marbles are left */
  owner: number;
}

/** Who came to a ring has more marbles there than each other colour: all the others fall. */
export interface Majority {
  kind: "majority";
  seat: number;
  place: number;
  /** of each seat, with the one that has come */
  marbles: number[];
  taken: number;
}

/** A closed circle holds marbles of one colour: half of them fall, rounded up. */
export interface Circle {
  kind: "circle";
  seat: number;
  victim: number;
  /** rings of the captor around them and among them */
  wall: number[];
  /** rings */
  inside: number[];
  /** marbles of the captor on the wall */
  strength: number;
  /** marbles of the victim inside */
  against: number;
  /** how many must be taken */
  falls: number;
}

/** The captor has to choose from which rings marbles are taken. */
export interface Taking {
  kind: "taking";
  seat: number;
  victim: number;
  marbles: number;
}

/** Marbles of a closed circle leave. */
export interface Taken {
  kind: "taken";
  seat: number;
  victim: number;
  /** a ring for each marble */
  places: number[];
}

/** Somebody leaves the game, with all marbles. */
export interface Out {
  kind: "out";
  seat: number;
  /** otherwise: could neither lay nor move */
  resigned: boolean;
  supply: number;
  /** the supply was too small for laying; otherwise too few rings were open */
  lacks: boolean;
  /** marbles that could still go somewhere */
  free: number;
  /** so many have to */
  enough: number;
  /** rings with marbles that go */
  places: number[];
  /** the place that is certain now */
  rank: number;
}

/** One more turn in a row without laying or capture. */
export interface Quiet {
  kind: "quiet";
  turns: number;
  /** then marbles are counted */
  limit: number;
}

/** A seat on the sheet. */
export interface Row {
  seat: number;
  place: number;
  /** on the board and in the supply */
  points: number;
  board: number;
  supply: number;
  /** on rings that are not shared: decides between equals */
  alone: number;
  /** the how-manieth to leave, 0 if never */
  left: number;
  /** marbles captured */
  majority: number;
  circle: number;
}

/** The end. */
export interface Sheet {
  kind: "sheet";
  /** last_player, quiet_limit, round_cap */
  ending: string;
  turns: number;
  /** in order of their places */
  rows: Row[];
}

export type Happening = Laid | Lifted | Put | Moved | Blocked | Freed | Majority | Circle | Taking | Taken | Out | Quiet | Sheet;
