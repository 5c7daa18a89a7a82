import { untrack } from "svelte";

/** Sentences for screen readers, and short notes for everybody. */

export const spoken: { lines: { id: number; text: string }[] } = $state({ lines: [] });
export const toasts: { list: { id: number; text: string; bad: boolean }[] } = $state({ list: [] });
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

export function toast(text: string, bad = false): void {
  const id = ++next;
  toasts.list = [...untrack(() => toasts.list).slice(-2), { id, text, bad }];
  setTimeout(() => {
    toasts.list = toasts.list.filter((one) => one.id !== id);
  }, 5000);
}
