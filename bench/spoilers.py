"""What used to spoil it for everybody, tried again: `python -m bench.spoilers [replays] [outages] [floods]`, against a real server.

replays   40 clients ask for the longest replay at once and do not read; what do others notice, and how much memory does it take?
outages   PostgreSQL is away for 5, 30 and 120 seconds while pages reconnect; when is every table usable again?
floods    60 tables of expert bots, then 24 askers of hints; how long does an honest casual bot take?
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from tests.server.people import Chair, Person
from tests.server.postgres import Cluster

HOME = Path(__file__).resolve().parents[1]
ARCHIVE = HOME / "tests" / "archive" / "0.1"
UNREAD, LOOK_SECONDS = 40, 15.0
AWAY_SECONDS = (5, 30, 120)
TABLES, FLOOD_TABLES, ASKERS, MOVES = 20, 60, 24, 40


class Server:
    """`quartett serve`, as a process of its own."""

    def __init__(self, data: Path, *more: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "quartett", "serve", "--port", str(self.port), "--data", str(data), *more]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(lambda: self.health().get("progress") == 1, 600)

    def health(self) -> dict[str, Any]:
        with suppress(httpx.HTTPError):
            found: dict[str, Any] = httpx.get(f"{self.url}/health", timeout=5).json()
            return found
        return {}

    def megabytes(self) -> float:
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


@contextmanager
def running(*more: str, archive: bool = False) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as home:
        if archive:
            shutil.copy(ARCHIVE / "tables.sqlite", home)
        server = Server(Path(home), *more)
        try:
            yield server
        finally:
            server.close()


def until(condition: Callable[[], Any], seconds: float) -> float:
    """How long it took."""
    began = time.monotonic()
    while not condition():
        if time.monotonic() - began > seconds:
            raise TimeoutError("nothing happened")
        time.sleep(0.05)
    return time.monotonic() - began


def told(times: list[float]) -> str:
    share = quantiles(times, n=100)
    return f"median {1000 * median(times):.0f} ms, p95 {1000 * share[94]:.0f} ms, p99 {1000 * share[98]:.0f} ms, n {len(times)}"


def timed(ask: Callable[[], Any]) -> float:
    began = time.monotonic()
    ask()
    return time.monotonic() - began


# --- replays


def replays() -> None:
    noted = msgspec.json.decode((ARCHIVE / "tables.json").read_bytes())["tables"]
    over = {table["id"] for table in noted if table["game"] == "ringlinge" and table["phase"] == "over"}
    with running("--no-limits", archive=True) as server:
        anna = Person(server.url)
        lengths = {table: anna.get(f"/api/tables/{table}/steps")["total"] for table in over}
        longest = max(lengths, key=lambda table: lengths[table])
        path = f"/api/tables/{longest}/steps?eyes=all"
        quiet = [timed(lambda: anna.get("/api/games")) for _ in range(200)]
        before, most = server.megabytes(), 0.0
        mute = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(UNREAD)]
        for one in mute:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            one.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        busy, end = [], time.monotonic() + LOOK_SECONDS
        while time.monotonic() < end:
            busy.append(timed(lambda: anna.get("/api/games")))
            most = max(most, server.megabytes())
            time.sleep(0.01)
        for one in mute:
            one.close()
        print(f"replays: the longest has {lengths[longest]} steps; {UNREAD} askers do not read")
        print(f"  others, before:    {told(quiet)}")
        print(f"  others, meanwhile: {told(busy)}; memory +{most - before:.0f} MB")
    with running("--no-limits", archive=True) as server:
        anna = Person(server.url)
        moved: list[int] = []

        def load() -> None:
            with anna.http.stream("GET", path) as answer:
                moved.append(sum(len(part) for part in answer.iter_raw()))

        first, again = timed(load), timed(load)
        print(f"  opening it: {first:.2f} s the first time, {again:.3f} s again, {moved[0] / 1000:.0f} kB")


# --- outages


def outages() -> None:
    cluster = Cluster()
    try:
        with running("--no-limits", "--database", cluster.new_database()) as server:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            people = [Person(server.url, f"P{i}") for i in range(TABLES)]
            tables = [person.create(players=2, seats=seats)["id"] for person in people]
            for seconds in AWAY_SECONDS:
                outage(server, cluster, people, tables, seconds)
    finally:
        cluster.stop()


def outage(server: Server, cluster: Cluster, people: list[Person], tables: list[str], seconds: int) -> None:
    answers: set[tuple[int, str]] = set()
    back: dict[str, float] = {}
    over = threading.Event()
    returned = [0.0]

    def page(person: Person, table: str) -> None:
        """Come again until the table is usable after the database has returned."""
        while not over.is_set():
            with suppress(httpx.HTTPError, WebSocketException, OSError, TimeoutError, AssertionError):
                answer = person.http.get(f"/api/tables/{table}")
                if answer.status_code != 200:
                    answers.add((answer.status_code, answer.json()["error"]))
                elif returned[0]:
                    Chair(person, table).leave()
                    back[table] = time.monotonic() - returned[0]
                    return
            time.sleep(0.3)

    cluster.halt()
    crowd = [threading.Thread(target=page, args=pair) for pair in zip(people, tables, strict=True)]
    for one in crowd:
        one.start()
    time.sleep(seconds)
    red = not server.health().get("ok", False)
    cluster.start()
    returned[0] = time.monotonic()
    for one in crowd:
        one.join(30)
    over.set()
    slowest = max(back.values()) if len(back) == len(tables) else float("inf")
    print(f"outages: away {seconds} s; meanwhile {sorted(answers)}, health red: {red}; all {len(back)} tables back after {slowest:.1f} s")


# --- floods


def floods() -> None:
    with running("--no-limits") as server:
        print(f"floods: a casual bot of Race, alone:            {told(bot_times(server))}")
        flood = Person(server.url, "Flood")
        expert = [{"kind": "bot", "bot": "expert"}] * 4
        for _ in range(FLOOD_TABLES):
            flood.create(game="race", players=4, seats=expert)
        looking = [flood.sit_down(row["id"]) for row in flood.get("/api/tables")["mine"][:FLOOD_TABLES]]
        print(f"  with {FLOOD_TABLES} expert tables, looked at:   {told(bot_times(server))}")
        stop = threading.Event()
        askers = [threading.Thread(target=ask_hints, args=(server, stop)) for _ in range(ASKERS)]
        for one in askers:
            one.start()
        time.sleep(3)
        print(f"  and {ASKERS} askers of hints:             {told(bot_times(server))}")
        stop.set()
        for one in askers:
            one.join()
        for chair in looking:
            chair.leave()


def ask_hints(server: Server, stop: threading.Event) -> None:
    person = Person(server.url)
    chair = person.sit_down(person.create(players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"])
    chair.wait(lambda: chair.my_turn)
    while not stop.is_set():
        with suppress(TimeoutError):
            chair.ask(do="hint", seat=0)


def bot_times(server: Server) -> list[float]:
    """From a person's move to the casual bot's answer, over several games."""
    person, times = Person(server.url, "Honest"), list[float]()
    while len(times) < MOVES:
        times += times_of(person.sit_down(person.create(players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "casual"}])["id"]))
    return times


def times_of(chair: Chair) -> list[float]:
    times = []

    def wait() -> None:
        chair.wait(lambda: chair.my_turn or chair.over)

    wait()
    while not chair.over:
        chair.move()
        if not chair.my_turn and not chair.over:
            times.append(timed(wait))
    chair.leave()
    return times


if __name__ == "__main__":
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    chosen = sys.argv[1:] or ["replays", "outages", "floods"]
    for name in chosen:
        {"replays": replays, "outages": outages, "floods": floods}[name]()
