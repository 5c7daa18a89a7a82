"""Ringlinge says what happens, shows a capture before the marbles leave, and its board stays where it is."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.person import LONG, Person, until

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]
PHONE, DESKTOP = (360, 740), (1440, 900)
SHIFT = 4  # pixels nobody notices
FINGER = 44


def table(page: Page, **wanted: Any) -> str:
    """A new table of this guest's; its id."""
    ask = """async wanted => {
        const headers = {'Content-Type': 'application/json', 'X-Quartett': '1'};
        const body = JSON.stringify({game: 'ringlinge', ...wanted});
        return (await (await fetch('/api/tables', {method: 'POST', headers, body})).json()).id;
    }"""
    found: str = page.evaluate(ask, wanted)
    return found


def sit(person: Someone, size: tuple[int, int], **wanted: Any) -> Page:
    """At one's first choice, against two quick bots."""
    someone = person(width=size[0], height=size[1]).at_start(speed="instant")
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    made = table(someone.page, **{"players": 3, "bot_speed": "instant", "seats": [{"kind": "me"}, *bots], **wanted})
    someone.visit(f"/table/{made}").page.locator(".actions .main").first.wait_for(timeout=120_000)
    return someone.page


def felt(page: Page) -> FloatRect:
    box = page.locator(".felt").bounding_box()
    assert box
    return box


def lay(page: Page, marbles: int) -> None:
    for number in range(marbles):
        dots = page.locator(".steps .done")
        expect(dots).to_have_count(number)
        page.locator(".place.legal").nth(2 * number).click()
    expect(page.locator(".steps .done")).to_have_count(marbles)


@pytest.mark.parametrize("size", [PHONE, (390, 844), (820, 1180), DESKTOP])
def test_the_board_fits_and_stays_where_it_is(person: Someone, size: tuple[int, int]) -> None:
    page = sit(person, size)
    first = felt(page)
    ring = page.locator(".place").first.bounding_box()
    assert ring
    assert ring["width"] >= FINGER
    assert first["y"] + first["height"] <= size[1]

    def is_as_it_was(where: str) -> None:
        now, small = felt(page), page.locator(".place").first.bounding_box()
        assert small
        assert [abs(now[side] - first[side]) <= SHIFT for side in ("x", "y", "width", "height")] == [True] * 4, where
        assert abs(small["width"] - ring["width"]) < 0.5, where

    page.locator(".actions .main").first.click()
    page.locator(".place.legal").first.wait_for()
    is_as_it_was("laying")
    lay(page, 3)
    page.locator(".place.legal").last.click()
    is_as_it_was("looking at the turn")
    button = page.locator(".do .main").bounding_box()
    assert button
    assert button["y"] + button["height"] <= size[1]
    page.locator(".do .main").click()
    page.locator(".actions .main").first.wait_for(timeout=60_000)
    is_as_it_was("the next turn")
    page.locator(".actions .button").nth(1).click()
    for number in range(3):
        expect(page.locator(".steps .done")).to_have_count(number)
        page.locator(".place.legal").nth(3).click()
    expect(page.locator(".steps .done")).to_have_count(3)
    is_as_it_was("rings in the hand")


def test_the_last_step_of_a_turn_is_seen_before_it_is_made(person: Someone) -> None:
    page = sit(person, PHONE)
    page.locator(".actions .main").first.click()
    lay(page, 3)
    page.locator(".place.legal").last.click()
    expect(page.get_by_role("button", name="Confirm turn")).to_be_visible()
    expect(page.locator(".tell")).to_contain_text("You lay a marble on")
    page.get_by_role("button", name="Choose again").click()
    expect(page.locator(".steps .done")).to_have_count(3)
    page.locator(".place.legal").first.click()
    page.get_by_role("button", name="Confirm turn").click()
    expect(page.locator(".steps")).to_have_count(0)


def test_a_ring_pressed_at_the_wrong_time_says_why(person: Someone) -> None:
    page = sit(person, DESKTOP)
    page.locator(".place").first.click(force=True)
    expect(page.locator(".toasts p").last).to_contain_text("First choose an action")
    page.locator(".actions .button").nth(2).click(force=True)
    expect(page.locator(".toasts p").last).to_contain_text("first turn")
    page.locator(".actions .main").first.click()
    page.locator(".place.legal").first.wait_for()
    page.locator(".place[aria-label^='H8']").click(force=True)
    expect(page.locator(".toasts p").last).to_contain_text("H8")


