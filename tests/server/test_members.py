"""From guest to member without losing anything: passkeys, devices, recovery codes, moving, being forgotten."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select
from websockets.exceptions import InvalidStatus

from quartett.server.club import kept
from quartett.server.settings import NO_RATES, Limits
from quartett.server.start import visited
from quartett.server.storage import backup
from tests.server.authenticator import Authenticator, add_code, add_passkey, sign_in, text
from tests.server.people import Chair, House, Person, house, play_to_the_end, wait_for

OPEN = [{"kind": "me"}, {"kind": "open"}]
ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def with_cookie(person: Person) -> Person:
    """Another browser with a copy of this one's cookie, as it is now."""
    return Person(person.url, cookie=person.cookie)


def mine(person: Person) -> set[str]:
    return {table["id"] for table in person.get("/api/tables")["mine"]}


def everything(server: House) -> dict[str, list[Any]]:
    with visited(server.settings) as engine, engine.connect() as connection:
        return {t.name: sorted((tuple(row) for row in connection.execute(select(t))), key=repr) for t in backup.tables_of(connection)}


# --- a guest becomes a member


def test_a_guest_who_adds_a_passkey_keeps_id_name_and_games(anna: Person) -> None:
    table = anna.create(players=2, seats=ALONE)["id"]
    before = anna.id
    add_passkey(anna)
    account = anna.get("/api/me/account")
    assert (account["id"], account["name"], account["member"]) == (before, "Anna", True)
    assert [device["here"] for device in account["devices"]] == [True]
    assert len(account["passkeys"]) == 1
    assert anna.get("/api/me") == {"id": before, "name": "Anna", "member": True}
    assert mine(anna) == {table}
    assert anna.sit_down(table).table["eyes"] == 0


def test_the_cookie_of_the_guest_is_void_once_there_is_a_member(server: House, anna: Person) -> None:
    table = anna.create(players=2, seats=ALONE, onlookers=False)["id"]
    old = with_cookie(anna)
    chair = old.sit_down(table)
    add_passkey(anna)
    wait_for(lambda: chair.closed)
    assert old.refused("/api/me/settings", {"language": "de", "notify": []}) == "forbidden"
    with pytest.raises(InvalidStatus):
        old.sit_down(table)
    assert old.get("/api/me")["id"] != anna.id
    assert anna.get("/api/me")["id"] == anna.id


def test_a_member_signs_in_on_another_device_and_finds_all_games(server: House, anna: Person) -> None:
    tables = {anna.create(players=2, seats=ALONE)["id"] for _ in range(2)}
    passkey = add_passkey(anna)
    phone = Person(server.url)
    assert sign_in(phone, passkey)["id"] == anna.id
    assert phone.get("/api/me")["id"] == anna.id
    assert mine(phone) == tables
    assert len(anna.get("/api/me/account")["devices"]) == 2


def test_several_passkeys_and_never_without_a_way_in(server: House, anna: Person) -> None:
    first, second = add_passkey(anna), add_passkey(anna)
    for passkey in (first, second):
        assert sign_in(Person(server.url), passkey)["id"] == anna.id
    ids = [each["id"] for each in anna.get("/api/me/account")["passkeys"]]
    assert len(ids) == 2
    anna.post(f"/api/me/passkeys/{ids[0]}/remove")
    assert anna.refused(f"/api/me/passkeys/{ids[0]}/remove", {}) == "not_found"
    assert anna.refused(f"/api/me/passkeys/{ids[1]}/remove", {}) == "last_key"
    add_code(anna)
    assert anna.post(f"/api/me/passkeys/{ids[1]}/remove")["passkeys"] == []
    stranger = Person(server.url)
    for passkey in (first, second):
        asked = stranger.post("/api/me/sign-in/options")
        assert stranger.refused("/api/me/sign-in", passkey.show(asked, stranger.url)) == "not_signed_in"


# --- devices


def test_a_device_that_is_removed_is_out_at_once_with_its_sockets(server: House, anna: Person) -> None:
    table = anna.create(players=2, seats=ALONE, onlookers=False)["id"]
    passkey = add_passkey(anna)
    phone = Person(server.url)
    sign_in(phone, passkey)
    chair, own = phone.sit_down(table), anna.sit_down(table)
    [device] = [each["id"] for each in anna.get("/api/me/account")["devices"] if not each["here"]]
    anna.post(f"/api/me/devices/{device}/remove")
    wait_for(lambda: chair.closed)
    assert phone.refused("/api/me/settings", {"language": "de", "notify": []}) == "forbidden"
    assert phone.get("/api/tables")["mine"] == []
    with pytest.raises(InvalidStatus):
        phone.sit_down(table)
    assert not own.closed
    assert anna.refused(f"/api/me/devices/{device}/remove", {}) == "not_found"


