"""Who asks, and whether they may ask again already."""

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from quartett.engine import Refused
from quartett.server.club.register import Device, Register
from quartett.server.edge.addresses import address
from quartett.server.edge.guests import COOKIE, YEAR, Guests
from quartett.server.edge.limits import Buckets
from quartett.server.edge.origins import Origins
from quartett.server.settings import Limits

MEMBER = "member"  # how the cookie of a member's device begins; a guest's begins with the guest


class Callers:
    def __init__(self, guests: Guests, register: Register, limits: Limits, origins: Origins) -> None:
        self.guests, self.register, self.origins = guests, register, origins
        self.reads, self.changes, self.newcomers = Buckets(limits.reads), Buckets(limits.changes), Buckets(limits.newcomers)
        self.listings = Buckets(limits.listings)

    def guest(self, connection: HTTPConnection) -> str | None:
        """Who it is: a member by a device that is signed in, or a guest by the signature. Nothing else says who anybody is."""
        if device := self.device(connection):
            return device.member
        guest = self.guests.read(connection.cookies.get(COOKIE))
        return guest if guest and self.register.is_guest(guest) else None

    def device(self, connection: HTTPConnection) -> Device | None:
        """The member's device, if the cookie is one's."""
        mark, _, secret = connection.cookies.get(COOKIE, "").partition(".")
        return self.register.find(secret) if mark == MEMBER else None

    def is_member(self, person: str) -> bool:
        return person in self.register.members

    def need_rateable(self, person: str) -> None:
        """A rating belongs to somebody who stays: a guest's would be lost with a cookie, or begun anew at will."""
        if not self.is_member(person):
            raise Refused("members_only", "rated games are for members: add a passkey or a recovery code first")

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
        """For another year: a device's as it is, else the guest's."""
        value = request.cookies[COOKIE] if self.device(request) else self.guests.sign(guest)
        return self.with_value(response, request, value)

    def with_device_cookie(self, response: Response, request: Request, secret: str) -> Response:
        return self.with_value(response, request, f"{MEMBER}.{secret}")

    def with_value(self, response: Response, request: Request, value: str) -> Response:
        secure = self.origins.is_secure(request)
        response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
        return response

    def without_cookie(self, response: Response) -> Response:
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
        return response
