"""Who only holds connections locks nobody out: silent, slow and deaf ones are let go, and too many make room."""

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from quartett.server.edge import connections
from quartett.server.edge.addresses import HERE, UNKNOWN, place_of
from quartett.server.machine import journal
from quartett.server.settings import NO_RATES, Limits, Settings
from tests.server.people import PATIENCE, House, Person, house, wait_for
from tests.server.raw import ask, line, request

SILENT = 2_000
DESCRIPTORS = 1_024  # what a server usually gets
HEAD = b"GET /health HTTP/1.1\r\nHost: x\r\n"
FRAME = b"\x00\x00\x00\x00"  # the mask of an empty frame


@pytest.fixture
def database() -> str:
    return ""  # the edge is the same on every database


@pytest.fixture(autouse=True)
def every_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """The journal of another test keeps no line back from this one."""
    monkeypatch.setattr(journal, "seldom", {})


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The addresses of this machine count as those of others do."""
    monkeypatch.setattr(connections, "place_of", lambda host: host)


def is_closed(connection: socket.socket) -> bool:
    """Has the server ended it?"""
    connection.settimeout(PATIENCE)
    try:
        while connection.recv(65_536):
            pass
    except ConnectionError:
        return True
    return True


def open_at(server: House) -> int:
    return len(server.server.server_state.connections)


# --- many


@contextmanager
def small_server(data: Path) -> Iterator[tuple[str, int]]:
    """A server of its own with as many descriptors as usual, half of them to be asked for."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]

    def little() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS // 2, DESCRIPTORS))

    command = [sys.executable, "-m", "quartett", "serve", "--port", str(port), "--data", str(data)]
    place = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    with open(data / "journal", "wb") as said:
        process = subprocess.Popen(command, env=place, stdout=subprocess.DEVNULL, stderr=said, preexec_fn=little)
    url = f"http://127.0.0.1:{port}"
    try:
        wait_for(lambda: answers(url))
        yield url, process.pid
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def answers(url: str) -> bool:
    with suppress(httpx.TransportError):
        return httpx.get(f"{url}/health", timeout=5).status_code == 200
    return False


def test_a_visitor_is_served_among_thousands_of_silent_connections(tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[1], before[1]))
    many = min(SILENT, before[1] - 500)
    try:
        with small_server(tmp_path) as (url, number), ExitStack() as silent:
            assert f"Max open files {DESCRIPTORS}" in " ".join(Path(f"/proc/{number}/limits").read_text().split())
            port = httpx.URL(url).port
            for _ in range(many):
                silent.enter_context(socket.create_connection(("127.0.0.1", port), timeout=PATIENCE))
            anna = Person(url, "Anna")
            chair = anna.sit_down(anna.create(players=2)["id"])
            chair.wait(lambda: chair.my_turn)
            noted = [msgspec.json.decode(each) for each in (tmp_path / "journal").read_bytes().splitlines()]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    told = [each for each in noted if each["event"] == "too_many_connections"]
    assert told, "the journal says when a limit bites"
    assert len(told) < 10, "but not for each connection"


def test_the_one_that_has_waited_longest_makes_room(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(connections=5)) as server, ExitStack() as all_of_them:
        first = all_of_them.enter_context(line(server))
        wait_for(lambda: open_at(server) == 1)
        for _ in range(5):
            all_of_them.enter_context(line(server))
        assert is_closed(first)
        assert open_at(server) == 5
        assert httpx.get(f"{server.url}/health").status_code == 200


def test_connections_of_one_address_are_limited_and_others_do_not_notice(tmp_path: Path, strangers: None, capfd: Any) -> None:
    with house(tmp_path, limits=Limits(connections_per_address=5)) as server, ExitStack() as all_of_them:
        honest = all_of_them.enter_context(line(server))
        wait_for(lambda: open_at(server) == 1)
        silent = [all_of_them.enter_context(line(server, source_address=("127.0.0.2", 0))) for _ in range(20)]
        assert all(is_closed(each) for each in silent[:15])
        assert open_at(server) == 6
        for each in (honest, silent[-1]):  # also at that address who comes last is served
            each.sendall(HEAD + b"\r\n")
            assert each.recv(100).startswith(b"HTTP/1.1 200")
    assert capfd.readouterr().err.count("too_many_connections_of_an_address") == 1


@pytest.mark.parametrize("limits", [Limits(connections=3), Limits(connections_per_address=3)])
def test_connections_in_use_are_not_closed_for_newcomers(tmp_path: Path, strangers: None, limits: Limits) -> None:
    with house(tmp_path, limits=limits) as server, ExitStack() as all_of_them:
        anna = Person(server.url, "Anna")
        anna.http.close()
        wait_for(lambda: open_at(server) == 0)
        busy = [all_of_them.enter_context(line(server)) for _ in range(3)]
        for each in busy:
            each.sendall(request(server, "POST", "/api/me", b"{", anna, Content_Length="2"))  # the body is on its way
        state = server.server.server_state
        wait_for(lambda: len(state.connections) == 3 and not state.waiting)
        with line(server) as newcomer:
            assert is_closed(newcomer)
        busy[0].sendall(b"}")
        assert busy[0].recv(100).startswith(b"HTTP/1.1 400")


