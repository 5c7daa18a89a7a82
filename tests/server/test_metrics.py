"""Figures for those who watch over the machine, and for nobody else."""

import json
import re
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import CollectorRegistry
from starlette.requests import Request

from quartett import games
from quartett.server.edge.watching import FORWARDED, is_here
from quartett.server.machine import journal
from quartett.server.machine.metrics import OTHER, Metrics, Sight
from tests.server import raw
from tests.server.people import House, Person, house, play_to_the_end, wait_for
from tests.server.test_durability import Process, free_port

HOSTING = Path(__file__).resolve().parents[2] / "hosting"
NOTHING = Sight(None, Counter(), 0, 0, {}, 0.0)


@pytest.fixture
def database() -> str:
    return ""  # the figures are the same on every database


@pytest.fixture
def metrics() -> Iterator[Metrics]:
    found = Metrics()
    yield found
    found.close()


class Figures:
    """What a scrape found."""

    def __init__(self, text: str) -> None:
        families = list(text_string_to_metric_families(text))
        self.samples = [sample for family in families for sample in family.samples]

    def sum(self, name: str, **labels: str) -> float:
        """All samples of that name with these labels; there is at least one."""
        found = [sample.value for sample in self.samples if sample.name == name and labels.items() <= sample.labels.items()]
        assert found, name
        return sum(found)


def scrape(url: str) -> Figures:
    answer = httpx.get(f"{url}/metrics")
    assert answer.status_code == 200
    return Figures(answer.text)


