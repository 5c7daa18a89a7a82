"""Two worlds that a pair of eyes cannot tell apart are told to it in the same bytes, at a table as it is served."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from quartett.engine import NONE, Entry, Game, Match, Move, Refused, copy, stream
from quartett.engine.record import as_dict, to_bytes
from quartett.server.table.frames import bad_answer, table_frame
from quartett.server.table.owner import Owner, Public
from quartett.server.table.perspective import Perspective, Perspectives
from quartett.server.table.play import Facts, Play, Seat
from quartett.server.table.replay import kept
from tests.every import all_games
from tests.twins import Pair, forget, go_on_alike, has_secrets, hidden_fields, pairs, planted, secret_fields, world

PAIRS = 1_000  # in the suite; QUARTETT_LEAK_PAIRS asks for more
TOGETHER = 4  # steps that two tables go on together
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@pytest.fixture
def secretive(game: Game) -> Game:
    """A game in which something is hidden."""
    if not has_secrets(game):
        pytest.skip("nothing is hidden in this game")
    return game


class Table:
    """What a frame needs of a table's owner, without its task: one table in a given state, and what one pair of eyes is told there."""

    def __init__(self, match: Match, eyes: int) -> None:
        game, players = match.game, match.players
        seats = [Seat("person", f"P{p}", f"g{p}") for p in range(match.seats)]
        self.facts, self.commitment = Facts("t", game.name, players, match.options, "", "00" * 32, "", "g0", seats), "0" * 64
        self.options = match.options
        self.eyes, self.entries = eyes, list[Entry]()
        self.perspectives = Perspectives(self.facts, game, {eyes: 0})
        self.perspectives.match = world(match, match.state)
        self.perspectives.of[eyes].hidden = self.perspectives.match.hidden(eyes)

    @property
    def public(self) -> Public:
        match = self.perspectives.match
        out = [match.game.view.is_out(match.state, p) for p in range(match.seats)]
        return Public(self.facts.seats, out, "playing", max(match.turn, NONE), match.can_undo and match.turn == self.eyes, "quick", None)

    def perspective(self, eyes: int, since: int = 0) -> Perspective:
        return self.perspectives.of[eyes]

    def perspective_since(self, eyes: int) -> int:
        return 0

    def is_present(self, seat: int) -> bool:
        return True

    def onlookers(self) -> int:
        return 0

    def hear(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.perspectives.listen(self.entries)

    def told(self) -> dict[str, bytes]:
        """All that those eyes get: the table with its log, the refusal of a move, and the record that hints are made from."""
        owner: Any = self
        perspective = self.perspective(self.eyes)
        guest = self.facts.seats[self.eyes].guest if self.eyes != NONE else None
        found = {"frame": table_frame(owner, perspective, guest, 0), "hint": to_bytes(Owner.hidden_for_hint(owner, self.eyes))}
        if self.perspectives.match.turn == self.eyes:
            illegal = next(move for move in range(-1, perspective.game.rules.MOVES) if move not in perspective.legal())
            found["refusal"] = bad_answer("r", Refused("illegal_move", ""), perspective.why_not(illegal))
        return found


def going_on_alike(pair: Pair, rng: Any) -> list[tuple[Entry, Entry]]:
    """A few steps for both worlds that look the same to those eyes."""
    one, other = world(pair.one, pair.one.state), world(pair.other, pair.other.state)
    steps: list[tuple[Entry, Entry]] = []
    while len(steps) < TOGETHER and not one.over and (entries := go_on_alike(one, other, pair.eyes, rng)):
        steps.append(entries)
    return steps


def told_at(match: Match, eyes: int, entries: list[Entry]) -> list[dict[str, bytes]]:
    """What those eyes are told at a table in that state, and after each of these entries."""
    table = Table(match, eyes)
    told = [table.told()]
    for entry in entries:
        table.hear(entry)
        told.append(table.told())
    return told


def check_same_told(pair: Pair, steps: list[tuple[Entry, Entry]]) -> None:
    """Both worlds at a table each, as they are and while they go on alike."""
    told = told_at(pair.one, pair.eyes, [one for one, _ in steps])
    told_there = told_at(pair.other, pair.eyes, [other for _, other in steps])
    for number, (here, there) in enumerate(zip(told, told_there, strict=True)):
        for what, data in here.items():
            assert data == there[what], f"the {what} for seat {pair.eyes} tells what is hidden, at {pair.one.event} and {number} steps on"


# --- tables as they are


@pytest.mark.compiled
@every_game
def test_no_byte_depends_on_what_is_hidden(secretive: Game) -> None:
    wanted, seed = int(os.environ.get("QUARTETT_LEAK_PAIRS", PAIRS)), os.environ.get("QUARTETT_LEAK_SEED", "suite")
    checked: Counter[tuple[int, int]] = Counter()
    same = steps = 0
    rng = stream("leak", seed)
    for pair in pairs(secretive, seed):
        alike = going_on_alike(pair, rng)
        check_same_told(pair, alike)
        steps += len(alike)
        checked[pair.one.players, pair.eyes] += pair.differ
        same += not pair.differ
        if checked.total() >= wanted:
            break
    print(f"{secretive.name}: {checked.total()} pairs that differ, {same} that do not, {steps} steps together, {dict(checked)}")
    assert {who for who, times in checked.items() if times} >= {(n, eyes) for n in secretive.players for eyes in range(NONE, n)}
    assert steps > wanted


def test_the_secret_is_in_no_frame_before_the_end() -> None:
    game = all_games()[0]
    players = game.players[-1]
    seats = [Seat("person", f"P{p}", f"g{p}") for p in range(players)]
    facts = Facts("t", game.name, players, game.settings(players, {}), "", "ab" * 32, "invitation", "g0", seats)
    play = Play(facts)
    play.begin_if_full()
    owner: Any = Table(play.match, 1)
    owner.facts = facts
    frame = table_frame(owner, Perspectives.told(facts, game, {1: 0}, play.entries).of[1], "g1", 0)
    assert b"ab" * 32 not in frame
    assert b"invitation" not in frame
    assert b"outcome" not in frame
    assert len(kept(play.entries)) == len(play.match.entries)


# --- tables that leak


@every_game
def test_it_is_found_when_hide_forgets_something(secretive: Game) -> None:
    """Each field that holds a secret, forgotten: two whole worlds that differ in it are no longer told the same."""
    fields = []
    for field, pair in hidden_fields(secretive, "forgotten"):
        fields.append(field)
        steps = going_on_alike(pair, stream(field))
        with planted(secretive, "hide", forget(field)), pytest.raises(AssertionError, match="tells what is hidden"):
            check_same_told(pair, steps)
    assert set(fields) == secret_fields(secretive)


@every_game
def test_it_is_found_when_a_view_shows_too_much(secretive: Game) -> None:
    """Each field that holds a secret, taken from the true state and shown with the view."""
    fields = []
    for field, pair in hidden_fields(secretive, "shown"):
        fields.append(field)
        steps = going_on_alike(pair, stream(field))
        with true_state_in_view(secretive, field), pytest.raises(AssertionError, match="the frame for seat"):
            check_same_told(pair, steps)
    assert set(fields) == secret_fields(secretive)


@contextmanager
def true_state_in_view(game: Game, field: str) -> Iterator[None]:
    """A view that knows a way to what was there before it was hidden."""
    true: list[Any] = []
    honest = game.view.view

    def hide(right: Callable[..., None], s: Any, seat: int) -> None:
        true.append(copy(s))
        right(s, seat)

    def view(s: Any, seat: int) -> dict[str, Any]:
        return {**honest(s, seat), "too much": as_dict(true[-1])[field]}

    with planted(game, "hide", hide), pytest.MonkeyPatch.context() as patch:
        patch.setitem(vars(game.view), "view", view)
        yield


@every_game
def test_it_is_found_when_the_log_tells_a_secret_move(secretive: Game) -> None:
    """A move that others see as "hid a card", told to everybody as it is."""
    rng = stream("told")
    for number, pair in enumerate(pairs(secretive, "told")):
        steps = going_on_alike(pair, rng)
        if any(one != other and isinstance(one, Move) for one, other in steps):
            with planted(secretive, "seen", lambda right, s, move, seat: move), pytest.raises(AssertionError, match="the frame for seat"):
                check_same_told(pair, steps)
            return
        if number > PAIRS:
            pytest.skip("all moves are open in this game")
