import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce, spoken, toast, toasts } from "./announce.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("the last eight sentences stay to be read; nothing is not a sentence", () => {
  for (let i = 1; i <= 10; i++) announce(`line ${i}`);
  announce("");
  expect(spoken.lines.map((line) => line.text)).toEqual([3, 4, 5, 6, 7, 8, 9, 10].map((i) => `line ${i}`));
});

test("the same sentence twice is two lines, so that it is read twice", () => {
  announce("again");
  announce("again");
  expect(new Set(spoken.lines.map((line) => line.id)).size).toBe(spoken.lines.length);
});

test("a note goes after five seconds, and there are three at most", () => {
  for (const text of ["a", "b", "c", "d"]) toast(text);
  expect(toasts.list.map((note) => note.text)).toEqual(["b", "c", "d"]);
  vi.advanceTimersByTime(4999);
  expect(toasts.list).toHaveLength(3);
  vi.advanceTimersByTime(1);
  expect(toasts.list).toEqual([]);
});
