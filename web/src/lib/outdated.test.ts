import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outdated as plugin } from "../build/outdated";
import { outdated } from "./outdated";
import { LANGUAGES } from "./settings.svelte";

const SCRIPT = readFileSync("public/fresh.js", "utf-8");
const WORDS = (plugin().transformIndexHtml as (html: string) => string)('<div id="outdated"><!-- outdated --></div>');
const reload = vi.fn();
let listeners: [string, EventListenerOrEventListenerObject, unknown][] = [];

/** A page of this build, as its own script sees it. */
function load(build: string, server: () => Promise<Partial<Response>> = async () => ({ status: 200 })): void {
  unload();
  document.head.innerHTML = "";
  document.body.innerHTML = `<div id="app"></div>${WORDS}<script type="module" data-name="${build}"></script>`;
  document.querySelector("script")?.setAttribute("src", `/assets/${build}.js`);
  const listen = (kind: string, listener: EventListenerOrEventListenerObject, how?: unknown): void => {
    listeners.push([kind, listener, how]);
    window.addEventListener(kind, listener, how as boolean);
  };
  new Function("location", "fetch", "addEventListener", SCRIPT)({ href: "http://here/", reload }, server, listen);
}

function unload(): void {
  for (const [kind, listener, how] of listeners) window.removeEventListener(kind, listener, how as boolean);
  listeners = [];
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const said = (): string[] => [...document.querySelectorAll<HTMLElement>("#outdated [lang]")].filter((one) => !one.hidden).map((one) => one.lang);

beforeEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
  reload.mockReset();
});
afterEach(unload);

test("the words are there in every language", () => {
  document.body.innerHTML = WORDS;
  const found = [...document.querySelectorAll<HTMLElement>("#outdated [lang]")];
  expect(found.map((one) => one.lang).sort()).toEqual(Object.keys(LANGUAGES).sort());
  expect(new Set(found.map((one) => one.querySelector("p")?.textContent)).size).toBe(3);
  for (const one of found) expect(one.textContent).not.toMatch(/web-/);
});

test("a page that is too old loads itself again once, however often it notices", async () => {
  load("one");
  outdated();
  outdated();
  dispatchEvent(new Event("vite:preloadError"));
  await settled();
  expect(reload).toHaveBeenCalledOnce();
  expect(said()).toEqual([]);
});

test("if it comes back the same it says so, and reloads only when asked", async () => {
  load("one");
  outdated();
  await settled();
  load("one");
  outdated();
  await settled();
  expect(reload).toHaveBeenCalledOnce();
  expect(said()).toEqual(["en"]);
  expect(document.getElementById("app")?.hidden).toBe(true);
  document.querySelector<HTMLElement>("#outdated [lang=en] button")?.click();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a newer build may reload once more", async () => {
  for (const build of ["one", "two"]) {
    load(build);
    outdated();
    await settled();
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a script or a style sheet that is gone is noticed; a picture is not", async () => {
  load("one");
  document.body.insertAdjacentHTML("beforeend", "<img>");
  document.querySelector("img")?.dispatchEvent(new Event("error"));
  await settled();
  expect(reload).not.toHaveBeenCalled();
  document.querySelector("script")?.dispatchEvent(new Event("error"));
  await settled();
  expect(reload).toHaveBeenCalledOnce();
});

test("a server that does not answer is not reloaded into an empty window", async () => {
  load("one", () => Promise.reject(new TypeError("network")));
  outdated();
  await settled();
  expect(reload).not.toHaveBeenCalled();
  expect(said()).toEqual(["en"]);
  load("one");
  outdated();
  await settled();
  expect(reload).toHaveBeenCalledOnce();
});

test("it speaks the chosen language, else the browser's", async () => {
  sessionStorage.setItem("quartett-reloaded", "/assets/one.js");
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr-FR", "ja-JP"]);
  load("one");
  outdated();
  await settled();
  expect(said()).toEqual(["ja"]);
  localStorage.setItem("quartett-settings", '{"language": "de"}');
  load("one");
  outdated();
  await settled();
  expect(said()).toEqual(["de"]);
});

test("a browser that keeps nothing never reloads by itself", async () => {
  vi.stubGlobal("sessionStorage", { getItem: () => { throw new Error("denied"); } });
  load("one");
  outdated();
  await settled();
  expect(reload).not.toHaveBeenCalled();
  expect(said()).toEqual(["en"]);
});

test("a page whose address does not exist is loaded again, too: it says so itself", async () => {
  load("one", async () => ({ status: 404 }));
  outdated();
  await settled();
  expect(reload).toHaveBeenCalledOnce();
  expect(said()).toEqual([]);
});
