/** The geometry of a line chart of chances: from 0 to 1 upwards, from the first step to the last. */
import type { Point } from "../wire";

export const WIDTH = 600;
export const HEIGHT = 200;

/** As the seat saw it, or as it was. */
export type Mode = "seen" | "true";

/** Where a step lies. */
export const across = (points: Point[], step: number): number => (step / Math.max(points.at(-1)?.step ?? 0, 1)) * WIDTH;
export const up = (chance: number): number => HEIGHT * (1 - chance);

/** One seat's line, as an SVG path. */
export function path(points: Point[], seat: number, mode: Mode): string {
  return points.map((point, i) => `${i ? "L" : "M"}${across(points, point.step).toFixed(1)} ${up(point[mode][seat] ?? 0).toFixed(1)}`).join("");
}

/** The number of the point nearest to a share of the width. */
export function nearest(points: Point[], share: number): number {
  const wanted = share * WIDTH;
  const distance = (i: number): number => Math.abs(across(points, points[i]?.step ?? 0) - wanted);
  return points.reduce((best, _, i) => (distance(i) < distance(best) ? i : best), 0);
}

/** Does it make a difference whether all cards are known? */
export const differs = (points: Point[]): boolean => points.some((point) => point.seen.some((chance, i) => chance !== point.true[i]));

/** Names at the end of the lines, moved apart so that they can be read; from top to bottom. */
export function labels(points: Point[], mode: Mode, apart: number): number[] {
  const last = points.at(-1)?.[mode] ?? [];
  const order = last.map((_, seat) => seat).sort((a, b) => (last[b] ?? 0) - (last[a] ?? 0) || a - b);
  const places: number[] = last.map(() => 0);
  let free = 0;
  for (const seat of order) {
    places[seat] = Math.max(up(last[seat] ?? 0), free);
    free = (places[seat] ?? 0) + apart;
  }
  const over = Math.max(0, free - apart - HEIGHT);
  let limit = HEIGHT;
  for (const seat of [...order].reverse()) {
    if (over) places[seat] = Math.min(places[seat] ?? 0, limit);
    limit = (places[seat] ?? 0) - apart;
  }
  return places;
}

/** Whole per cents that add up to a hundred as nearly as rounding allows. */
export const percent = (chance: number): number => Math.round(100 * chance);
