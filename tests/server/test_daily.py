"""The daily deal: the same for everybody, promised the day before, and closed until the day is over."""

import hashlib
import itertools
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from quartett import games
from quartett.engine import Refused
from quartett.server.settings import Settings
from quartett.server.start import open_database
from quartett.server.storage import sql
from quartett.server.table import daily, days
from quartett.server.table.access import Asker
from quartett.server.table.daily import in_a_row
from quartett.server.table.play import Facts
from tests.server.people import Chair, House, Json, Person, house, play_to_the_end, wait_for

DAY = 24 * 3600.0
NOON = 1_800_014_400.0 - 1_800_014_400.0 % DAY + DAY / 2  # of some day


class Calendar:
    """What day it is, as the tests have it."""

    def __init__(self) -> None:
        self.now, self.since = NOON, time.time()

    def time(self) -> float:
        return self.now + time.time() - self.since

    def tomorrow(self) -> None:
        self.now += DAY


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    found = Calendar()
    monkeypatch.setattr(sql, "now", found.time)
    monkeypatch.setattr(daily, "LEVEL", "random")
    monkeypatch.setattr(daily, "EXPERT_BOT", "random")
    return found


@pytest.fixture
def server(tmp_path: Path, database: str, calendar: Calendar) -> Any:
    with house(tmp_path, database, bot_seconds={"instant": 0.0, "quick": 0.0, "calm": 0.0}) as running:
        yield running


def begin(person: Person, game: str = "race") -> Chair:
    return person.sit_down(person.post("/api/daily", {"game": game})["id"])


def first_moves(chair: Chair) -> None:
    """Always the first of the moves; in Race the first two Favorites, whose order the page would ask for."""
    while not chair.over:
        chair.wait(lambda: chair.my_turn or chair.over)
        if chair.my_turn:
            moves = [offered["move"] for offered in chair.table["moves"]]
            assert chair.move(next(move for move in moves if move not in picked(chair)))["ok"]


def picked(chair: Chair) -> list[int]:
    """The Favorites chosen already: chosen again, they would be taken back."""
    return [line["move"] for line in chair.log if line["event"] == "FAV" and line["seat"] == 0] if chair.table["event"] == "FAV" else []


def deal(person: Person, game: str = "race") -> Json:
    found: Json = next(one for one in person.get("/api/daily")["games"] if one["game"] == game)
    return found


# --- the deal


def test_the_deal_is_promised_the_day_before_and_its_secret_told_the_day_after(anna: Person, calendar: Calendar) -> None:
    told = [anna.get("/api/daily")]
    for _ in range(2):
        calendar.tomorrow()
        told.append(anna.get("/api/daily"))
    assert [day["day"] for day in told] == ["2027-01-15", "2027-01-16", "2027-01-17"]
    assert told[0]["ends"] == "2027-01-16T00:00:00+00:00"
    for before, now in itertools.pairwise(told):
        assert [game["tomorrow"] for game in before["games"]] == [game["commit"] for game in now["games"]]
        assert [game["commit"] for game in before["games"]] == [game["commit"] for game in now["yesterday"]]
        for game in now["yesterday"]:
            assert hashlib.sha256(bytes.fromhex(game["secret"])).hexdigest() == game["commit"]
    every = [game["commit"] for day in told for game in day["games"]]
    assert len(set(every)) == len(every) == 3 * len(games.names())
    assert "secret" not in str(told[0]["games"])


def test_everybody_gets_the_same_deal_and_the_same_answers(anna: Person, bela: Person) -> None:
    chairs = [begin(anna), begin(bela)]
    for chair in chairs:
        first_moves(chair)
    one, other = (
        [(line["seat"], line["move"], line["words"], line["happenings"]) for line in chair.log if line["event"]] for chair in chairs
    )
    assert len(one) > 20
    assert one == other
    assert chairs[0].table["result"] == chairs[1].table["result"]
    assert chairs[0].table["commit"] == chairs[1].table["commit"] == deal(anna)["commit"]


def test_a_deal_begun_is_gone_on_with_and_its_table_is_in_no_list(anna: Person, bela: Person) -> None:
    chair = begin(anna)
    assert begin(anna).table["id"] == chair.table["id"]
    assert deal(anna)["table"] == chair.table["id"]
    assert begin(bela).table["id"] != chair.table["id"]
    assert [row["daily"] for row in anna.get("/api/tables")["mine"]] == ["2027-01-15"]
    assert anna.get("/api/tables")["open"] == bela.get("/api/tables")["open"] == []
    assert (chair.table["daily"], chair.table["hints"]) == ("2027-01-15", False)


