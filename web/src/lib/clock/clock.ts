/** Clocks in words: what people agreed upon, and what is left. */
import type { Clock, ClocksInfo } from "../wire";
import { t } from "../words.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes to begin with, and seconds that a decision adds. */
export const LIVE = [
  [5, 5],
  [10, 10],
  [20, 15],
] as const;
/** Days for a turn. */
export const TURNS = [1, 3, 7] as const;

export const liveClock = (minutes: number, seconds: number): Clock => ({ start: minutes * 60, increment: seconds });

/** So many days for every turn, whatever the last one took. */
export function turnClock(days: number): Clock {
  const seconds = days * 24 * 3600;
  return { start: seconds, increment: seconds, most: seconds };
}

/** A length of time, as coarse as one wants to know it. */
export function span(milliseconds: number): string {
  if (milliseconds > 2 * DAY) return t("web-clock-days", { number: Math.round(milliseconds / DAY) });
  if (milliseconds > 2 * HOUR) return t("web-clock-hours", { number: Math.round(milliseconds / HOUR) });
  if (milliseconds > MINUTE) return t("web-clock-minutes", { number: Math.ceil(milliseconds / MINUTE) });
  return t("web-clock-seconds", { number: Math.ceil(milliseconds / SECOND) });
}

/** What people agreed upon, in a few words. */
export function terms(clock: Clock): string {
  const { start, increment = 0, most = 0, weekends = true } = clock;
  const what =
    start === increment && start === most
      ? t("web-clock-a-turn", { time: exact(start) })
      : increment
        ? t("web-clock-plus", { start: exact(start), increment: exact(increment) })
        : t("web-clock-start", { start: exact(start) });
  return weekends ? what : t("web-clock-and-weekends", { what });
}

function exact(seconds: number): string {
  const units = [
    ["days", 86_400],
    ["hours", 3_600],
    ["minutes", 60],
  ] as const;
  const [name, size] = units.find(([, size]) => seconds >= size && seconds % size === 0) ?? ["seconds", 1];
  return t(`web-clock-${name}`, { number: seconds / size });
}

/** Is little left? Then, and only then, seconds are shown. */
export function isShort(milliseconds: number, clock: Clock): boolean {
  return milliseconds <= (clock.start >= DAY / SECOND ? 2 * HOUR : MINUTE);
}

const arrived = new WeakMap<ClocksInfo, number>();

/** What is left to a seat now: a frame tells what was left when it was made, and time goes on by this device's monotonic clock. */
export function leftNow(clocks: ClocksInfo, seat: number, now: number): number | null {
  if (!arrived.has(clocks)) arrived.set(clocks, now);
  const left = clocks.left[seat] ?? null;
  if (left === null || clocks.running !== seat || clocks.rests) return left;
  return Math.max(0, left - (now - (arrived.get(clocks) ?? now)));
}
