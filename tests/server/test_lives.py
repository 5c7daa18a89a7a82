"""From the list to the end of a table: listing, leaving, removing, expiring, the rematch, and seats that bots take over."""

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from quartett.server.settings import NO_RATES
from quartett.server.storage import sql
from quartett.server.table import play
from quartett.server.table import tables as rooms
from tests.server.people import House, Person, house, play_to_the_end, wait_for
from tests.server.test_tables import alone, finished, together

OPEN = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "STAND_IN", "random")


def listed(person: Person) -> list[str]:
    return [row["id"] for row in person.get("/api/tables")["open"]]


def mine(person: Person) -> list[str]:
    return [row["id"] for row in person.get("/api/tables")["mine"]]


# --- what time and order betray


def test_a_secret_click_changes_nothing_that_others_can_ask_for(anna: Person, bela: Person) -> None:
    """Favorites are chosen in secret and may be changed: neither the time nor the order of tables tells that somebody did."""
    clock = [1_800_000_000.0]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sql, "now", lambda: clock[0])
        table, a, _ = together(anna, bela, onlookers=True)
        other = anna.create(players=2, seats=OPEN, listed=True)["id"]
        clock[0] += 100

        def seen() -> tuple[bytes, object]:
            return bela.http.get(f"/api/tables/{table}").content, bela.get("/api/tables")

        before, event = seen(), a.table["event"]
        clicks = 0
        while a.my_turn and clicks < 2:
            clock[0] += 60
            assert a.move(a.table["moves"][clicks]["move"])["ok"]
            clicks += 1
            if a.table["event"] != event or not a.my_turn:
                break  # the choice is made: that may be seen
            assert seen() == before
        assert clicks
        assert other in mine(anna)
        play_to_the_end(a, bela.sit_down(table))
        assert bela.get(f"/api/tables/{table}")["updated"] > "2027-01-15T08:01"


# --- the list


def test_nobody_fills_the_list_alone(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database, limits=replace(NO_RATES, listed_tables=2)) as server:
        anna, bela = Person(server.url), Person(server.url)
        tables = [anna.create(players=2, seats=OPEN, listed=True)["id"] for _ in range(2)]
        body = {"game": "race", "players": 2, "seats": OPEN, "listed": True}
        assert anna.refused("/api/tables", body) == "too_many"
        assert bela.create(players=2, seats=OPEN, listed=True)
        anna.create(players=2, seats=OPEN)  # with friends as many as one likes
        bela.post(f"/api/tables/{tables[0]}/join")
        anna.sit_down(tables[0])
        anna.create(players=2, seats=OPEN, listed=True)


def test_no_address_fills_the_list(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(NO_RATES, listings=(3, 0))) as server:
        body = {"game": "race", "players": 2, "seats": OPEN, "listed": True}
        people = [Person(server.url) for _ in range(4)]
        for person in people[:3]:
            person.post("/api/tables", body)
        assert people[3].refused("/api/tables", body) == "too_fast"
        people[3].post("/api/tables", {**body, "listed": False})


def test_a_table_nobody_comes_to_leaves_the_list(anna: Person, bela: Person) -> None:
    table = anna.create(players=2, seats=OPEN, listed=True)["id"]
    assert table in listed(bela)
    now = sql.now()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sql, "now", lambda: now + 13 * 3600)
        assert table not in listed(bela)
        assert table in mine(anna)


# --- leaving and removing


def test_a_host_removes_a_table_that_has_not_begun(anna: Person, bela: Person, server: House) -> None:
    made = anna.create(players=2, seats=OPEN, listed=True)
    chair, path = anna.sit_down(made["id"]), f"/api/tables/{made['id']}"
    assert bela.refused(f"{path}/remove", {}) == "forbidden"
    anna.post(f"{path}/remove")
    wait_for(lambda: chair.closed)
    for person in (anna, bela):
        assert person.refused(path) == "not_found"
        assert made["id"] not in listed(person) + mine(person)
    assert bela.refused(f"{path}/join", {"token": made["invite"]}) == "not_found"
    assert sql.read_logs(server.api.database.engine, [made["id"]]) == {}


def test_a_host_removes_a_game_against_bots(anna: Person) -> None:
    table, _ = alone(anna)
    anna.post(f"/api/tables/{table}/remove")
    assert anna.refused(f"/api/tables/{table}") == "not_found"


def test_a_host_cannot_take_a_game_away_from_others(anna: Person, bela: Person) -> None:
    table, a, b = together(anna, bela)
    assert anna.refused(f"/api/tables/{table}/remove", {}) == "forbidden"
    play_to_the_end(a, b)
    assert anna.refused(f"/api/tables/{table}/remove", {}) == "game_over"


def test_before_the_game_a_seat_that_is_left_is_free_again(anna: Person, bela: Person) -> None:
    made = anna.create(players=3, seats=[*OPEN, {"kind": "open"}])
    bela.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    chair = anna.sit_down(made["id"])
    bela.post(f"/api/tables/{made['id']}/leave")
    chair.wait(lambda: chair.table["seats"][1]["kind"] == "open")
    assert made["id"] not in mine(bela)
    assert bela.refused(f"/api/tables/{made['id']}/leave", {}) == "forbidden"
    assert bela.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})["seat"] == 1


def test_during_the_game_a_bot_plays_on_for_who_left(anna: Person, bela: Person) -> None:
    table, a, b = together(anna, bela)
    b.leave()
    bela.post(f"/api/tables/{table}/leave")
    a.wait(lambda: a.table["seats"][1]["kind"] == "bot")
    assert table not in mine(bela)
    assert a.ask(do="seat_back", seat=1)["error"] == "bad_request"
    play_to_the_end(a)
    assert anna.post(f"/api/tables/{table}/verify")["whole"]


