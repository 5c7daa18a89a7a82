import { describe, expect, it } from "vitest";
import { Film } from "./film";
import type { Step, Steps } from "./wire";

const PAGE = 10;

function server(total: number): { asked: number[]; fails: boolean; fetch: (first: number) => Promise<Steps> } {
  const made = {
    asked: [] as number[],
    fails: false,
    fetch: async (first: number): Promise<Steps> => {
      made.asked.push(first);
      if (made.fails) throw new Error("away");
      const steps = Array.from({ length: Math.min(PAGE, total - first) }, (_, i) => ({ version: first + i }) as Step);
      return { first, total, given: 0, steps };
    },
  };
  return made;
}

describe("Film", () => {
  it("has every step, whatever the order", async () => {
    const film = await Film.open(server(37).fetch);
    for (const number of [36, 0, 19, 20, 9, 10, 5]) expect((await film.step(number)).version).toBe(number);
    await expect(film.step(37)).rejects.toThrow();
  });

  it("fetches only what is looked at: its page, the one before, the one after", async () => {
    const made = server(100);
    const film = await Film.open(made.fetch);
    await film.step(55);
    expect(made.asked).toEqual([0, 40, 50, 60]);
    await film.step(58);
    expect(made.asked.length).toBe(4);
  });

  it("fetches a short game once", async () => {
    const made = server(8);
    const film = await Film.open(made.fetch);
    await film.step(7);
    expect(made.asked).toEqual([0]);
    expect(film.before(7).map((step) => step.version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("asks again for a page that did not come", async () => {
    const made = server(100);
    const film = await Film.open(made.fetch);
    made.fails = true;
    await expect(film.step(50)).rejects.toThrow("away");
    made.fails = false;
    expect((await film.step(50)).version).toBe(50);
  });
});
