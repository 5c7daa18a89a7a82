/** The numbers and names of the game's rules. Written by `python -m quartett.generate`: change the rules instead. */

export const CHANCE = -2;
export const NONE = -1;
export const OVER = -3;
export const BIDS = 63;
export const BUST_VALUES = 15;
export const CARDS = 48;
export const COLOURS_END = 12;
export const CUBES = 5;
export const CUBES_A_TURN = 2;
export const FIVE_OR_MORE = 5;
export const GRACES = 3;
export const HANNAH = 20;
export const HUNCH = 22;
export const HUNCH_POINTS = 6;
export const INCUBATION = 28;
export const LETTER_SQUARES = 6;
export const LETTERS = 33;
export const MOST_ROUNDS = 8;
export const NO_TRUMP = 4;
export const OBSERVATION = 29;
export const OBSERVATIONS = 2;
export const OPEN_WITH_FOUR = 549754830847;
export const OPEN_WITH_THREE = 549752730111;
export const OPEN_WITH_THREE_REDUCED = 240515084799;
export const OPTIMISM = 32;
export const PESSIMISM = 31;
export const PLOTS = 4;
export const RANKS = 12;
export const REVIEW = 30;
export const SEATS = 4;
export const SLOTS = 41;
export const STANDARD_BUST = 24;
export const SUIT_CARDS = 4095;
export const SUITS = 4;
export const TRICKS = 11;
export const VALUES = 3;
export const ZABINE = 12;
export const HIDE = 48;
export const DISCARD = 96;
export const TRUMP = 144;
export const PLOT = 149;
export const END = 190;
export const OBSERVE = 191;
export const CLAIM = 192;
export const MOVES = 196;
export const LONGEST_OUTCOME = 48;
export const HID = -1;
export const DISCARDED = -2;
export const BY_LETTERS = 0;
export const BY_HUNCH = 1;
export const BY_MARIE = 2;
export const PARTS = 3;

export const Phase = {
  START: 0,
  DEAL: 1,
  TRUMP: 2,
  CLAIM: 3,
  PLOT: 4,
  REVIEW: 5,
  TRICK: 6,
  OVER: 7,
} as const;
export type Phase = keyof typeof Phase;
