/** Shows frames one after the other, so that a person sees what happened; any click or key skips ahead. */
import { tick } from "svelte";
import { Acts, hasSheet } from "./acts.svelte";
import { arrive } from "./motion";
import { PACE, settings } from "./settings.svelte";
import type { Happened, TableFrame } from "./wire";

const MOST_STEPS = 4;

export class Playback {
  shown = $state.raw<TableFrame | null>(null);
  behind = $state(0);
  hurrying = $state(false); // only the end is wanted
  readonly acts = new Acts();
  onshow: (frame: TableFrame) => void = () => {};

  private queue: TableFrame[] = [];
  private shownAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  push(frame: TableFrame): void {
    if (frame.eyes !== this.shown?.eyes) {
      this.queue = []; // other eyes, other story
      this.acts.stop();
    }
    this.queue = this.queue.filter((waiting) => waiting.version !== frame.version);
    this.queue.push(frame);
    this.pump();
  }

  /** Go back to the first of these and show them one after the other, once more. */
  recall(frames: TableFrame[]): void {
    const [first, ...rest] = frames;
    if (!first) return;
    this.acts.stop();
    this.queue = rest;
    this.show(first);
    this.pump();
  }

  /** From now on nothing is shown but the newest, until the end. */
  hurry = (): void => {
    this.hurrying = true;
    this.acts.stop();
    this.pump();
  };

  private pump(): void {
    clearTimeout(this.timer);
    if (this.hurrying) this.queue = this.queue.slice(-1);
    const next = this.queue[0];
    this.behind = this.queue.length;
    if (!next || this.acts.busy) return;
    const wait = this.shownAt + this.pause(next) - Date.now();
    if (wait > 0) this.timer = setTimeout(() => this.pump(), wait);
    else this.acts.play(this.fresh(next), () => this.arrived());
  }

  /** What happened since the table that is shown, if it is only a step or two: who comes back is not kept waiting. */
  private fresh(next: TableFrame): Happened[] {
    const { shown } = this;
    if (this.hurrying || !shown || next.eyes !== shown.eyes || next.version - shown.version > MOST_STEPS) return [];
    return next.log.filter((line) => line.version > shown.version).flatMap((line) => line.happenings ?? []);
  }

  private arrived(): void {
    const next = this.queue.shift();
    if (next) this.show(next);
    this.pump();
  }

  private pause(next: TableFrame): number {
    if (this.hurrying || !this.shown || next.version === this.shown.version || next.eyes !== this.shown.eyes || document.hidden) return 0;
    const { rest } = PACE[settings.speed];
    const line = this.shown.log.at(-1);
    return line && line.move === null && !line.effect ? rest / 2 : rest; // a draw or somebody sitting down is soon seen
  }

  private show(frame: TableFrame): void {
    this.shown = frame;
    this.shownAt = Date.now();
    this.onshow(frame);
  }

  /** Skip to the newest, but past no sheet, and to the end of every motion. */
  skip = (): void => {
    arrive();
    if (!this.queue.length || this.acts.held) return;
    if (this.acts.busy) {
      this.acts.skip();
      void tick().then(arrive);
      return;
    }
    for (let next = this.queue[0]; next && !hasSheet(this.fresh(next)); next = this.queue[0]) {
      this.queue.shift();
      this.show(next);
    }
    this.pump();
    void tick().then(arrive);
  };

  close(): void {
    clearTimeout(this.timer);
    this.acts.stop();
  }
}
