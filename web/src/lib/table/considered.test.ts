import { expect, test } from "vitest";
import { foremost } from "./considered";

const one = (move: number, visits: number) => ({ move, visits, place: 0, words: { m: "" }, reason: null });

test("the three most visited, most visited first, and their shares", () => {
  const shown = foremost([one(1, 10), one(2, 60), one(3, 5), one(4, 30)]);
  expect(shown.map(({ move, share }) => [move, share])).toEqual([[2, 60], [4, 30], [1, 10]]);
});

test("what was asked is left as it was, and nothing considered has no share", () => {
  const asked = [one(1, 0), one(2, 0)];
  expect(foremost(asked).map(({ share }) => share)).toEqual([0, 0]);
  foremost([...asked, one(3, 9)]);
  expect(asked.map(({ move }) => move)).toEqual([1, 2]);
});
