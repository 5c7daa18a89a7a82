"""What the browser asks over HTTP."""

import asyncio
import hashlib
from datetime import UTC, datetime
from typing import Any, NoReturn

import msgspec
from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from quartett import games
from quartett.bots import available
from quartett.engine import NONE, Game, Move, Refused
from quartett.language import LANGUAGES, text_file
from quartett.server.club import kept, results
from quartett.server.club.members import Members
from quartett.server.edge import openapi
from quartett.server.edge.addresses import address
from quartett.server.edge.callers import Callers
from quartett.server.edge.headers import Json, compressed, is_known, number_of, read_body
from quartett.server.edge.members import MembersApi
from quartett.server.edge.names import clean_name, told_apart
from quartett.server.edge.notices import NoticesApi
from quartett.server.edge.people import People
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
    WantedDeal,
    WantedSeat,
)
from quartett.server.edge.sockets import Sockets
from quartett.server.machine.fair import Urgency
from quartett.server.machine.health import LoopWatch
from quartett.server.notices.telling import Telling
from quartett.server.settings import Settings
from quartett.server.storage import sql
from quartett.server.table import chance, days, examples
from quartett.server.table.daily import Deals
from quartett.server.table.owner import Owner
from quartett.server.table.play import Facts, Play, Seat, new_facts
from quartett.server.table.replay import Replays, tag
from quartett.server.table.reviews import Progress, Reviews
from quartett.server.table.since import since
from quartett.server.table.tables import CANNOT_GO_ON, Tables, read_facts

SEATS_KEPT = ("person", "same")


