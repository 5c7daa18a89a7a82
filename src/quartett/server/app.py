"""The server put together, and started."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from secrets import token_bytes
from socket import socket as Socket  # noqa: N812 - a class
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.routing import Route

from quartett.engine import Refused
from quartett.server.club import kept
from quartett.server.edge import pages
from quartett.server.edge.addresses import networks
from quartett.server.edge.callers import Callers
from quartett.server.edge.connections import Connection, Connections, SocketConnection, fitting, raise_descriptors
from quartett.server.edge.guests import Guests
from quartett.server.edge.headers import Edge, on_failure, on_gone, on_http, on_refused
from quartett.server.edge.http import Api
from quartett.server.edge.origins import Origins
from quartett.server.edge.sockets import Sockets
from quartett.server.edge.watching import Watching
from quartett.server.machine import garbage, journal
from quartett.server.machine.compiling import Compiler
from quartett.server.machine.health import LoopWatch
from quartett.server.machine.metrics import Metrics
from quartett.server.notices.guard import Guard
from quartett.server.notices.push import Keys
from quartett.server.notices.telling import Telling
from quartett.server.settings import Settings
from quartett.server.start import listen, open_database
from quartett.server.storage import sql
from quartett.server.storage.database import Database
from quartett.server.table.daily import Deals
from quartett.server.table.tables import Tables

HEARTBEAT_SECONDS, HEARTBEAT_LATE_SECONDS = 40, 20  # pages send one of their own, more often
KEPT_OPEN_SECONDS = 75  # longer than proxies keep idle connections: who closes first must not be us, just as a request is on its way
HANDED_OVER_SECONDS = 0.0005
SHUTDOWN_SECONDS = 5
TICKS_A_SECOND = 10  # as uvicorn does


def application(settings: Settings, database: Database, started: list[Api]) -> Any:
    """The ASGI application; its interface is put into `started` when it has started."""

    origins = Origins(settings.origins)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        guests = Guests(sql.key(database.engine, "cookies", token_bytes(32)))
        compiler, loop_watch, metrics = Compiler(), LoopWatch(), Metrics()
        tables = Tables(settings, database, compiler)
        callers = Callers(guests, kept.read_register(database.engine), settings.limits, origins)
        guard = Guard(settings.push_hosts, settings.inner_hosts)
        telling = Telling(database, guard, Keys(sql.key(database.engine, "push", token_bytes(32)), contact(settings.origins)))
        tables.listener = telling
        deals = Deals(sql.key(database.engine, "daily", token_bytes(32)), database, tables.writer, tables.bots, compiler)
        api = Api(tables, deals, callers, Sockets(tables, callers, settings), settings, loop_watch, telling)
        watching = Watching(metrics, api.sockets, settings, loop_watch)
        app.router.routes[:0] = [Route("/metrics", watching.answer), Route("/play", api.notices.play), *api.routes()]
        started.append(api)
        tasks = [asyncio.create_task(each) for each in (garbage.sweep(), api.sockets.watch_clients(), database.watch())]
        journal.note("started", database=database.engine.dialect.name)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await telling.close()
            await loop_watch.close()
            await compiler.close()
            await tables.close()
            api.replays.close()
            api.reviews.close()
            deals.close()
            database.close()
            metrics.close()

    handlers: dict[Any, Any] = {Refused: on_refused, ClientDisconnect: on_gone, Exception: on_failure}
    handlers[HTTPException] = pages.or_start_page(settings.web, on_http)
    app = Starlette(routes=pages.routes(settings.web), lifespan=lifespan, exception_handlers=handlers)
    return Edge(app, origins, settings.limits)


class Server(uvicorn.Server):
    """Ours alone on its database; says goodbye on every socket before it closes them."""

    server_state: Connections

    def __init__(self, settings: Settings) -> None:
        settings = replace(settings, limits=fitting(settings.limits))
        self.apis: list[Api] = []
        connections = Connections(settings)
        super().__init__(configuration(settings, application(settings, open_database(settings), self.apis)))
        self.server_state = connections

    async def startup(self, sockets: list[Socket] | None = None) -> None:
        """Doors first: pages are served while games are got ready."""
        await super().startup(sockets)
        for api in self.apis:
            api.tables.compiler.open()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_SECOND == 0:
            self.server_state.sweep(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[Socket] | None = None) -> None:
        for api in self.apis:
            await api.sockets.dismiss_all()
        await super().shutdown(sockets)


def contact(origins: tuple[str, ...]) -> str:
    """Where push services find whoever runs this server."""
    return next((origin for origin in origins if origin.startswith("https:")), "")


def configuration(settings: Settings, app: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=Connection,
        ws=SocketConnection,
        ws_max_size=settings.limits.frame_bytes,
        ws_ping_interval=HEARTBEAT_SECONDS,
        ws_ping_timeout=HEARTBEAT_LATE_SECONDS,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[str(network) for network in networks(settings.trusted_proxies)],
        timeout_keep_alive=KEPT_OPEN_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def serve(settings: Settings, ready: Callable[[str], None] = lambda address: None) -> None:
    """Serve until told to stop; `ready` is told the address once everything is well."""
    journal.listen_to_libraries()
    garbage.put_off()
    raise_descriptors()
    # The writer's thread gives the interpreter away at every row and has to wait for it to come back: not for the usual 5 ms.
    sys.setswitchinterval(HANDED_OVER_SECONDS)
    server = Server(settings)
    with listen(settings) as door:
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        ready(f"http://{host}:{door.getsockname()[1]}/")
        server.run(sockets=[door])
