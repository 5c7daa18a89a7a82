"""Whom we believe: proxies that we were told of, and pages of our own."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from quartett import cli
from quartett.engine import Refused
from quartett.server import app
from quartett.server.edge.addresses import networks
from quartett.server.edge.origins import Origins, origin_of
from quartett.server.settings import Limits, Settings
from tests.server.people import House, Person, house

GAMES = "https://games.example"


@pytest.fixture
def database() -> str:
    return ""  # the edge is the same on every database


def newcomers(server: House, header: str) -> list[int]:
    """Five who come without a cookie, each with another word about where from."""
    return [httpx.get(f"{server.url}/api/me", headers={header: f"203.0.113.{number}"}).status_code for number in range(5)]


def test_nobody_gets_around_a_limit_by_what_they_say_of_themselves(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(newcomers=(3, 0.001))) as server:
        assert newcomers(server, "X-Forwarded-For") == [200, 200, 200, 429, 429]


def test_a_proxy_that_we_were_told_of_is_believed(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(newcomers=(3, 0.001)), trusted_proxies=("127.0.0.0/8",)) as server:
        assert newcomers(server, "X-Forwarded-For") == [200] * 5
        same = [httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-For": f"6.6.6.{n}, 203.0.113.9"}).status_code for n in range(5)]
        assert same == [200, 200, 200, 429, 429], "what was said before the proxy's own word counts for nothing"
    with house(tmp_path, limits=Limits(newcomers=(3, 0.001)), trusted_proxies=("10.0.0.1",)) as server:
        assert newcomers(server, "X-Forwarded-For") == [200, 200, 200, 429, 429], "another one is not"


def test_whatever_an_address_asks_for_is_limited(tmp_path: Path) -> None:
    limits = Limits(requests=(5, 0.001))
    with house(tmp_path, limits=limits, trusted_proxies=("127.0.0.1",)) as server:
        asked = [httpx.get(server.url + path, headers={"X-Forwarded-For": "203.0.113.7"}) for path in ("/health", "/", "/unknown") * 2]
        assert [answer.status_code for answer in asked][-1] == 429
        assert asked[-1].json()["error"] == "too_fast"
        assert httpx.get(f"{server.url}/health", headers={"X-Forwarded-For": "203.0.113.8"}).status_code == 200
        assert [httpx.get(f"{server.url}/health").status_code for _ in range(9)] == [200] * 9, "this machine looks after itself"


def test_the_cookie_is_for_https_only_where_a_proxy_or_the_host_says_so(tmp_path: Path) -> None:
    said = {"X-Forwarded-Proto": "https"}
    with house(tmp_path) as server:
        assert "secure" not in httpx.get(f"{server.url}/api/me", headers=said).headers["set-cookie"].lower()
    with house(tmp_path, trusted_proxies=("127.0.0.1",)) as server:
        assert "secure" in httpx.get(f"{server.url}/api/me", headers=said).headers["set-cookie"].lower()
        assert "secure" not in httpx.get(f"{server.url}/api/me").headers["set-cookie"].lower()
    with house(tmp_path, origins=(GAMES,)) as server:
        assert "secure" in httpx.get(f"{server.url}/api/me", headers={"Host": "games.example"}).headers["set-cookie"].lower()


def rename(server: House, anna: Person, **headers: str) -> int:
    usual = {"Origin": server.url, "X-Quartett": "1", "Cookie": anna.cookie}
    return httpx.post(f"{server.url}/api/me", json={"name": "Anna"}, headers={**usual, **headers}).status_code


def opens(server: House, table: str, origin: str, **headers: str) -> int:
    where = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    try:
        with connect(where, origin=Origin(origin), additional_headers=headers):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_an_origin_is_compared_with_its_scheme(server: House, anna: Person) -> None:
    table = anna.create(players=2)["id"]
    other = server.url.replace("http:", "https:")
    assert (rename(server, anna), opens(server, table, server.url)) == (200, 101)
    assert (rename(server, anna, Origin=other), opens(server, table, other)) == (403, 403)
    assert rename(server, anna, Origin=f"{server.url}/") == 403, "browsers send no path"


def test_a_proxy_says_that_its_side_speaks_https(tmp_path: Path) -> None:
    with house(tmp_path, trusted_proxies=("127.0.0.1",)) as server:
        anna = Person(server.url, "Anna")
        table = anna.create(players=2)["id"]
        other = server.url.replace("http:", "https:")
        assert rename(server, anna, Origin=other) == 403
        assert rename(server, anna, Origin=other, **{"X-Forwarded-Proto": "https"}) == 200
        assert opens(server, table, other) == 403
        assert opens(server, table, other, **{"X-Forwarded-Proto": "https"}) == 101


def test_only_pages_of_configured_origins_change_anything(tmp_path: Path) -> None:
    with house(tmp_path) as server:  # somebody is made a guest before
        anna = Person(server.url, "Anna")
        table = anna.create(players=2)["id"]
    with house(tmp_path, origins=(GAMES, "http://localhost:8080")) as server:
        ours = {"Host": "games.example"}
        assert rename(server, anna, Origin=GAMES, **ours) == 200
        assert rename(server, anna, Origin="http://localhost:8080", **ours) == 200
        assert rename(server, anna, Origin="http://games.example", **ours) == 403
        assert rename(server, anna, Origin="https://evil.example", **ours) == 403
        assert rename(server, anna, Origin="https://evil.example", Host="evil.example") == 421
        for host in ("evil.example", "games.example.evil.example", f"127.0.0.1:{server.port}", "[broken", "games.example:81"):
            answer = httpx.get(f"{server.url}/api/me", headers={"Host": host})
            assert (answer.status_code, answer.json()["error"]) == (421, "wrong_host")
            assert httpx.get(f"{server.url}/", headers={"Host": host, "Accept": "text/html"}).status_code == 421
        assert httpx.get(f"{server.url}/health", headers={"Host": "10.0.0.7"}).status_code == 200, "who watches over the machine may ask"
        assert httpx.get(f"{server.url}/api/me", headers={"Host": "GAMES.example:443"}).status_code == 200
        assert opens(server, table, GAMES) == 421


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://games.example", "https://games.example"),
        ("https://Games.Example:443", "https://games.example"),
        ("http://games.example:443", "http://games.example:443"),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("https://games.example/", None),
        ("https://games.example/path", None),
        ("https://user@games.example", None),
        ("https://games.example?x", None),
        ("ftp://games.example", None),
        ("games.example", None),
        ("null", None),
        ("", None),
        ("https://", None),
        ("https://x:y", None),
        ("https://x:99999", None),
        ("http://[x", None),
    ],
)
def test_origins_have_one_spelling(text: str, origin: str | None) -> None:
    assert origin_of(text) == origin


def test_what_is_no_origin_or_proxy_is_refused_at_the_start(tmp_path: Path) -> None:
    for act in (lambda: Origins(("games.example",)), lambda: networks(("*",)), lambda: networks(("10.0.0.0/99",))):
        with pytest.raises(Refused) as refused:
            act()
        assert refused.value.message.count("\n") == 1, "what it is, and what to do"


def test_they_are_told_on_the_command_line_or_in_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Settings] = []
    monkeypatch.setattr(app, "serve", lambda settings, ready: told.append(settings))

    def serve(*arguments: str, **place: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
        done = CliRunner().invoke(cli.app, ["serve", "--data", str(tmp_path), *arguments], env=place)
        assert done.exit_code == 0, done.output
        return told[-1].origins, told[-1].trusted_proxies

    assert serve() == ((), ())
    assert serve("--origin", GAMES, "--origin", "http://a") == ((GAMES, "http://a"), ())
    assert serve("--trusted-proxies", "127.0.0.1, 10.0.0.0/8") == ((), ("127.0.0.1", "10.0.0.0/8"))
    assert serve(QUARTETT_ORIGIN=f"{GAMES} http://a", QUARTETT_TRUSTED_PROXIES="::1") == ((GAMES, "http://a"), ("::1",))
