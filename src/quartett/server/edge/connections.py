"""Connections, before anything is understood of them: who only holds one makes room for who uses one.

A connection that waits for a request costs nothing but its place. Places are limited, by address and altogether; when there are
too many, the one that has waited longest is closed, so that a newcomer is always served. What is begun must arrive and be taken in time.
"""

import asyncio
import resource
from collections.abc import Iterable
from dataclasses import replace
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request

from quartett.engine import Refused
from quartett.server.edge.addresses import HERE, UNKNOWN, networks, place_of
from quartett.server.edge.headers import HEADERS
from quartett.server.edge.limits import Bucket
from quartett.server.machine import journal
from quartett.server.settings import Limits, Settings

OTHER_FILES = 256  # descriptors for the database, the pages, the bots
SOCKETS_SHARE = 0.75  # of all connections: pages have to be loaded, too
MOST_UNREAD = 1 << 20  # bytes of a body nobody wants any more
LEAST_TAKEN = 10_000  # bytes a client has to take in the time it has
MOST_PARTS = 1_000  # of one body or message
CONTROLS = (50.0, 5.0)  # pings and pongs on one socket: browsers send none but answers
BROKEN = 1006  # the code of a line that ended without a goodbye
NOT_UNDERSTOOD = Refused("bad_request", "this is not a request that can be understood")
NO_HANDSHAKE = Refused("bad_request", "this is not the handshake of a WebSocket")


def raise_descriptors() -> None:
    """As many open files as this process may have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def fitting(limits: Limits) -> Limits:
    """No more connections than there are descriptors."""
    descriptors, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = limits.connections if descriptors == resource.RLIM_INFINITY else min(limits.connections, max(descriptors - OTHER_FILES, 16))
    return replace(limits, connections=most, sockets=min(limits.sockets, int(SOCKETS_SHARE * most)))


class Connections(ServerState):
    """All connections of a server."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings, self.limits = settings, settings.limits
        self.proxies = networks(settings.trusted_proxies)
        self.waiting: dict[Connection, None] = {}  # for a request, the longest first
        self.by_address: dict[str, dict[Connection, None]] = {}
        self.unsent: dict[Any, tuple[int, float]] = {}  # who does not take what is for them: how much that is, since when

    def address_of(self, host: str) -> str:
        """Whose place a connection takes; nobody's if it is this machine or a proxy: those speak for many."""
        place = place_of(host)
        is_proxy = place not in (HERE, UNKNOWN) and any(ip_address(host) in each for each in self.proxies)
        return "" if place == HERE or is_proxy else place

    def come(self, new: "Connection") -> None:
        self.waiting[new] = None
        if new.address:
            same = self.by_address.setdefault(new.address, {})
            same[new] = None
            if len(same) > self.limits.connections_per_address:
                self.make_room(same, "connections_of_an_address", address=new.address)
        if len(self.connections) > self.limits.connections:
            self.make_room(self.waiting, "connections")

    def make_room(self, among: Iterable["Connection"], event: str, **facts: Any) -> None:
        """Close the one that has waited longest; if all others are in use, that is the newcomer."""
        unused = next(one for one in among if one in self.waiting)
        journal.note_seldom(f"too_many_{event}", open=len(self.connections), **facts)
        self.drop(unused)

    def note_use(self, one: "Connection", in_use: bool) -> None:
        """Whether there is a request to answer. Those that wait stand in line, also among those of their address."""
        if in_use:
            self.waiting.pop(one, None)
        elif one in self.connections and one not in self.waiting:
            self.waiting[one] = None
            if one.address:
                same = self.by_address[one.address]
                same[one] = same.pop(one, None)

    def go(self, gone: "Connection") -> None:
        self.waiting.pop(gone, None)
        same = self.by_address.get(gone.address, {})
        same.pop(gone, None)
        if not same:
            self.by_address.pop(gone.address, None)

    def drop(self, one: Any) -> None:
        """Not politely: who is dropped may not read a goodbye."""
        self.unsent.pop(one, None)
        if isinstance(one, Connection):
            self.go(one)
            self.connections.discard(one)
        one.transport.abort()

    def sweep(self, now: float) -> None:
        """Let go of those who keep us waiting."""
        for one in list(self.connections):
            if isinstance(one, Connection) and one.due is not None and one.due < now:
                journal.note_seldom("request_late")
                self.drop(one)
            elif self.is_stuck(one, now):
                journal.note_seldom("answer_not_taken")
                self.drop(one)
        self.unsent = {one: kept for one, kept in self.unsent.items() if one in self.connections}

    def is_stuck(self, one: Any, now: float) -> bool:
        """Does it take (next to) nothing of what is for it? Also one that is being closed: that waits for what is unsent."""
        size = one.transport.get_write_buffer_size()
        before, since = self.unsent.get(one, (size, now))
        if not size:
            self.unsent.pop(one, None)
            return False
        taken = before - size >= LEAST_TAKEN
        self.unsent[one] = (size, now) if taken else (max(size, before), since)
        return not taken and now - since > self.settings.send_seconds


