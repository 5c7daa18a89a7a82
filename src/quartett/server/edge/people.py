"""What is asked over HTTP about people: records and ratings. Everybody may read them; who hides theirs is not there."""

import re

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quartett import games
from quartett.engine import Refused
from quartett.server.club import people
from quartett.server.edge.callers import Callers
from quartett.server.edge.headers import Json, read_body
from quartett.server.edge.shapes import Empty, Hide
from quartett.server.settings import Settings
from quartett.server.table.tables import Tables, read_facts

PLAYER = re.compile(r"[A-Za-z0-9:@_-]{1,64}")  # not every database takes every character
NUMBER = re.compile(r"[0-9]{1,2}")


class People:
    def __init__(self, tables: Tables, callers: Callers, settings: Settings) -> None:
        self.tables, self.callers, self.settings = tables, callers, settings
        self.database = tables.database

    def routes(self) -> list[Route]:
        return [
            Route("/people/me", self.hide, methods=["POST"]),
            Route("/people/{id}", self.profile),
            Route("/ratings/{name}/{players}", self.board),
            Route("/tables/{id}/ratings", self.at_table),
        ]

    async def profile(self, request: Request) -> Response:
        guest, player = self.callers.reader(request), request.path_params["id"]
        found = await self.database.ask(people.profile, player, guest) if PLAYER.fullmatch(player) else None
        if found is None:
            raise Refused("not_found", "there is nobody under this address who shows a record")
        return Json(found)

    async def hide(self, request: Request) -> Response:
        guest = self.callers.changer(request)
        wanted = await read_body(request, Hide, self.settings.limits.body_bytes)
        await self.database.ask(people.hide, guest, wanted.hidden)
        return Json(Empty())

    async def board(self, request: Request) -> Response:
        self.callers.reader(request)
        game, players = request.path_params["name"], request.path_params["players"]
        if game not in games.names() or not NUMBER.fullmatch(players) or int(players) not in games.load(game).players:
            raise Refused("not_found", "there is no such game for so many players")
        return Json(await self.database.ask(people.board, game, int(players)))

    async def at_table(self, request: Request) -> Response:
        guest, table = self.callers.reader(request), request.path_params["id"]
        (await self.tables.asker(table, guest)).need_watch()
        row = await self.tables.row(table)
        facts = read_facts(row["facts"])
        return Json(await self.database.ask(people.at_table, {**row, "players": facts.players}, facts.rated))