def test_who_was_dismissed_is_heard_no_more(server: House, anna: Person) -> None:
    """A thief who does not take the goodbye cannot go on playing meanwhile."""
    table = anna.create(players=2, seats=ALONE)["id"]
    passkey = add_passkey(anna)
    chair = with_cookie(anna).sit_down(table)
    chair.wait(lambda: chair.my_turn)
    [client] = server.api.sockets.clients
    read, heard = client.read, list[object]()

    async def listen(text: str) -> None:
        await read(text)
        heard.append(text)

    client.read, client.news = listen, asyncio.Event()  # its sender waits for the old one: it never gets to say goodbye
    anna.post("/api/me/sign-out/everywhere")
    chair.send(do="move", seat=0, version=chair.version, move=chair.table["moves"][0]["move"])
    wait_for(lambda: heard)
    sign_in(anna, passkey)
    assert anna.sit_down(table).version == chair.version


def test_signing_out_ends_one_device_and_everywhere_all(server: House, anna: Person) -> None:
    passkey = add_passkey(anna)
    browsers = [Person(server.url) for _ in range(3)]
    for browser in browsers:
        sign_in(browser, passkey)
    stolen = with_cookie(browsers[0])
    browsers[0].post("/api/me/sign-out")
    assert "quartett" not in browsers[0].http.cookies
    assert stolen.get("/api/me")["id"] != anna.id
    assert browsers[1].get("/api/me")["id"] == anna.id
    browsers[1].post("/api/me/sign-out/everywhere")
    for browser in (anna, *browsers):
        assert browser.get("/api/me")["id"] != anna.id
    assert sign_in(browsers[2], passkey)["id"] == anna.id


def test_nobody_removes_the_devices_or_passkeys_of_others(server: House, anna: Person, bela: Person) -> None:
    add_passkey(anna)
    add_passkey(bela)
    account = anna.get("/api/me/account")
    for kind in ("devices", "passkeys"):
        assert bela.refused(f"/api/me/{kind}/{account[kind][0]['id']}/remove", {}) == "not_found"
    assert anna.get("/api/me/account") == account


def test_a_server_that_starts_anew_knows_members_devices_and_who_is_gone(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database) as server:
        anna, gone = Person(server.url, "Anna"), Person(server.url, "Gone")
        old = anna.cookie
        passkey = add_passkey(anna)
        left = gone.cookie
        gone.post("/api/me/delete", {"confirm": "delete"})
    with house(tmp_path, database) as server:
        assert Person(server.url, cookie=anna.cookie).id == anna.id
        assert Person(server.url, cookie=old).id != anna.id
        assert Person(server.url, cookie=left).id != gone.id
        assert sign_in(Person(server.url), passkey)["id"] == anna.id


# --- recovery codes


def test_a_recovery_code_signs_in_once(server: House, anna: Person) -> None:
    table = anna.create(players=2, seats=ALONE)["id"]
    code = add_code(anna)
    assert anna.get("/api/me/account")["recovery"]
    phone, late = Person(server.url), Person(server.url)
    assert phone.post("/api/me/sign-in/code", {"code": f" {code.lower().replace('-', '  ')}\n"})["id"] == anna.id
    assert mine(phone) == {table}
    assert phone.get("/api/me/account")["recovery"] is None
    assert late.refused("/api/me/sign-in/code", {"code": code}) == "not_signed_in"
    assert anna.get("/api/me")["id"] == phone.get("/api/me")["id"] == anna.id


def test_an_answer_that_was_lost_locks_nobody_out(server: House, anna: Person) -> None:
    code = add_code(anna)
    lost, phone = Person(server.url), Person(server.url)
    lost.post("/api/me/sign-in/code", {"code": code})  # and never came back
    phone.post("/api/me/sign-in/code", {"code": code})
    assert phone.get("/api/me/account")["id"] == anna.id
    assert lost.get("/api/me")["id"] != anna.id, "whoever came in by the same code is out"


