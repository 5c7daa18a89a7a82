"""Coming to a table: who may open a socket, what it is told until the game is ready, and saying goodbye to all."""

import asyncio
from contextlib import ExitStack, suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from quartett import RELEASE
from quartett.engine import NONE, Refused
from quartett.server.edge.addresses import HERE, address
from quartett.server.edge.callers import Callers
from quartett.server.edge.client import Client, first_eyes
from quartett.server.edge.headers import FAILED, number_of, problem_answer
from quartett.server.edge.limits import Places
from quartett.server.machine import journal
from quartett.server.settings import Settings
from quartett.server.table import frames
from quartett.server.table.access import UnknownTable
from quartett.server.table.owner import Owner
from quartett.server.table.tables import Tables


class Sockets:
    def __init__(self, tables: Tables, callers: Callers, settings: Settings) -> None:
        self.tables, self.callers, self.settings = tables, callers, settings
        self.clients: set[Client] = set()
        limits = settings.limits
        self.all, self.by_guest = Places(limits.sockets), Places(limits.sockets_per_guest)
        self.by_address = Places(limits.sockets_per_address)

    async def serve(self, socket: WebSocket) -> None:
        """One browser at one table, from its request to its end."""
        with ExitStack() as places:
            await self.serve_at(socket, socket.path_params["id"], places)

    async def serve_at(self, socket: WebSocket, table: str, places: ExitStack) -> None:
        try:
            guest = self.entering(socket, places)
            await self.need_watch(table, guest)
        except Exception as problem:
            if not isinstance(problem, Refused):
                journal.note_failure("socket_refused", problem)
                problem = FAILED
            await refuse_socket(socket, problem)
            return
        await socket.accept()
        await send(socket, frames.encode(frames.Hello(release=RELEASE, protocol=frames.PROTOCOL)))
        try:
            owner = await self.when_ready(socket, table)
        except Refused as refused:
            await send(socket, frames.bad_answer("", refused))
            await socket.close(1011)
            return
        await self.serve_client(socket, owner, guest)

    def entering(self, socket: WebSocket, places: ExitStack) -> str | None:
        """Who comes, if there is room."""
        self.callers.origins.need_same(socket)
        self.tables.compiler.note_comer()
        guest, place = self.callers.comer(socket), address(socket)
        try:
            places.enter_context(self.all.one(""))
            if guest:
                places.enter_context(self.by_guest.one(guest))
            if place != HERE:
                places.enter_context(self.by_address.one(place))
        except Refused:
            journal.note_seldom("too_many_sockets", open=self.all.taken[""])
            raise
        return guest

    async def need_watch(self, table: str, guest: str | None) -> None:
        owner = await self.at_hand(table)
        (owner.asker(guest) if owner else await self.tables.asker(table, guest)).need_watch()

    async def at_hand(self, table: str) -> Owner | None:
        """The live table, unless it has to wait for a compiler or cannot be played: that is said once the socket is open."""
        if self.tables.compiler.cold:
            return self.tables.in_memory(table)
        try:
            return await self.tables.owner(table)
        except UnknownTable:
            raise
        except Refused:
            return None

    async def when_ready(self, socket: WebSocket, table: str) -> Owner:
        """The table; while its game is being compiled, the client is told how far that is."""
        if owner := self.tables.in_memory(table):
            return owner
        asked = asyncio.ensure_future(self.tables.owner(table))
        try:
            while not (await asyncio.wait([asked], timeout=1))[0]:
                progress = await self.tables.progress(table)
                await send(socket, frames.encode(frames.Preparing(progress=progress)))
            return asked.result()
        finally:
            asked.cancel()

    async def serve_client(self, socket: WebSocket, owner: Owner, guest: str | None) -> None:
        version, eyes = number_of(socket, "version") or 0, first_eyes(owner, guest, number_of(socket, "eyes"))
        if eyes == NONE and owner.onlookers() >= self.settings.limits.onlookers:
            await socket.close(1013)
            return
        await owner.make_perspective(eyes, version)
        if self.callers.guest(socket) != guest:  # signed in or out since the socket was opened
            await socket.close(1012)
            return
        client = Client(socket, owner, guest, eyes, version, self.settings)
        self.clients.add(client)
        try:
            await client.run()
        finally:
            self.clients.discard(client)
            await close_socket(socket)

    def let_go(self, person: str) -> None:
        """The sockets of a person that were opened with a cookie that no longer is theirs."""
        for client in list(self.clients):
            if client.guest == person and self.callers.guest(client.socket) != person:
                client.dismiss("shutdown")

    async def watch_clients(self) -> None:
        while True:
            await asyncio.sleep(self.settings.send_seconds / 10)
            for client in list(self.clients):
                client.let_go_if_stuck()

    async def dismiss_all(self) -> None:
        """Say goodbye before the doors close."""
        for client in list(self.clients):
            client.dismiss("shutdown")
        for _ in range(100):
            if not self.clients:
                return
            await asyncio.sleep(0.02)


async def send(socket: WebSocket, frame: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": frame.decode()})


async def refuse_socket(socket: WebSocket, refused: Refused) -> None:
    """Before the handshake a refusal is an ordinary answer."""
    await socket.send_denial_response(problem_answer(refused))


async def close_socket(socket: WebSocket) -> None:
    with suppress(RuntimeError, OSError, TimeoutError, WebSocketDisconnect):  # closed already
        await asyncio.wait_for(socket.close(), 2)