@pytest.mark.parametrize("game", ["", "chess", "../race"])
def test_only_games_there_are_are_dealt(anna: Person, game: str) -> None:
    assert anna.refused("/api/daily", {"game": game}) in ("no_game", "bad_request", "not_found")


def test_everybody_has_the_same_means(anna: Person) -> None:
    chair = begin(anna)
    chair.wait(lambda: chair.my_turn)
    assert chair.move()["ok"]
    assert chair.ask(do="undo", seat=0, version=chair.version)["error"] == "forbidden"
    assert chair.ask(do="hint", seat=0)["error"] == "forbidden"
    assert chair.ask(do="seat_to_bot", seat=0, bot="expert")["error"] == "forbidden"


# --- what counts


def test_the_first_finished_attempt_counts_and_is_compared(anna: Person, bela: Person, server: House) -> None:
    for person in (anna, bela):
        assert deal(person)["mine"] is None
        play_to_the_end(begin(person))
    results = {person.id: deal(person) for person in (anna, bela)}
    assert [result["played"] for result in results.values()] == [2, 2]
    order = sorted((result["mine"]["place"], -result["mine"]["points"]) for result in results.values())
    for result in results.values():
        assert order[result["rank"] - 1] == (result["mine"]["place"], -result["mine"]["points"])
    again = begin(anna)
    assert again.table["id"] != results[anna.id]["table"]
    play_to_the_end(again)
    assert {**deal(anna), "expert": None} == {**results[anna.id], "expert": None}
    wait_for(lambda: deal(anna)["expert"])
    carla = deal(Person(server.url))
    assert (carla["played"], carla["mine"], carla["rank"], carla["expert"], carla["table"]) == (2, None, None, None, None)


def test_the_expert_plays_it_once_and_the_same(anna: Person, server: House) -> None:
    play_to_the_end(begin(anna))
    found = wait_for(lambda: deal(anna)["expert"])
    deals, day = server.api.deals, days.today()
    wait_for(lambda: not deals.thinking)
    rows = [row for row in sql.daily(server.api.database.engine, [day]) if row["guest"] == daily.EXPERT]
    assert [(row["place"], row["points"]) for row in rows] == [(found["place"], found["points"])]


def test_who_finishes_after_the_day_has_practised(anna: Person, calendar: Calendar) -> None:
    """Others' games are open by then."""
    chair = begin(anna)
    calendar.tomorrow()
    play_to_the_end(chair)
    found = anna.get("/api/daily")
    assert all(game["mine"] is None and game["table"] is None for game in found["games"])
    assert all(game["played"] == 0 for game in found["yesterday"])
    assert found["streak"] == 0


def test_days_in_a_row_are_counted_with_the_guest(anna: Person, calendar: Calendar) -> None:
    for streak in (1, 2):
        assert anna.get("/api/daily")["streak"] == streak - 1
        play_to_the_end(begin(anna))
        assert anna.get("/api/daily")["streak"] == streak
        calendar.tomorrow()
    assert anna.get("/api/daily")["streak"] == 2  # today's is still to come
    calendar.tomorrow()
    assert anna.get("/api/daily")["streak"] == 0


def test_a_row_of_days_ends_at_a_gap() -> None:
    assert in_a_row([], "2027-03-01") == 0
    assert in_a_row(["2027-02-28", "2027-02-27", "2027-02-25"], "2027-03-01") == 2
    assert in_a_row(["2027-03-01", "2027-02-28"], "2027-03-01") == 2
    assert in_a_row(["2027-02-27"], "2027-03-01") == 0


# --- nothing of today's deal leaves the table