# --- slow


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        HEAD,
        HEAD + b"\r\n" + HEAD,  # a whole request, then half a one
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
        b"GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n",  # it is answered, the body never comes
    ],
)
def test_what_is_begun_has_to_arrive_in_time(tmp_path: Path, sent: bytes, capfd: Any) -> None:
    with house(tmp_path, arrive_seconds=0.2) as server, line(server) as connection:
        connection.sendall(sent)
        assert is_closed(connection)
        assert httpx.get(f"{server.url}/health").status_code == 200
    assert "request_late" in capfd.readouterr().err


def test_drops_keep_no_connection_alive(tmp_path: Path) -> None:
    with house(tmp_path, arrive_seconds=0.5) as server, line(server) as connection, suppress(ConnectionError):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            connection.sendall(b"x")
            time.sleep(0.05)
        raise AssertionError("a byte now and then was enough")


def test_a_body_of_crumbs_is_refused(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        anna = Person(server.url, "Anna")
        head = request(server, "POST", "/api/me", b"", anna, Transfer_Encoding="chunked")
        body = b'{"name":"Bela"' + b" " * 2_000 + b"}"
        whole = head + b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)
        crumbs = head + b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n"
        assert [ask(server, each).status for each in (crumbs, whole)] == [400, 200]


def test_a_body_without_end_is_cut_off(tmp_path: Path, capfd: Any) -> None:
    with house(tmp_path) as server, line(server) as connection:
        connection.sendall(request(server, "POST", "/api/me", Transfer_Encoding="chunked"))
        with suppress(ConnectionError):
            for _ in range(100_000):
                connection.sendall(b"1000\r\n" + b"x" * 4096 + b"\r\n")
            raise AssertionError("400 MB were taken")
        wait_for(lambda: open_at(server) == 0)
    assert "request_endless" in capfd.readouterr().err


# --- deaf


def test_who_does_not_take_an_answer_is_let_go(tmp_path: Path, capfd: Any) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "index.html").write_bytes(b"x" * (32 << 20))
    with house(tmp_path, web=tmp_path / "pages", send_seconds=0.5) as server, line(server) as connection:
        connection.sendall(request(server, "GET", "/"))
        wait_for(lambda: open_at(server) == 1)
        wait_for(lambda: open_at(server) == 0)
    assert "answer_not_taken" in capfd.readouterr().err


def test_a_socket_that_does_not_read_is_gone_for_good(tmp_path: Path) -> None:
    limits = Limits(frames=(1e9, 1e9), unsent=8)
    with house(tmp_path, limits=limits, send_seconds=0.5) as server:
        anna = Person(server.url, "Anna")
        table = anna.create(players=2)["id"]
        with line(server) as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.sendall(handshake(server, anna, table))
            wait_for(lambda: server.api.sockets.clients)
            connection.settimeout(0.2)
            ping = b'{"v":1,"do":"hint","seat":9,"id":"' + b"x" * 60 + b'"}'
            with suppress(OSError):
                for _ in range(200_000):
                    connection.sendall(b"\x81" + bytes([0x80 | len(ping)]) + FRAME + ping)
            anna.http.close()
            wait_for(lambda: open_at(server) == 0)


# --- loud


def handshake(server: House, who: Person, table: str) -> bytes:
    wanted = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec_WebSocket_Version": "13",
        "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    return request(server, "GET", f"/api/tables/{table}/socket", b"", who, **wanted)


@pytest.mark.parametrize(
    "frame",
    [
        b"\x89\xfd" + FRAME + b"x" * 125,  # a ping
        b"\x8a\xfd" + FRAME + b"x" * 125,  # a pong nobody asked for
        b"\x00\x80" + FRAME,  # an empty part of a message that never ends
    ],
)
def test_frames_that_nobody_reads_are_limited_too(server: House, anna: Person, frame: bytes) -> None:
    table = anna.create(players=2)["id"]
    with line(server) as connection:
        connection.sendall(handshake(server, anna, table))
        wait_for(lambda: server.api.sockets.clients)
        if frame.startswith(b"\x00"):
            connection.sendall(b"\x01\x80" + FRAME)  # its first part
        with suppress(ConnectionError):
            for _ in range(3_000):
                connection.sendall(frame)
        assert is_closed(connection)
    wait_for(lambda: not server.api.sockets.clients)
    assert anna.get("/health")["ok"]


# --- sockets


def sit(server: House, table: str, forwarded: str) -> ClientConnection:
    where = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    return connect(where, origin=Origin(server.url), additional_headers={"X-Forwarded-For": forwarded})


