"""A bounded crowd on this machine only: many tables, four sockets each, moves at a steady rate, the time until all seats see them.

The same run measures a bare echo server on the same stack, so that the figures mean something on any machine, and how long
all tables take to come back after the server was killed. `python bench/swarm.py --help` says what can be chosen.
"""

import asyncio
import itertools
import os
import random
import signal
import socket
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import httpx
import msgspec
import typer
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from quartett import games
from quartett.server.machine.garbage import put_off
from quartett.warm import is_warm, warm

SEATS = 4
GRACE_SECONDS = 60
OPEN_SECONDS = 60
QUIET_SECONDS = 1.0  # whoever has not been shown a move by then is not to see it
OPEN_QUIET_SECONDS = 0.2  # likewise before anything is measured
FULL_SECONDS = 5.0
ANY_RATE = 10**9
ECHO = """
import uvicorn
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
options = {"loop": "uvloop", "ws": "websockets-sansio", "ws_per_message_deflate": False}
uvicorn.run(app, host="127.0.0.1", port=PORT, log_level="error", lifespan="off", **options)
"""


numbers = itertools.count(1)  # a request of the same name would not be carried out again


@dataclass
class Seat:
    """One socket, and the newest table it was shown."""

    socket: ClientConnection
    version: int = 0
    moves: list[int] = field(default_factory=list)
    number: int = 0


@dataclass
class Crowd:
    """A table with somebody at each seat."""

    id: str
    cookie: str
    seats: list[Seat] = field(default_factory=list)
    over: bool = False
    waiting: set[int] = field(default_factory=set)  # seats that have not seen the last move yet
    mover: int = 0
    sent: float = 0.0
    seen: float = 0.0  # when the last seat so far saw it
    moved: bool = True
    public: int = 0  # moves that everybody saw


@dataclass
class Figures:
    moves: int = 0
    errors: int = 0
    secret: int = 0  # moves nobody but the mover saw
    late: int = 0  # of those, seen by somebody after all, too late to be counted
    latencies: list[float] = field(default_factory=list)
    frame_bytes: int = 0
    frames: int = 0


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def swarm(tables: int, rate: int, seconds: float, game: str) -> dict[str, Any]:
    """Everything measured, as one report."""
    put_off()  # the crowd is not to wait for its own garbage
    with tempfile.TemporaryDirectory(prefix="quartett-swarm-") as home:
        port = free_port()
        server = await start(Path(home), port, game)
        try:
            load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
            crowds, made = await open_tables(port, tables, game)
            await play_into_the_open(crowds)
            figures, full = Figures(), Figures()
            listeners = listen_all(crowds, figures)
            before = cpu_seconds(server.pid)
            played = await play(crowds, figures, rate, seconds)
            busy = (cpu_seconds(server.pid) - before) / played
            stall = await stall_ms(port)
            await hush(listeners)
            listeners = listen_all(crowds, full)
            worked = await play(crowds, full, ANY_RATE, FULL_SECONDS)
            await hush(listeners)
            await hang_up(crowds)
            server.send_signal(signal.SIGKILL)
            await server.wait()
            began = time.perf_counter()
            server = await start(Path(home), port)
            up = time.perf_counter() - began
            back = up + await connect_all(port, crowds)
            seated = time.perf_counter() - began
            await hang_up(crowds)
            return {
                "load_before": load,
                "tables": tables,
                "sockets": tables * SEATS,
                "opened_seconds": round(made, 2),
                "wanted_moves_per_second": rate,
                **summary(figures, played),
                "server_cores": round(busy, 2) if busy else None,
                "stall_ms": stall,
                "restart_seconds": round(up, 2),
                "resume_seconds": round(back, 2),
                "resume_all_seats_seconds": round(seated, 2),
                "full_moves_per_second": round(full.moves / worked, 1),
                "full_errors": full.errors,
                **await echo_ratio(full, worked),
            }
        finally:
            server.kill()
            await server.wait()


async def start(home: Path, port: int, game: str = "") -> asyncio.subprocess.Process:
    """A server of its own, on this machine, without rate limits; returns when it answers, or when that game is ready."""
    command = [sys.executable, "-m", "quartett", "serve", "--port", str(port), "--data", str(home), "--no-limits"]
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.DEVNULL, env=os.environ.copy())
    async with httpx.AsyncClient() as http:
        for _ in range(15_000):
            try:
                health = (await http.get(f"http://127.0.0.1:{port}/health")).json()
                if not game or health["games"][game] == "ready":
                    return process
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.02)
    raise RuntimeError("the server did not start")


