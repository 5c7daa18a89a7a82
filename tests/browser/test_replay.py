"""A finished game once more: stepping, other eyes, checking, keeping, playing on."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]


def finished_game(person: Someone) -> Person:
    anna = person().at_start(speed="instant").called("Anna").new_table(["bot:random"])
    anna.page.locator(".portrait").first.wait_for()
    anna.choose()
    anna.play_to_the_end()
    return anna


def first_step_with_cards(anna: Person) -> int:
    """How long choosing takes is up to the bot, who may change its mind."""
    steps = anna.page.request.get(f"{anna.url}/api/tables/{anna.table}/steps?eyes=0").json()["steps"]
    return next(number for number, step in enumerate(steps) if step["view"]["hand"])


def test_replay_steps_by_keys_and_links_and_can_be_checked_kept_and_played_on(person: Someone) -> None:
    anna = finished_game(person)
    page = anna.page
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".count")).to_contain_text("0 /")
    expect(page.locator(".words")).to_have_text("Before the first step")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".count")).to_contain_text("2 /")
    page.keyboard.press("End")
    expect(page.get_by_role("group", name="Points")).to_be_visible()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".count")).to_contain_text("3 /", timeout=10_000)
    page.get_by_role("button", name="Pause").click()

    dealt = first_step_with_cards(anna)
    page.goto(f"{anna.url}/replay/{anna.table}#{dealt}")
    expect(page.locator(".count")).to_contain_text(f"{dealt} /")
    expect(page.locator(".hands li")).to_have_count(2)
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(".card").first).to_be_visible()
    page.get_by_label("Seen by").select_option("none")
    expect(page.locator(".card")).to_have_count(0)

    page.get_by_role("button", name="Check the deals").click()
    expect(page.locator(".verdict")).to_contain_text("chance events follow from the secret")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    lines = download.value.path().read_text().splitlines()
    assert json.loads(lines[0])["game"] == "race"
    assert len(lines) > 20

    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    expect(anna.status()).to_contain_text("Your turn!", timeout=60_000)  # to play, or still to choose after a new start
    assert not anna.over


def test_a_game_that_is_not_over_has_no_replay_yet(person: Someone) -> None:
    anna = person().at_start(speed="instant").play_now()
    anna.visit(f"/replay/{anna.table}")
    expect(anna.page.get_by_role("link", name="To the table")).to_be_visible()


def test_playing_on_begins_at_the_step_on_the_screen(person: Someone) -> None:
    """Also where something was taken back, or somebody sat down, before it: those count in the log, not as steps."""
    anna = person().at_start(speed="instant").called("Anna").new_table(["bot:random"])
    page = anna.page
    page.locator(".portrait").first.wait_for()
    page.locator(".portrait").first.click()
    page.get_by_role("button", name="Take back").click()
    anna.choose()
    anna.play_to_the_end()
    steps = page.request.get(f"{anna.url}/api/tables/{anna.table}/steps?eyes=0").json()["steps"]
    mine = [number for number, step in enumerate(steps) if step["turn"] == 0 and step["view"]["hand"]]
    number = mine[len(mine) // 2]
    page.goto(f"{anna.url}/replay/{anna.table}#{number}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    expect(anna.status()).to_contain_text("Your turn!")
    expect(page.locator(".card.legal, .card.dead")).to_have_count(len(steps[number]["view"]["hand"]))
