/** What travels between server and browser. See docs/wire.md. */

/** Grows whenever a page of before could not understand the server any more. */
export const PROTOCOL = 2;

export interface Say {
  m: string;
  f?: Record<string, number | string | Say> | null;
}

export interface OptionSchema {
  name: string;
  values: string[];
  default: string;
}

export interface GameInfo {
  name: string;
  players: number[];
  minutes: [number, number];
  designer: string;
  bots: string[];
  options: OptionSchema[];
}

export interface Me {
  id: string;
  name: string;
}

export type SeatWish = { kind: "me" } | { kind: "open" } | { kind: "bot"; bot: string } | { kind: "same"; name: string };
export type BotSpeed = "instant" | "quick" | "calm";

export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, string>;
  seats?: SeatWish[];
  pace?: "live" | "turns";
  onlookers?: boolean;
  hints?: boolean;
  listed?: boolean;
  bot_speed?: BotSpeed;
  from?: { table: string; step: number };
}

export interface Summary {
  id: string;
  game: string;
  players: number;
  seats: { name: string; kind: string }[];
  your_turn: boolean;
  over: boolean;
  started: boolean;
  updated: string;
  free: number;
  /** This server cannot play the table's log on. */
  broken?: boolean;
}

export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open" | "same";
  bot: string | null;
  mine: boolean;
  present: boolean;
  away_bot: boolean;
}

export interface Move {
  move: number;
  short: string;
  words: Say;
  effect: Say | null;
}

export interface Reason {
  words: Say;
  moves: number[];
}

/** Something that happened: who did it, or whom chance concerned; in words; and what followed. */
export interface Line {
  version: number;
  seat: number | null;
  event: string;
  words: Say | null;
  effect: Say | null;
}

export interface LogLine extends Line {
  move: number | null;
}

export interface TableFrame {
  v: 1;
  type: "table";
  version: number;
  game: string;
  players: number;
  options: Record<string, string>;
  pace: "live" | "turns";
  host: boolean;
  hints: boolean;
  bot_speed: BotSpeed;
  since?: number;
  invite?: string | null;
  /** The rematch, once somebody has opened it. */
  next?: string | null;
  commit: string;
  secret: string | null;
  seats: Seat[];
  eyes: number | null;
  mine: number[];
  phase: "waiting" | "playing" | "over";
  event: string;
  turn: number | "chance" | "over";
  view: unknown;
  moves: Move[];
  reasons: Reason[];
  undo: boolean;
  log: LogLine[];
  result: { places: number[]; points: number[] } | null;
  onlookers: number;
}

export interface Considered {
  move: number;
  visits: number;
  place: number;
  words: Say;
}

export interface Answer {
  v: 1;
  type: "answer";
  id: string;
  ok: boolean;
  version?: number;
  error?: string;
  message?: string;
  words?: Say;
  considered?: Considered[];
}

/** The first frame of a socket. */
export interface Hello {
  v: number;
  type: "hello";
  protocol: number;
  release: string;
}

export type ServerFrame = Hello | TableFrame | Answer | { v: 1; type: "pong" } | { v: 1; type: "preparing"; progress: unknown } | { v: 1; type: "bye"; reason: string };

export interface Step extends Line {
  view: unknown;
  /** What each seat sees, when everything is shown. */
  views?: unknown[];
  turn: number | "chance" | "over";
}
