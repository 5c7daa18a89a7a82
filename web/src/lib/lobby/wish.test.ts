import { beforeAll, expect, test } from "vitest";
import { learn } from "../words.svelte";
import { againstBots, botKind, isAsked, isComplete, isRange, optionsWish, picked, seatWish, usualBot, usualPlayers, wantedOf } from "./wish";

beforeAll(() => learn());

test("three play if they can, else the most", () => {
  expect(usualPlayers({ players: [2, 3, 4] })).toBe(3);
  expect(usualPlayers({ players: [1, 2] })).toBe(2);
});

test("bots are as strong as last time, if the game has such bots", () => {
  expect(usualBot({ bots: ["random", "casual", "expert"] }, "expert")).toBe("expert");
  expect(usualBot({ bots: ["random", "casual", "expert"] }, "robot")).toBe("casual");
  expect(usualBot({ bots: ["random"] }, "expert")).toBe("random");
  expect(againstBots(3, "strong")).toEqual([{ kind: "me" }, { kind: "bot", bot: "strong" }, { kind: "bot", bot: "strong" }]);
});

test("a seat is wished for as the form says", () => {
  expect(seatWish({ kind: "me", name: "x" }, 0)).toEqual({ kind: "me" });
  expect(seatWish({ kind: "open", name: "x" }, 1)).toEqual({ kind: "open" });
  expect(seatWish({ kind: botKind("strong"), name: "" }, 1)).toEqual({ kind: "bot", bot: "strong" });
  expect(seatWish({ kind: "same", name: " Bela " }, 1)).toEqual({ kind: "same", name: "Bela" });
});

test("somebody at this screen without a name is called after the seat", () => {
  expect(seatWish({ kind: "same", name: "  " }, 2)).toEqual({ kind: "same", name: "Seat 3" });
});

test("many numbers in a row are a range, a few or words are not", () => {
  const numbers = Array.from({ length: 20 }, (_, i) => String(i + 5));
  expect(isRange(numbers)).toBe(true);
  expect(isRange(numbers.slice(0, 4))).toBe(false);
  expect(isRange(["30", "60", "120"])).toBe(false);
  expect(isRange([...numbers, "many"])).toBe(false);
});

const LENGTH = { name: "length", values: ["full", "short"], default: "full" };
const WHICH = { name: "which", values: ["starter", "custom"], default: "starter" };
const LIST = {
  name: "list",
  values: ["none"],
  default: "none",
  several: { items: ["1", "2", "3", "4"], words: "contract", only: ["which", "custom"] as [string, string], by: "length", number: { full: 3, short: 2 } },
};
const game = { options: [LENGTH, WHICH, LIST] };

test("a list is asked for only where it belongs", () => {
  expect(isAsked(LIST, { which: "custom" })).toBe(true);
  expect(isAsked(LIST, { which: "starter" })).toBe(false);
  expect(isAsked(LENGTH, {})).toBe(true);
});

test("how many are wanted depends on another option, and a form is complete with exactly as many", () => {
  const chosen = { length: "short", which: "custom", list: "1,3" };
  expect(wantedOf(LIST, chosen)).toBe(2);
  expect(picked(LIST, chosen)).toEqual(["1", "3"]);
  expect(isComplete(game, chosen)).toBe(true);
  expect(isComplete(game, { ...chosen, length: "full" })).toBe(false);
  expect(isComplete(game, { ...chosen, list: "none" })).toBe(false);
  expect(isComplete(game, { ...chosen, which: "starter", list: "none" })).toBe(true);
});

test("what is not asked any more is not sent", () => {
  expect(optionsWish(game, { length: "short", which: "custom", list: "1,3" })).toEqual({ length: "short", which: "custom", list: "1,3" });
  expect(optionsWish(game, { length: "short", which: "starter", list: "1,3" })).toEqual({ length: "short", which: "starter", list: "none" });
});
