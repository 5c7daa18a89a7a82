"""Being told, in a real browser with a real service worker. Only the push service is ours, on this machine: it decrypts what comes."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Worker, expect

from tests.browser.conftest import Server
from tests.browser.person import Person, until
from tests.browser.test_access import SIZES, serious, too_small, too_wide
from tests.browser.test_members import Safe, by_keyboard
from tests.server.people import Json, close_all
from tests.server.people import Person as Friend
from tests.server.receiver import Device, Receiver

pytestmark = pytest.mark.compiled
Someone = Callable[..., Person]
# What the browser's own push service would give.
SERVICE = """made => {
    PushManager.prototype.subscribe = async function (options) {
        window.asked = options.applicationServerKey;
        const { endpoint, p256dh, auth } = made;
        return { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
    };
}"""


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    yield Receiver()
    close_all()


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory, receiver: Receiver) -> Iterator[Server]:
    """A server that may send to the receiver."""
    running = Server(tmp_path_factory.mktemp("telling"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QUARTETT_INNER_HOSTS", receiver.place)
        running.start()
    yield running
    running.stop()


def by_name(server: Server) -> str:
    return server.url.replace("127.0.0.1", "localhost")


def become_member(person: Person, name: str) -> None:
    person.at_start(speed="instant", stillness=True).called(name)
    person.visit("/me")
    Safe(person.page)
    person.page.get_by_role("button", name="Add a passkey").click()
    expect(person.page.get_by_role("heading", name="Member", exact=True)).to_be_visible()


def switch_on(page: Page, device: Device) -> None:
    page.context.grant_permissions(["notifications"])
    page.evaluate(SERVICE, device.subscription)
    by_keyboard_space(page, "Tell me on this device")
    expect(page.get_by_text("You are told on this device from now on.")).to_be_visible()
    expect(page.get_by_role("switch", name="Tell me on this device")).to_be_checked()


def by_keyboard_space(page: Page, name: str) -> None:
    wanted = page.get_by_role("switch", name=name)
    expect(wanted).to_be_visible()
    for _ in range(80):
        if wanted.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(wanted).to_be_focused()
    page.keyboard.press("Space")


def deliver(page: Page, notice: Json) -> None:
    """As the browser's push service does, to the real service worker."""
    line = page.context.new_cdp_session(page)
    found: list[Json] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    page.wait_for_timeout(0)
    until(lambda: bool(page.evaluate("() => 1") and found))
    origin = page.evaluate("() => location.origin")
    line.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[-1]["registrationId"], "data": json.dumps(notice)}
    )


def watched_worker(page: Page) -> Worker:
    """The real service worker; a headless browser shows nothing, so what is to be shown and opened is written down."""
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    worker = page.context.service_workers[-1]
    worker.evaluate(
        """() => {
            self.shown = [];
            self.opened = [];
            ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void self.shown.push([title, options]);
            self.clients.openWindow = async url => void self.opened.push(url);
        }"""
    )
    return worker


def shown(worker: Worker) -> list[tuple[str, Json]]:
    return [(title, options) for title, options in worker.evaluate("() => self.shown")]


def test_a_member_switches_it_on_looks_away_and_is_told(person: Someone, telling: Server, receiver: Receiver) -> None:
    url = by_name(telling)
    anna, bela = person(url), Friend(telling.url, "Bela")
    become_member(anna, "Anna")
    page = anna.page
    device = Device(receiver, "anna")
    switch_on(page, device)
    assert page.evaluate("async () => (await fetch('/api/me/notices')).json().then(found => found.key)") == page.evaluate("window.asked")

    anna.visit("/")
    anna.new_table(["open"])
    table = anna.table
    bela.post(f"/api/tables/{table}/join", {"token": anna.invitation.rpartition("/")[2]})
    chair = bela.sit_down(table)
    page.locator(".portrait").first.wait_for()
    assert device.count == 0, "the page is in front"
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true }); document.dispatchEvent(new Event('visibilitychange'))")
    if not chair.my_turn:
        anna.choose(1, 3)
        chair.wait(lambda: chair.my_turn)
    while chair.my_turn:
        chair.move()
    notice = device.told()[-1]
    assert notice == {"kind": "turn", "table": table, "game": "race", "title": "Race", "body": "It is your turn."}

    worker = watched_worker(page)
    deliver(page, notice)
    until(lambda: bool(shown(worker)))
    [(title, options)] = shown(worker)
    assert (title, options["body"], options["tag"], options["data"]) == ("Race", "It is your turn.", table, {"table": table})

    anna.visit("/me")
    by_keyboard_space(page, "Tell me on this device")
    expect(page.get_by_text("This device is not told any more.")).to_be_visible()
    expect(page.get_by_role("switch", name="Tell me on this device")).not_to_be_checked()


def test_a_click_on_a_notice_opens_the_table_and_nothing_is_kept(person: Someone, telling: Server, receiver: Receiver) -> None:
    anna = person(by_name(telling))
    become_member(anna, "Anna")
    page = anna.page
    switch_on(page, Device(receiver, "anna"))
    page.reload()
    worker = watched_worker(page)
    assert click(worker, "abc") == f"{by_name(telling)}/table/abc"
    assert click(worker, "../../evil") == f"{by_name(telling)}/table/..%2F..%2Fevil"
    assert click(worker, "") == f"{by_name(telling)}/"
    assert page.evaluate("async () => (await caches.keys()).length") == 0
    deliver(page, {})
    until(lambda: [title for title, _ in shown(worker)] == ["Quartett"])


