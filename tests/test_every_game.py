"""The contract of every game, whatever it is: the games are found by their directories."""

import itertools
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import find, given, settings
from hypothesis import strategies as st

from quartett.engine import CHANCE, NONE, Game, Match, Move, Refused, copy, ints, stream, verbs
from quartett.engine.playout import play_on
from quartett.engine.record import from_bytes, to_bytes
from quartett.engine.rule import COMPILED
from quartett.language import language
from quartett.terminal import read_log
from tests.every import (
    SEED_WORDS,
    Line,
    all_games,
    count_lines,
    golden_home,
    golden_tables,
    legal,
    lines,
    play_randomly,
    playthrough,
    position,
    step,
    table_of,
    tables,
)
from tests.twins import everybody, forget, go_on_alike, has_secrets, hidden_fields, pairs, planted, secret_fields, twin, world

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
some = settings(max_examples=20 if COMPILED else 6)  # plain Python is for finding mistakes in the rules, native code for many games
few = settings(max_examples=10 if COMPILED else 3)  # of whole games
LATE, SHORT = 5, 12  # decisions before a planted mistake can be made, and those at most in the example that shows it
TOGETHER = 12  # steps that two worlds go on together
MOST_EARNED = 10  # increments of a clock, by one decision


def match_of(game: Game, pick: int) -> Match:
    players, options = table_of(game, pick % tables(game))
    return Match(game, players, options)


def hidden(state: Any, seat: int) -> Any:
    record = copy(state)
    verbs.hide(record, seat)
    return record


def redealt(record: Any, seat: int, rng: Any) -> Any:
    deal = copy(record)
    verbs.redeal(deal, seat, rng)
    return deal


def believed(record: Any, seat: int, rng: Any) -> Any:
    deal = copy(record)
    verbs.believe(deal, seat, rng)
    return deal


# --- 1. moves


@pytest.mark.both
@every_game
@few
@given(line=lines())
def test_some_move_is_legal_until_the_end(game: Game, line: Line) -> None:
    for match in line.to_the_end(game):
        moves = match.legal()
        if match.turn >= 0:
            assert 0 <= match.turn < match.seats
            assert moves
            assert moves == sorted(set(moves))
            assert moves[0] >= 0
            assert moves[-1] < game.rules.MOVES
        else:
            assert moves == []
    places, points = match.result()
    assert min(places) == 1
    assert len(points) == match.seats
    assert match.event == "OVER"
    for place in places:  # ties share a place and the following ones stay empty
        assert place == 1 + sum(other < place for other in places)


@pytest.mark.both
@every_game
@some
@given(line=lines(), wrong=st.lists(st.integers(-3, 10**6), max_size=8))
def test_bad_moves_and_outcomes_are_refused_and_change_nothing(game: Game, line: Line, wrong: list[int]) -> None:
    for match in line.looks(game):
        before, entries = to_bytes(match.state), len(match.entries)
        for move in {-1, *some_moves(game, line), game.rules.MOVES, *wrong} - set(match.legal()):
            with pytest.raises(Refused):
                match.move(move)
        for outcome in ([], wrong, [-1], [10**6], [2**70], [0] * 200):
            if match.turn != CHANCE or len(outcome) != 1 or outcome[0] not in range(100):
                with pytest.raises(Refused):
                    match.settle(outcome)
        assert (to_bytes(match.state), len(match.entries)) == (before, entries)


def some_moves(game: Game, line: Line) -> range:
    """Legal or not: about sixty of all moves, others for every line."""
    stride = 1 + game.rules.MOVES // 60
    return range(line.seed % stride, game.rules.MOVES, stride)


@pytest.mark.both
@every_game
@some
@given(line=lines())
def test_every_drawn_outcome_is_a_possible_one(game: Game, line: Line) -> None:
    rng, outcome = stream(line.seed), ints(game.rules.LONGEST_OUTCOME)
    for match in line.steps(game):
        if match.turn == CHANCE:
            n = verbs.draw(match.state, rng, outcome)
            assert verbs.possible(match.state, outcome, n)


