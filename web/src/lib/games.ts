/** What each game brings for the screen, found by its directory: nothing here names a game. */
import type { Component } from "svelte";
import type { Beats } from "./acts.svelte";
import type { Told } from "./table/sentence";
import type { Offered, Reason, SeatInfo } from "./wire";
import type { Speak } from "./words.svelte";

/** What a board is given. It shows `view` and calls `play`; it decides nothing about the rules. */
export interface BoardProps {
  view: never;
  seats: SeatInfo[];
  moves: Offered[];
  reasons: Reason[];
  say: Speak;
  play: (move: number) => void;
  /** Take the last step back, where that can be done. */
  undo: (() => void) | null;
  busy: boolean;
  hinted: number[];
  /** What has happened so far, newest last. */
  lines: Told[];
  replay: boolean;
  /** In a replay with everything open: what each seat sees. */
  views: never[] | null;
  /** What is happening right now, on the way to the next table; `view` is still the one before it. */
  happening: never | null;
  /** The same as a sentence; empty where there is none. */
  saying: string;
}

/** A sheet: how a round or the game was scored. */
export interface RoundProps {
  what: never;
  seats: SeatInfo[];
  say: Speak;
}

export interface PlayerProps {
  view: never;
  seat: number;
  say: Speak;
}

export interface SheetProps {
  view: never;
  seats: SeatInfo[];
  say: Speak;
}

type Found<P extends Record<string, unknown>> = Record<string, () => Promise<{ default: Component<P> }>>;
const rounds = import.meta.glob("../games/*/Round.svelte") as unknown as Found<RoundProps & Record<string, unknown>>;
const stages = import.meta.glob("../games/*/stage.ts") as Record<string, () => Promise<{ beats: Beats }>>;
const boards = import.meta.glob("../games/*/Board.svelte") as unknown as Found<BoardProps & Record<string, unknown>>;
const players = import.meta.glob("../games/*/Player.svelte") as unknown as Found<PlayerProps & Record<string, unknown>>;
const sheets = import.meta.glob("../games/*/Sheet.svelte") as unknown as Found<SheetProps & Record<string, unknown>>;
const arts = import.meta.glob("../games/*/Art.svelte") as unknown as Found<Record<string, unknown>>;

async function part<P extends Record<string, unknown>>(all: Found<P>, game: string, name: string): Promise<Component<P> | null> {
  const load = all[`../games/${game}/${name}.svelte`];
  return load ? (await load()).default : null;
}

export const art = (game: string): Promise<Component<Record<string, unknown>> | null> => part(arts, game, "Art");

export interface Screen {
  Board: Component<BoardProps & Record<string, unknown>> | null;
  Player: Component<PlayerProps & Record<string, unknown>> | null;
  Sheet: Component<SheetProps & Record<string, unknown>> | null;
  Round: Component<RoundProps & Record<string, unknown>> | null;
  beats: Beats;
}

export async function screen(game: string): Promise<Screen> {
  const [Board, Player, Sheet, Round, stage] = await Promise.all([
    part(boards, game, "Board"),
    part(players, game, "Player"),
    part(sheets, game, "Sheet"),
    part(rounds, game, "Round"),
    stages[`../games/${game}/stage.ts`]?.(),
  ]);
  return { Board, Player, Sheet, Round, beats: stage?.beats ?? (() => 0) };
}
