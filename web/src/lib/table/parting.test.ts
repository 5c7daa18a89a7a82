import { expect, it } from "vitest";
import { company, parting, type Parting } from "./parting";

const table: Parting = { id: "t", host: false, sits: true, started: true, over: false, others: true };

it("lets everybody who sits leave a game that goes on", () => {
  expect(parting(table)).toBe("leave");
  expect(parting({ ...table, started: false })).toBe("leave");
  expect(parting({ ...table, sits: false })).toBe(null);
});

it("lets a host take the table away unless others play there", () => {
  expect(parting({ ...table, host: true })).toBe("leave");
  expect(parting({ ...table, host: true, started: false })).toBe("remove");
  expect(parting({ ...table, host: true, others: false })).toBe("remove");
});

it("tells people from bots and open seats", () => {
  const [me, bot, open, bela] = [["person", true], ["bot", false], ["open", false], ["person", false]].map(([kind, mine]) => ({ kind: String(kind), mine: Boolean(mine) }));
  expect(company([me!, bot!, open!])).toEqual({ sits: true, others: false });
  expect(company([bela!, bot!])).toEqual({ sits: false, others: true });
});

it("keeps finished games", () => {
  expect(parting({ ...table, host: true, over: true })).toBe(null);
});
