"""The club before somebody's eyes: a rated game, the record and the board it leads to."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.test_access import SIZES, serious, too_small, too_wide

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]


def test_a_rated_game_is_on_the_record_and_on_the_board(person: Someone) -> None:
    anna = person().at_start(speed="instant", stillness=True).called("Ariadne")
    page = anna.page
    anna.card.get_by_role("button", name="New table").click()
    expect(page.get_by_text("Rated games are for members.")).to_be_visible()
    page.keyboard.press("Escape")
    anna.as_member()
    anna.new_table(["bot:random"], manners=("Rated game",))
    expect(page.get_by_text("Rated game: no hints, no taking back.")).to_be_visible()
    anna.choose()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    anna.play_to_the_end()
    moved = page.get_by_role("group", name="Ratings")
    expect(moved.get_by_text("1500 →").first).to_be_visible()
    after = moved.locator("li", has_text="Ariadne").locator("strong").inner_text()
    moved.get_by_role("link", name="Ariadne").click()

    expect(page.get_by_role("heading", name="Ariadne")).to_be_visible()
    rated = page.locator("[data-rating='race 2']")
    expect(rated.locator("strong").first).to_have_text(after)
    expect(rated.get_by_text("provisional", exact=True)).to_be_visible()
    expect(rated.get_by_role("img", name=f"The rating after one game: {after}")).to_be_visible()
    expect(page.get_by_role("row", name="Bot: random 1")).to_be_visible()
    address = page.url

    stranger = person()
    stranger.visit(address.removeprefix(stranger.url))
    expect(stranger.page.locator("[data-rating='race 2']").locator("strong").first).to_have_text(after)
    expect(stranger.page.get_by_role("switch")).to_have_count(0)
    stranger.page.get_by_role("link", name="Leaderboards").click()
    row = stranger.page.get_by_role("row", name="Ariadne")
    expect(row).to_contain_text(after)

    page.get_by_role("switch", name="Hide my record").click()
    page.reload()
    expect(page.get_by_role("switch", name="Hide my record")).to_be_checked()
    stranger.page.reload()
    expect(stranger.page.get_by_role("row", name="Bot: random")).to_be_visible()
    expect(row).to_have_count(0)
    stranger.visit(address.removeprefix(stranger.url))
    expect(stranger.page.get_by_text("Nobody under this address shows a record.")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_records_and_boards_are_for_everybody(person: Someone, size: str, language: str) -> None:
    width, height = SIZES[size]
    anna = person(width=width, height=height, color_scheme="dark" if language == "de" else "light").at_start(stillness=True).as_member()
    anna.page.evaluate(PLAYED)
    anna.set(language=language)
    page = anna.page
    for path in (
        page.evaluate("async () => '/people/' + (await (await fetch('/api/me')).json()).id"),
        "/people/bot:random",
        "/ratings/race/2",
    ):
        anna.visit(path)
        page.locator("table").first.wait_for()
        assert serious(page) == []
        assert too_wide(page) <= 0
        assert too_small(page, 44 if size == "phone" else 24) == []
        assert "web-" not in page.locator("main").inner_text()


PLAYED = """async () => {
    const post = async (path, body) => (await fetch(path, {
        method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Quartett': '1' }, body: JSON.stringify(body),
    })).json();
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
    const { id } = await post('/api/tables', { game: 'race', players: 2, seats, rated: true, bot_speed: 'instant' });
    await new Promise((done) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
        let asked = -1;
        socket.onmessage = ({ data }) => {
            const frame = JSON.parse(data);
            if (frame.type !== 'table') return;
            if (frame.phase === 'over') { socket.close(); done(); }
            else if (frame.moves.length && frame.version !== asked) {
                asked = frame.version;
                const move = frame.moves[Math.floor(Math.random() * frame.moves.length)].move;
                socket.send(JSON.stringify({ v: 1, id: 'm' + asked, do: 'move', seat: 0, version: asked, move }));
            }
        };
    });
}"""
