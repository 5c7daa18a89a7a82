"""People play whole games of Race in the browser."""

import time
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Error, Route, expect

from tests.browser.person import LONG, Person, until

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]


def test_two_clicks_lead_into_a_game_and_it_can_be_played_to_its_end(person: Someone) -> None:
    anna = person().at_start(speed="instant").called("Anna").play_now()
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("group", name="Speed of the bots").get_by_role("radio", name="at once").check()
    anna.page.keyboard.press("Escape")
    anna.choose()
    anna.play_to_the_end()
    expect(anna.page.locator(".over h2")).to_contain_text("win")
    expect(anna.page.locator(".over tbody tr")).to_have_count(3)
    anna.page.get_by_role("button", name="Play again").click()
    expect(anna.page.locator(".portrait")).to_have_count(4)


def test_title_icon_and_status_say_whose_turn_it_is(person: Someone) -> None:
    anna = person().at_start(speed="instant").play_now()
    expect(anna.page).to_have_title("● Your turn! – Race")
    expect(anna.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    expect(anna.status()).to_contain_text("Choose your two Favorites.")


def test_two_people_by_a_link_and_a_bot(person: Someone) -> None:
    anna = person().at_start(speed="instant").called("Anna").new_table(["open", "bot:novice"])
    bela = person().sit_down(anna.invitation, "Bela")
    anna.choose(0, 1)
    bela.choose(2, 3)
    end = time.monotonic() + LONG
    while not (anna.over and bela.over) and time.monotonic() < end:
        for one in (anna, bela):
            if one.page.locator(".card.legal, .question").count():
                with suppress(Error):  # the card was played a moment ago and is gone
                    one.play_one()
        anna.page.wait_for_timeout(80)
    assert anna.over
    assert bela.over
    assert anna.page.locator(".over tbody").inner_text() == bela.page.locator(".over tbody").inner_text()


@pytest.mark.parametrize("page", ["start", "join"])
def test_a_name_typed_before_the_server_answers_is_kept(person: Someone, page: str) -> None:
    link = person().at_start().new_table(["open"]).invitation if page == "join" else "/"
    held: list[Route] = []
    bela = person()
    bela.page.route("**/api/me", lambda route: held.append(route))
    with bela.page.expect_request("**/api/me"):
        bela.page.goto(urljoin(bela.url, link))
    bela.page.get_by_label("Your name").fill("Bela")
    with bela.page.expect_response("**/api/me"):
        held[0].continue_()
    if page == "start":
        bela.card.wait_for()
    else:
        expect(bela.page.get_by_role("button", name="Sit down")).to_be_enabled()
    expect(bela.page.get_by_label("Your name")).to_have_value("Bela")


def test_a_hand_is_only_in_its_owners_page(person: Someone) -> None:
    anna = person().at_start(speed="instant").called("Anna").new_table(["open"])
    bela = person().sit_down(anna.invitation, "Bela")
    anna.choose(0, 1)
    bela.choose(0, 2)
    expect(anna.page.locator("[data-seat='1'] .favorites")).to_have_count(0)
    expect(bela.page.locator("[data-seat='0'] .favorites")).to_have_count(0)
    expect(bela.page.locator("[data-seat='1'] .favorites")).to_have_count(1)


def test_people_at_one_screen_pass_it_on_and_hands_stay_covered(person: Someone) -> None:
    anna = person().at_start(speed="instant").called("Anna").new_table(["same=Bela"])
    page = anna.page
    for name, picks in (("Anna", (0, 1)), ("Bela", (2, 3))):
        if page.get_by_role("button", name=f"I am {name}").count() or name == "Bela":
            expect(page.locator(".card")).to_have_count(0)  # nothing to see before it is passed on
            page.get_by_role("button", name=f"I am {name}").click()
        page.locator(".portrait").first.wait_for()
        page.locator(".portrait").nth(picks[0]).click()
        page.locator(".portrait").nth(picks[1]).click()
        page.get_by_role("button", name="These two").click()
        page.get_by_role("button", name="These two").wait_for(state="detached")
    movers = []
    for _ in range(4):
        page.locator(".pass, .card.legal").first.wait_for()
        if page.locator(".pass").count():
            expect(page.locator(".card")).to_have_count(0)
            page.locator(".pass button").click()
        page.locator(".card.legal").first.wait_for()
        movers.append(anna.status().inner_text().split(" is to move")[0])
        turns = len(anna.log())
        anna.play_one()
        until(lambda turns=turns: page.locator(".pass").count() > 0 or len(anna.log()) > turns)  # type: ignore[misc]
    assert set(movers) == {"Anna", "Bela"}
    assert movers[0] != movers[1]


def test_everything_works_from_the_keyboard(person: Someone) -> None:
    anna = person().at_start(speed="instant")
    keys = anna.page.keyboard

    def tab_to(selector: str) -> None:
        for _ in range(80):
            if anna.page.evaluate("selector => !!document.activeElement?.matches(selector)", selector):
                return
            keys.press("Tab")
        raise AssertionError(f"Tab does not reach {selector}")

    tab_to("[data-game=race] button.main")
    keys.press("Enter")
    anna.page.locator(".portrait").first.wait_for()
    tab_to(".portrait")
    keys.press("Enter")
    expect(anna.page.locator(".portrait[aria-pressed=true]")).to_have_count(1)
    keys.press("Tab")
    keys.press("Enter")
    anna.page.get_by_role("button", name="These two").wait_for()
    tab_to(".choose .buttons .main")
    keys.press("Enter")
    anna.wait_for_turn()
    tab_to(".card .face")
    expect(anna.page.locator(".tell b")).to_be_visible()  # the preview comes with the focus
    before = anna.page.evaluate("document.activeElement.dataset.card")
    keys.press("ArrowRight")
    assert anna.page.evaluate("document.activeElement.dataset.card") != before
    keys.press("?")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    for _ in range(20):
        if anna.page.locator(":focus").locator("xpath=..").evaluate("card => !card.classList.contains('dead')"):
            break
        keys.press("ArrowRight")
    keys.press("Enter")
    until(lambda: any(line.startswith("You play") for line in anna.log()))


def test_a_card_without_effect_says_why_and_wants_a_second_click(person: Someone) -> None:
    anna = person().at_start(speed="instant").play_now()
    anna.choose()
    anna.wait_for_turn()
    for _ in range(12):
        if anna.page.locator(".card.legal.dead").count():
            break
        anna.play_one()
        anna.page.wait_for_timeout(300)
        anna.wait_for_turn()
    dead = anna.page.locator(".card.legal.dead .face").first
    assert "No effect" in (dead.get_attribute("aria-label") or "")
    played = len([line for line in anna.log() if line.startswith("You play")])
    dead.click()
    expect(anna.page.locator(".card.armed")).to_have_count(1)
    assert len([line for line in anna.log() if line.startswith("You play")]) == played
    anna.page.locator(".card.armed .face").click()
    until(lambda: len([line for line in anna.log() if line.startswith("You play")]) == played + 1)


def test_a_superpower_is_confirmed_and_then_a_card_follows(person: Someone) -> None:
    anna = person().at_start(speed="instant").new_table(["bot:random"], ("with superpowers", "with a bet"))
    anna.page.locator(".portrait").first.wait_for()
    anna.choose(2, 3)  # Celya and Elaari can nearly always use theirs
    for _ in range(10):
        anna.wait_for_turn()
        if anna.page.locator(".star.can").count():
            break
        anna.play_one()
        anna.page.wait_for_timeout(300)
    expect(anna.page.locator(".lane .heart text")).to_have_text("1")
    anna.page.locator(".star.can").first.click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("cannot be taken back")
    dialog.get_by_role("button", name="Reveal the star").click()
    expect(anna.status()).to_contain_text("Play a card with your superpower.")
    anna.page.locator(".card.legal .face").first.click()
    expect(anna.page.locator("[data-seat='0']")).to_contain_text("★")


def test_a_hint_marks_a_card_and_a_pick_can_be_taken_back(person: Someone) -> None:
    anna = person().at_start(speed="instant").play_now()
    anna.page.locator(".portrait").nth(0).click()
    expect(anna.page.locator(".portrait[aria-pressed=true]")).to_have_count(1)
    anna.page.get_by_role("button", name="Take back").click()
    expect(anna.page.locator(".portrait[aria-pressed=true]")).to_have_count(0)
    anna.choose()
    anna.wait_for_turn()
    card = anna.page.locator(".card.legal").first
    place = card.bounding_box()
    anna.page.get_by_role("button", name="Hint").click()
    expect(anna.page.locator(".hints li").first).to_contain_text("You play")
    expect(anna.page.locator(".hints li").first).to_contain_text("on average")
    expect(anna.page.locator(".card.hinted, .star")).to_have_count(1)
    assert card.bounding_box() == place  # a hint moves nothing


def test_before_favorites_are_chosen_each_superpower_says_what_it_does(person: Someone) -> None:
    anna = person().at_start(speed="instant").new_table(["bot:random"], ("with superpowers",))
    for name, does in (("Rithle", "steps 5 back"), ("Aristas", "goes along"), ("Celya", "doubles"), ("Elaari", "reverses")):
        expect(anna.page.locator(".portrait").filter(has_text=name)).to_contain_text(does)
