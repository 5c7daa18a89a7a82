"""What members ask over HTTP: keeping one's games, signing in and out, one's data."""

from datetime import UTC, datetime
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from quartett.engine import Refused
from quartett.server.club import codes, kept, moving, passkeys
from quartett.server.club.members import Members, Proof, code_proof, exported, passkey_proof
from quartett.server.edge.addresses import address
from quartett.server.edge.callers import Callers
from quartett.server.edge.guests import COOKIE
from quartett.server.edge.headers import Json, read_body
from quartett.server.edge.limits import Buckets
from quartett.server.edge.origins import origin_of
from quartett.server.edge.shapes import (
    Account,
    Code,
    DeviceInfo,
    Empty,
    Exported,
    Farewell,
    KeptCode,
    MadePasskey,
    NewPasskey,
    PasskeyInfo,
    SettingsOfMember,
    ShownCode,
    ShownPasskey,
    SignInChallenge,
)
from quartett.server.edge.sockets import Sockets
from quartett.server.settings import Settings
from quartett.server.storage import sql
from quartett.server.storage.sql import Row

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "Firefox/": "Firefox",
    "FxiOS": "Firefox",
    "Chrome/": "Chrome",
    "CriOS": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "Windows": "Windows",
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


class Caller(NamedTuple):
    person: str
    cookie: str  # what challenges are bound to
    origin: str

    @property
    def site(self) -> str:
        """The name passkeys are made for."""
        return urlsplit(self.origin).hostname or ""


