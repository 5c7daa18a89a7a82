"""A server that cannot start says in two lines what is wrong and what to do, and exits; a second one on a database is kept away."""

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quartett.engine import Refused
from quartett.server.settings import Settings
from quartett.server.start import listen, need_directory, open_database
from quartett.server.storage import sql
from quartett.server.storage.database import Database
from tests.server.people import Person, house


def cannot_start(*arguments: str) -> list[str]:
    """What `quartett serve` says when it gives up."""
    command = [sys.executable, "-m", "quartett", "serve", "--port", "0", *arguments]
    place = {**os.environ, "NUMBA_DISABLE_JIT": "1", "COLUMNS": "200"}
    done = subprocess.run(command, env=place, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    return [line for line in done.stderr.splitlines() if line]


def refused(act: Callable[[], object]) -> Refused:
    with pytest.raises(Refused) as found:
        act()
    assert found.value.message.count("\n") == 1, "what it is, and what to do"
    return found.value


def test_a_data_directory_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    what, do = cannot_start("--data", str(tmp_path / "file"))
    assert "cannot be written" in what
    assert "--data" in do
    assert refused(lambda: need_directory(tmp_path / "file" / "inside")).code == "bad_directory"


def test_a_new_data_directory_is_private(tmp_path: Path) -> None:
    need_directory(tmp_path / "tables")
    assert (tmp_path / "tables").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("url", ["nonsense", "postgres//x", "mongodb://localhost/x", "://", "postgresql+nothing://x"])
def test_an_address_that_is_none(tmp_path: Path, url: str) -> None:
    assert refused(lambda: open_database(Settings(tmp_path, url))).code == "bad_database"


def test_a_database_that_does_not_answer(tmp_path: Path) -> None:
    problem = refused(lambda: open_database(Settings(tmp_path, f"postgresql://nobody@/nothing?host={tmp_path}")))
    assert problem.code == "no_database"
    assert "Is PostgreSQL running" in problem.message


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("a letter to my aunt " * 100)
    assert refused(lambda: open_database(Settings(tmp_path))).code == "bad_database"


def test_a_database_of_a_newer_release(tmp_path: Path) -> None:
    sql.connect(Settings(tmp_path).url).dispose()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num='9999'")
    database.close()
    assert refused(lambda: open_database(Settings(tmp_path))).code == "newer_layout"


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        assert refused(lambda: listen(Settings(tmp_path, port=other.getsockname()[1]))).code == "no_port"


def test_a_free_port_is_opened_and_told(tmp_path: Path) -> None:
    with listen(Settings(tmp_path, port=0)) as door:
        assert door.getsockname()[1]


def test_a_second_server_on_one_database_is_kept_away(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database) as first:
        anna = Person(first.url, "Anna")
        assert refused(lambda: open_database(Settings(tmp_path, database))).code == "database_in_use"
        anna.create(players=2)  # the first does not notice
    with house(tmp_path, database) as again:  # when it has gone, the next may come
        assert Person(again.url).get("/health")["ok"]


def test_who_finds_the_lock_taken_by_another_ends(tmp_path: Path) -> None:
    import asyncio

    database = Database(Settings(tmp_path).url)
    ended: list[bool] = []
    database.lost = lambda: ended.append(True)

    async def look(answer: bool) -> bool:
        looked = asyncio.get_running_loop().create_future()
        looked.set_result(answer)
        return database.found(looked)

    assert asyncio.run(look(True))
    assert not ended
    assert not asyncio.run(look(False))
    assert ended
    database.close()
