"""What the browser asks over HTTP."""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from quartett import games
from quartett.bots import available
from quartett.engine import NONE, Refused
from quartett.server.edge import openapi
from quartett.server.edge.guests import COOKIE, YEAR, Guests, clean_name
from quartett.server.edge.headers import Json, need_own_header, need_same_origin, read_body
from quartett.server.edge.limits import Buckets
from quartett.server.edge.shapes import (
    Empty,
    GameInfo,
    Guest,
    Health,
    Join,
    Made,
    Me,
    NewTable,
    Option,
    Seated,
    Sitting,
    Summaries,
    Summary,
    SummaryAndInvite,
    Verified,
    WantedSeat,
)
from quartett.server.edge.socket import Client, first_eyes
from quartett.server.machine.health import LoopWatch
from quartett.server.settings import Settings
from quartett.server.storage import sql
from quartett.server.table import chance, frames
from quartett.server.table.owner import Owner
from quartett.server.table.play import Facts, Play, Seat, new_facts
from quartett.server.table.replay import steps_of
from quartett.server.table.tables import UNKNOWN, Tables, may_enter

SEATS_KEPT = ("person", "same")


class Api:
    def __init__(self, tables: Tables, guests: Guests, settings: Settings, loop_watch: LoopWatch) -> None:
        self.tables, self.guests, self.settings, self.loop_watch = tables, guests, settings, loop_watch
        limits = settings.limits
        self.reads, self.changes, self.newcomers = Buckets(limits.reads), Buckets(limits.changes), Buckets(limits.newcomers)
        self.clients: set[Client] = set()

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/health", self.health),
            Route("/api/openapi.json", self.description),
            Route("/api/games", self.games),
            Route("/api/me", self.me, methods=["GET", "POST"]),
            Route("/api/tables", self.list_tables, methods=["GET", "POST"]),
            Route("/api/tables/{id}", self.table),
            Route("/api/tables/{id}/join", self.join, methods=["POST"]),
            Route("/api/tables/{id}/rematch", self.rematch, methods=["POST"]),
            Route("/api/tables/{id}/verify", self.verify, methods=["POST"]),
            Route("/api/tables/{id}/log", self.log),
            Route("/api/tables/{id}/steps", self.steps),
            WebSocketRoute("/api/tables/{id}/socket", self.socket),
        ]

    # --- who asks

    def guest(self, connection: HTTPConnection) -> str | None:
        return self.guests.read(connection.cookies.get(COOKIE))

    def reader(self, request: Request) -> str | None:
        """Who asks to read something, if known."""
        guest = self.guest(request)
        if guest:
            self.reads.take(guest)
        else:
            self.newcomers.take(address(request))
        return guest

    def changer(self, request: Request) -> str:
        """Who asks to change something: a guest, from our own page."""
        need_own_header(request)
        guest = self.guest(request)
        if guest is None:
            self.newcomers.take(address(request))
            raise Refused("forbidden", "ask for /api/me first: it makes you a guest")
        self.changes.take(guest)
        return guest

    def with_cookie(self, response: Response, request: Request, guest: str) -> Response:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, self.guests.sign(guest), max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
        return response

    # --- small things

    async def health(self, request: Request) -> Response:
        games, progress = self.tables.compiler.report()
        return Json(Health(True, games, progress, round(1000 * self.loop_watch.longest_stall, 1)))

    async def description(self, request: Request) -> Response:
        self.reader(request)
        return Json(openapi.description())

    async def games(self, request: Request) -> Response:
        self.reader(request)
        return Json(await asyncio.to_thread(lambda: [describe(name) for name in games.names()]))  # some may have to be loaded

    async def me(self, request: Request) -> Response:
        if request.method == "POST":
            guest = self.changer(request)
            wanted = await read_body(request, Me, self.settings.limits.body_bytes)
            name = clean_name(wanted.name)
            await asyncio.to_thread(sql.name_guest, self.tables.engine, guest, name)
            return Json(Guest(guest, name))
        known = self.reader(request)
        guest = known or self.guests.new()
        name = await asyncio.to_thread(sql.guest_name, self.tables.engine, guest) if known else ""
        return self.with_cookie(Json(Guest(guest, name)), request, guest)

    async def name(self, guest: str) -> str:
        return await asyncio.to_thread(sql.guest_name, self.tables.engine, guest) or "Guest"

    # --- tables

    async def list_tables(self, request: Request) -> Response:
        if request.method == "POST":
            return await self.create(request)
        guest = self.reader(request)
        engine = self.tables.engine
        mine = await asyncio.to_thread(sql.my_tables, engine, guest) if guest else []
        known = {row["id"] for row in mine}
        free = [row for row in await asyncio.to_thread(sql.open_tables, engine) if row["id"] not in known]
        summaries = sorted((summary(row, guest) for row in mine), key=lambda row: (not row.your_turn, row.over))
        return Json(Summaries(summaries, [summary(row, guest) for row in free]))

    async def create(self, request: Request) -> Response:
        guest = self.changer(request)
        wanted = await read_body(request, NewTable, self.settings.limits.body_bytes)
        game = games.load(wanted.game)
        players = wanted.players if wanted.players is not None else 3 if 3 in game.players else game.players[-1]
        options: dict[str, object] = dict(wanted.options)
        given: list[Any] = []
        if wanted.beginning:
            source = await self.finished(wanted.beginning.table)
            players, options = source.facts.players, dict(source.facts.options)
            given = given_entries(source.play, wanted.game, wanted.beginning.step)
        game.settings(players, options)
        seats = wanted.seats if wanted.seats is not None else [WantedSeat("me"), *[WantedSeat("bot")] * (players - 1)]
        name = await self.name(guest)
        facts = new_facts(
            wanted.game,
            players,
            options,
            [new_seat(seat, guest, name) for seat in seats],
            guest,
            pace=wanted.pace,
            onlookers=wanted.onlookers,
            hints=wanted.hints,
            listed=wanted.listed,
            speed=wanted.bot_speed,
            given=given,
        )
        await self.tables.create(facts)
        return Json(Made(facts.id, facts.invite), status_code=201)

    async def table(self, request: Request) -> Response:
        guest = self.reader(request)
        row = await self.tables.row(request.path_params["id"])
        facts = msgspec.json.decode(row["facts"], type=Facts)
        sits = guest and guest in {row["host"], *(seat["guest"] for seat in row["seats"])}  # a bot's seat has no guest, nor has a stranger
        if not (sits or row["over"] or facts.onlookers or facts.listed or may_enter(facts, request.query_params.get("token"))):
            raise UNKNOWN
        fields = msgspec.structs.asdict(summary(row, guest))
        return Json(SummaryAndInvite(**fields, invite=facts.invite if guest == row["host"] else None))

    async def join(self, request: Request) -> Response:
        guest = self.changer(request)
        wanted = await read_body(request, Join, self.settings.limits.body_bytes)
        owner = await self.tables.owner(request.path_params["id"])
        sits = any(seat.guest == guest for seat in owner.public.seats)
        if not (sits or owner.facts.listed or may_enter(owner.facts, wanted.token)):
            raise UNKNOWN
        name = await self.name(guest)
        seat, _ = await owner.do(lambda play: play.sit(guest, name, wanted.seat))
        return Json(Seated(seat))

    async def rematch(self, request: Request) -> Response:
        """The same table once more, with everybody in their seats; asked twice, it is the same one."""
        guest = self.changer(request)
        await read_body(request, Empty, self.settings.limits.body_bytes)
        owner = await self.finished(request.path_params["id"])
        if not any(seat.guest == guest for seat in owner.public.seats):
            raise Refused("forbidden", "only who played can ask for a rematch")
        if owner.public.next is None:
            await self.tables.create(facts := again(owner, guest))
            await owner.do(lambda play: play.follow_with(facts.id))
        next_owner = await self.tables.owner(str(owner.public.next))
        return Json(Made(next_owner.facts.id, next_owner.facts.invite))

    # --- finished games

    async def finished(self, table: str) -> Owner:
        """A game that is over is open to everybody who has its link."""
        row = await self.tables.row(table)
        if not row["over"]:
            raise Refused("forbidden", "the game is not over yet")
        return await self.tables.owner(table)

    async def log(self, request: Request) -> Response:
        self.reader(request)
        owner = await self.finished(request.path_params["id"])
        lines = b"".join(msgspec.json.encode(entry) + b"\n" for entry in owner.play.log())
        name = f"{owner.facts.game}-{owner.facts.id}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(lines, media_type="application/x-ndjson", headers=headers)

    async def steps(self, request: Request) -> Response:
        self.reader(request)
        eyes = request.query_params.get("eyes", "none")
        owner = await self.finished(request.path_params["id"])
        seats = {str(p): p for p in range(owner.facts.players)}
        if eyes not in ("all", "none", *seats):
            raise Refused("bad_request", f"eyes is a seat from 0 to {owner.facts.players - 1}, all or none")
        body = await asyncio.to_thread(steps_of, owner.facts, list(owner.entries), seats.get(eyes, NONE), eyes == "all")
        return Json(body)

    async def verify(self, request: Request) -> Response:
        self.changer(request)
        await read_body(request, Empty, self.settings.limits.body_bytes)
        owner = await self.finished(request.path_params["id"])
        events = await asyncio.to_thread(chance.verify, owner.game, owner.play.log())
        return Json(Verified(True, events))

    # --- sockets

    async def socket(self, socket: WebSocket) -> None:
        try:
            guest, version, eyes = self.entering(socket)
            facts = await self.watched(socket.path_params["id"], guest)
        except Refused as refused:
            await refuse_socket(socket, refused)
            return
        await socket.accept()
        try:
            owner = await self.when_ready(socket, facts)
        except Refused as refused:
            await socket.send({"type": "websocket.send", "text": frames.bad_answer("", refused).decode()})
            await socket.close(1011)
            return
        await self.serve_client(socket, owner, guest, version, eyes)

    async def watched(self, table: str, guest: str | None) -> Facts:
        """The facts of a table this guest may look at."""
        if owner := await self.at_hand(table):
            facts, seated, over = owner.facts, {seat.guest for seat in owner.public.seats}, owner.public.phase == "over"
        else:
            row = await self.tables.row(table)
            facts, seated, over = msgspec.json.decode(row["facts"], type=Facts), {seat["guest"] for seat in row["seats"]}, row["over"]
        if not (over or facts.onlookers or (guest and guest in {facts.host, *seated})):
            raise UNKNOWN
        return facts

    async def at_hand(self, table: str) -> Owner | None:
        """The live table, unless it has to wait for a compiler or cannot be played: that is said once the socket is open."""
        if self.tables.compiler.cold:
            return self.tables.in_memory(table)
        try:
            return await self.tables.owner(table)
        except Refused as refused:
            if refused is UNKNOWN:
                raise
            return None

    def entering(self, socket: WebSocket) -> tuple[str | None, int, int | None]:
        """Who comes, with which version, looking through which eyes."""
        need_same_origin(socket)
        self.tables.compiler.note_comer()
        guest = self.guest(socket)
        self.reads.take(guest or address(socket))
        limits = self.settings.limits
        same = sum(client.guest == guest for client in self.clients) if guest and limits.sockets_per_guest < 10**9 else 0
        if len(self.clients) >= limits.sockets or same >= limits.sockets_per_guest:
            raise Refused("too_many", "too many connections")
        return guest, number_of(socket, "version") or 0, number_of(socket, "eyes")

    async def when_ready(self, socket: WebSocket, facts: Facts) -> Owner:
        """The table; while its game is being compiled, the client is told how far that is."""
        compiler = self.tables.compiler
        if owner := self.tables.in_memory(facts.id):
            return owner
        asked = asyncio.ensure_future(self.tables.owner(facts.id))
        try:
            while not (await asyncio.wait([asked], timeout=1))[0]:
                progress = compiler.progress.get(facts.game, 0)
                await socket.send({"type": "websocket.send", "text": frames.preparing(progress).decode()})
            return asked.result()
        finally:
            asked.cancel()

    async def serve_client(self, socket: WebSocket, owner: Owner, guest: str | None, version: int, wanted: int | None) -> None:
        eyes = first_eyes(owner, guest, wanted)
        if eyes == NONE and owner.onlookers() >= self.settings.limits.onlookers:
            await socket.close(1013)
            return
        await owner.make_perspective(eyes, version)
        client = Client(socket, owner, guest, eyes, version, self.settings)
        self.clients.add(client)
        try:
            await client.run()
        finally:
            self.clients.discard(client)
            await close_socket(socket)

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


