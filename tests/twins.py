"""Two worlds that one pair of eyes cannot tell apart, and mistakes planted to see that a check finds them.

Both worlds are whole: they go the way every state goes, through `hide`, to whoever may see or think. What comes out at the end
must be the same. Nothing here hides before it compares.
"""

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

from quartett.engine import CHANCE, NONE, Chance, Entry, Game, Match, Move, below, copy, ints, stream, verbs
from quartett.engine.record import to_bytes
from tests.every import legal, step, table_of, tables

ONE_IN = 8  # positions of a game: neighbours are much alike
STRIDE = 101  # through all ways to set up a table, so that few games have seen many of them
GAMES_LOOKED_AT, STEPS_LOOKED_AT = 12, 60  # what is never hidden in all that never is
GAMES_WITH_MISTAKES, PAIRS_WITH_MISTAKES = 24, 80  # so many of a game, at most


class Pair(NamedTuple):
    """Whole states of one table that those eyes cannot tell apart."""

    one: Match
    other: Match
    eyes: int

    @property
    def differ(self) -> bool:
        """Do they differ at all? By chance, or late in a game, they may not."""
        return to_bytes(self.one.state) != to_bytes(self.other.state)


# --- pairs


def everybody(match: Match) -> list[int]:
    """All eyes at a table: an onlooker's and every seat's."""
    return list(range(NONE, match.seats))


def pairs(game: Game, seed: str, eyes_of: Callable[[Match], list[int]] = everybody) -> Iterator[Pair]:
    """Pairs for some eyes in some positions of random games, for ever."""
    for number in itertools.count():
        yield from pairs_of_one_game(game, number, seed, eyes_of)


def pairs_of_one_game(game: Game, number: int, seed: str, eyes_of: Callable[[Match], list[int]]) -> Iterator[Pair]:
    """Likewise, at the table of this number."""
    match = Match(game, *table_of(game, number * STRIDE % tables(game)))
    rng = stream("pairs", seed, number)
    while not match.over:
        step(match, rng)
        if below(rng, ONE_IN) == 0:
            for eyes in eyes_of(match):
                one = world(match, match.state)
                yield Pair(one, twin(one, eyes, rng), eyes)


def world(match: Match, state: Any) -> Match:
    """The same table with this state, without a past."""
    found = Match(match.game, match.players, match.options, match.revision)
    found.state = copy(state)
    return found


def twin(match: Match, eyes: int, rng: Any) -> Match:
    """The same match with everything those eyes cannot know dealt anew: a whole state again, nothing in it is hidden."""
    other = world(match, match.hidden(eyes))
    verbs.redeal(other.state, eyes, rng)
    return other


def differing(one: Any, other: Any) -> set[str]:
    """The fields in which two records differ."""
    return {name for name in one.dtype.names if one[name].tobytes() != other[name].tobytes()}


def secrets_of(match: Match, eyes: int) -> set[str]:
    """The fields that hold something hidden from those eyes now."""
    return differing(match.state, match.hidden(eyes))


@cache
def secret_fields(game: Game) -> set[str]:
    """The fields that hold something hidden from anybody early in some games."""
    found: set[str] = set()
    for number in range(GAMES_LOOKED_AT):
        match, rng = Match(game, *table_of(game, number * STRIDE % tables(game))), stream("secrets", number)
        for _ in range(STEPS_LOOKED_AT):
            if not match.over:
                step(match, rng)
                for eyes in everybody(match):
                    found |= secrets_of(match, eyes)
    return found


def has_secrets(game: Game) -> bool:
    return bool(secret_fields(game))


# --- going on alike


