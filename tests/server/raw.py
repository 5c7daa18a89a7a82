"""Bytes to a server and back, as no well-behaved client would send them."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec

from tests.server.people import PATIENCE, House, Person


class Answer:
    """What came back; status 0 if the connection was closed without an answer."""

    def __init__(self, data: bytes) -> None:
        head, _, self.body = data.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        self.status = int(lines[0].split()[1]) if data else 0
        self.headers: dict[str, str] = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}

        self.body = self.body[: int(self.headers.get("content-length", len(self.body)))]

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    def __repr__(self) -> str:
        return f"<{self.status} {self.headers} {self.body[:200]!r}>"


@contextmanager
def line(server: House, **more: Any) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, **more) as found:
        yield found


def ask(server: House, data: bytes) -> Answer:
    """The answer to these bytes; they are everything that is sent, and the connection's end is waited for or its answer's."""
    with line(server) as connection:
        with suppress(OSError):  # it may be closed before it has read everything
            connection.sendall(data)
        return receive(connection, bodiless=data.startswith(b"HEAD "))


def receive(connection: socket.socket, bodiless: bool = False) -> Answer:
    data = b""
    with suppress(ConnectionError):
        while more := connection.recv(65_536):
            data += more
            head, whole, body = data.partition(b"\r\n\r\n")
            if whole and (bodiless or head.startswith(b"HTTP/1.1 101") or len(body) >= length(head)):
                break
    return Answer(data)


def length(head: bytes) -> int:
    for name, _, value in (header.partition(b":") for header in head.lower().split(b"\r\n")):
        if name == b"content-length":
            return int(value)
    return 1 << 30  # until it is closed


def request(server: House, method: str, path: str | bytes, body: bytes = b"", who: Person | None = None, /, **headers: Any) -> bytes:
    """A request as its bytes; everything right about it unless told otherwise. A header "-" is left out."""
    usual: dict[str, str | bytes] = {"Host": f"127.0.0.1:{server.port}"}
    if who:
        usual |= {"Origin": server.url, "X-Quartett": "1", "Cookie": who.cookie}
    if body:
        usual["Content-Length"] = str(len(body))
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    usual = {name: value for name, value in usual.items() if name.lower() not in {name.lower() for name in given}}
    lines = [method.encode() + b" " + as_bytes(path) + b" HTTP/1.1"]
    lines += [as_bytes(name) + b": " + as_bytes(value) for name, value in {**usual, **given}.items() if value != "-"]
    return b"\r\n".join([*lines, b"", b""]) + body


def as_bytes(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode("latin-1")
