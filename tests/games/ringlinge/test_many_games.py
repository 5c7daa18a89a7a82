"""Random games by the thousand, compiled, with everything that must always hold looked at on the way."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from quartett.bots import choose
from quartett.engine import OVER, Ints, below, copy, ints, rule, stream, table
from quartett.engine.cards import count, has
from quartett.engine.estimate import PLACE_OF, WHOLE
from quartett.engine.record import to_bytes
from quartett.engine.verbs import apply, legal
from quartett.games.ringlinge import GAME, policy
from quartett.games.ringlinge.data import MOST_OF_ONE, MOST_SHARED, NEXT_TO, OFF, PLACES, RINGS, ROUND_CAPS, SEATS, SWAP
from quartett.games.ringlinge.rules import CHOOSE_CHANGE, MOVES, Phase, State, living, spread, total
from tests.games.ringlinge.scene import fresh, scene

pytestmark = pytest.mark.compiled

GAMES = 18  # a table; there are 1152 tables
TURNS, STEPS, WIDEST, CIRCLES, TAKES = range(5)  # what is noted of all games


@rule
def broken_board(s: State) -> int:
    """The number of the first thing wrong with rings and marbles; 0 if all is well."""
    rings = contacts = 0
    for c in range(PLACES):
        rings += s.ring[c]
        contacts = marbles = colours = 0
        for direction in range(6):
            d = NEXT_TO[c, direction]
            contacts += s.ring[d] if d != OFF else 0
        for p in range(SEATS):
            marbles += s.cnt[p, c]
            colours += s.cnt[p, c] > 0
            if s.cnt[p, c] < 0 or s.cnt[p, c] > MOST_OF_ONE or (s.cnt[p, c] and not s.alive[p]):
                return 1
        if marbles > (MOST_SHARED if colours > 1 else MOST_OF_ONE) or (marbles and not s.ring[c]):
            return 2
        if contacts != s.contacts[c]:
            return 3
        if s.ring[c] and in_hand(s) == 0 and broken_sets(s, c, marbles, colours):
            return 4
    return 0 if rings == RINGS - in_hand(s) else 5


@rule
def in_hand(s: State) -> int:
    """How many rings have been lifted and not yet put."""
    if s.kind != CHOOSE_CHANGE:
        return 0
    return SWAP - s.left if s.phase == Phase.LIFT else s.left


@rule
def broken_sets(s: State, c: int, marbles: int, colours: int) -> bool:
    """Do the sets say something else of this ring than lies on it?"""
    here = s.cell[c]
    for p in range(SEATS):
        if has(s.own[p], here) != (s.cnt[p, c] > 0) or has(s.three[p], here) != (s.cnt[p, c] == MOST_OF_ONE):
            return True
    if has(s.empty, here) != (marbles == 0) or has(s.shared, here) != (colours > 1) or has(s.full, here) != (marbles == MOST_SHARED):
        return True
    return not has(s.rings, here) or s.place[here] != c


@rule
def broken_turn(s: State) -> int:
    """The number of the first thing wrong with the course of the game; 0 if all is well."""
    if s.turns > ROUND_CAPS[s.round_cap] * s.n or s.quiet > 20 + s.quiet_limit:
        return 11
    if s.turn != OVER and (s.turn != s.seat or not s.alive[s.seat]):
        return 12
    for p in range(SEATS):
        if s.supply[p] < 0 or (p < s.n and (s.out_order[p] == 0) != (s.alive[p] == 1)):
            return 13
    if s.phase == Phase.CHOOSE:
        if count(s.rings) != RINGS or (s.one_piece and spread(s, s.rings & -s.rings, s.rings) != s.rings):
            return 14
        for c in range(PLACES):
            if s.label[c] or s.mark[0, c] or s.mark[1, c]:
                return 15
    return 0


@rule
def marbles_in_game(s: State) -> int:
    marbles = 0
    for p in range(s.n):
        marbles += total(s, p)
    return marbles


@rule
def play_and_check(start: Any, scratch: Any, games: int, rng: Ints, moves: Ints, notes: Ints) -> int:
    """Play so many random games; the number of the first thing found broken, 0 if nothing is."""
    for _ in range(games):
        scratch[0] = start[0]
        s = scratch[0]
        while s.turn != OVER:
            n = legal(s, moves)
            if n == 0:
                return 21
            for i in range(1, n):
                if moves[i] <= moves[i - 1]:
                    return 22
            alive, marbles, barrier, turns = living(s), marbles_in_game(s), s.barrier, s.turns
            notes[TAKES] += s.phase == Phase.TAKE
            apply(s, moves[below(rng, n)])
            notes[STEPS] += 1
            notes[WIDEST] = max(notes[WIDEST], n)
            if alive == living(s) and marbles != marbles_in_game(s):
                return 23
            if s.barrier - barrier != s.turns - turns:
                return 24
            wrong = max(broken_board(s), broken_turn(s))
            if wrong:
                return wrong
        notes[TURNS] += s.turns
        for p in range(s.n):
            notes[CIRCLES] += s.by_circle[p]
    return 0


def all_tables() -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of players with every combination of the rules; the two limits vary along."""
    rules = [option for option in GAME.options if option.name not in ("quiet_limit", "round_cap")]
    limits = itertools.cycle(itertools.product(("40", "20", "100"), ("120", "30", "60")))
    for players in GAME.players:
        for values in itertools.product(*(option.values for option in rules)):
            quiet, cap = next(limits)
            yield players, {**{o.name: v for o, v in zip(rules, values, strict=True)}, "quiet_limit": quiet, "round_cap": cap}


