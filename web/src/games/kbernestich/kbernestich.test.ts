import { beforeAll, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { learn, voice } from "../../lib/words.svelte";
import { bidName, cardName, meaning, pilesOf, printed, rankOf, spread, squareHelp, squareName, suitOf, suitOfSquare, trumpName } from "./kbernestich";
import type { HandCard, KbernestichView, PlayerView, Square } from "./kbernestich";
import { CARDS, FIVE_OR_MORE, HANNAH, HUNCH, LETTERS, NO_TRUMP, OBSERVATION, OPTIMISM, PESSIMISM, RANKS, VALUES, ZABINE } from "./moves";

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
  expect(pilesOf({ standing: [1, 3, 0, 2], players })).toEqual([
    { score: 3, seats: [2] },
    { score: 7, seats: [0, 3, 1] },
  ]);
});

test("discs that would overlap stand beside each other, inside the track and in order", () => {
  expect(spread([0, 50, 100], 20, 100)).toEqual([0, 50, 100]);
  expect(spread([0, 4, 8, 12], 10, 100)).toEqual([0, 10, 20, 30]);
  expect(spread([96, 98, 100], 10, 100)).toEqual([80, 90, 100]);
  expect(spread([40, 42, 60], 20, 100)).toEqual([40, 60, 80]);
});

const player = (more: Partial<PlayerView>): PlayerView => ({ ...({} as PlayerView), tricks: 0, bid: -1, won: [0, 0, 0, 0], base: 0, ...more });
const at = (me: Partial<PlayerView>, hand: number[] = []): KbernestichView => ({
  ...({} as KbernestichView),
  seat: 0,
  trick: 3,
  tricks: 11,
  bust: { value: 24, standard: true, misery: 12 },
  hand: hand.map((card) => ({ ...({} as HandCard), card, suit: suitOf(card) })),
  players: [player(me)],
});

test("a square says what it would mean for me now", () => {
  const view = at({ won: [3, 0, 0, 0], base: 10, tricks: 2, bid: 2 }, [0, 1, 14]);
  const told = (one: Square): string => say(meaning(view, one));
  expect(told(square("colour", 2, 2))).toBe("You have won 3 blue and hold 2: the cards you have won would be worth 16 of 24.");
  expect(told(square("zabine", ZABINE + 1, 22))).toBe("The cards you have won are worth 10 of 22 now. The misère bonus would be 11.");
  expect(told(square("hannah", HANNAH))).toBe("The cards you have won are worth 10 of 24: that would bring 0 now.");
  expect(told(square("hunch", HUNCH + 3, 3))).toBe("You have won 2 tricks, 9 are still to come.");
  expect(told(square("letters", LETTERS, 3))).toBe("+3 for sure.");
  expect(told(square("action", PESSIMISM))).toBe("Your bid of 2 would also come true with 1 trick.");
  expect(told(square("action", OPTIMISM))).toBe("Your bid of 2 would also come true with 3 tricks.");
  expect(meaning(view, square("action", OBSERVATION))).toBeNull();
});

test("pessimism and optimism say when they have nothing to do", () => {
  expect(say(meaning(at({}), square("action", OPTIMISM)))).toBe("You have not bid yet.");
  expect(meaning(at({ bid: 0 }), square("action", PESSIMISM))).toBeNull();
  expect(meaning(at({ bid: FIVE_OR_MORE }), square("action", OPTIMISM))).toBeNull();
});

test("who only looks on is told nothing of an own hand", () => {
  expect(meaning({ ...at({}), seat: -1 }, square("letters", LETTERS, 3))).toBeNull();
});
