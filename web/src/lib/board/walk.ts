/** Arrow keys, Home and End walk through the things in a row that this selector finds. */
export function walk(event: KeyboardEvent, things: string): void {
  const step = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key];
  if (!step || !(event.currentTarget instanceof HTMLElement)) return;
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>(things)];
  const here = row.findIndex((one) => one === document.activeElement);
  row[Math.max(0, Math.min(row.length - 1, here + step))]?.focus();
  event.preventDefault();
}