def step_alike(one: Match, other: Match, eyes: int, rng: Any) -> tuple[Entry, Entry] | None:
    """A random step for each world that looks the same to those eyes, as entries of their logs; None if none is found."""
    if one.turn == CHANCE:
        return chance_alike(one, other, eyes, rng)
    moves = one.legal()
    move = moves[below(rng, len(moves))]
    seen = verbs.seen(one.state, move, eyes)
    alike = [answer for answer in legal(other.state, other.game) if verbs.seen(other.state, answer, eyes) == seen]
    if not alike:
        return None
    return Move(one.turn, move), Move(one.turn, alike[below(rng, len(alike))])


def chance_alike(one: Match, other: Match, eyes: int, rng: Any) -> tuple[Entry, Entry] | None:
    """Now and then the same outcome, where it is possible, else one of its own for each world."""
    outcome, answer = ints(one.game.rules.LONGEST_OUTCOME), ints(one.game.rules.LONGEST_OUTCOME)
    n = m = verbs.draw(one.state, rng, outcome)
    if below(rng, 2) and verbs.possible(other.state, outcome, n):
        answer = outcome
    else:
        m = verbs.draw(other.state, rng, answer)
    if verbs.noticed(one.state, outcome, eyes) != verbs.noticed(other.state, answer, eyes):
        return None
    first, second = ([int(numbers[i]) for i in range(length)] for numbers, length in ((outcome, n), (answer, m)))
    return Chance(one.event, first), Chance(one.event, second)


def go_on_alike(one: Match, other: Match, eyes: int, rng: Any) -> tuple[Entry, Entry] | None:
    """Make such a step in both worlds; None where those eyes can rightly tell them apart from here on, and it is checked why.

    A step may bring something to light: a card one is dealt, a card that lay face down and what was won with it. Then it shows in
    a field that can hold secrets, whatever else follows, and undo does not cross the step. Else `hide` forgot something. Only of
    a long outcome of chance, such as a deck, `noticed` does not say what there is to see.
    """
    entries = step_alike(one, other, eyes, rng)
    if entries is None:
        return None
    barriers = one.state.barrier, other.state.barrier
    one.trust(entries[0])
    other.trust(entries[1])
    if (one.turn, one.state.phase) != (other.turn, other.state.phase):
        return None  # what was hidden has had consequences that all can see
    if seen := differing(one.hidden(eyes), other.hidden(eyes)):
        is_dealt = entries[0] != entries[1] and isinstance(entries[0], Chance) and len(entries[0].outcome) > 1
        assert is_dealt or seen & secret_fields(one.game), f"hidden from seat {eyes}, but it can be told from {', '.join(seen)}"
        assert min(one.state.barrier - barriers[0], other.state.barrier - barriers[1]) > 0, (
            f"no barrier where {', '.join(seen)} came to light"
        )
        return None
    return entries


# --- mistakes


@contextmanager
def planted(game: Game, verb: str, mistake: Callable[..., Any]) -> Iterator[None]:
    """A verb of a game done wrongly for a while; `mistake` is given the right one before its arguments. For plain Python only."""
    own = verbs._verbs[Match(game, game.players[0]).state.dtype]
    right = own[verb]
    own[verb] = lambda *args: mistake(right, *args)
    try:
        yield
    finally:
        own[verb] = right


def forget(field: str) -> Callable[..., None]:
    """A `hide` that leaves one field as it is."""

    def hide(right: Callable[..., None], s: Any, seat: int) -> None:
        kept = s[field].copy()
        right(s, seat)
        s[field] = kept

    return hide


def hidden_fields(game: Game, seed: str, eyes_of: Callable[[Match], list[int]] = everybody) -> Iterator[tuple[str, Pair]]:
    """Every field that holds secrets, once, with two worlds that differ in it; those that differ for these eyes in some games."""
    left = set(secret_fields(game))
    for number in range(GAMES_WITH_MISTAKES):
        for pair in itertools.islice(pairs_of_one_game(game, number, seed, eyes_of), PAIRS_WITH_MISTAKES):
            for field in sorted(secrets_of(pair.one, pair.eyes) & differing(pair.one.state, pair.other.state) & left):
                left.remove(field)
                yield field, pair
            if not left:
                return
