"""One table of a game played to its end three times: as plain Python, half and half, natively. Prints what each way left behind.

A process of its own: native code that has been loaded is used from then on. `python -m tests.engine.half_and_half GAME`
"""

import hashlib
import sys
from collections import Counter
from typing import Any

import msgspec
import numba.core.event

from quartett import games
from quartett.engine import NONE, below, plain, stream
from quartett.engine.record import to_bytes
from quartett.server.table.perspective import Perspectives
from quartett.server.table.play import Play, Seat, new_facts
from quartett.warm import load

SECRET = "5e" * 32
HALF = 30  # entries
ONE_IN = 8  # tables are looked at


class Way(msgspec.Struct):
    """What one way to play left behind, and how it was carried out."""

    log: list[Any]
    records: str  # a hash of the records after every step
    frames: str  # a hash of what every pair of eyes was shown after every step
    plain: list[int]  # rules carried out as Python, before half of the game and after
    compiled: list[int]  # rules compiled or loaded, likewise


class Calls(numba.core.event.Listener):
    """Counts rules that are called as Python, and those that Numba compiles."""

    def __init__(self) -> None:
        self.count = Counter[str]()
        find = plain.plain

        def counted(value: Any) -> Any:
            self.count["plain"] += 1
            return find(value)

        plain.plain = counted
        numba.core.event.register("numba:compile", self)  # type: ignore[no-untyped-call]

    def on_start(self, event: Any) -> None:
        self.count["compiled"] += 1

    def on_end(self, event: Any) -> None:
        """Counted when it began."""

    def take(self, name: str) -> int:
        return self.count.pop(name, 0)


def play(name: str, calls: Calls, switch: bool = False) -> Way:
    """A table of bots that move at random; at half of it the native code may be loaded."""
    game = games.load(name)
    players = game.players[-1]
    facts = new_facts(name, players, {}, [Seat("bot", "random", bot="random") for _ in range(players)], "host")
    facts.id = facts.invite = facts.rules = ""
    facts.secret = SECRET
    table, rng = Play(facts), stream("half and half")
    eyes = Perspectives(facts, game, dict.fromkeys(range(NONE, table.match.seats), 0))
    records, frames = hashlib.sha256(), hashlib.sha256()
    way = Way([], "", "", [], [])
    table.begin_if_full()
    while not table.match.over:
        if len(table.entries) >= HALF and not way.plain:
            way.plain.append(calls.take("plain"))
            way.compiled.append(calls.take("compiled"))
            if switch:
                load(game)
                calls.take("compiled")
        legal = table.match.legal()
        table.move(table.turn, legal[below(rng, len(legal))])
        records.update(to_bytes(table.match.state))
        show(eyes, table, frames)
    way.plain.append(calls.take("plain"))
    way.compiled.append(calls.take("compiled"))
    lines = msgspec.json.decode(msgspec.json.encode(table.log()))
    return msgspec.structs.replace(way, log=lines, records=records.hexdigest(), frames=frames.hexdigest())


def show(eyes: Perspectives, table: Play, frames: Any) -> None:
    """What a table tells, and now and then all it shows, through all eyes."""
    before = {p: each.version for p, each in eyes.of.items()}
    eyes.listen(table.entries)
    for p, each in eyes.of.items():
        for line in each.lines_after(before[p]):
            frames.update(line)
        if len(table.entries) % ONE_IN == 0:
            frames.update(each.face("view"))
            if p == table.match.turn:
                frames.update(each.face("moves"))
                frames.update(each.face("reasons"))


if __name__ == "__main__":
    plain.hurry()
    calls = Calls()
    ways = [play(sys.argv[1], calls), play(sys.argv[1], calls, switch=True), play(sys.argv[1], calls)]
    print(msgspec.json.encode(ways).decode())
