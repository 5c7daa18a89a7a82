"""What is kept of a table besides its log, to find it and to list it."""

import msgspec

from quartett.server.storage import sql
from quartett.server.storage.sql import Change, Row
from quartett.server.table.play import Facts, Play, Seat


def new_table(facts: Facts) -> Change:
    """A table nobody has looked at yet."""
    row = {
        "id": facts.id,
        "facts": msgspec.json.encode(facts),
        "game": facts.game,
        "host": facts.host,
        "listed": facts.listed,
        "created": sql.now(),
        "begun": False,
        "over": False,
        "turn": -1,
        "bot_turn": False,
        "free": sum(seat.kind == "open" for seat in facts.seats),
        "updated": sql.now(),
    }
    return Change(new_table=row, seats=seat_rows(facts.id, facts.seats))


def added_up(play: Play, visible: bool) -> Row:
    """What the entries of a table add up to. Its time changes only with what everybody can see: a secret click has none."""
    facts = play.facts
    return {
        "key": facts.id,
        "begun": play.begun,
        "over": play.match.over,
        "turn": play.turn,
        "bot_turn": play.bot_to_move is not None,
        "free": sum(seat.kind == "open" for seat in play.seats),
        "updated": sql.now() if visible else None,
        "flag": play.clocks.flag if play.clocks else None,
        "weekends": facts.clock is None or facts.clock.weekends,
        "hard": facts.clock is not None and facts.clock.hard,
    }


def seat_rows(table: str, seats: list[Seat]) -> list[Row]:
    return [{"table_id": table, "seat": p, "kind": seat.kind, "name": seat.name, "guest": seat.guest} for p, seat in enumerate(seats)]
