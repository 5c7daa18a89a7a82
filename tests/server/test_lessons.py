"""Lessons at real tables: the person makes the moves, others are refused kindly, and nothing is kept but the log."""

from pathlib import Path
from typing import Any

import pytest

from quartett.engine import Do, Given
from quartett.games import load, names
from quartett.server.table.play import Facts, Play, Seat, new_facts
from tests.server.people import Chair, Person, close_all, house

GAMES = [name for name in names() if load(name).lesson.LESSON]
every_game = pytest.mark.parametrize("game", GAMES)


def begin(person: Person, game: str = "race", **more: object) -> Chair:
    chair = person.sit_down(person.create(game=game, lesson=True, **more)["id"])
    chair.wait(lambda: chair.my_turn)
    return chair


def wait_for_step(chair: Chair) -> None:
    chair.wait(lambda: not chair.table["lesson"] or chair.table["lesson"]["steps"])


def go_on(chair: Chair, until: int | None = None) -> None:
    """Make the moves the lesson asks for, up to a step of that number or the end."""
    while not chair.table["lesson"]["end"] and chair.table["lesson"]["number"] != until:
        assert chair.move(asked_for(chair))["ok"]
        wait_for_step(chair)


def asked_for(chair: Chair) -> int:
    """A move that is asked for, and possible."""
    wanted = chair.table["lesson"]["steps"][-1]["moves"]
    return int(next(one["move"] for one in chair.table["moves"] if one["move"] in wanted))


def stand(chair: Chair) -> tuple[int, list[Any]]:
    return chair.table["lesson"]["number"], chair.table["lesson"]["steps"]


def test_games_say_whether_they_have_a_lesson(anna: Person) -> None:
    assert {row["name"] for row in anna.get("/api/games") if row["lesson"]} == set(GAMES)


@every_game
def test_a_lesson_is_gone_through_at_a_table(anna: Person, game: str) -> None:
    chair = begin(anna, game)
    assert chair.table["lesson"]["number"] == 1
    assert chair.table["lesson"]["steps"][0]["moves"] == []  # first it explains
    go_on(chair)
    assert chair.over or chair.my_turn


@every_game
def test_another_move_is_refused_with_a_sentence_and_changes_nothing(anna: Person, game: str) -> None:
    chair = begin(anna, game)
    refused = 0
    while not chair.table["lesson"]["end"]:
        asked, before = chair.table["lesson"]["steps"][-1], (chair.version, stand(chair))
        others = [one["move"] for one in chair.table["moves"] if one["move"] not in asked["moves"]]
        for other in others[:1]:
            answer = chair.move(other)
            assert (answer["ok"], answer["error"]) == (False, "lesson")
            assert answer["words"] == {"m": f"{asked['words']['m']}-no", "f": {}}
            chair.quiet(0.05)
            assert (chair.version, stand(chair)) == before
            refused += 1
        assert chair.move(asked_for(chair))["ok"]
        wait_for_step(chair)
    assert refused > 3


def test_what_the_rules_forbid_is_explained_by_the_rules(anna: Person) -> None:
    chair = begin(anna)
    answer = chair.move(29)
    assert (answer["error"], answer["words"]["m"]) == ("illegal_move", "why-choose_first")


def test_a_step_is_shown_only_to_the_person(anna: Person, bela: Person) -> None:
    chair = begin(anna)
    assert bela.sit_down(chair.table["id"]).table["lesson"] is None


def test_a_taken_back_move_takes_the_lesson_back(anna: Person) -> None:
    chair = begin(anna)
    before = stand(chair)
    assert chair.move(2)["ok"]
    assert stand(chair) != before
    assert chair.ask(do="undo", seat=0, version=chair.version)["ok"]
    chair.wait(lambda: stand(chair) == before)


@every_game
def test_a_lesson_goes_on_after_a_restart(tmp_path: Path, game: str) -> None:
    with house(tmp_path) as first:
        anna = Person(first.url, "Anna")
        chair = begin(anna, game)
        go_on(chair, until=5)
        table, cookie, before = chair.table["id"], anna.cookie, stand(chair)
        close_all()
    with house(tmp_path) as second:
        chair = Person(second.url, cookie=cookie).sit_down(table)
        assert stand(chair) == before
        go_on(chair)


def test_it_is_marked_never_listed_and_not_said_to_be_drawn(anna: Person, bela: Person) -> None:
    chair = begin(anna, listed=True, players=4, seats=[{"kind": "me"}, *[{"kind": "open"}] * 3])
    table = chair.table["id"]
    row = next(row for row in anna.get("/api/tables")["mine"] if row["id"] == table)
    assert (row["lesson"], row["players"]) == (True, 2)
    assert row["given"] == chair.table["given"] > 0
    assert table not in [row["id"] for row in bela.get("/api/tables")["open"]]
    go_on(chair)
    assert chair.over
    found = anna.post(f"/api/tables/{table}/verify")
    assert (found["ok"], found["whole"], found["drawn"]) == (True, False, 0)
    assert found["given"] == 2  # the deal and who starts
    fresh = anna.create(players=2)["id"]
    assert not next(row for row in anna.get("/api/tables")["mine"] if row["id"] == fresh)["lesson"]


def test_a_rematch_is_an_ordinary_game(anna: Person) -> None:
    chair = begin(anna)
    go_on(chair)
    again = anna.sit_down(anna.post(f"/api/tables/{chair.table['id']}/rematch")["id"])
    assert (again.table["lesson"], again.table["given"]) == (None, 0)


def facts(game: str, **more: Any) -> Facts:
    lesson = load(game).lesson.LESSON
    assert lesson
    seats = [Seat("person", "Anna", "a"), *[Seat("bot", bot="random") for _ in range(lesson.players - 1)]]
    return new_facts(game, lesson.players, dict(lesson.options), seats, "a", **{"lesson": lesson.given, **more})


def begun(facts: Facts) -> Play:
    play = Play(facts)
    play.begin_if_full()
    return play


@every_game
def test_after_the_lesson_everybody_plays_freely(game: str) -> None:
    play = begun(facts(game))
    while play.stand and play.stand.act:
        act = play.stand.act
        assert not isinstance(act, Given)
        asked = act.moves if isinstance(act, Do) else (act.move,)
        play.move(play.turn, next(move for move in asked if move in play.match.legal()))
    while not play.match.over:
        play.move(play.turn, play.match.legal()[-1])
        assert play.stand is None
    assert len(play.match.entries) > play.facts.undrawn


def test_a_bot_that_plays_for_the_person_ends_the_lesson() -> None:
    play = begun(facts("race"))
    play.seats[0].away = True
    play.move(0, 1)
    assert play.stand is None


def test_a_lesson_of_earlier_rules_is_an_ordinary_game() -> None:
    """Its steps may not be possible there: then nobody could go on."""
    play = begun(facts("race"))
    assert play.stand
    play.facts.revision -= 1
    assert play.stand is None


def test_chance_is_given_only_as_far_as_the_table_says() -> None:
    """A later release may have a longer lesson; what was to be drawn then is still drawn."""
    lesson = load("race").lesson.LESSON
    assert lesson
    deals = {tuple(begun(facts("race", lesson=0)).match.entries[0].outcome) for _ in range(2)}  # type: ignore[union-attr]
    assert len(deals) == 2
    assert lesson.acts[0].outcome not in deals  # type: ignore[union-attr]
