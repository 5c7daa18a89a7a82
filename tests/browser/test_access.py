"""For everybody: languages, screen readers, themes, small screens, slow lines."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person, until

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]
WEB = Path(__file__).resolve().parents[2] / "web"
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}


def serious(page: Page) -> list[str]:
    """What axe holds against the page, each with the first place where it is."""
    page.wait_for_timeout(700)  # colours fade in
    page.evaluate((WEB / "node_modules/axe-core/axe.min.js").read_text())
    found = page.evaluate("() => axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })")
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]} ({len(one['nodes'])})" for one in found["violations"]]


def too_wide(page: Page) -> int:
    return int(page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def too_small(page: Page, least: int) -> list[str]:
    """What can be pressed but is smaller than this; links in running text may be, and what is only a picture cannot be pressed."""
    found = page.evaluate(
        """least => {
            const inside = document.querySelector("dialog[open]") ?? document;
            const pressed = "button, select, summary, label:has(input), input:not(label input), a[href]:not(p a, .skip)";
            return [...inside.querySelectorAll(pressed)].filter(one => !one.closest("[inert]"))
                .map(one => [one, one.getBoundingClientRect()])
                .filter(([one, box]) => box.width && one.checkVisibility() && Math.min(box.width, box.height) < least - 0.5)
                .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`);
        }""",
        least,
    )
    return list(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_on_any_page_and_nothing_is_wider_than_the_screen(person: Someone, theme: str, size: str) -> None:
    width, height = SIZES[size]
    anna = person(width=width, height=height, color_scheme=theme).at_start(speed="instant", stillness=True)
    page = anna.page
    complaints: list[str] = []
    wide: list[str] = []
    small: list[str] = []

    def look(where: str) -> None:
        complaints.extend(f"{where}: {one}" for one in serious(page))
        wide.extend([where] if too_wide(page) > 0 else [])
        small.extend(f"{where}: {one}" for one in too_small(page, 44 if size == "phone" else 24))

    look("start")
    anna.card.get_by_role("button", name="New table").click()
    look("new table")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    look("settings")
    page.keyboard.press("Escape")
    anna.new_table(["bot:random"], ("with superpowers", "with a bet"))
    page.locator(".portrait").first.wait_for()
    look("choosing")
    anna.choose(2, 3)
    for _ in range(4):
        anna.wait_for_turn()
        anna.play_one()
        page.wait_for_timeout(250)
    anna.wait_for_turn()
    look("turn")
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("radio", name="Both").check()
    look("rules")
    page.keyboard.press("Escape")
    anna.play_to_the_end()
    look("over")
    page.get_by_role("link", name="Watch the replay").click()
    page.locator(".controls").wait_for()
    look("replay")
    anna.visit("/")
    page.get_by_text("My finished games").wait_for()
    look("start with tables")
    anna.new_table(["open"])
    page.get_by_label("Send this link to your friends").wait_for()
    look("waiting")
    anna.visit("/join/nowhere/token")
    page.get_by_role("main").get_by_role("link", name="To the start page").wait_for()
    look("join")
    anna.visit("/table/nowhere")
    page.get_by_role("link", name="To the start page").last.wait_for()
    look("no such table")
    assert complaints == []
    assert wide == []
    assert small == []


def test_every_event_of_a_turn_is_said_in_words(person: Someone) -> None:
    anna = person().at_start(speed="instant").called("Anna").new_table(["bot:novice"])
    anna.page.locator(".portrait").first.wait_for()
    anna.choose(0, 1)
    anna.wait_for_turn()
    until(lambda: any("Your turn! Play a card." in line for line in anna.heard()))
    card = anna.page.locator(".card.legal:not(.dead) .face").first
    name = (card.get_attribute("aria-label") or "").split(".")[0].split(" ×")[0]
    card.click()
    until(lambda: any(line.startswith(f"You play {name}") and "steps, to" in line for line in anna.heard()))
    anna.wait_for_turn()
    until(lambda: sum("Your turn!" in line for line in anna.heard()) >= 1 and any("Pip plays" in line for line in anna.heard()))


@pytest.mark.parametrize(
    ("language", "locale", "play", "choose", "yours"),
    [
        ("de", "de-DE", "Jetzt spielen", "Wähle deine zwei Favoriten.", "Du bist dran!"),
        ("ja", "ja-JP", "今すぐ遊ぶ", "本命を二匹選んでください。", "あなたの番です!"),
        ("en", "fr-FR", "Play now", "Choose your two Favorites.", "Your turn!"),
    ],
)
def test_the_pages_speak_the_browsers_language(person: Someone, language: str, locale: str, play: str, choose: str, yours: str) -> None:
    anna = person(locale=locale).at_start()
    assert anna.page.locator("html").get_attribute("lang") == language
    anna.card.get_by_role("button", name=play).click()
    expect(anna.page.get_by_role("heading", name=choose)).to_be_visible()
    expect(anna.status()).to_contain_text(yours)


def test_another_language_can_be_chosen_in_the_middle_of_a_game(person: Someone) -> None:
    anna = person().at_start().play_now()
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("radio", name="日本語").check()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("heading", name="本命を二匹選んでください。")).to_be_visible()
    expect(anna.page.locator(".portrait").first).to_contain_text("リスル")


def test_no_message_is_missing_on_any_page(person: Someone) -> None:
    """A message without words would show its own name."""
    anna = person().at_start(speed="instant").play_now()
    assert "web-" not in anna.page.locator("body").inner_text()
    anna.choose()
    anna.wait_for_turn()
    text = anna.page.locator("body").inner_text()
    assert not any(name in text for name in ("web-", "board-", "table-", "event-", "screen-"))


def compressed(urls: list[str]) -> int:
    names = {url.rsplit("/", 1)[1] for url in urls}
    files = [path for path in (WEB / "dist").rglob("*.js") if path.name in names]
    assert len(files) == len(names)
    return sum(len(gzip.compress(path.read_bytes())) for path in files)


def test_the_first_load_is_small_even_with_a_game_begun(person: Someone) -> None:
    anna = person()
    loaded: list[str] = []
    anna.page.on("response", lambda answer: loaded.append(answer.url) if answer.url.endswith(".js") else None)
    anna.visit().card.get_by_role("button", name="Play now").wait_for()
    assert compressed(loaded) < 100_000
    anna.play_now()
    assert compressed(loaded) < 200_000


def test_the_start_page_is_usable_within_a_second(person: Someone) -> None:
    """From the first byte asked for until "Play now" can be pressed; the best of a few, for a busy machine."""
    anna = person()
    anna.page.add_init_script(
        """new MutationObserver((_, watcher) => {
            if (!document.querySelector("[data-game] button.main:not(:disabled)")) return;
            performance.mark("usable");
            watcher.disconnect();
        }).observe(document, { subtree: true, childList: true, attributes: true });"""
    )
    times = []
    for _ in range(5):
        anna.visit().card.get_by_role("button", name="Play now").wait_for()
        times.append(float(anna.page.evaluate("() => performance.getEntriesByName('usable')[0].startTime")))
    assert min(times) < 1_000, times
