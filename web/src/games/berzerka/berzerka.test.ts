import { beforeAll, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { atTable, learn, voice } from "../../lib/words.svelte";
import {
  asked,
  cardName,
  contractName,
  known,
  looks,
  moodOf,
  named,
  penaltyHelp,
  plain,
  rankOf,
  signed,
  suitOf,
  symbolOf,
  trumpName,
  trumpNamed,
  type BerzerkaView,
  type Contract,
  type Options,
} from "./berzerka";
import type { Recorded } from "./happenings";
import { CARDS, NAME_NUMBER, NAME_ORDER, NAME_TRUMP, NONE, PASS, RANKS } from "./moves";
import { beats } from "./stage";
import { sums } from "./sums";

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

const OPTIONS: Options = { less_mizerka: 0, hotseat_discards_first: 0, must_overtrump: 1, penalty_mode: 0, overbid_cap: 8 };

test("help follows the options of the table", () => {
  const usual = { less_mizerka: "off", hotseat_discards_first: "off", must_overtrump: "on", penalty_mode: "against", overbid_cap: "8" };
  const told = (topic: string, options: Partial<typeof usual> = {}): string => voice("berzerka", atTable(3, { ...usual, ...options }))(`help-${topic}`);
  expect(told("hotseat")).toContain("exchanges last");
  expect(told("hotseat", { hotseat_discards_first: "on" })).not.toContain("exchanges last");
  expect(told("penalty", { overbid_cap: "4" })).toContain("at most 4");
  expect(told("penalty", { penalty_mode: "literal" })).toContain("taken off the declarer's tricks");
  expect(told("tricks", { must_overtrump: "off" })).not.toContain("over-trump");
  expect(told("value", { less_mizerka: "on" })).toContain("never rises");
  expect(told("auction", { less_mizerka: "on" })).toContain("thirteen cards");
  expect(penaltyHelp({ lower_is_better: true }, OPTIONS).m).toBe("help-against_low");
  expect(penaltyHelp({ lower_is_better: true }, { ...OPTIONS, penalty_mode: 1 }).m).toBe("help-literal");
});

test("a contract says what the hand has for it", () => {
  const hand = [0, 1, 2, 12, 13, 25, 51]; // C1 C2 C3 C13 D1 D13 S13
  const told = (trump_from: string, order: string, objective: string): string => looks({ trump_from, order, objective } as never, hand).map((one) => voice("berzerka")(one)).join(" ");
  expect(told("PICK", "HIGH", "MOST")).toBe("Your longest suit: Clubs, 4 cards. 3 cards of 11 or higher.");
  expect(told("NO_TRUMP", "HIGH", "FEWEST")).toBe("4 cards of 3 or lower.");
  expect(told("NO_TRUMP", "LOW", "MOST")).toBe("4 cards of 3 or lower.");
  expect(told("NO_TRUMP", "SLALOM", "MOST")).toBe("");
});

test("only the declarer of a contract that avoids tricks is angry to get one", () => {
  expect(moodOf(1, { declarer: 1, objective: "FEWEST" })).toBe("angry");
  expect(moodOf(2, { declarer: 1, objective: "FEWEST" })).toBe("glad");
  expect(moodOf(1, { declarer: 1, objective: "MOST" })).toBe("glad");
  expect(moodOf(1, null)).toBe("glad");
});

test("what is asked fits what is announced", () => {
  expect(asked(NAME_TRUMP, { order: "HIGH", objective: "PROMISE" }).m).toBe("ask-trump");
  expect(asked(NAME_ORDER, { order: "SLALOM", objective: "MOST" }).m).toBe("ask-SLALOM");
  expect(asked(NAME_NUMBER, { order: "WHEEL", objective: "MOST" }).m).toBe("ask-WHEEL");
  expect(asked(NAME_NUMBER, { order: "HIGH", objective: "PROMISE" }).m).toBe("ask-promise");
  expect([trumpNamed(PASS), trumpNamed(NAME_TRUMP + 3), trumpNamed(NAME_ORDER)]).toEqual([NONE, 3, NONE]);
});

const written = (some: Partial<Recorded>): Recorded =>
  ({ tricks: 8, count: 8, counted: 8, base: 8, adds: 0, record: 8, penalty: 0, objective: "MOST", target: 0, promise: 0, ...some }) as Recorded;
const lines = (some: Partial<Recorded>): string[] => sums(written(some)).map((part) => `${part.words.m} ${part.number}`);

test("a record is a sum that can be followed", () => {
  expect(lines({})).toEqual(["sheet-tricks 8"]);
  expect(lines({ penalty: 2, adds: -2, record: 6 })).toEqual(["sheet-tricks 8", "sheet-penalty −2"]);
  expect(lines({ penalty: 2, counted: 6, base: 6, record: 6 })).toEqual(["sheet-tricks 8", "sheet-literal 6"]);
  expect(lines({ count: 11, counted: 11, base: 11, record: 11 })).toEqual(["sheet-tricks 8", "sheet-counting 11"]);
  expect(lines({ objective: "NEAR", target: 5, base: 3, penalty: 1, adds: 1, record: 4 })).toEqual(["sheet-tricks 8", "sheet-away 3", "sheet-penalty +1"]);
  expect(lines({ objective: "PROMISE", promise: 7, base: 7, record: 7 })).toEqual(["sheet-tricks 8", "sheet-kept 7"]);
  expect(lines({ objective: "PROMISE", promise: 10, base: -2, record: -2 })).toEqual(["sheet-tricks 8", "sheet-broken −2"]);
  expect([plain(-3), plain(3)]).toEqual(["−3", "3"]);
});

test("a trick is shown longer than a card", () => {
  expect(beats({ kind: "trick" } as never)).toBeGreaterThan(1);
  expect(beats({ kind: "card" } as never)).toBe(0);
});
