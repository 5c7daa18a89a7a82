"""Properties of the board and of every step, over random boards and random play, against the plain rules and under symmetry."""

from collections.abc import Callable
from random import Random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quartett.engine import copy, verbs
from quartett.games.ringlinge import GAME, rules
from quartett.games.ringlinge.data import CELLS, COORDINATES, NUMBERS, OFF, PLACES, POCKETS
from quartett.games.ringlinge.rules import PLACE, Phase, State
from quartett.games.ringlinge.view import rings_in_hand
from tests.games.ringlinge.plain import AWAY, Plain, beside, from_record, inside_a_turn, pieces, summary
from tests.games.ringlinge.scene import BASES, WORDS, fresh, moves

Place = tuple[int, int]
OPTIONS = {
    "jump": ("chain", "line", "none"),
    "entry": ("border", "connected"),
    "chain_entry": ("off", "on"),
    "one_piece": ("on", "off"),
    "edge_wall": ("off", "on"),
    "move_min": ("2", "1"),
    "leave": ("at_once", "turn_start"),
    "circle": ("at_once", "end_of_action"),
}
option_sets = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTIONS.items()})
seeds = st.integers(0, 10**9)
few = settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
WORD_OF = {code: word for word, code in WORDS.items()}


def random_board(players: int, options: dict[str, str], seed: int) -> State:
    """A position in mid-game: a ragged board with holes, crowded so that circles, shared and full rings are common."""
    chance = Random(seed)
    s = fresh(players, **options)
    ring = {COORDINATES[c] for c in range(PLACES) if s.ring[c]}
    for _ in range(chance.randrange(12)):
        gone = chance.choice(sorted(ring))
        if len(pieces(ring - {gone})) == 1:
            ring.discard(gone)
        while len(ring) < 37:
            ring.add(chance.choice(sorted({d for c in ring for d in beside(c)} - ring - {AWAY})))
    leader = chance.randrange(players)
    crowd = chance.choice((0.3, 0.6, 0.9))
    for c in range(PLACES):
        s.ring[c] = 0
        s.contacts[c] = 0
    for at in sorted(ring):
        s.ring[NUMBERS[at]] = 1
        rules.count_contacts(s, NUMBERS[at], 1)
        if chance.random() < crowd:
            fill_ring(s, NUMBERS[at], leader, chance)
    for p in range(players):
        s.started[p] = 1
        s.supply[p] = chance.randrange(9)
    s.seat = leader if chance.random() < 0.7 else chance.randrange(players)
    s.quiet = chance.choice((0, 0, 0, 38, 39))
    rules.number_cells(s)
    rules.begin_turn(s)
    return s


def besieged_board(players: int, options: dict[str, str], seed: int) -> State:
    """A position where the mover can hardly move: a few rings inside, blocked ones around them but for a gap, a free marble beside it."""
    chance = Random(seed)
    s = fresh(players, **options)
    m = s.seat = chance.randrange(players)
    rings = {at for c, at in enumerate(COORDINATES) if s.ring[c]}
    inside = {chance.choice(sorted(at for at in rings if set(beside(at)) <= rings))}
    for _ in range(chance.randrange(3)):
        inside.add(chance.choice(sorted({d for c in inside for d in beside(c)} & rings)))
    wall = {d for c in inside for d in beside(c)} & rings - inside
    gap = chance.choice(sorted(wall))
    for at in sorted(rings):
        if at in inside | wall - {gap} or chance.random() < 0.2:
            block_ring(s, NUMBERS[at], m if at in wall or chance.random() < 0.6 else (m + 1) % players, chance)
    for at in set(beside(gap)) & rings - inside - wall:
        if not any(s.cnt[p, NUMBERS[at]] for p in range(players)):
            s.cnt[m, NUMBERS[at]] = 1
            break
    for p in range(players):
        s.started[p] = 1
    rules.number_cells(s)
    rules.begin_turn(s)
    return s


def block_ring(s: State, c: int, p: int, chance: Random) -> None:
    """A marble or two of p, and some of another."""
    other = (p + chance.randrange(1, s.n)) % s.n
    s.cnt[p, c] = chance.choice((1, 1, 2))
    s.cnt[other, c] = chance.randrange(1, 5 - s.cnt[p, c])


