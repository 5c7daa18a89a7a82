"""The pages of the browser's half, as it was built."""

import os
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

PAGES = ("/", "/table/{id}", "/join/{id}/{token}", "/replay/{id}")
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
        home = web or built_pages()  # it may have been built since
        if home is None:
            return HTMLResponse(NOT_BUILT, status_code=200)
        return FileResponse(home / "index.html", headers={"Cache-Control": "no-cache"})

    found: list[BaseRoute] = [Route(path, page) for path in PAGES]
    home = web or built_pages()
    if home:
        files = GZipMiddleware(Assets(directory=home), minimum_size=500)
        found.append(Mount("/", files))
    return found


class Assets(StaticFiles):
    """Files with a hash in their name never change."""

    def file_response(self, full_path, stat_result, scope, status_code=200):  # type: ignore[no-untyped-def]
        response = super().file_response(full_path, stat_result, scope, status_code)
        if "/assets/" in str(full_path):
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
