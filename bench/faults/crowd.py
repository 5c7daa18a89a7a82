"""A crowd at a few tables that plays any legal move, cuts its lines, repeats and reorders its frames, and writes everything down."""

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from quartett import games

Json = dict[str, Any]
TABLES = 6
ANSWER_SECONDS = 4.0  # without an answer the line is cut and the request sent again
THINK_SECONDS = 0.02
AGAIN_SECONDS = 0.1  # before another try; on average
MOST_LOOKS = 5
BAD_LINE = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError)


@dataclass
class Request:
    """One request: what was sent, and all that was answered. Times are counted, not measured."""

    frame: Json
    sent: int  # when it first was
    acknowledged: int | None = None  # when that was first heard
    stale: bool = False  # refused as no longer fitting
    versions: dict[int, set[int]] = field(default_factory=dict)  # what was answered, by the eyes of the socket

    @property
    def id(self) -> str:
        return str(self.frame["id"])


@dataclass
class Table:
    id: str
    game: str
    guest: str
    requests: dict[str, Request] = field(default_factory=dict)
    shown: dict[int, dict[int, Json]] = field(default_factory=dict)  # every line a seat was shown, by its version
    faults: list[str] = field(default_factory=list)  # what the crowd itself found wrong


@dataclass
class Habits:
    """How badly the lines behave in this seed: shares of all moves."""

    twice: float = 0.0
    reordered: float = 0.0


class Crowd:
    def __init__(self, url: str, seed: str, habits: Habits) -> None:
        self.url, self.seed, self.habits = url, seed, habits
        self.dice = random.Random(seed)
        self.clock = itertools.count(1)
        self.tables: list[Table] = []
        self.sitters: list[Sitter] = []
        self.counts: Counter[str] = Counter()
        self.cookie = ""
        self.resting = False  # nobody begins anything more, but all stay

    async def sit_down(self) -> None:
        """Tables of all games, two of them with a rival at the first seat: the same person in a second window."""
        names = self.dice.sample(games.names(), len(games.names()))
        async with httpx.AsyncClient(base_url=self.url, headers={"Origin": self.url, "X-Quartett": "1"}, timeout=20) as http:
            guest = (await http.get("/api/me")).raise_for_status().json()["id"]
            self.cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            for number in range(TABLES):
                game = names[number % len(names)]
                players = self.dice.choice([n for n in games.load(game).players if n > 1])
                people = self.dice.randint(1, players)
                seats = [{"kind": "me"}, *[{"kind": "same", "name": f"Seat {p}"} for p in range(2, people + 1)]]
                seats += [{"kind": "bot", "bot": "random"}] * (players - people)
                wanted = {"game": game, "players": players, "seats": seats, "bot_speed": "instant"}
                table = Table(await self.made(http, wanted), game, guest)
                self.tables.append(table)
                self.sitters += [Sitter(self, table, p, f"{number}.{p}") for p in range(people)]
                if number < 2:
                    self.sitters.append(Sitter(self, table, 0, f"{number}.rival"))

    async def made(self, http: httpx.AsyncClient, wanted: Json) -> str:
        """A new table; the database may take a moment to recover from the seed before."""
        while (answer := await http.post("/api/tables", json=wanted)).status_code == httpx.codes.SERVICE_UNAVAILABLE:
            await asyncio.sleep(AGAIN_SECONDS)
        return str(answer.raise_for_status().json()["id"])

    async def play(self) -> None:
        """Until everybody is told to finish, and has."""
        await asyncio.gather(*(sitter.run() for sitter in self.sitters))

    def finish(self) -> None:
        """Nobody begins anything more; what is on its way is seen through."""
        for sitter in self.sitters:
            sitter.finish()

    def cut(self, share: float) -> int:
        cut = [sitter for sitter in self.sitters if sitter.socket and self.dice.random() < share]
        for sitter in cut:
            sitter.cut()
        return len(cut)

    async def look_again(self) -> None:
        """Every seat once more from the beginning: all that was shown or answered must be there still, as it was."""
        await asyncio.gather(*(sitter.look_again() for sitter in self.sitters))


