import { beforeAll, expect, test } from "vitest";
import type { Say } from "../wire";
import { learn, t } from "../words.svelte";
import { sentence } from "./sentence";

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
