"""Where our pages are, as browsers see it: only from there may anything be changed or a socket be opened."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.types import Scope

from quartett.engine import Refused
from quartett.server.machine import journal

USUAL_PORTS = {"http": 80, "https": 443}
BY_ADDRESS = ("/health", "/metrics")  # whoever watches over the machine asks by its address


class AnotherSite(Refused):
    def __init__(self) -> None:
        do = "Behind a proxy the server has to be told where its pages are: --origin (docs/how-to/host.md)"
        super().__init__("cross_site", f"this comes from another site. {do}")


class WrongHost(Refused):
    def __init__(self) -> None:
        do = "Where the pages are is what the server was told with --origin, port and all (docs/how-to/host.md)"
        super().__init__("wrong_host", f"there is no such site here. {do}")


class Origins:
    """Those that were configured; without any, every request is believed about where it came to."""

    def __init__(self, configured: tuple[str, ...] = ()) -> None:
        self.known = {configured_origin(text) for text in configured}

    def need_host(self, scope: Scope) -> None:
        """A name that another site has pointed to us does not make its pages ours."""
        if not self.known or scope["path"] in BY_ADDRESS:
            return
        names = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(names) != 1 or not any(origin_of(f"{scheme}://{names[0]}") in self.known for scheme in USUAL_PORTS):
            journal.note_seldom("wrong_host")
            raise WrongHost

    def need_same(self, connection: HTTPConnection) -> None:
        """Browsers say where a request comes from."""
        said = connection.headers.getlist("origin")
        origin = origin_of(said[0]) if len(said) == 1 else None
        if origin is None or not (origin in self.known if self.known else origin == self.came_to(connection)):
            journal.note_seldom("cross_site", configured=bool(self.known))
            raise AnotherSite

    def need_own_header(self, request: Request) -> None:
        """A form of another site cannot send this header."""
        self.need_same(request)
        if request.headers.get("x-quartett") != "1":
            raise Refused("cross_site", "the header X-Quartett is missing")

    def came_to(self, connection: HTTPConnection) -> str | None:
        return origin_of(f"{scheme_of(connection)}://{connection.headers.get('host', '')}")

    def is_secure(self, connection: HTTPConnection) -> bool:
        """Do browsers reach us by HTTPS only?"""
        return all(origin.startswith("https:") for origin in self.known) if self.known else scheme_of(connection) == "https"


def scheme_of(connection: HTTPConnection) -> str:
    return "https" if connection.scope["scheme"] in ("https", "wss") else "http"


def origin_of(text: str) -> str | None:
    """An origin in the one spelling we compare: no usual port, small letters. None if it is none."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in USUAL_PORTS or not parts.hostname or parts.username is not None or parts.path or parts.query or parts.fragment:
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, USUAL_PORTS[parts.scheme]) else "")


def configured_origin(text: str) -> str:
    found = origin_of(text.rstrip("/"))
    if found is None:
        raise Refused("bad_option", f"--origin: {text!r} is not where pages are.\nWrite it like https://games.example, without a path.")
    return found
