import { untrack } from "svelte";

/** Sentences for screen readers, and short notes for everybody. */

export const spoken: { lines: { id: number; text: string }[] } = $state({ lines: [] });
export const toasts: { list: { id: number; text: string; bad: boolean; ruling: string }[] } = $state({ list: [] });
let next = 0;

export function announce(text: string): void {
  if (!text) return;
  spoken.lines = [...untrack(() => spoken.lines).slice(-7), { id: ++next, text }];
}

/** Forget what was said. */
export function hush(): void {
  spoken.lines = [];
  toasts.list = [];
}

const SHOWN = 5000; // milliseconds
const SHOWN_WITH_LINK = 10_000; // there is something to press

/** A note, with the address of the ruling behind it where there is one. */
export function toast(text: string, bad = false, ruling = ""): void {
  const id = ++next;
  toasts.list = [...untrack(() => toasts.list).slice(-2), { id, text, bad, ruling }];
  setTimeout(
    () => {
      toasts.list = toasts.list.filter((one) => one.id !== id);
    },
    ruling ? SHOWN_WITH_LINK : SHOWN,
  );
}