def test_sockets_of_one_address_are_limited_behind_a_proxy_that_is_told_of(tmp_path: Path) -> None:
    limits = Limits(sockets_per_address=3)
    with house(tmp_path, limits=limits, trusted_proxies=("127.0.0.1",)) as server, ExitStack() as sitting:
        table = Person(server.url, "Anna").create(players=2)["id"]
        for number in range(3):
            sitting.enter_context(sit(server, table, f"198.51.100.{number}, 203.0.113.7"))  # before its own word the proxy repeats others'
        with pytest.raises(InvalidStatus) as refused:
            sit(server, table, "203.0.113.7")
        assert refused.value.response.status_code == 429
        assert msgspec.json.decode(refused.value.response.body or b"")["error"] == "too_many"
        sitting.enter_context(sit(server, table, "203.0.113.8"))
        sitting.enter_context(sit(server, table, "2001:db8::1"))
        sitting.enter_context(sit(server, table, "2001:db8::2"))
        sitting.enter_context(sit(server, table, "2001:db8:0:0:1::"))
        with pytest.raises(InvalidStatus):  # one household has as many addresses as it likes
            sit(server, table, "2001:db8::ffff")
    with house(tmp_path, limits=limits) as server, ExitStack() as sitting:  # nobody told us: everybody seems to be here
        table = Person(server.url, "Anna").create(players=2)["id"]
        for _ in range(6):
            sitting.enter_context(sit(server, table, "203.0.113.7"))


def test_sockets_that_wait_for_their_game_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, limits=Limits(sockets=2)) as server, ExitStack() as sitting:
        table = Person(server.url, "Anna").create(players=2)["id"]
        waiting: list[Any] = []

        async def never(self: Any, where: Any, name: str) -> Any:
            waiting.append(name)
            import asyncio

            await asyncio.sleep(PATIENCE)

        monkeypatch.setattr(type(server.api.sockets), "when_ready", never)
        for _ in range(2):
            sitting.enter_context(sit(server, table, ""))
        wait_for(lambda: len(waiting) == 2)
        with pytest.raises(InvalidStatus) as refused:
            sit(server, table, "")
        assert refused.value.response.status_code == 429


def test_who_is_gone_before_the_handshake_is_no_failure_of_ours(server: House, anna: Person, capfd: Any) -> None:
    table = anna.create(players=2)["id"]
    for _ in range(20):
        with line(server) as connection:
            connection.sendall(handshake(server, anna, table))
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")  # no goodbye
    wait_for(lambda: not server.api.sockets.clients and open_at(server) == 1)
    assert '"level":"error"' not in capfd.readouterr().err


def test_a_fault_in_a_frame_is_no_failure_of_ours(server: House, anna: Person, capfd: Any) -> None:
    table = anna.create(players=2)["id"]
    with line(server) as connection:
        connection.sendall(handshake(server, anna, table))
        wait_for(lambda: server.api.sockets.clients)
        connection.sendall(b"\x81\x02hi")  # not masked
        anna.sit_down(table).ask(do="settings", bot_speed="calm")  # there is something to be sent
        assert is_closed(connection)
    wait_for(lambda: len(server.api.sockets.clients) == 1)
    assert "socket_failed" not in capfd.readouterr().err


# --- small things


def test_descriptors_are_as_many_as_may_be_and_connections_fit_them(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (256, 1_000))
    monkeypatch.setattr(resource, "setrlimit", lambda kind, limits: asked.append(limits))
    connections.raise_descriptors()
    assert asked == [(1_000, 1_000)]
    few = connections.fitting(Limits())
    assert few.connections <= 256
    assert few.sockets < few.connections
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (1 << 20, 1 << 20))
    assert connections.fitting(Limits()) == Limits()
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert connections.fitting(NO_RATES) == NO_RATES


def test_where_somebody_comes_from() -> None:
    assert place_of("127.0.0.1") == place_of("::1") == place_of("::ffff:127.0.0.1") == HERE
    assert place_of("203.0.113.7") == place_of("::ffff:203.0.113.7") == "203.0.113.7"
    assert place_of("2001:db8::1") == place_of("2001:db8::ffff") != place_of("2001:db8:0:1::1")
    assert place_of("fe80::1%eth0") == place_of("fe80::2")
    assert place_of("") == place_of("x" * 9_000) == place_of("testclient") == UNKNOWN


def test_proxies_and_this_machine_take_nobodys_place(tmp_path: Path) -> None:
    state = connections.Connections(Settings(tmp_path, trusted_proxies=("10.0.0.0/8", "2001:db8::1")))
    told: Callable[[str], str] = state.address_of
    assert told("127.0.0.1") == told("10.1.2.3") == told("::ffff:10.1.2.3") == told("2001:db8::1") == ""
    assert told("11.1.2.3") == "11.1.2.3"
    assert told("") == UNKNOWN


def test_what_happens_often_is_noted_seldom(capfd: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(5):
        journal.note_seldom("flood")
    monkeypatch.setattr(journal, "SELDOM_SECONDS", 0)
    journal.seldom["flood"] = (journal.seldom["flood"][0], 0.0)
    journal.note_seldom("flood")
    lines = [msgspec.json.decode(each) for each in capfd.readouterr().err.splitlines()]
    assert [each["times"] for each in lines] == [1, 5]
