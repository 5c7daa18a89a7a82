"""Take the pictures of the pages anew: python docs/web_pictures.py (after `make web`; needs Chromium)."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

HOME = Path(__file__).resolve().parent
sys.path.insert(0, str(HOME.parent))

from tests.browser.conftest import CHROMIUM, FLAGS, Server  # noqa: E402 - the tests know how to start a server
from tests.browser.person import Person  # noqa: E402 - and how to play
from tests.browser.test_other_games import DO  # noqa: E402

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}


def visitor(browser: Browser, url: str, size: str, light: str) -> Person:
    width, height = SIZES[size]
    theme = {"day": "light", "night": "dark"}[light]
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=theme, locale="en-GB")  # type: ignore[arg-type]
    return Person(context.new_page(), url).at_start(speed="instant").called("Anna")


def keep(page: Page, name: str) -> None:
    page.wait_for_timeout(6_000)  # notes fade, pictures settle
    page.screenshot(path=HOME / "pictures" / f"{name}.png")
    page.context.close()


def race(browser: Browser, url: str, size: str, light: str) -> None:
    """A race under way, with a card looked at."""
    anna = visitor(browser, url, size, light).new_table(["bot:casual", "bot:casual"], ("with superpowers", "with a bet"))
    anna.page.locator(".portrait").first.wait_for()
    anna.choose(2, 3)
    for _ in range(5):
        anna.wait_for_turn()
        anna.play_one()
        anna.page.wait_for_timeout(300)
    anna.wait_for_turn()
    anna.page.locator(".card.legal:not(.dead) .face").first.hover()
    keep(anna.page, f"race-{size}-{light}")


def other(browser: Browser, url: str, game: str, moves: int) -> None:
    """Another game after a few moves, whatever they are."""
    page = visitor(browser, url, "desktop", "day").page
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play now").click()
    for number in range(moves):
        page.locator(DO).first.wait_for(timeout=60_000)
        page.locator(DO).nth(number * 5 % max(1, page.locator(DO).count())).click()
        page.wait_for_timeout(900)
    page.locator(DO).first.wait_for(timeout=60_000)
    keep(page, f"{game}-desktop-day")


if __name__ == "__main__":
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            chromium = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
            for size, light in (("desktop", "day"), ("phone", "night"), ("tablet", "night")):
                race(chromium, server.url, size, light)
            keep(visitor(chromium, server.url, "phone", "night").page, "start-phone-night")
            keep(visitor(chromium, server.url, "desktop", "day").page, "start-desktop-day")
            other(chromium, server.url, "kbernestich", 4)
            other(chromium, server.url, "ringlinge", 9)
            other(chromium, server.url, "berzerka", 5)
            chromium.close()
    finally:
        server.stop()
