/** A line of the log as a whole sentence. */
import type { Line, SeatInfo } from "../wire";
import { t, type Speak } from "../words.svelte";

/** What is read of a line of the log, or of a step of a replay. */
export type Told = Omit<Line, "words" | "move"> & { words: Line["words"] | null };
type Said = Pick<Told, "seat" | "words"> & Partial<Pick<Told, "effect" | "event">>;

export function sentence(line: Said, seats: Pick<SeatInfo, "name">[], say: Speak): string {
  const what = say(line.words);
  const done = line.effect ? t("web-log-effect", { words: what, effect: say(line.effect) }) : what;
  if (line.seat === null || line.words?.f?.name !== undefined) return done; // it says itself who
  return t(line.event === "" ? "web-log-table" : "web-log-line", { name: seats[line.seat]?.name ?? "", words: done });
}
