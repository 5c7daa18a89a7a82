/** What happened while nobody looked: since one's last turn, to be shown once more. */
import type { Line, Picture, TableFrame } from "../wire";

const PLACE = "quartett-seen";
const MOST = 40; // tables remembered

export interface Missed {
  /** The version of the own last move. */
  from: number;
  /** The newest version that was missed. */
  to: number;
  /** So many moves of others came after it. */
  moves: number;
}

type Seen = [table: string, version: number][];

function remembered(): Seen {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Seen) : [];
  } catch {
    return [];
  }
}

/** The newest version of a table that was on this screen while somebody looked. */
export const seenOf = (table: string): number => remembered().find(([id]) => id === table)?.[1] ?? 0;

export function keepSeen(table: string, version: number): void {
  const others = remembered().filter(([id]) => id !== table);
  try {
    localStorage.setItem(PLACE, JSON.stringify([[table, Math.max(version, seenOf(table))], ...others].slice(0, MOST)));
  } catch {
    // a browser that keeps nothing offers more than it need
  }
}

/** What others did after the own last move, if some of it has not been seen. Without an own move there is nothing to look back to. */
export function missed(log: Line[], mine: number[], seen: number): Missed | null {
  const isMove = (line: Line): boolean => line.move !== null && line.seat !== null;
  const from = log.findLast((line) => isMove(line) && mine.includes(line.seat ?? -1))?.version ?? 0;
  const others = log.filter((line) => line.version > from && isMove(line));
  const to = others.at(-1)?.version ?? 0;
  return from && to > seen ? { from, to, moves: others.length } : null;
}

/** Those pictures as frames, each with its line of the log, and the newest table at the end. */
export function recalled(latest: TableFrame, pictures: Picture[], log: Line[]): TableFrame[] {
  const still = { moves: [], reasons: [], undo: false, result: null, phase: "playing" as const };
  const past = pictures.filter((picture) => picture.version < latest.version);
  const lines = (version: number): Line[] => log.filter((line) => line.version === version);
  return [...past.map(({ version, event, turn, view }) => ({ ...latest, ...still, version, event, turn, view, log: lines(version) })), { ...latest, log: lines(latest.version) }];
}
