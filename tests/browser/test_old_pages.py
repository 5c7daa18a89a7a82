"""A page that is older than its server loads itself anew, once; what this server cannot play on has a page of its own."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from tests.browser.conftest import HOME, Server
from tests.browser.person import Person

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]
TOO_OLD = "Loading it again should help"


@pytest.fixture
def renewed(tmp_path: Path) -> Iterator[Server]:
    """A server with its own copy of the pages, to be built anew while it runs."""
    pages = tmp_path / "pages"
    shutil.copytree(HOME / "web/dist", pages)
    running = Server(tmp_path / "data", pages)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def page(browser_context: Callable[..., BrowserContext]) -> Page:
    """Without the watch for errors: here files are missing on purpose."""
    return browser_context().new_page()


def build_anew(pages: Path) -> None:
    """As a new build does: every file with a hash gets another name, and the old ones are gone."""
    names = [path.name for path in (pages / "assets").iterdir()]
    texts = [path for path in pages.rglob("*") if path.suffix in {".js", ".css", ".html"}]
    for path in texts:
        text = path.read_text("utf-8")
        for name in names:
            text = text.replace(name, renamed(name))
        path.write_text(text, "utf-8")
    for name in names:
        (pages / "assets" / name).rename(pages / "assets" / renamed(name))


def renamed(name: str) -> str:
    stem, dot, suffix = name.rpartition(".")
    return f"{stem}-new{dot}{suffix}"


class Loads:
    """Counts how often a page was loaded."""

    def __init__(self, page: Page) -> None:
        self.count = 0
        page.on("framenavigated", self._count)
        self.page = page

    def _count(self, frame: object) -> None:
        if frame == self.page.main_frame and not self.page.url.startswith("about:"):
            self.count += 1

    def stay_at(self, count: int) -> None:
        self.page.wait_for_timeout(2_000)
        assert self.count == count


def test_a_page_whose_next_part_is_gone_loads_itself_anew(renewed: Server, page: Page) -> None:
    page.goto(renewed.url)
    page.get_by_role("button", name="Play now").first.wait_for()
    page.evaluate("window.old = true")
    build_anew(renewed.pages)
    page.locator("[data-game=race]").get_by_role("button", name="Play now").click()
    page.locator(".portrait").first.wait_for()  # the table that was asked for
    assert page.evaluate("window.old") is None
    expect(page.get_by_text(TOO_OLD)).to_be_hidden()


def test_a_cached_page_whose_files_are_gone_loads_itself_anew(renewed: Server, page: Page) -> None:
    old = (renewed.pages / "index.html").read_text("utf-8")
    build_anew(renewed.pages)
    kept = [old]
    page.route(renewed.url + "/", lambda route: route.fulfill(body=kept.pop(), content_type="text/html") if kept else route.continue_())
    loads = Loads(page)
    page.goto(renewed.url)
    page.get_by_role("button", name="Play now").first.wait_for()
    assert kept == []
    loads.stay_at(2)


def test_a_page_that_stays_old_loads_once_and_then_says_so(renewed: Server, browser_context: Callable[..., BrowserContext]) -> None:
    old = (renewed.pages / "index.html").read_text("utf-8")
    build_anew(renewed.pages)
    for locale, words, button in [("en-GB", TOO_OLD, "Load the page again"), ("de-DE", "Neu laden sollte helfen", "Seite neu laden")]:
        page = browser_context(locale=locale).new_page()
        page.route(renewed.url + "/", lambda route: route.fulfill(body=old, content_type="text/html"))
        loads = Loads(page)
        page.goto(renewed.url)
        expect(page.get_by_role("alert")).to_contain_text(words)
        loads.stay_at(2)
        page.get_by_role("button", name=button).click()
        expect(page.get_by_role("alert")).to_contain_text(words)
        loads.stay_at(3)


def test_while_the_server_is_away_nothing_is_loaded_into_an_empty_window(renewed: Server, page: Page) -> None:
    page.goto(renewed.url)
    page.get_by_role("button", name="Play now").first.wait_for()
    renewed.kill()
    page.evaluate("history.pushState(null, '', '/replay/x'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("alert").filter(has_text=TOO_OLD)).to_be_visible()
    renewed.start()
    page.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_text("There is no such table")).to_be_visible()


def test_another_protocol_loads_the_page_once_and_then_says_so(server: Server, page: Page) -> None:
    def greet(line: WebSocketRoute) -> None:
        line.send(json.dumps({"v": 99, "type": "hello", "protocol": 99, "release": "99.0"}))

    page.route_web_socket("**/socket?*", greet)
    loads = Loads(page)
    Person(page, server.url).at_start()
    page.locator("[data-game=race]").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text(TOO_OLD)
    loads.stay_at(3)  # the start page, the table inside it, the table loaded anew


def cannot_go_on(page: Page) -> None:
    def refuse(line: WebSocketRoute) -> None:
        line.send(json.dumps({"v": 1, "type": "answer", "id": "", "ok": False, "error": "cannot_go_on", "message": ""}))

    page.route_web_socket("**/socket?*", refuse)


def broken(page: Page) -> None:
    page.route(re.compile(r"/api/tables/[^/]+$"), lambda route: route.fulfill(json={"broken": True}))


@pytest.mark.parametrize("told", [cannot_go_on, broken])
def test_a_table_that_cannot_go_on_says_so_and_gives_its_log(person: Someone, told: Callable[[Page], None]) -> None:
    anna = person(locale="ja-JP").visit()
    anna.card.wait_for()
    told(anna.page)
    anna.card.get_by_role("button").first.click()
    anna.page.wait_for_url("**/table/*")
    expect(anna.page.get_by_role("heading", name="この対局はここでは続けられません")).to_be_visible()
    log = anna.page.get_by_role("link", name="記録をダウンロード")
    expect(log).to_have_attribute("href", f"/api/tables/{anna.table}/log")
    expect(log).to_have_attribute("download", f"{anna.table}.jsonl")
    anna.page.get_by_role("main").get_by_role("link", name="トップページへ").click()
    anna.card.wait_for()


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en-GB", "This page does not exist."), ("de-DE", "Diese Seite gibt es nicht."), ("ja-JP", "このページはありません。")],
)
def test_an_address_that_does_not_exist_has_a_page(
    server: Server, browser_context: Callable[..., BrowserContext], locale: str, words: str
) -> None:
    page = browser_context(locale=locale).new_page()
    answer = page.goto(f"{server.url}/no/such/page")
    assert answer
    assert answer.status == 404
    expect(page.get_by_role("heading", name=words)).to_be_visible()
    page.get_by_role("link").last.click()
    page.locator("[data-game=race]").wait_for()
