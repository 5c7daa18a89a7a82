"""How long a newcomer waits: from the click on "Play now" to the first decision on the screen, with no compiled code.

    python bench/newcomer.py [GAME ...]     # after `make web`; needs the tests' browser

Each game gets a server, a data directory and a code cache of its own, all empty.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME))

from quartett import games  # noqa: E402 - after the path
from tests.browser.conftest import CHROMIUM, FLAGS, Server  # noqa: E402 - the tests know how to start a server
from tests.browser.person import PICKABLE, Person  # noqa: E402
from tests.browser.test_other_games import DO  # noqa: E402

MOVES = 6


def first_game(browser: Browser, game: str) -> tuple[float, float, bool]:
    """Seconds to the first decision, the longest wait for the bots after a move, and whether all of it was plain Python."""
    with tempfile.TemporaryDirectory() as place:
        os.environ["QUARTETT_CACHE"] = f"{place}/cache"
        server = Server(Path(place) / "data")
        server.start(patient=False)
        try:
            page = Person(browser.new_context(locale="en-GB").new_page(), server.url).at_start(speed="instant", stillness=True).page
            page.locator(f"[data-game={game}]").get_by_role("button", name="Play now").click()
            clicked = time.monotonic()
            page.locator(f"{PICKABLE}, {DO}").first.wait_for(timeout=300_000)
            first, longest = time.monotonic() - clicked, 0.0
            for _ in range(MOVES if game != "race" else 0):
                page.locator(DO).first.click()
                moved = time.monotonic()
                page.locator(".status.mine").wait_for(timeout=300_000)
                page.locator(DO).first.wait_for(timeout=300_000)
                longest = max(longest, time.monotonic() - moved)
            page.context.close()
            return first, longest, server.is_preparing()
        finally:
            server.stop()


if __name__ == "__main__":
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=FLAGS)
        for name in sys.argv[1:] or games.names():
            first, longest, plain = first_game(chromium, name)
            still = "still without native code" if plain else "native code was there by then"
            print(f"{name:12} first decision {first:5.1f} s, longest wait for the others {longest:5.1f} s ({still})", flush=True)
        chromium.close()
