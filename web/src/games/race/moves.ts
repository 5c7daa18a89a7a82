/** The numbers and names of the game's rules. Written by `python -m quartett.generate`: change the rules instead. */

export const CHANCE = -2;
export const NONE = -1;
export const OVER = -3;
export const BET_POINTS = 15;
export const FINISH = 61;
export const FULL_HAND = 5;
export const KNONSTERS = 4;
export const MOST_CARDS = 76;
export const P3 = 17;
export const P4 = 16;
export const PLACES = 3;
export const RESTART_CAP = 20;
export const SEATS = 4;
export const TYPES = 19;
export const CONFIRM = 4;
export const UNDO = 5;
export const POWER = 6;
export const PLAY = 10;
export const AUTO_YES = 29;
export const AUTO_NO = 30;
export const MOVES = 31;
export const LONGEST_OUTCOME = 76;
export const SECRET = -1;
export const UNASKED = 0;
export const YES = 1;
export const NO = 2;
export const ROBOT = 3;
export const QUIET = 0;
export const ASKED = 1;

export const Kind = {
  PLUS_7: 0,
  PLUS_5: 1,
  CATCH_UP: 2,
  TRIPLE: 3,
  RANK: 4,
} as const;
export type Kind = keyof typeof Kind;

export const Knonster = {
  RITHLE: 0,
  ARISTAS: 1,
  CELYA: 2,
  ELAARI: 3,
} as const;
export type Knonster = keyof typeof Knonster;

export const Phase = {
  DEAL: 0,
  FAV: 1,
  START: 2,
  TURN: 3,
  POWER_CARD: 4,
  DRAW: 5,
  ASK: 6,
  AUTO_CARD: 7,
  OVER: 8,
} as const;
export type Phase = keyof typeof Phase;