def describe(name: str) -> GameInfo:
    game = games.load(name)
    options = [Option(o.name, list(o.values), o.default) for o in game.options]
    return GameInfo(name, game.title, list(game.players), list(game.minutes), game.designer, available(game), options)


def new_seat(wanted: WantedSeat, guest: str, name: str) -> Seat:
    match wanted.kind:
        case "me":
            return Seat("person", name, guest)
        case "same":
            return Seat("same", clean_name(wanted.name or "Guest"), guest)
        case "bot":
            return Seat("bot", bot=wanted.bot)
        case _:
            return Seat("open")


def given_entries(source: Play, game: str, step: int) -> list[Any]:
    """The first steps of a finished game."""
    entries = source.match.entries
    if source.facts.game != game or step > len(entries):
        raise Refused("bad_request", f"this is a game of {source.facts.game} with {len(entries)} steps")
    if step == len(entries):
        raise Refused("bad_request", "the game is over there; go back a step")
    return entries[:step]


def again(owner: Owner, guest: str) -> Facts:
    """A new table like this one."""
    facts = owner.facts
    seats = [
        msgspec.structs.replace(seat, bot=None, away=False) if seat.kind in SEATS_KEPT else seat
        for seat in owner.public.seats[: facts.players]
    ]
    more: dict[str, Any] = {"pace": facts.pace, "onlookers": facts.onlookers, "hints": facts.hints, "listed": facts.listed}
    return new_facts(facts.game, facts.players, dict(facts.options), seats, guest, speed=owner.public.speed, **more)


def summary(row: sql.Row, guest: str | None) -> Summary:
    seats, turn = row["seats"], row["turn"]
    return Summary(
        id=row["id"],
        game=row["game"],
        players=len(seats),
        seats=[Sitting(seat["name"], seat["kind"]) for seat in seats],
        your_turn=bool(guest and not row["over"] and not row["bot_turn"] and turn >= 0 and seats[turn]["guest"] == guest),
        over=row["over"],
        started=row["begun"],
        updated=datetime.fromtimestamp(row["updated"], UTC).isoformat(timespec="seconds"),
        free=row["free"],
    )


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def number_of(connection: HTTPConnection, name: str) -> int | None:
    text = connection.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


async def refuse_socket(socket: WebSocket, refused: Refused) -> None:
    """Before the handshake a refusal is an ordinary answer."""
    status = {"not_found": 404, "too_fast": 429, "too_many": 429}.get(refused.code, 403)
    await socket.send_denial_response(Json({"error": refused.code, "message": refused.message}, status_code=status))


async def close_socket(socket: WebSocket) -> None:
    with suppress(RuntimeError, OSError, TimeoutError, WebSocketDisconnect):  # closed already
        await asyncio.wait_for(socket.close(), 2)
