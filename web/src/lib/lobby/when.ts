import { settings } from "../settings.svelte";

/** How long ago, in the largest unit that fits: "5 minutes ago", "yesterday". */
export function when(iso: string): string {
  const minutes = Math.round((Date.parse(iso) - Date.now()) / 60_000);
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  if (Math.abs(minutes) < 60) return format.format(minutes, "minute");
  if (Math.abs(minutes) < 60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}

/** A date as people write it. */
export function day(iso: string): string {
  return new Intl.DateTimeFormat(settings.language, { day: "numeric", month: "long" }).format(Date.parse(iso));
}
