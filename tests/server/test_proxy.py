"""Through nginx, set up by the recipe that hosters copy: TLS, WebSockets, and whom the server takes its people for."""

import http.client
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from quartett.server.settings import NO_RATES, Limits
from tests.server.people import PATIENCE, House, Person, house, play_to_the_end, wait_for
from tests.server.test_durability import free_port

HOSTING = Path(__file__).resolve().parents[2] / "hosting"
GAMES = "games.example"
PROGRAM = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
pytestmark = pytest.mark.skipif(PROGRAM is None, reason="nginx is not installed: apt install nginx")
# Around the recipe: what Debian's own configuration does, in a directory of the test's.
AROUND = """
{user}
daemon off;
pid {home}/pid;
error_log {home}/errors;
events {{}}
http {{
    access_log off;
    client_body_temp_path {home}/body;
    proxy_temp_path {home}/proxy;
    fastcgi_temp_path {home}/fastcgi;
    uwsgi_temp_path {home}/uwsgi;
    scgi_temp_path {home}/scgi;
    set_real_ip_from 127.0.0.1;
    real_ip_header proxy_protocol;
    include {home}/recipe;
}}
"""


@pytest.fixture
def database() -> str:
    return ""  # a proxy knows nothing of databases


class Nginx:
    """One in front of a server. At `afar` a client first says from where it comes, as load balancers do (PROXY protocol)."""

    def __init__(self, home: Path, server: House, leave_out: str = "") -> None:
        home.mkdir()
        self.home, self.port, self.afar, self.plain = home, free_port(), free_port(), free_port()
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={GAMES}"]
        command += ["-addext", f"subjectAltName=DNS:{GAMES},IP:127.0.0.1", "-keyout", str(home / "key"), "-out", str(home / "certificate")]
        subprocess.run(command, check=True, capture_output=True)
        recipe = (HOSTING / "nginx.conf").read_text()
        there = f"/etc/letsencrypt/live/{GAMES}"
        for written, here in (
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ssl http2;", f"listen 127.0.0.1:{self.port} ssl http2; listen 127.0.0.1:{self.afar} ssl proxy_protocol;"),
            ("server 127.0.0.1:8000;", f"server 127.0.0.1:{server.port};"),
            (f"{there}/fullchain.pem", str(home / "certificate")),
            (f"{there}/privkey.pem", str(home / "key")),
            *([(leave_out, "")] if leave_out else []),
        ):
            assert recipe.count(written) == 1, written
            recipe = recipe.replace(written, here)
        (home / "recipe").write_text(recipe)
        (home / "nginx.conf").write_text(AROUND.format(home=home, user="user root;" if os.getuid() == 0 else ""))
        assert PROGRAM
        self.process = subprocess.Popen([PROGRAM, "-p", str(home), "-c", str(home / "nginx.conf"), "-e", str(home / "errors")])
        self.trust = ssl.create_default_context(cafile=home / "certificate")
        wait_for(self.answers)

    def answers(self) -> bool:
        assert self.process.poll() is None, (self.home / "errors").read_text()
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", self.port)).close()
            return True
        return False

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def ask_from(self, address: str, path: str, **headers: str) -> http.client.HTTPResponse:
        """The answer to somebody who comes from that address."""
        line = socket.create_connection(("127.0.0.1", self.afar), timeout=PATIENCE)
        line.sendall(f"PROXY TCP4 {address} 127.0.0.1 50000 443\r\n".encode())
        connection = http.client.HTTPSConnection(GAMES, context=self.trust)
        connection.sock = self.trust.wrap_socket(line, server_hostname=GAMES)
        connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        answer.read()
        connection.close()
        return answer


class Visitor(Person):
    """Somebody whose browser finds games.example at the proxy."""

    def __init__(self, proxy: Nginx, name: str) -> None:
        self.proxy = proxy
        super().__init__(f"https://{GAMES}", name)

    def client(self) -> httpx.Client:
        headers = {"Host": GAMES, "Origin": self.url, "X-Quartett": "1"}
        return httpx.Client(base_url=f"https://127.0.0.1:{self.proxy.port}", headers=headers, verify=self.proxy.trust, timeout=PATIENCE)

    def open_socket(self, path: str, **more: Any) -> ClientConnection:
        line = socket.create_connection(("127.0.0.1", self.proxy.port), timeout=PATIENCE)
        return super().open_socket(path, sock=line, ssl=self.proxy.trust, **more)


