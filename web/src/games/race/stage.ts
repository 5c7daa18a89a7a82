/** How long Race shows what happens: its figures walk by themselves, so only an arrival is worth a moment. */
import type { Happening } from "./happenings";

export function beats(what: Happening): number {
  return what.kind === "arrival" ? 0.5 : 0;
}
