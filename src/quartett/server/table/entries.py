"""What a table's log is made of: every kind of entry, stated once. The log only grows: what is taken back is an entry too.

To add a kind: add a class here and name it in `Entry`; the type checker then leads to every place that has to know it.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from quartett.engine import Chance, Move, Refused
from quartett.engine.log import Timed, with_kind

Speed = Literal["instant", "quick", "calm"]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
SeatKey = Annotated[str, Meta(pattern=r"^[0-9]{1,2}\Z")]  # keys of JSON are texts


class Sit(msgspec.Struct, tag="sit", tag_field="kind", frozen=True):
    """Somebody took an open seat."""

    seat: SeatNumber
    guest: str  # empty if they have been forgotten since
    name: str
    former: str = ""  # then in place of the id


class Begin(msgspec.Struct, tag="begin", tag_field="kind", frozen=True):
    """The game began; these bots took the seats that were open."""

    bots: dict[SeatKey, str]
    time: Timed | UnsetType = UNSET  # here and below: where the table has clocks


class Undo(msgspec.Struct, tag="undo", tag_field="kind", frozen=True):
    """A seat took its last move back."""

    seat: SeatNumber
    time: Timed | UnsetType = UNSET


class Away(msgspec.Struct, tag="away", tag_field="kind", frozen=True):
    """A bot plays for a person who left."""

    seat: SeatNumber
    bot: str
    time: Timed | UnsetType = UNSET


class Back(msgspec.Struct, tag="back", tag_field="kind", frozen=True):
    """The person plays again."""

    seat: SeatNumber
    time: Timed | UnsetType = UNSET


class Flag(msgspec.Struct, tag="flag", tag_field="kind", frozen=True):
    """A person's time was up: the bot that was agreed upon plays for them, where clocks are hard to the end."""

    seat: SeatNumber
    bot: str
    time: Timed | UnsetType = UNSET


class Leave(msgspec.Struct, tag="leave", tag_field="kind", frozen=True):
    """A person left for good: before the game the seat is free again, during it a bot plays on."""

    seat: SeatNumber
    bot: str | None = None
    time: Timed | UnsetType = UNSET


class BotSpeed(msgspec.Struct, tag="speed", tag_field="kind", frozen=True):
    """How long bots wait before they move."""

    speed: Speed


class Rematch(msgspec.Struct, tag="rematch", tag_field="kind", frozen=True):
    """The same people play again at another table."""

    table: str


GameEntry = Chance | Move | Undo
Entry = Chance | Move | Undo | Sit | Begin | Away | Back | Flag | Leave | BotSpeed | Rematch

_decode = msgspec.json.Decoder(Entry).decode
# How release 0.1 called what an entry's first key held.
FIRST_KEYS = {"sit": "seat", "begin": "bots", "away": "seat", "back": "seat", "rematch": "table"}


def read(body: str | bytes) -> Entry:
    """An entry as it is stored. What cannot be read is refused, never passed over."""
    try:
        return read_any_format(body)
    except msgspec.ValidationError as problem:
        raise Refused("unreadable", f"an entry is of no known kind, or lacks something: {problem}") from None
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Refused("unreadable", f"an entry is not JSON: {problem}") from None


def read_any_format(body: str | bytes) -> Entry:
    """Entries of release 0.1 had no kind: the first key told what they were."""
    try:
        found: Entry = _decode(body)
        return found
    except msgspec.ValidationError:
        line: Any = with_kind(msgspec.json.decode(body))
    if isinstance(line, dict):
        line = {FIRST_KEYS.get(name, name) if name == line.get("kind") else name: value for name, value in line.items()}
    converted: Entry = msgspec.convert(line, Entry)
    return converted
