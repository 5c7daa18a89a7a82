"""Whoever is out of a game waits for nothing but its end: bots finish it at once, seen or not, and give way to everybody."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec

from quartett.bots import choose
from quartett.engine import Game, Match, below, stream
from quartett.games.ringlinge import GAME
from quartett.server.machine.fair import Urgency
from quartett.server.settings import Settings
from quartett.server.table.frames import table_frame
from quartett.server.table.owner import Owner
from quartett.server.table.play import Play, Seat, new_facts

OPTIONS: dict[str, object] = {"round_cap": "30", "quiet_limit": "20"}
FOR_EVER = 1e9  # seconds
EARLY = 29  # in this game the first seat is out after 52 steps


def beginning() -> list[Any]:
    """A game of three, up to where the first seat is out."""
    match, rng = Match(GAME, 3, OPTIONS), stream("out", EARLY)
    while match.state.alive[0]:
        moves = match.legal()
        match.move(moves[below(rng, len(moves))])
    assert not match.over
    return [msgspec.to_builtins(entry) for entry in match.entries]


def table(given: list[Any], first: Seat | None = None, second: Seat | None = None) -> Play:
    """That game, begun, at a table of Anna and bots."""
    bot = Seat("bot", bot="random")
    seats = [first or Seat("person", "Anna", "anna"), second or msgspec.structs.replace(bot), msgspec.structs.replace(bot)]
    play = Play(new_facts("ringlinge", 3, OPTIONS, seats, "anna", given=given))
    play.begin_if_full()
    return play


def test_a_table_is_left_to_bots_when_all_its_people_are_out() -> None:
    given = beginning()
    play = table(given)
    assert [play.is_out(p) for p in range(3)] == [True, False, False]
    assert (play.is_left_to_bots, play.waits_for_people) == (True, False)
    both = table(given, second=Seat("person", "Bela", "bela"))
    assert (both.is_left_to_bots, both.waits_for_people) == (False, True)
    away = table(given, second=Seat("person", "Bela", "bela", "random", away=True))
    assert (away.is_left_to_bots, away.waits_for_people) == (False, False)
    assert not table(given, first=Seat("bot", bot="random")).is_left_to_bots
    assert not table(given[:-1]).is_left_to_bots


class Disk:
    async def write(self, change: object) -> None:
        """Everything is kept."""


class Bots:
    def __init__(self) -> None:
        self.asked: list[Urgency] = []

    async def move(self, game: Game, bot: str, hidden: Any, person: str, urgency: Urgency, lots: Any = None) -> int:
        self.asked.append(urgency)
        return int(choose(game, bot, hidden, stream("bots", len(self.asked))))


def finish(play: Play, tmp_path: Path, until: Callable[[Play], bool], steps: int) -> list[Urgency]:
    """Let the table go on unseen, where bots usually take for ever; how their thoughts were asked for."""

    async def main() -> list[Urgency]:
        bots: Any = Bots()
        disk: Any = Disk()
        owner = Owner(play.facts, play, {}, disk, bots, Settings(tmp_path, bot_seconds={"quick": FOR_EVER}))
        served = asyncio.ensure_future(owner.run())
        owner.wake_bot()
        for _ in range(steps):
            if until(play):
                break
            await asyncio.sleep(0)
        served.cancel()
        owner.leave()
        return list(bots.asked)

    return asyncio.run(main())


def test_bots_finish_it_at_once_though_nobody_looks(tmp_path: Path) -> None:
    play = table(beginning())
    asked = finish(play, tmp_path, lambda play: play.match.over, 100_000)
    assert play.match.over
    assert set(asked) == {Urgency.NOBODY}


def test_bots_take_their_time_while_a_person_is_in_the_game(tmp_path: Path) -> None:
    play = table(beginning()[:4])
    known = len(play.entries)
    finish(play, tmp_path, lambda play: len(play.entries) > known, 200)
    assert len(play.entries) == known


def test_a_page_is_told_who_is_out(tmp_path: Path) -> None:
    async def main() -> list[bool]:
        play, nothing = table(beginning()), cast(Any, None)
        owner = Owner(play.facts, play, {}, nothing, nothing, Settings(tmp_path))
        owner.entries = list(play.entries)
        frame = msgspec.json.decode(table_frame(owner, owner.perspective(0), "anna", 0))
        return [seat["out"] for seat in frame["seats"]]

    assert asyncio.run(main()) == [True, False, False]
