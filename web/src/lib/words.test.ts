import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import { atTable, knows, learn, t, voice } from "./words.svelte";

beforeEach(async () => {
  settings.language = "en";
  await learn();
});

test("a message is filled, also with sentences", () => {
  expect(t("web-turn-of", { name: "Anna" })).toBe("Anna is to move");
  expect(t("web-log-line", { name: "Anna", words: { m: "web-turn-of", f: { name: "Bela" } } })).toBe("Anna Bela is to move");
  expect(t({ m: "web-turn-of", f: { name: "Anna" } })).toBe("Anna is to move");
});

test("a message may ask for the options of the table; numbers are numbers, and what is filled in goes before", async () => {
  await learn("ringlinge");
  const say = voice("ringlinge", atTable(2, { move_min: "1", jump: "none", quiet_limit: "30", round_cap: "60" }));
  expect(say("help-move")).toBe("Move: one marble of yours or two different ones, each to a ring that touches it.");
  expect(say("help-limit")).toContain("After 30 of them, or after 60 turns");
  expect(say("help-limit", { quiet_limit: 20 })).toContain("After 20 of them");
});

test("nothing says nothing, and a message nobody wrote is seen by its name", () => {
  expect(t(null)).toBe("");
  expect(t(undefined)).toBe("");
  expect(t("no-such-message")).toBe("no-such-message");
});

test("the chosen language is spoken once it is learnt", async () => {
  settings.language = "de";
  expect(t("web-close")).toBe("");
  await learn();
  expect(t("web-close")).toBe("Schließen");
});

test("a game these pages were built without has its words from the server", async () => {
  const fetch = vi.fn(async () => new Response("move-take = takes { $taken } stones"));
  vi.stubGlobal("fetch", fetch);
  await learn("pebbles");
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/api/games/pebbles/texts/en", expect.anything());
  expect(voice("pebbles")("move-take", { taken: 3 })).toBe("takes 3 stones");
  expect(voice("pebbles")("web-close")).toBe("Close");
  expect(knows("pebbles", "move-take")).toBe(true);
  expect(knows("", "move-take")).toBe(false);
});

test("words that did not come are asked for again", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 503 }));
  await expect(learn("marbles")).rejects.toMatchObject({ code: "failed" });
  expect(voice("marbles")("web-close")).toBe("Close");
  vi.stubGlobal("fetch", async () => new Response("title = Marbles"));
  await learn("marbles");
  expect(voice("marbles")("title")).toBe("Marbles");
});
