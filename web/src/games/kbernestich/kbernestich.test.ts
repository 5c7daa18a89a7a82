import { beforeAll, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { learn, voice } from "../../lib/words.svelte";
import { bidName, cardName, discsOf, printed, rankOf, squareHelp, squareName, suitOf, suitOfSquare, trumpName, type Square } from "./kbernestich";
import { CARDS, FIVE_OR_MORE, HANNAH, HUNCH, LETTERS, NO_TRUMP, OBSERVATION, OPTIMISM, RANKS, VALUES, ZABINE } from "./moves";

const say = voice("kbernestich");

beforeAll(async () => {
  settings.language = "en";
  await learn("kbernestich");
});

const square = (area: Square["area"], slot: number, value = 0): Square => ({ slot, move: 0, area, value, owner: -1, closed: false, lit: false, warning: "" });

test("a card is its suit and its rank, the last one of a suit the icon", () => {
  expect([suitOf(0), rankOf(0)]).toEqual([0, "2"]);
  expect([suitOf(RANKS - 1), rankOf(RANKS - 1)]).toEqual([0, "★"]);
  expect([suitOf(RANKS), rankOf(RANKS + 10)]).toEqual([1, "12"]);
});

test("every card has a name of its own", () => {
  const names = Array.from({ length: CARDS }, (_, card) => say(cardName(card)));
  expect(new Set(names).size).toBe(CARDS);
});

test("trump may be none", () => {
  expect(trumpName(NO_TRUMP)).toEqual({ m: "trump-none" });
  expect(trumpName(2)).toEqual({ m: "suit-yellow" });
});

test("only the last bid is open upwards", () => {
  expect([0, FIVE_OR_MORE - 1, FIVE_OR_MORE].map(bidName)).toEqual(["0", "4", "5+"]);
  expect(printed(square("hunch", HUNCH + FIVE_OR_MORE, FIVE_OR_MORE))).toBe("5+");
  expect(printed(square("zabine", ZABINE, FIVE_OR_MORE))).toBe("5");
  expect(squareName(square("hunch", HUNCH + FIVE_OR_MORE, FIVE_OR_MORE)).m).toBe("square-bid_most");
  expect(squareName(square("hunch", HUNCH, 0)).m).toBe("square-bid");
});

test("squares are named by where they are", () => {
  expect(suitOfSquare(square("colour", VALUES * 3 + 1, 4))).toBe(3);
  expect(squareName(square("action", OBSERVATION)).m).toBe("action-observation");
  expect(squareHelp(square("action", OPTIMISM))).toBe("help-optimism");
  expect(squareName(square("letters", LETTERS + 2, 2)).f).toEqual({ number: 3, points: 2 });
  expect([0, 1].map((value) => printed(square("hannah", HANNAH + value, value)))).toEqual(["A", "B"]);
  expect(squareHelp(square("hannah", HANNAH))).toBe("help-hannah");
});

test("discs on one space lie on each other, the one that stands higher on top", () => {
  const players = [{ score: 7 }, { score: 7 }, { score: 3 }, { score: 7 }];
  expect(discsOf({ standing: [1, 3, 0, 2], players })).toEqual([
    { seat: 2, score: 3, height: 0 },
    { seat: 0, score: 7, height: 0 },
    { seat: 3, score: 7, height: 1 },
    { seat: 1, score: 7, height: 2 },
  ]);
});
