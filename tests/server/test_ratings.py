"""Results and ratings: kept with the last entry, never twice, and the same when they are worked out again from the logs."""

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert, select, text, update

from quartett.server.club import people, ratings, rebuild, results
from quartett.server.club.ratings import MEAN, Standing
from quartett.server.settings import Settings
from quartett.server.storage import sql
from quartett.server.storage.database import InUse
from quartett.server.storage.sql import Change
from quartett.server.table import play
from quartett.server.table.entries import Leave
from quartett.server.table.play import Play, Seat, new_facts
from tests.server import kills
from tests.server.authenticator import add_code
from tests.server.people import House, Json, Person, house, play_to_the_end, wait_for

BOTS: list[Json] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def engine(server: House) -> Engine:
    found: Engine = server.api.database.engine
    return found


@pytest.fixture
def anna(anna: Person) -> Person:
    """Ratings are members'."""
    add_code(anna)
    return anna


@pytest.fixture
def bela(bela: Person) -> Person:
    add_code(bela)
    return bela


def rows_of(engine: Engine, table: Any = sql.results) -> list[Json]:
    with engine.connect() as connection:
        return [dict(row._mapping) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]


def finish(person: Person, **wanted: Any) -> str:
    """A game against a bot, played to its end."""
    table: str = person.create(players=2, seats=BOTS, **wanted)["id"]
    chair = person.sit_down(table)
    play_to_the_end(chair)
    chair.leave()
    return table


def row(table: str, seat: int, player: str, place: int, game: str = "race", number: int = 1) -> Json:
    flags = {"hints": False, "undone": 0, "given": 0, "lesson": False, "daily": "", "left": False}
    known = {"table_id": table, "seat": seat, "player": player, "game": game, "players": 2, "place": place, "points": 0, "ended": 1.0}
    return {**known, **flags, "number": number, "rated": True, "why_not": "", "mean_before": None, "mean": None, "spread": None}


# --- a game is over


def test_a_rated_game_leaves_its_result_and_moves_the_ratings(server: House, anna: Person, engine: Engine) -> None:
    table = finish(anna, rated=True)
    mine, bots = rows_of(engine)
    assert (mine["player"], bots["player"]) == (anna.id, "bot:random")
    assert {mine["place"], bots["place"]} in ({1, 2}, {1})
    assert (mine["rated"], mine["why_not"], mine["number"], mine["hints"]) == (True, "", 1, False)
    assert mine["mean_before"] == MEAN
    assert [(each["player"], each["mean"], each["games"]) for each in rows_of(engine, sql.ratings)] == sorted(
        [(anna.id, mine["mean"], 1), ("bot:random", bots["mean"], 1)]
    )
    told = anna.get(f"/api/tables/{table}/ratings")
    assert told["rated"]
    assert [(seat["before"], seat["rating"], seat["provisional"]) for seat in told["seats"]] == [
        (1500, ratings.shown(mine["mean"]), True),
        (1500, ratings.shown(bots["mean"]), True),
    ]


def test_a_rated_game_is_for_members(server: House, anna: Person) -> None:
    guest = Person(server.url, "Gast")
    assert guest.refused("/api/tables", {"game": "race", "players": 2, "seats": BOTS, "rated": True}) == "members_only"
    made = anna.create(players=2, seats=[{"kind": "me"}, {"kind": "open"}], rated=True)
    assert guest.refused(f"/api/tables/{made['id']}/join", {"token": made["invite"]}) == "members_only"
    add_code(guest)
    assert guest.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})["seat"] == 1


def test_a_game_is_not_rated_unless_its_maker_wants_it(server: House, anna: Person, engine: Engine) -> None:
    table = finish(anna)
    assert {(each["rated"], each["why_not"], each["mean"]) for each in rows_of(engine)} == {(False, "unwanted", None)}
    assert rows_of(engine, sql.ratings) == []
    assert anna.get(f"/api/tables/{table}/ratings")["why_not"] == "unwanted"


@pytest.mark.parametrize(
    "wanted",
    [
        {"lesson": True},
        {"seats": [{"kind": "me"}, {"kind": "same", "name": "Also me"}], "players": 2},
        {"seats": [{"kind": "me"}, {"kind": "me"}], "players": 2},
        {"seats": [{"kind": "bot"}, {"kind": "bot"}], "players": 2},
    ],
)
def test_what_cannot_be_rated_is_refused(server: House, anna: Person, wanted: Json) -> None:
    assert anna.refused("/api/tables", {"game": "race", "rated": True, **wanted}) == "bad_option"


