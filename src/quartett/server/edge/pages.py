"""The pages of the browser's half, as it was built."""

import os
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

Answer = Callable[[Request, Exception], Awaitable[Response]]
FILES = ("/api/", "/assets/")
PAGES = (
    "/",
    "/table/{id}",
    "/join/{id}/{token}",
    "/replay/{id}",
    "/rules/{game}",
    "/me",
    "/people/{id}",
    "/ratings/{game}/{players}",
)
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Quartett</title>
<h1>Quartett</h1><p>The server runs, but its pages have not been built yet.</p>
<p>In the checkout, run <code>make web</code> (or <code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>) and reload,
or set <code>QUARTETT_WEB</code> to a directory with the built pages.</p></html>"""


def built_pages() -> Path | None:
    """Where the built pages are: as told, in the package, or in the checkout."""
    package = Path(__file__).resolve().parents[2]
    told = os.environ.get("QUARTETT_WEB")
    places = [Path(told)] if told else [package / "web", package.parents[1] / "web" / "dist"]
    return next((place for place in places if (place / "index.html").is_file()), None)


def routes(web: Path | None) -> list[BaseRoute]:
    async def page(request: Request) -> Response:
        return start_page(web, 200)

    found: list[BaseRoute] = [Route(path, page) for path in PAGES]
    home = web or built_pages()
    if home:
        files = GZipMiddleware(Assets(directory=home), minimum_size=500)
        found.append(Mount("/", files))
    return found


def start_page(web: Path | None, status: int) -> Response:
    """The page that finds its way by the address; for an address that is none, it says so."""
    home = web or built_pages()  # it may have been built since
    if home is None:
        return HTMLResponse(NOT_BUILT, status_code=status)
    return FileResponse(home / "index.html", status_code=status, headers={"Cache-Control": "no-cache"})


def or_start_page(web: Path | None, otherwise: Answer) -> Answer:
    """Who goes to an address that is none with a browser gets a page all the same."""

    async def answer(request: Request, problem: Exception) -> Response:
        unknown = isinstance(problem, HTTPException) and problem.status_code == 404
        return start_page(web, 404) if unknown and is_visit(request) else await otherwise(request, problem)

    return answer


def is_visit(request: Request) -> bool:
    """Does somebody go to an address with a browser? Scripts, pictures and programs are better served with a plain error."""
    path, wanted = request.scope["path"], request.headers.get("accept", "")
    return request.scope.get("method") in ("GET", "HEAD") and "text/html" in wanted and not path.startswith(FILES)


class Assets(StaticFiles):
    """Files with a hash in their name never change."""

    def file_response(self, full_path, stat_result, scope, status_code=200):  # type: ignore[no-untyped-def]
        response = super().file_response(full_path, stat_result, scope, status_code)
        if "/assets/" in str(full_path):
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
