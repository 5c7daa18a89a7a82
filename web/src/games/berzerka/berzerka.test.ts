import { beforeAll, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { learn, voice } from "../../lib/words.svelte";
import { cardName, contractName, known, named, rankOf, signed, suitOf, symbolOf, trumpName, type BerzerkaView, type Contract } from "./berzerka";
import { CARDS, NONE, RANKS } from "./moves";

beforeAll(async () => {
  settings.language = "en";
  await learn("berzerka");
});

test("a card is its suit and its rank, from 1", () => {
  expect([suitOf(0), rankOf(0)]).toEqual([0, 1]);
  expect([suitOf(RANKS), rankOf(2 * RANKS - 1)]).toEqual([1, RANKS]);
  expect([0, 1, 2, 3].map(symbolOf)).toEqual(["♣", "♦", "♥", "♠"]);
  const names = Array.from({ length: CARDS }, (_, card) => voice("berzerka")(cardName(card)));
  expect(new Set(names).size).toBe(CARDS);
});

test("before a contract is known there is none", () => {
  expect(known({ contract: {} } as BerzerkaView)).toBeNull();
  expect(known({ contract: { contract: 4 } } as BerzerkaView)?.contract).toBe(4);
  expect([contractName(0).m, contractName(7).m]).toEqual(["contract-none", "contract-7"]);
});

test("trump is a suit, or says where it will come from", () => {
  expect(trumpName({ trump: NONE, trump_from: "FATE" } as Contract).m).toBe("trump-FATE");
  expect(trumpName({ trump: 2, trump_from: "PICK" } as Contract)).toEqual({ m: "trump-is", f: { suit: { m: "suit-H" } } });
});

test("an announcement is named by what it announces", () => {
  const move = (f: NonNullable<Parameters<typeof named>[0]["words"]["f"]>) => named({ move: 0, short: "", words: { m: "x", f }, effect: null });
  expect(move({ suit: { m: "suit-H" } })).toEqual({ m: "suit-H" });
  expect(move({ tricks: 5 })).toBe("5");
  expect(move({})).toBe("");
});

test("points carry their sign", () => {
  expect([3, 0, -4].map(signed)).toEqual(["+3", "0", "−4"]);
});
