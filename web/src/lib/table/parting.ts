/** How somebody can part from a table: the host of a table without other people takes it away, others leave it. */
export interface Parting {
  id: string;
  host: boolean;
  sits: boolean;
  started: boolean;
  over: boolean;
  others: boolean; // do other people sit there?
  rated?: boolean; // once begun, such a game is played to its end
}

/** Do I sit there, and does anybody else? */
export function company(seats: { kind: string; mine: boolean }[]): { sits: boolean; others: boolean } {
  const people = seats.filter((seat) => seat.kind === "person" || seat.kind === "same");
  return { sits: people.some((seat) => seat.mine), others: people.some((seat) => !seat.mine) };
}

export function parting(table: Parting): "leave" | "remove" | null {
  if (table.over) return null;
  if (table.rated && table.started) return table.sits ? "leave" : null;
  if (table.host && (!table.started || !table.others)) return "remove";
  return table.sits ? "leave" : null;
}