def check_tables(games: int, seed: str) -> list[int]:
    """So many games at every table; what was noted."""
    notes = ints(5)
    start, scratch = table(State, 1), table(State, 1)
    moves = ints(MOVES)
    for number, (players, options) in enumerate(all_tables()):
        start[0] = GAME.fresh(players, GAME.settings(players, options))
        wrong = play_and_check(start, scratch, games, stream(seed, number), moves, notes)
        assert wrong == 0, (wrong, players, options)
    return [int(note) for note in notes]


def test_random_games_over_all_options_end_with_marbles_and_rings_conserved() -> None:
    assert len(list(all_tables())) == 1152
    notes = check_tables(GAMES, "many")
    assert notes[TURNS] > 1_000_000
    assert notes[CIRCLES] > 1000  # edge walls make them common
    assert notes[TAKES] > 100
    assert notes[WIDEST] < PLACES


def test_greedy_plays_whole_games_and_beats_chance() -> None:
    wins = 0
    for game in range(6):
        s, rng, moves = fresh(2), stream("greedy", game), ints(MOVES)
        while s.turn != OVER:
            n = legal(s, moves)
            if s.turn == game % 2:
                before = to_bytes(s)
                move = policy.greedy(s, rng)
                assert move in [moves[i] for i in range(n)]
                assert to_bytes(s) == before
            else:
                move = moves[below(rng, n)]
            apply(s, move)
        wins += copy(s).alive[game % 2]
    assert wins >= 5


def test_the_search_finds_the_turn_that_wins() -> None:
    """Example 33: its last pair onto the enemy's last pair, four steps that mean nothing one by one."""
    s, rng = scene("(0,0)=A2 (1,0)=B2", supply=(3, 3)), stream("win")
    while s.turn == 0:
        apply(s, choose(GAME, "search:5000", s, rng))
    assert s.turn == OVER
    assert list(s.alive[:2]) == [1, 0]


def test_what_the_search_asks_is_always_among_the_legal_moves() -> None:
    for number, (players, options) in enumerate(itertools.islice(all_tables(), 0, None, 48)):
        s, rng, moves, gain = fresh(players, **options), stream("asks", number), ints(MOVES), ints(2 * PLACE_OF)
        while s.turn != OVER:
            n = legal(s, moves)
            offered = {moves[i] for i in range(n)}
            kept = policy.sensible(s, moves, n)
            assert 1 <= kept <= n
            assert len({moves[i] for i in range(kept)}) == kept
            assert {moves[i] for i in range(kept)} <= offered
            chosen = moves[below(rng, kept)]
            policy.value(s, gain)
            assert all(0 <= gain[p] <= WHOLE <= gain[PLACE_OF + p] <= players * WHOLE for p in range(players))
            assert policy.quick(s, rng, moves) in offered
            apply(s, chosen)
