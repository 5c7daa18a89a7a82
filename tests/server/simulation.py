"""A table's owner in a world without chance: virtual time, a scripted network and storage, a schedule for every seed.

Real are the tables, their owner, the writer's group commit and the clients; the crowd is that of `bench/faults`. A schedule takes a
few milliseconds, and the same seed does the same every time. `python -m tests.server.simulation --schedules 100000` runs many.
"""

import asyncio
import os
import random
import selectors
import sys
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Annotated, Any
from unittest.mock import patch

import msgspec
import typer
from msgspec import UNSET
from sqlalchemy.exc import IntegrityError, OperationalError
from websockets.exceptions import ConnectionClosedError

from bench.faults.compare import Findings, compare
from bench.faults.crowd import Crowd, Habits, Sitter, Table
from quartett import games
from quartett.engine import Refused, ints, verbs
from quartett.engine.rule import COMPILED
from quartett.new_game import new_game
from quartett.server.edge.sockets import Sockets
from quartett.server.machine import journal
from quartett.server.machine.fair import Urgency
from quartett.server.machine.uptime import Uptime
from quartett.server.settings import NO_RATES, Settings
from quartett.server.storage import sql
from quartett.server.storage.database import Unavailable
from quartett.server.storage.sql import Change
from quartett.server.storage.writer import Writer
from quartett.server.table import entries
from quartett.server.table import tables as tables_module
from quartett.server.table.clocks import Clock
from quartett.server.table.entries import Back, Flag
from quartett.server.table.owner import Owner, Viewer
from quartett.server.table.play import Play, Seat, new_facts
from quartett.server.table.tables import Tables

GAME = "heap"  # the small game that `quartett new-game` writes: chance, turns, an end, and no secrets
GUEST, HOST, TABLE = "guest", "host", "table"
PLAY_SECONDS, REST_SECONDS, FINISH_SECONDS = 0.4, 6.0, 120.0  # of virtual time
FAILURES = ("table_failed", "writer_failed", "bot_failed")  # what the journal must not say: that would be a bug of ours
OUTSIDE = ("schedule", "Crowd.play", "Sitter.run", "Sitter.look_again", "Simulation.ask")  # tasks that are not the server's
A_MOMENT = 1e-6
SETTINGS = Settings(Path(), limits=NO_RATES, idle_seconds=0.2)
Json = dict[str, Any]


# --- time


class NoWait(selectors.SelectSelector):
    """Nothing comes from outside: instead of waiting, time is put forward."""

    loop: "VirtualLoop"

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("everybody waits for somebody else")
        self.loop.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.now = 0.0
        selector = NoWait()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.now


# --- storage


@dataclass
class Trouble:
    """How often things go wrong: shares."""

    fails: float = 0.0  # a commit fails and nothing is written
    fails_written: float = 0.0  # it fails, but was written
    fails_late: float = 0.0  # it fails, and is written some time after that
    slow: float = 0.0
    unread: float = 0.0  # a reading fails
    dropped: float = 0.0  # what was on the line when it was cut does not arrive


