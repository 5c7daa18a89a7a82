import { beforeAll, expect, test } from "vitest";
import type { Say } from "../wire";
import { learn, t } from "../words.svelte";
import { consequences, sentence } from "./sentence";

const seats = [{ name: "Anna" }, { name: "Bela" }];
const words: Say = { m: "web-to-move" };

beforeAll(() => learn());

test("who did it comes first", () => {
  expect(sentence({ seat: 1, event: "TURN", words }, seats, t)).toBe("Bela to move");
});

test("what happens at the table is said about somebody, not by them", () => {
  expect(sentence({ seat: 1, event: "", words }, seats, t)).toBe("Bela: to move");
});

test("what followed is said after it", () => {
  expect(sentence({ seat: 0, event: "TURN", words, effect: { m: "web-away" } }, seats, t)).toBe("Anna to move: away");
});

test("chance has no name, and a sentence with a name of its own needs no other", () => {
  expect(sentence({ seat: null, event: "DEAL", words }, seats, t)).toBe("to move");
  expect(sentence({ seat: 0, event: "", words: { m: "web-turn-of", f: { name: "Cleo" } } }, seats, t)).toBe("Cleo is to move");
});

test("who reads of themselves reads You, unless several people share the screen", () => {
  const mine = seats.map((seat, i) => ({ ...seat, mine: i === 0 }));
  const back: Say = { m: "taken-back" };
  expect(sentence({ seat: 0, event: "TURN", words: back }, mine, t)).toBe("You take the last move back");
  expect(sentence({ seat: 1, event: "TURN", words: back }, mine, t)).toBe("Bela takes the last move back");
  const shared = seats.map((seat) => ({ ...seat, mine: true }));
  expect(sentence({ seat: 0, event: "TURN", words: back }, shared, t)).toBe("Anna takes the last move back");
});

test("what a step led to is told after it, with its own subject", () => {
  const happenings = [
    { what: { kind: "x", seat: 1 }, words: { m: "taken-back" } },
    { what: { kind: "silent" }, words: null },
    { what: { kind: "y" }, words },
  ];
  expect(consequences({ happenings }, seats, t)).toEqual(["Bela takes the last move back", "to move"]);
});
