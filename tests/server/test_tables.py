"""Tables as people use them, over real sockets and a real database."""

from pathlib import Path

import httpx
import msgspec
import pytest

from quartett.engine import Match, Refused
from quartett.games import load, names
from quartett.server.storage import sql
from quartett.server.table.chance import verify
from quartett.terminal import read_log
from tests.server.people import Chair, House, Person, house, play_to_the_end, wait_for

TWO_AND_A_BOT = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def together(anna: Person, bela: Person, **wanted: object) -> tuple[str, Chair, Chair]:
    """A table of two people and a bot that has begun."""
    made = anna.create(players=3, seats=TWO_AND_A_BOT, **wanted)
    seat = bela.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})["seat"]
    assert seat == 1
    return made["id"], anna.sit_down(made["id"]), bela.sit_down(made["id"])


def alone(anna: Person, **wanted: object) -> tuple[str, Chair]:
    table = anna.create(players=2, seats=ALONE, **wanted)["id"]
    chair = anna.sit_down(table)
    chair.wait(lambda: chair.my_turn)
    return table, chair


def finished(person: Person) -> str:
    table, chair = alone(person)
    play_to_the_end(chair)
    return table


def test_a_whole_game_by_two_people_and_a_bot(anna: Person, bela: Person) -> None:
    table, a, b = together(anna, bela)
    assert [seat["name"] for seat in a.table["seats"]] == ["Anna", "Bela", "random"]
    assert (a.table["host"], b.table["host"]) == (True, False)
    assert (a.table["mine"], b.table["mine"]) == ([0], [1])
    play_to_the_end(a, b)
    assert a.table["result"] == b.table["result"]
    assert a.table["secret"]
    assert anna.get(f"/api/tables/{table}")["over"]
    log = anna.http.get(f"/api/tables/{table}/log").text.splitlines()
    match = Match.replay(load("race"), [msgspec.json.decode(line) for line in log])
    assert match.result() == (a.table["result"]["places"], a.table["result"]["points"])


@pytest.mark.parametrize("game", names())
def test_every_game_can_be_begun_at_a_table(anna: Person, game: str) -> None:
    players = load(game).players[-1]
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    chair = anna.sit_down(anna.create(game=game, players=players, seats=seats)["id"])
    for _ in range(5):
        chair.wait(lambda: chair.my_turn or chair.over)
        assert chair.over or chair.move()["ok"]  # a game may be short
    assert chair.version > 5


def test_alone_against_the_games_own_robot(anna: Person) -> None:
    chair = anna.sit_down(anna.create(players=1)["id"])
    play_to_the_end(chair)
    assert len(chair.table["result"]["places"]) == len(chair.table["seats"]) == 2
    anna.post(f"/api/tables/{chair.table['id']}/rematch")


def test_the_rules_hash_and_the_commitment_are_there_from_the_start(anna: Person, bela: Person) -> None:
    table, a, b = together(anna, bela)
    commit = a.table["commit"]
    assert a.table["secret"] is None
    play_to_the_end(a, b)
    header = msgspec.json.decode(anna.http.get(f"/api/tables/{table}/log").text.splitlines()[0])
    assert header["commit"] == commit
    assert header["rules"] == Match(load("race"), 2).header().rules


