"""A backup is one moment of all that is kept, and a database filled from it goes on from there."""

import gzip
import hashlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import insert, select
from websockets.exceptions import ConnectionClosed, InvalidMessage

from quartett.engine import Refused
from quartett.server.settings import Settings
from quartett.server.start import visited
from quartett.server.storage import backup, sql
from tests.server.people import Chair, Person, house, play_to_the_end, wait_for
from tests.server.postgres import Cluster
from tests.server.test_durability import Process, free_port

Everything = dict[str, list[tuple[Any, ...]]]
BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def fresh(request: pytest.FixtureRequest, database: str) -> Callable[[], str]:
    """Makes another empty database of the same kind."""
    return request.getfixturevalue("cluster").new_database if database else lambda: ""


def quartett(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "quartett", *map(str, arguments)]
    return subprocess.run(command, env={**os.environ, "COLUMNS": "200"}, capture_output=True, text=True, timeout=60, check=False)


def place(data: Path, database: str) -> tuple[str | Path, ...]:
    return ("--data", data, *(("--database", database) if database else ()))


def rows(settings: Settings) -> Everything:
    """All that is kept."""
    with visited(settings) as engine, engine.connect() as connection:
        found = {table.name: [tuple(row) for row in connection.execute(select(table))] for table in backup.tables_of(connection)}
    return {name: sorted(found[name], key=repr) for name in found}


def back_up(settings: Settings, file: Path) -> backup.Counts:
    with visited(settings) as engine:
        return backup.back_up(engine, file)


def restore(settings: Settings, file: Path, replace: bool = False) -> None:
    whole = backup.check(file)
    with visited(settings) as engine:
        backup.restore(engine, whole, replace)


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(Refused) as found:
        act()
    assert found.value.message.count("\n") == 1, "what it is, and what to do"
    return found.value.code


class Played:
    """Somebody who plays one table after the other as fast as answers come, and notes what was acknowledged."""

    def __init__(self, url: str, name: str) -> None:
        self.person = Person(url, name)
        self.acknowledged: list[tuple[str, str, int]] = []  # table, request, version
        self.shown: dict[str, list[Any]] = {}
        self.thread = threading.Thread(target=self.play)
        self.thread.start()

    def play(self) -> None:
        with suppress(ConnectionClosed, InvalidMessage, OSError, httpx.TransportError):  # the server was killed
            while True:
                chair = self.person.sit_down(self.person.create(players=2, seats=BOT)["id"])
                self.shown[chair.table["id"]] = chair.log
                self.play_out(chair)

    def play_out(self, chair: Chair) -> None:
        while not chair.over:
            chair.wait(lambda: chair.my_turn or chair.over)
            if not chair.over:
                answer = chair.move()
                assert answer["ok"]
                self.acknowledged.append((chair.table["id"], answer["id"], answer["version"]))


def test_a_backup_in_the_middle_of_games_has_all_that_was_acknowledged_before(
    tmp_path: Path, database: str, fresh: Callable[[], str]
) -> None:
    before, after, file = tmp_path / "before", tmp_path / "after", tmp_path / "games.backup"
    before.mkdir()
    after.mkdir()
    port = free_port()
    server = Process(before, database, port)
    people = [Played(server.url, f"Player{number}") for number in range(4)]
    try:
        wait_for(lambda: all(len(one.acknowledged) > 4 for one in people), 60)
        promised = [list(one.acknowledged) for one in people]
        done = quartett("backup", file, *place(before, database))
        assert done.returncode == 0, done.stderr
        wait_for(lambda: all(len(one.acknowledged) > len(note) + 4 for one, note in zip(people, promised, strict=True)), 60)
    finally:
        server.stop(signal.SIGKILL)
        for one in people:
            one.thread.join(30)
    empty = fresh()
    done = quartett("restore", file, *place(after, empty))
    assert done.returncode == 0, done.stderr
    server = Process(after, empty, port)
    try:
        for one, note in zip(people, promised, strict=True):
            assert one.person.get("/api/me")["id"] == one.person.id, "the cookie is still good"
            for table in {table for table, _, _ in note}:
                chair = one.person.sit_down(table)
                versions = {version for which, _, version in note if which == table}
                assert max(versions) <= chair.version
                for line in one.shown[table][: max(versions)]:
                    assert line in chair.log
                for which, request, version in note:
                    if which == table:
                        assert chair.ask(do="move", id=request, seat=0, version=0, move=0)["version"] == version
                play_to_the_end(chair)
                assert one.person.post(f"/api/tables/{table}/verify")["ok"]
    finally:
        server.stop(signal.SIGTERM)