class Parser(h11.Connection):
    """Takes no body apart into crumbs: each part of it costs as much time as a request."""

    parts = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.parts = 0
        elif isinstance(event, h11.Data):
            self.parts += 1
            if self.parts > MOST_PARTS:
                raise h11.RemoteProtocolError("a body in too many parts")
        return event


class Connection(H11Protocol):
    """One that speaks HTTP."""

    server_state: Connections

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = Parser(h11.SERVER)
        self.address = ""
        self.due: float | None = None  # when what is on its way has to be here
        self.stage: Any = h11.IDLE
        self.unread = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.server_state.address_of(self.client[0] if self.client else "")
        self.due = self.loop.time() + self.server_state.settings.arrive_seconds
        self.server_state.come(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.server_state.go(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.note_use()
        self.unread = self.unread + len(data) if self.conn.their_state is h11.SEND_BODY else 0
        if self.unread > MOST_UNREAD:
            journal.note_seldom("request_endless")
            self.server_state.drop(self)
            return
        stage = self.conn.their_state
        if stage not in (h11.IDLE, h11.SEND_BODY):
            self.due = None  # it is here
        elif self.due is None or stage is not self.stage:
            self.due = self.loop.time() + self.server_state.settings.arrive_seconds
        self.stage = stage

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.note_use()
        if self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:  # the next request has begun to arrive
            self.due = self.loop.time() + self.server_state.settings.arrive_seconds

    def note_use(self) -> None:
        self.server_state.note_use(self, self.cycle is not None and not self.cycle.response_complete)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.due = None
        self.server_state.go(self)  # from here on it is counted as a socket
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """In the shape of all errors, if nothing else is being answered."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(refusal(NOT_UNDERSTOOD))
        self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """One that speaks WebSocket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.controls = Bucket(CONTROLS)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.refuse()  # its head was whole for HTTP, but is none for a socket

    def connection_lost(self, exc: Exception | None) -> None:
        """Whether somebody said goodbye or their line broke makes a difference to who is told what."""
        if self.handshake_complete and self.conn.close_rcvd is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": BROKEN})
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        if self.conn.accept(event).status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            super().handle_connect(event)
        else:
            self.refuse()

    def refuse(self) -> None:
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(refusal(NO_HANDSHAKE))
        self.transport.close()

    async def send(self, message: Any) -> None:
        if self.close_sent and message["type"] == "websocket.send":  # closed here, for a fault in what the other side sent
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body":  # a refusal is an answer, too
            self.handshake_complete = True

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_PARTS:
            self.transport.abort()

    def handle_ping(self) -> None:
        self.limit_controls()
        if not self.transport.is_closing():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.limit_controls()
        super().handle_pong(event)

    def limit_controls(self) -> None:
        """They are answered before anybody reads them: no other limit would notice a flood."""
        if not self.controls.take():
            journal.note_seldom("too_many_pings")
            self.transport.abort()


def refusal(refused: Refused) -> bytes:
    """A whole answer, where there is no request that an application could answer."""
    body = msgspec.json.encode({"error": refused.code, "message": refused.message})
    about = {"Content-Type": "application/json", "Content-Length": len(body), "Connection": "close", "Cache-Control": "no-store"}
    lines = ["HTTP/1.1 400 Bad Request", *(f"{name}: {value}" for name, value in {**about, **HEADERS}.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body
