"""Around the table: calls, sounds, motion, onlookers, open tables, seats handed to bots, the automatic finish."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person, until

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]

BELL = """
    window.rung = [];
    window.Notification = class {
        static permission = "%s";
        static requestPermission = async () => Notification.permission;
        constructor(title, { body }) { window.rung.push(`${title}: ${body}`); }
    };
    Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
"""
EAR = """
    window.tones = 0;
    const begin = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) { window.tones += 1; begin.call(this, when); };
"""
MOVING = """() => document.getAnimations().flatMap(one => {
    return one.effect.target?.matches("[data-laid]") && one.playState === "running" ? [Object.keys(one.effect.getKeyframes()[0])] : [];
})"""


def test_a_notification_calls_who_looks_elsewhere(person: Someone) -> None:
    anna = person()
    anna.page.add_init_script(BELL % "granted")
    anna.at_start(speed="instant").play_now()
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("switch", name="Tell me when it is my turn").check()
    anna.page.keyboard.press("Escape")
    anna.page.locator(".portrait").nth(0).click()
    assert anna.page.evaluate("window.rung") == []  # nobody is called who is here
    anna.page.locator(".portrait").nth(1).click()
    anna.page.get_by_role("button", name="These two").click()
    anna.page.evaluate("window.away = true")
    until(lambda: anna.page.evaluate("window.rung") == ["Race: Your turn!"])


def test_a_browser_that_refuses_notifications_is_believed(person: Someone) -> None:
    anna = person()
    anna.page.add_init_script(BELL % "denied")
    anna.at_start()
    anna.page.get_by_role("button", name="Settings").click()
    switch = anna.page.get_by_role("switch", name="Tell me when it is my turn")
    switch.click()
    expect(anna.page.get_by_text("Your browser does not allow notifications from this page.")).to_be_visible()
    expect(switch).not_to_be_checked()


@pytest.mark.parametrize("sound", [True, False])
def test_sounds_are_made_only_if_wanted(person: Someone, sound: bool) -> None:
    anna = person()
    anna.page.add_init_script(EAR)
    anna.at_start(speed="instant", sound=sound).play_now()
    anna.choose()
    anna.wait_for_turn()
    anna.play_one()
    until(lambda: len(anna.log()) > 5)
    assert (anna.page.evaluate("window.tones") > 0) == sound


def play_slowly(person: Someone, **more: Any) -> Person:
    """A turn of one's own with calm motion, once the bots have come to rest."""
    anna = person().at_start(speed="instant").new_table(["bot:random"])
    anna.page.locator(".portrait").first.wait_for()
    anna.choose()
    anna.wait_for_turn()
    anna.set(speed="calm", **more)
    anna.wait_for_turn()
    browser = anna.page.context.new_cdp_session(anna.page)
    browser.send("Animation.enable")
    browser.send("Animation.setPlaybackRate", {"playbackRate": 0.02})  # so that nothing ends by itself before it is looked at
    return anna


def test_a_played_card_flies_to_the_pile_and_a_click_ends_its_flight(person: Someone) -> None:
    anna = play_slowly(person)
    card = anna.page.locator(".card.legal:not(.dead) .face").first
    played = card.get_attribute("data-card") or ""
    card.click()
    anna.page.wait_for_selector(f"[data-laid='{played}']")
    assert "transform" in str(anna.page.evaluate(MOVING))
    anna.page.mouse.click(5, 5)
    assert anna.page.evaluate(MOVING) == []


def test_with_less_motion_a_played_card_only_fades(person: Someone) -> None:
    anna = play_slowly(person, stillness=True)
    card = anna.page.locator(".card.legal:not(.dead) .face").first
    played = card.get_attribute("data-card") or ""
    card.click()
    anna.page.wait_for_selector(f"[data-laid='{played}']")
    moving = str(anna.page.evaluate(MOVING))
    assert "opacity" in moving
    assert "transform" not in moving


