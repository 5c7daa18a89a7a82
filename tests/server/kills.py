"""A writer that is killed while it keeps finished games, again and again: nothing is doubled, nothing that was acknowledged is lost.

`python -m tests.server.kills --rounds 200` does it often; a test does it a few times.
"""

import os
import random
import signal
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path

import typer
from sqlalchemy import Engine, select

from quartett.server.club import rebuild, results
from quartett.server.storage import sql
from quartett.server.table import rows
from quartett.server.table.play import Play, Seat, new_facts

LONGEST_SECONDS = 0.5  # that a writer has before it is killed
READY = b"!"


def finished_game(dice: random.Random) -> Play:
    """A rated game of two people, played by chance."""
    seats = [Seat("person", name, name) for name in dice.sample(["anna", "bela", "chiyo"], 2)]
    play = Play(new_facts("race", 2, {}, seats, "anna", rated=True, hints=False))
    play.begin_if_full()
    while not play.match.over:
        play.move(play.turn, dice.choice(play.match.legal()))
    return play


def keep(engine: Engine, play: Play, last: int) -> None:
    """As the table's owner does: the table with all but the last entry, then the last one and what follows from it."""
    facts, entries = play.facts, play.entries
    change = rows.new_table(facts)
    change.entries = [sql.entry_row(facts.id, number, entry, None, None) for number, entry in enumerate(entries[:-1], 1)]
    sql.write(engine, [change])
    end = sql.Change(entries=[sql.entry_row(facts.id, len(entries), entries[-1], None, None)], table=rows.added_up(play, True))
    end.then = partial(results.keep, results.rows(play, float(last)))
    sql.write(engine, [end])


def write_until_killed(url: str, plays: list[Play], told: int) -> None:
    """In a process of its own. Every game that is kept is acknowledged with a line."""
    engine = sql.engine_of(url)
    with engine.connect():
        os.write(told, READY)
    for number, play in enumerate(plays):
        keep(engine, play, number)
        os.write(told, f"{play.facts.id}\n".encode())


def kill_round(url: str, plays: list[Play], seconds: float) -> list[str]:
    """The games a writer acknowledged before it was killed."""
    hear, tell = os.pipe()
    child = os.fork()
    if not child:
        try:
            write_until_killed(url, plays, tell)
        finally:
            os._exit(0)
    os.close(tell)
    assert os.read(hear, len(READY)) == READY
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with open(hear) as heard:
        return heard.read().split()


def campaign(url: str, rounds: int, seed: int = 1) -> Counter[str]:
    """Kill a writer so often; what is wrong is raised, what happened is counted."""
    dice = random.Random(seed)
    engine = sql.connect(url)
    counts: Counter[str] = Counter()
    for _ in range(rounds):
        plays = [finished_game(dice) for _ in range(8)]
        engine.dispose()  # no connection goes through a fork
        acknowledged = kill_round(url, plays, dice.uniform(0, LONGEST_SECONDS))
        check(engine, plays, acknowledged)
        counts += Counter(killed=len(acknowledged) < len(plays), acknowledged=len(acknowledged))
    found, wrong = rebuild.differing(engine, 1)
    assert not wrong, wrong[:5]
    engine.dispose()
    return counts + Counter(results=len(found.results))


def check(engine: Engine, plays: list[Play], acknowledged: list[str]) -> None:
    """A game has its last entry, its number and its results, or none of them; what was acknowledged has them."""
    with engine.connect() as connection:
        for play in plays:
            table = play.facts.id
            entries = connection.execute(select(sql.entries.c.number).where(sql.entries.c.table_id == table)).all()
            kept = connection.execute(select(sql.results.c.seat).where(sql.results.c.table_id == table)).all()
            number = connection.execute(select(sql.tables.c.finished).where(sql.tables.c.id == table)).scalar()
            whole = len(entries) == len(play.entries)
            assert (len(kept), number is not None) == ((2, True) if whole else (0, False)), table
            assert whole or table not in acknowledged, table


def main(rounds: int = 200, database: str = "") -> None:
    with tempfile.TemporaryDirectory() as home:
        print(dict(campaign(database or f"sqlite:///{Path(home) / 'tables.sqlite'}", rounds)))


if __name__ == "__main__":
    typer.run(main)
