/** A ring around the part of the board that a lesson speaks of, and that part in view. Boards name their parts: `data-part="track"`. */
import { still } from "../settings.svelte";

const sheet = new CSSStyleSheet();
const GAP = 10; // pixels around what is brought into view

export function spot(part: string): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  sheet.replaceSync(part ? `${named(part)} { outline: 3px solid var(--glow); outline-offset: 3px; border-radius: var(--radius-s); }` : "");
}

/** Bring into view, below what stays at the top, first what is spoken of and then what is to be pressed, with its hand if there is room. */
export function bring(part: string, top: number): void {
  const pressed = document.querySelector(".middle .hinted");
  const wanted = [part ? document.querySelector(named(part)) : null, pressed?.closest(".hand") ?? null, pressed];
  pressed?.scrollIntoView({ block: "nearest", inline: "nearest" }); // in a window of its own, if the board has one
  let by = 0;
  for (const one of wanted) {
    if (!one) continue;
    const box = one.getBoundingClientRect();
    const below = box.bottom - by + GAP - bottomFor(one);
    const above = top + GAP - (box.top - by);
    if (below > 0 || above > 0) by += above > -below ? -above : Math.min(below, -above);
  }
  if (Math.abs(by) > 1) scrollBy({ top: by, behavior: still() ? "instant" : "smooth" });
}

/** Where the screen ends for this: some boards keep what one decides with at its foot. */
function bottomFor(one: Element): number {
  const dock = document.querySelector(".middle .dock");
  return dock && !dock.contains(one) ? Math.min(innerHeight, dock.getBoundingClientRect().top) : innerHeight;
}

const named = (part: string): string => `[data-part~="${CSS.escape(part)}"]`;
