"""Clocks before somebody's eyes: chosen in the form, shown calmly at the table, claimed when the time is up."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Server
from tests.browser.person import Person
from tests.browser.test_access import SIZES, serious, too_small, too_wide

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]
NEW_TABLE = {"en": "New table", "de": "Neuer Tisch", "ja": "新しい卓"}
TURN_BY_TURN = {"en": "turn by turn", "de": "Zug um Zug", "ja": "ターン制"}
THREE_DAYS = {"en": "3 days a turn", "de": "3 Tage je Zug", "ja": "一手番3日"}
OPEN_TABLE = """async clock => {
    const seats = [{ kind: "me" }, { kind: "open" }];
    const body = JSON.stringify({ game: "race", players: 2, seats, clock });
    const headers = { "X-Quartett": "1", "Content-Type": "application/json" };
    return await (await fetch("/api/tables", { method: "POST", headers, body })).json();
}"""


def clock_of(person: Person, seat: int) -> Locator:
    return person.page.locator(f"[data-clock='{seat}']")


def two(person: Someone, clock: dict[str, object], url: str = "", **more: object) -> tuple[Person, Person]:
    """Anna has made a table with this clock, and Bela has sat down; Anna is to move."""
    anna, bela = person(url, **more).at_start(stillness=True), person(url, **more)
    made = anna.page.evaluate(OPEN_TABLE, clock)
    anna.visit(f"/table/{made['id']}")
    bela.sit_down(f"{bela.url}/join/{made['id']}/{made['invite']}", "Bela")
    clock_of(anna, 0).wait_for()
    clock_of(bela, 0).wait_for()
    return anna, bela


def test_a_clock_is_chosen_and_told_of_everywhere(person: Someone) -> None:
    anna = person().at_start(stillness=True)
    anna.card.get_by_role("button", name="New table").click()
    form = anna.page.get_by_role("dialog")
    expect(form.get_by_role("radio", name="as much as you like")).to_be_checked()
    form.get_by_role("radio", name="2", exact=True).check()
    form.get_by_label("Seat 2", exact=True).select_option("open")
    form.get_by_role("radio", name="10 + 10").check()
    form.get_by_role("radio", name="turn by turn").check()
    form.get_by_role("radio", name="3 days a turn").check()
    form.get_by_role("switch", name="Weekends off").check()
    expect(form.get_by_role("radio", name="at once").nth(1)).to_have_count(0)  # hidden until one wants to know
    form.get_by_text("More about time").click()
    expect(form.get_by_role("radio", name="others may claim")).to_be_checked()
    form.locator("button[type=submit], button[form]").last.click()
    anna.page.wait_for_url("**/table/*")
    link = anna.invitation
    bela = person()
    bela.visit(link.removeprefix(bela.url))
    expect(bela.page.get_by_text("Time: 3 days a turn, weekends off")).to_be_visible()
    bela.sit_down(link, "Bela")
    expect(clock_of(bela, 0)).to_contain_text("3 days")
    anna.at_start()
    expect(anna.page.get_by_text("3 days a turn, weekends off")).to_be_visible()


def test_no_seconds_until_little_is_left(person: Someone) -> None:
    anna, bela = two(person, {"start": 300, "increment": 5})
    for one in (anna, bela):
        expect(clock_of(one, 0)).to_have_text("Time left: 5 min")
        expect(clock_of(one, 1)).to_have_text("Time left: 5 min")
    assert not [line for line in anna.heard() if "left" in line], "a screen reader is told when it matters"


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_when_the_time_is_up_others_may_claim_and_one_may_come_back(person: Someone, size: str) -> None:
    width, height = SIZES[size]
    anna, bela = two(person, {"start": 10, "increment": 30, "bot": "random"}, width=width, height=height)
    expect(clock_of(anna, 0)).to_contain_text("s")
    expect(clock_of(bela, 0)).to_contain_text("Time is up", timeout=60_000)
    expect(bela.page.get_by_role("button", name="Let a bot play on")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Let a bot play on")).to_have_count(0)
    expect(anna.page.get_by_test_id("announcements")).to_contain_text("Time is up")
    told = [line for line in anna.heard() if line == "Time is up" or line.endswith(" left")]
    assert len(told) <= 2, told
    assert serious(bela.page) == []
    bela.page.get_by_role("button", name="Let a bot play on").press("Enter")
    back = anna.page.get_by_role("button", name="Play on yourself").first
    back.click()
    expect(anna.page.get_by_role("button", name="Play on yourself")).to_have_count(0)
    expect(clock_of(anna, 0)).to_contain_text("s")


def test_across_a_kill_no_time_is_lost(own_server: Server, person: Someone) -> None:
    anna, bela = two(person, {"start": 40, "increment": 0}, own_server.url)
    expect(clock_of(anna, 0)).to_contain_text("38 s", timeout=60_000)
    own_server.kill()
    anna.page.wait_for_timeout(4_000)  # it is away
    own_server.start(patient=False)
    anna.page.reload()
    clock_of(anna, 0).wait_for()
    left = int(clock_of(anna, 0).inner_text().split(":")[-1].split()[0])
    assert left >= 33, "what passed was a few seconds at the table, not those without a server"
    bela.page.close()


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_clocks_are_for_everybody(person: Someone, size: str, language: str) -> None:
    """Axe finds nothing, nothing is too wide or too small, and every word is there."""
    width, height = SIZES[size]
    theme = "dark" if language == "de" else "light"
    anna, bela = two(person, {"start": 600, "increment": 10}, width=width, height=height, color_scheme=theme)
    page = anna.page

    def look() -> None:
        assert "web-" not in page.inner_text("body")
        assert serious(page) == []
        assert too_wide(page) <= 0
        assert too_small(page, 44 if size == "phone" else 24) == []

    anna.set(language=language)
    expect(clock_of(anna, 0)).to_contain_text("10")
    look()
    anna.visit()
    anna.card.get_by_role("button", name=NEW_TABLE[language]).click()
    form = page.get_by_role("dialog")
    form.locator(f"label:has-text('{TURN_BY_TURN[language]}')").click()
    form.locator(f"label:has-text('{THREE_DAYS[language]}')").click()
    form.locator("summary").last.click()
    expect(form.locator("select").last).to_be_visible()
    look()
    bela.page.close()