def click(worker: Worker, table: str) -> str:
    """Where a click on the notice about a table leads."""
    found: str = worker.evaluate(
        """async table => {
            const done = [];
            const notification = { data: { table }, close() {} };
            self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: promise => done.push(promise) }));
            await Promise.all(done);
            return self.opened.at(-1);
        }""",
        table,
    )
    return found


def test_kinds_quiet_hours_and_webhooks_by_keyboard(person: Someone, telling: Server, receiver: Receiver) -> None:
    anna = person(by_name(telling), timezone_id="Asia/Tokyo")
    become_member(anna, "Anna")
    page = anna.page
    by_keyboard_space(page, "a game begins")
    by_keyboard_space(page, "Quiet hours")
    expect(page.get_by_label("from", exact=True)).to_have_value("22:00")
    page.get_by_label("to", exact=True).fill("08:30")
    page.get_by_label("to", exact=True).press("Tab")
    expect(page.get_by_text("Asia/Tokyo")).to_be_visible()
    kept = "async () => (await fetch('/api/me/notices')).json()"
    until(lambda: bool(page.evaluate(kept)["quiet"] == "22:00-08:30"))
    assert page.evaluate(kept)["notify"] == ["invitation", "over", "turn"]

    page.get_by_label("Webhook", exact=True).fill("https://127.0.0.1/inner")
    by_keyboard(page, "button", "Keep")
    expect(page.get_by_text("This address cannot be used")).to_be_visible()
    page.get_by_label("Webhook", exact=True).fill(f"{receiver.url}/mine")
    by_keyboard(page, "button", "Keep")
    expect(page.get_by_text("They are signed with")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Webhook", exact=True)).to_have_value(f"{receiver.url}/mine")
    expect(page.get_by_role("switch", name="a game begins")).not_to_be_checked()
    expect(page.get_by_label("to", exact=True)).to_have_value("08:30")

    anna.visit("/")
    anna.new_table(["open"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Tell a channel").fill(f"{receiver.url}/table")
    page.get_by_role("dialog").get_by_role("button", name="Keep").click()
    expect(page.get_by_text("Notices are sent there from now on.")).to_be_visible()
    assert serious(page) == []


def test_a_browser_that_says_no_is_left_alone(person: Someone, telling: Server) -> None:
    anna = person(by_name(telling))
    become_member(anna, "Anna")
    page = anna.page
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    by_keyboard_space(page, "Tell me on this device")
    expect(page.get_by_text("Your browser does not allow notices from this page.")).to_be_visible()
    expect(page.get_by_role("switch", name="Tell me on this device")).not_to_be_checked()


def test_the_next_game_leads_from_table_to_table(person: Someone, telling: Server) -> None:
    url = by_name(telling)
    anna, bela = person(url), person(url)
    anna.at_start(speed="instant", stillness=True).called("Anna")
    page = anna.page
    tables: list[str] = []
    for _ in range(2):
        anna.visit("/")
        anna.new_table(["open"])
        tables.append(anna.table)
        bela.sit_down(anna.invitation, "Bela")
        bela.page.locator(".portrait").first.wait_for()
        if bela.page.locator(".portrait[aria-disabled=false]").count() == 4:
            bela.choose()
        page.locator(".portrait[aria-disabled=false]").first.wait_for()
    anna.visit("/")
    expect(page.get_by_text("2 tables wait for you.")).to_be_visible()
    by_keyboard(page, "button", "Next game")
    page.wait_for_url(f"**/table/{tables[0]}")
    page.locator(".portrait[aria-disabled=false]").first.wait_for()
    expect(page.get_by_role("button", name="Next game")).to_have_count(0)
    anna.choose(1, 3)
    anna.visit("/play")
    page.wait_for_url(f"**/table/{tables[1]}")
    page.go_back()
    anna.visit(f"/table/{tables[0]}")
    if page.locator(".portrait[aria-disabled=false]").count() == 0 and not page.locator(".card.legal").count():
        expect(page.get_by_role("button", name="Next game")).to_be_visible()


LOOKS = [(size, theme, "en-GB") for size in SIZES for theme in ("light", "dark")] + [
    ("phone", "light", "de-DE"),
    ("phone", "dark", "ja-JP"),
]


@pytest.mark.parametrize(("size", "theme", "locale"), LOOKS)
def test_axe_finds_nothing_in_the_section(person: Someone, telling: Server, receiver: Receiver, size: str, theme: str, locale: str) -> None:
    width, height = SIZES[size]
    anna = person(by_name(telling), width=width, height=height, color_scheme=theme, locale=locale).visit("/me")
    page = anna.page
    page.locator("section").nth(3).wait_for()
    Safe(page)
    page.get_by_role("main").get_by_role("button").nth(1).click()
    page.locator("mark").wait_for()
    own = "{ method: 'POST', headers: { 'X-Quartett': '1' }, body: JSON.stringify({ url }) }"
    page.evaluate(f"url => fetch('/api/me/notices/hook', {own})", receiver.url)
    page.reload()
    page.locator("code").wait_for()
    page.get_by_role("switch").last.check()
    page.locator("input[type=time]").first.wait_for()
    assert "web-" not in page.locator("body").inner_text()
    assert (serious(page), too_small(page, 44 if size == "phone" else 24), too_wide(page) > 0) == ([], [], False)
