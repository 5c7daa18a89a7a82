"""The edge: other sites, too much, too fast, nonsense. No 500, no stack trace, nothing changes."""

import base64
import os
import random
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from quartett.server.edge.openapi import OPERATIONS
from quartett.server.settings import Limits
from tests.server.people import Chair, House, Person, house, opened, wait_for

FRAMES = int(os.environ.get("QUARTETT_FUZZ", 3_000))
REQUESTS = FRAMES // 2
SOME_MEMORY = 16 << 20  # in a run of 100,000 even a hundred and sixty bytes kept of each would be seen
PATHS = (
    *(operation.path for operation in OPERATIONS if operation.path.startswith("/api/me/")),
    "/health",
    "/api/games",
    "/api/games/{id}/texts/en",
    "/api/me",
    "/api/tables",
    "/api/tables/{id}",
    "/api/tables/{id}/join",
    "/api/tables/{id}/rematch",
    "/api/tables/{id}/verify",
    "/api/tables/{id}/log",
    "/api/tables/{id}/steps",
    "/api/tables/{id}/socket",
    "/table/{id}",
    "/join/{id}/x",
    "/assets/../../../etc/passwd",
    "/assets/%2e%2e/%2e%2e/pyproject.toml",
    "/%00",
)


@pytest.fixture
def database() -> str:
    return ""  # the edge is the same on every database


