import type { Considered } from "../wire";

const SHOWN = 3;

/** The moves a strong player thought about most, and each one's share among them in percent. */
export function foremost(considered: Considered[]): (Considered & { share: number })[] {
  const best = considered.toSorted((a, b) => b.visits - a.visits).slice(0, SHOWN);
  const all = best.reduce((sum, one) => sum + one.visits, 0);
  return best.map((one) => ({ ...one, share: all ? Math.round((100 * one.visits) / all) : 0 }));
}
