/** Sentences in the reader's language: the Python package's own Fluent files, one chunk per file. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { texts } from "./api";
import { settings, type Language } from "./settings.svelte";
import type { Say } from "./wire";

type Loader = () => Promise<string>;
const shared = import.meta.glob<string>("../../../src/quartett/text/*.ftl", { query: "?raw", import: "default" });
const ofGames = import.meta.glob<string>("../../../src/quartett/games/*/text/*.ftl", { query: "?raw", import: "default" });

/** A game that was not there when these pages were built has its words from the server. */
function source(game: string, language: Language): Loader | undefined {
  if (!game) return shared[`../../../src/quartett/text/${language}.ftl`];
  return ofGames[`../../../src/quartett/games/${game}/text/${language}.ftl`] ?? (() => texts(game, language));
}

let loaded = $state.raw<Record<string, FluentBundle>>({});

async function resource(game: string, language: Language): Promise<FluentResource | null> {
  const load = source(game, language);
  return load ? new FluentResource(await load()) : null;
}

/** Fetch what is needed to speak of these games ("" = of no game) in the chosen language. */
export async function learn(...games: string[]): Promise<void> {
  const language = settings.language;
  const missing = ["", ...games].filter((game) => !(`${language}/${game}` in loaded));
  const made = await Promise.all(
    missing.map(async (game) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      for (const home of game ? ["", game] : [""]) {
        const words = await resource(home, language);
        if (words) bundle.addResource(words, { allowOverrides: true });
      }
      return [`${language}/${game}`, bundle] as const;
    }),
  );
  if (made.length) loaded = { ...loaded, ...Object.fromEntries(made) };
}

export type Speak = (message: string | Say | null | undefined, fill?: Say["f"]) => string;

/** What every message may ask for of the table: its options by name, and how many play. A number is one, so that a message can choose by it. */
export function atTable(players: number, options: Record<string, string>): Record<string, string | number> {
  const read = ([name, value]: [string, string]): [string, string | number] => [name, /^\d+$/.test(value) ? Number(value) : value];
  return { players, ...Object.fromEntries(Object.entries(options).map(read)) };
}

/** The voice for one game at one table: turns a Say, or a message name with its arguments, into a sentence. */
export function voice(game: string, table: Record<string, string | number> = {}): Speak {
  const speak: Speak = (message, fill) => {
    if (!message) return "";
    const sentence: Say = typeof message === "string" ? { m: message, f: fill ?? {} } : message;
    const bundle = loaded[`${settings.language}/${game}`] ?? loaded[`${settings.language}/`];
    const pattern = bundle?.getMessage(sentence.m)?.value;
    if (!bundle || !pattern) return bundle ? sentence.m : "";
    const who = sentence.f?.who ?? "other"; // whom it is about: "you" if that is the reader
    const filled: Record<string, string | number> = { ...table, who: String(who) };
    for (const [name, value] of Object.entries(sentence.f ?? {})) filled[name] = typeof value === "object" ? speak({ ...value, f: { who, ...value.f } }) : value;
    return bundle.formatPattern(pattern, filled, []);
  };
  return speak;
}

export function knows(game: string, message: string): boolean {
  return loaded[`${settings.language}/${game}`]?.hasMessage(message) ?? false;
}

/** Words that belong to no game. */
export const t = voice("");
