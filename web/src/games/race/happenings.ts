/** What can happen in a step. Written by `python -m quartett.generate`: change the game's happenings.py instead. */

/** A superpower is announced. */
export interface Star {
  kind: "star";
  seat: number;
  knonster: number;
}

/** A Knonster goes on, or back. */
export interface Walk {
  kind: "walk";
  knonster: number;
  start: number;
  end: number;
}

/** A Knonster passes others that were before it. */
export interface Pass {
  kind: "pass";
  knonster: number;
  passed: number[];
}

/** A Knonster crosses the line. */
export interface Arrival {
  kind: "arrival";
  knonster: number;
  /** 1 is the first */
  place: number;
}

/** Everybody chose alike: Favorites are chosen anew. */
export interface Anew {
  kind: "anew";
}

/** What one player has in the end. */
export interface Points {
  kind: "points";
  seat: number;
  /** Knonsters */
  favorites: number[];
  /** points of each */
  shares: number[];
  /** points for the predicted winner */
  bet: number;
  /** stars that were never turned up: they break ties */
  stars: number;
  total: number;
  place: number;
}

export type Happening = Star | Walk | Pass | Arrival | Anew | Points;
