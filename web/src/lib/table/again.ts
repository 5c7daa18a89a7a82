import type { NewTable, SeatInfo, TableFrame, WantedSeat } from "../wire";

/** The same game once more: oneself where one sat, bots as they were; where people sat, bots of the usual kind. */
export function onceMore(frame: Pick<TableFrame, "game" | "players" | "options" | "hints" | "bot_speed" | "seats" | "rated">): NewTable {
  const seats = frame.seats.slice(0, frame.players).map((seat, i, all) => wanted(seat, all.findIndex((one) => one.mine) === i));
  return { game: frame.game, players: frame.players, options: frame.options, hints: frame.hints, bot_speed: frame.bot_speed, seats, ...(frame.rated ? { rated: true } : {}) };
}

function wanted(seat: SeatInfo, me: boolean): WantedSeat {
  if (me) return { kind: "me" };
  return seat.kind === "bot" && seat.bot ? { kind: "bot", bot: seat.bot } : { kind: "bot" };
}
