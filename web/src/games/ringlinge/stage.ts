/** For how many rests each kind of happening is shown before the table after it. What changes the board is seen at least while it moves. */
import type { Happening } from "./happenings";

const BEATS: Record<Happening["kind"], number> = {
  laid: 0.35,
  lifted: 0.35,
  put: 0.35,
  moved: 0.7,
  blocked: 0.8,
  freed: 0,
  majority: 1.7,
  circle: 2.2,
  taking: 0,
  taken: 1,
  out: 2.2,
  quiet: 0,
  sheet: 1, // which waits for "Continue" anyway
};

export const beats = (what: Happening): number => BEATS[what.kind];