def test_a_code_counts_once_it_was_kept_and_voids_the_one_before(server: House, anna: Person) -> None:
    shown = anna.post("/api/me/recovery")["code"]
    assert not anna.get("/api/me")["member"]
    assert Person(server.url).refused("/api/me/sign-in/code", {"code": shown}) == "not_signed_in"
    assert anna.refused("/api/me/recovery/keep", {"code": "2" * 25}) == "not_signed_in"
    assert anna.refused("/api/me/recovery/keep", {"code": shown}) == "not_signed_in", "one attempt"
    first, second = add_code(anna), add_code(anna)
    assert Person(server.url).refused("/api/me/sign-in/code", {"code": first}) == "not_signed_in"
    assert Person(server.url).post("/api/me/sign-in/code", {"code": second})["id"] == anna.id


def test_secrets_are_kept_as_hashes(server: House, anna: Person) -> None:
    code = add_code(anna)
    stored = repr(everything(server))
    assert anna.http.cookies["quartett"].partition(".")[2] not in stored
    assert code.replace("-", "") not in stored
    assert code not in stored


# --- attacks

OTHER = ec.generate_private_key(ec.SECP256R1())
LIES: dict[str, dict[str, Any]] = {
    "another key": {"key": OTHER},
    "another site's page": {"origin": "https://evil.example"},
    "another site": {"site": "evil.example"},
    "another challenge": {"challenge": text(b"x" * 32)},
    "a registration": {"kind": "webauthn.create"},
    "nobody was there": {"flags": 0},
    "somebody else": {"sent_user": b"somebody"},
    "an unknown passkey": {"sent_credential": b"x" * 32},
    "no signature": {"sent_signature": b""},
    "no data": {"sent_authenticator_data": b""},
    "no JSON": {"sent_client_data": b"\xff{"},
    "JSON of something else": {"sent_client_data": b'{"type":1,"challenge":2,"origin":[]}'},
}


@pytest.mark.parametrize("lies", LIES.values(), ids=LIES.keys())
def test_forged_assertions_are_refused_and_change_nothing(server: House, anna: Person, lies: dict[str, Any]) -> None:
    passkey = add_passkey(anna)
    evil = Person(server.url)
    before = everything(server)
    asked = evil.post("/api/me/sign-in/options")
    assert evil.refused("/api/me/sign-in", passkey.show(asked, evil.url, **lies)) == "not_signed_in"
    assert everything(server) == before
    assert evil.get("/api/me")["id"] == evil.id
    assert sign_in(Person(server.url), passkey, count=5)["id"] == anna.id, "the same without the lie"


@pytest.mark.parametrize("lie", ["another site's page", "another site", "another challenge", "nobody was there"])
def test_forged_passkeys_are_refused_and_change_nothing(server: House, anna: Person, lie: str) -> None:
    before = everything(server)
    made = Authenticator().make(anna.post("/api/me/passkeys/options"), anna.url, **LIES[lie])
    assert anna.refused("/api/me/passkeys", made) == "not_signed_in"
    assert anna.refused("/api/me/passkeys", {**made, "attestation": "AAAA"}) == "not_signed_in"
    assert everything(server) == before


def test_an_assertion_is_good_once_for_its_browser_only(server: House, anna: Person) -> None:
    passkey = add_passkey(anna)
    one, two = Person(server.url), Person(server.url)
    shown = passkey.show(one.post("/api/me/sign-in/options"), one.url)
    assert two.refused("/api/me/sign-in", shown) == "not_signed_in", "another browser, without a challenge"
    two.post("/api/me/sign-in/options")
    assert two.refused("/api/me/sign-in", shown) == "not_signed_in", "another browser's challenge"
    one.post("/api/me/sign-in", shown)
    assert one.refused("/api/me/sign-in", shown) == "not_signed_in", "again"
    one.post("/api/me/sign-in/options")
    assert one.refused("/api/me/sign-in", shown) == "not_signed_in", "at a new challenge"
    made = passkey.make(two.post("/api/me/passkeys/options"), two.url)
    assert anna.refused("/api/me/passkeys", made) == "not_signed_in"


def test_a_challenge_is_good_for_one_attempt(server: House, anna: Person) -> None:
    passkey = add_passkey(anna)
    phone = Person(server.url)
    asked = phone.post("/api/me/sign-in/options")
    assert phone.refused("/api/me/sign-in", passkey.show(asked, phone.url, key=OTHER)) == "not_signed_in"
    assert phone.refused("/api/me/sign-in", passkey.show(asked, phone.url)) == "not_signed_in", "the right one comes too late"
    asked = anna.post("/api/me/passkeys/options")
    anna.post("/api/me/passkeys", Authenticator().make(asked, anna.url))
    assert anna.refused("/api/me/passkeys", Authenticator().make(asked, anna.url)) == "not_signed_in"


