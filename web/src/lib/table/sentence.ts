/** A line of the log as a whole sentence. */
import type { LogLine, Seat } from "../wire";
import { t, type Speak } from "../words.svelte";

type Told = Pick<LogLine, "seat" | "words"> & Partial<Pick<LogLine, "effect" | "event">>;

export function sentence(line: Told, seats: Pick<Seat, "name">[], say: Speak): string {
  const what = say(line.words);
  const done = line.effect ? t("web-log-effect", { words: what, effect: say(line.effect) }) : what;
  if (line.seat === null || line.words?.f?.name !== undefined) return done; // it says itself who
  return t(line.event === "" ? "web-log-table" : "web-log-line", { name: seats[line.seat]?.name ?? "", words: done });
}
