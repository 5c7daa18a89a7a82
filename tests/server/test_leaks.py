"""States that differ only in what a pair of eyes cannot know give that pair of eyes the same bytes."""

import itertools
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from quartett.engine import CHANCE, NONE, Chance, Entry, Game, Match, Move, Refused, below, copy, ints, stream, verbs
from quartett.engine.record import to_bytes
from quartett.server.table.frames import bad_answer, table_frame
from quartett.server.table.owner import Public
from quartett.server.table.perspective import Perspectives
from quartett.server.table.play import Facts, Play, Seat
from quartett.server.table.replay import kept
from tests.every import all_games, step, table_of, tables

PAIRS = 1_000  # in the suite; QUARTETT_LEAK_PAIRS asks for more
ONE_IN = 8  # positions of a game: neighbours are much alike
STRIDE = 101  # through all ways to set up a table, so that few games have seen many of them


class Quiet:
    """What a frame needs of a table's owner, without its task."""

    def __init__(self, facts: Facts, turn: int, can_undo: bool) -> None:
        self.facts, self.commitment, self.options = facts, "0" * 64, facts.options
        self.public = Public(facts.seats, "playing", turn, can_undo, "quick", None)

    def is_present(self, seat: int) -> bool:
        return True

    def onlookers(self) -> int:
        return 0


def other_deal(match: Match, eyes: int, rng: Any) -> Match:
    """The same match, with everything those eyes cannot know dealt anew."""
    twin = Match(match.game, match.players, match.options)
    twin.state = match.hidden(eyes)
    verbs.redeal(twin.state, eyes, rng)
    return twin


def bytes_for(match: Match, eyes: int, facts: Facts, entry: Entry | None) -> bytes:
    """All that is sent to those eyes: frame, refusals of every move, and the line of what comes next."""
    perspectives = Perspectives(facts, match.game, {eyes: 0})
    perspectives.match.state, perspective = copy(match.state), perspectives.of[eyes]
    perspective.hidden = match.hidden(eyes)
    guest = facts.seats[eyes].guest if eyes != NONE else None
    owner: Any = Quiet(facts, match.turn, False)
    parts = [table_frame(owner, perspective, guest, 0)]  # for the seat to move with all moves, and the reason against every other
    if match.turn == eyes:
        illegal = next(move for move in range(-1, match.game.rules.MOVES) if move not in perspective.legal())
        parts.append(bad_answer("r", Refused("illegal_move", ""), perspective.why_not(illegal)))
    if entry:
        perspectives.listen([entry])
        parts += [bytes(line) for line in perspective.lines]
    return b"\n".join(parts)


def hidden_after(match: Match, move: int, eyes: int) -> bytes:
    after = copy(match.state)
    verbs.apply(after, move)
    verbs.hide(after, eyes)
    return to_bytes(after)


def same_looking(twin: Match, match: Match, eyes: int, entry: Entry) -> Entry | None:
    """A move of the twin that those eyes must not be able to tell from the hidden one made in the match."""
    if isinstance(entry, Chance) or verbs.seen(match.state, entry.move, eyes) >= 0:
        return None  # what is revealed may differ
    seen, after = verbs.seen(match.state, entry.move, eyes), hidden_after(match, entry.move, eyes)
    moves = ints(twin.game.rules.MOVES)
    for move in (int(moves[i]) for i in range(verbs.legal(twin.state, moves))):
        if verbs.seen(twin.state, move, eyes) == seen and hidden_after(twin, move, eyes) == after:
            return Move(entry.seat, move)
    return None


class Pair(NamedTuple):
    players: int
    eyes: int
    differ: bool  # does the other deal differ at all? By chance, or late in a game, it may not
    secret_move: bool  # was a hidden move among what came next?


def pairs(game: Game, seed: str) -> Iterator[Pair]:
    """Checks one pair after the other, for ever: some positions of a game at each way to set up a table."""
    rng = stream("leak", seed)
    for pick in itertools.count():
        players, options = table_of(game, pick * STRIDE % tables(game))
        match = Match(game, players, options)
        seats = [Seat("person", f"P{p}", f"g{p}") for p in range(players)]
        facts = Facts("t", game.name, players, match.options, "", "00" * 32, "", "g0", seats)
        first = match.event if match.turn == CHANCE else ""
        while not match.over:
            before = Match(game, players, options)
            before.state = copy(match.state)
            step(match, rng)
            nothing_dealt = before.turn == CHANCE and before.event == first
            if nothing_dealt or below(rng, ONE_IN):
                continue
            for eyes in range(NONE, players):
                twin = other_deal(before, eyes, rng)
                alike = same_looking(twin, before, eyes, match.entries[-1])
                mine = bytes_for(before, eyes, facts, match.entries[-1] if alike else None)
                theirs = bytes_for(twin, eyes, facts, alike)
                assert mine == theirs, (game.name, players, options, eyes, before.event)
                yield Pair(players, eyes, to_bytes(before.state) != to_bytes(twin.state), bool(alike))


def has_secrets(game: Game) -> bool:
    """Does any pair of eyes see less than there is, at any time of a game?"""
    match = Match(game, game.players[-1])
    rng = stream("secrets")
    while not match.over:
        step(match, rng)
        if any(to_bytes(match.hidden(eyes)) != to_bytes(match.state) for eyes in range(NONE, match.seats)):
            return True
    return False


@pytest.mark.compiled
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_no_byte_depends_on_what_is_hidden(game: Game) -> None:
    wanted = int(os.environ.get("QUARTETT_LEAK_PAIRS", PAIRS))
    checked: Counter[tuple[int, int]] = Counter()
    same = secret_moves = 0
    for pair in pairs(game, os.environ.get("QUARTETT_LEAK_SEED", "suite")):
        checked[pair.players, pair.eyes] += pair.differ
        same += not pair.differ
        secret_moves += pair.secret_move
        if checked.total() >= wanted or (same >= min(wanted, PAIRS) and not has_secrets(game)):
            break
    print(f"{game.name}: {checked.total()} pairs that differ, {same} that do not, {secret_moves} hidden moves, {dict(checked)}")
    if has_secrets(game):
        everybody = {(players, eyes) for players in game.players for eyes in range(NONE, players)}
        assert {who for who, times in checked.items() if times} == everybody
        assert checked.total() >= wanted


def test_the_secret_is_in_no_frame_before_the_end() -> None:
    game = all_games()[0]
    seats = [Seat("person", "A", "ga"), Seat("person", "B", "gb")]
    players = game.players[-1]
    seats = [Seat("person", f"P{p}", f"g{p}") for p in range(players)]
    facts = Facts("t", game.name, players, game.settings(players, {}), "", "ab" * 32, "invitation", "g0", seats)
    play = Play(facts)
    play.begin_if_full()
    perspective = Perspectives.told(facts, game, {1: 0}, play.entries).of[1]
    owner: Any = Quiet(facts, play.turn, False)
    frame = table_frame(owner, perspective, "g1", 0)
    assert b"ab" * 32 not in frame
    assert b"invitation" not in frame
    assert b"outcome" not in frame
    assert len(kept(play.entries)) == len(play.match.entries)
