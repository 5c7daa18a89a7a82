/** What somebody asks for who opens a table. */
import type { GameInfo, Option, WantedSeat } from "../wire";
import { t } from "../words.svelte";

/** A seat as the form has it: `me`, `open`, `same` with a name, or `bot:` and its level. */
export interface SeatChoice {
  kind: string;
  name: string;
}

const BOT = "bot:";
export const botKind = (bot: string): string => BOT + bot;
export const isBot = (kind: string): boolean => kind.startsWith(BOT);
export const levelOf = (kind: string): string => kind.slice(BOT.length);

/** Three if the game allows it: more fun than two, sooner over than four. */
export function usualPlayers(game: Pick<GameInfo, "players">): number {
  return game.players.includes(3) ? 3 : (game.players.at(-1) ?? 2);
}

/** The level somebody last played against, if this game has it. */
export function usualBot(game: Pick<GameInfo, "bots">, last: string): string {
  return game.bots.includes(last) ? last : game.bots.includes("casual") ? "casual" : (game.bots.at(-1) ?? "random");
}

/** Me, and bots in all other seats. */
export function againstBots(players: number, bot: string): WantedSeat[] {
  return Array.from({ length: players }, (_, i) => (i ? { kind: "bot", bot } : { kind: "me" }));
}

export function seatWish(seat: SeatChoice, i: number): WantedSeat {
  if (seat.kind === "me" || seat.kind === "open") return { kind: seat.kind };
  if (seat.kind === "same") return { kind: "same", name: seat.name.trim() || t("seat-name", { seat: i + 1 }) };
  return { kind: "bot", bot: levelOf(seat.kind) };
}

const MOST_SIDE_BY_SIDE = 8;

/** Are these the numbers from one to another, and too many to show them all? */
export function isRange(values: string[]): boolean {
  return values.length > MOST_SIDE_BY_SIDE && values.every((value, i) => Number(value) === Number(values[0]) + i);
}

type Chosen = Record<string, string>;

/** What somebody has picked for an option that is a list. */
export function picked(option: Option, chosen: Chosen): string[] {
  const value = chosen[option.name] ?? option.default;
  return value === option.default ? [] : value.split(",");
}

/** Is it asked, as the other options stand? */
export function isAsked({ several }: Option, chosen: Chosen): boolean {
  return !several || chosen[several.only[0]] === several.only[1];
}

/** How many a list wants, as the other options stand. */
export function wantedOf({ several }: Option, chosen: Chosen): number {
  return several?.number[chosen[several.by] ?? ""] ?? 0;
}

/** Has everything that is asked been answered? */
export function isComplete(game: Pick<GameInfo, "options">, chosen: Chosen): boolean {
  return game.options.every((option) => !option.several || !isAsked(option, chosen) || picked(option, chosen).length === wantedOf(option, chosen));
}

/** What was chosen; what is not asked is left as it is by itself. */
export function optionsWish(game: Pick<GameInfo, "options">, chosen: Chosen): Chosen {
  return Object.fromEntries(game.options.map((option) => [option.name, (isAsked(option, chosen) && chosen[option.name]) || option.default]));
}
