/** The numbers and names of the game's rules. Written by `python -m quartett.generate`: change the rules instead. */

export const NONE = -1;
export const OVER = -3;
export const CELLS = 55;
export const CONTACTS = 2;
export const DIRECTIONS = 6;
export const EAST = 0;
export const LAY = 4;
export const LEAST_QUIET = 20;
export const MOST_OF_ONE = 3;
export const MOST_SHARED = 4;
export const OFF = 169;
export const PLACES = 169;
export const POCKETS = 28;
export const SEATS = 4;
export const SWAP = 3;
export const WEST = 3;
export const CHOOSE_PLACE = 0;
export const CHOOSE_CHANGE = 1;
export const CHOOSE_MOVE = 2;
export const STOP = 3;
export const PLACE = 4;
export const LIFT = 173;
export const PUT = 342;
export const FROM = 511;
export const TO = 680;
export const TAKE = 849;
export const MOVES = 1018;
export const LONGEST_OUTCOME = 1;
export const UNKNOWN = -2;
export const NO_CELL = 62;

export const Circle = {
  END_OF_ACTION: 0,
  AT_ONCE: 1,
} as const;
export type Circle = keyof typeof Circle;

export const Entry = {
  BORDER: 0,
  CONNECTED: 1,
} as const;
export type Entry = keyof typeof Entry;

export const Jump = {
  CHAIN: 0,
  LINE: 1,
  NONE: 2,
} as const;
export type Jump = keyof typeof Jump;

export const Leave = {
  TURN_START: 0,
  AT_ONCE: 1,
} as const;
export type Leave = keyof typeof Leave;

export const Phase = {
  CHOOSE: 0,
  PLACE: 1,
  LIFT: 2,
  PUT: 3,
  FROM1: 4,
  TO1: 5,
  FROM2: 6,
  TO2: 7,
  TAKE: 8,
  OVER: 9,
} as const;
export type Phase = keyof typeof Phase;
