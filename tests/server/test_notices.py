"""Absent people are told that it is their turn, and nobody makes the server call inside its network."""

import asyncio
import contextlib
import hashlib
import hmac
import signal
import socket
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from quartett.engine import Refused
from quartett.server.notices import quiet, sender
from quartett.server.notices.guard import Guard, Letter, NotSent, is_public
from quartett.server.notices.sender import Delivery, Sender
from tests.server.authenticator import add_passkey, sign_in
from tests.server.people import Chair, House, Json, Person, house, play_to_the_end, wait_for
from tests.server.receiver import Came, Device, Receiver, bytes_of, checked_token, text
from tests.server.test_durability import Process, free_port

OPEN = [{"kind": "me"}, {"kind": "open"}]
ALL = ["begins", "invitation", "over", "turn"]


@pytest.fixture
def receiver() -> Receiver:
    return Receiver()


@pytest.fixture
def server(tmp_path: Path, database: str, receiver: Receiver) -> Iterator[House]:
    with house(tmp_path, database, inner_hosts=(receiver.place,)) as running:
        yield running


def member(url: str, name: str) -> Person:
    person = Person(url, name)
    add_passkey(person)
    return person


def told(person: Person, receiver: Receiver, name: str = "") -> Device:
    """This browser takes pushes from now on."""
    device = Device(receiver, name or person.id)
    assert person.post("/api/me/notices/push", device.subscription)["here"]
    return device


def table_of(host: Person, other: Person, **more: Any) -> str:
    made = host.create(players=2, seats=OPEN, **{"pace": "turns", **more})
    other.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    return str(made["id"])


def play_until_turn_of(other: str, chair: Chair) -> None:
    """This one plays until the other is to move."""
    chair.wait(lambda: chair.table["phase"] == "playing")
    while chair.my_turn:
        assert chair.move()["ok"]
    assert chair.table["seats"][chair.table["turn"]]["name"] == other


def figure(server: House, way: str, outcome: str) -> float:
    page = Person(server.url).http.get("/metrics").text
    found = [
        line for line in page.splitlines() if line.startswith("quartett_notices_total{") and f'outcome="{outcome}",way="{way}"' in line
    ]
    return float(found[0].split()[-1]) if found else 0


def settled(server: House) -> None:
    """Whatever has been wished for has been sent, or is held back."""
    telling = server.api.notices.telling
    now = time.time()
    wait_for(lambda: not telling.doing and not any(wish.due <= now for wish in list(telling.wishes.values())))
    wait_for(lambda: not telling.sender.waiting and not telling.sender.busy)


# --- what is sent


