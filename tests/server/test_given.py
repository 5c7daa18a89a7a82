"""Deals that somebody may have known: marked wherever the table is shown, and told apart when a game is checked."""

from pathlib import Path
from typing import Any

import pytest

from quartett.engine import Refused
from quartett.games import load
from quartett.server.table.chance import verify
from quartett.terminal import read_log
from tests.server.people import Person, play_to_the_end
from tests.server.test_tables import ALONE, finished

STEPS = 12


def stacked(anna: Person, **more: object) -> dict[str, str]:
    """A table that goes on from a finished game: its host has seen every card of that deal."""
    return anna.create(**{"from": {"table": finished(anna), "step": STEPS}, "seats": ALONE, **more})


def test_a_known_deal_is_marked_everywhere(anna: Person, bela: Person) -> None:
    table = stacked(anna)["id"]
    fresh = anna.create(players=2, seats=ALONE)["id"]
    marks = {row["id"]: row["given"] for row in anna.get("/api/tables")["mine"]}
    assert (marks[table], marks[fresh]) == (STEPS, 0)
    assert bela.get(f"/api/tables/{table}")["given"] == STEPS
    chair = anna.sit_down(table)
    assert chair.table["given"] == STEPS
    assert anna.sit_down(fresh).table["given"] == 0
    play_to_the_end(chair)
    assert bela.get(f"/api/tables/{table}/steps")["given"] == STEPS
    assert anna.http.get(f"/api/tables/{table}/log").text.splitlines()[0].count(f'"given":{STEPS}') == 1


def test_a_known_deal_is_never_in_the_list(anna: Person, bela: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = stacked(anna, seats=seats, listed=True)
    assert table["id"] not in [row["id"] for row in bela.get("/api/tables")["open"]]
    assert bela.refused(f"/api/tables/{table['id']}/join", {}) == "not_found"
    assert bela.post(f"/api/tables/{table['id']}/join", {"token": table["invite"]}) == {"seat": 1}


def test_a_check_says_what_was_drawn_and_what_was_given(anna: Person) -> None:
    table = stacked(anna)["id"]
    play_to_the_end(anna.sit_down(table))
    found = anna.post(f"/api/tables/{table}/verify")
    assert found["ok"]
    assert not found["whole"]
    assert found["given"] > 0
    assert found["given"] + found["drawn"] == found["events"]
    fresh = anna.post(f"/api/tables/{finished(anna)}/verify")
    assert (fresh["ok"], fresh["whole"], fresh["given"]) == (True, True, 0)


@pytest.fixture
def log(anna: Person, tmp_path: Path) -> list[Any]:
    file = tmp_path / "log.jsonl"
    file.write_bytes(anna.http.get(f"/api/tables/{finished(anna)}/log").content)
    return list(read_log(file))


@pytest.mark.parametrize("given", [10**9, -1, True, 1.0, "2", None])
def test_an_invented_number_of_given_steps_is_refused(log: list[Any], given: object) -> None:
    log[0] = {**log[0], "given": given}
    with pytest.raises(Refused):
        verify(load("race"), log)


def test_a_log_of_given_steps_only_is_refused(log: list[Any]) -> None:
    log[0] = {**log[0], "given": len(log) - 1}
    with pytest.raises(Refused, match="from an earlier game"):
        verify(load("race"), log)


def test_steps_said_to_be_given_are_not_said_to_be_drawn(log: list[Any]) -> None:
    whole = verify(load("race"), log)
    log[0] = {**log[0], "given": 1}
    found = verify(load("race"), log)
    assert (found.drawn, found.given) == (whole.drawn - 1, 1)


def test_a_log_with_its_end_cut_off_is_refused(log: list[Any]) -> None:
    for length in (1, 2, len(log) // 2, len(log) - 1):
        with pytest.raises(Refused, match="something is missing"):
            verify(load("race"), log[:length])
