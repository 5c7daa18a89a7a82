import { expect, test } from "vitest";
import { leap, within } from "./leap";

test("keys lead through a replay", () => {
  expect([leap("ArrowRight", 5, 30), leap("ArrowLeft", 5, 30), leap("PageDown", 5, 30), leap("PageUp", 15, 30)]).toEqual([6, 4, 15, 5]);
  expect([leap("Home", 5, 30), leap("End", 5, 30)]).toEqual([0, 30]);
});

test("nobody leaps over an end", () => {
  expect([leap("ArrowRight", 30, 30), leap("PageDown", 25, 30), leap("ArrowLeft", 0, 30), leap("PageUp", 3, 30)]).toEqual([30, 30, 0, 0]);
  expect([within(-3, 9), within(99, 9), within(4, 9)]).toEqual([0, 9, 4]);
});

test("other keys are not for the replay", () => {
  for (const key of ["a", "Enter", "ArrowUp", "toString"]) expect(leap(key, 5, 30), key).toBeNull();
});