def test_a_passkey_whose_count_does_not_grow_was_copied(server: House, anna: Person) -> None:
    passkey = add_passkey(anna)
    phone = Person(server.url)
    sign_in(phone, passkey, count=7)
    for count in (7, 6):
        asked = phone.post("/api/me/sign-in/options")
        assert phone.refused("/api/me/sign-in", passkey.show(asked, phone.url, count=count)) == "not_signed_in"
    sign_in(phone, passkey, count=8)


def test_a_passkey_belongs_to_one_member(server: House, anna: Person, bela: Person) -> None:
    passkey = add_passkey(anna)
    asked = bela.post("/api/me/passkeys/options")
    assert bela.refused("/api/me/passkeys", passkey.make(asked, bela.url)) == "not_signed_in"
    assert not bela.get("/api/me")["member"]


def test_made_up_device_cookies_open_nothing(server: House, anna: Person) -> None:
    add_passkey(anna)
    [row] = everything(server)["devices"]
    for value in ("member.", f"member.{'x' * 43}", *(f"member.{each}" for each in row), f"member.{anna.id}", f"{anna.id}.member", "member"):
        assert Person(server.url, cookie=f"quartett={value}").id != anna.id


def test_changes_to_members_come_from_our_own_pages(server: House, anna: Person) -> None:
    passkey = add_passkey(anna)
    for path in ("/api/me/delete", "/api/me/sign-out", "/api/me/recovery", "/api/me/passkeys/options"):
        answer = anna.http.post(path, json={"confirm": "delete"}, headers={"Origin": "https://evil.example"})
        assert (answer.status_code, answer.json()["error"]) == (403, "cross_site")
    assert sign_in(Person(server.url), passkey)["id"] == anna.id


def test_attempts_to_sign_in_are_limited_and_answered_alike(tmp_path: Path, database: str) -> None:
    limits = msgspec.convert({**NO_RATES.__dict__, "sign_ins": (6, 0.001)}, Limits)
    with house(tmp_path, database, limits=limits) as server:
        anna = Person(server.url, "Anna")
        passkey = add_passkey(anna)
        evil, answers = Person(server.url), set()
        for shown in ({"sent_credential": b"x" * 32}, {"key": OTHER}):
            asked = evil.post("/api/me/sign-in/options")
            answers.add(evil.http.post("/api/me/sign-in", json=passkey.show(asked, evil.url, **shown)).text)
        answers |= {evil.http.post("/api/me/sign-in/code", json={"code": code}).text for code in ("", "2" * 25, "A" * 25, "no")}
        assert len(answers) == 1, "whether a passkey is known cannot be told"
        assert Person(server.url).refused("/api/me/sign-in/code", {"code": "2" * 25}) == "too_fast", "by address, not by cookie"
        asked = evil.post("/api/me/sign-in/options")
        assert evil.refused("/api/me/sign-in", passkey.show(asked, evil.url)) == "too_fast"


# --- names and settings


def test_names_of_members_are_unlike_each_other(server: House, anna: Person) -> None:
    add_passkey(anna)
    other = Person(server.url, "Аnna")  # Cyrillic: as a guest, why not
    add_passkey(other)
    assert other.get("/api/me")["name"] == "Аnna 2"
    assert other.refused("/api/me", {"name": "ANNA"}) == "name_taken"
    assert other.get("/api/me")["name"] == "Аnna 2"
    other.post("/api/me", {"name": "Otto"})
    nameless = [Person(server.url) for _ in range(2)]
    for each in nameless:
        add_passkey(each)
    assert [each.get("/api/me")["name"] for each in nameless] == ["Guest", "Guest 2"]
    assert Person(server.url, "Anna").get("/api/me")["name"] == "Anna", "a guest's name need not be"


def test_settings_are_the_members_on_every_device(server: House, anna: Person) -> None:
    wish = {"language": "ja", "notify": ["turn", "over", "turn"]}
    assert anna.refused("/api/me/settings", wish) == "forbidden"
    passkey = add_passkey(anna)
    anna.post("/api/me/settings", wish)
    phone = Person(server.url)
    found = sign_in(phone, passkey)
    assert (found["language"], found["notify"]) == ("ja", ["over", "turn"])
    assert anna.refused("/api/me/settings", {"language": "xx", "notify": []}) == "bad_request"


