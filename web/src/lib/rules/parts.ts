/** What each game brings for its rules, found by its directory: nothing here names a game. */
import type { Component } from "svelte";
import type { Happened, Say, SeatInfo } from "../wire";
import type { Speak } from "../words.svelte";

/** A card, a contract, a square, an action: what it is called and what it does. */
export interface Entry {
  name: Say;
  help: Say;
  /** What its picture shows, if the game draws one. */
  mark?: number;
}

/** Several of a kind. */
export interface Group {
  title: string;
  entries: Entry[];
  /** Are they in play at such a table? */
  when?: (table: Table) => boolean;
}

export type Table = Record<string, string | number>;

/** The page that tells the rules as they hold at such a table. */
export function addressOf(game: string, table: Table): string {
  return `/rules/${game}?${new URLSearchParams(Object.entries(table).map(([name, value]) => [name, String(value)])).toString()}`;
}

/** A moment of the example game: the table before and after it, and what happened. */
export interface Figure {
  name: string;
  step: number;
  move: number | null;
  before: unknown;
  after: unknown;
  happenings: Happened[];
}

/** The ruling behind a rule: what the rulebook leaves open, what was decided, and why. */
export interface Ruling {
  name: string;
  question: string;
  ruling: string;
  why: string;
  options: string[];
}

export interface Rulings {
  preface: string;
  rulings: Ruling[];
}

export interface MarkProps {
  mark: number;
}

export interface FigureProps {
  figure: never;
  seats: SeatInfo[];
  say: Speak;
}

type Found<T> = Record<string, () => Promise<T>>;
const catalogues = import.meta.glob("../../games/*/catalogue.ts") as Found<{ catalogue: Group[] }>;
const marks = import.meta.glob("../../games/*/Mark.svelte") as unknown as Found<{ default: Component<MarkProps & Record<string, unknown>> }>;
const drawings = import.meta.glob("../../games/*/Figure.svelte") as unknown as Found<{ default: Component<FigureProps & Record<string, unknown>> }>;
const figures = import.meta.glob("../../games/*/figures.json", { import: "default" }) as Found<Figure[]>;
const rulings = import.meta.glob("../../../../src/quartett/games/*/rulings.json", { import: "default" }) as Found<Rulings>;

export interface Parts {
  catalogue: Group[];
  Mark: Component<MarkProps & Record<string, unknown>> | null;
  Drawing: Component<FigureProps & Record<string, unknown>> | null;
  figures: Figure[];
}

export async function partsOf(game: string): Promise<Parts> {
  const [list, mark, drawing, moments] = await Promise.all([
    catalogues[`../../games/${game}/catalogue.ts`]?.(),
    marks[`../../games/${game}/Mark.svelte`]?.(),
    drawings[`../../games/${game}/Figure.svelte`]?.(),
    figures[`../../games/${game}/figures.json`]?.(),
  ]);
  return { catalogue: list?.catalogue ?? [], Mark: mark?.default ?? null, Drawing: drawing?.default ?? null, figures: moments ?? [] };
}

export async function rulingsOf(game: string): Promise<Rulings> {
  return (await rulings[`../../../../src/quartett/games/${game}/rulings.json`]?.()) ?? { preface: "", rulings: [] };
}

export interface Piece {
  kind: "text" | "code" | "strong" | "em" | "ruling";
  text: string;
}

const MARKED = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\b(R\d+)\b/g;

/** The little Markdown of a ruling as pieces: code, stress, and other rulings it speaks of. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const [whole, code, strong, em, ruling] = match;
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else found.push({ kind: "ruling", text: ruling ?? whole });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}
