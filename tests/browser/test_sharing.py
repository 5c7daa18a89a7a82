"""Sharing a screen and a link: what the last person saw is gone, and an invitation says what it is for."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]


def test_nothing_of_the_last_seat_is_left_on_the_pass_screen(person: Someone) -> None:
    anna = person().at_start(speed="instant").called("Anna").new_table(["same=Ben"])
    page = anna.page
    page.locator(".portrait").first.wait_for()
    names = page.locator(".portrait").all_inner_texts()
    anna.choose()
    expect(page.get_by_role("heading", name="Pass to Ben")).to_be_visible()
    left = page.content()
    assert "picks" not in left
    assert "pick " not in left
    assert len(names) == 4
    page.get_by_role("button", name="I am Ben").click()
    page.locator(".portrait").first.wait_for()


def test_an_invitation_names_the_game_and_who_sits_there(person: Someone) -> None:
    anna = person().at_start(speed="instant").called("Anna").new_table(["open", "bot:random"])
    bela = person()
    bela.page.goto(anna.invitation)
    expect(bela.page.get_by_text("Race", exact=True)).to_be_visible()
    expect(bela.page.get_by_text("Anna", exact=True)).to_be_visible()
    bela.page.get_by_role("button", name="Rules").click()
    expect(bela.page.get_by_role("dialog")).to_be_visible()


def test_a_dead_invitation_says_so_at_once(person: Someone) -> None:
    anna = person().at_start(speed="instant").called("Anna").new_table(["open"])
    link = anna.invitation
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("button", name="Remove").click()
    anna.page.get_by_role("dialog", name="Remove this table?").get_by_role("button", name="Remove").click()
    anna.page.wait_for_url(f"{anna.url}/")
    bela = person()
    bela.page.goto(link)
    expect(bela.page.get_by_text("This invitation is no longer good")).to_be_visible()
    expect(bela.page.get_by_label("Your name")).to_have_count(0)


def test_before_the_game_there_is_a_code_to_scan_and_the_deals_fingerprint(person: Someone) -> None:
    anna = person().at_start(speed="instant").called("Anna").new_table(["open"])
    page = anna.page
    expect(page.get_by_role("img", name="The invitation as a code for a phone's camera")).to_be_visible()
    page.get_by_text("Fingerprint of the deal").click()
    whole = page.locator("code.whole").inner_text()
    assert len(whole) == 64
    anna.sit_down(anna.invitation, "Anna")
    page.get_by_role("button", name="Begin now").click()
    page.locator(".portrait").first.wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Fingerprint of the deal").click()
    assert page.locator("code.whole").inner_text() == whole


def test_play_now_says_how_strong_the_bots_are_and_remembers_it(person: Someone) -> None:
    anna = person().at_start(speed="instant")
    anna.card.get_by_label("Against 2 bots").select_option("novice")
    anna.play_now()
    (table,) = anna.page.evaluate("fetch('/api/tables').then((answer) => answer.json())")["mine"]
    assert [seat["name"] for seat in table["seats"][1:]] == ["novice", "novice"]
    anna.visit()
    for game in ("race", "berzerka"):
        expect(anna.page.locator(f"[data-game={game}]").get_by_label("Against 2 bots")).to_have_value("novice")
