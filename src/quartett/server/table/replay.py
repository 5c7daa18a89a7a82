"""A finished game step by step, through one seat's eyes or everybody's."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from quartett.engine import NONE, Chance, Entry, Match, Move, Say, copy, verbs
from quartett.server.table import entries as stored
from quartett.server.table.entries import Undo
from quartett.server.table.frames import Turn, turn_of
from quartett.server.table.perspective import chance_line, move_line
from quartett.server.table.play import Facts, new_match

Told = tuple[int | None, Say | None, Say | None]  # whom it concerns, what happened, what followed


class Step(msgspec.Struct):
    """One step of a finished game: what happened, and the table after it. The first is the table before anything happened."""

    version: int
    seat: int | None
    words: Say | None
    effect: Say | None
    event: str
    turn: Turn
    view: Any
    views: list[Any] | UnsetType = UNSET  # every seat's, when all eyes are asked for


class Steps(msgspec.Struct):
    steps: list[Step]


def steps_of(facts: Facts, entries: list[stored.Entry], eyes: int, everything: bool) -> bytes:
    """The table before the first step and after each one; what was taken back is left out."""
    match = new_match(facts)
    game = match.game
    steps = [step(match, 0, (None, None, None), "", eyes, everything)]
    for version, entry in kept(entries):
        event, before = match.event, record(match, eyes, everything)
        seen = move_seen(match, entry, eyes, everything)
        match.trust(entry)
        if seen is None:
            line = chance_line(game, before, record(match, eyes, everything))
        else:
            line = (entry.seat if isinstance(entry, Move) else None, *move_line(game, before, seen))
        steps.append(step(match, version, line, event, eyes, everything))
    return msgspec.json.encode(Steps(steps))


def kept(entries: list[stored.Entry]) -> list[tuple[int, Entry]]:
    """The entries of the game with their numbers, without those that were taken back."""
    found: list[tuple[int, Entry]] = []
    for number, entry in enumerate(entries, 1):
        match entry:
            case Undo():
                found.pop()
            case Chance() | Move():
                found.append((number, entry))
    return found


def record(match: Match, eyes: int, everything: bool) -> Any:
    """What the reader may know: one pair of eyes, or the open table."""
    return copy(match.state) if everything else match.hidden(eyes)


def move_seen(match: Match, entry: Entry, eyes: int, everything: bool) -> int | None:
    """The move as the reader sees it; None for chance."""
    if isinstance(entry, Chance):
        return None
    return entry.move if everything else int(verbs.seen(match.state, entry.move, eyes))


def step(match: Match, version: int, line: Told, event: str, eyes: int, everything: bool) -> Step:
    """A step as the browser gets it: what happened, and the table after it."""
    view = match.game.view.view
    return Step(
        version,
        *line,
        event=event,
        turn=turn_of("over" if match.over else "playing", match.turn if match.turn >= 0 else NONE),
        view=view(match.hidden(eyes), eyes),
        views=[view(match.hidden(p), p) for p in range(match.seats)] if everything else UNSET,
    )