def test_every_answer_carries_the_safe_headers(server: House, anna: Person) -> None:
    for path in ("/", "/health", "/api/games", "/nothing/here", "/api/tables/unknown"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src" not in policy or "unsafe" not in policy.split("script-src")[1].split(";")[0]
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    cookie = httpx.get(f"{server.url}/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_changes_come_from_our_own_pages_only(server: House, anna: Person) -> None:
    body = {"game": "race"}
    good = {name: value for name, value in anna.http.headers.items() if name in ("origin", "x-quartett")}
    for wrong in ({"origin": "https://evil.example"}, {"x-quartett": ""}, {"origin": "null"}, {"origin": "http://[broken"}, {"origin": ""}):
        headers = {**good, **wrong, "cookie": anna.cookie}
        answer = httpx.post(f"{server.url}/api/tables", json=body, headers=headers)
        assert answer.status_code == 403, wrong
        assert answer.json()["error"] == "cross_site"
    assert anna.get("/api/tables")["mine"] == []


def test_cookies_cannot_be_made_up(server: House, anna: Person) -> None:
    signature = anna.http.cookies["quartett"].partition(".")[2]
    forged: list[str] = [anna.id, f"{anna.id}.", f"{anna.id}.{'0' * 64}", f"{'a' * 24}.{signature}", ".", "x" * 3000]
    for cookie in forged:
        headers = {**anna.http.headers, "Cookie": f"quartett={cookie}"}
        assert httpx.get(f"{server.url}/api/me", headers=headers).json()["id"] != anna.id
        assert httpx.post(f"{server.url}/api/tables", json={"game": "race"}, headers=headers).status_code == 403


def test_sockets_from_other_sites_are_refused(server: House, anna: Person) -> None:
    table = anna.create(players=2)["id"]
    where = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    for origin in ("https://evil.example", f"{server.url}.evil.example", None):
        with pytest.raises(InvalidStatus) as refused, connect(where, origin=Origin(origin) if origin else None):
            pass
        assert refused.value.response.status_code == 403
    for unknown in ("unknown", "%00", "x" * 500):
        with pytest.raises(InvalidStatus) as refused, connect(where.replace(table, unknown), origin=Origin(server.url)):
            pass
        assert refused.value.response.status_code == 404


def test_too_much_is_refused(server: House, anna: Person) -> None:
    answer = anna.http.post("/api/me", content=b'{"name":"' + b"x" * 100_000 + b'"}')
    assert (answer.status_code, answer.json()["error"]) == (413, "too_large")
    chair = anna.sit_down(anna.create(players=2)["id"])
    chair.socket.send("x" * 100_000)
    assert closing_code(chair) == 1009


def closing_code(chair: Chair) -> int | None:
    """How the server ended the connection."""
    try:
        while True:
            chair.receive(5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_too_fast_is_refused(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(changes=(5, 0.01), reads=(50, 0.01), frames=(10, 0.01))) as server:
        anna = Person(server.url, "Anna")
        table = anna.create(players=2)["id"]
        chair = anna.sit_down(table)
        answers = [chair.ask(do="settings", bot_speed="calm") for _ in range(12)]
        assert answers[0]["ok"]
        assert answers[-1]["error"] == "too_fast"
        statuses = [anna.http.post("/api/me", json={"name": "A"}).status_code for _ in range(8)]
        assert statuses[-1] == 429
        assert [anna.http.get("/api/games").status_code for _ in range(60)][-1] == 429
        with suppress(ConnectionClosed):
            for _ in range(400):  # who does not listen to that is let go
                chair.send(do="ping")
        closing_code(chair)
        assert chair.closed


def test_a_client_that_does_not_read_is_let_go_and_comes_back_whole(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(frames=(1e9, 1e9), unsent=8), send_seconds=0.3) as server:
        anna, bela = Person(server.url, "Anna"), Person(server.url, "Bela")
        made = anna.create(players=2, seats=[{"kind": "me"}, {"kind": "open"}])
        bela.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
        chair = anna.sit_down(made["id"])
        slow = Lazy(bela, made["id"])

        def is_here() -> bool:
            return any(client.guest == bela.id for client in list(server.api.sockets.clients))

        def is_gone() -> bool:
            slow.shout(200)
            return not is_here()

        wait_for(is_here)
        wait_for(is_gone)
        assert chair.ask(do="settings", bot_speed="calm")["ok"]
        whole = bela.sit_down(made["id"])
        assert whole.log == anna.sit_down(made["id"]).log


class Lazy:
    """Sends, and never reads: not even its own socket's buffer is emptied."""

    def __init__(self, person: Person, table: str) -> None:
        host, port = person.url.removeprefix("http://").split(":")
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect((host, int(port)))
        opened.append(self.socket.close)
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {person.url}\r\nCookie: {person.cookie}\r\n"
        head += f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        self.socket.sendall(head.encode())
        self.socket.settimeout(0.2)
        self.unsent = b""

    def shout(self, times: int) -> None:
        """So many frames, or what is left of the last ones: never half of one, that would be another fault."""
        text = msgspec.json.encode({"v": 1, "do": "hint", "id": "h", "seat": 9})
        frame = bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
        self.unsent = self.unsent or frame * times
        with suppress(OSError):  # nobody reads what it sends just now, or any more
            self.unsent = self.unsent[self.socket.send(self.unsent) :]


def mutated(dice: random.Random, frame: bytes) -> bytes:
    """A frame with bytes changed, dropped, doubled, or values swapped for nonsense."""
    values: list[Any] = [None, -1, 0, 1, 2**31, 2**63, 1e308, "", "x" * 300, [], {}, True, "\x00", "move", [[[]]]]
    if dice.random() < 0.5:
        fields = msgspec.json.decode(frame)
        for _ in range(dice.randint(1, 3)):
            name = dice.choice([*fields, "new"])
            fields[name] = dice.choice(values)
            if dice.random() < 0.2:
                del fields[name]
        return msgspec.json.encode(fields)
    data = bytearray(frame)
    for _ in range(dice.randint(1, 6)):
        at = dice.randrange(len(data) + 1)
        match dice.randrange(3):
            case 0:
                data[at:at] = bytes([dice.randrange(256)])
            case 1:
                del data[at : at + dice.randint(1, 8)]
            case _:
                data[at : at + 1] = bytes([dice.randrange(256)])
    return bytes(data)


def shout_nonsense(chair: Chair, dice: random.Random, times: int) -> int:
    """Send mutated frames, in text and in bytes; how many were answered."""
    answered = 0
    for _ in range(times):
        do = dice.choice(("move", "undo", "hint", "seat_to_bot", "seat_back", "start", "eyes", "settings", "ping", "fly"))
        frame = {"v": 1, "id": "", "do": do, "seat": dice.choice((0, 1, 7)), "version": 0, "move": dice.randint(-2, 40), "bot": "nobody"}
        data = mutated(dice, msgspec.json.encode(frame))
        text = data.decode(errors="replace") if dice.random() < 0.8 else data
        chair.socket.send(text)
        while True:
            answer = chair.receive()
            if answer["type"] == "pong" or answer["type"] == "answer":
                break
        assert answer["type"] == "pong" or answer.get("error") not in ("internal", "unavailable"), answer
        answered += 1
    chair.frames.clear()
    return answered


def resident() -> int:
    """The memory of this process, which the server is a thread of, in bytes."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_mutated_frames_change_nothing(server: House, anna: Person, bela: Person) -> None:
    # No mutation may become a change that is allowed: the version is old, the bot unknown, hints are off.
    made = anna.create(players=2, seats=[{"kind": "me"}, {"kind": "open"}], hints=False)
    bela.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    a, b = anna.sit_down(made["id"]), bela.sit_down(made["id"])
    a.wait(lambda: a.my_turn)
    owner = server.api.tables.live[made["id"]].result()
    before = owner.play.match.hash(), len(owner.entries)
    onlooker = Person(server.url).sit_down(made["id"])
    shout_nonsense(a, random.Random("first"), FRAMES // 10)
    memory = resident()
    for number, chair in enumerate((a, b, onlooker)):
        assert shout_nonsense(chair, random.Random(number), FRAMES // 3) == FRAMES // 3
    assert resident() < memory + SOME_MEMORY
    assert (owner.play.match.hash(), len(owner.entries)) == before
    assert a.move()["ok"]


def test_nonsense_over_http_is_refused(server: House, anna: Person) -> None:
    table = anna.create(players=2, seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    dice = random.Random("http")
    good = {"game": "race", "players": 2, "options": {"win_bet": "on"}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    memory = 0
    for number in range(REQUESTS):
        memory = resident() if number == REQUESTS // 10 else memory
        path = dice.choice(PATHS).replace("{id}", dice.choice((table, "unknown", "%00", "..", "é" * 9, "a" * 300)))
        path += dice.choice(("", "?eyes=-1", "?eyes=all&version=x", "?token=%00", "?version=99999999999999999999"))
        method = dice.choice(("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"))
        wanted = {**good, "game": "nothing"} if path.partition("?")[0] == "/api/tables" else good
        body = mutated(dice, msgspec.json.encode(wanted))
        answer = anna.http.request(method, path, content=body if method == "POST" else b"")
        assert answer.status_code < 500, (method, path, body, answer.text)
        assert "Traceback" not in answer.text
        if answer.status_code >= 400 and method != "HEAD" and path.startswith("/api"):
            assert set(answer.json()) == {"error", "message"}
    assert resident() < memory + SOME_MEMORY
    assert [row["id"] for row in anna.get("/api/tables")["mine"]] == [table]


def test_a_hint_that_fails_is_answered(server: House, anna: Person) -> None:
    chair = anna.sit_down(anna.create(players=2)["id"])
    chair.wait(lambda: chair.my_turn)
    server.api.tables.bots.close()
    answer = chair.ask(do="hint", seat=0)
    assert (answer["error"], answer["message"]) == ("internal", "this did not work")
    assert chair.ask(do="hint", seat=0)["error"] == "internal"  # and may be asked for again


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\x00b", "a\u202eb"])
def test_names_are_short_and_visible(anna: Person, name: str) -> None:
    assert anna.refused("/api/me", {"name": name}) in ("bad_name", "bad_request")


def test_names_are_in_any_script(anna: Person) -> None:
    assert anna.post("/api/me", {"name": "  ちよ   Müller "})["name"] == "ちよ Müller"
    assert anna.get("/api/me")["name"] == "ちよ Müller"