class MembersApi:
    def __init__(self, members: Members, callers: Callers, sockets: Sockets, settings: Settings) -> None:
        self.members, self.callers, self.sockets = members, callers, sockets
        self.database, self.most = members.database, settings.limits.body_bytes
        self.attempts = Buckets(settings.limits.sign_ins)

    def routes(self) -> list[BaseRoute]:
        posts = {
            "/me/settings": self.choose,
            "/me/passkeys/options": self.passkey_options,
            "/me/passkeys": self.add_passkey,
            "/me/passkeys/{id}/remove": self.remove_passkey,
            "/me/recovery": self.new_code,
            "/me/recovery/keep": self.keep_code,
            "/me/sign-in/options": self.sign_in_options,
            "/me/sign-in": self.sign_in,
            "/me/sign-in/code": self.sign_in_by_code,
            "/me/sign-out": self.sign_out,
            "/me/sign-out/everywhere": self.sign_out_everywhere,
            "/me/devices/{id}/remove": self.remove_device,
            "/me/delete": self.delete,
        }
        reads = [Route("/me/account", self.account), Route("/me/export", self.export)]
        return [*reads, *(Route(path, answer, methods=["POST"]) for path, answer in posts.items())]

    # --- who asks

    def caller(self, request: Request) -> Caller:
        """Who asks to change something, from a page of ours: only the cookie says who that is."""
        person = self.callers.changer(request)
        return Caller(person, request.cookies[COOKIE], origin_of(request.headers["origin"]) or "")

    def member(self, request: Request) -> str:
        person = self.callers.changer(request)
        self.need_member(person)
        return person

    def need_member(self, person: str) -> None:
        if not self.callers.is_member(person):
            raise Refused("forbidden", "this is for members: add a passkey or a recovery code first")

    def reader(self, request: Request) -> str:
        person = self.callers.reader(request)
        if person is None:
            raise Refused("forbidden", "ask for /api/me first: it makes you a guest")
        return person

    # --- one's own account

    async def account(self, request: Request) -> Response:
        person = self.reader(request)
        if device := self.callers.device(request):
            await self.members.note_visit(device)
        return Json(await self.picture(request, person))

    async def picture(self, request: Request, person: str, here: str = "") -> Account:
        """All there is about a person; `here` is the device that is just being signed in."""
        rows, name = await self.database.ask(kept.read, person), await self.database.ask(sql.guest_name, person)
        device = self.callers.device(request)
        here = here or (device.id if device else "")
        member: Row = next(iter(rows["members"]), {"language": "", "notify": ""})
        return Account(
            id=person,
            name=name,
            member=bool(rows["members"]),
            language=member["language"],
            notify=[kind for kind in member["notify"].split(",") if kind],
            passkeys=[passkey_info(row) for row in rows["passkeys"]],
            devices=[device_info(row, here) for row in rows["devices"]],
            recovery=next((as_date(row["created"]) for row in rows["recovery_codes"]), None),
            tables=len(await self.database.ask(moving.tables_of, person)),
        )

    async def choose(self, request: Request) -> Response:
        person = self.member(request)
        wanted = await read_body(request, SettingsOfMember, self.most)
        more = {} if wanted.notify is None else {"notify": ",".join(sorted(set(wanted.notify)))}
        await self.database.ask(kept.choose, person, {"language": wanted.language, **more})
        return Json(await self.picture(request, person))

    async def export(self, request: Request) -> Response:
        person = self.reader(request)
        found = Exported(exported(await self.database.ask(kept.export, person)))
        return Json(found, headers={"Content-Disposition": 'attachment; filename="quartett-my-data.json"'})

    async def delete(self, request: Request) -> Response:
        """Everything about the asker, guest or member."""
        person = self.callers.changer(request)
        await read_body(request, Farewell, self.most)
        await self.members.forget(person)
        self.sockets.let_go(person)
        return self.callers.without_cookie(Json(Empty()))

    # --- ways in

    async def passkey_options(self, request: Request) -> Response:
        caller = self.caller(request)
        await read_body(request, Empty, self.most)
        known = (await self.database.ask(kept.read, caller.person))["passkeys"]
        challenge = self.members.challenges.new(caller.cookie, "add")
        name = await self.database.ask(sql.guest_name, caller.person) or "Guest"
        user = passkeys.text(caller.person.encode())
        found = [passkeys.text(bytes(row["credential"])) for row in known]
        return Json(NewPasskey(passkeys.text(challenge), caller.site, user, name, found))

    async def add_passkey(self, request: Request) -> Response:
        caller = self.caller(request)
        sent = await read_body(request, MadePasskey, self.most)
        challenge = self.members.challenges.take(caller.cookie, "add")
        made = passkeys.made(challenge, caller.origin, caller.site, sent.credential, sent.client_data, sent.attestation)
        secret, device = self.first_device(request, caller.person)
        await self.members.add_passkey(caller.person, sent.language, {**made, "name": device_name(request)}, device)
        return await self.arrived(request, caller.person, secret, device)

    async def remove_passkey(self, request: Request) -> Response:
        person = self.member(request)
        await read_body(request, Empty, self.most)
        await self.members.remove_passkey(person, request.path_params["id"][:64])
        return Json(await self.picture(request, person))

    async def new_code(self, request: Request) -> Response:
        caller = self.caller(request)
        await read_body(request, Empty, self.most)
        return Json(Code(self.members.new_code(caller.cookie)))

    async def keep_code(self, request: Request) -> Response:
        caller = self.caller(request)
        sent = await read_body(request, KeptCode, self.most)
        secret, device = self.first_device(request, caller.person)
        await self.members.keep_code(caller.cookie, sent.code, caller.person, sent.language, device)
        return await self.arrived(request, caller.person, secret, device)

    def first_device(self, request: Request, person: str) -> tuple[str, Row | None]:
        """With the first credential the guest's cookie, which nobody can take back, gives way to one of a device."""
        if self.callers.is_member(person):
            return "", None
        return self.members.new_device(device_name(request))

    async def arrived(self, request: Request, person: str, secret: str, device: Row | None) -> Response:
        """The account; a browser that is a device from now on gets its cookie, and then its other windows come in anew."""
        answer = Json(await self.picture(request, person, device["id"] if device else ""))
        if device:
            self.callers.with_device_cookie(answer, request, secret)
            answer.background = BackgroundTask(self.sockets.let_go, person)
        return answer

    # --- in and out

    async def sign_in_options(self, request: Request) -> Response:
        caller = self.caller(request)
        await read_body(request, Empty, self.most)
        return Json(SignInChallenge(passkeys.text(self.members.challenges.new(caller.cookie, "sign-in")), caller.site))

    async def sign_in(self, request: Request) -> Response:
        caller = self.caller(request)
        self.attempts.take(address(request))
        sent = await read_body(request, ShownPasskey, self.most)
        challenge = self.members.challenges.take(caller.cookie, "sign-in")
        found = await self.database.ask(kept.passkey_of, passkeys.data(sent.credential))
        if found is None:
            raise passkeys.NotProven
        count = passkeys.shown(
            challenge, caller.origin, caller.site, found, sent.client_data, sent.authenticator_data, sent.signature, sent.user
        )
        secret, device = self.members.new_device(device_name(request))
        return await self.come_in(request, caller, found["member"], passkey_proof(found, count), secret, device, sent.keep)

    async def sign_in_by_code(self, request: Request) -> Response:
        caller = self.caller(request)
        self.attempts.take(address(request))
        sent = await read_body(request, ShownCode, self.most)
        code = codes.plain(sent.code)
        person = await self.database.ask(kept.code_of, code)
        if person is None:
            raise passkeys.NotProven
        secret, device = self.members.new_device(device_name(request), kept.digest(code))
        return await self.come_in(request, caller, person, code_proof(code), secret, device, sent.keep)

    async def come_in(self, request: Request, caller: Caller, person: str, proof: Proof, secret: str, device: Row, keep: bool) -> Response:
        guest = caller.person if keep and not self.callers.is_member(caller.person) else None
        await self.members.sign_in(person, proof, device, self.callers.device(request), guest)
        self.sockets.let_go(caller.person)
        return await self.arrived(request, person, secret, device)

    async def sign_out(self, request: Request) -> Response:
        person, device = self.member(request), self.callers.device(request)
        await read_body(request, Empty, self.most)
        if device:
            await self.members.sign_out(person, [device.id])
        self.sockets.let_go(person)
        return self.callers.without_cookie(Json(Empty()))

    async def sign_out_everywhere(self, request: Request) -> Response:
        person = self.member(request)
        await read_body(request, Empty, self.most)
        await self.members.sign_out(person, None)
        self.sockets.let_go(person)
        return self.callers.without_cookie(Json(Empty()))

    async def remove_device(self, request: Request) -> Response:
        person = self.member(request)
        await read_body(request, Empty, self.most)
        await self.members.sign_out(person, [request.path_params["id"][:64]])
        self.sockets.let_go(person)
        return Json(await self.picture(request, person))


def passkey_info(row: Row) -> PasskeyInfo:
    return PasskeyInfo(row["id"], row["name"], as_date(row["created"]), as_date(row["used"]))


def device_info(row: Row, here: str) -> DeviceInfo:
    return DeviceInfo(row["id"], row["name"], as_date(row["created"]), as_date(row["seen"]), row["id"] == here)


def device_name(request: Request) -> str:
    """Browser and system in two words, from a list: what else a browser says of itself is not kept."""
    said = request.headers.get("user-agent", "")
    browser = next((name for sign, name in BROWSERS.items() if sign in said), "")
    system = next((name for sign, name in SYSTEMS.items() if sign in said), "")
    return ", ".join(part for part in (browser, system) if part)


def as_date(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
