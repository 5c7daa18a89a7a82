/** What Race's view.py sends, and the few facts a screen needs about cards. */
import type { Told } from "../../lib/table/sentence";
import type { Say } from "../../lib/wire";
import type { Speak } from "../../lib/words.svelte";
import { KNONSTERS, Kind, P4, TYPES, type Phase } from "./moves";

export interface OnTrack {
  knonster: number;
  pos: number;
  finished: boolean;
  rank: number;
  shared: boolean;
  behind: number;
  to_finish: number;
  favorite: "" | "heart" | "winner";
}

export interface HandCard {
  type: number;
  count: number;
  group: number;
  moves: number;
  steps: number;
  target: number;
  after: number[];
}

export interface Power {
  knonster: number;
  used_by: number;
  mine: boolean;
  cards: number[];
  after: number[][];
}

export interface PlayerView {
  seat: number;
  cards: number;
  steps: number[];
  spent: number[];
  chosen: boolean;
  favorites: number[];
  robot: boolean;
  auto: number;
}

export interface SheetRow {
  seat: number;
  shares: number[];
  bet: number;
  stars: number;
  points: number;
  place: number;
}

export interface RaceView {
  phase: Phase;
  turn: number;
  seat: number;
  options: { win_bet: number; superpowers: number; card_set: number; finished_leader: number };
  track: OnTrack[];
  podium: number[];
  place_points: number[];
  players: PlayerView[];
  hand: HandCard[];
  powers: Power[];
  pending: number;
  picks: number[];
  chooser: number;
  start: number;
  turns: number;
  turns_left: number;
  pile: number;
  played: number[];
  restarts: number;
  asked: boolean;
  sheet: SheetRow[];
}

export const LETTERS = ["R", "A", "C", "E"] as const;
const KINDS = Object.keys(Kind);
export const OWN_KINDS = Object.values(Kind).filter((kind) => kind !== Kind.RANK);
export const RANK_CARDS = Array.from({ length: TYPES - P4 }, (_, i) => P4 + i);

export function isRankCard(type: number): boolean {
  return type >= P4;
}

/** The rank a rank card speaks of: 4, 3, 2. */
export function rankOf(type: number): number {
  return KNONSTERS - (type - P4);
}

export function kindOf(type: number): string {
  return isRankCard(type) ? `P${rankOf(type)}` : (KINDS[Math.floor(type / KNONSTERS)] ?? "PLUS_7");
}

/** The large index in the corner. */
export function indexOf(type: number): string {
  if (isRankCard(type)) return { 4: "+14", 3: "+12", 2: "+9" }[rankOf(type)] ?? "";
  return { PLUS_7: "+7", PLUS_5: "+5", CATCH_UP: "≤20", TRIPLE: "×3" }[kindOf(type)] ?? "";
}

export function cardName(type: number): Say {
  if (isRankCard(type)) return { m: "card-rank", f: { rank: rankOf(type) } };
  return { m: `card-${kindOf(type)}`, f: { knonster: nameOf(type % KNONSTERS) } };
}

export function nameOf(knonster: number): Say {
  return { m: `knonster-${LETTERS[knonster] ?? "R"}` };
}

/** The Knonster a card names; the number after the last one for rank cards. */
export function groupOf(type: number): number {
  return isRankCard(type) ? KNONSTERS : type % KNONSTERS;
}

export function typeOf(kind: number, knonster: number): number {
  return kind * KNONSTERS + knonster;
}

/** A hand as it is laid out: each Knonster's cards, then the rank cards. */
export function grouped(hand: HandCard[]): HandCard[][] {
  return Array.from({ length: KNONSTERS + 1 }, (_, group) => hand.filter((card) => card.group === group)).filter((cards) => cards.length);
}

/** The two colours a card is drawn in. */
export function coloursOf(group: number): { own: string; soft: string } {
  return group < KNONSTERS ? { own: `var(--k${group})`, soft: `var(--k${group}-soft)` } : { own: "var(--ink)", soft: "var(--sunken)" };
}

export interface LaidCard {
  type: number;
  seat: number | null;
  version: number;
}

const PLAYS: string[] = ["TURN", "POWER_CARD", "AUTO_CARD"] satisfies Phase[];

/** The card played last since the deal, by a seat or by chance: only the log knows it. */
export function lastLaid(lines: Told[], say: Speak): LaidCard | null {
  const line = lines.findLast((one) => one.event === "DEAL" || (PLAYS.includes(one.event) && one.words?.f?.card !== undefined));
  const card = line?.words?.f?.card;
  if (!line || typeof card !== "object") return null;
  const type = Array.from({ length: TYPES }, (_, i) => i).find((one) => say(cardName(one)) === say(card));
  return type === undefined ? null : { type, seat: line.seat, version: line.version };
}

/** In words why a card would do nothing on this board. */
export function whyDead(view: RaceView, card: HandCard): Say {
  if (isRankCard(card.type)) {
    const rank = rankOf(card.type);
    const there = view.track.filter((one) => one.rank === rank);
    if (!there.length) return { m: "board-dead-rank_empty", f: { rank } };
    if (there.length > 1) return { m: "board-dead-rank_shared", f: { rank } };
    return { m: "board-dead-finished", f: { knonster: nameOf(there[0]?.knonster ?? 0) } };
  }
  const own = view.track[card.type % KNONSTERS];
  const knonster = nameOf(card.type % KNONSTERS);
  if (!own || own.finished) return { m: "board-dead-finished", f: { knonster } };
  if (kindOf(card.type) === "TRIPLE") {
    if (view.podium.length) return { m: "board-dead-someone_finished" };
    return { m: own.rank === 1 ? "board-dead-lead_shared" : "board-dead-not_leading", f: { knonster } };
  }
  return { m: own.behind === 0 ? "board-dead-leads" : "board-dead-close", f: { knonster, behind: own.behind } };
}

/** "Celya goes from 21 to 26". */
export function goes(view: RaceView, knonster: number, to: number, say: Speak): string {
  const from = view.track[knonster]?.pos ?? 0;
  return say("board-goes", { knonster: nameOf(knonster), from, to, steps: Math.abs(to - from) });
}

/** What a card would do, for a bubble or a screen reader. */
export function outcome(view: RaceView, card: HandCard, say: Speak): string {
  const moved = card.after.flatMap((to, k) => (to === view.track[k]?.pos ? [] : [goes(view, k, to, say)]));
  return moved.length ? moved.join(" · ") : say(whyDead(view, card));
}
