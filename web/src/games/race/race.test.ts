import { beforeAll, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { Told } from "../../lib/table/sentence";
import { learn, voice } from "../../lib/words.svelte";
import { FINISH, Kind, Knonster, P3, P4, TYPES } from "./moves";
import { RANK_CARDS, cardName, coloursOf, grouped, groupOf, indexOf, isRankCard, kindOf, lastLaid, outcome, rankOf, typeOf, whyDead, type HandCard, type OnTrack, type RaceView } from "./race";

const say = voice("race");
const ALL = Array.from({ length: TYPES }, (_, type) => type);

beforeAll(async () => {
  settings.language = "en";
  await learn("race");
});

function view(positions: number[], more: { podium?: number[]; ranks?: number[] } = {}): RaceView {
  const lead = Math.max(...positions);
  const track = positions.map((pos, knonster) => ({ knonster, pos, finished: pos >= FINISH, rank: more.ranks?.[knonster] ?? knonster + 1, behind: lead - pos }) as OnTrack);
  return { track, podium: more.podium ?? [] } as unknown as RaceView;
}

function card(type: number, after: number[]): HandCard {
  return { type, count: 1, group: groupOf(type), moves: 0, steps: 0, target: 0, after };
}

test("a card's number says its kind and its Knonster", () => {
  const type = typeOf(Kind.CATCH_UP, Knonster.CELYA);
  expect(kindOf(type)).toBe("CATCH_UP");
  expect(groupOf(type)).toBe(Knonster.CELYA);
  expect(isRankCard(type)).toBe(false);
  expect(say(cardName(typeOf(Kind.PLUS_7, Knonster.RITHLE)))).toContain("Rithle");
});

test("rank cards follow: for the last, the third and the second", () => {
  expect(RANK_CARDS).toEqual([P4, P3, TYPES - 1]);
  expect(RANK_CARDS.map(rankOf)).toEqual([4, 3, 2]);
  expect(RANK_CARDS.map(kindOf)).toEqual(["P4", "P3", "P2"]);
  expect(RANK_CARDS.map(indexOf)).toEqual(["+14", "+12", "+9"]);
});

test("every card has a name and an index of its own kind", () => {
  expect(new Set(ALL.map((type) => say(cardName(type)))).size).toBe(TYPES);
  for (const type of ALL) expect(indexOf(type), String(type)).not.toBe("");
});

test("a hand lies in the order of the Knonsters, rank cards last", () => {
  const hand = [P4, typeOf(Kind.PLUS_5, 3), typeOf(Kind.TRIPLE, 0), typeOf(Kind.PLUS_7, 0)].map((type) => card(type, []));
  expect(grouped(hand).map((cards) => cards.map((one) => one.type))).toEqual([[typeOf(Kind.TRIPLE, 0), typeOf(Kind.PLUS_7, 0)], [typeOf(Kind.PLUS_5, 3)], [P4]]);
});

test("rank cards have no Knonster's colour", () => {
  expect(coloursOf(groupOf(typeOf(Kind.PLUS_7, 2))).own).toBe("var(--k2)");
  expect(coloursOf(groupOf(P4)).own).toBe("var(--ink)");
});

test("the last card laid is found in the log, by a seat or by chance", () => {
  const line = (version: number, event: string, type: number | null): Told => ({ version, seat: version % 2, event, words: type === null ? { m: "x" } : { m: "x", f: { card: cardName(type) } }, effect: null });
  expect(lastLaid([line(1, "DEAL", null)], say)).toBeNull();
  expect(lastLaid([line(1, "DEAL", null), line(2, "TURN", P3), line(3, "DRAW", null)], say)).toEqual({ type: P3, seat: 0, version: 2 });
  expect(lastLaid([line(1, "TURN", P3), line(2, "AUTO_CARD", P4)], say)?.type).toBe(P4);
  expect(lastLaid([line(1, "TURN", P3), line(2, "DEAL", null)], say)).toBeNull();
});

test("a card that would do nothing says why", () => {
  const dead = (type: number, at: RaceView) => whyDead(at, card(type, [])).m;
  const [triple, catchUp] = [typeOf(Kind.TRIPLE, 0), typeOf(Kind.CATCH_UP, 1)];
  expect(dead(triple, view([5, 9, 0, 0], { ranks: [2, 1, 3, 3] }))).toBe("board-dead-not_leading");
  expect(dead(triple, view([9, 9, 0, 0], { ranks: [1, 1, 3, 3] }))).toBe("board-dead-lead_shared");
  expect(dead(triple, view([9, FINISH, 0, 0], { podium: [1] }))).toBe("board-dead-someone_finished");
  expect(dead(triple, view([FINISH, 0, 0, 0], { podium: [0] }))).toBe("board-dead-finished");
  expect(dead(catchUp, view([5, 9, 0, 0]))).toBe("board-dead-leads");
  expect(dead(catchUp, view([9, 5, 0, 0]))).toBe("board-dead-close");
  expect(dead(P4, view([9, 5, 3, 3], { ranks: [1, 2, 3, 3] }))).toBe("board-dead-rank_empty");
  expect(dead(P3, view([9, 5, 3, 3], { ranks: [1, 2, 3, 3] }))).toBe("board-dead-rank_shared");
  expect(dead(P4, view([9, 5, 3, FINISH]))).toBe("board-dead-finished");
});

test("what a card would do is said for everybody it moves", () => {
  const words = outcome(view([10, 20, 0, 0]), card(P4, [10, 25, 0, 14]), say);
  expect(words).toContain("Aristas");
  expect(words).toContain("25");
  expect(words).toContain("Elaari");
  expect(words).not.toContain("Rithle");
  expect(outcome(view([10, 20, 0, 0]), card(typeOf(Kind.TRIPLE, 0), [10, 20, 0, 0]), say)).toMatch(/^No effect/);
});