# --- a guest's seats come along


def test_who_signs_in_takes_the_games_of_this_browser_along(server: House, anna: Person, bela: Person) -> None:
    home = anna.create(players=2, seats=ALONE)["id"]
    passkey = add_passkey(anna)
    phone = Person(server.url, "Anni")
    hosted = phone.create(players=2, seats=OPEN)
    bela.post(f"/api/tables/{hosted['id']}/join", {"token": hosted["invite"]})
    made = bela.create(players=2, seats=OPEN)
    phone.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    finished = phone.create(players=2, seats=ALONE)["id"]
    play_to_the_end(phone.sit_down(finished))
    for table in (hosted, made):
        bela.sit_down(table["id"])  # in memory, and looked at
    guest, old = phone.id, with_cookie(phone)
    assert phone.get("/api/me/account")["tables"] == 3
    sign_in(phone, passkey, keep=True)
    assert mine(phone) == mine(anna) == {home, hosted["id"], made["id"], finished}
    assert all(guest not in repr(row) for rows in everything(server).values() for row in rows)
    assert old.get("/api/me")["id"] not in (guest, anna.id), "that guest is no more"
    for where in (hosted["id"], made["id"]):
        chair = anna.sit_down(where)
        assert [seat["name"] for seat in chair.table["seats"]] in (["Anni", "Bela"], ["Bela", "Anni"]), "names at tables stay"
        play_on(chair, bela.sit_down(where))
    assert phone.post(f"/api/tables/{finished}/verify")["ok"]


def play_on(*chairs: Chair) -> None:
    """Whoever is to move can."""
    [turn] = [chair for chair in chairs if chair.my_turn]
    assert turn.move()["ok"]


def test_seats_stay_with_the_guest_unless_it_is_wanted(server: House, anna: Person) -> None:
    passkey = add_passkey(anna)
    phone = Person(server.url, "Anni")
    table = phone.create(players=2, seats=ALONE)["id"]
    old = with_cookie(phone)
    sign_in(phone, passkey)
    assert mine(phone) == set()
    assert mine(old) == {table}


def test_a_member_takes_nothing_from_another_member(server: House, anna: Person, bela: Person) -> None:
    passkey = add_passkey(anna)
    table = bela.create(players=2, seats=ALONE)["id"]
    again = add_passkey(bela)
    sign_in(bela, passkey, keep=True)
    assert mine(bela) == set()
    assert sign_in(bela, again)["devices"] != []
    assert mine(bela) == {table}
    assert len(anna.get("/api/me/account")["devices"]) == 1, "the browser is one device at a time"


# --- one's data


def test_the_export_has_everything_and_nothing_secret(server: House, anna: Person, bela: Person) -> None:
    made = anna.create(players=2, seats=OPEN)
    bela.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    passkey = add_passkey(anna)
    add_code(anna)
    rows = anna.get("/api/me/export")["rows"]
    assert rows["guests"] == [{"id": anna.id, "name": "Anna", "hidden": False}]
    assert [row["credential"] for row in rows["passkeys"]] == [passkey.credential.hex()]
    assert [row["table_id"] for row in rows["seats"]] == [made["id"]]
    kept_of_anna = {name for name, found in everything(server).items() if any(anna.id in repr(row) for row in found)}
    assert {name for name, found in rows.items() if found} >= kept_of_anna - {"tables"}
    text = repr(rows)
    assert bela.id not in text
    assert '"secret"' not in text, "that of a table's deals"


def names_at(person: Person, table: str) -> list[str]:
    return [seat["name"] for seat in person.get(f"/api/tables/{table}")["seats"]]


