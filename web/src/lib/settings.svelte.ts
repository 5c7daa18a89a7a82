/** What a person chose for this browser, remembered in it. */

export const LANGUAGES = { en: "English", de: "Deutsch", ja: "日本語" } as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = "system" | "light" | "dark";
export type Speed = "instant" | "quick" | "calm";

interface Choices {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  stillness: boolean;
  sheets: boolean; // do they wait until they have been read?
  once: boolean; // does one tap do it, without an explanation first?
  notify: boolean;
  bot: string; // the level somebody last played against
}

/** By the chosen speed, in milliseconds: a card's flight, a figure's walk, and the rest until the next thing happens. */
export const PACE = {
  instant: { fly: 0, walk: 0, rest: 0 },
  quick: { fly: 240, walk: 420, rest: 700 },
  calm: { fly: 420, walk: 900, rest: 1500 },
} as const;

const PLACE = "quartett-settings";

function spoken(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is Language => tag in LANGUAGES) ?? "en";
}

function remembered(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

const defaults: Choices = { language: spoken(), theme: "system", speed: "quick", sound: true, stillness: false, sheets: true, once: false, notify: false, bot: "casual" };

export const settings: Choices = $state({ ...defaults, ...remembered() });
if (!(settings.language in LANGUAGES)) settings.language = spoken();

const darkness = matchMedia("(prefers-color-scheme: dark)");
const calmness = matchMedia("(prefers-reduced-motion: reduce)");

export function still(): boolean {
  return settings.stillness || calmness.matches;
}

/** Write the choices where style sheets and the next visit find them. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = settings.theme === "system" ? (darkness.matches ? "dark" : "light") : settings.theme;
  root.dataset.motion = still() ? "reduced" : "full";
  root.style.setProperty("--fly", `${PACE[settings.speed].fly}ms`);
  root.style.setProperty("--walk", `${PACE[settings.speed].walk}ms`);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

darkness.addEventListener("change", show);
calmness.addEventListener("change", show);
$effect.root(() => {
  $effect(show);
});
