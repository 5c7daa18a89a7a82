import { expect, test } from "vitest";
import { picture, SIDE } from "./avatar";

const ids = Array.from({ length: 500 }, (_, i) => `${i}`.padStart(24, "0"));

test("the same id has the same picture, and it is never empty", () => {
  for (const id of ["", "x", ...ids]) {
    expect(picture(id)).toEqual(picture(id));
    expect(picture(id).filled.some(Boolean)).toBe(true);
  }
});

test("pictures are told apart without their colour", () => {
  const seen = new Set(ids.map((id) => JSON.stringify({ ...picture(id), hue: 0 })));
  expect(seen.size).toBeGreaterThan(ids.length * 0.98);
});

test("left and right are the same", () => {
  const { filled } = picture("abc");
  for (let i = 0; i < filled.length; i++) expect(filled[i]).toBe(filled[i - (i % SIDE) + SIDE - 1 - (i % SIDE)]);
});
