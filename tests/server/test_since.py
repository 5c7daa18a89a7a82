"""What somebody missed is told as it would have been sent, to who sits there and to nobody else."""

import pytest

from quartett.server.table import since
from tests.server.people import Person
from tests.server.test_tables import alone, together


def test_the_pictures_are_those_that_were_sent(anna: Person) -> None:
    table, chair = alone(anna)
    sent = {}
    for _ in range(6):
        chair.wait(lambda: chair.my_turn)
        sent[chair.version] = (chair.table["event"], chair.table["turn"], chair.table["view"])
        assert chair.move()["ok"]
    chair.wait(lambda: chair.my_turn or chair.over)
    first = min(sent)
    found = anna.get(f"/api/tables/{table}/since?seat=0&version={first}")["pictures"]
    assert [picture["version"] for picture in found] == list(range(first, chair.version + 1))
    told = {picture["version"]: (picture["event"], picture["turn"], picture["view"]) for picture in found}
    assert {version: told[version] for version in sent} == sent


def test_only_who_sits_there_is_told(anna: Person, bela: Person) -> None:
    table, _, _ = together(anna, bela, onlookers=False)
    assert anna.get(f"/api/tables/{table}/since?seat=0")["pictures"]
    assert bela.get(f"/api/tables/{table}/since?seat=1")["pictures"]
    assert anna.refused(f"/api/tables/{table}/since?seat=1") == "forbidden"
    assert anna.refused(f"/api/tables/{table}/since?seat=2") == "forbidden"  # a bot's
    assert Person(anna.url).refused(f"/api/tables/{table}/since?seat=0") == "not_found"
    for asked in ("seat=3", "seat=x", "seat=0&version=x", "seat=-1"):
        assert anna.refused(f"/api/tables/{table}/since?{asked}") == "bad_request"


def test_what_is_secret_to_a_seat_is_no_picture(anna: Person, bela: Person) -> None:
    """Anna clicks her Favorites; Bela's pictures do not even show that she clicked."""
    table, a, b = together(anna, bela)
    a.wait(lambda: a.my_turn)
    before = bela.get(f"/api/tables/{table}/since?seat=1")
    assert a.move(0)["ok"]
    assert bela.get(f"/api/tables/{table}/since?seat=1") == before
    b.quiet()
    assert [picture["version"] for picture in before["pictures"]] == list(range(1, b.version + 1))


def test_who_missed_very_much_sees_the_last_of_it(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(since, "MOST", 2)
    table, chair = alone(anna)
    found = anna.get(f"/api/tables/{table}/since?seat=0")["pictures"]
    assert [picture["version"] for picture in found] == [chair.version - 1, chair.version]