@pytest.mark.both
@every_game
@some
@given(line=lines())
def test_every_refused_move_has_a_reason_in_words(game: Game, line: Line) -> None:
    words = language(game, "en")
    for match in line.looks(game):
        if match.turn >= 0:
            record = match.hidden(match.turn)
            for move in set(some_moves(game, line)) - set(match.legal()):
                assert words(game.words.why_not(record, move))


# --- 2. what is hidden


def some_eyes(match: Match, number: int) -> list[int]:
    """Everybody's in native code; in plain Python, where dealing anew can take long, one pair after the other."""
    return everybody(match) if COMPILED else [number % (match.seats + 1) - 1]


def check_redeal(match: Match, eyes: list[int], rng: Any) -> None:
    """What is hidden and dealt anew looks the same to the seat, byte for byte, and lets it do the same."""
    for seat in eyes:
        known = hidden(match.state, seat)
        deal = redealt(known, seat, rng)
        assert to_bytes(hidden(known, seat)) == to_bytes(known)
        assert to_bytes(hidden(deal, seat)) == to_bytes(known)
        if match.turn == seat:
            assert match.legal() == legal(known, match.game) == legal(deal, match.game)


@pytest.mark.both
@every_game
@some
@given(line=lines())
def test_hide_redeal_hide_is_hide(game: Game, line: Line) -> None:
    rng = stream("redeal", line.seed)
    for number, match in enumerate(line.looks(game)):
        check_redeal(match, some_eyes(match, number), rng)


@pytest.mark.both
@every_game
@some
@given(line=lines())
def test_a_view_is_plain_data_made_of_what_is_known(game: Game, line: Line) -> None:
    rng = stream("view", line.seed)
    for number, match in enumerate(line.looks(game)):
        for seat in some_eyes(match, number):
            shown, shown_of_twin = (game.view.view(world.hidden(seat), seat) for world in (match, twin(match, seat, rng)))
            seen = msgspec.json.encode(shown)
            assert json.loads(seen) == shown
            assert msgspec.json.encode(shown_of_twin) == seen


@pytest.mark.both
@every_game
@some
@given(line=lines())
def test_what_a_decision_earns_is_a_small_number_made_of_what_everybody_knows(game: Game, line: Line) -> None:
    before, seat = None, NONE
    for match in line.steps(game):
        after = match.hidden(NONE)
        if before is not None and seat >= 0:
            known = to_bytes(before), to_bytes(after)
            earned = game.view.earns(before, after)
            assert type(earned) is int
            assert 0 <= earned <= MOST_EARNED
            assert (to_bytes(before), to_bytes(after)) == known, "it only looks"
        before, seat = after, match.turn


@pytest.mark.both
@every_game
@some
@given(line=lines())
def test_a_seat_sees_its_own_moves_and_redeals_can_be_played_on(game: Game, line: Line) -> None:
    for match in line.steps(game):
        if match.turn >= 0:
            for move in match.legal():
                assert verbs.seen(match.state, move, match.turn) == move
    rng = stream("on", line.seed)
    play_to_the_end(redealt(hidden(match.state, max(match.turn, NONE)), max(match.turn, NONE), rng), game, rng)


@pytest.mark.both
@every_game
@some
@given(line=lines())
def test_what_a_seat_believes_is_a_deal_that_fits_and_can_be_played_on(game: Game, line: Line) -> None:
    rng = stream("believe", line.seed)
    deal = None
    for match in line.looks(game):
        if match.turn >= 0:
            known = hidden(match.state, match.turn)
            deal = believed(known, match.turn, rng)
            again = hidden(deal, match.turn)
            for option in game.options:  # a search may play on where a table would ask or stop
                if option.name in known.dtype.names:
                    again[option.name] = known[option.name]
            assert to_bytes(again) == to_bytes(known)
            assert legal(deal, game) == match.legal()
    if deal is not None:
        play_to_the_end(deal, game, rng)


def check_worlds(match: Match, eyes: int, rng: Any) -> None:
    """One world goes on, and beside it another that those eyes cannot tell apart, with steps that look the same to it. What the record
    keeps of either must not tell them apart: this finds what neither `hide` nor `redeal` knows to be a secret."""
    one, other = world(match, match.state), twin(match, eyes, rng)
    for _ in range(TOGETHER):
        if one.over or not go_on_alike(one, other, eyes, rng):
            break


