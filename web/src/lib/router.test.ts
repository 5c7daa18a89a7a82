import { beforeEach, expect, test } from "vitest";
import { go, here, read } from "./router.svelte";

beforeEach(() => go("/"));

test("every page has its address", () => {
  expect(read("/")).toEqual({ page: "start" });
  expect(read("/me")).toEqual({ page: "me" });
  expect(read("/play")).toEqual({ page: "play" });
  expect(read("/table/abc")).toEqual({ page: "table", id: "abc" });
  expect(read("/replay/abc")).toEqual({ page: "replay", id: "abc" });
  expect(read("/rules/race")).toEqual({ page: "rules", game: "race" });
  expect(read("/join/abc/secret")).toEqual({ page: "join", id: "abc", token: "secret" });
});

test("any other address leads nowhere", () => {
  for (const path of ["/tables", "/me/x", "/play/x", "/table", "/table/", "/table/a/b", "/replay/a/b", "/rules", "/rules/a/b", "/join/a", "/join/a/b/c"]) expect(read(path), path).toEqual({ page: "nowhere" });
});

test("encoded addresses are decoded, and broken ones do not break the page", () => {
  expect(read("/table/a%20b")).toEqual({ page: "table", id: "a b" });
  expect(read("/table/100%")).toEqual({ page: "table", id: "100%" });
});

test("going somewhere changes the page, and history only when it should", () => {
  const before = history.length;
  go("/table/a");
  expect(here.place).toEqual({ page: "table", id: "a" });
  expect(history.length).toBe(before + 1);
  go("/table/b", true);
  expect(here.place).toEqual({ page: "table", id: "b" });
  expect(history.length).toBe(before + 1);
});

/** Whether a click on such a link was taken from the browser. */
function click(attributes: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><b>there</b></a>`;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
  document.querySelector("b")?.dispatchEvent(event);
  return event.defaultPrevented;
}

test("links inside the house are followed without loading", () => {
  expect(click('href="/replay/x"')).toBe(true);
  expect(here.place).toEqual({ page: "replay", id: "x" });
});

test("other links are left to the browser", () => {
  expect(click('href="https://elsewhere.example/"')).toBe(false);
  expect(click('href="/api/tables/x/log"')).toBe(false);
  expect(click('href="/table/x" download')).toBe(false);
  expect(click('href="/table/x" target="_blank"')).toBe(false);
  expect(click('href="#main"')).toBe(false);
  expect(click('href="/table/x"', { ctrlKey: true })).toBe(false);
  expect(here.place).toEqual({ page: "start" });
});