def test_the_receiver_of_these_tests_reads_the_example_of_the_standard() -> None:
    private = int.from_bytes(bytes_of("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    secret = bytes_of("BTBZMqHH6r4Tts7J_aSIgg")
    device = Device.__new__(Device)
    device.key, device.secret = ec.derive_private_key(private, ec.SECP256R1()), secret
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert device.decrypt(bytes_of(body)) == b"When I grow up, I want to be a watermelon"


def test_an_absent_member_is_told_that_it_is_their_turn_and_nothing_else(server: House, receiver: Receiver) -> None:
    anna, bela = member(server.url, "Anna"), Person(server.url, "Bela")
    device = told(anna, receiver)
    table = table_of(anna, bela)
    play_until_turn_of("Anna", bela.sit_down(table))
    settled(server)
    came = receiver.to(device.path)[-1]
    assert device.read(came) == {"kind": "turn", "table": table, "game": "race", "title": "Race", "body": "It is your turn."}
    claims = checked_token(came, anna.get("/api/me/notices")["key"])
    assert claims["aud"] == receiver.url
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert {one.headers["Topic"] for one in receiver.to(device.path)} == {came.headers["Topic"]}
    assert len(came.headers["Topic"]) <= 32
    assert table not in str(came.headers), "the push service need not know which table it is"
    assert int(came.headers["TTL"]) > 24 * 3600
    assert figure(server, "push", "sent") == device.count


def test_the_key_of_the_server_stays_the_same(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database) as server:
        anna = member(server.url, "Anna")
        first = anna.get("/api/me/notices")["key"]
        cookie = anna.cookie
    with house(tmp_path, database) as server:
        assert Person(server.url, cookie=cookie).get("/api/me/notices")["key"] == first


def test_four_kinds_in_the_members_language_and_only_those_wanted(server: House, receiver: Receiver) -> None:
    anna, bela = member(server.url, "Anna"), member(server.url, "Bela")
    anna.post("/api/me/settings", {"language": "de"})
    device, other = told(anna, receiver), told(bela, receiver)
    assert bela.post("/api/me/notices", {"notify": ["over"]})["notify"] == ["over"]
    table = table_of(anna, bela)
    settled(server)
    kinds = {"begins": "Das Spiel hat begonnen.", "turn": "Du bist am Zug.", "over": "Das Spiel ist zu Ende."}
    assert device.count
    chairs = anna.sit_down(table), bela.sit_down(table)
    for chair in chairs:  # both look elsewhere, and play all the same
        assert chair.ask(do="visible", visible=False)["ok"]
    play_to_the_end(*chairs)
    settled(server)
    anna_was_told = device.told()
    assert all(notice["body"] == kinds[notice["kind"]] for notice in anna_was_told)
    assert anna_was_told[-1]["kind"] == "over"
    assert [notice["kind"] for notice in other.told()] == ["over"]
    for chair in chairs:
        chair.leave()
    wait_for(lambda: not server.api.tables.in_memory(table).viewers)
    again = bela.post(f"/api/tables/{table}/rematch")["id"]
    settled(server)
    assert device.told()[-1] == {
        "kind": "invitation",
        "table": again,
        "game": "race",
        "title": "Race",
        "body": "Noch ein Spiel: Ein Platz ist für dich frei gehalten.",
    }
    assert other.count == 1, "who asks for the rematch is not invited to it"


def test_who_looks_is_not_told_and_who_looks_away_is(server: House, receiver: Receiver) -> None:
    anna, bela = member(server.url, "Anna"), member(server.url, "Bela")
    device = told(anna, receiver)
    table = table_of(anna, bela)
    settled(server)
    before = device.count
    chair, other = anna.sit_down(table), bela.sit_down(table)
    play_until_turn_of("Bela", chair)
    other.wait(lambda: other.my_turn)
    play_until_turn_of("Anna", other)
    settled(server)
    assert device.count == before
    chair.wait(lambda: chair.my_turn)
    play_until_turn_of("Bela", chair)
    assert chair.ask(do="visible", visible=False)["ok"]
    other.wait(lambda: other.my_turn)
    play_until_turn_of("Anna", other)
    assert device.told(before + 1)[-1]["kind"] == "turn"
    assert chair.ask(do="visible", visible=True)["ok"]


def test_a_line_that_broke_counts_for_nothing_and_a_goodbye_does(server: House, receiver: Receiver) -> None:
    anna, bela = member(server.url, "Anna"), member(server.url, "Bela")
    device = told(anna, receiver)
    table = table_of(anna, bela)
    settled(server)
    before = device.count
    chair, other = anna.sit_down(table), bela.sit_down(table)
    play_until_turn_of("Bela", chair)
    other.wait(lambda: other.my_turn)
    play_until_turn_of("Anna", other)
    chair.wait(lambda: chair.my_turn)
    owner = server.api.tables.in_memory(table)
    chair.leave()
    wait_for(lambda: len(owner.viewers) == 1)
    settled(server)
    assert device.count == before, "she saw it, and closed the page"
    chair = anna.sit_down(table)
    play_until_turn_of("Bela", chair)
    other.wait(lambda: other.my_turn)
    play_until_turn_of("Anna", other)
    chair.socket.socket.shutdown(socket.SHUT_RDWR)  # without a word
    assert device.told(before + 1)[-1]["kind"] == "turn"


def test_at_a_live_table_the_end_is_not_told_and_bots_call_nobody(server: House, receiver: Receiver) -> None:
    anna, bela = member(server.url, "Anna"), Person(server.url, "Bela")
    device = told(anna, receiver)
    alone = anna.sit_down(anna.create(players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"])
    assert alone.ask(do="visible", visible=False)["ok"]
    play_to_the_end(alone)
    settled(server)
    assert device.count == 0
    table = table_of(anna, bela, pace="live")
    chairs = anna.sit_down(table), bela.sit_down(table)
    assert chairs[0].ask(do="visible", visible=False)["ok"]
    play_to_the_end(*chairs)
    settled(server)
    kinds = {notice["kind"] for notice in device.told()}
    assert "turn" in kinds
    assert kinds <= {"begins", "turn"}


def test_a_later_notice_about_a_table_replaces_the_earlier(server: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the push service is slow, three things happen: it hears of the last only."""
    monkeypatch.setattr("quartett.server.notices.guard.SECONDS", 300.0)
    anna, bela = member(server.url, "Anna"), member(server.url, "Bela")
    receiver.held.clear()
    device = told(anna, receiver)
    first = table_of(anna, bela)
    receiver.wait(device.path)  # and does not answer
    table = table_of(anna, bela)
    chairs = anna.sit_down(table), bela.sit_down(table)
    for chair in chairs:
        assert chair.ask(do="visible", visible=False)["ok"]
    play_to_the_end(*chairs)
    telling = server.api.notices.telling
    wait_for(lambda: not telling.doing and not telling.wishes)
    receiver.held.set()
    settled(server)
    notices = [notice["kind"] for notice in device.told() if notice["table"] == table]
    assert notices == ["over"], first


# --- by which ways


def test_guests_have_no_ways_and_others_cannot_take_one(server: House, receiver: Receiver) -> None:
    guest, anna, bela = Person(server.url, "Guest"), member(server.url, "Anna"), member(server.url, "Bela")
    device = Device(receiver, "x")
    assert guest.refused("/api/me/notices/push", device.subscription) == "forbidden"
    assert guest.refused("/api/me/notices") == "forbidden"
    assert guest.refused("/api/me/notices/hook", {"url": receiver.url}) == "forbidden"
    anna.post("/api/me/notices/push", device.subscription)
    bela.post("/api/me/notices/push", device.subscription)  # the same browser, with somebody else signed in
    assert not anna.get("/api/me/notices")["here"]
    assert bela.get("/api/me/notices")["here"]


def test_each_device_is_told_and_one_signed_out_is_not(server: House, receiver: Receiver) -> None:
    anna, bela = Person(server.url, "Anna"), Person(server.url, "Bela")
    passkey = add_passkey(anna)
    phone = Person(server.url)
    sign_in(phone, passkey)
    devices = told(anna, receiver, "desk"), told(phone, receiver, "phone")
    assert anna.get("/api/me/notices")["devices"] == 2
    table_of(anna, bela)
    for device in devices:
        device.told()
    settled(server)
    before = [device.count for device in devices]
    phone.post("/api/me/sign-out")
    table_of(anna, bela)
    settled(server)
    assert devices[0].count > before[0]
    assert devices[1].count == before[1]
    assert not anna.post("/api/me/notices/push/remove")["here"]
    before = [device.count for device in devices]
    table_of(anna, bela)
    settled(server)
    assert [device.count for device in devices] == before


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_removed(server: House, receiver: Receiver, status: int) -> None:
    anna, bela = member(server.url, "Anna"), Person(server.url, "Bela")
    device = told(anna, receiver)
    receiver.answer = status
    table_of(anna, bela)
    wait_for(lambda: not anna.get("/api/me/notices")["here"])
    settled(server)
    assert device.count == figure(server, "push", "gone") == 1
    table_of(anna, bela)
    settled(server)
    assert device.count == 1


def test_what_fails_is_tried_again_and_then_given_up(server: House, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "AGAIN_SECONDS", (0.05, 0.05))
    anna, bela = member(server.url, "Anna"), Person(server.url, "Bela")
    device = told(anna, receiver)
    receiver.answer = 503
    anna.post("/api/me/notices", {"notify": ["begins"]})
    table_of(anna, bela)
    receiver.wait(device.path, 3)
    settled(server)
    assert device.count == figure(server, "push", "failed") == 3
    assert anna.get("/api/me/notices")["here"]
    receiver.answer = 400
    table_of(anna, bela)
    receiver.wait(device.path, 4)
    settled(server)
    assert device.count == 4, "what is refused is refused"


def test_quiet_hours_hold_back_what_is_said_later(server: House, receiver: Receiver) -> None:
    anna, bela = member(server.url, "Anna"), Person(server.url, "Bela")
    device = told(anna, receiver)
    hour = datetime.now(UTC).hour
    always = f"{hour:02}:00-{(hour + 2) % 24:02}:00"
    found = anna.post("/api/me/notices", {"notify": ALL, "zone": "UTC", "quiet": always})
    assert (found["quiet"], found["zone"]) == (always, "UTC")
    table = table_of(anna, bela)
    telling = server.api.notices.telling
    wait_for(lambda: [wish.due > time.time() + 60 for wish in list(telling.wishes.values())] == [True])
    assert device.count == 0
    anna.post("/api/me/notices", {"notify": ALL})
    for wish in telling.wishes.values():
        wish.due = 0.0  # the morning has come
    server.server.servers[0].get_loop().call_soon_threadsafe(telling.news.set)
    assert device.told()[0]["table"] == table
    for wrong in (
        {"zone": "Europe/Atlantis"},
        {"zone": "../../etc/passwd"},
        {"zone": "Europe"},
        {"quiet": "25:00-07:00"},
        {"quiet": "22-7"},
    ):
        assert anna.refused("/api/me/notices", {"notify": ALL, **wrong}) == "bad_request"


def test_quiet_hours_are_those_of_the_place() -> None:
    def at(clock: str, hours: str, zone: str = "Europe/Berlin") -> str | None:
        now = datetime.fromisoformat(clock).replace(tzinfo=ZoneInfo(zone)).timestamp()
        end = quiet.until(hours, zone, now)
        return datetime.fromtimestamp(end, ZoneInfo(zone)).isoformat(timespec="minutes")[:16] if end else None

    assert at("2026-11-18T23:30", "22:00-07:00") == "2026-11-19T07:00"
    assert at("2026-11-19T06:59", "22:00-07:00") == "2026-11-19T07:00"
    assert at("2026-11-19T07:00", "22:00-07:00") is None
    assert at("2026-11-19T12:00", "22:00-07:00") is None
    assert at("2026-11-19T12:00", "11:30-13:00") == "2026-11-19T13:00"
    assert at("2026-11-19T13:00", "11:30-13:00") is None
    assert at("2026-11-19T12:00", "07:00-07:00") is None
    assert at("2026-10-24T23:00", "22:00-07:00") == "2026-10-25T07:00"  # the clocks go back that night
    assert at("2026-11-18T23:30", "22:00-07:00", "Asia/Tokyo") == "2026-11-19T07:00"
    assert quiet.until("", "Europe/Berlin", 0.0) is None
    assert quiet.until("22:00-07:00", "", datetime(2026, 1, 1, 23, tzinfo=UTC).timestamp())


# --- webhooks


def signed(came: Came, secret: str) -> bool:
    said = hmac.new(secret.encode(), came.headers["X-Quartett-Time"].encode() + b"." + came.body, hashlib.sha256).hexdigest()
    return came.headers["X-Quartett-Signature"] == f"sha256={said}"


def test_a_members_webhook(server: House, receiver: Receiver) -> None:
    anna, bela = member(server.url, "Anna"), Person(server.url, "Bela")
    hook = anna.post("/api/me/notices/hook", {"url": f"{receiver.url}/mine?thread=1"})["hook"]
    anna.post("/api/me/notices", {"notify": ["begins"]})
    table = table_of(anna, bela)
    [came] = receiver.wait("/mine?thread=1")
    link = f"{server.url}/table/{table}"
    assert came.json["text"] == f"Race: The game has begun. {link}"
    assert came.json["content"].replace("\\", "") == came.json["text"]
    assert came.json["allowed_mentions"] == {"parse": []}
    assert {name: came.json[name] for name in ("kind", "table", "game", "url")} == {
        "kind": "begins",
        "table": table,
        "game": "race",
        "url": link,
    }
    assert set(came.json) == {"content", "text", "allowed_mentions", "kind", "table", "game", "turn", "url"}
    assert signed(came, hook["secret"])
    assert not signed(came._replace(body=came.body + b" "), hook["secret"])
    assert anna.post("/api/me/notices/hook", {"url": hook["url"]})["hook"] == hook, "the same address keeps its secret"
    assert anna.post("/api/me/notices/hook", {"url": f"{receiver.url}/other"})["hook"]["secret"] != hook["secret"]
    assert anna.post("/api/me/notices/hook", {"url": ""})["hook"] is None


def test_a_tables_webhook_is_the_hosts_and_says_whose_turn_it_is(server: House, receiver: Receiver) -> None:
    anna, bela = member(server.url, "Anna"), Person(server.url, "<!here> *@all*")
    made = anna.create(players=2, seats=OPEN, pace="turns")
    table = made["id"]
    where = f"/api/tables/{table}/hook"
    assert anna.get(where) == {"hook": None}
    hook = anna.post(where, {"url": f"{receiver.url}/table"})["hook"]
    bela.post(f"/api/tables/{table}/join", {"token": made["invite"]})
    for other in (bela, member(server.url, "Carl"), Person(server.url)):
        assert other.refused(where) == "forbidden"
        assert other.refused(where, {"url": ""}) == "forbidden"
    settled(server)
    chair = anna.sit_down(table)
    play_until_turn_of("<!here> *@all*", chair) if chair.my_turn else None
    came = receiver.wait("/table", 1)[-1]
    settled(server)
    came = receiver.to("/table")[-1]
    assert signed(came, hook["secret"])
    assert came.json["turn"] == "<!here> *@all*"
    assert "<" not in came.json["text"]
    assert r"\*\@all\*" in came.json["content"]
    before = len(receiver.came)
    theirs = bela.sit_down(table)
    theirs.wait(lambda: theirs.my_turn)
    while theirs.my_turn:
        theirs.move()
    settled(server)
    assert len(receiver.came) == before, "she looks at the table"
    assert Person(server.url, "Guest").refused(where, {"url": f"{receiver.url}/table"}) == "forbidden"
    anna.post(where, {"url": ""})
    assert anna.get(where) == {"hook": None}


def test_a_removed_table_and_a_deleted_member_leave_no_way_behind(server: House, receiver: Receiver) -> None:
    anna, bela = member(server.url, "Anna"), Person(server.url, "Bela")
    told(anna, receiver)
    anna.post("/api/me/notices/hook", {"url": f"{receiver.url}/mine"})
    gone = anna.create(players=2, seats=OPEN)["id"]
    anna.post(f"/api/tables/{gone}/hook", {"url": f"{receiver.url}/gone"})
    table = table_of(anna, bela)
    anna.post(f"/api/tables/{table}/hook", {"url": f"{receiver.url}/table"})
    assert len(anna.get("/api/me/export")["rows"]["hooks"]) == 3
    anna.post(f"/api/tables/{gone}/remove")
    assert {row["url"] for row in anna.get("/api/me/export")["rows"]["hooks"]} == {f"{receiver.url}/mine", f"{receiver.url}/table"}
    settled(server)
    anna.post("/api/me/delete", {"confirm": "delete"})
    before = len(receiver.came)
    chair = bela.sit_down(table)
    play_to_the_end(chair)
    settled(server)
    assert len(receiver.came) == before


# --- attacks

GOOD = "https://fcm.googleapis.com/fcm/send/abc"
INNER = [
    "http://fcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://127.1/x",
    "https://0x7f.0.0.1/x",
    "https://2130706433/x",
    "https://0177.0.0.1/x",
    "https://localhost/x",
    "https://localhost:8000/x",
    "https://10.0.0.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com:22/x",
    "https://fcm.googleapis.com:99999/x",
    "https://user@fcm.googleapis.com/x",
    "https://fcm.googleapis.com:pass@127.0.0.1/x",
    "https://fcm.googleapis.com#@evil.example/",
    "https://fcm.googleapis.com\\@evil.example/",
    "https://fcm.googleapis.com/a b",
    "https://fcm.googleapis.com/a\r\nHost: inner",
    "https://fcm.googleapis.com/ü",
    "https://ｆcm.googleapis.com/x",
    "https:///x",
    "https://./x",
    "https://.com/x",
    "https://a..com/x",
    "https://[fe80::1%25eth0]/x",
    "https://[",
    "ftp://fcm.googleapis.com/x",
    "file:///etc/passwd",
    "gopher://fcm.googleapis.com/x",
    "//fcm.googleapis.com/x",
    "fcm.googleapis.com",
    "https://fcm.googleapis.com/" + "x" * 1000,
]
NOT_PUSH = [
    "https://evil.example/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://xfcm.googleapis.com/x",
    "https://notify.windows.com.evil.example/x",
    "https://evilnotify.windows.com/x",
    "https://push.apple.com/x",
]


def test_a_forged_subscription_or_webhook_is_refused_and_changes_nothing(server: House, receiver: Receiver) -> None:
    anna = member(server.url, "Anna")
    device = Device(receiver, "x")
    known = anna.get("/api/me/notices")
    for url in (*INNER, *NOT_PUSH):
        assert anna.refused("/api/me/notices/push", {**device.subscription, "endpoint": url}) in ("bad_address", "bad_request"), url
    for url in (*INNER, receiver.url.replace("127.0.0.1", "localhost"), receiver.url.replace("http", "ftp"), f"{receiver.url}0"):
        assert anna.refused("/api/me/notices/hook", {"url": url}) in ("bad_address", "bad_request"), url
    off_curve = text(b"\x04" + bytes(64))
    for lie in (
        {"p256dh": off_curve},
        {"p256dh": text(device.public[:-1])},
        {"p256dh": text(b"\x02" + device.public[1:33])},
        {"p256dh": "A" * 5000},
        {"p256dh": "A" * 100_000},
        {"p256dh": "!!!"},
        {"p256dh": ""},
        {"auth": text(bytes(15))},
        {"auth": text(bytes(17))},
        {"auth": ""},
        {"auth": "A"},
    ):
        assert anna.refused("/api/me/notices/push", {**device.subscription, "endpoint": GOOD, **lie}) in ("bad_request", "too_large"), lie
    assert anna.get("/api/me/notices") == known
    assert anna.post("/api/me/notices/push", {**device.subscription, "endpoint": GOOD})["here"]
    for good in (
        "https://db5p.notify.windows.com/w/?token=x",
        "https://web.push.apple.com/x",
        "https://updates.push.services.mozilla.com/x",
    ):
        assert anna.post("/api/me/notices/push", {**device.subscription, "endpoint": good})["here"]
    assert receiver.came == []


def test_inside_is_closed_unless_the_hoster_opens_it(tmp_path: Path, receiver: Receiver) -> None:
    with house(tmp_path) as server:
        anna = member(server.url, "Anna")
        assert anna.refused("/api/me/notices/push", Device(receiver, "x").subscription) == "bad_address"
        assert anna.refused("/api/me/notices/hook", {"url": receiver.url}) == "bad_address"


def test_what_was_allowed_once_is_looked_at_again(tmp_path: Path, receiver: Receiver) -> None:
    with house(tmp_path, inner_hosts=(receiver.place,)) as server:
        anna = member(server.url, "Anna")
        told(anna, receiver)
        anna.post("/api/me/notices/hook", {"url": f"{receiver.url}/mine"})
        cookie = anna.cookie
    with house(tmp_path) as server:
        anna, bela = Person(server.url, cookie=cookie), Person(server.url, "Bela")
        table_of(anna, bela)
        settled(server)
        assert figure(server, "push", "failed") == 1
        assert figure(server, "webhook", "failed") == 1
    assert receiver.came == []


def test_a_redirect_is_not_followed(server: House, receiver: Receiver) -> None:
    anna, bela = member(server.url, "Anna"), Person(server.url, "Bela")
    for status in (301, 302, 303, 307, 308):
        receiver.answer, receiver.more = status, {"Location": f"{receiver.url}/inner"}
        path = f"/from/{status}"
        anna.post("/api/me/notices/hook", {"url": receiver.url + path})
        table_of(anna, bela)
        receiver.wait(path)
        settled(server)
    assert receiver.to("/inner") == []
    assert figure(server, "webhook", "sent") == 0


def test_a_name_that_leads_inside_is_not_called(receiver: Receiver) -> None:
    """By its own name server, whoever owns a name points it anywhere; also at two places at once."""
    port = int(receiver.place.partition(":")[2])

    async def call(*found: str) -> None:
        async def resolve(host: str, at: int, **_: Any) -> list[Any]:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

        loop = asyncio.get_running_loop()
        loop.getaddrinfo = resolve  # type: ignore[assignment,method-assign]
        await Guard().send(Letter("https://hooks.example/x", {}, b"{}"), False)

    for found in (["127.0.0.1"], ["93.184.216.34", "127.0.0.1"], ["10.1.2.3"], ["::1"], ["fe80::1%eth0"], ["64:ff9b::7f00:1"], []):
        with pytest.raises(NotSent, match="not a public address"):
            asyncio.run(call(*found))
    assert receiver.came == []


def test_only_public_addresses_are_public() -> None:
    inner = (
        "127.0.0.1 127.8.8.8 0.0.0.0 10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 192.0.0.1 198.18.0.1 224.0.0.1 240.0.0.1 "
        "255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::127.0.0.1 fe80::1 fc00::1 fd12::1 ff02::1 64:ff9b::7f00:1 "
        "64:ff9b:1::a00:1 2002:7f00:1:: 2001:0:7f00:1:: 2001:db8::1 100::1"
    )
    for address in inner.split():
        assert not is_public(ip_address(address)), address
    for address in ("8.8.8.8", "142.250.185.74", "2a00:1450:4001:81b::200a", "::ffff:8.8.8.8"):
        assert is_public(ip_address(address)), address


def test_who_answers_nothing_or_nonsense_is_given_up(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quartett.server.notices.guard.SECONDS", 0.5)
    answers = [b"", b"SSH-2.0-OpenSSH\r\n", b"HTTP/1.1 2\r\n", b"x" * 100_000, None]  # None: not a word

    async def ask(answer: bytes | None) -> int:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                await reader.read(1)
                if answer is None:
                    await reader.read()
                writer.write(answer or b"")
            except OSError:
                pass
            finally:
                writer.close()

        async with await asyncio.start_server(serve, "127.0.0.1", 0) as there:
            place = f"127.0.0.1:{there.sockets[0].getsockname()[1]}"
            return await Guard(inner_hosts=[place]).send(Letter(f"http://{place}/", {}, b""), False)

    for answer in answers:
        with pytest.raises(NotSent):
            asyncio.run(ask(answer))
    assert asyncio.run(ask(b"HTTP/1.1 204 No Content\r\n")) == 204


def test_a_slow_receiver_holds_up_nobody_but_who_named_it() -> None:
    """However many letters somebody has, one is on its way at a time; after a failure the others wait, and those of others go."""

    async def story() -> None:
        sent: list[str] = []
        stuck = asyncio.Event()

        class Slow(Guard):
            async def send(self, letter: Letter, push: bool) -> int:
                if letter.url == "slow":
                    await stuck.wait()
                    raise NotSent
                sent.append(letter.url)
                return 200

        async def nothing() -> None:
            pass

        found = Sender(Slow())
        for number in range(50):
            found.put(Delivery("webhook", f"w{number}", "mallory", "t", lambda: Letter("slow", {}, b""), nothing))
        for number in range(50):
            found.put(Delivery("push", f"d{number}", "anna", "t", lambda n=number: Letter(f"d{n}", {}, b""), nothing))  # type: ignore[misc]
        async with asyncio.timeout(20):
            while len(sent) < 50:
                await asyncio.sleep(0.01)
        assert len(found.waiting) == 49
        stuck.set()
        async with asyncio.timeout(20):
            while found.busy:
                await asyncio.sleep(0.01)
        assert "mallory" in found.resting
        assert len(found.waiting) == 50, "it is tried again, later"
        await found.close()

    asyncio.run(story())


def test_the_heap_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "MOST_WAITING", 10)

    async def story() -> None:
        async def nothing() -> None:
            pass

        found = Sender(Guard())
        for number in range(1000):
            found.put(Delivery("push", f"d{number}", "anna", "t", lambda: Letter("", {}, b""), nothing))
        assert [delivery.to for delivery in found.waiting.values()] == [f"d{number}" for number in range(990, 1000)]
        found.waiting.clear()
        await found.close()

    asyncio.run(story())


def test_a_socket_says_whether_it_is_seen_and_nonsense_is_refused(server: House, receiver: Receiver) -> None:
    anna = Person(server.url, "Anna")
    chair = anna.sit_down(anna.create(players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"])
    for wrong in ({}, {"visible": 1}, {"visible": "yes"}, {"visible": None}):
        assert chair.ask(do="visible", **wrong)["error"] == "bad_frame"


# --- after a restart


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_after_a_restart_nothing_is_told_twice_and_the_next_turn_is(
    tmp_path: Path, database: str, receiver: Receiver, how: signal.Signals
) -> None:
    port = free_port()
    running = Process(tmp_path, database, port, QUARTETT_INNER_HOSTS=receiver.place)
    anna, bela = member(running.url, "Anna"), member(running.url, "Bela")
    device = told(anna, receiver)
    told(bela, receiver)
    tables = [table_of(anna, bela) for _ in range(3)]
    wait_for(lambda: {notice["table"] for notice in device.told(0)} == set(tables))
    running.stop(how)
    before = len(receiver.came)
    running = Process(tmp_path, database, port, QUARTETT_INNER_HOSTS=receiver.place)
    try:
        chair = anna.sit_down(tables[0])
        play_until_turn_of("Bela", chair)
        other = bela.sit_down(tables[0])
        other.wait(lambda: other.my_turn)
        chair.leave()
        play_until_turn_of("Anna", other)
        wait_for(lambda: [(notice["kind"], notice["table"]) for notice in device.told(0)][-1] == ("turn", tables[0]))
        assert {came.path for came in receiver.came[before:]} <= {device.path, f"/push/{bela.id}"}
        assert len(receiver.came) <= before + 2, "what was told before is not told again"
    finally:
        with contextlib.suppress(ProcessLookupError):
            running.stop(signal.SIGTERM)


# --- the next game


def test_the_next_game_is_the_one_that_has_waited_longest(server: House) -> None:
    anna, bela = Person(server.url, "Anna"), Person(server.url, "Bela")
    assert anna.get("/api/me/next") == {"table": None, "waiting": 0}

    def goes(person: Person) -> str:
        return str(person.http.get("/play").headers["location"])

    assert goes(anna) == "/"
    solo = anna.sit_down(anna.create(players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"])
    solo.wait(lambda: solo.my_turn)
    assert anna.get("/api/me/next") == {"table": solo.table["id"], "waiting": 0}
    tables = [table_of(anna, bela) for _ in range(3)]
    for table in tables:
        chair = bela.sit_down(table)
        play_until_turn_of("Anna", chair)
    assert anna.get("/api/me/next") == {"table": tables[0], "waiting": 3}
    assert goes(anna) == f"/table/{tables[0]}"
    assert anna.get(f"/api/me/next?but={tables[0]}") == {"table": tables[1], "waiting": 2}
    play_until_turn_of("Bela", anna.sit_down(tables[0]))
    assert goes(anna) == f"/table/{tables[1]}"
    assert goes(bela) == f"/table/{tables[0]}"
    assert goes(Person(server.url)) == "/"
    assert anna.http.get("/play").status_code == 303


def test_refusals_are_refusals(server: House) -> None:
    with pytest.raises(Refused):
        quiet.need_zone("nowhere")
    anna = member(server.url, "Anna")
    bad: list[Json] = [{"notify": ["everything"]}, {"notify": ALL, "quiet": "x" * 12}, {"notify": ALL, "zone": "x" * 65}, {}]
    for wrong in bad:
        assert anna.refused("/api/me/notices", wrong) == "bad_request"
