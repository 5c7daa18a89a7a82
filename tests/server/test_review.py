"""A finished game looked back at: by whoever may see its replay, in the background, once for everybody."""

from typing import Any

import pytest

from quartett.bots.review import Care
from quartett.server.machine.fair import FairThreads, Urgency
from quartett.server.table import reviews
from tests.server.people import House, Person, play_to_the_end, wait_for
from tests.server.test_tables import ALONE, finished

SMALL = Care(screened=0, fewest=2, most=2, suspects=1, deals=3, glance=1, points=3, playouts=1)


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "CARE", SMALL)


def looked_back(person: Person, table: str, seat: int = 0) -> Any:
    """The review, when it is there."""

    def ask() -> Any:
        answer = person.http.get(f"/api/tables/{table}/review?seat={seat}")
        assert answer.status_code in (200, 202), answer.text
        if answer.status_code == 202:
            assert 0 <= answer.json()["progress"] <= 1
        return answer.json() if answer.status_code == 200 else None

    return wait_for(ask)


def test_a_finished_game_is_looked_back_at_for_each_seat(anna: Person, bela: Person) -> None:
    table = finished(anna)
    for seat in (0, 1):
        found = looked_back(anna, table, seat)
        assert found["seat"] == seat
        assert found["decisions"] > 0
        assert len(found["moments"]) <= 3
        total = anna.get(f"/api/tables/{table}/steps")["total"] - 1
        assert [found["points"][0]["step"], found["points"][-1]["step"]] == [0, total]
        assert found == looked_back(bela, table, seat)  # everybody who has the link


def test_a_game_that_goes_on_is_not_looked_back_at(anna: Person) -> None:
    table = anna.create(players=2, seats=ALONE)["id"]
    assert anna.refused(f"/api/tables/{table}/review") == "forbidden"
    assert anna.refused("/api/tables/nowhere/review") == "not_found"


@pytest.mark.parametrize("seat", ["2", "-1", "x", "9" * 30, ""])
def test_a_seat_is_one_of_the_table(anna: Person, seat: str) -> None:
    assert anna.refused(f"/api/tables/{finished(anna)}/review?seat={seat}") == "bad_request"


def test_it_is_kept_and_worked_out_again_the_same(anna: Person, server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(anna)
    found, kept = looked_back(anna, table), server.api.reviews.kept
    assert list(kept) == [(table, 0)]
    monkeypatch.setattr(reviews, "MOST_KEPT", 1)
    looked_back(anna, table, 1)
    assert list(kept) == [(table, 1)]
    assert looked_back(anna, table) == found


def test_it_waits_for_everything_else_and_one_person_cannot_ask_for_many(
    anna: Person, server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each part of the work is asked for with the lowest urgency; while it waits, others are refused beyond a few."""
    urgencies, parts = list[Urgency](), 0
    ask = FairThreads.ask

    async def noted(self: FairThreads, work: Any, person: str, urgency: Urgency) -> Any:
        nonlocal parts
        if urgency is Urgency.LATER:
            parts += 1
            assert person == anna.id
        urgencies.append(urgency)
        return await ask(self, work, person, urgency)

    monkeypatch.setattr(FairThreads, "ask", noted)
    table = finished(anna)
    looked_back(anna, table)
    assert parts > 5
    assert max(Urgency) is Urgency.LATER
    monkeypatch.setattr(reviews, "MOST_WAITING", 0)
    assert anna.refused(f"/api/tables/{table}/review?seat=1") == "too_many"


def test_a_review_that_fails_says_so_and_harms_nothing(anna: Person, server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(anna)

    def broken(*args: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(reviews, "in_words", broken)

    def ended() -> bool:
        return bool(anna.http.get(f"/api/tables/{table}/review").status_code == 500)

    wait_for(ended)
    assert not server.api.reviews.going
    play_to_the_end(anna.sit_down(anna.create(players=2, seats=ALONE)["id"]))
