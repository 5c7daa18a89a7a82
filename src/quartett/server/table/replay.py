"""A finished game step by step, through one seat's eyes or everybody's."""

from typing import Any

import msgspec

from quartett import games
from quartett.engine import NONE, Match, Say, copy
from quartett.engine import game as verbs
from quartett.server.table.frames import turn_of
from quartett.server.table.perspective import chance_line, move_line
from quartett.server.table.play import GAME_ENTRIES, Entry, Facts

Json = dict[str, Any]
Line = tuple[int | None, Say | None, Say | None]  # whom it concerns, what happened, what followed


def steps_of(facts: Facts, entries: list[Entry], eyes: int, everything: bool) -> bytes:
    """The table before the first step and after each one; what was taken back is left out."""
    game = games.load(facts.game)
    match = Match(game, facts.players, facts.options)
    steps = [step(match, 0, (None, None, None), "", eyes, everything)]
    for version, entry in kept(entries):
        event, before = match.event, record(match, eyes, everything)
        seen = move_seen(match, entry, eyes, everything)
        match.trust(entry)
        if seen is None:
            line = chance_line(game, before, record(match, eyes, everything))
        else:
            line = (entry["seat"], *move_line(game, before, seen))
        steps.append(step(match, version, line, event, eyes, everything))
    return msgspec.json.encode({"steps": steps})


def kept(entries: list[Entry]) -> list[tuple[int, Entry]]:
    """The entries of the game with their numbers, without those that were taken back."""
    found: list[tuple[int, Entry]] = []
    for number, entry in enumerate(entries, 1):
        if "undo" in entry:
            found.pop()
        elif any(kind in entry for kind in GAME_ENTRIES):
            found.append((number, entry))
    return found


def record(match: Match, eyes: int, everything: bool) -> Any:
    """What the reader may know: one pair of eyes, or the open table."""
    return copy(match.state) if everything else match.hidden(eyes)


def move_seen(match: Match, entry: Entry, eyes: int, everything: bool) -> int | None:
    """The move as the reader sees it; None for chance."""
    if "move" not in entry:
        return None
    return int(entry["move"] if everything else verbs.seen(match.state, entry["move"], eyes))


def step(match: Match, version: int, line: Line, event: str, eyes: int, everything: bool) -> Json:
    """A step as the browser gets it: what happened, and the table after it."""
    seat, words, effect = line
    game = match.game
    turn = match.turn if match.turn >= 0 else NONE
    row: Json = {"version": version, "seat": seat, "event": event, "words": words, "effect": effect}
    row["turn"] = turn_of("over" if match.over else "playing", turn)
    row["view"] = game.view.view(match.hidden(eyes), eyes)
    if everything:
        row["views"] = [game.view.view(match.hidden(p), p) for p in range(match.seats)]
    return row