async def open_tables(port: int, tables: int, game: str) -> tuple[list[Crowd], float]:
    url = f"http://127.0.0.1:{port}"
    began = time.perf_counter()
    seats = [{"kind": "me"}, *[{"kind": "same", "name": f"Seat {p}"} for p in range(2, SEATS + 1)]]
    async with httpx.AsyncClient(base_url=url, headers={"Origin": url, "X-Quartett": "1"}, timeout=GRACE_SECONDS) as http:
        await http.get("/api/me")
        cookie = f"quartett={http.cookies['quartett']}"
        crowds = []
        for _ in range(tables):
            made = await http.post("/api/tables", json={"game": game, "players": SEATS, "seats": seats})
            crowds.append(Crowd(made.json()["id"], cookie))
    await connect_all(port, crowds)
    return crowds, time.perf_counter() - began


async def connect_all(port: int, crowds: list[Crowd]) -> float:
    """A socket for every seat, a few at a time, at every table one before any has two; when every table had its first, in seconds."""
    few = asyncio.Semaphore(32)
    began = time.perf_counter()

    async def sit(crowd: Crowd, number: int) -> Seat:
        version = crowd.seats[number].version if crowd.seats else 0
        where = f"ws://127.0.0.1:{port}/api/tables/{crowd.id}/socket?eyes={number}&version={version}"
        headers = {"Cookie": crowd.cookie}
        async with few:
            connection = await connect(
                where, origin=Origin(f"http://127.0.0.1:{port}"), additional_headers=headers, compression=None, open_timeout=GRACE_SECONDS
            )
            seat = Seat(connection, number=number)
            await first_table(crowd, seat)
            return seat

    tasks = [[asyncio.create_task(sit(crowd, number)) for crowd in crowds] for number in range(SEATS)]
    rounds = [await asyncio.gather(*tasks[0])]
    first = time.perf_counter() - began
    rounds += [await asyncio.gather(*later) for later in tasks[1:]]
    for crowd, seats in zip(crowds, zip(*rounds, strict=True), strict=True):
        crowd.seats = list(seats)
    return first


async def first_table(crowd: Crowd, seat: Seat) -> None:
    while True:
        frame = msgspec.json.decode(await seat.socket.recv())
        if frame["type"] == "table":
            take(crowd, seat, frame)
            return


def take(crowd: Crowd, seat: Seat, frame: dict[str, Any]) -> None:
    seat.version = frame["version"]
    seat.moves = [row["move"] for row in frame["moves"]]
    crowd.over = frame["phase"] == "over"


# --- playing


def listen_all(crowds: list[Crowd], figures: Figures) -> list[asyncio.Task[None]]:
    return [asyncio.create_task(listen(crowd, seat, figures)) for crowd in crowds for seat in crowd.seats]


async def listen(crowd: Crowd, seat: Seat, figures: Figures) -> None:
    """Take what comes; note when the last seat has seen a move."""
    async for data in seat.socket:
        figures.frames += 1
        figures.frame_bytes += len(data)
        frame = msgspec.json.decode(data)
        if frame["type"] == "answer":
            crowd.moved = True
            if not frame["ok"]:
                figures.errors += 1
                crowd.waiting.clear()
        elif frame["type"] == "table":
            grew = frame["version"] > seat.version
            take(crowd, seat, frame)
            if grew:
                note_seen(crowd, seat, figures)


def note_seen(crowd: Crowd, seat: Seat, figures: Figures) -> None:
    if not crowd.sent:  # the beginning of the game
        return
    figures.late += seat.number not in crowd.waiting
    crowd.waiting.discard(seat.number)
    crowd.seen = time.perf_counter()
    if not crowd.waiting:
        crowd.public += 1
        figures.latencies.append(crowd.seen - crowd.sent)


async def play_into_the_open(crowds: list[Crowd]) -> None:
    """A game may begin with secret choices of every seat, which nobody else sees and which are no load: play beyond them."""
    dice, figures = random.Random("open"), Figures()
    listeners = listen_all(crowds, figures)
    end = time.perf_counter() + OPEN_SECONDS
    while time.perf_counter() < end and (hidden := [crowd for crowd in crowds if crowd.public <= SEATS and not crowd.over]):
        for crowd in hidden:
            if ready(crowd, figures, OPEN_QUIET_SECONDS):
                await move(crowd, dice, figures)
        await asyncio.sleep(0.01)
    await settle(crowds)
    await hush(listeners)


async def settle(crowds: list[Crowd]) -> None:
    """Wait until what is on its way has been seen."""
    for _ in range(200):
        if not any(crowd.waiting for crowd in crowds):
            break
        await asyncio.sleep(0.02)


async def play(crowds: list[Crowd], figures: Figures, rate: int, seconds: float) -> float:
    """Moves at a steady rate, spread over all tables; how long it took."""
    dice = random.Random("swarm")
    began = time.perf_counter()
    turn = 0
    while (now := time.perf_counter() - began) < seconds:
        while figures.moves < rate * now:
            crowd = crowds[turn % len(crowds)]
            turn += 1
            if ready(crowd, figures):
                await move(crowd, dice, figures)
            elif turn % len(crowds) == 0:
                break
        await asyncio.sleep(0.002)
    end = time.perf_counter() - began
    await settle(crowds)
    return end


