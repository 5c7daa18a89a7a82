"""The edge: headers on everything, checks before anything changes, errors in one shape."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from quartett.engine import Refused
from quartett.server.machine import journal

T = TypeVar("T")
STATUS = {
    "not_found": 404,
    "forbidden": 403,
    "cross_site": 403,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "seat_taken": 409,
    "internal": 500,
    "unavailable": 503,
}
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

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
            return
        try:
            await self.app(scope, receive, send)
        except WebSocketDisconnect:
            pass  # gone before we were done
        except Exception as problem:
            if scope["type"] != "websocket":
                raise
            if isinstance(problem, OSError):
                return  # gone before we had let it in
            journal.note_failure("socket_failed", problem)

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
            await self.app(scope, receive, send_safely)
        except Exception as problem:
            journal.note_failure("request_failed", problem)
            if not status:
                await problem_answer(Refused("internal", "this did not work"))(scope, receive, send_safely)
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


async def on_http(request: Request, problem: Exception) -> Response:
    """What the framework refuses by itself: unknown paths, wrong methods."""
    assert isinstance(problem, HTTPException)
    known = {404: "not_found", 405: "bad_method"}
    body = {"error": known.get(problem.status_code, "bad_request"), "message": problem.detail}
    return Json(body, status_code=problem.status_code, headers=dict(problem.headers or {}))


def need_same_origin(connection: HTTPConnection) -> None:
    """Browsers say where a request comes from; only our own pages may change anything or open a socket."""
    origins = connection.headers.getlist("origin")
    try:
        origin = urlsplit(origins[0]).netloc if len(origins) == 1 else ""
    except ValueError:
        origin = ""
    if not origin or origin != connection.headers.get("host"):
        raise Refused("cross_site", "this comes from another site")


def need_own_header(request: Request) -> None:
    """A form of another site cannot send this header."""
    need_same_origin(request)
    if request.headers.get("x-quartett") != "1":
        raise Refused("cross_site", "the header X-Quartett is missing")


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


Endpoint = Callable[[Request], Awaitable[Response]]
