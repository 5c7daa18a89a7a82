"""`quartett doctor` finds what is wrong with a machine, says what to do, and changes nothing."""

import json
import os
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from quartett import doctor, games
from quartett.cli import app
from quartett.doctor import Check, Expected, examine
from quartett.engine import Game, Refused
from quartett.server.settings import Settings
from quartett.server.storage import sql
from quartett.warm import is_warm
from tests.server.people import House, Person

Patch = pytest.MonkeyPatch


def run(*arguments: str) -> tuple[int, list[Check]]:
    """The exit code and what was found, as programs read it."""
    done = CliRunner().invoke(app, ["doctor", "--json", *arguments], catch_exceptions=False)
    told = json.loads(done.output)
    assert told["ok"] == (done.exit_code == 0)
    found = [Check(**each) for each in told["checks"]]
    assert all(bool(check.do) == (check.state != "ok") for check in found), "what is not well says what to do, and nothing else does"
    return done.exit_code, found


def found_bad(*arguments: str) -> Check:
    code, found = run(*arguments)
    (bad,) = [check for check in found if check.state == "bad"]
    assert code == 1
    return bad


def database_of(data: Path, url: str = "") -> Check:
    return doctor.database(Settings(data, url))


def tables_file(data: Path) -> sqlite3.Connection:
    """A database as a server leaves it."""
    sql.connect(Settings(data).url).dispose()
    return sqlite3.connect(data / "tables.sqlite")


def test_a_database_is_looked_at_while_a_server_works_on_it(server: House, anna: Person) -> None:
    anna.create(players=2)
    check = database_of(server.settings.data, server.settings.database)
    assert check.state == "ok"
    assert "tables: 1," in check.says
    assert f"layout {sql.layouts()[-1]} (the newest)" in check.says
    anna.create(players=2)  # and it goes on


def test_a_machine_that_is_well(tmp_path: Path, monkeypatch: Patch) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setenv("QUARTETT_WEB", str(tmp_path))
    code, found = run("--data", str(tmp_path))
    assert code == 0
    names = [check.check for check in found]
    assert {"Python", "Quartett", "Numba", "SQLite", "pages", "compiled code", "data directory", "database", "time to compile"} <= set(
        names
    )
    done = CliRunner().invoke(app, ["doctor", "--data", str(tmp_path)], catch_exceptions=False)
    assert [line.split()[0] for line in done.output.splitlines()] == [check.state for check in found]


def test_nothing_is_left_behind(tmp_path: Path) -> None:
    data = tmp_path / "not" / "there"
    assert doctor.directory(data) == Check("data directory", "ok", doctor.directory(data).says)
    assert "first start" in database_of(data).says
    assert not list(tmp_path.iterdir())


def test_a_data_directory_that_cannot_be_written(tmp_path: Path, monkeypatch: Patch) -> None:
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "index.html").touch()
    monkeypatch.setenv("QUARTETT_WEB", str(pages))
    read_only = Path("/proc")
    if os.getuid():  # root may write anywhere but there
        read_only = tmp_path / "read-only"
        read_only.mkdir(mode=0o555)
    for place in (read_only, read_only / "data", pages / "index.html"):
        bad = found_bad("--data", str(place))
        assert bad.check == "data directory"
        assert "--data" in bad.do


@pytest.mark.parametrize(("free", "state"), [(10**7, "bad"), (5 * 10**8, "look"), (10**11, "ok")])
def test_room_on_the_disk(free: int, state: str, tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda place: SimpleNamespace(free=free))
    assert doctor.directory(tmp_path).state == state


def test_a_file_that_is_no_database(tmp_path: Path, monkeypatch: Patch) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setenv("QUARTETT_WEB", str(tmp_path))
    letter = "a letter to my aunt " * 100
    (tmp_path / "tables.sqlite").write_text(letter)
    assert found_bad("--data", str(tmp_path)).check == "database"
    assert (tmp_path / "tables.sqlite").read_text() == letter


