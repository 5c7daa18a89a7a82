import { expect, test } from "vitest";
import { reasonOf } from "./reason";

const reasons = [
  { words: { m: "follow" }, moves: [3, 4] },
  { words: { m: "used" }, moves: [9] },
];
const say = (message: unknown): string => (message ? (message as { m: string }).m : "");

test("each move has its own reason, and a move without one has none", () => {
  expect([3, 4, 9, 5].map((move) => reasonOf(reasons, move, say))).toEqual(["follow", "follow", "used", ""]);
});
