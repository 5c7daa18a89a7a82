import { beforeEach, expect, test } from "vitest";
import { settings } from "./settings.svelte";
import { knows, learn, t, voice } from "./words.svelte";

beforeEach(async () => {
  settings.language = "en";
  await learn();
});

test("a message is filled, also with sentences", () => {
  expect(t("web-turn-of", { name: "Anna" })).toBe("Anna is to move");
  expect(t("web-log-line", { name: "Anna", words: { m: "web-turn-of", f: { name: "Bela" } } })).toBe("Anna Bela is to move");
  expect(t({ m: "web-turn-of", f: { name: "Anna" } })).toBe("Anna is to move");
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

test("a game that is not there has the words of no game", async () => {
  await learn("nosuchgame");
  expect(voice("nosuchgame")("web-close")).toBe("Close");
  expect(knows("", "web-close")).toBe(true);
  expect(knows("", "no-such-message")).toBe(false);
});
