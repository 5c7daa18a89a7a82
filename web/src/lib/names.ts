import { t } from "./words.svelte";

/** Bots come without a name of their own: at the table each seat's bot gets one, so that two of a kind can be told apart. One that
 * somebody at the table has is left out. */
const GUEST = /^Guest(?= \d+$|$)/;
const FORMER = /^Former member(?= \d+$|$)/; // who has been deleted
const NAMES = ["Momo", "Pip", "Juno", "Tadeo", "Wilma", "Oskar", "Nika", "Bruno"];

export function nameBots<T extends { name: string; kind: string; bot?: string | null }>(seats: T[]): T[] {
  const unnamed = (seat: T) => seat.kind === "bot" && isLevel(seat);
  const taken = new Set(seats.filter((seat) => !unnamed(seat)).map((seat) => seat.name.toLowerCase()));
  const isFree = (name: string) => !taken.has(name.toLowerCase());
  const spare = NAMES.slice(seats.length).filter(isFree);
  return seats.map((seat, i) => {
    const usual = NAMES[i % NAMES.length] ?? seat.name;
    if (seat.kind !== "bot" && GUEST.test(seat.name)) return { ...seat, name: seat.name.replace(GUEST, t("web-guest")) };
    if (seat.kind !== "bot" && FORMER.test(seat.name)) return { ...seat, name: seat.name.replace(FORMER, t("web-former-member")) };
    return unnamed(seat) ? { ...seat, name: isFree(usual) ? usual : (spare.shift() ?? usual) } : seat;
  });
}

function isLevel(seat: { name: string; bot?: string | null }): boolean {
  return !seat.name || seat.name === seat.bot || seat.name === seat.name.toLowerCase();
}
