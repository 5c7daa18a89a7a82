import { expect, test } from "vitest";
import type { SeatInfo } from "../wire";
import { onceMore } from "./again";

const seat = (more: Partial<SeatInfo>): SeatInfo => ({ seat: 0, name: "", kind: "bot", bot: null, mine: false, present: true, away_bot: false, out: false, ...more });

test("the same game once more: oneself where one sat, the same bots, and bots for other people", () => {
  const seats = [seat({ kind: "bot", bot: "expert" }), seat({ kind: "person", mine: true }), seat({ kind: "person" }), seat({ kind: "bot", bot: "robot" })];
  const wish = onceMore({ game: "ringlinge", players: 3, options: { jump: "line" }, hints: true, bot_speed: "quick", seats });
  expect(wish.seats).toEqual([{ kind: "bot", bot: "expert" }, { kind: "me" }, { kind: "bot" }]);
  expect([wish.game, wish.players, wish.options]).toEqual(["ringlinge", 3, { jump: "line" }]);
});
