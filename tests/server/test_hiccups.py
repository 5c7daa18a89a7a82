"""When the database goes away for a while, nothing acknowledged is lost, everybody is told, and all tables are back with it."""

import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quartett.server.storage import sql
from tests.server.people import Chair, House, Person, house, play_to_the_end, wait_for
from tests.server.postgres import Cluster

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@contextmanager
def stopped(cluster: Cluster) -> Iterator[None]:
    cluster.halt()
    try:
        yield
    finally:
        cluster.start()


@contextmanager
def paused(cluster: Cluster) -> Iterator[None]:
    """It takes connections and does not answer."""
    number = (Path(cluster.data) / "postmaster.pid").read_text().splitlines()[0]
    family = subprocess.run(["pgrep", "-P", number], capture_output=True, text=True, check=False).stdout.split()
    for each in (number, *family):
        subprocess.run(["kill", f"-{signal.SIGSTOP.value}", each], check=False)
    try:
        yield
    finally:
        for each in (number, *family):
            subprocess.run(["kill", f"-{signal.SIGCONT.value}", each], check=False)


def tables_of(anna: Person, number: int) -> list[Chair]:
    chairs = [anna.sit_down(anna.create(players=2, seats=SEATS)["id"]) for _ in range(number)]
    for chair in chairs:
        chair.wait(lambda chair=chair: chair.my_turn)  # type: ignore[misc]
        assert chair.move()["ok"]
        chair.wait(lambda chair=chair: chair.my_turn or chair.over)  # type: ignore[misc]
    return chairs


@pytest.mark.parametrize("trouble", [stopped, paused])
def test_tables_come_back_with_the_database(tmp_path: Path, cluster: Cluster | None, trouble: Callable[[Cluster], Any]) -> None:
    if cluster is None:
        pytest.skip("PostgreSQL is not installed: apt install postgresql")
    with house(tmp_path, cluster.new_database()) as server:
        anna = Person(server.url, "Anna")
        chairs = tables_of(anna, 4)
        before = [chair.table["id"] for chair in chairs]
        with trouble(cluster):
            wait_for(lambda: anna.http.get("/health").status_code == 503)
            assert not anna.http.get("/health").json()["ok"]
            answer = anna.http.get("/api/tables")
            assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
            assert anna.http.post("/api/tables", json={"game": "race"}).status_code == 503
            with pytest.raises(Exception, match="503"):
                anna.sit_down("AAAAAAAAAAAAAAAA")
        wait_for(lambda: anna.http.get("/health").status_code == 200)
        for table in before:
            chair = wait_for(lambda table=table: back_at(anna, table))  # type: ignore[misc]
            play_to_the_end(chair)
            assert anna.post(f"/api/tables/{table}/verify")["ok"]


def back_at(anna: Person, table: str) -> Chair | None:
    try:
        return anna.sit_down(table)
    except (ConnectionClosed, InvalidStatus, OSError, TimeoutError):
        return None


def failing(problem: Exception, times: int) -> Callable[..., None]:
    """The database's `write`, failing so often."""
    left, right = [times], sql.write

    def write(*arguments: Any) -> None:
        if left[0] > 0:
            left[0] -= 1
            raise problem
        right(*arguments)

    return write


@pytest.mark.parametrize("problem", [OperationalError("x", {}, Exception()), IntegrityError("x", {}, Exception()), RuntimeError("bug")])
def test_a_move_that_could_not_be_kept_is_not_acknowledged_and_can_be_asked_again(
    server: House, anna: Person, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    (chair,) = tables_of(anna, 1)
    move, version, table = chair.table["moves"][0]["move"], chair.version, chair.table["id"]
    monkeypatch.setattr("quartett.server.storage.writer.sql.write", failing(problem, 1))
    answer = chair.ask(do="move", seat=0, version=version, move=move, id="once")
    assert answer["error"] == "unavailable"
    again = wait_for(lambda: back_at(anna, table))
    assert again.version == version, "what was not kept has not happened"
    kept = again.ask(do="move", seat=0, version=version, move=move, id="once")
    assert kept["ok"]
    again.catch_up(kept["version"])
    play_to_the_end(again)


def test_a_load_that_failed_is_tried_again(server: House, anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    (chair,) = tables_of(anna, 1)
    table = chair.table["id"]
    chair.leave()
    tables = server.api.tables
    wait_for(lambda: not tables.in_memory(table) or not tables.in_memory(table).viewers)
    tables.live.pop(table).result().leave()

    async def bug(name: str) -> Any:
        raise RuntimeError("a bug of ours")

    with monkeypatch.context() as patch:
        patch.setattr(tables, "bring_back", bug)
        assert back_at(anna, table) is None
    assert back_at(anna, table)
