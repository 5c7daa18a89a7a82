/** A line of the log as a whole sentence. */
import type { Happened, Line, Say, SeatInfo } from "../wire";
import { t, type Speak } from "../words.svelte";

/** What is read of a line of the log, or of a step of a replay. */
export type Told = Omit<Line, "words" | "move"> & { words: Line["words"] | null };
type Said = Pick<Told, "seat" | "words"> & Partial<Pick<Told, "effect" | "event">>;
type Sitting = Pick<SeatInfo, "name"> & Partial<Pick<SeatInfo, "mine">>;

/** Who did it and what; where one person reads, "You". */
export function sentence(line: Said, seats: Sitting[], say: Speak): string {
  const seat = line.seat === null ? undefined : seats[line.seat];
  const you = !!seat?.mine && seats.filter((one) => one.mine).length === 1;
  const about = (words: Say | null | undefined): string => (words ? say({ ...words, f: { who: you ? "you" : "other", ...words.f } }) : "");
  const done = line.effect ? t("web-log-effect", { words: about(line.words), effect: about(line.effect) }) : about(line.words);
  if (!seat || line.words?.f?.name !== undefined) return done; // it says itself who
  return t(line.event === "" ? "web-log-table" : "web-log-line", { name: you ? t("web-you") : seat.name, words: done });
}

/** What the step led to, a sentence each. */
export function consequences(line: { happenings?: Happened[] }, seats: Sitting[], say: Speak): string[] {
  return (line.happenings ?? []).flatMap(({ what, words }) => {
    const { seat } = what as { seat?: number };
    return words ? [sentence({ seat: seat ?? null, words }, seats, say)] : [];
  });
}
