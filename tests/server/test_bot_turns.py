"""Thoughts wait their turn: what a person waits for first, then who has used least time lately."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from quartett.engine import Refused
from quartett.server.machine import bots, fair
from quartett.server.machine.bots import BotThreads
from quartett.server.machine.fair import Urgency
from tests.server.people import House, Person, wait_for


class Thinking:
    """Thoughts that end when the test says so, in the order they were begun."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.gates: dict[str, threading.Event] = {}

    def of(self, name: str) -> Callable[[], str]:
        gate = self.gates[name] = threading.Event()

        def think() -> str:
            self.begun.append(name)
            gate.wait(20)
            return name

        return think


async def until(condition: Callable[[], Any]) -> None:
    for _ in range(2000):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("nothing happened")


def run(play: Callable[[BotThreads, Thinking], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(bots, "THREADS", 1)

    async def main() -> Any:
        threads, thinking = BotThreads(), Thinking()
        try:
            return await play(threads, thinking)
        finally:
            for gate in thinking.gates.values():
                gate.set()
            threads.close()

    return asyncio.run(main())


def test_a_person_comes_before_bots_among_themselves_and_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(threads: BotThreads, thinking: Thinking) -> list[str]:
        ask = [threads.ask(thinking.of("first"), "a", Urgency.NOBODY)]
        ask += [threads.ask(thinking.of(f"crowd{i}"), "flood", Urgency.NOBODY) for i in range(5)]
        ask += [threads.ask(thinking.of("hint"), "b", Urgency.HINT), threads.ask(thinking.of("person"), "c", Urgency.PERSON)]
        asked = [asyncio.ensure_future(each) for each in ask]
        await until(lambda: thinking.begun == ["first"])
        for gate in thinking.gates.values():
            gate.set()
        await asyncio.gather(*asked)
        return thinking.begun

    assert run(play, monkeypatch)[:3] == ["first", "person", "hint"]


def test_who_has_used_least_time_lately_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(threads: BotThreads, thinking: Thinking) -> list[str]:
        threads.account("busy").used = 30.0
        asked = [asyncio.ensure_future(threads.ask(thinking.of("now"), "busy", Urgency.PERSON))]
        await until(lambda: thinking.begun == ["now"])
        asked += [asyncio.ensure_future(threads.ask(thinking.of(f"busy{i}"), "busy", Urgency.PERSON)) for i in range(3)]
        asked.append(asyncio.ensure_future(threads.ask(thinking.of("rare"), "rare", Urgency.PERSON)))
        await until(lambda: len(threads.waiting) == 4)
        for gate in thinking.gates.values():
            gate.set()
        await asyncio.gather(*asked)
        return thinking.begun

    assert run(play, monkeypatch)[:2] == ["now", "rare"]


def test_one_person_cannot_fill_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(threads: BotThreads, thinking: Thinking) -> None:
        asked = [asyncio.ensure_future(threads.ask(thinking.of(str(i)), "flood", Urgency.PERSON)) for i in range(bots.MOST_WAITING + 1)]
        await until(lambda: len(threads.waiting) == bots.MOST_WAITING)
        with pytest.raises(Refused, match="too much at once"):
            await threads.ask(thinking.of("more"), "flood", Urgency.PERSON)
        other = asyncio.ensure_future(threads.ask(thinking.of("other"), "somebody else", Urgency.PERSON))
        asked[-1].cancel()
        await until(lambda: len(threads.waiting) == bots.MOST_WAITING)  # one less, one more
        for gate in thinking.gates.values():
            gate.set()
        assert await other == "other"

    run(play, monkeypatch)


def test_a_thought_that_fails_tells_its_asker_and_frees_its_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(threads: BotThreads, thinking: Thinking) -> None:
        def fail() -> None:
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await threads.ask(fail, "a", Urgency.PERSON)
        assert await threads.ask(lambda: 7, "a", Urgency.PERSON) == 7

    run(play, monkeypatch)


def test_few_accounts_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(threads: BotThreads, thinking: Thinking) -> None:
        monkeypatch.setattr(fair, "MOST_KNOWN", 10)
        threads.account("busy").used = 99.0
        for number in range(30):
            threads.account(f"guest{number}")
        assert len(threads.accounts) <= 10
        assert "busy" in threads.accounts

    run(play, monkeypatch)


def test_bots_among_themselves_rest_while_nobody_looks(server: House, anna: Person) -> None:
    made = anna.create(players=2, seats=[{"kind": "bot", "bot": "random"}] * 2)
    chair = anna.sit_down(made["id"])
    chair.wait(lambda: chair.version > 5 or chair.over)
    chair.leave()
    owner = server.api.tables.live[made["id"]].result()
    wait_for(lambda: not owner.viewers)
    wait_for(lambda: owner.bot is None)
    entries = len(owner.entries)
    assert owner.play.bot_to_move or chair.over
    again = anna.sit_down(made["id"])
    again.wait(lambda: again.over)
    assert len(owner.entries) > entries or chair.over
