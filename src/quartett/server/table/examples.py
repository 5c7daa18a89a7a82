"""Example games that come with the games: `games/<game>/example.jsonl`, a log like any other.

Each is a finished table of its own, `example-<game>`, that is read from its file instead of the database. All else (replay, check,
download, playing on) is the ordinary code.
"""

from functools import cache
from typing import Any

import msgspec

from quartett import games
from quartett.engine import NONE
from quartett.engine.log import read_entry, read_header
from quartett.server.storage import sql
from quartett.server.table.entries import Begin
from quartett.server.table.play import Facts, Seat

Stored = tuple[sql.Row, tuple[bytes, list[sql.Kept]]]
PREFIX = "example-"
FILE = "example.jsonl"
PLAYED_BY = "strong"  # the bots of these games; tests/make_examples.py lets them play


def name_of(game: str) -> str | None:
    """The table of a game's example, if it has one."""
    return PREFIX + game if (games.homes()[game] / FILE).is_file() else None


def facts(log: list[Any]) -> Facts:
    """The table at which such a game was played."""
    header = read_header(log[0])
    seats = [Seat("bot", PLAYED_BY, bot=PLAYED_BY) for _ in range(header.players)]
    more = {"rules": header.rules, "secret": log[0]["secret"], "revision": header.revision}
    return Facts(PREFIX + header.game, header.game, header.players, header.options, invite="", host="", seats=seats, **more)


def read(game: str) -> list[Any]:
    """The lines of a game's example."""
    return [msgspec.json.decode(line) for line in (games.homes()[game] / FILE).read_bytes().splitlines()]


def stored(table: str) -> Stored | None:
    """The row and the log of an example, as the database would have them; None for any other table."""
    game = table.removeprefix(PREFIX)
    is_one = table.startswith(PREFIX) and game in games.names() and name_of(game)
    return stored_of(game) if is_one else None


@cache
def stored_of(game: str) -> Stored:
    lines = read(game)
    known = facts(lines)
    body = msgspec.json.encode(known)
    entries = [Begin({}), *map(read_entry, lines[1:])]
    row: sql.Row = {
        "id": known.id,
        "game": game,
        "host": known.host,
        "facts": body,
        "seats": [{"name": seat.name, "kind": seat.kind, "guest": None} for seat in known.seats],
        "turn": NONE,
        "bot_turn": False,
        "over": True,
        "begun": True,
        "updated": 0.0,
        "free": 0,
    }
    return row, (body, [(number, msgspec.json.encode(entry).hex(), None, None) for number, entry in enumerate(entries, 1)])
