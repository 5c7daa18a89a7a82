import type { SeatInfo } from "../wire";
import { settings } from "../settings.svelte";
import { t } from "../words.svelte";

/** "Anna wins", "Anna and Bela win together". */
export function winners(seats: Pick<SeatInfo, "name" | "seat">[], places: number[]): string {
  const names = seats.filter((seat) => places[seat.seat] === 1).map((seat) => seat.name);
  const list = new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
  return t(names.length > 1 ? "win-together" : "wins", { seats: list });
}