class Storage:
    """The database: keeps changes whole or not at all, and minds its keys."""

    def __init__(self, dice: random.Random, trouble: Trouble, facts: bytes) -> None:
        self.dice, self.trouble, self.facts = dice, trouble, facts
        self.rows: list[sql.Row] = []
        self.table: sql.Row = {"flag": None}  # what its entries add up to
        self.kept_uptime = (0, 0)
        self.uptime = Uptime()
        self.engine = None
        self.when_back: list[Any] = []
        self.counts: Counter[str] = Counter()

    # As the tables ask it.

    async def ask(self, question: Callable[..., Any], *args: Any) -> Any:
        await asyncio.sleep(self.dice.uniform(0.0005, 0.01))
        if self.dice.random() < self.trouble.unread:
            self.counts["readings failed"] += 1
            raise Unavailable
        if question is sql.waiting_for_bots:
            return [TABLE]
        if question is sql.clocks_run:
            return self.table["flag"] is not None
        if question is sql.fallen:
            due = self.table["flag"] is not None and self.table["hard"] and not self.table["bot_turn"] and self.table["flag"] <= args[0]
            return [TABLE] if due else []
        assert question is sql.read_logs
        return self.logs()

    def start_again(self) -> None:
        """A new server reads what was kept of the time, and asks the machine for it anew: to that it means nothing what time it was."""
        moment = self.dice.uniform(0, 1e6)
        self.uptime = Uptime(*self.kept_uptime, lambda: moment + asyncio.get_running_loop().time(), lambda: 1_800_000_000.0)

    def logs(self) -> dict[str, tuple[bytes, list[sql.Kept]]]:
        return {TABLE: (self.facts, [(row["number"], row["body"].hex(), row["guest"], row["request"]) for row in self.rows])}

    def number_of(self, request: str) -> list[int]:
        return [row["number"] for row in self.rows if row["request"] == request]

    # As the writer writes.

    async def write(self, changes: list[Change]) -> None:
        trouble, fate = self.trouble, self.dice.random()
        await asyncio.sleep(self.dice.uniform(0.1, 1.0) if self.dice.random() < trouble.slow else self.dice.uniform(0.0005, 0.005))
        rows = [row for change in changes for row in change.entries]
        if fate < trouble.fails:
            self.counts["commits failed"] += 1
            raise OperationalError("scripted", {}, Exception())
        if fate < trouble.fails + trouble.fails_late:
            self.counts["commits failed, written later"] += 1
            asyncio.get_running_loop().call_later(self.dice.uniform(0, 0.2), self.keep_if_it_fits, rows, changes)
            raise OperationalError("scripted", {}, Exception())
        self.keep(rows, changes)
        if fate < trouble.fails + trouble.fails_late + trouble.fails_written:
            self.counts["commits failed, written"] += 1
            raise OperationalError("scripted", {}, Exception())
        self.counts["commits"] += 1

    def keep(self, rows: list[sql.Row], changes: list[Change]) -> None:
        numbers = {row["number"] for row in self.rows}
        asked = {(row["guest"], row["request"]) for row in self.rows if row["request"]}
        for row in rows:
            if row["number"] in numbers or (row["guest"], row["request"]) in asked:
                raise IntegrityError("scripted", {}, Exception())
        self.rows += rows
        for change in changes:
            self.table = change.table or self.table
            self.kept_uptime = max(self.kept_uptime, change.uptime or (0, 0))

    def keep_if_it_fits(self, rows: list[sql.Row], changes: list[Change]) -> None:
        with suppress(IntegrityError):
            self.keep(rows, changes)


# --- network


class Wire:
    """A socket: to the client it looks like one of `websockets`, to the server like one of Starlette's."""

    def __init__(self, simulation: "Simulation", dice: random.Random, query: dict[str, str]) -> None:
        self.simulation, self.dice, self.query_params = simulation, dice, query
        self.up: asyncio.Queue[str | None] = asyncio.Queue()
        self.down: asyncio.Queue[str | None] = asyncio.Queue()
        self.times = {"up": 0.0, "down": 0.0}  # when the last frame arrives: frames of a socket stay in order
        self.is_cut = False

    def travel(self, way: str, frame: str | None) -> None:
        loop = asyncio.get_running_loop()
        self.times[way] = max(self.times[way] + A_MOMENT, loop.time() + self.dice.choice([0.0, 0.0005, 0.002, 0.03]))
        loop.call_at(self.times[way], self.arrive, way, frame)

    def arrive(self, way: str, frame: str | None) -> None:
        lost = self.is_cut and frame is not None and (way == "down" or self.dice.random() < self.simulation.trouble.dropped)
        if not lost:
            (self.up if way == "up" else self.down).put_nowait(frame)

    def cut(self) -> None:
        if not self.is_cut:
            self.is_cut = True
            self.down.put_nowait(None)
            self.travel("up", None)

    # The client's end.

    @property
    def transport(self) -> "Wire":
        return self

    def abort(self) -> None:
        self.cut()

    # The client's end, or the server's: a client sends texts and receives with `recv`, a server sends messages.

    async def send(self, frame: str | Json) -> None:
        if isinstance(frame, dict):
            if self.is_cut:
                raise OSError("cut")
            self.simulation.check(frame["text"])
            self.travel("down", frame["text"])
        elif self.is_cut:
            raise ConnectionClosedError(None, None)
        else:
            self.travel("up", frame)

    async def recv(self) -> str:
        frame = await self.down.get()
        if frame is None:
            self.is_cut = True
            raise ConnectionClosedError(None, None)
        return frame

    async def receive(self) -> Json:
        frame = await self.up.get()
        return {"type": "websocket.disconnect"} if frame is None else {"type": "websocket.receive", "text": frame}

    async def close(self, code: int = 1000) -> None:
        if not self.is_cut:
            self.travel("down", None)