@pytest.mark.both
@every_game
@some
@given(line=lines())
def test_worlds_that_look_alike_to_a_seat_still_do_when_they_go_on_alike(game: Game, line: Line) -> None:
    rng = stream("alike", line.seed)
    for number, match in enumerate(line.looks(game)):
        check_worlds(match, (line.seed + number) % (match.seats + 1) - 1, rng)


def play_to_the_end(state: Any, game: Game, rng: Any) -> None:
    play_on(state, rng, ints(game.rules.MOVES), ints(game.rules.LONGEST_OUTCOME))
    places, points = ints(8), ints(8)
    verbs.result(state, places, points)
    assert 1 in list(places)


# --- the checks themselves


@every_game
def test_it_is_found_when_hide_forgets_something(game: Game) -> None:
    """Each field that holds a secret, forgotten by `hide` wherever it is called: dealing anew shows it."""
    if not has_secrets(game):
        pytest.skip("nothing is hidden in this game")
    fields = set()
    for field, pair in hidden_fields(game, "forgotten"):
        fields.add(field)
        with planted(game, "hide", forget(field)), pytest.raises((AssertionError, IndexError)):
            check_redeal(pair.one, [pair.eyes], stream(field))
    assert fields == secret_fields(game)


@every_game
def test_it_is_found_when_something_is_kept_that_follows_from_a_secret(game: Game) -> None:
    """A number that all can read depends on what is secret, and neither `hide` nor `redeal` knows of it."""
    if not has_secrets(game):
        pytest.skip("nothing is hidden in this game")

    def check_many() -> None:
        for number, pair in enumerate(itertools.islice(pairs(game, "trace"), 100)):
            check_worlds(pair.one, pair.eyes, stream(number))

    with planted(game, "apply", leave_a_trace), pytest.raises(AssertionError, match="can be told from barrier"):
        check_many()


def leave_a_trace(right: Callable[..., None], s: Any, move: int) -> None:
    """Count something of the whole state where everybody can see it."""
    right(s, move)
    s.barrier += sum(to_bytes(s)) % 2


def test_a_mistake_is_shown_in_few_steps() -> None:
    """A move that cannot be made at once, and fails: of all lines that come to it Hypothesis finds a short one."""
    game = all_games()[0]
    broken = late_move(game)

    def fail(right: Callable[..., None], s: Any, move: int) -> None:
        assert move != broken
        right(s, move)

    def finds_it(line: Line) -> bool:
        try:
            for _ in line.steps(game):
                pass
        except AssertionError:
            return True
        return False

    with planted(game, "apply", fail):
        shortest = find(lines(), finds_it, settings=settings(max_examples=300))
    print(f"{game.name}: move {broken} fails at {shortest}")
    assert len(shortest.choices) <= SHORT


def late_move(game: Game) -> int:
    """A move that a random game came to, and that was not possible at the beginning."""
    match, rng = Match(game, game.players[-1]), stream("late")
    early: set[int] = set()
    decisions = 0
    while decisions < LATE:
        if match.turn >= 0:
            early |= set(match.legal())
            decisions += 1
        step(match, rng)
    while match.turn < 0 or not set(match.legal()) - early:
        step(match, rng)
    return min(set(match.legal()) - early)


# --- 3. logs and records


@pytest.mark.both
@every_game
@few
@given(line=lines())
def test_a_log_replays_to_the_same_bytes(game: Game, line: Line) -> None:
    *_, match = line.to_the_end(game)
    again = Match.replay(game, msgspec.json.decode(msgspec.json.encode(match.log())))
    assert to_bytes(again.state) == to_bytes(match.state)
    assert again.log() == match.log()


@every_game
def test_a_changed_log_is_refused(game: Game) -> None:
    match = match_of(game, 1)
    for _ in play_randomly(match, "changed"):
        pass
    log = match.log()
    log[-1] = msgspec.structs.replace(log[-1], hash="0" * 16)
    with pytest.raises(Refused, match="recorded"):
        Match.replay(game, log)
    header = msgspec.structs.asdict(log[0])
    broken_logs: list[Any] = [None, [], [1], [{}], [header, {"seat": 0}], [header, {"seat": 9, "move": 0}], [{**header, "players": 99}]]
    for broken in broken_logs:
        with pytest.raises(Refused):
            Match.replay(game, broken)


