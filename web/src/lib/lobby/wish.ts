/** What somebody asks for who opens a table. */
import type { GameInfo, WantedSeat } from "../wire";
import { t } from "../words.svelte";

/** A seat as the form has it: `me`, `open`, `same` with a name, or `bot:` and its level. */
export interface SeatChoice {
  kind: string;
  name: string;
}

const BOT = "bot:";
export const botKind = (bot: string): string => BOT + bot;

/** Three if the game allows it: more fun than two, sooner over than four. */
export function usualPlayers(game: Pick<GameInfo, "players">): number {
  return game.players.includes(3) ? 3 : (game.players.at(-1) ?? 2);
}

export function seatWish(seat: SeatChoice, i: number): WantedSeat {
  if (seat.kind === "me" || seat.kind === "open") return { kind: seat.kind };
  if (seat.kind === "same") return { kind: "same", name: seat.name.trim() || t("seat-name", { seat: i + 1 }) };
  return { kind: "bot", bot: seat.kind.slice(BOT.length) };
}

const MOST_SIDE_BY_SIDE = 8;

/** Are these the numbers from one to another, and too many to show them all? */
export function isRange(values: string[]): boolean {
  return values.length > MOST_SIDE_BY_SIDE && values.every((value, i) => Number(value) === Number(values[0]) + i);
}
