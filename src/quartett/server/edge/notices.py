"""What is asked over HTTP about being told: by which ways, of what, and where one is waited for. Ways are members'."""

import asyncio

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from quartett.engine import Refused
from quartett.server.club import kept
from quartett.server.edge.headers import Json, read_body
from quartett.server.edge.members import MembersApi
from quartett.server.edge.origins import origin_of
from quartett.server.edge.shapes import Empty, Hook, NextTable, Notices, Subscription, TableHook, WantedHook, WantedNotices
from quartett.server.notices import quiet, ways
from quartett.server.notices.push import device_keys
from quartett.server.notices.telling import Telling
from quartett.server.storage.sql import Row
from quartett.server.table.tables import Tables, read_facts


class NoticesApi:
    def __init__(self, telling: Telling, members: MembersApi, tables: Tables) -> None:
        self.telling, self.members, self.tables = telling, members, tables
        self.callers, self.database, self.most = members.callers, members.database, members.most

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/me/notices", self.notices, methods=["GET", "POST"]),
            Route("/me/notices/push", self.subscribe, methods=["POST"]),
            Route("/me/notices/push/remove", self.unsubscribe, methods=["POST"]),
            Route("/me/notices/hook", self.own_hook, methods=["POST"]),
            Route("/me/next", self.next_table),
            Route("/tables/{id}/hook", self.table_hook, methods=["GET", "POST"]),
        ]

    # --- a member's own

    async def notices(self, request: Request) -> Response:
        if request.method == "GET":
            person = self.members.reader(request)
            self.members.need_member(person)
            return await self.answer(request, person)
        person = self.members.member(request)
        wanted = await read_body(request, WantedNotices, self.most)
        when = {"zone": quiet.need_zone(wanted.zone), "quiet": quiet.need_hours(wanted.quiet)}
        await self.database.ask(kept.choose, person, {"notify": ",".join(sorted(set(wanted.notify))), **when})
        return await self.answer(request, person)

    async def answer(self, request: Request, person: str) -> Response:
        found, device = await self.database.ask(ways.of_member, person), self.callers.device(request)
        if found is None:
            raise Refused("forbidden", "this is for members")
        told = [each["id"] for each in found["devices"]]
        key = await asyncio.to_thread(lambda: self.telling.keys.public)  # the first time takes a while
        return Json(
            Notices(
                key=key,
                notify=[kind for kind in found["notify"].split(",") if kind],
                zone=found["zone"],
                quiet=found["quiet"],
                here=device is not None and device.id in told,
                devices=len(told),
                hook=hook_info(found["hook"]),
            )
        )

    async def subscribe(self, request: Request) -> Response:
        person, device = self.members.member(request), self.callers.device(request)
        wanted = await read_body(request, Subscription, self.most)
        self.telling.guard.push_door(wanted.endpoint)
        key, secret = await asyncio.to_thread(device_keys, wanted.p256dh, wanted.auth)
        if device is None:
            raise Refused("forbidden", "this is for a member's device")
        await self.database.ask(ways.subscribe, person, device.id, wanted.endpoint, key, secret)
        self.telling.people.add(person)
        return await self.answer(request, person)

    async def unsubscribe(self, request: Request) -> Response:
        person, device = self.members.member(request), self.callers.device(request)
        await read_body(request, Empty, self.most)
        if device:
            await self.database.ask(ways.unsubscribe, device.id)
        return await self.answer(request, person)

    async def own_hook(self, request: Request) -> Response:
        person = self.members.member(request)
        await self.keep_hook(request, person, None)
        self.telling.people.add(person)
        return await self.answer(request, person)

    async def keep_hook(self, request: Request, person: str, table: str | None) -> None:
        wanted = await read_body(request, WantedHook, self.most)
        if wanted.url:
            self.telling.guard.door(wanted.url)
        site = origin_of(request.headers["origin"]) or ""
        await self.database.ask(ways.set_hook, person, table, wanted.url, site)

    # --- a table's

    async def table_hook(self, request: Request) -> Response:
        """The secret is for who set it; so is the address, which opens somebody's channel to whoever has it."""
        table = request.path_params["id"]
        person = self.members.member(request) if request.method == "POST" else self.members.reader(request)
        (await self.tables.asker(table, person)).need_host()
        if request.method == "POST":
            await self.keep_hook(request, person, table)
            self.telling.tables.add(table)
        found = await self.database.ask(ways.of_table, table)
        return Json(TableHook(hook_info(found) if found and found["member"] == person else None))

    # --- where one is waited for

    async def next_table(self, request: Request) -> Response:
        person = self.callers.reader(request)
        return Json(await self.waiting_for(person, request.query_params.get("but", "")))

    async def waiting_for(self, person: str | None, but: str = "") -> NextTable:
        """Where others wait, or that is played turn by turn, before games against bots."""
        rows = [row for row in await self.database.ask(ways.waiting_for, person) if row["id"] != but] if person else []
        asked = [row for row in rows if row["others"] or read_facts(row["facts"]).pace == "turns"]
        first = next(iter([*asked, *rows]), None)
        return NextTable(first["id"] if first else None, len(asked))

    async def play(self, request: Request) -> Response:
        """To the table that has waited longest, or to the start page."""
        found = (await self.waiting_for(self.callers.reader(request))).table
        return RedirectResponse(f"/table/{found}" if found else "/", 303, {"Cache-Control": "no-store"})


def hook_info(row: Row | None) -> Hook | None:
    return Hook(row["url"], row["secret"]) if row else None
