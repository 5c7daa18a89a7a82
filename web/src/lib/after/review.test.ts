import { beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../api";
import { fromHere, isToday, waitFor } from "./review";

vi.mock("../api");
const found = { seat: 1, decisions: 4, moments: [], points: [] };

describe("a look back", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("is asked for until it is there", async () => {
    const told: number[] = [];
    vi.mocked(api.review).mockResolvedValueOnce({ progress: 0.2 }).mockResolvedValueOnce({ progress: 0.7 }).mockResolvedValueOnce(found);
    const waiting = waitFor("t", 1, (progress) => told.push(progress), () => false);
    await vi.runAllTimersAsync();
    expect(await waiting).toBe(found);
    expect(told).toEqual([0.2, 0.7]);
  });

  it("is no longer asked for by who has gone", async () => {
    let gone = false;
    vi.mocked(api.review).mockResolvedValue({ progress: 0.1 });
    const waiting = waitFor("t", 0, () => (gone = true), () => gone);
    await vi.runAllTimersAsync();
    expect(await waiting).toBeNull();
  });
});

describe("trying again", () => {
  it("puts oneself where one sat, and the same bots around", () => {
    expect(fromHere("t", 7, "race", 1, [{ bot: "strong" }, { bot: null }, { bot: null }])).toEqual({
      game: "race",
      from: { table: "t", step: 7 },
      hints: true,
      seats: [{ kind: "bot", bot: "strong" }, { kind: "me" }, { kind: "bot" }],
    });
  });

  it("waits for the end of a day's deal", () => {
    const noon = new Date("2027-01-15T12:00:00Z");
    expect(["2027-01-14", "2027-01-15", "2027-01-16", "", undefined].map((day) => isToday(day, noon))).toEqual([false, true, true, false, false]);
  });
});
