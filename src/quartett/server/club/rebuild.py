"""Results and ratings once more, from the logs alone: nothing that was worked out before is read.

Games are played again in several processes, then rated one after the other in the order in which they ended. The order and the time
are the only things a log does not tell: they stand in the table's row.
"""

import os
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import msgspec
import numpy as np
from sqlalchemy import Connection, Engine, Table, delete, func, insert, select

from quartett.engine import Chance, Move, Refused, verbs
from quartett.server.club import ratings, results
from quartett.server.club.ratings import Standing
from quartett.server.storage import sql
from quartett.server.storage.database import Lock
from quartett.server.storage.sql import Row
from quartett.server.table import entries
from quartett.server.table.entries import Entry, Undo
from quartett.server.table.play import Facts, Play

AT_ONCE = 500  # tables a process reads at once
Key = tuple[str, int]  # a game, and how many play
Rows = list[Row]


@dataclass(frozen=True)
class Rebuilt:
    results: Rows
    ratings: Rows


class Unreadable(Refused):
    def __init__(self, table: str, why: str) -> None:
        super().__init__("unreadable", f"the game at table {table} cannot be played again: {why}.\nNothing has been changed.")


# --- playing again


def played(facts: Facts, log: list[Entry]) -> Play:
    """The table at its end. Its moves were checked when they were made; that the end is the one recorded is checked here."""
    play = Play(facts)
    if any(isinstance(entry, Undo) for entry in log):
        play.follow(log)
        return play
    state, last = play.match.state, ""
    for entry in log:
        match entry:
            case Move():
                if not 0 <= entry.move < play.game.rules.MOVES or entry.seat != state.turn:
                    raise Refused("bad_request", "its moves do not fit")
                verbs.apply(state, entry.move)
                last = entry.hash
            case Chance():
                verbs.settle(state, np.array(entry.outcome, np.int64))
                last = entry.hash
            case _:
                play.carry_out(entry)
    if not play.match.over or (last and last != play.match.hash()):
        raise Refused("bad_request", "its end is not the one recorded")
    return play


def read_results(url: str, first: int, last: int) -> Rows:
    """The results of the games with these numbers, not rated yet; in a process of its own."""
    engine = sql.engine_of(url)
    try:
        with engine.connect() as connection:
            within = sql.tables.c.finished.between(first, last)
            known = connection.execute(select(sql.tables.c.id, sql.tables.c.finished, sql.tables.c.ended).where(within)).all()
        logs = sql.read_logs(engine, [row.id for row in known])
        found: Rows = []
        for table, number, ended in sorted(known, key=lambda row: row.finished):
            found += [{**row, "number": number} for row in results_of(table, *logs[table], ended)]
        return found
    finally:
        engine.dispose()


def results_of(table: str, facts: bytes, log: list[sql.Kept], ended: float) -> Rows:
    try:
        known = msgspec.json.decode(facts, type=Facts)
        return results.rows(played(known, [entries.read(bytes.fromhex(body)) for _, body, _, _ in log]), ended)
    except (Refused, msgspec.DecodeError) as problem:
        raise Unreadable(table, str(getattr(problem, "message", problem))) from None


def all_results(engine: Engine, last: int, processes: int) -> Iterator[Row]:
    """Of every game up to that number, in order."""
    url = engine.url.render_as_string(hide_password=False)
    spans = [(first, min(first + AT_ONCE - 1, last)) for first in range(1, last + 1, AT_ONCE)]
    if min(processes, len(spans)) <= 1:
        for first, end in spans:
            yield from read_results(url, first, end)
        return
    with ProcessPoolExecutor(min(processes, len(spans)), get_context("spawn")) as pool:
        for found in pool.map(read_results, [url] * len(spans), *zip(*spans, strict=True)):
            yield from found


def rebuilt(engine: Engine, last: int, processes: int) -> Rebuilt:
    known: dict[Key, dict[str, Standing]] = defaultdict(dict)
    kept: Rows = []
    game: Rows = []
    for row in all_results(engine, last, processes):
        if game and row["number"] != game[0]["number"]:
            kept += rated(known, game)
            game = []
        game.append(row)
    kept += rated(known, game)
    return Rebuilt(kept, [row for (name, players), each in known.items() for row in ratings.as_rows(name, players, each)])


def rated(known: dict[Key, dict[str, Standing]], game: Rows) -> Rows:
    if not game or not game[0]["rated"]:
        return game
    return ratings.rate(known[game[0]["game"], game[0]["players"]], game)


# --- what is stored


def rebuild(engine: Engine, processes: int = 0) -> Rebuilt:
    """Put what the logs say in place of what is stored, all of it or nothing. No server may work on the database meanwhile."""
    lock = Lock(engine)
    lock.take()
    try:
        with engine.connect() as connection:
            last = last_number(connection)
        found = rebuilt(engine, last, processes or os.cpu_count() or 1)
        with engine.begin() as connection:
            for table, rows in ((sql.results, found.results), (sql.ratings, found.ratings)):
                connection.execute(delete(table))
                if rows:
                    connection.execute(insert(table), rows)
    finally:
        lock.close()
    return found


def differing(engine: Engine, processes: int = 0) -> tuple[Rebuilt, list[str]]:
    """What the logs say, and in what the stored rows differ from it; a server may go on meanwhile."""
    with sql.one_moment(engine) as connection:
        last = last_number(connection)
        stored = [[dict(row._mapping) for row in connection.execute(select(table))] for table in (sql.results, sql.ratings)]
    found = rebuilt(engine, last, processes or os.cpu_count() or 1)
    wrong = differences(sql.results, stored[0], found.results) + differences(sql.ratings, stored[1], found.ratings)
    return found, wrong


def differences(table: Table, stored: Rows, wanted: Rows) -> list[str]:
    """Rows that are not the same in both, by their keys."""
    columns = [str(column.name) for column in table.primary_key.columns]
    one, other = ({tuple(row[name] for name in columns): row for row in rows} for rows in (stored, wanted))
    return [f"{table.name} {' '.join(map(str, each))}" for each in sorted({*one, *other}) if one.get(each) != other.get(each)]


def games_of(engine: Engine) -> list[str]:
    """The games that have been finished."""
    with engine.connect() as connection:
        return sorted(connection.execute(select(sql.tables.c.game).where(sql.tables.c.finished.is_not(None)).distinct()).scalars())


def last_number(connection: Connection) -> int:
    return connection.execute(select(func.max(sql.tables.c.finished))).scalar() or 0