class SimulatedSitter(Sitter):
    @asynccontextmanager
    async def connected(self, version: int) -> AsyncIterator[Wire]:
        simulation = self.crowd.simulation  # type: ignore[attr-defined]
        wire = simulation.open({"version": str(version), "eyes": str(self.seat)}, random.Random(self.dice.random()))
        try:
            yield wire
        finally:
            wire.cut()

    def connect(self, version: int) -> Any:
        return self.connected(version)


class SimulatedCrowd(Crowd):
    def __init__(self, simulation: "Simulation", seed: str, habits: Habits, people: int) -> None:
        super().__init__("", seed, habits)
        self.simulation = simulation
        self.tables = [Table(TABLE, GAME, GUEST)]
        self.sitters = [SimulatedSitter(self, self.tables[0], p, str(p)) for p in range(people)]
        if self.dice.random() < 0.5:
            self.sitters.append(SimulatedSitter(self, self.tables[0], 0, "rival"))


# --- the server


class InOrder(dict[Viewer, None]):
    """A set that remembers the order: a set's own order would differ from run to run."""

    def add(self, viewer: Viewer) -> None:
        self[viewer] = None

    def discard(self, viewer: Viewer) -> None:
        self.pop(viewer, None)


class SimulatedOwner(Owner):
    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.viewers = InOrder()  # type: ignore[assignment]


class Ready:
    """Nothing has to be compiled."""

    cold: frozenset[str] = frozenset()

    async def ready(self, game: str, native: bool = False) -> None: ...


class Bots:
    """They think for a while and take any move."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice

    async def move(self, game: Any, bot: str, hidden: Any, person: str, urgency: Urgency, lots: Any = None) -> int:
        await asyncio.sleep(self.dice.uniform(0, 0.05))
        moves = ints(game.rules.MOVES)
        return int(moves[self.dice.randrange(verbs.legal(hidden, moves))])

    def close(self) -> None: ...


class Known:
    """Whose cookie it is: always the same person's."""

    def guest(self, wire: Wire) -> str:
        return GUEST


