import { beforeAll, expect, test } from "vitest";
import { learn } from "../words.svelte";
import { botKind, isRange, seatWish, usualPlayers } from "./wish";

beforeAll(() => learn());

test("three play if they can, else the most", () => {
  expect(usualPlayers({ players: [2, 3, 4] })).toBe(3);
  expect(usualPlayers({ players: [1, 2] })).toBe(2);
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
