"""Every game to its very end before somebody's eyes: bots play all seats while the page looks on, then the replay."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]
SHORT = {"kbernestich": {}, "berzerka": {"length": "short"}, "ringlinge": {"round_cap": "30", "quiet_limit": "20"}}
OPEN = """async ([game, players, options]) => {
    const bots = Array(players - 1).fill({ kind: 'bot', bot: 'random' });
    const body = JSON.stringify({ game, players, options, seats: [{ kind: 'me' }, ...bots], bot_speed: 'instant' });
    const headers = { 'Content-Type': 'application/json', 'X-Quartett': '1' };
    return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).id;
}"""
LEAVE = """id => new Promise((done, fail) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
    socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data);
        if (frame.type === 'table' && frame.phase === 'playing' && !socket.asked) {
            socket.asked = true;
            socket.send(JSON.stringify({ v: 1, id: 'leave', do: 'seat_to_bot', seat: 0, bot: 'random' }));
        }
        if (frame.type === 'answer') { socket.close(); frame.ok ? done() : fail(frame.message); }
    };
})"""
KEYS = ("web-", "board-", "table-", "event-", "screen-", "square-", "undefined", "NaN", "[object")


@pytest.mark.parametrize(("game", "players", "language"), [("kbernestich", 4, "de"), ("berzerka", 3, "ja"), ("ringlinge", 3, "en")])
def test_a_game_ends_before_everybodys_eyes_and_can_be_seen_again(person: Someone, game: str, players: int, language: str) -> None:
    page = person(width=820, height=1180).at_start(speed="instant", stillness=True, language=language).page
    table = page.evaluate(OPEN, [game, players, SHORT[game]])
    page.goto(f"{page.url.rstrip('/')}/table/{table}")
    page.locator(".players li").nth(players - 1).wait_for()
    page.evaluate(LEAVE, table)
    expect(page.locator("section.over")).to_be_visible(timeout=180_000)
    assert_readable(page)
    page.locator("section.over a[href^='/replay/']").click()
    expect(page.locator(".count")).to_contain_text("0 /")
    page.keyboard.press("End")
    assert_readable(page)
    for _ in range(3):
        page.keyboard.press("PageUp")
        assert_readable(page)


def assert_readable(page: Page) -> None:
    text = page.locator("body").inner_text()
    assert not [key for key in KEYS if key in text]