def test_a_damaged_database(tmp_path: Path) -> None:
    connection = tables_file(tmp_path)
    with connection:
        connection.executemany("INSERT INTO guests (id, name) VALUES (?, ?)", [(f"guest {i}", "x" * 60) for i in range(2000)])
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    assert database_of(tmp_path).state == "ok"
    with (tmp_path / "tables.sqlite").open("r+b") as file:
        file.seek(100_000)
        file.write(b"\xff" * 20_000)
    check = database_of(tmp_path)
    assert (check.state, "damaged" in check.says) == ("bad", True)


def test_a_database_of_a_newer_and_of_an_older_release(tmp_path: Path) -> None:
    connection = tables_file(tmp_path)
    for layout, state, says in (("9999", "bad", "knows up to"), ("0001", "ok", "at the next start")):
        with connection:
            connection.execute("UPDATE alembic_version SET version_num=?", [layout])
        check = database_of(tmp_path)
        assert check.state == state
        assert says in check.says
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(layout,)], "it is only looked at"
    connection.close()


def test_an_empty_database(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").touch()
    assert database_of(tmp_path) == Check("database", "ok", "sqlite, empty: its layout is made at the first start")


@pytest.mark.parametrize("url", ["nonsense", "postgresql://nobody@/nothing?host={}", "postgresql://nobody:secret@127.0.0.1:1/nothing"])
def test_an_address_without_a_database(tmp_path: Path, url: str) -> None:
    check = database_of(tmp_path, url.format(tmp_path))
    assert check.state == "bad"
    assert check.do
    assert "secret" not in check.says + check.do


def test_pages_that_are_not_built(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setenv("QUARTETT_WEB", str(tmp_path))
    bad = found_bad("--data", str(tmp_path))
    assert (bad.check, "make web" in bad.do) == ("pages", True)


def test_a_game_that_cannot_be_loaded(tmp_path: Path, monkeypatch: Patch) -> None:
    def one_is_broken(complain: Callable[[Refused], None]) -> list[Game]:
        complain(Refused("no_game", "the game toy cannot be loaded: SyntaxError"))
        return [games.load(games.names()[0])]

    monkeypatch.setattr(games, "load_all", one_is_broken)
    states = {check.state: check.says for check in examine(Settings(tmp_path)) if check.check == "games"}
    assert states == {"ok": games.names()[0], "bad": "the game toy cannot be loaded: SyntaxError"}


def native(monkeypatch: Patch, **more: Any) -> None:
    """As if this were not the plain run."""
    for name, value in {"COMPILED": True, **more}.items():
        monkeypatch.setattr(doctor, name, value)


def test_code_that_is_not_compiled_or_cannot_be_kept(tmp_path: Path, monkeypatch: Patch) -> None:
    first, *others = map(games.load, games.names())
    home = tmp_path / "cache"
    home.mkdir()
    native(monkeypatch, is_warm=lambda game: game == first.name, cache_home=lambda: home, cache_dir=lambda: home / "code")
    check = doctor.code_cache([first, *others])
    assert check.state == "look"
    assert check.do == f"Run `quartett warm {' '.join(game.name for game in others)}`."
    assert doctor.code_cache([first]) == Check("compiled code", "ok", f"{home / 'code'}, 0 MB: {first.name}")
    native(monkeypatch, cache_dir=lambda: tmp_path / "elsewhere")
    assert "QUARTETT_CACHE" in doctor.code_cache([first]).do


def test_a_python_that_nobody_has_tried(monkeypatch: Patch) -> None:
    ours = sys.version_info[:2]
    for tried, state in (((ours, ours), "ok"), (((3, 0), (3, 1)), "look"), (((9, 0), (9, 1)), "look")):
        monkeypatch.setattr(doctor, "TRIED", tried)
        assert next(doctor.versions()).state == state


def test_other_numbas(monkeypatch: Patch) -> None:
    states = {}
    for compiled, fits in ((True, True), (True, False), (False, True)):
        native(monkeypatch, COMPILED=compiled, FITS=fits)
        states[compiled, fits] = next(check for check in doctor.versions() if check.check == "Numba").state
    assert states == {(True, True): "ok", (True, False): "look", (False, True): "look"}


def test_a_small_and_a_busy_machine(monkeypatch: Patch) -> None:
    monkeypatch.setattr(os, "getloadavg", lambda: (0.0, 0.0, 0.0))
    monkeypatch.setattr(doctor, "LITTLE_MEMORY", 0)
    assert doctor.machine().state == "ok"
    monkeypatch.setattr(os, "getloadavg", lambda: (999.0, 0.0, 0.0))
    assert "999 programs" in doctor.machine().says
    monkeypatch.setattr(doctor, "LITTLE_MEMORY", 2**60)
    assert "one game at a time" in doctor.machine().do


@pytest.mark.parametrize(("share", "state", "says"), [(0.3, "look", "slower"), (0.9, "ok", "0.9 times"), (2.0, "ok", "faster")])
def test_speed_beside_what_is_expected(share: float, state: str, says: str, monkeypatch: Patch) -> None:
    game = games.load(games.names()[0])
    monkeypatch.setattr(doctor, "expected_of", lambda game: Expected(1e6, 40, "a machine", "2026-11-18", "0.2"))
    monkeypatch.setattr(doctor, "rate_of", lambda game: share * 1e6)
    check = doctor.speed(game)
    assert check.state == state
    assert says in check.says
    monkeypatch.setattr(doctor, "expected_of", lambda game: None)
    assert "nothing to compare" in doctor.speed(game).says


def test_time_to_compile(monkeypatch: Patch) -> None:
    found = [games.load(name) for name in games.names()[:2]]
    taken: dict[str, float | None] = {game.name: None for game in found}
    native(monkeypatch, seconds_taken=taken.get, compile_anew=lambda game: 900.0)
    native(monkeypatch, expected_of=lambda game: Expected(1e6, 40, "a machine", "2026-11-18", "0.2"))
    assert "--compile" in doctor.compile_time(found, False).says
    taken[found[0].name] = 44.0
    assert doctor.compile_time(found, False) == Check("time to compile", "ok", f"{found[0].name} 44 s; expected together: 40 s")
    assert doctor.compile_time(found, True).state == "look"
    native(monkeypatch, expected_of=lambda game: None)
    assert doctor.compile_time(found, True).says == ", ".join(f"{game.name} 900 s" for game in found)


def test_compiling_anew_begins_with_an_empty_cache_and_leaves_nothing(tmp_path: Path, monkeypatch: Patch) -> None:
    compiler, told = tmp_path / "compiler", tmp_path / "told"  # the real one takes minutes
    compiler.write_text(f'#!/bin/sh\necho "$*" "$(ls "$QUARTETT_CACHE" | wc -l)" "$QUARTETT_CACHE" > {told}\n')
    compiler.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(compiler))
    assert doctor.compile_anew("race") >= 0
    *arguments, files, cache = told.read_text().split()
    assert arguments == ["-m", "quartett", "warm", "--progress", "race"]
    assert files == "0"
    assert not Path(cache).exists()


def test_what_is_expected_of_our_games_is_there() -> None:
    found = [expected for name in games.names() if (expected := doctor.expected_of(name))]
    assert len(found) >= 4
    assert all(each.moves_per_second > 100_000 and each.compile_seconds > 1 for each in found)


@pytest.mark.compiled
def test_native_games_are_measured(tmp_path: Path) -> None:
    found = {check.check: check.says for check in examine(Settings(tmp_path))}
    assert {name for name in games.names() if is_warm(name)} == {name for name in games.names() if f"speed of {name}" in found}
    assert any("times what is expected" in says for says in found.values())