@every_game
def test_a_record_round_trips_and_a_copy_is_independent(game: Game) -> None:
    state = position(game, game.players[-1], {}, "copy", 20)
    data = to_bytes(state)
    assert to_bytes(from_bytes(game.rules.State, data)) == data
    other = copy(state)
    other.turn = 77
    assert to_bytes(state) == data


# --- 4. compiled and uncompiled (the other run's half is a process of its own)


def hashes(game: Game) -> list[str]:
    """The state hash after every step of some games."""
    found = []
    for pick in range(0, tables(game), max(1, tables(game) // 8)):
        match = match_of(game, pick)
        found += [match.hash() for _ in play_randomly(match, str(pick))]
        for seat in range(NONE, match.seats):
            found.append(to_bytes(redealt(hidden(match.state, seat), seat, stream(pick))).hex()[:64])
    return found


@pytest.mark.compiled
@every_game
def test_compiled_and_plain_python_play_the_same(game: Game) -> None:
    code = "import json; from quartett.games import load; from tests.test_every_game import hashes; "
    code += f"print(json.dumps(hashes(load({game.name!r}))))"
    done = subprocess.run([sys.executable, "-c", code], env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == hashes(game)


# --- 6. undo


@pytest.mark.both
@every_game
@some
@given(line=lines())
def test_undo_takes_back_only_what_nobody_has_seen(game: Game, line: Line) -> None:
    before: Match | None = None
    for match in line.steps(game):
        if before:
            check_undo(before, match)
        before = world(match, match.state)


def check_undo(before: Match, match: Match) -> None:
    """What was the last step, and can it be taken back?"""
    entries, entry, has_crossed = len(match.entries), match.entries[-1], match.state.barrier > before.state.barrier
    if match.turn != before.turn or before.turn == CHANCE:
        assert has_crossed
    if has_crossed:
        with pytest.raises(Refused) as refused:
            match.undo()
        assert refused.value.code == "barrier"
    else:
        assert isinstance(entry, Move)
        match.undo()
        assert (to_bytes(match.state), len(match.entries)) == (to_bytes(before.state), entries - 1)
        match.move(entry.move)


# --- golden files


@every_game
def test_there_are_golden_files(game: Game) -> None:
    for pattern in ("perft.json", "playthroughs/*.txt", "replays/*.jsonl"):
        assert list(golden_home(game).glob(pattern)), f"no {pattern} for {game.name}: python -m tests.make_golden {game.name}"


@pytest.mark.compiled
@every_game
def test_number_of_lines(game: Game) -> None:
    for row in json.loads((golden_home(game) / "perft.json").read_text()):
        state = position(game, row["players"], row["options"], row["seed"], row["after"])
        assert count_lines(state, row["depth"], row["seed"], game.rules) == row["lines"], row


@pytest.mark.both
@every_game
def test_playthroughs(game: Game) -> None:
    tables = golden_tables(game)
    for players, options, seed in tables if COMPILED else tables[:: len(SEED_WORDS)]:  # in plain Python one for each number of players
        golden = golden_home(game) / "playthroughs" / f"{players}-{seed}.txt"
        assert playthrough(game, players, options, seed) == golden.read_text(), golden.name


@pytest.mark.compiled
@every_game
def test_kept_games_replay(game: Game) -> None:
    for path in (golden_home(game) / "replays").glob("*.jsonl"):
        assert Match.replay(game, read_log(path)).over, path.name


# --- options


@every_game
def test_unknown_options_and_values_are_refused_with_the_allowed_ones(game: Game) -> None:
    players = game.players[0]
    with pytest.raises(Refused, match="has no option 'speed'"):
        Match(game, players, {"speed": "high"})
    with pytest.raises(Refused, match="players"):
        Match(game, 17)
    for option in game.options:
        wrong_values: list[Any] = ["nonsense", 3.5, None, [], -99]
        for value in wrong_values:
            with pytest.raises(Refused, match=option.values[0]):
                Match(game, players, {option.name: value})
        assert option.default in option.values
        assert option.lab in ("", *option.values)