def test_a_given_deal_cannot_be_rated(server: House, anna: Person) -> None:
    table = finish(anna)
    assert anna.refused("/api/tables", {"game": "race", "rated": True, "from": {"table": table, "step": 3}}) == "bad_option"


def test_nobody_is_helped_in_a_rated_game(server: House, anna: Person) -> None:
    table = anna.create(players=2, seats=BOTS, rated=True, hints=True)["id"]
    chair = anna.sit_down(table)
    assert (chair.table["rated"], chair.table["hints"]) == (True, False)
    while not chair.over:
        chair.wait(lambda: chair.my_turn or chair.over)
        if chair.my_turn:
            assert chair.ask(do="hint", seat=0)["error"] == "forbidden"
            assert chair.ask(do="undo", seat=0, version=chair.version)["error"] == "forbidden"
            assert not chair.table["undo"]
            chair.move()


def test_nobody_gets_rid_of_a_rated_game(server: House, anna: Person, engine: Engine, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who leaves it has what the bot makes of it."""
    monkeypatch.setattr(play, "STAND_IN", "random")  # in plain Python the usual one thinks too long
    table = anna.create(players=2, seats=BOTS, rated=True)["id"]
    chair = anna.sit_down(table)
    chair.wait(lambda: chair.my_turn)
    assert anna.refused(f"/api/tables/{table}/remove", {}) == "forbidden"
    anna.post(f"/api/tables/{table}/leave")
    chair.leave()
    wait_for(lambda: rows_of(engine))
    mine, bots = rows_of(engine)
    assert (mine["player"], mine["left"], mine["rated"]) == (anna.id, True, True)
    assert (bots["player"], bots["left"]) == ("bot:random", False)


def test_a_rematch_of_a_rated_game_is_rated_and_adds_no_result(server: House, anna: Person, engine: Engine) -> None:
    table = finish(anna, rated=True)
    again = anna.post(f"/api/tables/{table}/rematch")["id"]
    assert len(rows_of(engine)) == 2
    assert anna.get(f"/api/tables/{again}")["rated"]


def test_the_result_is_there_with_the_last_entry_or_not_at_all(server: House, anna: Person, engine: Engine) -> None:
    """What fails in the transaction takes the entry with it."""
    facts = new_facts("race", 2, {}, [Seat("person", "Anna", anna.id), Seat("bot", bot="random")], anna.id, rated=True, hints=False)
    with engine.begin() as connection:
        connection.execute(insert(sql.tables).values(**blank(facts.id), facts=b"{}"))
    found = [row(facts.id, 0, anna.id, 1), row(facts.id, 1, "bot:random", 2)]
    entry = {"table_id": facts.id, "number": 1, "body": b"{}", "guest": None, "request": None}
    change = Change(entries=[entry], then=lambda connection: results.keep(found, connection))
    sql.write(engine, [change])
    before = rows_of(engine, sql.ratings)
    with pytest.raises(Exception, match=r"(?i)unique"):
        sql.write(engine, [Change(entries=[{**entry, "number": 2}], then=change.then)])
    assert rows_of(engine, sql.ratings) == before
    assert [each["number"] for each in rows_of(engine, sql.entries)] == [1]


def blank(table: str) -> Json:
    flags = {"begun": True, "over": True, "turn": -1, "bot_turn": False, "free": 0, "listed": False}
    return {"id": table, "game": "race", "host": "h", "created": 0.0, "updated": 0.0, **flags}


# --- ratings


def test_the_first_gains_the_last_loses_and_ties_share() -> None:
    known: dict[str, Standing] = {}
    rows = ratings.rate(known, [row("t", 0, "a", 1), row("t", 1, "b", 2), row("t", 2, "c", 2)])
    assert known["a"].mean > MEAN > known["b"].mean == known["c"].mean
    assert [each["mean"] for each in rows] == [known[name].mean for name in "abc"]
    assert (known["a"].won, known["b"].won) == (1, 0)


def test_a_bot_with_two_seats_is_one_player() -> None:
    known: dict[str, Standing] = {}
    ratings.rate(known, [row("t", 0, "bot:x", 1), row("t", 1, "bot:x", 3), row("t", 2, "a", 2)])
    assert known["bot:x"].games == 1
    apart: dict[str, Standing] = {}
    ratings.rate(apart, [row("t", 0, "x", 1), row("t", 1, "y", 3), row("t", 2, "a", 2)])
    assert known["bot:x"].mean == pytest.approx((apart["x"].mean + apart["y"].mean) / 2)
    assert known["a"] == apart["a"]


def test_who_wins_more_is_rated_higher() -> None:
    known: dict[str, Standing] = {}
    for number in range(60):
        ratings.rate(known, [row("t", 0, "good", 1 if number % 4 else 2), row("t", 1, "bad", 2 if number % 4 else 1)])
    assert known["good"].mean - known["bad"].mean > 3
    assert not known["good"].provisional


# --- from the logs


def test_the_logs_alone_give_the_same_numbers(server: House, anna: Person, bela: Person, engine: Engine) -> None:
    for person in (anna, bela, anna):
        finish(person, rated=True)
    finish(anna)
    for name in ("results", "ratings"):
        assert rows_of(engine, getattr(sql, name))
    before = rows_of(engine), rows_of(engine, sql.ratings)
    assert rebuild.differing(engine, 1)[1] == []
    with engine.begin() as connection:
        connection.execute(update(sql.results).where(sql.results.c.number == 2).values(place=7))
        connection.execute(update(sql.ratings).where(sql.ratings.c.player == anna.id).values(mean=99.0))
    assert len(rebuild.differing(engine, 1)[1]) == 3
    server.close()
    again = sql.engine_of(server.settings.url)
    rebuild.rebuild(again, 1)
    assert (rows_of(again), rows_of(again, sql.ratings)) == before
    again.dispose()


def test_who_is_forgotten_leaves_the_ratings_of_others_as_they_were(server: House, anna: Person, bela: Person, engine: Engine) -> None:
    made = anna.create(players=2, seats=[{"kind": "me"}, {"kind": "open"}], rated=True)
    bela.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    play_to_the_end(anna.sit_down(made["id"]), bela.sit_down(made["id"]))
    finish(anna, rated=True)
    theirs = bela.get(f"/api/people/{bela.id}")["ratings"]
    anna.post("/api/me/delete", {"confirm": "delete"})
    assert not any(anna.id in repr(each) for table in (sql.results, sql.ratings) for each in rows_of(engine, table))
    assert len({each["player"] for each in rows_of(engine) if each["player"].startswith(results.FORMER)}) == 1
    assert rebuild.differing(engine, 1)[1] == []
    seen = bela.get(f"/api/people/{bela.id}")
    assert seen["ratings"] == theirs
    assert (seen["people"], seen["last"][0]["others"]) == ([], [{"id": None, "name": "", "bot": None}])
    assert [leader["player"]["bot"] or leader["player"]["id"] for leader in bela.get("/api/ratings/race/2")["leaders"]].count(None) == 0
    former = next(each["player"] for each in rows_of(engine) if each["player"].startswith(results.FORMER))
    assert bela.refused(f"/api/people/{former}") == "not_found"


def test_results_come_along_with_who_signs_in(server: House, anna: Person, engine: Engine) -> None:
    finish(anna, rated=True)
    code, guest = add_code(anna), Person(server.url, "Gast")
    finish(guest)
    guest.post("/api/me/sign-in/code", {"code": code, "keep": True})
    assert anna.get(f"/api/people/{anna.id}")["games"] == 2
    assert rebuild.differing(engine, 1)[1] == []


def test_nothing_is_rebuilt_under_a_server(server: House, engine: Engine) -> None:
    visitor = sql.engine_of(server.settings.url)
    with pytest.raises(InUse):
        rebuild.rebuild(visitor, 1)
    visitor.dispose()


def test_a_log_that_was_changed_is_not_rated_again(server: House, anna: Person, engine: Engine) -> None:
    table = finish(anna, rated=True)
    with engine.begin() as connection:
        last = connection.execute(select(sql.entries).where(sql.entries.c.table_id == table).order_by(sql.entries.c.number.desc())).first()
        assert last
        connection.execute(sql.entries.delete().where(sql.entries.c.table_id == table, sql.entries.c.number == last.number))
    with pytest.raises(rebuild.Unreadable, match="not the one recorded"):
        rebuild.differing(engine, 1)


def test_the_quick_way_through_a_log_is_the_careful_one(server: House, anna: Person, engine: Engine) -> None:
    table = finish(anna)
    owner = server.api.tables.in_memory(table)
    assert owner
    careful = Play(owner.facts)
    careful.follow(owner.entries)
    assert results.rows(careful, 1.0) == results.rows(rebuild.played(owner.facts, owner.entries), 1.0)


def test_who_left_is_known_from_the_log(anna: Person) -> None:
    facts = new_facts("race", 2, {}, [Seat("person", "Anna", anna.id), Seat("bot", bot="random")], anna.id, rated=True, hints=False)
    table = Play(facts)
    table.begin_if_full()
    table.take(Leave(0, "casual"))
    while not table.match.over:
        table.move(table.turn, anna.dice.choice(table.match.legal()))
    assert [(each["player"], each["left"]) for each in results.rows(table, 1.0)] == [(anna.id, True), ("bot:random", False)]


# --- people


def test_a_profile_tells_of_rated_games_and_oneself_of_all(server: House, anna: Person, bela: Person, engine: Engine) -> None:
    table = finish(anna, rated=True)
    finish(anna)
    mine, seen = anna.get(f"/api/people/{anna.id}"), bela.get(f"/api/people/{anna.id}")
    assert (mine["mine"], mine["games"], seen["mine"], seen["games"]) == (True, 2, False, 1)
    assert seen["player"] == {"id": anna.id, "name": "Anna", "bot": None}
    assert [game["table"] for game in seen["last"]] == [table]
    place = rows_of(engine)[0]["place"] if rows_of(engine)[0]["table_id"] == table else seen["last"][0]["place"]
    assert sum(seen["places"]) == 1
    assert seen["places"][place - 1] == 1
    assert seen["favourite"] == "race"
    assert [(each["player"]["bot"], each["games"]) for each in seen["bots"]] == [("random", 1)]
    (rated,) = seen["ratings"]
    assert (rated["players"], rated["provisional"], rated["games"]) == (2, True, 1)
    assert [(point["rating"], point["provisional"]) for point in rated["history"]] == [(rated["rating"], True)]
    bot = bela.get("/api/people/bot:random")
    assert bot["ratings"][0]["games"] == 1


def test_two_people_have_a_record_against_each_other(server: House, anna: Person, bela: Person) -> None:
    made = anna.create(players=2, seats=[{"kind": "me"}, {"kind": "open"}], rated=True)
    bela.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    play_to_the_end(anna.sit_down(made["id"]), bela.sit_down(made["id"]))
    (mine,), (theirs,) = (who.get(f"/api/people/{who.id}")["people"] for who in (anna, bela))
    assert (mine["player"]["name"], mine["games"]) == ("Bela", 1)
    assert (mine["ahead"], mine["behind"]) == (theirs["behind"], theirs["ahead"])


def test_nobody_is_found_without_a_rated_game(server: House, anna: Person, bela: Person) -> None:
    table = finish(anna)
    assert bela.refused(f"/api/people/{anna.id}") == "not_found"
    assert bela.refused("/api/people/nobody") == "not_found"
    assert bela.refused("/api/people/%00") == "not_found"
    assert [seat["player"] for seat in bela.get(f"/api/tables/{table}/ratings")["seats"]] == [None, None]


def test_who_hides_is_nowhere(server: House, anna: Person, bela: Person) -> None:
    table = finish(anna, rated=True)
    assert anna.id in bela.http.get("/api/ratings/race/2").text
    anna.post("/api/people/me", {"hidden": True})
    assert bela.refused(f"/api/people/{anna.id}") == "not_found"
    assert anna.get(f"/api/people/{anna.id}")["hidden"]
    for path in ("/api/ratings/race/2", f"/api/tables/{table}/ratings", "/api/people/bot:random"):
        told = bela.http.get(path)
        assert told.status_code == 200
        assert anna.id not in told.text
        assert "Anna" not in told.text
    anna.post("/api/people/me", {"hidden": False})
    assert bela.get(f"/api/people/{anna.id}")["games"] == 1


def test_who_hides_before_choosing_a_name_stays_hidden(server: House) -> None:
    newcomer = Person(server.url)
    newcomer.post("/api/people/me", {"hidden": True})
    newcomer.post("/api/me", {"name": "Chiyo"})
    assert newcomer.get(f"/api/people/{newcomer.id}")["hidden"]


def test_the_board_has_settled_ratings_first(server: House, engine: Engine, bela: Person) -> None:
    standings = {
        "new": Standing(40.0, 8.0, 3, 3),
        "good": Standing(30.0, 2.0, 12, 6),
        "same": Standing(30.0, 2.0, 12, 6),
        "low": Standing(20.0, 2.0, 30),
    }
    with engine.begin() as connection:
        connection.execute(insert(sql.ratings), list(ratings.as_rows("race", 2, standings)))
    found = bela.get("/api/ratings/race/2")["leaders"]
    assert [(each["rank"], each["player"]["id"]) for each in found][2:] == [(3, "low"), (None, "new")]
    assert [each["rank"] for each in found][:2] == [1, 1]
    assert bela.get("/api/ratings/race/3")["leaders"] == []
    for nowhere in ("chess/2", "race/9", "race/x", "race/-1"):
        assert bela.refused(f"/api/ratings/{nowhere}") == "not_found"


# --- storage


def test_every_question_has_an_index(server: House, engine: Engine) -> None:
    questions = [
        people.results_of("p", False),
        people.results_of("p", True),
        people.ratings_of("p"),
        people.leaders("race", 2, False, 100),
        people.leaders("race", 2, True, 100),
        select(sql.results).where(sql.results.c.table_id == "t"),
        select(sql.tables.c.finished).order_by(sql.tables.c.finished.desc()).limit(1),
    ]
    postgres = engine.dialect.name == "postgresql"
    with engine.connect() as connection:
        if postgres:  # so few rows are read quicker without
            connection.execute(text("SET enable_seqscan = off"))
        for question in questions:
            asked = str(question.compile(engine, compile_kwargs={"literal_binds": True}))
            plan = connection.exec_driver_sql(("EXPLAIN " if postgres else "EXPLAIN QUERY PLAN ") + asked.replace("%", "%%")).all()
            told = "\n".join(str(tuple(line)) for line in plan)
            reads = [line for line in told.splitlines() if "SCAN" in line.upper()]
            assert "Seq Scan" not in told, told
            assert all(
                "INDEX" in line.upper() or "SUBQUERY" in line.upper() or "SCAN GAMES" in line.upper() or "anon" in line for line in reads
            ), told
            assert "TEMP B-TREE" not in told, told
            assert "Sort" not in told or "Subquery" in told, told


@pytest.mark.compiled
def test_games_that_were_over_before_get_their_results_from_the_logs(tmp_path: Path) -> None:
    """A database of release 0.1, as it was left."""
    shutil.copy(Path(__file__).parents[1] / "archive/0.1/tables.sqlite", tmp_path / "tables.sqlite")
    with sqlite3.connect(tmp_path / "tables.sqlite") as before:
        over = before.execute("SELECT count(*) FROM tables WHERE over").fetchone()[0]
    engine = sql.connect(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    rebuild.rebuild(engine, 1)
    found = rows_of(engine)
    assert over
    assert {each["number"] for each in found} == set(range(1, over + 1))
    assert {each["why_not"] for each in found} == {"unwanted"}
    assert rebuild.differing(engine, 1)[1] == []
    engine.dispose()


def test_the_command_says_what_differs(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        person = Person(server.url, "Anna")
        add_code(person)
        finish(person, rated=True)

    def ask(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "quartett", "ratings", *arguments, "--data", str(tmp_path)], capture_output=True, text=True
        )

    assert ask().returncode == 2
    assert ask("--check").returncode == 0
    engine = sql.engine_of(server.settings.url)
    with engine.begin() as connection:
        connection.execute(update(sql.ratings).values(games=5))
    engine.dispose()
    assert "2 rows differ" in (found := ask("--check")).stderr
    assert found.returncode == 1
    assert ask("--rebuild").returncode == 0
    assert ask("--check").returncode == 0


def test_a_writer_that_is_killed_doubles_and_loses_nothing(tmp_path: Path, database: str) -> None:
    url = Settings(tmp_path, database).url
    found = kills.campaign(url, rounds=6)
    assert found["killed"]