def test_who_leaves_last_leaves_nothing_behind(anna: Person, bela: Person) -> None:
    table, _, _ = together(anna, bela)
    anna.post(f"/api/tables/{table}/leave")
    bela.post(f"/api/tables/{table}/leave")
    assert anna.refused(f"/api/tables/{table}") == "not_found"


def test_what_was_left_is_left_after_a_restart(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database) as server:
        anna, bela = Person(server.url, "Anna"), Person(server.url, "Bela")
        table, _, _ = together(anna, bela)
        bela.post(f"/api/tables/{table}/leave")
        cookie = anna.cookie
    with house(tmp_path, database) as server:
        chair = Person(server.url, cookie=cookie).sit_down(table)
        assert [seat["kind"] for seat in chair.table["seats"]] == ["person", "bot", "bot"]
        play_to_the_end(chair)


def test_a_table_removed_while_it_is_read_is_read_whole(anna: Person, server: House) -> None:
    engine = server.api.database.engine

    def removed_halfway(table: str, read: Callable[[], object]) -> object:
        waiting = [sql.Change(removed=table)]

        def remove(connection: Connection, cursor: object, statement: str, *_: object) -> None:
            if waiting and statement.startswith("SELECT tables."):
                sql.write(engine, [waiting.pop()])

        event.listen(engine, "after_cursor_execute", remove)
        found = read()
        event.remove(engine, "after_cursor_execute", remove)
        return found

    table = anna.create(players=2, seats=OPEN)["id"]
    rows = removed_halfway(table, lambda: sql.read_rows(engine, [table]))
    assert isinstance(rows, dict)
    assert len(rows[table]["seats"]) == 2
    table, _ = alone(anna)
    kept = sql.read_logs(engine, [table])
    assert kept[table][1]
    assert removed_halfway(table, lambda: sql.read_logs(engine, [table])) == kept
    assert (sql.read_rows(engine, [table]), sql.read_logs(engine, [table])) == ({}, {})


# --- expiring


def test_tables_nobody_touches_expire_by_the_hosters_rule(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "EXPIRE_SECONDS", 0.05)
    with house(tmp_path, database, expire_days=30, idle_seconds=0.1) as server:
        anna = Person(server.url)
        over, (table, chair), old = finished(anna), alone(anna), anna.create(players=2, seats=OPEN)["id"]
        rows = {row["id"]: row["expires"] for row in anna.get("/api/tables")["mine"]}
        assert (rows[over], rows[table][:4]) == (None, rows[old][:4])
        now = sql.now()
        monkeypatch.setattr(sql, "now", lambda: now + 31 * 24 * 3600)
        wait_for(lambda: old not in mine(anna))
        assert set(mine(anna)) == {over, table}  # somebody sits at that one
        chair.leave()
        wait_for(lambda: mine(anna) == [over])


def test_without_a_rule_nothing_expires(anna: Person, server: House) -> None:
    made = anna.create(players=2, seats=OPEN)
    assert anna.get(f"/api/tables/{made['id']}")["expires"] is None
    assert server.settings.expire_days == 0


# --- the rematch


def test_a_rematch_asked_for_by_both_at_once_is_one_table(anna: Person, bela: Person, server: House) -> None:
    table, a, b = together(anna, bela)
    play_to_the_end(a, b)
    made: list[str] = []
    together_at = threading.Barrier(8)

    def ask(person: Person) -> None:
        together_at.wait()
        made.append(person.post(f"/api/tables/{table}/rematch")["id"])

    people = [Person(server.url, cookie=cookie) for cookie in (anna.cookie, bela.cookie) for _ in range(4)]
    asking = [threading.Thread(target=ask, args=(person,)) for person in people]
    for each in asking:
        each.start()
    for each in asking:
        each.join()
    assert (len(made), len(set(made))) == (8, 1)
    assert sorted(mine(anna)) == sorted([table, made[0]])


# --- seats that bots take over, and the end


def test_a_seat_goes_to_a_bot_only_after_a_while(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database, limits=replace(NO_RATES, grace_seconds=1.5)) as server:
        anna, bela = Person(server.url, "Anna"), Person(server.url, "Bela")
        _, a, b = together(anna, bela)

        def ask() -> str:
            return str(a.ask(do="seat_to_bot", seat=1, bot="random").get("error", ""))

        assert ask() == "present"
        b.leave()
        a.wait(lambda: not a.table["seats"][1]["present"])
        assert ask() == "present"
        wait_for(lambda: not ask())
        assert a.ask(do="seat_to_bot", seat=0, bot="random")["ok"]  # the own seat at once


def test_a_finished_table_takes_no_entries(anna: Person, bela: Person, server: House) -> None:
    table, a, b = together(anna, bela)
    play_to_the_end(a, b)
    entries = len(server.api.tables.in_memory(table).entries)
    frames: list[dict[str, object]] = [
        {"do": "settings", "bot_speed": "calm"},
        {"do": "seat_to_bot", "seat": 0, "bot": "random"},
        {"do": "seat_back", "seat": 0},
        {"do": "start"},
        {"do": "undo", "seat": 0, "version": a.version},
        {"do": "move", "seat": 0, "move": 0, "version": a.version},
    ]
    assert [a.ask(**frame)["ok"] for frame in frames] == [False] * len(frames)
    assert anna.refused(f"/api/tables/{table}/leave", {}) == "game_over"
    carl = Person(server.url)
    assert carl.refused(f"/api/tables/{table}/join", {}) == "not_found"
    assert len(server.api.tables.in_memory(table).entries) == entries
