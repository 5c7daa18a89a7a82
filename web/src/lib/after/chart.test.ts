import { describe, expect, it } from "vitest";
import { differs, HEIGHT, labels, nearest, path, WIDTH } from "./chart";

const points = [
  { step: 0, seen: [0.5, 0.5], true: [0.5, 0.5] },
  { step: 10, seen: [0.25, 0.75], true: [0.5, 0.5] },
  { step: 40, seen: [0, 1], true: [0, 1] },
];

describe("a chart of chances", () => {
  it("goes from the first step to the last, the surest at the top", () => {
    expect(path(points, 0, "seen")).toBe(`M0.0 ${HEIGHT / 2}.0L${WIDTH / 4}.0 150.0L${WIDTH}.0 ${HEIGHT}.0`);
    expect(path(points, 1, "true").endsWith(`L${WIDTH}.0 0.0`)).toBe(true);
  });

  it("finds the point nearest to where somebody points", () => {
    expect([0, 0.1, 0.2, 0.6, 0.7, 1].map((share) => nearest(points, share))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("knows whether the cards made a difference", () => {
    expect(differs(points)).toBe(true);
    expect(differs(points.map((point) => ({ ...point, true: point.seen })))).toBe(false);
  });

  it("keeps names apart and inside, in the order of the lines", () => {
    const end = [{ step: 1, seen: [0, 0, 1, 0], true: [] }];
    const places = labels(end, "seen", 16);
    expect(places[2]).toBe(0);
    const low = [places[0], places[1], places[3]].map(Number);
    expect(Math.max(...low)).toBe(HEIGHT);
    expect(low).toEqual([HEIGHT - 32, HEIGHT - 16, HEIGHT]);
  });

  it("has nothing to draw without points", () => {
    expect(path([], 0, "seen")).toBe("");
    expect(labels([], "seen", 10)).toEqual([]);
    expect(nearest([], 0.5)).toBe(0);
  });
});
