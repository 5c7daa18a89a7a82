"""What a finished game leaves behind: a row a seat, written together with the game's last entry, so that neither is there alone."""

from typing import Literal

from sqlalchemy import Connection, func, insert, select, update

from quartett.engine import Refused
from quartett.server.club import ratings
from quartett.server.storage import sql
from quartett.server.storage.sql import Row
from quartett.server.table.entries import Undo
from quartett.server.table.play import Facts, Play, Seat

WhyNot = Literal["unwanted", "lesson", "given", "daily", "hints", "same", "nobody", ""]
BOT, FORMER = "bot:", "former:"  # before a bot's name, and before what a forgotten person left behind; ids are hexadecimal
REFUSED = {
    "lesson": "a lesson is not rated",
    "given": "a game that goes on from another is not rated: its cards may be known",
    "daily": "a daily deal is not rated",
    "hints": "where hints are allowed, the game is not rated",
    "same": "a game in which somebody has two seats is not rated",
    "nobody": "a game of bots alone is not rated",
}


def why_not_rated(facts: Facts, seats: list[Seat]) -> WhyNot:
    """Why a game with these people is not rated; empty: it is. Nobody is helped in one that is, and nobody plays against themselves."""
    people = [player_of(seat) for seat in seats if is_persons(seat)]
    if not facts.rated:
        return "unwanted"
    if facts.lesson is not None:
        return "lesson"
    if facts.undrawn:
        return "given"
    if facts.daily:
        return "daily"
    if facts.hints:
        return "hints"
    if len(set(people)) < len(people) or any(seat.kind == "same" for seat in seats):
        return "same"
    return "" if people else "nobody"


def need_rateable(facts: Facts) -> None:
    """Refuse a table that is wanted rated and cannot be. Whoever takes an open seat is a person."""
    why = why_not_rated(facts, facts.seats)
    if why in ("", "unwanted") or (why == "nobody" and any(seat.kind == "open" for seat in facts.seats)):
        return
    raise Refused("bad_option", REFUSED[why])


def is_persons(seat: Seat) -> bool:
    return bool(seat.guest or seat.former)


def player_of(seat: Seat) -> str:
    return seat.guest or (f"{FORMER}{seat.former}" if seat.former else f"{BOT}{seat.bot}")


def rows(play: Play, ended: float) -> list[Row]:
    """The results of a game that is over. Each is that of whoever sat there when it began: who leaves it to a bot has what the bot made."""
    facts, (places, points) = play.facts, play.match.result()
    why_not = why_not_rated(facts, play.sat)
    undone = sum(isinstance(entry, Undo) for entry in play.entries)
    return [
        {
            "table_id": facts.id,
            "seat": p,
            "player": player_of(seat),
            "game": facts.game,
            "players": facts.players,
            "place": places[p],
            "points": points[p],
            "ended": ended,
            "rated": not why_not,
            "why_not": why_not,
            "hints": facts.hints,
            "undone": undone,
            "given": facts.undrawn,
            "lesson": facts.lesson is not None,
            "daily": facts.daily,
            "left": is_persons(seat) and play.seats[p].played_by is not None,
            "mean_before": None,
            "mean": None,
            "spread": None,
        }
        for p, seat in enumerate(play.sat)
    ]


def keep(found: list[Row], connection: Connection) -> None:
    """Write them down under the next number, and what they do to ratings. There is one writer: nobody takes the number meanwhile."""
    number = 1 + (connection.execute(select(func.max(sql.tables.c.finished))).scalar() or 0)
    table, ended = found[0]["table_id"], found[0]["ended"]
    connection.execute(update(sql.tables).where(sql.tables.c.id == table).values(finished=number, ended=ended))
    found = [{**row, "number": number} for row in found]
    if found[0]["rated"]:
        found = ratings.keep(connection, found)
    connection.execute(insert(sql.results), found)
