/** How the tricks of a hand became a record: the lines of the sum, in order. */
import type { Say } from "../../lib/wire";
import { plain, signed } from "./berzerka";
import type { Recorded } from "./happenings";

export interface Part {
  words: Say;
  number: string;
}

/** Each line follows from the one above it; the last line and the penalty make the record. */
export function sums(of: Recorded): Part[] {
  const parts: Part[] = [{ words: { m: "sheet-tricks" }, number: plain(of.tricks) }];
  if (of.count !== of.tricks) parts.push({ words: { m: "sheet-counting" }, number: plain(of.count) });
  if (of.counted !== of.count) parts.push({ words: { m: "sheet-literal", f: { penalty: of.penalty } }, number: plain(of.counted) });
  if (of.objective === "NEAR" || of.objective === "FAR") parts.push({ words: { m: "sheet-away", f: { target: of.target } }, number: plain(of.base) });
  if (of.objective === "PROMISE") parts.push({ words: { m: of.base > 0 ? "sheet-kept" : "sheet-broken", f: { promise: of.promise } }, number: plain(of.base) });
  if (of.adds) parts.push({ words: { m: "sheet-penalty" }, number: signed(of.adds) });
  return parts;
}
