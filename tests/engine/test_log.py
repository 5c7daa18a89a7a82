"""What a stored game is known by, and how logs of any format are read."""

import dataclasses
from typing import Any

import msgspec
import numpy as np
import pytest

from quartett import games
from quartett.engine import Chance, Game, Grid, Ints, Match, Move, Option, Refused, blank, grid, ints, stream, verbs
from quartett.engine.log import FORMAT, read_entry, read_header
from quartett.engine.record import dtype_of, fingerprint
from tests.every import play_randomly, step


class Small:
    turn: int
    hand: Grid = grid(2, 3)
    cards: Ints = ints(4)


class Notes:
    far: Ints = ints(2)


class Larger(Notes):
    """The same state in a later release: other order, longer arrays, a new field, notes, and the revision."""

    fresh: int
    cards: Ints = ints(9)
    hand: Grid = grid(4, 5)
    revision: int
    turn: int


def filled(cls: Any) -> Any:
    record: Any = blank(cls)
    record.turn = -2
    record.hand[1, 2], record.hand[0, 0], record.cards[3] = 5, 7, -1
    return record


def test_a_fingerprint_does_not_know_order_length_notes_or_new_fields() -> None:
    later = filled(Larger)
    later.far[0], later.revision = 9, 3
    assert fingerprint(Larger, later) == fingerprint(Small, filled(Small))
    later.fresh = 1
    assert fingerprint(Larger, later) != fingerprint(Small, filled(Small))


@pytest.mark.parametrize(("field", "at"), [("turn", ()), ("hand", (1, 2)), ("hand", (1, 1)), ("cards", (0,)), ("cards", (3,))])
def test_a_fingerprint_knows_every_number_and_its_place(field: str, at: tuple[int, ...]) -> None:
    changed = filled(Small)
    if at:
        changed[field][at] += 1
    else:
        changed.turn += 1
    assert fingerprint(Small, changed) != fingerprint(Small, filled(Small))


def test_a_fingerprint_stays_the_same_for_ever() -> None:
    """Stored games carry it: a change here makes them all unreadable."""
    assert fingerprint(Small, filled(Small)) == "f228f11aae72e8e9"


def test_records_of_the_same_fields_are_of_different_types() -> None:
    class Other:
        turn: int
        hand: Grid = grid(2, 3)
        cards: Ints = ints(4)

    assert dtype_of(Other) != dtype_of(Small)
    assert np.dtype(dtype_of(Other)).itemsize == np.dtype(dtype_of(Small)).itemsize


# --- formats


def test_entries_of_the_first_format_are_read() -> None:
    assert read_entry({"seat": 1, "move": 5, "hash": "0123456789abcdef"}) == Move(1, 5)
    assert read_entry({"outcome": [3], "chance": "START"}) == Chance("START", [3])
    assert read_header({"game": "race", "players": 3, "options": {}}).revision == 1


@pytest.mark.parametrize("line", [None, 7, {}, [], {"seat": 1}, {"kind": "dance"}, {"kind": "move", "seat": "1", "move": 2}, {"dance": 1}])
def test_an_entry_of_no_known_kind_is_refused(line: object) -> None:
    with pytest.raises(Refused) as refused:
        read_entry(line)
    assert refused.value.code == "bad_request"


def test_a_log_of_a_newer_release_says_so() -> None:
    with pytest.raises(Refused) as refused:
        read_header({"format": FORMAT + 1, "game": "race", "players": 3, "options": {}})
    assert refused.value.code == "newer_format"


@pytest.mark.parametrize("revision", [0, -1, 99, True, "1", 1.0, None])
def test_an_unknown_revision_is_refused(revision: object) -> None:
    log = [{"format": FORMAT, "game": "race", "players": 3, "options": {}, "revision": revision}]
    with pytest.raises(Refused):
        Match.replay(games.load("race"), log)


def test_the_hash_of_the_sources_is_never_a_reason_to_refuse() -> None:
    match = Match(games.load("race"), 2)
    for _ in range(5):
        step(match, stream("sources"))
    log = msgspec.json.decode(msgspec.json.encode(match.log()))
    log[0]["rules"] = "another"
    assert Match.replay(match.game, log).hash() == match.hash()


# --- a correction of a rule is a branch on the revision


def corrected(game: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game with a correction: from now on only the lowest legal move is allowed; games begun before keep their rules."""
    answers = verbs._verbs[dtype_of(game.rules.State)]
    before = answers["legal"]

    def legal(s: Any, moves: Ints) -> int:
        n: int = before(s, moves)
        if s.revision >= game.revision + 1:
            return min(n, 1)
        return n

    monkeypatch.setitem(answers, "legal", legal)
    later = dataclasses.replace(game, revision=game.revision + 1)
    return later


@pytest.fixture(params=games.names())
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


def test_a_corrected_game_goes_on_as_it_began_and_new_ones_have_the_correction(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = Match(game, game.players[-1])
    for number, _ in enumerate(play_randomly(begun, "before")):
        if number > 40:
            break
    stored = msgspec.json.decode(msgspec.json.encode(begun.log()))
    later = corrected(game, monkeypatch)
    again = Match.replay(later, stored)  # an upgrade in the middle of the game
    assert (again.hash(), again.legal(), again.revision) == (begun.hash(), begun.legal(), game.revision)
    for number, _ in enumerate(play_randomly(again, "after")):
        if number > 20:
            break
    assert Match.replay(later, msgspec.json.decode(msgspec.json.encode(again.log()))).hash() == again.hash()
    fresh = Match(later, game.players[-1])
    rng = stream("fresh")
    for _ in range(20):
        step(fresh, rng)
        assert len(fresh.legal()) <= 1
    assert fresh.header().revision == game.revision + 1
    with pytest.raises(Refused):  # a release before the correction does not know it
        Match.replay(game, fresh.log())


def test_an_option_that_was_not_set_means_what_it_meant_then(monkeypatch: pytest.MonkeyPatch) -> None:
    race = games.load("race")
    options = tuple(Option(o.name, o.values, "on", earlier={race.revision: "off"}) if o.name == "superpowers" else o for o in race.options)
    later = dataclasses.replace(race, revision=race.revision + 1, options=options)
    old = {"format": FORMAT, "game": "race", "players": 3, "options": {"win_bet": "on"}, "revision": race.revision}
    assert Match.replay(later, [old]).options["superpowers"] == "off"
    assert Match(later, 3).options["superpowers"] == "on"
    assert Match(later, 3, {"superpowers": "off"}).options["superpowers"] == "off"
