import { beforeEach, describe, expect, it } from "vitest";
import type { Line, TableFrame } from "../wire";
import { keepSeen, missed, recalled, seenOf } from "./since";

const line = (version: number, seat: number | null, move: number | null = 1): Line => ({ version, seat, move, event: "TURN", words: { m: "x", f: {} }, effect: null });
const log = [line(1, null, null), line(2, 0), line(3, 1), line(4, null, null), line(5, 2)];

describe("what was missed", () => {
  beforeEach(() => localStorage.clear());

  it("is what others did after the own last move", () => {
    expect(missed(log, [0], 2)).toEqual({ from: 2, to: 5, moves: 2 });
    expect(missed(log, [1], 3)).toEqual({ from: 3, to: 5, moves: 1 });
  });

  it("is nothing for who has seen it, has just moved, or has not moved yet", () => {
    expect(missed(log, [0], 5)).toBeNull();
    expect(missed(log, [2], 0)).toBeNull();
    expect(missed(log, [3], 0)).toBeNull();
    expect(missed([], [0], 0)).toBeNull();
  });

  it("is known by what was on the screen, for the newest tables", () => {
    expect(seenOf("a")).toBe(0);
    keepSeen("a", 7);
    keepSeen("a", 3); // shown once more
    expect(seenOf("a")).toBe(7);
    for (let i = 0; i < 40; i++) keepSeen(`t${i}`, 1);
    expect(seenOf("a")).toBe(0);
    localStorage.setItem("quartett-seen", "oops");
    expect(seenOf("t1")).toBe(0);
  });

  it("is shown as the frames that would have come, and ends with the table as it is", () => {
    const latest = { version: 5, view: "now", moves: [{}], undo: true, phase: "playing", turn: 0, log } as unknown as TableFrame;
    const pictures = [2, 3, 4, 5].map((version) => ({ version, event: "TURN", turn: 1, view: version }));
    const frames = recalled(latest, pictures, log);
    expect(frames.map((frame) => [frame.version, frame.view, frame.moves.length, frame.log.map((one) => one.version)])).toEqual([
      [2, 2, 0, [2]],
      [3, 3, 0, [3]],
      [4, 4, 0, [4]],
      [5, "now", 1, [5]],
    ]);
  });
});