class Sitter:
    """One browser: a seat at a table."""

    def __init__(self, crowd: Crowd, table: Table, seat: int, name: str) -> None:
        self.crowd, self.table, self.seat = crowd, table, seat
        self.dice = random.Random(f"{crowd.seed} {name}")
        self.ids: Iterator[str] = (f"{name}.{n}" for n in itertools.count(1))
        self.socket: ClientConnection | None = None
        self.version = 0
        self.frame: Json = {}
        self.pending: Request | None = None
        self.held: Request | None = None  # to be sent after a later one
        self.finishing = False

    # --- the line

    async def run(self) -> None:
        while not (self.finishing and self.pending is None):
            try:
                async with self.connect(self.version) as socket:
                    self.socket = socket
                    await self.listen(socket)
            except BAD_LINE:
                await asyncio.sleep(2 * AGAIN_SECONDS * self.dice.random())
            finally:
                self.socket = None

    def connect(self, version: int) -> connect:
        where = f"{self.crowd.url.replace('http', 'ws')}/api/tables/{self.table.id}/socket?eyes={self.seat}&version={version}"
        return connect(
            where,
            origin=Origin(self.crowd.url),
            additional_headers={"Cookie": self.crowd.cookie},
            compression=None,
            max_size=None,
            open_timeout=ANSWER_SECONDS,
            close_timeout=0.1,
            ping_interval=None,
        )

    def cut(self) -> None:
        if self.socket:
            self.socket.transport.abort()

    def finish(self) -> None:
        self.finishing = True
        if self.pending is None:
            self.cut()

    async def listen(self, socket: ClientConnection) -> None:
        seated = False
        while not (self.finishing and self.pending is None):
            async with asyncio.timeout(ANSWER_SECONDS if self.pending else None):
                frame = msgspec.json.decode(await socket.recv())
            if frame["type"] == "table":
                self.take(frame)
                if not seated and self.pending:  # asked again after a cut
                    await self.send(self.pending)
                seated = True
                await self.move()
            elif frame["type"] == "answer":
                await self.hear(frame)
            elif frame["type"] == "bye":
                return

    async def send(self, request: Request) -> None:
        if self.socket:
            await self.socket.send(msgspec.json.encode(request.frame).decode())

    # --- what is shown

    def take(self, frame: Json) -> None:
        shown = self.table.shown.setdefault(self.seat, {})
        for line in frame["log"]:
            if shown.setdefault(line["version"], line) != line:
                self.table.faults.append(f"seat {self.seat} was shown two different lines {line['version']}")
        if frame["version"] < self.version:
            self.table.faults.append(f"seat {self.seat} was shown version {self.version} and then {frame['version']}")
        self.frame, self.version = frame, frame["version"]

    # --- moving

    async def move(self) -> None:
        if self.finishing or self.crowd.resting or self.pending or not self.frame.get("moves"):
            return
        await asyncio.sleep(self.dice.random() * THINK_SECONDS)
        self.pending = self.choose()
        if self.dice.random() < self.crowd.habits.reordered:
            self.crowd.counts["reordered"] += 1
            if self.held is None:  # it goes after the next one
                self.held, self.pending = self.pending, self.choose()
        await self.send(self.pending)
        if self.held and self.held is not self.pending:
            await self.send(self.held)
            self.held = None
        if self.dice.random() < self.crowd.habits.twice:
            self.crowd.counts["repeated"] += 1
            await self.send(self.pending)
            await self.send(self.dice.choice(list(self.table.requests.values())))  # and an old one of anybody here

    def choose(self) -> Request:
        frame: Json = {"v": 1, "id": next(self.ids), "seat": self.seat, "version": self.version}
        if self.frame["undo"] and self.dice.random() < 0.1:
            frame["do"] = "undo"
        else:
            frame |= {"do": "move", "move": self.dice.choice(self.frame["moves"])["move"]}
        request = Request(frame, next(self.crowd.clock))
        self.table.requests[request.id] = request
        return request

    async def hear(self, answer: Json) -> None:
        request = self.table.requests.get(answer["id"])
        if request is None:
            if answer["id"]:
                self.table.faults.append(f"an answer to {answer['id']!r}, which nobody asked")
            else:
                self.cut()  # the table cannot be had now
            return
        if answer["ok"]:
            self.note(request, answer["version"])
        elif answer["error"] == "stale" and request.frame["seat"] == self.seat:  # other eyes count other versions
            request.stale = True
            if request.acknowledged:
                self.table.faults.append(f"{request.id} was acknowledged and is now refused as stale")
        elif request is self.pending and answer["error"] in ("unavailable", "internal"):
            self.crowd.counts["refused for now"] += 1
            self.cut()  # and ask again
            return
        if request is self.pending:
            self.pending = None
            if not answer["ok"]:  # what is shown may still be right
                await self.move()

    def note(self, request: Request, version: int) -> None:
        if request.acknowledged is None:
            request.acknowledged = next(self.crowd.clock)
        request.versions.setdefault(self.seat, set()).add(version)

    # --- afterwards

    async def look_again(self) -> None:
        """A table may leave memory just as somebody comes: then the line ends, and one comes again."""
        for _ in range(MOST_LOOKS):
            try:
                return await self.look_once()
            except BAD_LINE:
                await asyncio.sleep(AGAIN_SECONDS)
        self.table.faults.append(f"seat {self.seat} cannot look at it any more")

    async def look_once(self) -> None:
        self.version, self.frame = 0, {}
        shown = set(self.table.shown.get(self.seat, ()))  # before: bots may go on meanwhile
        asked = [request for request in self.table.requests.values() if request.acknowledged and self.seat in request.versions]
        asked = self.dice.sample(asked, min(8, len(asked)))
        async with self.connect(0) as socket, asyncio.timeout(ANSWER_SECONDS * 2):
            self.socket = socket
            while not self.frame:
                await self.look(socket)
            for request in asked:
                await self.send(request)
            left = {request.id for request in asked}
            while left:
                left.discard(await self.look(socket))
        self.socket = None
        if missing := shown - set(range(1, self.version + 1)):
            self.table.faults.append(f"seat {self.seat} was shown lines that are gone: {sorted(missing)}")

    async def look(self, socket: ClientConnection) -> str:
        """Take one frame; the name of the request it answers."""
        frame = msgspec.json.decode(await socket.recv())
        if frame["type"] == "table":
            self.take(frame)
        elif frame["type"] == "answer":
            request = self.table.requests.get(frame["id"])
            if request is None:
                raise RuntimeError(f"table {self.table.id} cannot be looked at: {frame['error']}")
            if frame["ok"]:
                self.note(request, frame["version"])
            else:
                self.table.faults.append(f"{request.id} was acknowledged and is now refused: {frame['error']}")
            return request.id
        return ""


async def stop(task: "asyncio.Task[None]") -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
