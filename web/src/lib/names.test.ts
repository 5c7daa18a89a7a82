import { expect, test } from "vitest";
import { nameBots } from "./names";

const bot = (name: string, level: string | null = null) => ({ name, kind: "bot", bot: level });

test("bots of one kind can be told apart", () => {
  const names = nameBots([bot("casual", "casual"), bot("Level 3", "Level 3"), bot("")]).map((seat) => seat.name);
  expect(new Set(names).size).toBe(3);
  expect(names).not.toContain("casual");
  expect(names).not.toContain("Level 3");
});

test("a seat keeps its bot's name, wherever it is shown", () => {
  const here = nameBots([{ name: "Anna", kind: "person", bot: null }, bot("strong", "strong")])[1];
  const there = nameBots([bot("x"), bot("strong", "strong")])[1];
  expect(here?.name).toBe(there?.name);
});

test("people and bots with a name of their own keep it", () => {
  const seats = [{ name: "casual", kind: "person", bot: null }, bot("Robot", "robot")];
  expect(nameBots(seats)).toEqual(seats);
});

test("no bot is called like somebody at the table", () => {
  const usual = nameBots([bot("x"), bot("x"), bot("x")]).map((seat) => seat.name);
  const person = { name: (usual[1] ?? "").toUpperCase(), kind: "person", bot: null };
  const names = nameBots([person, bot("x"), bot("x")]).map((seat) => seat.name);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(3);
  expect(names[2]).toBe(usual[2]);
});
