/** For how many rests each kind of happening is shown before the table after it. A card or a cube is seen where it lies. */
import type { Happening } from "./happenings";

export const beats = (what: Happening): number => (what.kind === "trick" ? 2 : what.kind === "above" ? 1 : 0);
