import { describe, expect, it } from "vitest";
import type { RatingPoint } from "../wire";
import { HEIGHT, paths, signed, span, up, WIDTH } from "./chart";

const points = (...ratings: [number, boolean][]): RatingPoint[] => ratings.map(([rating, provisional]) => ({ rating, provisional, table: "t", ended: "" }));

describe("the line of a rating", () => {
  it("has round numbers below and above", () => {
    expect(span(points([1512, true], [1634, true]))).toEqual([1500, 1650]);
    expect(span(points([1500, true]))).toEqual([1500, 1600]);
  });
  it("lies between bottom and top", () => {
    expect(up([1500, 1600], 1500)).toBe(HEIGHT);
    expect(up([1500, 1600], 1600)).toBe(0);
  });
  it("changes where the rating is no longer provisional, without a gap", () => {
    const { provisional, settled } = paths(points([1500, true], [1600, true], [1550, false]));
    expect(provisional.endsWith(settled.slice(1).split("L")[0] ?? "?")).toBe(true);
    expect(settled).toContain(WIDTH.toFixed(1));
    expect(paths(points([1500, true])).settled).toBe("");
    expect(paths(points([1500, false])).provisional).toBe("");
  });
  it("tells a change by its sign", () => {
    expect([signed(12), signed(-3), signed(0)]).toEqual(["+12", "−3", "±0"]);
  });
});