def test_who_is_deleted_leaves_only_games_behind(server: House, anna: Person, bela: Person) -> None:
    def both(host: Person, other: Person) -> str:
        made = host.create(players=2, seats=OPEN)
        other.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
        return str(made["id"])

    finished, running = both(anna, bela), both(bela, anna)
    play_to_the_end(anna.sit_down(finished), bela.sit_down(finished))
    alone = anna.create(players=2, seats=ALONE)["id"]
    waiting, third = anna.create(players=2, seats=OPEN)["id"], bela.create(players=3, seats=[*OPEN, {"kind": "open"}])
    anna.post(f"/api/tables/{third['id']}/join", {"token": third["invite"]})
    left = bela.create(players=3, seats=[*OPEN, {"kind": "open"}])
    anna.post(f"/api/tables/{left['id']}/join", {"token": left["invite"]})
    anna.post(f"/api/tables/{left['id']}/leave")
    chair, passkey = anna.sit_down(running), add_passkey(anna)
    add_code(anna)
    anna.post("/api/me/delete", {"confirm": "delete"})
    assert all(anna.id not in repr(row) and "Anna" not in repr(row) for rows in everything(server).values() for row in rows)
    wait_for(lambda: chair.closed)
    assert names_at(bela, finished) == ["Former member", "Bela"]
    assert names_at(bela, running) == ["Bela", "Former member"]
    assert names_at(bela, third["id"])[1:] == ["", ""]
    assert bela.get(f"/api/tables/{third['id']}")["free"] == 2
    for gone in (alone, waiting):
        assert bela.refused(f"/api/tables/{gone}") == "not_found"
    assert bela.post(f"/api/tables/{finished}/verify")["ok"]
    play_to_the_end(bela.sit_down(running))
    again = bela.post(f"/api/tables/{finished}/rematch")
    assert sorted(seat["kind"] for seat in bela.get(f"/api/tables/{again['id']}")["seats"]) == ["open", "person"]
    asked = bela.post("/api/me/sign-in/options")
    assert bela.refused("/api/me/sign-in", passkey.show(asked, bela.url)) == "not_signed_in"


def test_two_who_are_gone_are_told_apart(anna: Person, bela: Person, server: House) -> None:
    carl = Person(server.url, "Carl")
    made = carl.create(players=3, seats=[*OPEN, {"kind": "open"}])
    for person in (anna, bela):
        person.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    chair = carl.sit_down(made["id"])
    for person in (anna, bela):
        person.post("/api/me/delete", {"confirm": "delete"})
    assert names_at(carl, made["id"]) == ["Carl", "Former member", "Former member 2"]
    chair = carl.sit_down(made["id"])
    assert chair.ask(do="seat_back", seat=1)["error"] == "bad_request", "nobody is left to take it back"
    play_to_the_end(chair)


def test_deletion_wants_to_be_meant(anna: Person) -> None:
    assert anna.refused("/api/me/delete", {}) == "bad_request"
    assert anna.refused("/api/me/delete", {"confirm": "yes"}) == "bad_request"
    assert anna.get("/api/me")["name"] == "Anna"


# --- killed at every step

STEPS: dict[str, Callable[[Person, Authenticator], None]] = {
    "passkey": lambda person, passkey: void(add_passkey(person)),
    "code": lambda person, passkey: void(add_code(person)),
    "sign in": lambda person, passkey: void(sign_in(person, passkey, keep=True)),
    "delete": lambda person, passkey: void(person.post("/api/me/delete", {"confirm": "delete"})),
}


def void(found: object) -> None:
    pass


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS.keys())
def test_a_step_that_fails_before_its_end_has_changed_nothing(
    server: House, anna: Person, bela: Person, step: Callable[[Person, Authenticator], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the server was killed just before the commit, after everything else."""
    passkey = add_passkey(anna)
    made = bela.create(players=2, seats=OPEN)
    Person(server.url, "Carl").post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    bela.sit_down(made["id"]).leave()
    before = everything(server)
    engine = server.api.database.engine
    begin = engine.begin

    def failing() -> Any:
        found = begin()

        class Failing:
            def __enter__(self) -> Any:
                return found.__enter__()

            def __exit__(self, *problem: Any) -> Any:
                failure = OSError("the power failed")
                found.__exit__(OSError, failure, None)
                raise failure

        return Failing()

    monkeypatch.setattr(engine, "begin", failing)
    with pytest.raises(AssertionError):
        step(bela, passkey)
    monkeypatch.setattr(engine, "begin", begin)
    assert everything(server) == before
    assert bela.get("/api/me")["id"] == bela.id
    assert mine(bela) == {made["id"]}
    step(bela, passkey)
    assert everything(server) != before


def test_the_register_is_what_the_database_says(server: House, anna: Person, bela: Person) -> None:
    passkey = add_passkey(anna)
    add_code(bela)
    sign_in(Person(server.url), passkey, keep=True)
    Person(server.url, "Gone").post("/api/me/delete", {"confirm": "delete"})
    anna.post("/api/me/sign-out")
    assert kept.read_register(server.api.database.engine) == server.api.callers.register
