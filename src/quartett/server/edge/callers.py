"""Who asks, and whether they may ask again already."""

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from quartett.engine import Refused
from quartett.server.edge.addresses import address
from quartett.server.edge.guests import COOKIE, YEAR, Guests
from quartett.server.edge.limits import Buckets
from quartett.server.edge.origins import Origins
from quartett.server.settings import Limits


class Callers:
    def __init__(self, guests: Guests, limits: Limits, origins: Origins) -> None:
        self.guests, self.origins = guests, origins
        self.reads, self.changes, self.newcomers = Buckets(limits.reads), Buckets(limits.changes), Buckets(limits.newcomers)
        self.listings = Buckets(limits.listings)

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
        self.origins.need_own_header(request)
        guest = self.guest(request)
        if guest is None:
            self.newcomers.take(address(request))
            raise Refused("forbidden", "ask for /api/me first: it makes you a guest")
        self.changes.take(guest)
        return guest

    def comer(self, connection: HTTPConnection) -> str | None:
        """Who opens a socket, if known."""
        guest = self.guest(connection)
        self.reads.take(guest or address(connection))
        return guest

    def with_cookie(self, response: Response, request: Request, guest: str) -> Response:
        secure = self.origins.is_secure(request)
        response.set_cookie(COOKIE, self.guests.sign(guest), max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
        return response
