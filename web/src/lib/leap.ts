/** Where a key leads in a replay of so many steps; nowhere if it is none of these keys. */
export function leap(key: string, at: number, last: number): number | null {
  const to: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last, PageDown: at + 10, PageUp: at - 10 };
  return Object.hasOwn(to, key) ? within(to[key] ?? at, last) : null;
}

export function within(step: number, last: number): number {
  return Math.max(0, Math.min(last, step));
}