def asked_by(person: Person, table: str) -> dict[str, Callable[[], httpx.Response]]:
    """Every way to the cards of a finished table."""
    get, post = person.http.get, person.http.post
    return {
        "all eyes": lambda: get(f"/api/tables/{table}/steps?eyes=all"),
        "the seat's eyes": lambda: get(f"/api/tables/{table}/steps?eyes=0"),
        "an onlooker's eyes": lambda: get(f"/api/tables/{table}/steps?eyes=none"),
        "record": lambda: get(f"/api/tables/{table}/log"),
        "check": lambda: post(f"/api/tables/{table}/verify", json={}),
        "review": lambda: get(f"/api/tables/{table}/review?seat=0"),
        "summary": lambda: get(f"/api/tables/{table}"),
        "rematch": lambda: post(f"/api/tables/{table}/rematch", json={}),
        "going on": lambda: post("/api/tables", json={"game": "race", "from": {"table": table, "step": 3}}),
    }


def test_somebody_elses_table_of_today_is_closed_and_open_tomorrow(anna: Person, bela: Person, calendar: Calendar) -> None:
    chair = begin(anna)
    table = chair.table["id"]
    for over in (False, True):
        if over:
            play_to_the_end(chair)
            play_to_the_end(begin(bela))  # who has played it too is no exception: practice is with one's own table
        for stranger in (bela, Person(bela.url)):
            answers = {way: ask() for way, ask in asked_by(stranger, table).items()}
            assert {way: answer.status_code for way, answer in answers.items()} == dict.fromkeys(answers, 404)
            assert not any(answer.json().keys() - {"error", "message"} for answer in answers.values())
            with pytest.raises(InvalidStatus) as refused:
                stranger.sit_down(table)
            assert refused.value.response.status_code == 404
    calendar.tomorrow()
    answers = {way: ask() for way, ask in asked_by(bela, table).items()}
    assert {way: answer.status_code for way, answer in answers.items()} == {
        **dict.fromkeys(answers, 200),
        "review": 202,
        "rematch": 403,
        "going on": 201,
    }
    assert bela.sit_down(table).over
    past = next(game for game in bela.get("/api/daily")["yesterday"] if game["game"] == "race")
    assert past["best"] in (table, past["mine"])


def test_the_own_table_of_today_is_open_when_it_is_over_but_nobody_goes_on_from_it(anna: Person, calendar: Calendar) -> None:
    chair = begin(anna)
    ways = asked_by(anna, chair.table["id"])
    assert {way: ask().status_code for way, ask in ways.items() if way != "summary"} == {way: 403 for way in ways if way != "summary"}
    play_to_the_end(chair)
    answers = {way: ask() for way, ask in ways.items()}
    assert {way for way, answer in answers.items() if answer.status_code >= 400} == {"going on"}
    assert answers["going on"].json()["error"] == "sealed"
    calendar.tomorrow()
    assert ways["going on"]().status_code == 201


def test_another_deal_comes_with_a_rematch(anna: Person) -> None:
    chair = begin(anna)
    play_to_the_end(chair)
    made = anna.post(f"/api/tables/{chair.table['id']}/rematch")
    other = anna.sit_down(made["id"])
    assert other.table["daily"] == ""
    assert other.table["commit"] != chair.table["commit"]


def test_a_table_of_today_that_cannot_go_on_gives_nothing_away() -> None:
    facts = Facts("t", "race", 2, {}, "", "00" * 32, "", "anna", [], daily=days.today())
    with pytest.raises(Refused, match="when the day is over"):
        Asker("anna", facts, ["anna"], False).need_broken_log()
    facts.daily = days.after(days.today(), -1)
    Asker("anna", facts, ["anna"], False).need_broken_log()


def test_who_was_invited_to_a_table_of_today_sees_no_card(anna: Person, bela: Person) -> None:
    """A host may give the invitation away."""
    made = anna.post("/api/daily", {"game": "race"})
    assert bela.refused(f"/api/tables/{made['id']}/join", {"token": made["invite"]}) == "seat_taken"
    with pytest.raises(InvalidStatus):
        bela.sit_down(made["id"])


# --- kept


def test_a_database_of_layout_1_gets_the_new_table(tmp_path: Path) -> None:
    shutil.copy(Path(__file__).parents[1] / "archive/0.1/tables.sqlite", tmp_path / "tables.sqlite")
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    opened = open_database(Settings(tmp_path))
    assert sql.daily(opened.engine, ["2027-01-15"]) == []
    opened.close()


def test_the_deals_are_the_same_after_a_restart(tmp_path: Path, calendar: Calendar) -> None:
    told = []
    for _ in range(2):
        with house(tmp_path) as server:
            told.append(Person(server.url).get("/api/daily"))
    assert told[0] == told[1]
