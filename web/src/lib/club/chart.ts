/** The geometry of a rating's line: from game to game, as high as the ratings need. */
import type { RatingPoint } from "../wire";

export const WIDTH = 600;
export const HEIGHT = 160;
const LEAST = 100; // between bottom and top: a single game is no mountain
const STEP = 50;

/** The ratings at the bottom and at the top, round numbers. */
export function span(points: RatingPoint[]): [number, number] {
  const ratings = points.map((point) => point.rating);
  const low = Math.floor(Math.min(...ratings) / STEP) * STEP;
  return [low, Math.max(Math.ceil(Math.max(...ratings) / STEP) * STEP, low + LEAST)];
}

export const across = (points: RatingPoint[], i: number): number => (points.length < 2 ? WIDTH / 2 : (i / (points.length - 1)) * WIDTH);

export function up([low, high]: [number, number], rating: number): number {
  return HEIGHT * (1 - (rating - low) / (high - low));
}

/** Two paths that touch: while the rating was provisional, and after that. */
export function paths(points: RatingPoint[]): { provisional: string; settled: string } {
  const room = span(points);
  const settledFrom = points.findIndex((point) => !point.provisional);
  const line = (from: number, to: number): string =>
    points
      .slice(from, to)
      .map((point, i) => `${i ? "L" : "M"}${across(points, from + i).toFixed(1)} ${up(room, point.rating).toFixed(1)}`)
      .join("");
  if (settledFrom < 0) return { provisional: line(0, points.length), settled: "" };
  return { provisional: settledFrom ? line(0, settledFrom + 1) : "", settled: line(settledFrom, points.length) };
}

/** A change with its sign: a true minus, and nothing that needs colour. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "±0");
