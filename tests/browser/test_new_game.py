"""A game that was not there when the pages were built is played in words, to its end, in every language."""

import signal
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from quartett.new_game import new_game
from tests.browser.conftest import watch
from tests.browser.person import Person
from tests.server.test_durability import Process, free_port

pytestmark = pytest.mark.compiled
STONES = 21
TAKE_ONE = {"en": "takes 1 of {} stones", "de": "nimmt 1 von {} Steinen", "ja": "{}個のうち1個の石を取る"}
ROLL = {"en": "rolls a", "de": "würfelt eine", "ja": "の目を出す"}
KEYS = ("web-", "move-", "event-", "chance-", "option-", "rules-", "{{")


@pytest.fixture(scope="module")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """In plain Python: nothing has to be compiled for it."""
    place = tmp_path_factory.mktemp("games")
    new_game("toy", place)
    running = Process(tmp_path_factory.mktemp("tables"), "", free_port(), QUARTETT_GAMES=str(place), NUMBA_DISABLE_JIT="1")
    yield running
    running.stop(signal.SIGTERM)


@pytest.fixture
def page(browser_context: Callable[..., BrowserContext]) -> Iterator[Page]:
    """A page that throws an error fails the test."""
    troubles: list[str] = []
    page = browser_context().new_page()
    watch(page, troubles)
    yield page
    assert troubles == []


@pytest.mark.parametrize("language", TAKE_ONE)
def test_a_whole_game_in_words(page: Page, toy_server: Process, language: str) -> None:
    Person(page, toy_server.url).at_start(speed="instant", stillness=True, language=language)
    page.locator("[data-game=toy] button.main").click()
    page.wait_for_url("**/table/*")
    move, over, log = page.locator(".move:enabled").first, page.locator("section.over"), page.locator("aside .log li")
    move.wait_for()
    assert move.inner_text() == TAKE_ONE[language].format(STONES)
    while not over.count():
        assert_readable(page)
        lines = log.count()
        move.click()
        expect(log.nth(lines)).to_be_attached()
        move.or_(over).wait_for()
    assert log.filter(has_text=ROLL[language]).count() > 1
    assert_readable(page)


def assert_readable(page: Page) -> None:
    text = page.locator("body").inner_text()
    assert not [key for key in KEYS if key in text]
