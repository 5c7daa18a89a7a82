import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Acts } from "./acts.svelte";
import { PACE, settings } from "./settings.svelte";
import type { Happened } from "./wire";

const REST = PACE.quick.rest;
const happened = (kind: string): Happened => ({ what: { kind }, words: null });
let acts: Acts;
let ended: number;

const kind = (): string | null => (acts.now ? (acts.now.what as { kind: string }).kind : null);
const play = (...kinds: string[]): void => acts.play(kinds.map(happened), () => (ended += 1));

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "quick";
  settings.sheets = true;
  ended = 0;
  acts = new Acts();
  acts.beats = (what: { kind: string }) => (what.kind === "trick" ? 2 : what.kind === "card" ? 1 : 0);
});

afterEach(() => {
  acts.stop();
  vi.useRealTimers();
});

test("one is shown after the other, each as long as its game says", () => {
  play("card", "noise", "trick");
  expect(kind()).toBe("card");
  vi.advanceTimersByTime(REST);
  expect(kind()).toBe("trick");
  vi.advanceTimersByTime(2 * REST - 1);
  expect(ended).toBe(0);
  vi.advanceTimersByTime(1);
  expect([kind(), ended]).toEqual([null, 1]);
});

test("a sheet waits until it has been read", () => {
  play("sheet");
  vi.advanceTimersByTime(1_000_000);
  expect(acts.held).toBe(true);
  acts.skip();
  expect(acts.held).toBe(true);
  acts.proceed();
  expect([kind(), ended]).toEqual([null, 1]);
});

test("a sheet goes by itself for who wants that", () => {
  settings.sheets = false;
  play("sheet");
  vi.advanceTimersByTime(10_000);
  expect(ended).toBe(1);
});

test("skipping leads to the next sheet, then to the end", () => {
  play("card", "trick", "sheet", "card", "trick");
  acts.skip();
  expect(kind()).toBe("sheet");
  acts.proceed();
  expect(kind()).toBe("card");
  acts.skip();
  expect([kind(), ended]).toEqual([null, 1]);
});

test("at once means at once", () => {
  settings.speed = "instant";
  play("card", "sheet");
  expect([kind(), ended]).toEqual([null, 1]);
});

test("who looks away misses nothing and waits for nothing", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  play("card", "sheet");
  expect([kind(), ended]).toEqual([null, 1]);
  vi.restoreAllMocks();
});
