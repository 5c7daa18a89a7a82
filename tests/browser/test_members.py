"""From guest to member in a real browser, with real passkeys of Chromium's virtual authenticator."""

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Server
from tests.browser.person import Person
from tests.browser.test_access import SIZES, serious, too_small, too_wide

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]
TITLES = {"en-GB": "Keep your games", "de-DE": "Deine Partien behalten", "ja-JP": "ゲームを残す"}


class Safe:
    """Where a browser keeps its passkeys."""

    def __init__(self, page: Page) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("WebAuthn.enable")
        kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
        made = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": {**kind, "automaticPresenceSimulation": True}})
        self.id = {"authenticatorId": made["authenticatorId"]}

    @property
    def passkeys(self) -> list[dict[str, object]]:
        return list(self.line.send("WebAuthn.getCredentials", self.id)["credentials"])

    def bring(self, other: "Safe") -> None:
        """What a password manager does between two devices."""
        for passkey in other.passkeys:
            self.line.send("WebAuthn.addCredential", {**self.id, "credential": passkey})


@pytest.fixture
def named(server: Server) -> str:
    """Passkeys are for names, not for numbers."""
    return server.url.replace("127.0.0.1", "localhost")


def by_keyboard(page: Page, role: str, name: str) -> None:
    """Reach something with the tabulator and press it."""
    wanted = page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]
    expect(wanted).to_be_enabled()
    for _ in range(60):
        if wanted.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(wanted).to_be_focused()
    page.keyboard.press("Enter")


def test_a_guest_plays_adds_a_passkey_and_finds_all_games_on_another_device(person: Someone, named: str) -> None:
    anna = person(named).at_start(speed="instant", stillness=True).called("Anna")
    anna.new_table(["bot:random"])
    played = anna.table
    anna.visit("/")
    by_keyboard(anna.page, "link", "Me")
    safe = Safe(anna.page)
    by_keyboard(anna.page, "button", "Add a passkey")
    expect(anna.page.get_by_role("heading", name="Member")).to_be_visible()
    expect(anna.page.get_by_text("this one")).to_be_visible()
    assert len(safe.passkeys) == 1

    phone = person(named, width=360, height=740).at_start(speed="instant", stillness=True)
    phone.new_table(["bot:random"])
    other = phone.table
    phone.visit("/me")
    expect(phone.page.get_by_role("heading", name="Sign in")).to_be_visible()
    Safe(phone.page).bring(safe)
    expect(phone.page.get_by_role("switch", name="Take the game of this browser along")).to_be_checked()
    by_keyboard(phone.page, "button", "Sign in with a passkey")
    expect(phone.page.get_by_role("heading", name="Member")).to_be_visible()
    expect(phone.page.get_by_label("Your name")).to_have_value("Anna")
    for browser in (anna, phone):
        for table in (played, other):
            browser.visit(f"/table/{table}")
            browser.page.locator(".portrait, .card").first.wait_for()
        browser.visit("/")
        expect(browser.page.get_by_role("button", name="Continue")).to_have_count(2)

    anna.visit("/me")
    expect(anna.page.get_by_role("heading", name="Devices")).to_be_visible()
    by_keyboard(anna.page, "button", "Sign out everywhere")
    expect(anna.page.get_by_role("heading", name="Keep your games")).to_be_visible()
    phone.visit("/me")
    expect(phone.page.get_by_role("heading", name="Keep your games")).to_be_visible()


def test_a_printed_code_brings_somebody_back_once(person: Someone, server: Server) -> None:
    anna = person().at_start().called("Berta")  # by number: this browser knows no passkeys here
    page = anna.page
    anna.visit("/me")
    expect(page.get_by_text("A recovery code works everywhere")).to_be_visible()
    by_keyboard(page, "button", "Make a recovery code")
    code = page.locator("output").inner_text()
    page.emulate_media(media="print")
    assert page.locator("output").is_visible()
    assert not page.get_by_role("heading", name="Your data").is_visible()
    page.emulate_media(media="screen")
    by_keyboard(page, "button", "I have kept it")
    expect(page.get_by_role("heading", name="Member")).to_be_visible()
    for works in (True, False):
        other = person().visit("/me").page
        other.get_by_label("Recovery code").fill(code.lower())
        other.get_by_label("Recovery code").press("Enter")
        if works:
            expect(other.get_by_label("Your name")).to_have_value("Berta")
        else:
            expect(other.get_by_text("That did not sign you in. Begin again.")).to_be_visible()


def test_who_deletes_themselves_is_asked_first_and_is_then_somebody_new(person: Someone, named: str) -> None:
    anna = person(named).at_start().called("Gerda")
    page = anna.page
    anna.visit("/me")
    Safe(page)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("heading", name="Member")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert "Gerda" in download.value.path().read_text()
    by_keyboard(page, "button", "Delete me …")
    expect(page.get_by_text("This cannot be taken back.")).to_be_visible()
    assert serious(page) == []
    by_keyboard(page, "button", "Delete me")
    expect(page.get_by_text("You are deleted. This browser is a new guest.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_on_the_page_about_oneself(person: Someone, named: str, theme: str, size: str) -> None:
    width, height = SIZES[size]
    anna = person(named, width=width, height=height, color_scheme=theme).visit("/me")
    page = anna.page
    least = 44 if size == "phone" else 24
    page.get_by_role("heading", name="Your data").wait_for()
    assert (serious(page), too_small(page, least), too_wide(page) > 0) == ([], [], False)
    Safe(page)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("heading", name="Member")).to_be_visible()
    page.get_by_role("button", name="Make a recovery code").click()
    page.locator("output").wait_for()
    assert (serious(page), too_small(page, least), too_wide(page) > 0) == ([], [], False)
    page.get_by_role("button", name="I have kept it").click()
    expect(page.get_by_role("button", name="Make a new recovery code")).to_be_visible()
    assert (serious(page), too_small(page, least), too_wide(page) > 0) == ([], [], False)


@pytest.mark.parametrize("locale", TITLES)
def test_the_page_speaks_three_languages_and_remembers_which(person: Someone, named: str, locale: str) -> None:
    anna = person(named, locale=locale).visit("/me")
    page = anna.page
    expect(page.get_by_role("heading", name=TITLES[locale])).to_be_visible()
    assert "web-" not in page.locator("body").inner_text()
    assert too_wide(page) <= 0
    safe = Safe(page)
    page.get_by_role("main").get_by_role("button").nth(1).click()
    expect(page.locator("mark")).to_be_visible()
    assert "web-" not in page.locator("body").inner_text()
    other = person(named, locale="en-GB").visit("/me").page
    Safe(other).bring(safe)
    other.get_by_role("button", name="Sign in with a passkey").click()
    expect(other.locator("html")).to_have_attribute("lang", locale[:2])