def test_a_game_waits_for_everybody_and_the_host_may_begin_with_bots(anna: Person, bela: Person) -> None:
    made = anna.create(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    chair = anna.sit_down(made["id"])
    assert chair.table["phase"] == "waiting"
    assert chair.table["moves"] == []
    bela.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    b = bela.sit_down(made["id"])
    assert b.ask(do="start")["error"] == "forbidden"
    assert chair.ask(do="start")["ok"]
    chair.wait(lambda: chair.table["phase"] == "playing")
    assert chair.table["seats"][2]["kind"] == "bot"


def test_tables_may_not_be_entered_without_the_link(anna: Person, bela: Person) -> None:
    made = anna.create(players=3, seats=TWO_AND_A_BOT, onlookers=False)
    path = f"/api/tables/{made['id']}"
    assert bela.refused(path) == "not_found"
    assert bela.refused(f"{path}/join", {}) == "not_found"
    assert bela.refused(f"{path}/join", {"token": made["invite"][:-1] + "?"}) == "not_found"
    assert bela.get(f"{path}?token={made['invite']}")["free"] == 1
    with pytest.raises(Exception, match="404"):
        bela.sit_down(made["id"])


@pytest.mark.parametrize("name", ["unknown", "%00", "a%00b", "é", "x" * 300, "%F0%9F%8E%B2"])
def test_there_is_no_table_of_another_name(anna: Person, name: str) -> None:
    for path in ("", "/log", "/steps"):
        assert anna.refused(f"/api/tables/{name}{path}") == "not_found"
    for path in ("/join", "/rematch", "/verify"):
        assert anna.refused(f"/api/tables/{name}{path}", {}) == "not_found"
    with pytest.raises(Exception, match="404"):
        anna.sit_down(name)


def test_listed_tables_are_open_to_all(anna: Person, bela: Person) -> None:
    made = anna.create(players=2, seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
    assert [row["id"] for row in bela.get("/api/tables")["open"]] == [made["id"]]
    assert bela.post(f"/api/tables/{made['id']}/join", {})["seat"] == 1
    assert bela.get("/api/tables")["open"] == []
    carl = Person(anna.url, "Carl")
    assert carl.refused(f"/api/tables/{made['id']}/join", {}) == "seat_taken"


def test_my_tables_come_with_my_turn_first(anna: Person) -> None:
    waiting = anna.create(players=2, seats=[{"kind": "me"}, {"kind": "open"}])["id"]
    table, _ = alone(anna)
    rows = anna.get("/api/tables")["mine"]
    assert [(row["id"], row["your_turn"]) for row in rows] == [(table, True), (waiting, False)]


def test_only_the_owner_moves_a_seat(anna: Person, bela: Person) -> None:
    _, a, b = together(anna, bela)
    a.wait(lambda: a.my_turn)
    move = a.table["moves"][0]["move"]
    assert b.move(move, seat=0)["error"] == "forbidden"
    assert b.move(move, seat=1)["error"] == "not_your_turn"
    assert b.move(move, seat=2)["error"] == "forbidden"
    assert b.table["moves"] == b.table["reasons"] == []
    assert a.move(99)["error"] == "illegal_move"
    assert a.version == a.ask(do="settings", bot_speed="quick")["version"] - 1


def test_a_move_that_is_not_allowed_comes_back_with_the_reason(anna: Person) -> None:
    _, chair = alone(anna)
    forbidden = chair.table["reasons"][0]
    answer = chair.move(forbidden["moves"][0])
    assert answer["error"] == "illegal_move"
    assert answer["words"] == forbidden["words"]
    every = {row["move"] for row in chair.table["moves"]} | {m for row in chair.table["reasons"] for m in row["moves"]}
    assert every == set(range(load("race").rules.MOVES))


def test_a_seat_sees_its_own_hand_only(anna: Person, bela: Person) -> None:
    _, a, b = together(anna, bela)
    for chair in (a, b):
        assert chair.table["view"]["seat"] == chair.table["mine"][0]
        assert len(chair.table["view"]["hand"]) > 0
    carl = Person(anna.url).sit_down(a.table["id"])
    assert carl.table["eyes"] is None
    assert carl.table["view"]["hand"] == []
    assert carl.table["invite"] is None
    a.wait(lambda: a.table["onlookers"] == 1)


def test_secret_clicks_do_not_even_show_in_the_count(anna: Person, bela: Person) -> None:
    _, a, b = together(anna, bela)
    b.quiet()
    before, frames = b.version, len(b.frames)
    assert a.move(0)["ok"]
    assert a.move(0)["ok"]  # picks and unpicks
    b.quiet()
    assert (b.version, len(b.frames)) == (before, frames)
    for move in (0, 1, 4):
        assert a.move(move)["ok"]
    b.catch_up(before + 1)
    assert b.version == before + 1
    assert b.log[-1]["move"] == -1


def test_the_same_request_is_carried_out_once(anna: Person) -> None:
    _, chair = alone(anna)
    version, move = chair.version, chair.table["moves"][0]["move"]
    first = chair.move(move, id="once")
    again = chair.move(move, id="once", version=version)
    assert first == again
    assert first["ok"]
    chair.quiet()
    assert [line["move"] for line in chair.log].count(move) == 1


def test_a_repeated_request_is_answered_from_the_log_after_a_restart(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database) as server:
        anna = Person(server.url, "Anna")
        table, chair = alone(anna)
        version, move = chair.version, chair.table["moves"][0]["move"]
        first = chair.move(move, id="once")
        log = chair.log
    with house(tmp_path, database) as server:
        anna.url, anna.http.base_url = server.url, httpx.URL(server.url)
        chair = anna.sit_down(table)
        assert chair.log == log
        assert chair.move(move, id="once", version=version) == first
        assert chair.log == log


def test_a_click_on_an_old_picture_is_refused(anna: Person) -> None:
    _, chair = alone(anna)
    version = chair.version
    assert chair.move(0)["ok"]
    assert chair.move(1, version=version)["error"] == "stale"
    assert chair.move(1, version=chair.version + 5)["error"] == "stale"
    assert chair.move(1)["ok"]


def test_after_a_drop_the_client_misses_nothing(anna: Person, bela: Person) -> None:
    table, a, b = together(anna, bela)
    had = b.version
    b.leave()
    for move in (0, 1, 4):
        assert a.move(move)["ok"]
    again = bela.sit_down(table, had)
    assert again.table["since"] == had
    whole = bela.sit_down(table)
    assert whole.table["since"] == 0
    again.catch_up(whole.version)
    assert b.log + again.log == whole.log
    beyond = bela.sit_down(table, 10_000)  # a version that never was: everything anew
    assert beyond.log == whole.log


def test_a_drop_in_the_middle_of_a_move_delivers_it_exactly_once(anna: Person) -> None:
    for wait in (0.0, 0.002, 0.02):
        table, chair = alone(anna)
        version, move = chair.version, chair.table["moves"][0]["move"]
        sent = chair.send(do="move", seat=0, version=version, move=move)
        if wait:
            chair.quiet(wait)
        chair.socket.socket.close()  # no goodbye: the network is gone
        chair = anna.sit_down(table, version)
        answer = chair.move(move, id=sent, version=version)
        assert answer["ok"], answer
        whole = anna.sit_down(table)
        assert [line["move"] for line in whole.log].count(move) == 1
        assert whole.version == answer["version"]


def test_taking_back(anna: Person, bela: Person) -> None:
    _, a, b = together(anna, bela)
    assert not a.table["undo"]
    hand = a.table["view"]
    a.move(0)
    assert a.table["undo"]
    assert b.ask(do="undo", seat=0, version=b.version)["error"] == "forbidden"
    answer = a.ask(do="undo", seat=0, version=a.version)
    assert answer["ok"]
    a.catch_up(answer["version"])
    assert a.table["view"] == hand
    assert a.log[-1]["words"]["m"] == "taken-back"
    assert a.ask(do="undo", seat=0, version=a.version)["error"] == "barrier"
    play_to_the_end(a, b)
    table = a.table["id"]
    assert anna.post(f"/api/tables/{table}/verify")["ok"]


def test_the_host_gives_an_absent_seat_to_a_bot_and_back(anna: Person, bela: Person) -> None:
    table, a, b = together(anna, bela)
    assert a.ask(do="seat_to_bot", seat=1, bot="random")["error"] == "present"
    assert b.ask(do="seat_to_bot", seat=0, bot="random")["error"] == "forbidden"
    b.leave()
    a.wait(lambda: not a.table["seats"][1]["present"])
    assert a.ask(do="seat_to_bot", seat=1, bot="nobody")["error"] == "bad_option"
    assert a.ask(do="seat_to_bot", seat=2, bot="random")["error"] == "bad_request"
    assert a.ask(do="seat_to_bot", seat=1, bot="random")["ok"]
    for move in (0, 1, 4):
        a.move(move)
    a.wait(lambda: a.my_turn or a.over or a.table["event"] not in ("FAV",))
    assert a.table["seats"][1]["away_bot"]
    b = bela.sit_down(table)
    assert b.ask(do="seat_back", seat=1)["ok"]
    b.wait(lambda: not b.table["seats"][1]["away_bot"])
    play_to_the_end(a, b)


def test_same_screen_seats_belong_to_the_creator(anna: Person, bela: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "same", "name": "Carl"}]
    table = anna.create(players=2, seats=seats)["id"]
    chair = anna.sit_down(table)
    assert chair.table["mine"] == [0, 1]
    assert chair.table["eyes"] == 0
    chair.wait(lambda: chair.my_turn)
    first = chair.table["view"]["hand"]
    assert chair.ask(do="eyes", seat=1)["ok"]
    chair.wait(lambda: chair.table["eyes"] == 1)
    assert chair.table["view"]["hand"] != first
    onlooker = bela.sit_down(table)
    assert onlooker.ask(do="eyes", seat=1)["error"] == "forbidden"
    assert onlooker.ask(do="start")["error"] == "forbidden"
    while not chair.over:
        if not chair.my_turn:
            other = 1 - chair.table["eyes"]
            chair.ask(do="eyes", seat=other)
            chair.wait(lambda other=other: chair.table["eyes"] == other)  # type: ignore[misc]
        else:
            assert chair.move()["ok"]


def test_onlookers_only_where_they_are_allowed(anna: Person, bela: Person) -> None:
    table, _ = alone(anna, onlookers=False)
    with pytest.raises(Exception, match="404"):
        bela.sit_down(table)
    assert bela.refused(f"/api/tables/{table}") == "not_found"
    assert httpx.get(f"{anna.url}/api/tables/{table}").status_code == 404, "a stranger is nobody, not the guest of a bot's seat"


def test_rematch_is_one_table_for_everybody(anna: Person, bela: Person) -> None:
    table, a, b = together(anna, bela)
    assert anna.refused(f"/api/tables/{table}/rematch", {}) == "forbidden"
    play_to_the_end(a, b)
    again = bela.post(f"/api/tables/{table}/rematch")
    assert anna.post(f"/api/tables/{table}/rematch") == again
    a.wait(lambda: a.table["next"] == again["id"])
    assert anna.sit_down(again["id"]).table["mine"] == [0]
    assert bela.sit_down(again["id"]).table["host"]
    carl = Person(anna.url)
    assert carl.refused(f"/api/tables/{table}/rematch", {}) == "forbidden"


def test_replay_and_play_on_from_a_step(anna: Person) -> None:
    table = finished(anna)
    for eyes in ("none", "0", "1", "all"):
        steps = anna.get(f"/api/tables/{table}/steps?eyes={eyes}")["steps"]
        assert steps[-1]["turn"] == "over"
        assert ("views" in steps[0]) == (eyes == "all")
    assert anna.refused(f"/api/tables/{table}/steps?eyes=7") == "bad_request"
    made = anna.create(**{"from": {"table": table, "step": 12}, "seats": ALONE})
    chair = anna.sit_down(made["id"])
    chair.wait(lambda: chair.my_turn or chair.over)
    play_to_the_end(chair)
    assert anna.post(f"/api/tables/{made['id']}/verify")["ok"]
    assert anna.refused("/api/tables", {"game": "race", "from": {"table": table, "step": 10_000}}) == "bad_request"


def test_a_running_game_keeps_its_log_and_secret(anna: Person) -> None:
    table, chair = alone(anna)
    for path in ("log", "steps", "steps?eyes=all"):
        assert anna.refused(f"/api/tables/{table}/{path}") == "forbidden"
    assert anna.refused(f"/api/tables/{table}/verify", {}) == "forbidden"
    assert anna.refused("/api/tables", {"game": "race", "from": {"table": table, "step": 1}}) == "forbidden"
    assert chair.table["secret"] is None


def test_verification_finds_what_was_changed(anna: Person, tmp_path: Path) -> None:
    table = finished(anna)
    assert anna.post(f"/api/tables/{table}/verify")["events"] > 1
    file = tmp_path / "log.jsonl"
    file.write_bytes(anna.http.get(f"/api/tables/{table}/log").content)
    log = read_log(file)
    game = load("race")
    assert verify(game, log).drawn > 1
    header = log[0]
    assert isinstance(header, dict)
    deal = log[1]
    assert isinstance(deal, dict)
    outcome = deal["outcome"]
    other = next(i for i in range(len(outcome)) if outcome[i] != outcome[0])
    swapped = [outcome[other], *outcome[1:other], outcome[0], *outcome[other + 1 :]]
    changed = [
        [header, {"chance": deal["chance"], "outcome": swapped}, *log[2:]],  # another deal
        [{**header, "secret": "00" * 32}, *log[1:]],
        [{**header, "commit": "00" * 32}, *log[1:]],
        [{**header, "secret": "no"}, *log[1:]],
        [{**header, "secret": None}, *log[1:]],
        [header, *log[2:]],
    ]
    for tampered in changed:
        with pytest.raises(Refused):
            verify(game, tampered)


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database, idle_seconds=0.1) as server:
        anna = Person(server.url, "Anna")
        table, chair = alone(anna)
        chair.move(0)
        log = chair.log
        chair.leave()
        wait_for(lambda: not server.api.tables.live)
        again = anna.sit_down(table)
        assert again.log == log
        assert again.move(1)["ok"]