@pytest.fixture
def behind(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[tuple[House, Nginx]]:
    """A server as the recipe says it is to be started, and nginx before it."""
    limits = getattr(request, "param", NO_RATES)
    with house(tmp_path / "data", limits=limits, origins=(f"https://{GAMES}",), trusted_proxies=("127.0.0.1",)) as server:
        proxy = Nginx(tmp_path / "nginx", server)
        yield server, proxy
        proxy.close()


def test_a_game_is_played_through_nginx(behind: tuple[House, Nginx]) -> None:
    _, proxy = behind
    anna, bela = Visitor(proxy, "Anna"), Visitor(proxy, "Bela")
    made = anna.create(players=2, seats=[{"kind": "me"}, {"kind": "open"}])
    bela.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    play_to_the_end(anna.sit_down(made["id"]), bela.sit_down(made["id"]))
    assert anna.post(f"/api/tables/{made['id']}/verify")["ok"]


def test_the_cookie_is_for_https_and_http_is_sent_there(behind: tuple[House, Nginx]) -> None:
    _, proxy = behind
    answer = proxy.ask_from("203.0.113.7", "/api/me")
    assert {"secure", "httponly", "samesite=lax"} <= set((answer.headers["set-cookie"] or "").lower().split("; "))
    plain = httpx.get(f"http://127.0.0.1:{proxy.plain}/table/x?y", headers={"Host": GAMES})
    assert (plain.status_code, plain.headers["location"]) == (301, f"https://{GAMES}/table/x?y")


@pytest.mark.parametrize("behind", [Limits(newcomers=(3, 0.001))], indirect=True)
def test_limits_count_the_people_behind_the_proxy(behind: tuple[House, Nginx]) -> None:
    _, proxy = behind
    assert [proxy.ask_from("203.0.113.7", "/api/me").status for _ in range(5)] == [200, 200, 200, 429, 429]
    assert [proxy.ask_from(f"203.0.113.{number}", "/api/me").status for number in range(10, 15)] == [200] * 5
    told = [proxy.ask_from("203.0.113.8", "/api/me", X_Forwarded_For=f"6.6.6.{number}").status for number in range(5)]
    assert told == [200, 200, 200, 429, 429], "what somebody says of themselves counts for nothing"


def test_another_site_cannot_use_the_proxy(behind: tuple[House, Nginx]) -> None:
    _, proxy = behind
    anna = Visitor(proxy, "Anna")
    assert anna.http.post("/api/me", json={"name": "A"}, headers={"Origin": "https://evil.example"}).status_code == 403
    assert anna.http.get("/api/me", headers={"Host": "evil.example"}).status_code == 421


def test_the_pages_may_be_at_another_port(tmp_path: Path) -> None:
    with house(tmp_path / "data", limits=NO_RATES, origins=(f"https://{GAMES}:8443",), trusted_proxies=("127.0.0.1",)) as server:
        proxy = Nginx(tmp_path / "nginx", server)
        try:
            assert proxy.ask_from("203.0.113.7", "/api/me", Host=f"{GAMES}:8443").status == 200
            assert proxy.ask_from("203.0.113.7", "/api/me", Host=GAMES).status == 421
        finally:
            proxy.close()


OWN_REFUSAL = """    location = /metrics {
        return 404;
    }
"""


def test_nobody_reads_the_figures_through_the_proxy(tmp_path: Path, behind: tuple[House, Nginx]) -> None:
    server, proxy = behind
    careless = Nginx(tmp_path / "careless", server, leave_out=OWN_REFUSAL)
    try:
        for address in ("203.0.113.7", "127.0.0.1"):
            for headers in ({}, {"X_Forwarded_For": "127.0.0.1"}, {"Host": "127.0.0.1"}, {"Host": "localhost", "X_Forwarded_For": ""}):
                for asked in (proxy, careless):
                    assert asked.ask_from(address, "/metrics", **headers).status == 404
    finally:
        careless.close()
    assert httpx.get(f"{server.url}/metrics").status_code == 200, "who asks the server itself does"