class Server:
    """All that a server process has in memory; killed, it is gone."""

    def __init__(self, storage: Storage, dice: random.Random) -> None:
        storage.start_again()
        self.tables = Tables(SETTINGS, storage, Ready())  # type: ignore[arg-type]
        self.tables.bots = Bots(dice)  # type: ignore[assignment]
        self.tables.writer.in_thread = storage.write  # type: ignore[method-assign]
        self.sockets = Sockets(self.tables, Known(), SETTINGS)  # type: ignore[arg-type]
        self.wires: dict[Wire, asyncio.Task[None]] = {}

    def open(self, wire: Wire) -> None:
        self.wires[wire] = asyncio.create_task(self.serve(wire))

    async def serve(self, wire: Wire) -> None:
        try:
            with suppress(Refused):
                owner = await self.tables.owner(TABLE)
                await asyncio.sleep(wire.dice.choice([0.0, 0.0, 0.02]))  # the socket is opened meanwhile
                await self.sockets.serve_client(wire, owner, GUEST)  # type: ignore[arg-type]
        finally:
            self.wires.pop(wire, None)
            wire.cut()

    async def kill(self) -> None:
        for wire in list(self.wires):
            wire.cut()  # first, so that nothing comes from a dead server
        own = [task for task in asyncio.all_tasks() if task.get_coro().__qualname__ not in OUTSIDE]  # type: ignore[union-attr]
        for task in own:
            task.cancel()
        await asyncio.gather(*own, return_exceptions=True)
        self.tables.writer.thread.shutdown(wait=False)


# --- a schedule


