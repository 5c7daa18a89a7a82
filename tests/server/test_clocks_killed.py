"""A server that is killed at any moment of a flag fall: the flag has fallen once or not yet, and no clock has lost time."""

import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, select, update

from quartett.server.settings import Settings
from quartett.server.start import visited
from quartett.server.storage import sql
from tests.server.people import Chair, Person, wait_for
from tests.server.test_durability import Process, free_port

ROUNDS = int(os.environ.get("QUARTETT_KILLS", 3))
OPEN = [{"kind": "me"}, {"kind": "open"}]
TABLES = 4
START = 600  # seconds


def begin(url: str, number: int) -> list[str]:
    """Tables of two with hard clocks, where somebody is to move."""
    anna, bela = Person(url, f"Anna {number}"), Person(url, f"Bela {number}")
    made = [anna.create(players=2, seats=OPEN, clock={"start": START, "hard": True, "bot": "random"}) for _ in range(TABLES)]
    for table in made:
        bela.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]})
        wait_for_turn(anna.sit_down(table["id"]))
    return [table["id"] for table in made]


def wait_for_turn(chair: Chair) -> None:
    chair.wait(lambda: chair.my_turn)
    chair.leave()


def kept(data: Path, database: str, wanted: list[str]) -> tuple[int, dict[str, list[Any]]]:
    """The uptime, and the entries of these tables, as they are stored."""
    with visited(Settings(data, database)) as engine, engine.connect() as connection:
        query = select(sql.entries.c.table_id, sql.entries.c.body).where(sql.entries.c.table_id.in_(wanted)).order_by(sql.entries.c.number)
        found: dict[str, list[Any]] = {table: [] for table in wanted}
        for table, body in connection.execute(query):
            found[table].append(msgspec.json.decode(body))
        return connection.execute(select(func.max(sql.uptime.c.total))).scalar_one(), found


def let_time_pass(data: Path, database: str, seconds: float) -> None:
    """As if the server had been there so much longer."""
    with visited(Settings(data, database)) as engine, engine.begin() as connection:
        connection.execute(update(sql.uptime).values(total=sql.uptime.c.total + int(seconds * 1000)))


def flags(entries: list[Any]) -> list[Any]:
    return [entry for entry in entries if entry["kind"] == "flag"]


def one_round(data: Path, database: str, number: int, dice: random.Random) -> int:
    """Killed with its clocks running, away, killed again about when the flags fall; then left alone. How many had fallen by then."""
    port = free_port()
    server = Process(data, database, port)
    tables = begin(server.url, number)
    server.stop(signal.SIGKILL)
    before, entries = kept(data, database, tables)
    assert not any(map(flags, entries.values()))
    stamps = [entry["time"]["at"] for log in entries.values() for entry in log if "time" in entry]
    assert max(stamps) <= before, "what is kept of the time is never behind an entry"
    let_time_pass(data, database, (min(stamps) - before) / 1000 + START - dice.uniform(0, 1.5))
    server = Process(data, database, port)
    assert kept(data, database, tables)[0] - before <= 1000 * START + 60_000, "nothing was counted while it was away"
    time.sleep(dice.uniform(0.05, 3.0))  # any moment will do
    server.stop(signal.SIGKILL)
    _, entries = kept(data, database, tables)
    fallen = sum(bool(flags(log)) for log in entries.values())
    assert all(len(flags(log)) <= 1 for log in entries.values())
    server = Process(data, database, port)
    try:
        wait_for(lambda: all(flags(log) for log in kept(data, database, tables)[1].values()))
    finally:
        server.stop(signal.SIGTERM)
    _, entries = kept(data, database, tables)
    for log in entries.values():
        assert [flag["seat"] for flag in flags(log)].count(0) == 1
        begun = next(entry["time"]["at"] for entry in log if entry["kind"] == "begin")
        assert flags(log)[0]["time"]["at"] - begun >= 1000 * START, "nobody lost time"
    return fallen


def test_killed_at_a_flag_fall_it_falls_once_and_nobody_loses_time(tmp_path: Path, database: str) -> None:
    dice = random.Random(database and "postgresql")
    fallen = [one_round(tmp_path, database, number, dice) for number in range(ROUNDS)]
    print(f"{ROUNDS} rounds, of {TABLES} flags had fallen when the server was killed: {fallen}")