def fill_ring(s: State, c: int, leader: int, chance: Random) -> None:
    """Some marbles, mostly of one colour, within what a ring can hold."""
    first = leader if chance.random() < 0.6 else chance.randrange(s.n)
    s.cnt[first, c] = chance.choice((1, 1, 1, 2, 3))
    while chance.random() < 0.25:
        p = chance.randrange(s.n)
        alone = sum(bool(s.cnt[v, c]) for v in range(s.n)) == 1 and s.cnt[p, c]
        if sum(s.cnt[v, c] for v in range(s.n)) < (3 if alone else 4) and s.cnt[p, c] < 3:
            s.cnt[p, c] += 1


def named(move: int) -> tuple[str, Place]:
    """A move as the plain rules say it."""
    if move in WORD_OF:
        return WORD_OF[move], AWAY
    word = max((base, word) for word, base in BASES.items() if base <= move)[1]
    return word, COORDINATES[move - BASES[word]]


def follow(s: State, plain: Plain, chance: Random, steps: int) -> None:
    """Play on in both, comparing the legal moves and every position between turns."""
    for _ in range(steps):
        legal = moves(s)
        assert legal == sorted(set(legal))
        assert {named(move) for move in legal} == plain.legal()
        assert (not legal) == (s.phase == Phase.OVER)
        if not legal:
            return
        move = chance.choice(legal)
        verbs.apply(s, move)
        plain.make(*named(move))
        assert Phase(s.phase).name == plain.phase
        if s.phase == Phase.CHOOSE or s.phase == Phase.OVER:
            assert summary(from_record(s, plain.options)) == summary(plain)
        else:
            running = inside_a_turn(plain)
            assert {name: recorded(s, name) for name in running} == running


def recorded(s: State, name: str) -> Any:
    """A field of the record as the plain rules keep it."""
    match name:
        case "mark":
            return {(v, COORDINATES[c]) for v in range(s.n) for c in range(PLACES) if s.mark[v, c]}
        case "need":
            first = {int(s.label[c]): c for c in range(PLACES - 1, -1, -1)}
            return sorted((v, first[k], int(s.need[k, v])) for k in range(1, POCKETS) for v in range(s.n) if s.need[k, v])
        case "entries":
            return {COORDINATES[s.place[here]] for here in range(CELLS) if s.entries >> here & 1}
        case "supply":
            return [int(marbles) for marbles in s.supply[: s.n]]
        case _:
            return getattr(s, name)


@few
@given(st.integers(2, 4), option_sets, seeds)
def test_from_the_start_the_rules_and_the_plain_rules_agree(players: int, options: dict[str, str], seed: int) -> None:
    s = fresh(players, **options)
    follow(s, from_record(s, GAME.settings(players, options)), Random(seed), 60)


@settings(few, max_examples=50)
@given(st.integers(2, 4), option_sets, seeds)
def test_on_any_board_the_rules_and_the_plain_rules_agree(players: int, options: dict[str, str], seed: int) -> None:
    s = random_board(players, options, seed)
    follow(s, from_record(s, GAME.settings(players, options)), Random(seed), 25)


@settings(few, max_examples=60)
@given(st.integers(2, 4), option_sets, seeds)
def test_who_counts_on_a_circle_can_move_in_the_rules_and_the_plain_rules_alike(players: int, options: dict[str, str], seed: int) -> None:
    s = besieged_board(players, options | {"circle": "at_once"}, seed)
    plain = from_record(s, GAME.settings(players, options | {"circle": "at_once"}))
    for p in range(players):
        assert rules.can_move(s, p) == plain.can_move(p)
    if s.phase == Phase.CHOOSE and 2 in moves(s):
        verbs.apply(s, 2)
        plain.make("move", AWAY)
        while s.phase not in (Phase.CHOOSE, Phase.OVER):
            follow(s, plain, Random(seed), 1)


# --- The board stays what it must be


@settings(few, max_examples=30)
@given(st.integers(2, 4), option_sets, seeds)
def test_the_board_stays_whole_and_every_action_can_be_finished(players: int, options: dict[str, str], seed: int) -> None:
    s = random_board(players, options, seed)
    chance = Random(seed)
    for _ in range(30):
        if s.phase == Phase.OVER:
            return
        before = copy(s)
        legal = moves(s)
        assert legal, "a decision without a move"
        verbs.apply(s, chance.choice(legal))
        ring = {COORDINATES[c] for c in range(PLACES) if s.ring[c]}
        assert len(ring) == 37 - rings_in_hand(s)
        if options["one_piece"] == "on":
            assert len(pieces(ring)) == 1
        for c in ring - {COORDINATES[c] for c in range(PLACES) if before.ring[c]}:
            assert sum(d in ring for d in beside(c)) >= 2
        check_marbles(s)


