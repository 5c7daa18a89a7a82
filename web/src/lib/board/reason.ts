import { toast } from "../announce.svelte";
import type { Reason } from "../wire";
import type { Speak } from "../words.svelte";

/** Say why a move cannot be made now, and where the ruling behind it is told. */
export function refuse(reasons: Reason[], move: number, say: Speak): void {
  const found = reasons.find((one) => one.moves.includes(move));
  if (found) toast(say(found.words), false, found.ruling);
}

/** Why a move cannot be made now, as a sentence; nothing if it can, or if nobody knows. */
export function reasonOf(reasons: Reason[], move: number, say: Speak): string {
  return say(reasons.find((one) => one.moves.includes(move))?.words);
}
