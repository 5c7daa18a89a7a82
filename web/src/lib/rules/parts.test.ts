import { expect, test } from "vitest";
import { addressOf, partsOf, pieces, rulingsOf } from "./parts";

test("the little Markdown of a ruling becomes pieces, and other rulings links", () => {
  expect(pieces("see R16: `jump` is **not** *(ours)*.")).toEqual([
    { kind: "text", text: "see " },
    { kind: "ruling", text: "R16" },
    { kind: "text", text: ": " },
    { kind: "code", text: "jump" },
    { kind: "text", text: " is " },
    { kind: "strong", text: "not" },
    { kind: "text", text: " " },
    { kind: "em", text: "(ours)" },
    { kind: "text", text: "." },
  ]);
  expect(pieces("")).toEqual([]);
});

test("the address of the rules carries the options of the table", () => {
  expect(addressOf("race", { players: 2, win_bet: "on" })).toBe("/rules/race?players=2&win_bet=on");
});

test("every game brings its lists, pictures and rulings; one that was not built in brings none", async () => {
  for (const game of ["race", "kbernestich", "berzerka", "ringlinge"]) {
    const { catalogue, figures, Drawing } = await partsOf(game);
    expect([catalogue.length > 0, figures.length, Drawing !== null], game).toEqual([true, 3, true]);
    expect((await rulingsOf(game)).rulings.length).toBeGreaterThanOrEqual(50);
  }
  expect(await partsOf("chess")).toEqual({ catalogue: [], Mark: null, Drawing: null, figures: [] });
  expect((await rulingsOf("chess")).rulings).toEqual([]);
});