def test_long_logs_are_told_like_short_ones(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database) as server:
        anna = Person(server.url, "Anna")
        table = finished(anna)
    told = []
    for long in (1, 10**6):  # in a thread, and at once
        with house(tmp_path, database, long_log=long) as server:
            anna.url, anna.http.base_url = server.url, httpx.URL(server.url)
            late, onlooker, whole = anna.sit_down(table, 5), Person(server.url).sit_down(table), anna.sit_down(table)
            assert whole.log[5:] == late.log
            assert whole.ask(do="eyes", seat=0)["ok"]
            told.append((whole.log, onlooker.log, whole.table["result"]))
    assert told[0] == told[1]
    assert len(told[0][0]) > 20


def test_only_what_can_be_seen_of_comings_and_goings_is_told(anna: Person, bela: Person) -> None:
    table, a, b = together(anna, bela)
    a.wait(lambda: a.table["seats"][1]["present"])
    a.quiet()
    frames = len(a.frames)
    second = bela.sit_down(table)
    a.quiet()
    assert len(a.frames) == frames, "a second window of the same guest"
    b.leave()
    a.quiet()
    assert a.table["seats"][1]["present"]
    second.leave()
    a.wait(lambda: not a.table["seats"][1]["present"])


def test_bots_go_on_after_a_restart(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database, bot_seconds={"calm": 60.0}) as server:
        anna = Person(server.url, "Anna")
        table = anna.create(players=2, seats=[{"kind": "bot", "bot": "random"}, {"kind": "me"}], bot_speed="calm")["id"]
        anna.sit_down(table)
    with house(tmp_path, database, bot_seconds={"calm": 0.0}) as server:
        anna.url, anna.http.base_url = server.url, httpx.URL(server.url)
        wait_for(lambda: anna.get("/api/tables")["mine"][0]["your_turn"])


