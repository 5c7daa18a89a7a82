import { beforeEach, expect, test, vi } from "vitest";
import { allowNotifications, badge, entitle, notify } from "./attention";
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

test("the badge counts what waits, where there is one", () => {
  badge(3); // this browser has none
  const marks: (number | null)[] = [];
  vi.stubGlobal("navigator", { setAppBadge: async (count: number) => marks.push(count), clearAppBadge: () => Promise.reject(marks.push(null)) });
  badge(2);
  badge(0);
  expect(marks).toEqual([2, null]);
});

test("only a yes is a yes", async () => {
  browser("granted", true);
  expect(await allowNotifications()).toBe(true);
  browser("default", true);
  expect(await allowNotifications()).toBe(false);
});