def test_an_onlooker_sees_the_table_and_nobodys_hand(person: Someone) -> None:
    anna = person().at_start(speed="instant").called("Anna").new_table(["bot:novice"], (), ("Onlookers are welcome",))
    anna.page.locator(".portrait").first.wait_for()
    zoe = person().visit(f"/table/{anna.table}")
    expect(zoe.page.locator(".track")).to_be_visible()
    expect(anna.page.locator(".onlookers")).to_have_text("one onlooker")
    anna.choose()
    anna.wait_for_turn()
    anna.play_one()
    until(lambda: any(line.startswith("Anna plays") for line in zoe.log()))
    expect(zoe.page.locator(".card, .portrait, .favorites")).to_have_count(0)
    zoe.page.close()
    expect(anna.page.locator(".onlookers")).to_have_count(0)


def test_where_onlookers_are_not_welcome_the_table_is_closed(person: Someone) -> None:
    anna = person().at_start(speed="instant").new_table(["bot:novice"])
    zoe = person().visit(f"/table/{anna.table}")
    expect(zoe.page.get_by_role("heading", name="There is no such table, or it is not open to you.")).to_be_visible()


def test_a_listed_table_is_found_on_the_start_page(person: Someone) -> None:
    anna = person().at_start(speed="instant").called("Anna").new_table(["open"], (), ("Show among the open tables",))
    bela = person().at_start(speed="instant").called("Bela")
    table = bela.page.get_by_role("listitem").filter(has_text="Anna, free seat")
    table.get_by_role("button", name="Sit down").first.click()
    bela.page.wait_for_url(f"**/table/{anna.table}")
    expect(anna.page.locator("[data-seat='1']")).to_contain_text("Bela")
    anna.choose(0, 1)
    bela.choose(2, 3)


def test_a_bot_keeps_the_seat_of_who_left_until_they_are_back(person: Someone) -> None:
    anna = person().at_start(speed="instant").called("Anna").new_table(["open"])
    bela = person().sit_down(anna.invitation, "Bela")
    anna.choose(0, 1)
    bela.choose(2, 3)
    bela.page.goto("about:blank")
    anna.page.locator("[data-seat='1']").get_by_role("button", name="Let a bot play here").click()
    until(lambda: any("A bot plays for this seat" in line for line in anna.log()))
    anna.wait_for_turn()
    anna.play_one()
    until(lambda: any(line.startswith("Bela plays") for line in anna.log()))  # the bot does
    bela.visit(f"/table/{anna.table}")
    expect(bela.page.get_by_text("A bot is playing for you.")).to_be_visible()
    bela.page.locator(".banner").get_by_role("button", name="Play on yourself").click()
    expect(bela.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    until(lambda: any("The owner plays again" in line for line in anna.log()))
    anna.wait_for_turn()
    anna.play_one()
    bela.wait_for_turn()
    expect(bela.page.locator(".card.legal").first).to_be_visible()


def until_asked(person: Someone) -> Person:
    """A game in which the ranking is settled before the end; most are."""
    anna = person().at_start(speed="instant").called("Anna")
    for _ in range(6):
        anna.visit().card.wait_for()
        anna.new_table(["bot:random"], ("ask",))
        anna.page.locator(".portrait").first.wait_for()
        anna.choose()
        while not anna.over:
            anna.wait_for_turn()
            if anna.page.locator(".question").count():
                return anna
            if not anna.over:
                anna.play_one()
                anna.page.wait_for_timeout(60)
    raise AssertionError("never asked")


def test_once_the_ranking_is_settled_chance_may_finish_and_names_its_cards(person: Someone) -> None:
    anna = until_asked(person)
    expect(anna.page.get_by_role("heading", name="The ranking is settled. Finish automatically?")).to_be_visible()
    expect(anna.page.locator(".card.legal")).to_have_count(0)
    anna.page.get_by_role("button", name="Yes, let chance finish").click()
    anna.page.locator(".over").wait_for(timeout=60_000)
    by_chance = [line for line in anna.log() if line.startswith("You play") and "by chance" in line]
    assert all("step" in line or "no effect" in line for line in by_chance)  # and what came of it
    assert by_chance or "chance finish the game" in anna.log()[-1] or any("Pip" in line for line in anna.log()[-2:])
    assert "Chance plays a card." not in anna.log()


def test_whoever_wants_plays_on_by_hand(person: Someone) -> None:
    anna = until_asked(person)
    anna.page.get_by_role("button", name="No, I play on").click()
    expect(anna.page.locator(".question")).to_have_count(0)
    anna.wait_for_turn()
    assert anna.over or anna.page.locator(".card.legal").count() > 0
    assert not anna.page.locator(".question").count()
