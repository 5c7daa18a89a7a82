"""Kbernestich, a game of tricks and plots by Hayato Sato."""

from collections.abc import Mapping

from quartett.engine import Option, assemble


def refuse(players: int, options: Mapping[str, str]) -> str:
    """Only a seat at the table can start."""
    seat = options["start_seat"]
    if seat != "random" and int(seat) >= players:
        return f"start_seat cannot be {seat} with {players} players; allowed: random, 0 to {players - 1}"
    return ""


GAME = assemble(
    __name__,
    title="Kbernestich",
    designer="Hayato Sato",
    minutes=(45, 45),
    players=(3, 4),
    options=(
        Option("rounds", ("4", "6", "8"), "4"),
        Option("foreseen_future", ("off", "on"), "off"),
        Option("their_memories", ("off", "on"), "off"),
        Option("final_tie", ("stack", "shared"), "stack"),
        Option("zabine", ("even_spread", "low"), "even_spread"),
        Option("letters_3p", ("full", "reduced"), "full"),
        Option("start_seat", ("random", "0", "1", "2", "3"), "random"),
    ),
    refuse=refuse,
)
