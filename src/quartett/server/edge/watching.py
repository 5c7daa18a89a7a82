"""Who may read the figures of this server: who shows the token; without one, who asks on this machine."""

import hmac
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from quartett.engine import Refused
from quartett.server.edge.addresses import HERE, address, place_of
from quartett.server.edge.origins import origin_of
from quartett.server.edge.sockets import Sockets
from quartett.server.machine.health import LoopWatch
from quartett.server.machine.metrics import Metrics, Sight
from quartett.server.settings import Settings
from quartett.server.storage import sql

FORWARDED = ("forwarded", "via", "x-real-ip", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port")


class Watching:
    def __init__(self, metrics: Metrics, sockets: Sockets, settings: Settings, loop_watch: LoopWatch) -> None:
        self.metrics, self.sockets, self.loop_watch = metrics, sockets, loop_watch
        self.tables, self.token = sockets.tables, settings.metrics_token

    async def answer(self, request: Request) -> Response:
        """To everybody else there is no such address."""
        if not self.may_read(request):
            raise HTTPException(404)
        page, name = self.metrics.page(await self.look(), request.headers.get("accept", ""))
        return Response(page, headers={"Content-Type": name, "Cache-Control": "no-store"})

    def may_read(self, request: Request) -> bool:
        if not self.token:
            return is_here(request)
        shown = request.headers.get("authorization", "")
        return hmac.compare_digest(shown.encode(), f"Bearer {self.token}".encode())

    async def look(self) -> Sight:
        tables = self.tables
        try:
            kept = await tables.database.ask(sql.count_tables)
        except Refused:  # which is noted, and is a figure
            kept = None
        waiting, compiled = len(tables.bots.waiting), dict(tables.compiler.progress)
        return Sight(kept, tables.counts_in_memory(), len(self.sockets.clients), waiting, compiled, self.loop_watch.longest_stall)


def is_here(request: Request) -> bool:
    """Does somebody on this machine ask, for themselves, by the machine's own name? A proxy here asks for the whole world."""
    if address(request) != HERE or any(name in request.headers for name in FORWARDED):
        return False
    called = urlsplit(origin_of(f"http://{request.headers.get('host', '')}") or "").hostname or ""
    return called == "localhost" or place_of(called) == HERE