def test_a_backup_is_one_moment(tmp_path: Path, database: str) -> None:
    """What is written while it is being made is not in it, not even in tables it has not come to yet."""
    with house(tmp_path, database) as server:
        anna = Person(server.url, "Anna")
        anna.create(players=2)
        before = rows(server.settings)
        with visited(server.settings) as engine:
            real = backup.tables_of

            def slowly(connection: Any) -> list[Any]:
                found = real(connection)
                first = found.pop(0)
                connection.execute(select(first)).all()
                anna.post("/api/me", {"name": "Another"})
                anna.create(players=2)
                return [first, *found]

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(backup, "tables_of", slowly)
                counts = backup.back_up(engine, tmp_path / "x")
        assert counts == {name: len(found) for name, found in before.items()}
        assert b"Another" not in gzip.decompress((tmp_path / "x").read_bytes())


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
def test_a_backup_of_one_kind_of_database_fills_either(tmp_path: Path, database: str, to: str, cluster: Cluster | None) -> None:
    if to == "postgresql" and cluster is None:
        pytest.skip("PostgreSQL is not installed: apt install postgresql")
    target = cluster.new_database() if cluster and to == "postgresql" else ""
    with house(tmp_path / "before", database) as server:
        anna = Person(server.url, "Änna 🂡")
        over, open_one = (anna.create(players=2, seats=BOT)["id"] for _ in range(2))
        play_to_the_end(anna.sit_down(over))
        chair = anna.sit_down(open_one)
        chair.wait(lambda: chair.my_turn)
        assert chair.move()["ok"]
        known = chair.log
    before = rows(server.settings)
    assert all(before[name] for name in ("tables", "entries", "seats", "guests", "keys"))
    back_up(server.settings, tmp_path / "x")
    assert (tmp_path / "x").stat().st_mode & 0o077 == 0, "nobody else reads the secrets in it"
    (tmp_path / "after").mkdir()
    restore(Settings(tmp_path / "after", target), tmp_path / "x")
    assert rows(Settings(tmp_path / "after", target)) == before
    with house(tmp_path / "after", target) as server:
        anna = Person(server.url, cookie=anna.cookie)
        assert anna.post(f"/api/tables/{over}/verify")["ok"]
        chair = anna.sit_down(open_one)
        assert chair.log[: len(known)] == known
        play_to_the_end(chair)


def test_a_backup_of_an_older_layout_is_brought_up_to_date(tmp_path: Path, database: str, fresh: Callable[[], str]) -> None:
    (tmp_path / "after").mkdir()
    for layout in sql.layouts():
        old, new = Settings(tmp_path / "old", fresh()), Settings(tmp_path / "after", fresh())
        (tmp_path / "old").mkdir(exist_ok=True)
        with visited(old) as engine:
            with engine.begin() as connection:
                sql.lay_out(connection, layout, anew=True)
                connection.execute(insert(sql.guests).values(id="anna", name="Anna"))
            file = tmp_path / layout
            backup.back_up(engine, file)
            with engine.connect() as connection:
                assert sql.layout_of(connection) == layout, "a server of that release may be working on it"
        restore(new, file, replace=True)
        assert rows(new) == {**{name: [] for name in sql.metadata.tables}, "guests": [("anna", "Anna", False)]}
        with visited(new) as engine, engine.connect() as connection:
            assert sql.layout_of(connection) == sql.layouts()[-1]


def test_no_table_counts_by_itself() -> None:
    """A restored PostgreSQL would begin to count anew."""
    assert [table.name for table in sql.metadata.tables.values() if table.autoincrement_column is not None] == []


def test_a_server_at_work_is_not_restored_over(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database) as server:
        anna = Person(server.url, "Anna")
        back_up(server.settings, tmp_path / "x")
        table = anna.create(players=2, seats=BOT)["id"]
        assert refused(lambda: restore(server.settings, tmp_path / "x", replace=True)) == "database_in_use"
        play_to_the_end(anna.sit_down(table))


def test_what_is_there_is_replaced_only_if_told(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database) as server:
        anna = Person(server.url, "Anna")
        anna.create(players=2)
        back_up(server.settings, tmp_path / "x")
        then = rows(server.settings)
        anna.create(players=2)
    now = rows(server.settings)
    assert refused(lambda: restore(server.settings, tmp_path / "x")) == "not_empty"
    assert rows(server.settings) == now
    restore(server.settings, tmp_path / "x", replace=True)
    assert rows(server.settings) == then


STOPPED = """
import os, sys
from pathlib import Path
from quartett.server.settings import Settings
from quartett.server.start import visited
from quartett.server.storage import backup, sql
real = sql.lay_out
def lay_out(connection, layout, anew=False):
    if not anew:
        os._exit(9)  # everything is filled in but the transaction's end
    real(connection, layout, anew)
sql.lay_out = lay_out
data, database, file = sys.argv[1:]
with visited(Settings(Path(data), database)) as engine:
    backup.restore(engine, backup.check(Path(file)), True)
"""


def test_a_restore_that_is_killed_has_changed_nothing(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database) as server:
        anna = Person(server.url, "Anna")
        back_up(server.settings, tmp_path / "x")
        table = anna.create(players=2, seats=BOT)["id"]
    now = rows(server.settings)
    done = subprocess.run([sys.executable, "-c", STOPPED, tmp_path, database, tmp_path / "x"], timeout=60, check=False)
    assert done.returncode == 9
    assert rows(server.settings) == now
    with house(tmp_path, database) as server:
        play_to_the_end(Person(server.url, cookie=anna.cookie).sit_down(table))


