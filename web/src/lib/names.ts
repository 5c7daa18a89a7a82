/** Bots come without a name of their own: at the table each seat's bot gets one, so that two of a kind can be told apart. */
const NAMES = ["Momo", "Pip", "Juno", "Tadeo", "Wilma", "Oskar", "Nika", "Bruno"];

export function nameBots<T extends { name: string; kind: string; bot?: string | null }>(seats: T[]): T[] {
  return seats.map((seat, i) => (seat.kind === "bot" && isLevel(seat) ? { ...seat, name: NAMES[i % NAMES.length] ?? seat.name } : seat));
}

function isLevel(seat: { name: string; bot?: string | null }): boolean {
  return !seat.name || seat.name === seat.bot || seat.name === seat.name.toLowerCase();
}
