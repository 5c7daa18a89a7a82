"""What a person does at the pages, in words."""

import time
from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page, expect

PICKABLE = ".portrait[aria-disabled=false]"
MY_TURN = ".card.legal, .question, .over"
LONG = 120.0


class Person:
    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url
        self.picks = (0, 2)

    # --- coming and going

    def visit(self, path: str = "/") -> "Person":
        self.page.goto(self.url + path)
        return self

    def at_start(self, **settings: object) -> "Person":
        """On the start page, with these settings kept from an earlier visit."""
        self.visit()
        self.set(**settings) if settings else None
        self.card.wait_for()
        return self

    def set(self, **settings: object) -> None:
        self.page.evaluate(
            """more => {
                const kept = JSON.parse(localStorage.getItem('quartett-settings') ?? '{}');
                localStorage.setItem('quartett-settings', JSON.stringify({ ...kept, ...more }));
            }""",
            settings,
        )
        self.page.reload()

    @property
    def card(self) -> Locator:
        """Race on the start page."""
        return self.page.locator("[data-game=race]")

    def called(self, name: str) -> "Person":
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_label("Your name").press("Enter")
        expect(self.page.get_by_text("Your name has been changed.")).to_be_visible()
        return self

    def as_member(self) -> "Person":
        """With a recovery code, which is not looked at here."""
        self.page.evaluate(
            """async () => {
                const headers = { 'Content-Type': 'application/json', 'X-Quartett': '1' };
                const post = async (path, body) => (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
                await post('/api/me/recovery/keep', { code: (await post('/api/me/recovery', {})).code });
            }"""
        )
        self.page.reload()
        self.card.wait_for()
        return self

    def play_now(self) -> "Person":
        self.card.get_by_role("button", name="Play now").click()
        self.page.locator(".portrait").first.wait_for()
        return self

    def new_table(self, seats: list[str], options: tuple[str, ...] = (), manners: tuple[str, ...] = ()) -> "Person":
        """Open the form, give each further seat its kind, choose these options and manners, and go."""
        self.card.get_by_role("button", name="New table").click()
        form = self.page.get_by_role("dialog")
        form.get_by_role("radio", name=str(len(seats) + 1), exact=True).check()
        for number, kind in enumerate(seats, 2):
            form.get_by_label(f"Seat {number}", exact=True).select_option(kind.split("=")[0])
            if "=" in kind:
                form.get_by_label(f"Name at seat {number}").fill(kind.split("=")[1])
        for option in ("at once", *options):
            form.get_by_role("radio", name=option, exact=True).check()
        for manner in manners:
            form.get_by_role("switch", name=manner).check()
        form.locator("button[type=submit], button[form]").last.click()
        self.page.wait_for_url("**/table/*")
        return self

    @property
    def table(self) -> str:
        return self.page.url.split("/")[-1].split("#")[0]

    # --- playing Race

    def sit_down(self, link: str, name: str) -> "Person":
        """Follow an invitation."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        self.page.wait_for_url("**/table/*")
        return self

    @property
    def invitation(self) -> str:
        return self.page.get_by_label("Send this link to your friends").input_value()

    def choose(self, first: int = 0, second: int = 2) -> None:
        self.picks = (first, second)
        portraits = self.page.locator(".portrait")
        portraits.nth(first).click()
        expect(portraits.nth(first)).to_have_attribute("aria-pressed", "true")
        portraits.nth(second).click()
        self.page.get_by_role("button", name="These two").click()
        self.page.get_by_role("button", name="These two").wait_for(state="detached")

    def wait_for_turn(self) -> None:
        """Until there is something to do; when everybody chose alike, Favorites are chosen anew."""
        self.page.locator(f"{MY_TURN}, {PICKABLE}").first.wait_for(timeout=60_000)
        while not self.page.locator(MY_TURN).count():
            if self.page.locator(PICKABLE).count() == 4:
                self.picks = ((self.picks[0] + 1) % 4, (self.picks[1] + 1) % 4)
                self.choose(*self.picks)
            self.page.wait_for_timeout(100)

    @property
    def over(self) -> bool:
        return self.page.locator(".over").count() > 0

    def play_one(self) -> None:
        """One card that moves somebody, else any card; answers the question at the end with yes."""
        question = self.page.locator(".question .main")
        if question.count():
            question.click()
            return
        useful = self.page.locator(".card.legal:not(.dead) .face")
        if useful.count():
            useful.first.click(timeout=5_000)
        else:
            self.page.locator(".card.legal .face").first.click(timeout=5_000)
            self.page.locator(".card.armed .face").click(timeout=5_000)

    def play_to_the_end(self) -> None:
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            self.wait_for_turn()
            if self.over:
                return
            try:
                self.play_one()
            except Error:  # the card was played a moment ago and is gone
                continue
            self.page.wait_for_timeout(60)
        raise TimeoutError("the game did not end")

    # --- hearing and seeing

    def heard(self) -> list[str]:
        return self.page.get_by_test_id("announcements").locator("p").all_inner_texts()

    def log(self) -> list[str]:
        return self.page.locator("aside .log li").all_inner_texts()

    def status(self) -> Locator:
        return self.page.locator(".status")


def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come true"
        time.sleep(0.1)
