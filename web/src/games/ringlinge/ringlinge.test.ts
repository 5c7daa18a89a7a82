import { expect, test } from "vitest";
import type { Happening } from "./happenings";
import { after, colourOf, isLast, isQuiet, leaving, links, nameOf, placesOf, progress, scene, traces, turnsOf, way, type Ring, type RinglingeView } from "./ringlinge";
import { coordinates } from "./table";

const ring = (place: number, ...marbles: number[]): Ring => ({ place, name: nameOf(place), at: coordinates(place), marbles, shared: false, full: false, border: false });
const at = (place: number, rings: Ring[]): number[] | undefined => rings.find((one) => one.place === place)?.marbles;
const view = (over: Partial<RinglingeView>): RinglingeView => ({ rings: [ring(84, 2, 0), ring(85, 1, 1), ring(86, 0, 0)], players: [{}, {}], ...over }) as RinglingeView;

test("every seat has its colour, and a long quiet is worth a look", () => {
  expect(new Set([0, 1, 2, 3].map((seat) => colourOf(seat).m)).size).toBe(4);
  expect([9, 10].map((quiet) => isQuiet({ quiet } as RinglingeView))).toEqual([false, true]);
});

test("places are numbered and named as the rules do", () => {
  expect([0, 84, 168].map(nameOf)).toEqual(["A8", "H8", "O8"]);
  expect([nameOf(77), nameOf(91)]).toEqual(["H1", "H15"]);
});

test("the last step of an action is looked at once more, the others are not", () => {
  const cases: [Partial<RinglingeView>, boolean][] = [
    [{ phase: "PLACE", left: 2 }, false],
    [{ phase: "PLACE", left: 1 }, true],
    [{ phase: "LIFT", left: 1 }, false],
    [{ phase: "PUT", left: 1 }, true],
    [{ phase: "TO1" }, false],
    [{ phase: "TO2" }, true],
    [{ phase: "TAKE", left: 0, taking: { victim: 1, need: 1 } }, true],
    [{ phase: "TAKE", left: 1, taking: { victim: 1, need: 1 } }, false],
    [{ phase: "TAKE", left: 0, taking: { victim: 1, need: 2 } }, false],
  ];
  for (const [part, last] of cases) expect(isLast(part as RinglingeView)).toBe(last);
});

test("steps are counted through the whole action", () => {
  expect([4, 3, 2, 1].map((left) => progress(view({ phase: "PLACE", left }))?.step)).toEqual([1, 2, 3, 4]);
  expect([3, 2, 1].map((left) => progress(view({ phase: "LIFT", left }))?.step)).toEqual([1, 2, 3]);
  expect([3, 2, 1].map((left) => progress(view({ phase: "PUT", left }))?.step)).toEqual([4, 5, 6]);
  expect(progress(view({ phase: "CHOOSE" }))).toBeNull();
});

test("happenings change the board as they are told", () => {
  const done: Happening[] = [
    { kind: "lifted", seat: 0, place: 86 },
    { kind: "put", seat: 0, place: 83 },
    { kind: "moved", seat: 0, start: 84, over: [], place: 85 },
    { kind: "majority", seat: 0, place: 85, marbles: [2, 1], taken: 1 },
    { kind: "laid", seat: 1, place: 83 },
  ];
  const rings = after(view({}).rings, 2, done);
  expect(rings.map((one) => [one.place, ...one.marbles])).toEqual([
    [83, 0, 1],
    [84, 1, 0],
    [85, 2, 0],
  ]);
  expect(after(view({}).rings, 2, [{ kind: "moved", seat: 0, start: 84, over: [], place: 85 }]).find((one) => one.place === 85)).toMatchObject({ shared: true, full: false });
});

test("a marble on its way is neither here nor there, and one that falls still lies there", () => {
  const moved: Happening = { kind: "moved", seat: 0, start: 84, over: [], place: 85 };
  const rolling = scene(view({}), [moved]);
  expect([at(84, rolling.rings), at(85, rolling.rings), rolling.rolling]).toEqual([[1, 0], [1, 1], moved]);
  const falls = scene(view({}), [moved, { kind: "majority", seat: 0, place: 85, marbles: [2, 1], taken: 1 }]);
  expect([at(85, falls.rings), falls.falling]).toEqual([[2, 1], [{ place: 85, seat: 1 }]]);
  expect(scene(view({}), []).rings).toHaveLength(3);
});

test("who leaves takes everything along", () => {
  const out: Happening = { kind: "out", seat: 0, resigned: false, supply: 0, lacks: true, free: 0, enough: 2, places: [84, 85], rank: 2 };
  expect(after(view({}).rings, 2, [out]).map((one) => one.marbles[0])).toEqual([0, 0, 0]);
  expect(leaving({ kind: "taken", seat: 0, victim: 1, places: [84, 84] })).toEqual([{ place: 84, seat: 1 }, { place: 84, seat: 1 }]);
});

test("every happening says where to look, or nowhere", () => {
  expect(placesOf({ kind: "moved", seat: 0, start: 1, over: [2], place: 3 })).toEqual([1, 2, 3]);
  expect(placesOf({ kind: "circle", seat: 0, victim: 1, wall: [1, 2], inside: [3], strength: 2, against: 1, falls: 1 })).toEqual([1, 2, 3]);
  expect(placesOf({ kind: "taken", seat: 0, victim: 1, places: [4] })).toEqual([4]);
  expect(placesOf({ kind: "put", seat: 0, place: 5 })).toEqual([5]);
  expect(placesOf({ kind: "quiet", turns: 1, limit: 40 })).toEqual([]);
});

test("a marble runs through its own on the shortest way", () => {
  const rings = [ring(84, 1), ring(85, 1), ring(86, 1), ring(87, 0), ring(99, 1)];
  expect(way(rings, 0, 84, 87)).toEqual([85, 86]);
  expect(way(rings, 0, 84, 85)).toEqual([]);
});

test("the line of a circle joins the rings that touch", () => {
  expect(links([84, 85, 87])).toEqual([[84, 85]]);
});

const line = (seat: number | null, event: string, what: unknown[] = [], m = "move") => ({ seat, event, words: { m }, happenings: what.map((one) => ({ what: one })) });

test("turns are told apart, and what was taken back is forgotten", () => {
  const laid = (place: number) => ({ kind: "laid", seat: 0, place });
  const turns = turnsOf([
    line(0, ""),
    line(0, "CHOOSE"),
    line(0, "PLACE", [laid(1)]),
    line(0, "PLACE", [laid(2)]),
    line(0, "PLACE", [], "taken-back"),
    line(0, "PLACE", [laid(3)]),
    line(1, "CHOOSE"),
    line(1, "PLACE", [], "taken-back"),
  ]);
  expect(turns).toEqual([{ seat: 0, steps: [[], [laid(1)], [laid(3)]] }]);
});

test("drawn are the running turn, and of each other player the last since one's own", () => {
  const turns = [0, 1, 2, 1, 2].map((seat) => ({ seat, steps: [] }));
  expect(traces(turns, { phase: "CHOOSE", turn: 0 }, 0)).toEqual({ now: null, others: [turns[3], turns[4]] });
  expect(traces([...turns, { seat: 0, steps: [] }], { phase: "PLACE", turn: 0 }, 0)).toMatchObject({ now: { seat: 0 }, others: [turns[3], turns[4]] });
  expect(traces(turns, { phase: "CHOOSE", turn: 0 }, -1)).toEqual({ now: null, others: [turns[4]] });
});