class Simulation:
    def __init__(self, seed: int) -> None:
        dice = self.dice = random.Random(seed)
        self.asks = random.Random(f"asks {seed}")
        self.trouble = Trouble()
        self.findings = Findings()
        self.trace = 0  # of everything that was sent: the same for the same seed
        players = 2
        people = dice.randint(1, players)
        seats = [Seat("person", "Anna", GUEST), Seat("same", "Bela", GUEST)][:people] + [Seat("bot", bot="random")] * (players - people)
        facts = new_facts(GAME, players, {}, [msgspec.structs.replace(seat) for seat in seats], HOST, speed="instant")
        self.clock = dice.choice([None, None, Clock(dice.randint(0, 1), bot="random"), Clock(dice.randint(0, 1), hard=True, bot="random")])
        facts = msgspec.structs.replace(facts, id=TABLE, secret=f"{dice.getrandbits(256):064x}", invite="", clock=self.clock)
        self.claimed: dict[str, int] = {}  # acknowledged: by what name, and as which entry
        self.asking: list[asyncio.Task[None]] = []
        self.served = 0.0  # seconds that a server was there
        self.storage = Storage(random.Random(dice.random()), self.trouble, msgspec.json.encode(facts))
        habits = Habits(dice.choice([0, 0.2, 1.0]), dice.choice([0, 0.2]))
        self.crowd = SimulatedCrowd(self, f"crowd {seed}", habits, people)
        self.start_server()

    def start_server(self) -> None:
        self.server = Server(self.storage, random.Random(self.dice.random()))
        self.started, self.away = asyncio.get_running_loop().time(), False

    async def kill_server(self) -> None:
        self.served += asyncio.get_running_loop().time() - self.started
        self.away = True
        await self.server.kill()

    def open(self, query: dict[str, str], dice: random.Random) -> Wire:
        wire = Wire(self, dice, query)
        if self.away:
            wire.cut()
        else:
            self.server.open(wire)
        return wire

    def check(self, text: str) -> None:
        """What a server tells is stored already. In this game everybody sees every entry, so a version is an entry's number."""
        self.trace = zlib.crc32(text.encode(), self.trace)
        frame = msgspec.json.decode(text)
        if frame["type"] == "table" and frame["version"] > len(self.storage.rows):
            self.findings.add("shown", f"version {frame['version']} when {len(self.storage.rows)} entries are stored")
        if frame["type"] == "answer" and frame["ok"] and self.storage.number_of(frame["id"]) != [frame["version"]]:
            stored = self.storage.number_of(frame["id"])
            self.findings.add("acknowledged", f"{frame['id']} as {frame['version']}; stored as {stored}")

    def claim_and_come_back(self) -> None:
        """Somebody claims every seat, and whoever sits there wants it back, each by a name of their own."""
        if self.clock and not self.clock.hard:
            number = len(self.asking)
            for seat in range(2):
                claim, back = partial(Play.claim, guest=HOST, seat=seat), partial(Play.give_back, guest=HOST, seat=seat)
                self.asking += [asyncio.create_task(self.ask(f"claim.{number}.{seat}", claim))]
                self.asking += [asyncio.create_task(self.ask(f"back.{number}.{seat}", back))]

    async def ask(self, name: str, wish: Callable[[Any], Any]) -> None:
        """As a browser does: whoever gets no answer asks again, by the same name."""
        for _ in range(40):
            await asyncio.sleep(self.asks.uniform(0, 0.1))
            if self.away:
                continue
            try:
                async with asyncio.timeout(2):
                    owner = await self.server.tables.owner(TABLE)
                    _, number = await owner.do(wish, (HOST, name))
            except Refused as refused:
                if refused.code != "unavailable":
                    return
            except (TimeoutError, asyncio.CancelledError):  # the server was killed
                continue
            else:
                if self.claimed.setdefault(name, number) != number:
                    self.findings.add("claims", f"{name} is entry {self.claimed[name]} and {number}")
                if self.asks.random() < 0.7:
                    return

    def check_clocks(self) -> None:
        """What was claimed is stored once; no seat is lost twice before it is taken back; time never goes back, and nobody loses any."""
        for name, number in self.claimed.items():
            if self.storage.number_of(name) != [number]:
                self.findings.add("claims", f"{name} as {number}; stored as {self.storage.number_of(name)}")
        lost: set[int] = set()
        latest = 0
        for row in self.storage.rows:
            entry = entries.read(row["body"])
            if isinstance(entry, Flag):
                self.storage.counts["flags hard" if self.clock and self.clock.hard else "flags claimed"] += 1
                if entry.seat in lost:
                    self.findings.add("flags", f"seat {entry.seat} was lost twice")
                lost.add(entry.seat)
            elif isinstance(entry, Back):
                lost.discard(entry.seat)
            if time := getattr(entry, "time", UNSET):
                if time.at < latest or time.at > self.storage.kept_uptime[0]:
                    self.findings.add("time", f"{time.at} after {latest}, and {self.storage.kept_uptime} was kept")
                latest = time.at
        if self.storage.kept_uptime[0] > 1000 * self.served + 1:
            self.findings.add("time", f"{self.storage.kept_uptime[0]} ms were counted in {self.served} s")

    async def run(self) -> Findings:
        dice, trouble = self.dice, self.trouble
        playing = asyncio.create_task(self.crowd.play())
        for name in dice.sample(list(vars(trouble)), dice.randint(0, 4)):
            setattr(trouble, name, dice.choice([0.05, 0.2, 0.5]))
        end = asyncio.get_running_loop().time() + dice.uniform(0.05, PLAY_SECONDS)
        while asyncio.get_running_loop().time() < end:
            await asyncio.sleep(dice.uniform(0.005, 0.2))
            match dice.choice(["kill", "cut", "cut", "claim", "claim", "nothing", "nothing"]):
                case "kill":
                    self.storage.counts["servers killed"] += 1
                    await self.kill_server()
                    await asyncio.sleep(dice.choice([0.0, 0.0, 1.0]))
                    self.start_server()
                case "claim":
                    self.claim_and_come_back()
                case "cut":
                    self.storage.counts["lines cut"] += self.crowd.cut(dice.choice([0.5, 1.0]))
        for name in vars(trouble):
            setattr(trouble, name, 0.0)
        self.crowd.resting = True
        await asyncio.sleep(REST_SECONDS)
        for sitter in self.crowd.sitters:
            if sitter.socket and sitter.version != len(self.storage.rows):
                self.findings.add("left behind", f"seat {sitter.seat} at version {sitter.version} of {len(self.storage.rows)}")
        self.crowd.finish()
        try:
            async with asyncio.timeout(FINISH_SECONDS):
                await asyncio.shield(playing)
                await self.crowd.look_again()
        except Exception as problem:
            self.findings.add("stuck", f"{type(problem).__name__} {problem}")
        playing.cancel()
        await asyncio.gather(playing, *self.asking, return_exceptions=True)
        await self.kill_server()
        self.check_clocks()
        found = compare(self.storage.logs(), self.crowd.tables)
        found.wrong.update(self.findings.wrong)
        found.told += self.findings.told
        return found


