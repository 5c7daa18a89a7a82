/** The numbers and names of the game's rules. Written by `python -m quartett.generate`: change the rules instead. */

export const CHANCE = -2;
export const NONE = -1;
export const OVER = -3;
export const ALL_CARDS = 4503599627370495;
export const CARDS = 52;
export const DEALT = 39;
export const FIRST_DEAL = 21;
export const FULL = 5;
export const HIGH_OR_LOW = 1;
export const LOW_SCALE = 1;
export const MOST_AVOIDANCE = 1;
export const MOST_ROWS = 5;
export const RANKS = 13;
export const SEATS = 3;
export const SHORT = 3;
export const SUITS = 4;
export const TRICKS = 13;
export const DISCARD = 52;
export const STOP = 104;
export const PASS = 105;
export const BID = 106;
export const NAME_TRUMP = 111;
export const NAME_ORDER = 115;
export const NAME_NUMBER = 117;
export const MOVES = 130;
export const LONGEST_OUTCOME = 52;
export const SECRET = -1;
export const DISCARDED = 3;
export const UNDEALT = 6;
export const TABLE = 7;
export const PLAYED = 8;
export const STARTER = 0;
export const RANDOM = 1;
export const CUSTOM = 2;
export const LITERAL = 1;
export const ALL_X1 = 1;
export const RANDOM_SEAT = 0;

export const Objective = {
  MOST: 0,
  FEWEST: 1,
  NEAR: 2,
  FAR: 3,
  PROMISE: 4,
} as const;
export type Objective = keyof typeof Objective;

export const Order = {
  HIGH: 0,
  LOW: 1,
  SLALOM: 2,
  TRUMP_LOW: 3,
  PARITY: 4,
  MIDDLE: 5,
  WHEEL: 6,
} as const;
export type Order = keyof typeof Order;

export const Step = {
  TRUMP: 1,
  ORDER: 2,
  NUMBER: 4,
} as const;
export type Step = keyof typeof Step;

export const Trump = {
  NO_TRUMP: 0,
  PICK: 1,
  FOE: 2,
  FATE: 3,
} as const;
export type Trump = keyof typeof Trump;

export const Phase = {
  CONTRACT_DRAW: 0,
  FIRST_FOREHAND: 1,
  SHUFFLE: 2,
  BID: 3,
  INFO: 4,
  HOTSEAT: 5,
  EXCHANGE: 6,
  FATE_SUIT: 7,
  PLAY: 8,
  OVER: 9,
} as const;
export type Phase = keyof typeof Phase;

export const Key = {
  RECORD: 0,
  CUBE: 1,
  DISCARDS: 2,
  EARLIER: 3,
} as const;
export type Key = keyof typeof Key;
