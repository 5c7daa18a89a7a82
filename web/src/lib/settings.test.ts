import { expect, test, vi } from "vitest";

type Settings = typeof import("./settings.svelte");

async function visit(kept: string | null, languages = ["en-GB"], dark = false, calm = false): Promise<Settings> {
  localStorage.clear();
  if (kept !== null) localStorage.setItem("quartett-settings", kept);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  const matches = (query: string) => (query.includes("dark") ? dark : calm);
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: matches(query), addEventListener: () => {} }));
  vi.resetModules();
  return await import("./settings.svelte");
}

test("a first visit speaks the first language it knows", async () => {
  expect((await visit(null, ["fr-FR", "ja-JP", "de"])).settings.language).toBe("ja");
  expect((await visit(null, ["fr-FR"])).settings.language).toBe("en");
});

test("what was chosen earlier is kept, what was not has its default", async () => {
  const { settings } = await visit('{"language": "de", "sound": false}', ["ja"]);
  expect(settings).toMatchObject({ language: "de", sound: false, speed: "quick" });
});

test("what cannot be read is forgotten, and so is a language that is gone", async () => {
  expect((await visit("{nonsense")).settings.speed).toBe("quick");
  expect((await visit('{"language": "tlh"}', ["de"])).settings.language).toBe("de");
});

test("choices are written where style sheets and the next visit find them", async () => {
  const { PACE, settings, show } = await visit(null, ["en"], true);
  show();
  const root = document.documentElement;
  expect(root.dataset).toMatchObject({ theme: "dark", motion: "full" });
  Object.assign(settings, { theme: "light", stillness: true, language: "ja", speed: "calm" });
  show();
  expect(root.dataset).toMatchObject({ theme: "light", motion: "reduced" });
  expect(root.lang).toBe("ja");
  expect(root.style.getPropertyValue("--walk")).toBe(`${PACE.calm.walk}ms`);
  expect(JSON.parse(localStorage.getItem("quartett-settings") ?? "")).toMatchObject({ theme: "light", language: "ja" });
});

test("a device that wants less motion is heard", async () => {
  const { settings, still } = await visit(null, ["en"], false, true);
  expect(settings.stillness).toBe(false);
  expect(still()).toBe(true);
});
