import type { Reason } from "../wire";
import type { Speak } from "../words.svelte";

/** Why a move cannot be made now, as a sentence; nothing if it can, or if nobody knows. */
export function reasonOf(reasons: Reason[], move: number, say: Speak): string {
  return say(reasons.find((one) => one.moves.includes(move))?.words);
}