def ready(crowd: Crowd, figures: Figures, quiet: float = QUIET_SECONDS) -> bool:
    if not crowd.moved or crowd.over or not any(seat.moves for seat in crowd.seats):
        return False
    if crowd.waiting and crowd.mover not in crowd.waiting and time.perf_counter() - crowd.seen > quiet:
        crowd.waiting.clear()  # a secret click: the others are not to see it
        figures.secret += 1
        figures.latencies.append(crowd.seen - crowd.sent)
    return not crowd.waiting


async def move(crowd: Crowd, dice: random.Random, figures: Figures) -> None:
    """The seat to move makes any move."""
    seat = next(seat for seat in crowd.seats if seat.moves)
    figures.moves += 1
    crowd.moved, crowd.mover, crowd.sent = False, seat.number, time.perf_counter()
    crowd.waiting = set(range(SEATS))
    chosen = dice.choice(seat.moves)
    frame = {"v": 1, "id": f"m{next(numbers)}", "do": "move", "seat": seat.number, "version": seat.version, "move": chosen}
    seat.moves = []
    await seat.socket.send(msgspec.json.encode(frame).decode())


def summary(figures: Figures, seconds: float) -> dict[str, Any]:
    waits = sorted(figures.latencies)
    return {
        "moves": figures.moves,
        "moves_per_second": round(figures.moves / seconds, 1),
        "errors": figures.errors,
        "secret": figures.secret,
        "late": figures.late,
        "seen_by_all": len(waits),
        "p50_ms": round(1000 * waits[len(waits) // 2], 1) if waits else None,
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1) if waits else None,
        "frames_per_second": round(figures.frames / seconds, 1),
        "bytes_per_frame": round(figures.frame_bytes / max(1, figures.frames)),
    }


def cpu_seconds(process: int) -> float:
    """Processor time a process has taken so far; only Linux tells."""
    if sys.platform != "linux":
        return 0.0
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def hush(listeners: list[asyncio.Task[None]]) -> None:
    for task in listeners:
        task.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)


async def hang_up(crowds: list[Crowd]) -> None:
    for crowd in crowds:
        for seat in crowd.seats:
            seat.socket.transport.abort()
    await asyncio.sleep(0.1)


async def stall_ms(port: int) -> float:
    """By how much the server's event loop was late at worst, in the last seconds of play."""
    async with httpx.AsyncClient(timeout=GRACE_SECONDS) as http:
        return float((await http.get(f"http://127.0.0.1:{port}/health")).json()["stall_ms"])


# --- the yardstick


async def echo_ratio(figures: Figures, seconds: float) -> dict[str, Any]:
    """Frames a second through a bare echo server on the same stack, for frames of the same size."""
    port = free_port()
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", ECHO.replace("PORT", str(port)))
    text = "x" * round(figures.frame_bytes / max(1, figures.frames))
    try:
        sockets = []
        for _ in range(100):
            try:
                sockets = [await connect(f"ws://127.0.0.1:{port}/", compression=None) for _ in range(32)]
                break
            except OSError:
                await asyncio.sleep(0.1)
        began = time.perf_counter()
        counts = await asyncio.gather(*[echo(connection, text, began + 3) for connection in sockets])
        rate = sum(counts) / (time.perf_counter() - began)
    finally:
        process.kill()
        await process.wait()
    return {"echo_frames_per_second": round(rate, 1), "ratio_to_echo": round(figures.frames / seconds / rate, 3)}


async def echo(connection: ClientConnection, text: str, until: float) -> int:
    count = 0
    while time.perf_counter() < until:
        await connection.send(text)
        await connection.recv()
        count += 1
    connection.transport.abort()
    return count


def main(
    name: Annotated[str, typer.Argument(metavar="GAME", help="Which game the crowd plays.")] = "race",
    tables: Annotated[int, typer.Option(help="How many tables, with four sockets each.", min=1, max=1000)] = 500,
    rate: Annotated[int, typer.Option(help="Moves a second over all tables.", min=1, max=10_000)] = 250,
    seconds: Annotated[float, typer.Option(help="How long to play.", min=1, max=600)] = 20,
) -> None:
    """Load test on this machine: starts a server of its own, seats a crowd, plays, kills the server, and sees everybody resume."""
    if not is_warm(name):
        warm(games.load(name))
    print(msgspec.json.format(msgspec.json.encode(uvloop.run(swarm(tables, rate, seconds, name)))).decode())


if __name__ == "__main__":
    typer.run(main)