def test_a_log_of_other_rules_is_said_to_be_one(tmp_path: Path, database: str) -> None:
    with house(tmp_path, database) as server:
        anna = Person(server.url, "Anna")
        table, chair = alone(anna)
        chair.move(0)
        owner = server.api.tables.live[table].result()
        chair.leave()
        number = len(owner.entries)
    engine = sql.connect(server.settings.url)
    with engine.begin() as connection:
        wrong = msgspec.json.encode(msgspec.structs.replace(owner.entries[-1], hash="0" * 16))
        connection.execute(sql.entries.update().where(sql.entries.c.number == number).values(body=wrong))
    engine.dispose()
    with house(tmp_path, database) as server:
        anna.url, anna.http.base_url = server.url, httpx.URL(server.url)
        with pytest.raises(Exception, match="1011"):
            anna.sit_down(table)


@pytest.mark.compiled
def test_hints_come_from_the_expert(server: House, anna: Person, bela: Person) -> None:
    wait_for(lambda: anna.get("/health")["games"]["race"] == "ready")
    table, chair = alone(anna)
    assert chair.ask(do="hint", seat=1)["error"] == "forbidden"
    answer = chair.ask(do="hint", seat=0)
    assert answer["considered"][0]["visits"] >= answer["considered"][-1]["visits"]
    assert {row["move"] for row in answer["considered"]} <= {row["move"] for row in chair.table["moves"]}
    assert bela.sit_down(table).ask(do="hint", seat=0)["error"] == "forbidden"
    _, chair = alone(anna, hints=False)
    assert chair.ask(do="hint", seat=0)["error"] == "forbidden"
