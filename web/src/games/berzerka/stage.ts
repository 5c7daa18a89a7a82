/** For how many rests each thing that happens is shown before the game goes on; what is not here needs no time of its own. */
import type { Happening } from "./happenings";

const BEATS: Partial<Record<Happening["kind"], number>> = {
  declared: 2,
  hotseat: 2,
  no_exchange: 2,
  open: 1,
  skipped: 1,
  trick: 2,
  turned: 1.5,
};

export const beats = (what: Happening): number => BEATS[what.kind] ?? 0;
