import { expect, test } from "vitest";
import { boxAround, colourOf, isArrow, isQuiet, middle, nearest, spots, type RinglingeView } from "./ringlinge";

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);
const AROUND: [number, number][] = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]];

test("the six neighbours of a ring touch it, and no further ones do", () => {
  for (const at of AROUND) expect(far(middle([0, 0]), middle(at))).toBeCloseTo(1);
  expect(far(middle([0, 0]), middle([2, -1]))).toBeGreaterThan(1.5);
});

test("marbles of a ring lie apart, one in the middle", () => {
  expect(spots(1)).toEqual([{ x: 0, y: 0 }]);
  for (const count of [2, 3, 4]) {
    const lie = spots(count);
    expect(lie).toHaveLength(count);
    for (const [i, a] of lie.entries()) for (const b of lie.slice(i + 1)) expect(far(a, b)).toBeGreaterThan(0.2);
  }
  expect(spots(2)[0]?.y).toBeCloseTo(spots(2)[1]?.y ?? NaN);
});

test("the box holds everything, with a rim", () => {
  const box = boxAround([{ x: -2, y: 1 }, { x: 3, y: 4 }]);
  expect(box.x).toBeLessThan(-2.5);
  expect(box.x + box.width).toBeGreaterThan(3.5);
  expect([box.width, box.height]).toEqual([expect.closeTo(6.4), expect.closeTo(4.4)]);
});

test("arrow keys lead to the nearest ring in their direction, rather straight than aside", () => {
  const places = [...AROUND, [2, 0] as [number, number], [0, 0] as [number, number]].map((at) => ({ at }));
  expect(nearest([0, 0], "ArrowRight", places)?.at).toEqual([1, 0]);
  expect(nearest([1, 0], "ArrowRight", places)?.at).toEqual([2, 0]);
  expect(nearest([0, 0], "ArrowLeft", places)?.at).toEqual([-1, 0]);
  expect([[1, -1], [0, -1]]).toContainEqual(nearest([0, 0], "ArrowUp", places)?.at);
  expect(nearest([2, 0], "ArrowRight", places)).toBeNull();
  expect([isArrow("ArrowUp"), isArrow("Enter"), isArrow("toString")]).toEqual([true, false, false]);
});

test("every seat has its colour, and a long quiet is worth a look", () => {
  expect(new Set([0, 1, 2, 3].map((seat) => colourOf(seat).m)).size).toBe(4);
  expect([9, 10].map((quiet) => isQuiet({ quiet } as RinglingeView))).toEqual([false, true]);
});
