"""Compiling in processes of their own. A script stands in for the compiler: the real one takes minutes."""

import asyncio
import os
import stat
import sys
from pathlib import Path

import msgspec
import pytest

from quartett import games, warm
from quartett.engine import Game, Refused
from quartett.warm import Progress, Told, compile_apart, compile_together, warm_aloud


def stand_in(home: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """What runs instead of `python -m quartett warm --progress GAME`; the game is its fifth argument."""
    path = home / "compiler"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr("sys.executable", str(path))


def line(compiled: int) -> str:
    return f"""echo '{{"game":"'$5'","compiled":{compiled},"of":9}}'"""


def test_a_compiler_tells_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(tmp_path, monkeypatch, f'test "$*" = "-m quartett warm --progress race" || exit 1; {line(3)}; {line(9)}')
    told: list[Told] = []
    asyncio.run(compile_apart("race", told.append))
    assert told == [Told("race", 3, 9), Told("race", 9, 9)]


def test_a_compiler_that_fails_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(tmp_path, monkeypatch, f"{line(3)}; exit 3")
    with pytest.raises(Refused, match="race could not be compiled"):
        asyncio.run(compile_apart("race", lambda told: None))


def test_a_compiler_nobody_waits_for_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(tmp_path, monkeypatch, f"echo $$ > {tmp_path}/process; {line(1)}; exec sleep 60")

    async def give_up() -> None:
        begun = asyncio.Event()
        waiting = asyncio.create_task(compile_apart("race", lambda told: begun.set()))
        await begun.wait()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)

    asyncio.run(give_up())
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "process").read_text()), 0)


def test_no_more_compilers_at_a_time_than_the_machine_may(monkeypatch: pytest.MonkeyPatch) -> None:
    busy, most, done = 0, 0, []

    async def compile_one(game: str, tell: object) -> None:
        nonlocal busy, most
        busy += 1
        most = max(most, busy)
        await asyncio.sleep(0)
        busy -= 1
        done.append(game)

    monkeypatch.setattr(warm, "compile_apart", compile_one)
    monkeypatch.setattr(warm, "compilers", lambda: 2)
    monkeypatch.setattr(warm, "warm", lambda game: done.append(f"{game.name} again"))
    every = [games.load(name) for name in games.names()]
    compile_together(every, lambda told: None)
    assert most == 2
    assert sorted(done) == sorted([name for game in every for name in (game.name, f"{game.name} again")])


def test_what_a_compiler_prints_can_be_read_again(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def compile_quickly(game: Game, progress: Progress) -> None:
        for compiled in (1, 2, 10**6):
            progress(compiled)

    monkeypatch.setattr(warm, "warm", compile_quickly)
    game = games.load("race")
    warm_aloud(game)
    told = [msgspec.json.decode(line, type=Told) for line in capsys.readouterr().out.splitlines()]
    of = warm.rules_of(game)
    assert told == [Told("race", 1, of), Told("race", 2, of), Told("race", of, of)]


def test_native_code_counts_for_the_python_that_compiled_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "COMPILED", True)
    monkeypatch.setattr(warm, "cache_dir", lambda: tmp_path)
    assert not warm.is_warm("race")
    warm._mark(games.load("race"), 999, 35.2)
    assert warm.is_warm("race")
    with monkeypatch.context() as other:
        other.setattr(sys.implementation, "cache_tag", "cpython-399")
        assert not warm.is_warm("race")


def test_the_time_it_took_is_kept_unless_most_was_there_already(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "cache_dir", lambda: tmp_path)
    assert warm.seconds_taken("race") is None
    for compiled, seconds, kept in ((999, 35.2, 35.2), (0, 1.5, 35.2)):  # the second time there is nothing left to do
        warm._mark(games.load("race"), compiled, seconds)
        assert warm.seconds_taken("race") == kept
    warm._mark(games.load("ringlinge"), 3, 1.5)
    assert warm.seconds_taken("ringlinge") is None