def test_words_of_the_game_explain_themselves(person: Someone) -> None:
    page = sit(person, PHONE, options={"quiet_limit": "25"})
    for term, said in (("Supply", "capture"), ("Circle", "half"), ("Quiet turns", "25"), ("Blocked ring", "nobody leaves")):
        page.get_by_role("button", name=term, exact=True).click()
        note = page.locator("[popover]:popover-open")
        expect(note).to_contain_text(said)
        page.keyboard.press("Escape")


def test_places_of_the_log_are_found_at_the_rim(person: Someone) -> None:
    page = sit(person, DESKTOP)
    page.locator(".place[aria-label^='E8']").hover()
    expect(page.locator(".rows .looked")).to_have_text("E")
    expect(page.locator(".lines .looked")).to_have_text("8")


# --- finished games


def finished(page: Page) -> tuple[str, list[dict[str, Any]]]:
    """A game of three quick bots, and its steps."""
    made = table(page, players=3, bot_speed="instant", seats=[{"kind": "bot", "bot": "greedy"}] * 3)
    page.goto(page.url.rsplit("/", 1)[0] + f"/table/{made}")
    until(lambda: page.evaluate("async table => (await (await fetch(`/api/tables/${table}`)).json()).over", made), LONG)
    ask = """async table => {
        const all = [];
        for (let first = 0, total = 1; first < total; ) {
            const page = await (await fetch(`/api/tables/${table}/steps?eyes=all&first=${first}`)).json();
            all.push(...page.steps);
            [first, total] = [all.length, page.total];
        }
        return all.map(({happenings, view}) => ({happenings, alive: view.players.map(one => one.alive)}));
    }"""
    steps: list[dict[str, Any]] = page.evaluate(ask, made)
    return made, steps


def step_with(steps: list[dict[str, Any]], kind: str) -> int:
    return next(number for number, step in enumerate(steps) if any(one["what"]["kind"] == kind for one in step["happenings"] or []))


def test_a_capture_is_counted_on_the_board_before_the_marbles_leave(person: Someone) -> None:
    page = person(width=1440, height=900).at_start(speed="quick").page
    made, steps = finished(page)
    number = step_with(steps, "majority")
    page.goto(page.url.split("/table/")[0] + f"/replay/{made}#{number - 1}")
    page.locator(".felt").wait_for()
    page.evaluate("""() => {
        window.seen = [];
        const look = () => {
            const count = document.querySelector('.count text')?.textContent ?? '';
            window.seen.push([performance.now(), count, document.querySelectorAll('.falls').length]);
            requestAnimationFrame(look);
        };
        look();
    }""")
    page.keyboard.press("ArrowRight")
    until(lambda: page.evaluate("window.seen.some(([, count]) => count) && window.seen.at(-1)[1] === ''"))
    seen = page.evaluate("window.seen.filter(([, count]) => count)")
    assert seen[-1][0] - seen[0][0] >= 600
    assert seen[0][1] in {"2", "3"}  # of the captor; then come the others
    assert seen[0][2] >= 1  # still there, about to fall
    expect(page.locator(".falls")).to_have_count(0)


def test_who_is_out_is_told_so_and_can_see_the_end(person: Someone) -> None:
    page = person(width=390, height=844).at_start(speed="quick").page
    made, steps = finished(page)
    seat, number = next((step["alive"].index(False), i) for i, step in enumerate(steps) if not all(step["alive"]))
    seats = [{"kind": "me"} if p == seat else {"kind": "bot", "bot": "casual"} for p in range(3)]
    again = table(page, players=3, seats=seats, **{"from": {"table": made, "step": number}})
    page.goto(page.url.split("/table/")[0] + f"/table/{again}")
    expect(page.get_by_role("heading", name="You are out of the game")).to_be_visible()
    expect(page.get_by_role("button", name="New game")).to_be_visible()
    page.get_by_role("button", name="Show the end").click()
    page.locator("section.over").wait_for(timeout=120_000)
    expect(page.locator("section.over")).to_contain_text("first to leave")
