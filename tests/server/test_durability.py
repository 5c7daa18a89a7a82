"""What was acknowledged is there, whatever happens to the server."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event, func, select
from websockets.exceptions import ConnectionClosed

from quartett.games import load, names
from quartett.server.settings import Settings
from quartett.server.storage import sql
from tests.cold import half_cold_cache
from tests.server.people import Chair, Person, house, play_to_the_end, wait_for

CROWD = 20


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Process:
    """`quartett serve` as a person starts it."""

    def __init__(self, data: Path, database: str, port: int, **environment: str) -> None:
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-m", "quartett", "serve", "--port", str(port), "--data", str(data), "--no-limits"]
        command += ["--database", database] if database else []
        self.errors = (data / f"stderr-{time.monotonic_ns()}").open("wb")
        self.process = subprocess.Popen(command, env={**os.environ, **environment}, stderr=self.errors)
        wait_for(self.answers, 60)

    def answers(self) -> bool:
        assert self.process.poll() is None, "the server did not start"
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/health").status_code == 200
        return False

    def stop(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        self.errors.close()
        return self.process.wait(30)

    def journal(self) -> str:
        return Path(self.errors.name).read_text()


def play_until_killed(chair: Chair, acknowledged: list[tuple[str, int]]) -> None:
    """Move as fast as answers come, noting what was acknowledged."""
    with suppress(ConnectionClosed, OSError, AssertionError):
        while not chair.over:
            chair.wait(lambda: chair.my_turn or chair.over)
            if chair.over:
                return
            answer = chair.move()
            if answer["ok"]:
                acknowledged.append((answer["id"], answer["version"]))


def test_kill_9_in_the_middle_of_games_loses_nothing_acknowledged(tmp_path: Path, database: str) -> None:
    port = free_port()
    server = Process(tmp_path, database, port)
    people = [Person(server.url, f"Player{i}") for i in range(4)]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    tables = [person.create(players=2, seats=seats)["id"] for person in people]
    chairs = [person.sit_down(table) for person, table in zip(people, tables, strict=True)]
    notes: list[list[tuple[str, int]]] = [[] for _ in people]
    threads = [threading.Thread(target=play_until_killed, args=pair) for pair in zip(chairs, notes, strict=True)]
    for thread in threads:
        thread.start()
    wait_for(lambda: all(len(note) > 4 for note in notes), 60)
    server.stop(signal.SIGKILL)
    for thread in threads:
        thread.join(30)
    server = Process(tmp_path, database, port)
    try:
        for person, table, chair, note in zip(people, tables, chairs, notes, strict=True):
            again = person.sit_down(table)
            known = {line["version"]: line for line in again.log}
            for line in chair.log:  # everything that was shown is there, word for word
                assert known[line["version"]] == line
            for request, version in note:  # and so is everything acknowledged, under its own id
                assert version <= again.version
                assert again.ask(do="move", id=request, seat=0, version=0, move=0)["version"] == version
            play_to_the_end(again)
            assert person.post(f"/api/tables/{table}/verify")["ok"]
    finally:
        assert server.stop(signal.SIGTERM) in (0, -signal.SIGTERM)


def test_a_server_told_to_stop_says_goodbye(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        anna = Person(server.url, "Anna")
        chair = anna.sit_down(anna.create(players=2)["id"])
    with suppress(ConnectionClosed):
        while True:
            frame = chair.receive(5)
    assert frame == {"v": 1, "type": "bye", "reason": "shutdown"}


def test_nothing_secret_is_in_the_journal(tmp_path: Path) -> None:
    server = Process(tmp_path, "", free_port())
    anna = Person(server.url, "Annabella")
    made = anna.create(players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    chair = anna.sit_down(made["id"])
    anna.get(f"/api/tables/{made['id']}?token={made['invite']}")
    httpx.get(f"{server.url}/join/{made['id']}/{made['invite']}")
    chair.ask(do="start")
    server.stop(signal.SIGTERM)
    text = server.journal()
    assert '"event":"started"' in text
    engine = sql.connect(Settings(tmp_path).url)
    with engine.connect() as connection:
        facts = str(connection.execute(select(sql.tables.c.facts)).scalar())
        assert connection.execute(select(func.count()).select_from(sql.entries)).scalar()
    engine.dispose()
    for secret in (made["invite"], "Annabella", anna.cookie.split("=")[1], facts.split('"secret":"')[1][:64]):
        assert secret not in text


def test_moves_waiting_at_the_same_time_share_a_commit(tmp_path: Path) -> None:
    """Group commit: what comes in while the disk is busy is written together, and is in the file when it is acknowledged."""
    with house(tmp_path) as server:
        commits: list[Any] = []
        writer = server.api.tables.writer
        event.listen(writer.engine, "commit", commits.append)
        anna = Person(server.url, "Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        chairs = [anna.sit_down(anna.create(players=2, seats=seats)["id"]) for _ in range(CROWD)]
        for chair in chairs:
            chair.wait(lambda chair=chair: chair.my_turn)  # type: ignore[misc]
        commits.clear()
        busy = threading.Event()
        writer.thread.submit(busy.wait)  # the disk takes its time
        asked = [chair.send(do="move", seat=0, version=chair.version, move=chair.table["moves"][0]["move"]) for chair in chairs]
        owners = [server.api.tables.live[chair.table["id"]].result() for chair in chairs]
        wait_for(lambda: all(owner.play.fresh for owner in owners))  # carried out in memory, waiting to be kept
        assert not any(acknowledged(chair, request) for chair, request in zip(chairs, asked, strict=True)), "told before it was kept"
        busy.set()
        wait_for(lambda: not writer.waiting)
        for chair, request in zip(chairs, asked, strict=True):
            wait_for(lambda chair=chair, request=request: acknowledged(chair, request))  # type: ignore[misc]
            assert request in kept_requests(tmp_path)
        assert len(commits) <= 2, "those that found the disk free, and all others together"


def acknowledged(chair: Chair, request: str) -> bool:
    """Has this move been answered, within a moment?"""
    with suppress(TimeoutError):
        while True:
            frame = chair.receive(0.01)
            if frame["type"] == "answer" and frame["id"] == request:
                return bool(frame["ok"])
    return False


def kept_requests(data: Path) -> set[str]:
    """The requests in the file, as another program reads them."""
    with closing(sqlite3.connect(data / "tables.sqlite")) as connection:
        return {row[0] for row in connection.execute("select request from entries")}


def test_an_up_to_date_database_is_opened_without_migrating(tmp_path: Path) -> None:
    script = f"import sys; from quartett.server.storage import sql; sql.connect('sqlite:///{tmp_path}/x'); print('alembic' in sys.modules)"
    told = [subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert told == ["True\n", "False\n"]


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        writer = server.api.tables.writer

        def asked(pragma: str) -> Any:
            with writer.engine.connect() as connection:
                return connection.exec_driver_sql(f"PRAGMA {pragma}").scalar()

        full = 2
        assert writer.thread.submit(asked, "synchronous").result() == full
        assert writer.thread.submit(asked, "journal_mode").result() == "wal"


@pytest.mark.compiled
def test_with_a_cold_cache_a_game_begins_at_once_and_goes_on_natively(tmp_path: Path) -> None:
    server = Process(tmp_path, "", free_port(), **half_cold_cache(tmp_path / "cache", "race"))
    try:
        anna = Person(server.url, "Anna")
        assert httpx.get(server.url).status_code == 200
        assert anna.get("/health")["games"]["race"] == "preparing"
        table = anna.create(players=2)["id"]
        chair = anna.sit_down(table)
        chair.wait(lambda: chair.my_turn)
        assert chair.move()["ok"]
        assert anna.get("/health")["games"]["race"] == "preparing", "that was plain Python"
        seen = set()
        while (health := anna.get("/health"))["games"]["race"] != "ready":
            anna.get("/api/games")  # the server answers meanwhile
            seen.add(health["progress"])
            time.sleep(0.05)
        assert len(seen) > 3, "progress is shown"
        assert len(compilers(server)) == 0, "what compiled has ended"
        play_to_the_end(chair)
        assert anna.post(f"/api/tables/{table}/verify")["drawn"] > 0
        assert list((tmp_path / "cache").glob("code/*/race-*.warm"))
    finally:
        server.stop(signal.SIGTERM)


@pytest.mark.compiled
def test_with_nothing_compiled_every_game_begins_and_its_bots_answer(tmp_path: Path) -> None:
    server = Process(tmp_path, "", free_port(), QUARTETT_CACHE=str(tmp_path / "cache"))
    try:
        anna = Person(server.url, "Anna")
        for game in names():
            chair = anna.sit_down(anna.create(game=game, players=load(game).usual_players)["id"])
            for _ in range(2):
                chair.wait(lambda: chair.my_turn)  # noqa: B023 - asked at once
                assert chair.ask(do="hint", seat=chair.table["eyes"], version=chair.version)["ok"]
                assert chair.move()["ok"]
            assert anna.get("/health")["games"][game] == "preparing"
        assert not list((tmp_path / "cache").glob("code/*/*.warm"))
    finally:
        server.stop(signal.SIGTERM)


def compilers(server: Process) -> list[str]:
    """The processes a server has started."""
    return Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
