"""The example games: finished tables that come with the games, and open like any other."""

import pytest

from quartett import games
from quartett.server.table import chance, examples
from tests.server.people import Person


@pytest.fixture
def database() -> str:
    return ""  # examples are in no database


every_game = pytest.mark.parametrize("game", games.names())


@every_game
def test_every_game_has_a_whole_example_that_holds_under_its_rules(game: str) -> None:
    """Every move is legal, every hash agrees, every deal follows from the secret: a rule that changes is noticed here."""
    log = examples.read(game)
    found = chance.verify(games.load(game), log)
    assert found.given == 0
    assert found.moves > 30
    assert log[0]["revision"] == games.load(game).revision


@pytest.mark.compiled  # a whole game of Ringlinge takes plain Python too long to draw
@every_game
def test_it_opens_as_a_replay_and_is_told_by_the_games_list(anna: Person, game: str) -> None:
    told = {info["name"]: info["example"] for info in anna.get("/api/games")}
    table = told[game]
    assert table == f"example-{game}"
    found = anna.get(f"/api/tables/{table}")
    assert (found["game"], found["over"], found["host"], found["invite"]) == (game, True, False, None)
    page = anna.get(f"/api/tables/{table}/steps?eyes=none")
    assert page["total"] == len(examples.read(game))
    whole = anna.http.get(f"/api/tables/{table}/log").text
    assert len(whole.splitlines()) == page["total"]
    assert anna.post(f"/api/tables/{table}/verify", {})["ok"]


def test_one_can_play_on_from_it_but_not_sit_leave_or_remove_it(anna: Person) -> None:
    made = anna.create(game="race", players=3, **{"from": {"table": "example-race", "step": 20}})
    assert anna.get(f"/api/tables/{made['id']}")["given"] == 20
    for what in ("join", "leave", "remove", "rematch"):
        assert anna.http.post(f"/api/tables/example-race/{what}", json={}).status_code in (400, 403, 404, 409), what
    assert anna.get("/api/tables/example-race")["over"]


def test_there_are_no_other_examples(anna: Person) -> None:
    for table in ("example-chess", "example-", "example", "example-race-2", "example-..%2frace"):
        assert anna.http.get(f"/api/tables/{table}").status_code == 404
    assert examples.stored_of.cache_info().currsize <= len(games.names())


def test_they_are_nobodys_and_in_no_list(anna: Person) -> None:
    assert anna.get("/api/tables") == {"mine": [], "open": []}


def test_a_table_tells_its_options_as_they_hold_there(anna: Person) -> None:
    made = anna.create(game="ringlinge", players=2, options={"quiet_limit": "20"})
    options = anna.get(f"/api/tables/{made['id']}")["options"]
    assert options == games.load("ringlinge").settings(2, {"quiet_limit": "20"})


def test_a_refused_move_names_the_ruling_behind_it(anna: Person) -> None:
    made = anna.create(game="ringlinge", players=2)
    chair = anna.sit_down(made["id"])
    chair.wait(lambda: chair.my_turn)
    answer = chair.ask(do="move", seat=0, version=chair.table["version"], move=1)
    assert (answer["ok"], answer["words"]["m"], answer["ruling"]) == (False, "why-first_turn", "/rules/ringlinge#R6")
    rulings = {reason["words"]["m"]: reason.get("ruling", "") for reason in chair.table["reasons"]}
    assert rulings["why-first_turn"] == "/rules/ringlinge#R6"
    assert rulings["why-choose_first"] == ""