class Api:
    def __init__(
        self, tables: Tables, deals: Deals, callers: Callers, sockets: Sockets, settings: Settings, loop_watch: LoopWatch, telling: Telling
    ) -> None:
        self.tables, self.callers, self.sockets, self.settings, self.loop_watch = tables, callers, sockets, settings, loop_watch
        self.database = tables.database
        self.replays, self.reviews = Replays(), Reviews(tables.bots, tables.compiler)
        self.deals = deals
        self.members = MembersApi(Members(callers.register, tables), callers, sockets, settings)
        self.notices = NoticesApi(telling, self.members, tables)

    def routes(self) -> list[BaseRoute]:
        return [Route("/health", self.health), Mount("/api", routes=self.below_api()), WebSocketRoute("/{path:path}", nothing)]

    def below_api(self) -> list[BaseRoute]:
        return [
            Route("/openapi.json", self.description),
            Route("/games", self.games),
            Route("/games/{name}/texts/{language}", self.texts),
            Route("/me", self.me, methods=["GET", "POST"]),
            *self.members.routes(),
            *self.notices.routes(),
            *People(self.tables, self.callers, self.settings).routes(),
            Route("/daily", self.daily, methods=["GET", "POST"]),
            Route("/tables", self.list_tables, methods=["GET", "POST"]),
            Route("/tables/{id}", self.table),
            Route("/tables/{id}/join", self.join, methods=["POST"]),
            Route("/tables/{id}/leave", self.leave, methods=["POST"]),
            Route("/tables/{id}/remove", self.remove, methods=["POST"]),
            Route("/tables/{id}/rematch", self.rematch, methods=["POST"]),
            Route("/tables/{id}/verify", self.verify, methods=["POST"]),
            Route("/tables/{id}/since", self.since),
            Route("/tables/{id}/log", self.log),
            Route("/tables/{id}/steps", self.steps),
            Route("/tables/{id}/review", self.review),
            WebSocketRoute("/tables/{id}/socket", self.sockets.serve),
            WebSocketRoute("/{path:path}", nothing),
        ]

    # --- small things

    async def health(self, request: Request) -> Response:
        games, progress = self.tables.compiler.report()
        well = self.database.is_there
        body = Health(well, games, progress, round(1000 * self.loop_watch.longest_stall, 1), well)
        return Json(body, status_code=200 if well else 503)

    async def description(self, request: Request) -> Response:
        self.callers.reader(request)
        return Json(openapi.description())

    async def games(self, request: Request) -> Response:
        self.callers.reader(request)
        found = await asyncio.to_thread(games.load_all, lambda refused: None)  # what cannot be loaded was noted at the start
        return Json([describe(game) for game in found])

    async def texts(self, request: Request) -> Response:
        """The words of a game, for pages that were built without it."""
        self.callers.reader(request)
        text = await asyncio.to_thread(read_texts, request.path_params["name"], request.path_params["language"])
        headers = {"ETag": f'"{hashlib.sha256(text).hexdigest()[:16]}"', "Cache-Control": "no-cache"}
        if is_known(request, headers):
            return Response(status_code=304, headers=headers)
        return Response(text, media_type=openapi.TEXT, headers=headers)

    async def me(self, request: Request) -> Response:
        if request.method == "POST":
            guest = self.callers.changer(request)
            wanted = await read_body(request, Me, self.settings.limits.body_bytes)
            name = clean_name(wanted.name)
            await self.database.ask(kept.name_person, guest, name)
            return Json(Guest(guest, name, self.callers.is_member(guest)))
        known = self.callers.reader(request)
        guest = known or self.callers.guests.new()
        name = await self.database.ask(sql.guest_name, guest) if known else ""
        return self.callers.with_cookie(Json(Guest(guest, name, self.callers.is_member(guest))), request, guest)

    async def name(self, guest: str) -> str:
        return await self.database.ask(sql.guest_name, guest) or "Guest"

    # --- the daily deal

    async def daily(self, request: Request) -> Response:
        """Today's deals; or the own table of one of them."""
        if request.method == "GET":
            return Json(await self.deals.report(self.callers.reader(request)))
        guest = self.callers.changer(request)
        wanted = await read_body(request, WantedDeal, self.settings.limits.body_bytes)
        for body in await self.database.ask(sql.my_unfinished, guest):
            begun = read_facts(body)
            if (begun.game, begun.daily) == (wanted.game, days.today()):
                return Json(Made(begun.id, begun.invite))
        facts = self.deals.facts(wanted.game, guest, await self.name(guest))
        await self.tables.create(facts)
        return Json(Made(facts.id, facts.invite))

    # --- tables

    async def list_tables(self, request: Request) -> Response:
        if request.method == "POST":
            return await self.create(request)
        guest = self.callers.reader(request)
        mine = await self.database.ask(sql.my_tables, guest) if guest else []
        known = {row["id"] for row in mine}
        free = [row for row in await self.database.ask(sql.open_tables, self.tables.oldest_listing) if row["id"] not in known]
        summaries = sorted((self.summary(row, guest) for row in mine), key=lambda row: (not row.your_turn, row.over))
        return Json(Summaries(summaries, [self.summary(row, guest) for row in free]))

    async def create(self, request: Request) -> Response:
        guest = self.callers.changer(request)
        wanted = await read_body(request, NewTable, self.settings.limits.body_bytes)
        game = games.load(wanted.game)
        players = wanted.players if wanted.players is not None else game.usual_players
        options: dict[str, object] = dict(wanted.options)
        given: list[Any] = []
        revision, lesson = game.revision, game.lesson.LESSON if wanted.lesson else None
        if wanted.lesson:
            if lesson is None:
                raise Refused("bad_option", f"{game.title} has no lesson")
            players, options, wanted.seats, wanted.beginning, wanted.listed = lesson.players, dict(lesson.options), None, None, False
        if wanted.beginning:
            (await self.tables.asker(wanted.beginning.table, guest)).need_go_on_from()
            source = await self.tables.owner(wanted.beginning.table)
            players, options, revision = source.facts.players, dict(source.options), source.facts.revision
            given = given_entries(source.play, wanted.game, wanted.beginning.step)
        game.settings(players, options, revision=revision)
        if wanted.listed:
            self.callers.listings.take(address(request))
        seats = wanted.seats if wanted.seats is not None else [WantedSeat("me"), *[WantedSeat("bot")] * (players - 1)]
        name = await self.name(guest)
        facts = new_facts(
            wanted.game,
            players,
            options,
            new_seats(seats, guest, name),
            guest,
            pace=wanted.pace,
            onlookers=wanted.onlookers,
            hints=wanted.hints and not wanted.rated,
            listed=wanted.listed and not given,  # who knows the cards plays with friends who know that
            speed=wanted.bot_speed,
            given=given,
            revision=revision,
            lesson=lesson.given if lesson else None,
            rated=wanted.rated,
            clock=wanted.clock,
        )
        if facts.rated:
            self.callers.need_rateable(guest)
            results.need_rateable(facts)
        await self.tables.create(facts)
        return Json(Made(facts.id, facts.invite), status_code=201)

    async def table(self, request: Request) -> Response:
        guest = self.callers.reader(request)
        table = request.path_params["id"]
        row, asker = await self.tables.row(table), await self.tables.asker(table, guest)
        asker.need_find(request.query_params.get("token"))
        fields = msgspec.structs.asdict(self.summary(row, guest))
        invite = asker.facts.invite if asker.is_host else None
        options = options_of(read_facts(row["facts"]))
        return Json(SummaryAndInvite(**fields, invite=invite, broken=table in self.tables.broken, options=options))

    async def join(self, request: Request) -> Response:
        guest = self.callers.changer(request)
        wanted = await read_body(request, Join, self.settings.limits.body_bytes)
        owner = await self.tables.owner(request.path_params["id"])
        owner.asker(guest).need_join(wanted.token)
        if owner.facts.rated:
            self.callers.need_rateable(guest)
        name = await self.name(guest)
        seat, _ = await owner.do(lambda play: play.sit(guest, told_apart(name, [seat.name for seat in play.seats]), wanted.seat))
        return Json(Seated(seat))

    async def rematch(self, request: Request) -> Response:
        """The same table once more, with everybody in their seats; asked twice, it is the same one."""
        guest = self.callers.changer(request)
        await read_body(request, Empty, self.settings.limits.body_bytes)
        owner = await self.finished(request.path_params["id"], guest)
        owner.asker(guest).need_rematch()
        if owner.public.next is None:
            await self.tables.need_room(guest)
        found, _ = await owner.do(lambda play: play.follow_with(again(owner, guest)))
        facts = (await self.tables.owner(found)).facts
        return Json(Made(facts.id, facts.invite))

    async def leave(self, request: Request) -> Response:
        """Give up one's seat for good."""
        guest = self.callers.changer(request)
        await read_body(request, Empty, self.settings.limits.body_bytes)
        owner = await self.tables.owner(request.path_params["id"])
        await owner.do(lambda play: play.leave(guest))
        return Json(Empty())

    async def remove(self, request: Request) -> Response:
        """Take a table away. One that cannot be played on has no owner, and goes as well."""
        guest, table = self.callers.changer(request), request.path_params["id"]
        await read_body(request, Empty, self.settings.limits.body_bytes)
        try:
            owner = await self.tables.owner(table)
        except Refused as refused:
            if refused.code != CANNOT_GO_ON:
                raise
            (await self.tables.asker(table, guest)).need_host()
            await self.tables.writer.write(sql.Change(removed=table))
        else:
            await owner.do(lambda play: play.remove(guest))
        return Json(Empty())

    async def since(self, request: Request) -> Response:
        """What a seat has seen after a version, for who sits there."""
        guest = self.callers.reader(request)
        owner = await self.tables.owner(request.path_params["id"])
        owner.asker(guest).need_watch()
        seat, version = number_of(request, "seat", 0), number_of(request, "version", 0)
        if seat is None or version is None or seat >= len(owner.public.seats):
            raise Refused("bad_request", "seat and version are numbers, and there is such a seat")
        owner.asker(guest).need_own(owner.public.seats[seat].guest)
        facts, game, entries = owner.facts, owner.game, list(owner.entries)
        found = await self.replays.threads.ask(lambda: since(facts, game, entries, seat, version), guest or "", Urgency.PERSON)
        return Json(found)

    # --- finished games

    async def finished(self, table: str, guest: str | None) -> Owner:
        """A game that is over, for somebody who may read all of it."""
        (await self.tables.asker(table, guest)).need_end()
        return await self.tables.owner(table)

    async def log(self, request: Request) -> Response:
        """A finished game; or one that cannot go on, for those who were there."""
        guest, table = self.callers.reader(request), request.path_params["id"]
        asker = await self.tables.asker(table, guest)
        if not asker.belongs:
            asker.need_end()
        try:
            owner = await self.tables.owner(table)
        except Refused as refused:
            if refused.code != CANNOT_GO_ON:
                raise
            asker.need_broken_log()
            lines = await self.tables.stored_lines(table)
        else:
            asker.need_end()
            lines = [msgspec.json.encode(entry) for entry in owner.play.log()]
        name = f"{asker.facts.game}-{table}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(b"".join(line + b"\n" for line in lines), media_type="application/x-ndjson", headers=headers)

    async def steps(self, request: Request) -> Response:
        """A page of a finished game. Nothing changes it but another release, so who has it is told that it is still good."""
        guest = self.callers.reader(request)
        owner = await self.finished(request.path_params["id"], guest)
        eyes, first = request.query_params.get("eyes", "none"), number_of(request, "first", 0)
        seats = {str(p): p for p in range(owner.facts.players)}
        if eyes not in ("all", "none", *seats):
            raise Refused("bad_request", f"eyes is a seat from 0 to {owner.facts.players - 1}, all or none")
        if first is None:
            raise Refused("bad_request", "first is the number of a step")
        through, everything = seats.get(eyes, NONE), eyes == "all"
        headers = {"ETag": f'"{tag(owner.facts.id, through, everything, first)}"', "Cache-Control": "private, no-cache"}
        if is_known(request, headers):
            return Response(status_code=304, headers=headers)
        page = await self.replays.page(owner.facts, list(owner.entries), through, everything, first, guest or address(request))
        return compressed(request, page, headers)

    async def review(self, request: Request) -> Response:
        """A look back at a finished game for one seat; while it is being worked out, how far that is."""
        guest = self.callers.reader(request)
        owner = await self.finished(request.path_params["id"], guest)
        seat = number_of(request, "seat", 0)
        if seat is None or seat >= owner.facts.players:
            raise Refused("bad_request", f"seat is a number from 0 to {owner.facts.players - 1}")
        found = self.reviews.ask(owner, seat, guest or address(request))
        return Json(found, status_code=202 if isinstance(found, Progress) else 200)

    async def verify(self, request: Request) -> Response:
        guest = self.callers.changer(request)
        await read_body(request, Empty, self.settings.limits.body_bytes)
        owner = await self.finished(request.path_params["id"], guest)
        found = await self.replays.threads.ask(lambda: chance.verify(owner.game, owner.play.log()), guest, Urgency.PERSON)
        return Json(Verified(True, found.given == 0, found.drawn + found.given, found.drawn, found.given, found.moves))

    def summary(self, row: sql.Row, guest: str | None) -> Summary:
        seats, turn, expire = row["seats"], row["turn"], self.settings.expire_days
        facts = read_facts(row["facts"])
        return Summary(
            id=row["id"],
            game=row["game"],
            players=len(seats),
            seats=[Sitting(seat["name"], seat["kind"], guest is not None and seat["guest"] == guest) for seat in seats],
            host=guest is not None and row["host"] == guest,
            your_turn=bool(guest and not row["over"] and not row["bot_turn"] and turn >= 0 and seats[turn]["guest"] == guest),
            over=row["over"],
            started=row["begun"],
            updated=as_date(row["updated"]),
            expires=as_date(row["updated"] + expire * 24 * 3600) if expire and not row["over"] else None,
            free=row["free"],
            given=facts.undrawn,
            lesson=facts.lesson is not None,
            daily=facts.daily,
            rated=facts.rated,
            pace=facts.pace,
            clock=facts.clock,
        )