def test_figures_rise_while_games_are_played(tmp_path: Path) -> None:
    server = Process(tmp_path, "", free_port())
    try:
        anna = Person(server.url, "Anna")
        chair = anna.sit_down(anna.create(players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"])
        chair.wait(lambda: chair.my_turn)
        before = scrape(server.url)
        assert before.sum("quartett_sockets") == 1
        assert before.sum("quartett_tables_in_memory", game="race") == 1
        assert before.sum("quartett_tables", game="race", state="playing") == 1
        assert before.sum("quartett_requests_total", kind="/api/tables", status="201") == 1
        assert before.sum("quartett_request_seconds_count", kind="/api/tables") == 1
        play_to_the_end(chair)
        log = anna.http.get(f"/api/tables/{chair.table['id']}/log").text.splitlines()
        moved = sum(json.loads(line).get("kind") == "move" for line in log)
        chair.leave()
        wait_for(lambda: scrape(server.url).sum("quartett_sockets") == 0)
        after = scrape(server.url)
        assert after.sum("quartett_tables", game="race", state="over") == 1
        assert after.sum("quartett_moves_total", game="race") == moved
        for by in ("person", "bot"):
            assert after.sum("quartett_moves_total", game="race", by=by) > 10
        rising = ("quartett_changes_total", "quartett_commit_seconds_count", "quartett_commit_seconds_sum")
        for name in (*rising, "quartett_requests_total", "quartett_request_seconds_sum", "process_cpu_seconds_total"):
            assert after.sum(name) > before.sum(name), name
        assert after.sum("quartett_changes_total") >= after.sum("quartett_commit_seconds_count")
        assert after.sum("quartett_work_seconds_count", of="bot") == after.sum("quartett_moves_total", by="bot")
        assert after.sum("quartett_loop_lag_seconds") > 0
        assert after.sum("quartett_database_up") == 1
        wait_for(
            lambda: scrape(server.url).sum("quartett_compiled_ratio") == len(games.names())
        )  # of plain Python nothing is left to compile
        assert after.sum("quartett_journal_total", event="started") == 1
        assert not [sample for sample in after.samples if sample.labels.get("level") == "error"]
    finally:
        server.stop(signal.SIGTERM)


def ask(server: House, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.url}/metrics", headers={name.replace("_", "-"): value for name, value in headers.items()})


def is_nothing(server: House, answer: httpx.Response) -> bool:
    """Is this what every address gives that is none?"""
    unknown = httpx.get(f"{server.url}/nothing-here")
    assert unknown.status_code == 404
    return (answer.status_code, answer.text, set(answer.headers)) == (404, unknown.text, set(unknown.headers))


def test_outsiders_find_nothing(tmp_path: Path) -> None:
    for proxies in ((), ("127.0.0.1",)):  # a proxy on this machine, that nobody told us of and that we know
        with house(tmp_path, trusted_proxies=proxies) as server:
            assert ask(server).status_code == 200
            assert ask(server, Host=f"localhost:{server.port}").status_code == 200
            for name in FORWARDED:
                assert is_nothing(server, ask(server, **{name: "127.0.0.1"})), name
            for host in ("games.example", "10.0.0.1", "127.0.0.1.games.example", "127.0.0.1@games.example", "[broken", ""):
                assert is_nothing(server, ask(server, Host=host)), host


def test_who_asks_from_elsewhere_is_an_outsider() -> None:
    def asks(address: str) -> bool:
        return is_here(Request({"type": "http", "client": (address, 4711), "headers": [(b"host", b"127.0.0.1:8000")]}))

    assert asks("127.0.0.1")
    assert asks("::1")
    assert asks("::ffff:127.0.0.1")
    for address in ("203.0.113.7", "10.0.0.1", "192.168.0.2", "2001:db8::1", "0.0.0.0", "", "localhost"):
        assert not asks(address), address


def test_with_a_token_whoever_shows_it_may_read(tmp_path: Path) -> None:
    with house(tmp_path, metrics_token="sesame", trusted_proxies=("127.0.0.1",), origins=("https://games.example",)) as server:
        assert ask(server, Authorization="Bearer sesame").status_code == 200
        assert ask(server, Authorization="Bearer sesame", X_Forwarded_For="203.0.113.7", Host="games.example").status_code == 200
        for shown in ("Bearer open", "Bearer", "sesame", "Basic sesame", "bearer sesame"):
            assert ask(server, Authorization=shown).status_code == 404, shown
        assert raw.ask(server, raw.request(server, "GET", "/metrics", Authorization=b"Bearer sesam\xe9")).status == 404
        assert ask(server).status_code == 404, "also on this machine: a token that is set is asked for"


def test_with_an_origin_this_machine_still_asks_by_its_own_name(tmp_path: Path) -> None:
    with house(tmp_path, origins=("https://games.example",)) as server:
        assert ask(server).status_code == 200
        assert ask(server, Host="games.example").status_code == 404


def test_figures_are_read_while_the_database_is_away(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        server.api.database.is_there = False
        assert "quartett_database_up 0.0" in ask(server).text


def test_addresses_that_are_none_make_no_new_figures(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        before = len(scrape(server.url).samples)
        for number in range(50):
            for path in (f"/x{number}", f"/api/x{number}", f"/api/tables/a/x{number}", f"/assets/{number}"):
                httpx.get(server.url + path)
        httpx.get(server.url + "/nothing", headers={"Accept": "text/html"})
        figures = scrape(server.url)
        assert figures.sum("quartett_requests_total", kind=OTHER, status="404") == 201
        assert len({sample.labels["kind"] for sample in figures.samples if "kind" in sample.labels}) <= 3
        assert len(figures.samples) < before + 60


def test_what_goes_wrong_is_counted(metrics: Metrics, capsys: pytest.CaptureFixture[str]) -> None:
    journal.note_failure("table_failed", ValueError("secret"))
    journal.note("too_many_connections", level="warning", times=7)
    figures = Figures(metrics.page(NOTHING, "")[0].decode())
    assert figures.sum("quartett_journal_total", event="table_failed", level="error") == 1
    assert figures.sum("quartett_journal_total", event="too_many_connections", level="warning") == 7
    assert figures.sum("quartett_database_up") == 0


def names(registry: CollectorRegistry) -> set[str]:
    """Every name a scrape may have."""
    more = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
    return {family.name + end for family in registry.collect() for end in more[family.type]}


def test_the_dashboard_shows_figures_that_there_are(metrics: Metrics) -> None:
    dashboard = json.loads((HOSTING / "dashboard.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    used = {name for text in asked for name in re.findall(r"\b(?:quartett|process)_\w+", text)}
    assert used <= names(metrics.registry)
    own = {name for name in names(metrics.registry) if name.startswith("quartett_") and not name.endswith(("_sum", "_count", "_info"))}
    assert own - used == set(), "all of ours are shown"
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
