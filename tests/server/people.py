"""People for the tests: real HTTP and real sockets to a real server on this machine."""

import itertools
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from quartett.server.app import Server
from quartett.server.settings import NO_RATES, Settings

Json = dict[str, Any]
PATIENCE = 30.0
numbers = itertools.count(1)
opened: list[Callable[[], None]] = []  # how to close what a test opened


def close_all() -> None:
    while opened:
        opened.pop()()


class House:
    """A server in a thread of this process, until it is closed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.server = Server(replace(settings, port=0))
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started
        self.port: int = self.server.servers[0].sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def api(self) -> Any:
        return self.server.apis[0]

    def close(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@contextmanager
def house(data: Path, database: str = "", **more: Any) -> Iterator[House]:
    settings = Settings(data, database, limits=more.pop("limits", NO_RATES), **more)
    server = House(settings)
    try:
        yield server
    finally:
        server.close()


def wait_for(condition: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.01)
    return found


class Person:
    """One browser: a cookie, requests, tables."""

    def __init__(self, url: str, name: str = "", cookie: str = "") -> None:
        """A newcomer; or, with a cookie, a browser that comes back."""
        self.url = url
        self.dice = random.Random(name)
        self.http = self.client()
        opened.append(self.http.close)
        if cookie:
            known, _, value = cookie.partition("=")
            self.http.cookies.set(known, value, domain="127.0.0.1")
        self.id = self.get("/api/me")["id"]
        if name:
            self.post("/api/me", {"name": name})

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, headers={"Origin": self.url, "X-Quartett": "1"}, timeout=PATIENCE)

    def open_socket(self, path: str, **more: Any) -> ClientConnection:
        where, headers = self.url.replace("http", "ws") + path, {"Cookie": self.cookie}
        usual: Any = {"origin": Origin(self.url), "max_size": None, "max_queue": None, "compression": None}
        found: ClientConnection = ExitStack().enter_context(connect(where, additional_headers=headers, **usual, **more))
        return found

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Json | None = None) -> Any:
        answer = self.http.post(path, json=body or {})
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, path: str, body: Json | None = None) -> str:
        """The code of the error that this request must give."""
        answer = self.http.get(path) if body is None else self.http.post(path, json=body)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["error"])

    def create(self, **wanted: Any) -> Json:
        made: Json = self.post("/api/tables", {"game": "race", "bot_speed": "instant", **wanted})
        return made

    def sit_down(self, table: str, version: int = 0, eyes: int | None = None) -> "Chair":
        return Chair(self, table, version, eyes)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Chair:
    """A socket at a table; remembers the newest table and every line of the log."""

    def __init__(self, person: Person, table: str, version: int = 0, eyes: int | None = None) -> None:
        self.person = person
        where = f"/api/tables/{table}/socket?version={version}" + (f"&eyes={eyes}" if eyes is not None else "")
        self.socket = person.open_socket(where)
        opened.append(self.leave)
        self.log: list[Json] = []
        self.frames: list[bytes] = []
        self.table: Json = {}
        self.wait(lambda: self.table)

    @property
    def version(self) -> int:
        return int(self.table["version"])

    def receive(self, seconds: float = PATIENCE) -> Json:
        text = self.socket.recv(timeout=seconds)
        data = text.encode() if isinstance(text, str) else text
        self.frames.append(data)
        frame: Json = msgspec.json.decode(data)
        if frame["type"] == "table":
            self.table = frame
            if frame["since"] == 0:
                self.log = []
            assert [line["version"] for line in frame["log"]] == list(range(frame["since"] + 1, frame["version"] + 1))
            self.log += frame["log"]
        return frame

    def wait(self, condition: Callable[[], Any]) -> None:
        while not condition():
            self.receive()

    def send(self, **frame: Any) -> str:
        """Send a frame; its id."""
        frame = {"v": 1, "id": f"r{next(numbers)}", **frame}
        self.socket.send(msgspec.json.encode(frame).decode())
        return str(frame["id"])

    def ask(self, **frame: Any) -> Json:
        """Send a frame and wait for its answer."""
        sent = self.send(**frame)
        while True:
            answer = self.receive()
            if answer["type"] == "answer" and answer["id"] == sent:
                return answer

    def move(self, move: int | None = None, **more: Any) -> Json:
        """Make a move, any legal one unless told otherwise."""
        if move is None:
            move = self.person.dice.choice(self.table["moves"])["move"]
        frame = {"do": "move", "seat": self.table["eyes"], "version": self.version, "move": move, **more}
        answer = self.ask(**frame)
        if answer["ok"]:
            self.catch_up(answer["version"])
        return answer

    @property
    def my_turn(self) -> bool:
        return bool(self.table["moves"])

    @property
    def over(self) -> bool:
        return bool(self.table["phase"] == "over")

    def catch_up(self, version: int) -> None:
        self.wait(lambda: self.version >= version)

    def quiet(self, seconds: float = 0.2) -> None:
        """Take in whatever still comes."""
        try:
            while True:
                self.receive(seconds)
        except TimeoutError:
            return

    def leave(self) -> None:
        self.socket.close()
        self.socket.socket.close()

    @property
    def closed(self) -> bool:
        try:
            self.receive(0.05)
        except TimeoutError:
            return False
        except ConnectionClosed:
            return True
        return False


def play_to_the_end(*chairs: Chair) -> None:
    """Everybody plays any legal move whenever it is their turn."""
    while not all(chair.over for chair in chairs):
        for chair in chairs:
            if not chair.over and not chair.my_turn:
                chair.quiet(0.005)
            if chair.my_turn:
                assert chair.move()["ok"]