async def nothing(socket: WebSocket) -> NoReturn:
    raise Refused("not_found", "there is no table under this address")


def describe(game: Game) -> GameInfo:
    options = [msgspec.convert(option, Option, from_attributes=True) for option in game.options]
    return GameInfo(
        name=game.name,
        title=game.title,
        players=list(game.players),
        minutes=game.minutes,
        designer=game.designer,
        bots=available(game),
        options=options,
        example=examples.name_of(game.name),
        lesson=game.lesson.LESSON is not None,
    )


def read_texts(name: str, language: str) -> bytes:
    if name not in games.names() or language not in LANGUAGES:
        raise Refused("not_found", f"there are no texts of {name!r} in {language!r}")
    return text_file(name, language).read_bytes()


def new_seats(wanted: list[WantedSeat], guest: str, name: str) -> list[Seat]:
    """As wanted, and everybody's name told apart from the others'."""
    bots, people = [seat.bot for seat in wanted if seat.kind == "bot"], list[str]()
    seats = [new_seat(seat, guest, name) for seat in wanted]
    for seat in seats:
        if seat.kind in SEATS_KEPT:
            seat.name = told_apart(seat.name, [*bots, *people])
            people.append(seat.name)
    return seats


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
    return [msgspec.structs.replace(entry, time=UNSET) if isinstance(entry, Move) else entry for entry in entries[:step]]


def again(owner: Owner, guest: str) -> Facts:
    """A new table like this one."""
    facts = owner.facts
    seats = [seat_again(seat) for seat in owner.public.seats[: facts.players]]
    more: dict[str, Any] = {
        "pace": facts.pace,
        "onlookers": facts.onlookers,
        "hints": facts.hints,
        "listed": facts.listed,
        "rated": facts.rated,
        "clock": facts.clock,
    }
    return new_facts(facts.game, facts.players, dict(facts.options), seats, guest, speed=owner.public.speed, **more)


def seat_again(seat: Seat) -> Seat:
    """Where somebody sat who is no longer here, anybody may."""
    if seat.kind not in SEATS_KEPT:
        return seat
    return msgspec.structs.replace(seat, bot=None, away=False) if seat.guest else Seat("open")


def options_of(facts: Facts) -> dict[str, str]:
    """Every option as it holds at this table; where this server does not know them, those that were written down."""
    try:
        return games.load(facts.game).settings(facts.players, facts.options, revision=facts.revision)
    except Refused:
        return facts.options


def as_date(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
