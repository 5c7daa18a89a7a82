"""A finished game looked back at for one seat: its dearest decisions, and everybody's chances over the game.

It is worked out when somebody asks, a little at a time, in the bots' threads: one review at once, and never before anything a person or
a bot waits for. What was found is kept while there is room; worked out again, it is the same.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from quartett.bots.review import Care, Review, review
from quartett.bots.review import Moment as Judged
from quartett.engine import Game, Refused, Say, copy, verbs
from quartett.server.machine import journal
from quartett.server.machine.compiling import Compiler
from quartett.server.machine.fair import FairThreads, Urgency
from quartett.server.table.owner import Owner
from quartett.server.table.play import new_match

MOST_KEPT = 500  # reviews
MOST_WAITING = 4  # of one person
CARE = Care()
Key = tuple[str, int]  # a table and a seat


class Moment(msgspec.Struct):
    """A decision that cost something. What is lost is out of 1: that is being sure to come first instead of last."""

    step: int  # so many steps came before it
    played: list[Say]  # one move, or the steps of a whole turn
    best: list[Say]
    value: float  # of what was played, from 0 (surely last) to 1 (surely first)
    loss: float
    low: float  # with 95 % the loss is between these
    high: float
    deals: int  # ways the game could go on, over which the two were compared


class Point(msgspec.Struct):
    """Everybody's chances to win after so many steps."""

    step: int
    seen: list[float]  # as far as the seat could know
    true: list[float]  # with all cards open


class Reviewed(msgspec.Struct):
    """What a look back at a game found for one seat."""

    seat: int
    decisions: int  # so many were judged
    moments: list[Moment]  # at most three, the dearest first
    points: list[Point]


class Progress(msgspec.Struct):
    """It is being worked out."""

    progress: float


@dataclass
class Going:
    person: str
    progress: float = 0.0
    task: "asyncio.Task[None] | None" = None


class Reviews:
    def __init__(self, threads: FairThreads, compiler: Compiler) -> None:
        self.threads, self.compiler = threads, compiler
        self.kept: OrderedDict[Key, bytes] = OrderedDict()
        self.going: dict[Key, Going] = {}
        self.failed: set[Key] = set()
        self.one = asyncio.Lock()

    def ask(self, owner: Owner, seat: int, person: str) -> bytes | Progress:
        """The review, or how far it is; asked for the first time, it begins."""
        key = owner.facts.id, seat
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key in self.failed:
            raise Refused("internal", "this game could not be looked back at")
        if key not in self.going:
            if sum(going.person == person for going in self.going.values()) >= MOST_WAITING:
                raise Refused("too_many", "you wait for too much at once already; ask again later")
            self.going[key] = Going(person)
            self.going[key].task = asyncio.create_task(self.work(owner, seat, self.going[key]))
        return Progress(self.going[key].progress)

    async def work(self, owner: Owner, seat: int, going: Going) -> None:
        key, facts = (owner.facts.id, seat), owner.facts
        found = review(new_match(facts), list(owner.play.match.entries), seat, facts.id, CARE, len(facts.given))
        try:
            async with self.one:
                await self.compiler.ready(facts.game, native=True)
                self.keep(key, await self.finish(found, owner.game, seat, going))
        except Refused as refused:  # the server closes, or the asker wants too much: asked again, it begins again
            journal.note("review_stopped", table=facts.id, problem=refused.code)
        except Exception as problem:
            self.failed.add(key)
            journal.note_failure("review_failed", problem, table=facts.id, game=facts.game)
        finally:
            del self.going[key]

    async def finish(self, found: Iterator[float | Review], game: Game, seat: int, going: Going) -> bytes:
        """Step by step: whatever else waits comes in between."""
        while True:
            told = await self.threads.ask(lambda: next(found), going.person, Urgency.LATER)
            if isinstance(told, Review):
                return msgspec.json.encode(in_words(told, game, seat))
            going.progress = min(round(told, 3), 1.0)

    def keep(self, key: Key, made: bytes) -> None:
        self.kept[key] = made
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    def close(self) -> None:
        for going in self.going.values():
            if going.task:
                going.task.cancel()


def in_words(found: Review, game: Game, seat: int) -> Reviewed:
    points = [Point(point.step, point.seen, point.true) for point in found.points]
    return Reviewed(seat, found.decisions, [told(moment, game) for moment in found.moments], points)


def told(moment: Judged, game: Game) -> Moment:
    played, best = (line_words(game, moment.hidden, moves) for moves in (moment.played, moment.best))
    value, loss, low, high = (round(figure, 4) for figure in (moment.value, moment.loss, moment.low, moment.high))
    return Moment(moment.step, played, best, value, loss, low, high, moment.deals)


def line_words(game: Game, hidden: Any, moves: list[int]) -> list[Say]:
    """What the seat does, step by step: several are only told where nothing is hidden."""
    found, s = [], copy(hidden)
    for number, move in enumerate(moves, 1):
        found.append(game.words.move_words(s, move))
        if number < len(moves):
            verbs.apply(s, move)
    return found
