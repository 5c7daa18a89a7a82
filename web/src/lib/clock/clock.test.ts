import { expect, test } from "vitest";
import type { ClocksInfo } from "../wire";
import { isShort, leftNow, liveClock, turnClock } from "./clock";

const info = (more: Partial<ClocksInfo> = {}): ClocksInfo => ({ terms: liveClock(5, 5), left: [60_000, 90_000, null], running: 0, rests: false, until: null, ...more });

test("time runs for the seat to move, from when the frame came", () => {
  const clocks = info();
  expect(leftNow(clocks, 0, 1_000)).toBe(60_000);
  expect(leftNow(clocks, 0, 11_000)).toBe(50_000);
  expect(leftNow(clocks, 1, 11_000)).toBe(90_000);
  expect(leftNow(clocks, 2, 11_000)).toBeNull();
  expect(leftNow(clocks, 0, 1_000_000)).toBe(0);
});

test("on a weekend off it stands still", () => {
  const clocks = info({ rests: true });
  leftNow(clocks, 0, 0);
  expect(leftNow(clocks, 0, 50_000)).toBe(60_000);
});

test("little is a minute at the table, and two hours over days", () => {
  expect(isShort(60_000, liveClock(5, 5))).toBe(true);
  expect(isShort(61_000, liveClock(5, 5))).toBe(false);
  expect(isShort(2 * 3_600_000, turnClock(1))).toBe(true);
  expect(isShort(3 * 3_600_000, turnClock(1))).toBe(false);
});