def lines(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def with_field(line: bytes, **changed: Any) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(line), **changed}) + b"\n"


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A backup with something in it."""
    with house(tmp_path / "whole") as server:
        Person(server.url, "Anna").create(players=2, seats=BOT)
    back_up(server.settings, tmp_path / "whole.backup")
    return tmp_path / "whole.backup"


def test_what_is_no_whole_backup_is_refused_and_changes_nothing(tmp_path: Path, whole: Path) -> None:
    packed, text = whole.read_bytes(), lines(whole)
    head, *rest, end = text
    seat = next(number for number, line in enumerate(text) if b"random" in line and line.startswith(b"["))
    other = [*text[:seat], text[seat].replace(b"random", b"expert"), *text[seat + 1 :]]
    broken = {
        "empty": b"",
        "a letter": b"a letter to my aunt",
        **{f"cut at {at}": packed[:at] for at in (1, 9, 12, len(packed) // 2, len(packed) - 9, len(packed) - 1)},
        "a bit turned": bytes([*packed[: len(packed) // 2], packed[len(packed) // 2] ^ 1, *packed[len(packed) // 2 + 1 :]]),
        "no end": gzip.compress(b"".join([head, *rest])),
        "something after the end": gzip.compress(b"".join([*text, rest[0]])),
        "a row missing": gzip.compress(b"".join([*text[:seat], *text[seat + 1 :]])),
        "a row changed": gzip.compress(b"".join(other)),
        "no head": gzip.compress(b"".join([*rest, end])),
        "a layout that never was": gzip.compress(b"".join([with_field(head, layout="zero"), *rest, end])),
        "text": gzip.compress(b"[1,2,3]\n"),
        "nothing": gzip.compress(b""),
        "rows of nothing": gzip.compress(head + b"[1]\n" + end),
    }
    target, file = Settings(tmp_path / "not there yet"), tmp_path / "broken"
    for what, data in broken.items():
        file.write_bytes(data)
        assert refused(lambda: restore(target, file)) == "bad_backup", what
        done = quartett("restore", file, *place(target.data, "")) if what in ("empty", "no end") else None
        assert done is None or (done.returncode, "Traceback" in done.stderr) == (2, False)
    for fields in ({"format": 2}, {"layout": "9999"}):
        (tmp_path / "newer").write_bytes(gzip.compress(b"".join([with_field(head, **fields), *rest, end])))
        assert refused(lambda: restore(target, tmp_path / "newer")) == "newer_backup"
    assert refused(lambda: restore(target, tmp_path / "nowhere")) == "bad_file"
    assert not target.data.exists()


def signed(*text: bytes) -> bytes:
    """A file whose count and hash are right, whatever is in it."""
    counts: dict[str, int] = {}
    name = ""
    for line in text:
        if line.startswith(b"["):
            counts[name] += 1
        elif (about := msgspec.json.decode(line))["is"] == "table":
            name = about["name"]
            counts[name] = 0
    end = backup.End(counts, hashlib.sha256(b"".join(text)).hexdigest())
    return gzip.compress(b"".join([*text, msgspec.json.encode(end) + b"\n"]))


def test_rows_that_do_not_fit_are_refused_and_change_nothing(tmp_path: Path, whole: Path) -> None:
    head = lines(whole)[0]
    target, file = Settings(tmp_path / "whole"), tmp_path / "strange"
    now = rows(target)
    for part in (
        b'{"is":"table","name":"wishes","columns":["id"]}\n["a"]\n',
        b'{"is":"table","name":"guests","columns":["id","shoes"]}\n["a","b"]\n',
        b'{"is":"table","name":"guests","columns":["id","name"]}\n["a",7]\n',
        b'{"is":"table","name":"guests","columns":["id","name"]}\n["a"]\n',
        b'{"is":"table","name":"keys","columns":["name","value"]}\n["a","%%%"]\n',
    ):
        file.write_bytes(signed(head, *part.splitlines(keepends=True)))
        assert refused(lambda: restore(target, file, replace=True)) == "bad_backup"
    assert rows(target) == now


def test_a_database_of_a_newer_release_is_left_alone(tmp_path: Path, whole: Path) -> None:
    target = Settings(tmp_path / "whole")
    with visited(target) as engine, engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num='9999'")
    assert refused(lambda: restore(target, whole, replace=True)) == "newer_layout"


def test_a_backup_is_not_written_over_another_nor_where_nothing_is(tmp_path: Path, whole: Path, database: str) -> None:
    settings = Settings(tmp_path / "whole")
    assert refused(lambda: back_up(settings, whole)) == "bad_file"
    assert refused(lambda: back_up(settings, tmp_path / "no" / "where")) == "bad_file"
    assert refused(lambda: back_up(Settings(tmp_path / "empty", database), tmp_path / "x")) == "no_tables"
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["whole.backup"], "nothing half done is left"
    assert not (tmp_path / "empty").exists()
