"""The edge: headers on everything, checks before anything changes, errors in one shape."""

import gzip
import time
from typing import Any, TypeVar

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from quartett.engine import Refused
from quartett.server.edge.addresses import HERE, address
from quartett.server.edge.limits import Buckets
from quartett.server.edge.origins import Origins
from quartett.server.machine import journal
from quartett.server.settings import Limits

T = TypeVar("T")
STATUS = {
    "not_found": 404,
    "forbidden": 403,
    "members_only": 403,
    "cross_site": 403,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "seat_taken": 409,
    "name_taken": 409,
    "last_key": 409,
    "not_signed_in": 403,
    "internal": 500,
    "unavailable": 503,
    "wrong_host": 421,
    "bad_method": 405,
}
FAILED = Refused("internal", "this did not work")
POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions on the boards; no scripts hide in them
        "img-src 'self' data:",
        "font-src 'self' data:",
        "media-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Json(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return content if isinstance(content, bytes) else msgspec.json.encode(content)


class Edge:
    """Around the whole application: safe headers, a line in the journal for every request, never a stack trace."""

    def __init__(self, app: ASGIApp, origins: Origins, limits: Limits) -> None:
        self.app, self.origins = app, origins
        self.requests = Buckets(limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
            return
        try:
            if scope["type"] == "websocket":
                self.check(scope)
            await self.app(scope, receive, send)
        except Refused as refused:
            await problem_answer(refused)(scope, receive, send)
        except Exception as problem:
            if scope["type"] != "websocket":
                raise
            if not isinstance(problem, WebSocketDisconnect | OSError):  # gone before we were done
                journal.note_failure("socket_failed", problem)

    def check(self, scope: Scope) -> None:
        """Before anything is done: may this address ask again already, and is the request meant for us?"""
        place = address(HTTPConnection(scope))
        if place != HERE:
            self.requests.take(place)
        self.origins.need_host(scope)
        if not scope["path"].startswith("/"):
            raise Refused("bad_request", "an address begins with /")

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self.check(scope)
            await self.app(scope, receive, send_safely)
        except Refused as refused:
            await problem_answer(refused)(scope, receive, send_safely)
        except Exception as problem:
            journal.note_failure("request_failed", problem)
            if not status:
                await problem_answer(FAILED)(scope, receive, send_safely)
        finally:
            ms = round((time.perf_counter() - began) * 1000, 1)
            journal.note("request", method=scope["method"], kind=kind_of(scope["path"]), status=status, ms=ms)


def kind_of(path: str) -> str:
    """A path without what identifies a table or lets somebody in."""
    parts = path.split("/")
    if parts[1:3] == ["api", "tables"] and len(parts) > 3:
        return "/api/tables/*/" + (parts[4] if len(parts) > 4 and parts[4].isalpha() else "")
    return "/".join(part[:24] for part in parts[:3]) if parts[1:2] == ["api"] else f"/{parts[1][:24]}"


def problem_answer(refused: Refused) -> Response:
    body = {"error": refused.code, "message": refused.message}
    return Json(body, status_code=STATUS.get(refused.code, 400))


async def on_refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused)
    return problem_answer(problem)


async def on_failure(request: Request, problem: Exception) -> Response:
    """An error of ours. The framework raises it again, so that it is noted."""
    return problem_answer(FAILED)


async def on_gone(request: Request, problem: Exception) -> Response:
    """Gone before the whole request was here: nobody reads this."""
    return problem_answer(Refused("bad_request", "the request was not whole"))


async def on_http(request: Request, problem: Exception) -> Response:
    """What the framework refuses by itself: unknown paths, wrong methods."""
    assert isinstance(problem, HTTPException)
    known = {404: "not_found", 405: "bad_method"}
    body = {"error": known.get(problem.status_code, "bad_request"), "message": problem.detail}
    return Json(body, status_code=problem.status_code, headers=dict(problem.headers or {}))


def number_of(connection: HTTPConnection, name: str, usual: int | None = None) -> int | None:
    """A number from the query; None if it is none."""
    text = connection.query_params.get(name)
    if text is None:
        return usual
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def is_known(request: Request, headers: dict[str, str]) -> bool:
    """Does the asker have this already?"""
    return headers["ETag"] in request.headers.get("If-None-Match", "")


def compressed(request: Request, page: bytes, headers: dict[str, str]) -> Response:
    """JSON that is kept compressed, as the asker can read it."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        return Response(page, media_type=Json.media_type, headers={**headers, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(page), media_type=Json.media_type, headers=headers)


async def read_body(request: Request, shape: type[T], most: int) -> T:
    """The body as this shape; too much or something else is refused."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused("too_large", f"a request has at most {most} bytes")
    try:
        return msgspec.json.decode(body or b"{}", type=shape)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Refused("bad_request", f"not understood: {str(problem)[:200]}") from None