def check_marbles(s: State) -> None:
    """Marbles lie on rings only: three of a colour at most, four in all and only where colours meet."""
    for c in range(PLACES):
        here = [int(s.cnt[p, c]) for p in range(4)]
        assert s.ring[c] or not any(here)
        assert max(here) <= 3
        assert sum(here) <= 4


@settings(few, max_examples=30)
@given(st.integers(2, 4), option_sets, seeds)
def test_what_is_remembered_of_the_board_is_what_lies_there(players: int, options: dict[str, str], seed: int) -> None:
    """After any turn the sets and numbers kept in step are those computed anew."""
    s = random_board(players, options, seed)
    chance = Random(seed)
    for _ in range(25):
        if s.phase == Phase.OVER:
            return
        verbs.apply(s, chance.choice(moves(s)))
        if s.phase in (Phase.CHOOSE, Phase.FROM1, Phase.FROM2, Phase.PLACE, Phase.TAKE) and not rings_in_hand(s):
            anew = copy(s)
            for c in range(PLACES + 1):
                anew.contacts[c] = 0
            for c in range(PLACES):
                if s.ring[c]:
                    rules.count_contacts(anew, c, 1)
            rules.number_cells(anew)
            assert anew == s


# --- A turned or mirrored position has the turned or mirrored moves and results


def turned(at: Place) -> Place:
    return -at[1], at[0] + at[1]


def mirrored(at: Place) -> Place:
    return at[1], at[0]


def symmetry(turns: int, mirror: bool) -> list[int]:
    """Where each place goes; off the table stays there."""
    goes = []
    for at in COORDINATES:
        for _ in range(turns):
            at = turned(at)
        goes.append(NUMBERS[mirrored(at) if mirror else at])
    return [*goes, OFF]


def moved_board(s: State, goes: list[int]) -> State:
    """The position at a turn start, every place moved."""
    t = copy(s)
    for c in range(PLACES):
        d = goes[c]
        t.ring[d] = s.ring[c]
        t.contacts[d] = s.contacts[c]
        for p in range(4):
            t.cnt[p, d] = s.cnt[p, c]
    rules.number_cells(t)
    return t


def moved_move(move: int, goes: list[int]) -> int:
    return move if move < PLACE else move - (move - PLACE) % PLACES + goes[(move - PLACE) % PLACES]


@settings(few, max_examples=40)
@given(st.integers(2, 4), option_sets, seeds, st.integers(0, 5), st.booleans())
def test_a_turned_or_mirrored_position_plays_the_same(players: int, options: dict[str, str], seed: int, turns: int, mirror: bool) -> None:
    goes = symmetry(turns, mirror)
    s = random_board(players, options, seed)
    t = moved_board(s, goes)
    chance = Random(seed)
    for _ in range(25):
        if several_pockets(s) or several_pockets(t):
            return  # which of several pockets comes first goes by place numbers: the one rule that is not symmetric
        legal = moves(s)
        assert sorted(moved_move(move, goes) for move in legal) == moves(t)
        if not legal:
            break
        move = chance.choice(legal)
        verbs.apply(s, move)
        verbs.apply(t, moved_move(move, goes))
    assert (s.phase, s.turn, list(s.supply), s.quiet) == (t.phase, t.turn, list(t.supply), t.quiet)
    for p in range(4):
        assert [t.cnt[p, goes[c]] for c in range(PLACES)] == list(s.cnt[p])
    assert [t.ring[goes[c]] for c in range(PLACES)] == list(s.ring)


def several_pockets(s: Any) -> bool:
    return s.phase == Phase.TAKE and int((s.need.sum(axis=1) > 0).sum()) > 1


def test_the_symmetries_keep_the_table_and_its_neighbours() -> None:
    steps: list[Callable[[Place], Place]] = [turned, mirrored]
    for step in steps:
        assert {step(at) for at in COORDINATES} == set(COORDINATES)
        for at in COORDINATES:
            assert {step(d) for d in beside(at) if d != AWAY} == {d for d in beside(step(at)) if d != AWAY}
    assert len({tuple(symmetry(turns, mirror)) for turns in range(6) for mirror in (False, True)}) == 12
