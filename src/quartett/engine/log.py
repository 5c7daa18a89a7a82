"""A game as a file: a header, then what happened, one entry after the other. Formats have numbers; older ones are read for ever.

Format 1 (release 0.1) had no number, no revision and entries without a kind; its hashes were of a record's bytes and tell a later
release nothing. Format 2 is below.
"""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from quartett.engine.refused import Refused

FORMAT = 2
FIRST_REVISION = 1  # of a game's rules
BIGGEST = 2**62
Milliseconds = Annotated[int, Meta(ge=0, le=BIGGEST)]


class Timed(msgspec.Struct, omit_defaults=True, frozen=True):
    """What the clocks of a table noted with an entry, where it has clocks."""

    at: Milliseconds  # so long the server had been there by then, all its lives together
    used: Milliseconds = 0  # so much of that had gone to the person to move, since the entry before
    earned: Annotated[int, Meta(ge=0, le=1_000)] = 0  # so often a move earned the increment


class Chance(msgspec.Struct, tag="chance", tag_field="kind", frozen=True):
    """A chance event and how it came out."""

    chance: str  # its name, as the specification spells it
    outcome: list[int]
    hash: str = ""  # the fingerprint of the state after it; empty where nobody noted it


class Move(msgspec.Struct, tag="move", tag_field="kind", frozen=True):
    """A move of a seat."""

    seat: int
    move: int
    hash: str = ""
    time: Timed | UnsetType = UNSET


Entry = Chance | Move


class Header(msgspec.Struct, frozen=True):
    """What a game is played with."""

    game: str
    players: int
    options: dict[str, Any]
    revision: int = FIRST_REVISION
    format: int = FORMAT
    rules: str = ""  # a hash of the sources it was played under: good to know, never a reason to refuse


def read_header(line: object) -> Header:
    """The header of a log of any format."""
    if isinstance(line, Header):
        return line
    try:
        found = msgspec.convert({"format": 1, **line} if isinstance(line, dict) else line, Header)
    except msgspec.ValidationError as problem:
        raise Refused("bad_request", f"a log is a list whose first entry has game, players, options and revision: {problem}") from None
    if not 1 <= found.format <= FORMAT:
        raise Refused("newer_format", f"this log has format {found.format}; this release reads 1 to {FORMAT}. A newer release reads it")
    return found


def read_entry(line: object, kinds: Any = Entry) -> Any:
    """An entry of a log of any format, as one of these kinds; an unknown one is refused, never passed over."""
    if isinstance(line, msgspec.Struct):
        return line
    try:
        return msgspec.convert(with_kind(line), kinds)
    except msgspec.ValidationError as problem:
        raise Refused("bad_request", f"not an entry of a log: {problem}") from None


def with_kind(line: object) -> object:
    """An entry of format 1 as format 2 has it: what it is was told by its keys. Its hash was of the record's bytes."""
    if not isinstance(line, dict) or "kind" in line or not line:
        return line
    first = next((name for name in ("move", "chance") if name in line), next(iter(line)))
    return {"kind": first, **{name: value for name, value in line.items() if name != "hash"}}
