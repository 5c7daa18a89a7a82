import { expect, test } from "vitest";
import { COORDINATES, isArrow, letters, middle, nearest, numbers, numbersBeside, onGround, ringSize, spots, touch, WORLD, zooms, type At } from "./table";

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);
const AROUND: At[] = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]];

test("the six neighbours of a ring touch it, and no further ones do", () => {
  for (const at of AROUND) expect(far(middle([0, 0]), middle(at))).toBeCloseTo(1);
  expect(AROUND.every((at) => touch([0, 0], at))).toBe(true);
  expect([touch([0, 0], [0, 0]), touch([0, 0], [2, -1])]).toEqual([false, false]);
  expect(far(middle([0, 0]), middle([2, -1]))).toBeGreaterThan(1.5);
});

test("all places of the table lie in the world", () => {
  expect(COORDINATES).toHaveLength(169);
  for (const at of COORDINATES) {
    const { x, y } = onGround(middle(at), 1);
    expect(Math.min(x, y, WORLD.width - x, WORLD.height - y)).toBeGreaterThan(0.5);
  }
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

test("a ring is never too small for a finger, on no screen", () => {
  for (const [width, height] of [[340, 300], [370, 330], [320, 200], [800, 700], [1000, 720]] as const) {
    expect(ringSize(width, height)).toBeGreaterThanOrEqual(44);
    expect(Math.min(...zooms(width, height)) * ringSize(width, height)).toBeGreaterThanOrEqual(44 - 1e-9);
  }
});

test("where there is room, five places from the middle are seen; on a phone the board at the start", () => {
  expect(ringSize(760, 700) * 11).toBeLessThanOrEqual(760);
  expect(ringSize(344, 340) * 7).toBeLessThanOrEqual(344);
});

test("E8 is found by the letter beside its row and the number below its line", () => {
  const [ring, top, left] = [50, 100, 80];
  const row = letters(ring, top, 600).find((one) => one.text === "E");
  expect(row?.at).toBeCloseTo(onGround(middle([0, -3]), ring).y - top);
  const below = numbers(ring, left, top, 600, 500).find((one) => one.text === "8");
  const r = (top + 500) / ring / Math.sqrt(0.75) - WORLD.height / 2 / Math.sqrt(0.75);
  expect(below?.at).toBeCloseTo(onGround({ x: r / 2, y: 0 }, ring).x - left);
  const texts = [...numbers(ring, left, top, 600, 500), ...numbersBeside(ring, left, top, 600, 500)].map((one) => one.text);
  expect(new Set(texts).size).toBe(texts.length); // a line has its number once
});

test("arrow keys lead to the nearest ring in their direction, rather straight than aside", () => {
  const places = [...AROUND, [2, 0] as At, [0, 0] as At].map((at) => ({ at }));
  expect(nearest([0, 0], "ArrowRight", places)?.at).toEqual([1, 0]);
  expect(nearest([1, 0], "ArrowRight", places)?.at).toEqual([2, 0]);
  expect(nearest([0, 0], "ArrowLeft", places)?.at).toEqual([-1, 0]);
  expect([[1, -1], [0, -1]]).toContainEqual(nearest([0, 0], "ArrowUp", places)?.at);
  expect(nearest([2, 0], "ArrowRight", places)).toBeNull();
  expect([isArrow("ArrowUp"), isArrow("Enter"), isArrow("toString")]).toEqual([true, false, false]);
});
