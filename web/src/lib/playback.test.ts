import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "./playback.svelte";
import { PACE, settings } from "./settings.svelte";
import type { TableFrame } from "./wire";

const REST = PACE.quick.rest;
let playback: Playback;
let seen: number[];

function frame(version: number, more: Partial<TableFrame> = {}): TableFrame {
  return { version, eyes: 0, log: [{ version, seat: 0, event: "", words: null, effect: null, move: 1 }], ...more } as TableFrame;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(document, { getAnimations: () => [] });
  settings.speed = "quick";
  seen = [];
  playback = new Playback();
  playback.onshow = (shown) => seen.push(shown.version);
});

afterEach(() => {
  playback.close();
  vi.useRealTimers();
});

test("the first frame is shown at once, the next ones after a rest each", () => {
  for (const version of [1, 2, 3]) playback.push(frame(version));
  expect(seen).toEqual([1]);
  expect(playback.behind).toBe(2);
  vi.advanceTimersByTime(REST - 1);
  expect(seen).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([1, 2]);
  vi.advanceTimersByTime(REST);
  expect(seen).toEqual([1, 2, 3]);
  expect(playback.behind).toBe(0);
});

test("what chance did is soon seen", () => {
  playback.push(frame(1, { log: [{ version: 1, seat: null, event: "", words: { m: "x" }, effect: null, move: null }] }));
  playback.push(frame(2));
  vi.advanceTimersByTime(REST / 2);
  expect(seen).toEqual([1, 2]);
});

test("a hidden window does not wait", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  for (const version of [1, 2, 3]) playback.push(frame(version));
  expect(seen).toEqual([1, 2, 3]);
});

test("at once means at once", () => {
  settings.speed = "instant";
  for (const version of [1, 2, 3]) playback.push(frame(version));
  expect(seen).toEqual([1, 2, 3]);
});

test("a frame of the same version takes the place of the one that waits, or of the one that is shown", () => {
  playback.push(frame(1));
  playback.push(frame(2, { onlookers: 1 }));
  playback.push(frame(2, { onlookers: 2 }));
  vi.advanceTimersByTime(REST);
  expect(playback.shown?.onlookers).toBe(2);
  expect(seen).toEqual([1, 2]);
  playback.push(frame(2, { onlookers: 3 }));
  expect(playback.shown?.onlookers).toBe(3);
});

test("other eyes do not wait for the story of the first", () => {
  playback.push(frame(1));
  playback.push(frame(2));
  playback.push(frame(7, { eyes: 1 }));
  expect(seen).toEqual([1, 7]);
  expect(playback.behind).toBe(0);
});

test("skipping shows everything that waits, in order", () => {
  for (const version of [1, 2, 3]) playback.push(frame(version));
  playback.skip();
  expect(seen).toEqual([1, 2, 3]);
  vi.advanceTimersByTime(10 * REST);
  expect(seen).toEqual([1, 2, 3]);
});

test("who only wants the end sees the newest at once, and nothing in between", () => {
  for (const version of [1, 2, 3]) playback.push(frame(version));
  playback.hurry();
  expect(seen).toEqual([1, 3]);
  playback.push(frame(4));
  expect(seen).toEqual([1, 3, 4]);
});

test("skipping passes no sheet", () => {
  const scored = frame(3);
  const [line] = scored.log;
  if (line) line.happenings = [{ what: { kind: "sheet" }, words: null }];
  for (const one of [frame(1), frame(2), scored, frame(4)]) playback.push(one);
  playback.skip();
  expect(seen).toEqual([1, 2]);
  vi.advanceTimersByTime(REST);
  expect(playback.acts.held).toBe(true);
  playback.skip();
  expect(seen).toEqual([1, 2]);
  playback.acts.proceed();
  expect(seen).toEqual([1, 2, 3]);
  playback.skip();
  expect(seen).toEqual([1, 2, 3, 4]);
});
