import { beforeEach, expect, test, vi } from "vitest";
import { allowNotifications, entitle, notify } from "./attention";
import { settings } from "./settings.svelte";

const shown = vi.fn();
function browser(permission: string, hidden: boolean): void {
  shown.mockReset();
  vi.stubGlobal("Notification", Object.assign(class { constructor(title: string) { shown(title); } }, { permission, requestPermission: async () => permission }));
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
}

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  settings.notify = true;
});

test("the title and the icon say whose turn it is", () => {
  const icon = () => document.querySelector("link")?.getAttribute("href");
  entitle("My turn", true);
  expect([document.title, icon()]).toEqual(["My turn", "/icon-turn.svg"]);
  entitle("Quartett");
  expect([document.title, icon()]).toEqual(["Quartett", "/icon.svg"]);
});

test("a notification is for people who want it and look elsewhere", () => {
  browser("granted", true);
  notify("Race", "Your turn");
  expect(shown).toHaveBeenCalledWith("Race");
  browser("granted", false);
  notify("Race", "Your turn");
  browser("denied", true);
  notify("Race", "Your turn");
  settings.notify = false;
  browser("granted", true);
  notify("Race", "Your turn");
  expect(shown).not.toHaveBeenCalled();
});

test("only a yes is a yes", async () => {
  browser("granted", true);
  expect(await allowNotifications()).toBe(true);
  browser("default", true);
  expect(await allowNotifications()).toBe(false);
});
