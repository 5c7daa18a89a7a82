"""Berzerka tells what happens: the full trick, the scoreboard of a hand, its words, and contracts one chooses oneself."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.person import Person
from tests.browser.test_access import serious, too_small, too_wide

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]
PHONE = {"width": 360, "height": 740}
DECIDE = ".middle .held.legal, .middle .contract.can, .middle .choices .main:not([aria-disabled=true])"
SHEET = "dialog[open] .scores"


def choose_contracts(page: Page, *contracts: str) -> None:
    """A short game with these, against quick bots."""
    page.locator("[data-game=berzerka]").get_by_role("button", name="New table").click()
    form = page.get_by_role("dialog")
    for option in ("short: 3 contracts, 9 hands", "chosen by you", "at once"):
        form.get_by_role("radio", name=option).check()
    for seat in (2, 3):
        form.get_by_label(f"Seat {seat}", exact=True).select_option("bot:greedy")
    for contract in contracts:
        expect(form.get_by_role("button", name="Start")).to_be_disabled()
        form.get_by_role("checkbox", name=contract).check()
    form.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")


def sit(person: Someone, *contracts: str, **more: object) -> Page:
    page = person(**more).at_start(speed="quick", sound=False).page
    choose_contracts(page, *(contracts or ("Berzerka", "Hold Steady", "Bottle It Up")))
    page.locator(DECIDE).first.wait_for(timeout=60_000)
    return page


def go_on(page: Page, until: str, skip: bool = False) -> None:
    """Take the last of what is offered until this is on the screen; a key skips what is shown on the way."""
    while not page.locator(until).count():
        if page.locator(".status.mine").count() and page.locator(DECIDE).count():
            with suppress(Error):  # what was offered a moment ago may be gone
                page.locator(DECIDE).last.click(timeout=2_000)
        elif skip:
            page.keyboard.press("Shift")
        page.wait_for_timeout(60)


def test_one_chooses_the_contracts_and_sees_what_they_mean(person: Someone) -> None:
    page = sit(person, "Big Talk", "Underdog", "Nothing to Hide")
    assert page.locator(".contract b").all_inner_texts() == ["Underdog", "Big Talk", "Nothing to Hide"]


def test_the_form_says_how_many_are_wanted_and_what_each_contract_is(person: Someone) -> None:
    page = person(**PHONE).at_start().page
    page.locator("[data-game=berzerka]").get_by_role("button", name="New table").click()
    form = page.get_by_role("dialog")
    assert form.get_by_role("checkbox").count() == 0
    form.get_by_role("radio", name="chosen by you").check()
    assert form.get_by_role("checkbox").count() == 18
    expect(form.get_by_text("0 of 5 chosen")).to_be_visible()
    for number in range(5):
        form.get_by_role("checkbox").nth(number).check()
    expect(form.get_by_role("checkbox").nth(5)).to_be_disabled()
    expect(form.get_by_text("The player to your left names the trump suit.")).to_have_count(1)
    assert serious(page) == []
    assert too_wide(page) <= 0


def test_a_complete_trick_and_a_hand_are_shown_before_the_game_goes_on(person: Someone) -> None:
    page = sit(person)
    go_on(page, ".trick .takes")
    shown, laid = page.evaluate("() => [document.querySelector('.middle').innerText, document.querySelectorAll('.trick .laid').length]")
    assert laid == 3
    assert "takes it" in shown
    assert " is the " in shown or " is trump " in shown  # and why
    assert "the trick:" in shown.split("Hand 1 of 9")[0]  # where the last line of the log stands
    go_on(page, SHEET, skip=True)
    record = page.locator(f"{SHEET} .record dd").inner_text()
    log = page.locator("aside .log li").all_inner_texts()
    assert not any("face down" in line for line in log)  # discards are told together
    assert any("exchange" in line or "keep" in line for line in log)
    assert serious(page) == []
    page.get_by_role("button", name="Continue").click()
    expect(page.locator(SHEET)).to_have_count(0)
    written = page.locator(".poster .cell .written").first
    expect(written).to_contain_text(record)
    expect(page.locator("aside ol").last).to_contain_text(f"down {record} for")


def test_words_explain_themselves(person: Someone) -> None:
    page = sit(person, **PHONE)
    for word, told in (("penalty", "overbidding"), ("forehand", "Opens the auction"), ("value", "What the row pays")):
        term = page.locator(".berzerka .term", has_text=word).first
        term.click()
        expect(page.locator("[popover]:popover-open")).to_contain_text(told)
        box = page.locator("[popover]:popover-open").bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        page.keyboard.press("Escape")
        expect(page.locator("[popover]:popover-open")).to_have_count(0)


def test_a_finger_reads_what_a_bid_means_before_it_bids(person: Someone) -> None:
    page = sit(person, has_touch=True, is_mobile=True, **PHONE)
    while page.locator(".contract.can").count() == 0:
        page.locator(DECIDE).first.tap()
        page.wait_for_timeout(100)
    contract = page.locator(".contract.can").first
    name = contract.locator("b").inner_text()
    contract.tap()
    expect(page.locator(".tell")).to_contain_text(name)
    expect(contract).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name=f"Bid {name}")).to_be_visible()
    assert serious(page) == []
    assert too_small(page, 44) == []
    for needed in (".choices", ".hand"):  # hand and decision are seen together
        box = page.locator(needed).bounding_box()
        assert box
        assert box["y"] + box["height"] <= PHONE["height"]
    page.get_by_role("button", name=f"Bid {name}").tap()
    expect(page.locator(".contract.chosen")).to_have_count(0)
