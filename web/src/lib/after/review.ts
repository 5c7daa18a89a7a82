/** Waiting for a look back at a game, and trying a moment of it again. */
import * as api from "../api";
import type { NewTable, Progress, Reviewed, SeatInfo } from "../wire";

const WAIT = 700; // milliseconds between two questions

/** Ask until it is there; `tell` hears how far it is. Who goes away stops asking. */
export async function waitFor(id: string, seat: number, tell: (progress: number) => void, gone: () => boolean): Promise<Reviewed | null> {
  while (!gone()) {
    const found: Reviewed | Progress = await api.review(id, seat);
    if ("points" in found) return found;
    tell(found.progress);
    await new Promise((later) => setTimeout(later, WAIT));
  }
  return null;
}

/** A table that goes on from a step: oneself in that seat, bots as they were in the others. */
export function fromHere(id: string, step: number, game: string, seat: number, seats: Pick<SeatInfo, "bot">[]): NewTable {
  return {
    game,
    from: { table: id, step },
    hints: true,
    seats: seats.map(({ bot }, i) => (i === seat ? { kind: "me" } : bot ? { kind: "bot", bot } : { kind: "bot" })),
  };
}

/** Is this the deal of a day that is not over? Days are those of UTC. */
export const isToday = (daily: string | undefined, now = new Date()): boolean => !!daily && daily >= now.toISOString().slice(0, 10);
