"""Nobody waits for a compiler: what is compiled when, with a compiler that does as it is told."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from quartett import games
from quartett.engine import Game, Refused
from quartett.server.machine import compiling
from quartett.server.machine.compiling import Compiler

FIRST, SECOND, THIRD, LAST = games.names()


class Bench:
    """Compiles when it is told to; two games at a time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *cold: str) -> None:
        self.at_work: dict[str, asyncio.Future[None]] = {}
        self.stopped: list[str] = []
        self.loaded: list[str] = []
        monkeypatch.setattr(compiling, "is_warm", lambda name: name not in cold)
        monkeypatch.setattr(compiling, "compile_apart", self.compile)
        monkeypatch.setattr(compiling, "load", self.load)
        monkeypatch.setattr(compiling, "compilers", lambda: 2)
        monkeypatch.setattr(compiling, "RUSH_SECONDS", 0.01)

    async def compile(self, name: str, tell: object) -> None:
        self.at_work[name] = asyncio.get_running_loop().create_future()
        try:
            await self.at_work[name]
        except asyncio.CancelledError:
            self.stopped.append(name)
            raise
        finally:
            del self.at_work[name]

    def load(self, game: Game) -> None:
        self.loaded.append(game.name)

    async def works_at(self, *names: str) -> None:
        while list(self.at_work) != list(names):
            await asyncio.sleep(0.001)


def run(scene: Callable[[Compiler], Awaitable[None]]) -> None:
    async def with_compiler() -> None:
        compiler = Compiler()
        compiler.open()
        try:
            await asyncio.wait_for(asyncio.ensure_future(scene(compiler)), 30)
        finally:
            await compiler.close()

    asyncio.run(with_compiler())


def test_the_game_somebody_plays_is_compiled_before_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(monkeypatch, *games.names())

    async def scene(compiler: Compiler) -> None:
        await bench.works_at(FIRST, SECOND)
        await compiler.ready(LAST)  # at once: it is played as plain Python
        assert compiler.report()[0][LAST] == "preparing"
        await bench.works_at(LAST)
        assert bench.stopped == [FIRST, SECOND]
        bench.at_work[LAST].set_result(None)
        await compiler.done[LAST].wait()
        assert bench.loaded == [LAST]
        await bench.works_at(THIRD, FIRST)
        await compiler.ready(FIRST)
        await bench.works_at(FIRST)
        assert bench.stopped == [FIRST, SECOND, THIRD]

    run(scene)


def test_a_game_that_is_compiled_is_waited_for_until_it_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(monkeypatch, FIRST)

    async def scene(compiler: Compiler) -> None:
        await compiler.ready(LAST)
        assert bench.loaded == [LAST]

    run(scene)


def test_a_game_that_cannot_be_compiled_is_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(monkeypatch, FIRST)

    async def scene(compiler: Compiler) -> None:
        await bench.works_at(FIRST)
        bench.at_work[FIRST].set_exception(Refused("internal", "no memory"))
        await compiler.done[FIRST].wait()
        assert FIRST in compiler.failed
        await compiler.ready(FIRST)
        assert FIRST not in bench.loaded

    run(scene)


def test_one_that_cannot_be_loaded_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(monkeypatch)

    def fail(game: Game) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(compiling, "load", fail)

    async def scene(compiler: Compiler) -> None:
        with pytest.raises(Refused, match="could not be prepared"):
            await compiler.ready(FIRST)
        with pytest.raises(Refused, match="no game 'chess'"):
            await compiler.ready("chess")

    run(scene)
    assert not bench.stopped


def test_closing_ends_what_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(monkeypatch, *games.names())

    async def scene(compiler: Compiler) -> None:
        await bench.works_at(FIRST, SECOND)

    run(scene)
    assert sorted(bench.stopped) == [FIRST, SECOND]
    assert not bench.at_work
