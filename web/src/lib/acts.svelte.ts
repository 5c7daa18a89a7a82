/** What a step led to, shown one after the other before the table after it: the full trick lies there, a sheet waits to be read. */
import { PACE, settings } from "./settings.svelte";
import type { Happened } from "./wire";

export const SHEET = "sheet"; // the kind of a happening that waits for "Continue"
const READING = 7000; // milliseconds, for who does not want to be waited for

/** A game's stage.ts: for how many rests a happening is shown; what it does not show is 0. */
export type Beats = (what: never) => number;

const kindOf = (one: Happened): string => (one.what as { kind: string }).kind;

/** Is there something to read among these? */
export const hasSheet = (happened: Happened[]): boolean => happened.some((one) => kindOf(one) === SHEET);

export class Acts {
  now = $state.raw<Happened | null>(null);
  beats: Beats = () => 0;

  private waiting: Happened[] = [];
  private done: () => void = () => {};
  private timer: ReturnType<typeof setTimeout> | undefined;

  get busy(): boolean {
    return this.now !== null;
  }

  get held(): boolean {
    return this.now !== null && kindOf(this.now) === SHEET;
  }

  /** Show these, then go on with `done`. At the speed "at once", and in a window nobody sees, nothing is shown. */
  play(happened: Happened[], done: () => void): void {
    this.stop();
    this.waiting = PACE[settings.speed].rest && !document.hidden ? happened.filter((one) => this.length(one)) : [];
    this.done = done;
    this.next();
  }

  private length(one: Happened): number {
    if (kindOf(one) === SHEET) return settings.sheets ? Infinity : READING;
    return this.beats(one.what as never) * PACE[settings.speed].rest;
  }

  private next(): void {
    clearTimeout(this.timer);
    this.now = this.waiting.shift() ?? null;
    if (!this.now) {
      const { done } = this;
      this.done = () => {};
      done();
      return;
    }
    const length = this.length(this.now);
    if (length !== Infinity) this.timer = setTimeout(() => this.next(), length);
  }

  /** "Continue": the sheet has been read. */
  proceed = (): void => {
    if (this.held) this.next();
  };

  /** To the next sheet, or to the end. */
  skip(): void {
    if (!this.now || this.held) return;
    while (this.waiting[0] && kindOf(this.waiting[0]) !== SHEET) this.waiting.shift();
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.now = null;
    this.done = () => {};
  }
}