@dataclass
class Figures:
    schedules: int = 0
    acknowledged: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    told: dict[int, list[str]] = field(default_factory=dict)
    trace: int = 0

    def add(self, other: "Figures") -> None:
        self.schedules += other.schedules
        self.acknowledged += other.acknowledged
        self.counts += other.counts
        self.wrong += other.wrong
        self.told |= other.told


@contextmanager
def small_game() -> Any:
    """The game that `quartett new-game` writes, among the others."""
    with tempfile.TemporaryDirectory() as home:
        new_game(GAME, Path(home))
        games.__path__.append(home)
        try:
            yield
        finally:
            games.__path__.remove(home)


def simulate(seeds: Iterable[int], owner: type[Owner] = SimulatedOwner, writer: type[Writer] = Writer) -> Figures:
    """These schedules one after the other, with this owner and writer."""
    figures = Figures()

    def note(event: str, level: str = "info", **facts: Any) -> None:
        if event in FAILURES:
            figures.wrong[event] += 1

    owners, writers = patch.object(tables_module, "Owner", owner), patch.object(tables_module, "Writer", writer)
    beats = patch.object(tables_module, "BEAT_SECONDS", 0.2)
    with owners, writers, beats, patch.object(journal, "note", note):
        for seed in seeds:
            loop = VirtualLoop()
            loop.set_exception_handler(lambda _, complaint: figures.wrong.update([complaint["message"]]))
            simulation, findings = loop.run_until_complete(schedule(seed))
            loop.close()
            figures.schedules += 1
            figures.acknowledged += findings.acknowledged
            figures.counts += simulation.storage.counts + simulation.crowd.counts
            figures.wrong += findings.wrong
            figures.trace = zlib.crc32(simulation.trace.to_bytes(4), figures.trace)
            if findings.told:
                figures.told[seed] = findings.told
    return figures


async def schedule(seed: int) -> tuple[Simulation, Findings]:
    simulation = Simulation(seed)
    return simulation, await simulation.run()


def simulate_apart(seeds: range) -> Figures:
    with small_game():
        return simulate(seeds)


def main(
    schedules: Annotated[int, typer.Option(help="How many.", min=1)] = 1000,
    first: Annotated[int, typer.Option(help="The first seed.")] = 1,
    processes: Annotated[int, typer.Option(help="How many at once.", min=1)] = os.cpu_count() or 1,
) -> None:
    """Schedules by seed; says what was found, and the seeds that found it."""
    if COMPILED:  # so small a game is quicker as plain Python
        os.execve(
            sys.executable, [sys.executable, "-m", "tests.server.simulation", *sys.argv[1:]], {**os.environ, "NUMBA_DISABLE_JIT": "1"}
        )
    began, figures = time.monotonic(), Figures()
    parts = [range(start, min(start + 500, first + schedules)) for start in range(first, first + schedules, 500)]
    with ProcessPoolExecutor(processes) as pool:
        for part in pool.map(simulate_apart, parts):
            figures.add(part)
            print(f"{figures.schedules} schedules, found: {dict(figures.wrong) or 'nothing'}", file=sys.stderr)
    print(f"{figures.schedules} schedules in {time.monotonic() - began:.0f} s, {figures.acknowledged} moves acknowledged")
    print(", ".join(f"{name}: {count}" for name, count in sorted(figures.counts.items())))
    for seed, told in list(figures.told.items())[:10]:
        print(f"seed {seed}:", *told[:3], sep="\n  ")
    print(f"found: {dict(figures.wrong) or 'nothing'}")
    raise typer.Exit(1 if figures.wrong else 0)


if __name__ == "__main__":
    typer.run(main)
