"""The contract of every game, whatever it is: the games are found by their directories."""

import json
import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quartett.engine import CHANCE, NONE, Game, Match, Move, Refused, below, copy, ints, stream, verbs
from quartett.engine.record import from_bytes, to_bytes
from quartett.engine.rule import COMPILED
from quartett.terminal import read_log
from tests.every import (
    all_games,
    count_lines,
    golden_home,
    golden_tables,
    play_randomly,
    playthrough,
    position,
    step,
    table_of,
    tables,
)

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
some = settings(  # plain Python is for finding mistakes in the rules, native code for many games
    max_examples=10 if COMPILED else 2, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
picks = st.integers(0, 10**9)
TOGETHER = 12  # steps that two worlds go on together
# What a step may show of what was hidden until then: cards one is dealt, Favorites at the end, a card that lay face down and its worth.
BROUGHT_TO_LIGHT = {
    "berzerka": {"loc", "deck", "hand"},
    "kbernestich": {"hand", "taken", "won", "past", "score", "gains", "standing", "cubes"},
    "race": {"fav"},
}


def is_looked_at(number: int, pick: int) -> bool:
    """Many steps at the beginning of a game and fewer later, so that long games do not take all the time."""
    return (number + pick) % (3 if number < 60 else 23) == 0


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


def legal(state: Any, game: Game) -> list[int]:
    moves = ints(game.rules.MOVES)
    return [moves[i] for i in range(verbs.legal(state, moves))]


# --- 1. moves


@pytest.mark.both
@every_game
@some
@given(pick=picks)
def test_some_move_is_legal_until_the_end(game: Game, pick: int) -> None:
    match = match_of(game, pick)
    for _ in play_randomly(match, str(pick)):
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
@given(pick=picks, wrong=st.lists(st.integers(-3, 10**6), max_size=8))
def test_bad_moves_and_outcomes_are_refused_and_change_nothing(game: Game, pick: int, wrong: list[int]) -> None:
    match = match_of(game, pick)
    for number, _ in enumerate(play_randomly(match, str(pick))):
        if not is_looked_at(number, pick):
            continue
        before, entries = to_bytes(match.state), len(match.entries)
        some_moves = range(pick % 11 - 2, game.rules.MOVES + 2, 1 + game.rules.MOVES // 60)
        for move in {*some_moves, *wrong} - set(match.legal()):
            with pytest.raises(Refused):
                match.move(move)
        for outcome in ([], wrong, [-1], [10**6], [2**70], [0] * 200):
            if match.turn != CHANCE or len(outcome) != 1 or outcome[0] not in range(100):
                with pytest.raises(Refused):
                    match.settle(outcome)
        assert (to_bytes(match.state), len(match.entries)) == (before, entries)


@pytest.mark.both
@every_game
@some
@given(pick=picks)
def test_every_drawn_outcome_is_a_possible_one(game: Game, pick: int) -> None:
    match = match_of(game, pick)
    rng, outcome = stream(pick), ints(game.rules.LONGEST_OUTCOME)
    while not match.over:
        if match.turn == CHANCE:
            n = verbs.draw(match.state, rng, outcome)
            assert verbs.possible(match.state, outcome, n)
        step(match, rng)


@pytest.mark.both
@every_game
@some
@given(pick=picks)
def test_every_refused_move_has_a_reason_in_words(game: Game, pick: int) -> None:
    from quartett.language import language

    words = language(game, "en")
    match = match_of(game, pick)
    for number, _ in enumerate(play_randomly(match, str(pick))):
        if match.turn >= 0 and is_looked_at(number, pick):
            record = match.hidden(match.turn)
            for move in set(range(pick % 7, game.rules.MOVES, 1 + game.rules.MOVES // 60)) - set(match.legal()):
                assert words(game.words.why_not(record, move))


# --- 2. what is hidden


@pytest.mark.both
@every_game
@some
@given(pick=picks)
def test_hide_redeal_hide_is_hide(game: Game, pick: int) -> None:
    match = match_of(game, pick)
    rng = stream("redeal", pick)
    for number, _ in enumerate(play_randomly(match, str(pick))):
        if not is_looked_at(number, pick):
            continue
        for seat in range(NONE, match.seats):
            known = hidden(match.state, seat)
            deal = redealt(known, seat, rng)
            assert to_bytes(hidden(known, seat)) == to_bytes(known)
            assert to_bytes(hidden(deal, seat)) == to_bytes(known)
            if match.turn == seat:
                assert match.legal() == legal(known, game) == legal(deal, game)


@pytest.mark.both
@every_game
@some
@given(pick=picks)
def test_a_view_is_plain_data_made_of_what_is_known(game: Game, pick: int) -> None:
    match = match_of(game, pick)
    rng = stream("view", pick)
    for number, _ in enumerate(play_randomly(match, str(pick))):
        if not is_looked_at(number, pick):
            continue
        for seat in range(NONE, match.seats):
            known = hidden(match.state, seat)
            seen = msgspec.json.encode(game.view.view(known, seat))
            assert json.loads(seen) == game.view.view(known, seat)
            assert msgspec.json.encode(game.view.view(hidden(redealt(known, seat, rng), seat), seat)) == seen


@pytest.mark.both
@every_game
@some
@given(pick=picks)
def test_a_seat_sees_its_own_moves_and_redeals_can_be_played_on(game: Game, pick: int) -> None:
    match = match_of(game, pick)
    rng = stream("on", pick)
    for number, _ in enumerate(play_randomly(match, str(pick))):
        if match.turn < 0:
            continue
        for move in match.legal():
            assert verbs.seen(match.state, move, match.turn) == move
        if is_looked_at(number, pick):
            seat = match.turn
            deal = redealt(hidden(match.state, seat), seat, rng)
            play_to_the_end(deal, game, rng)


@pytest.mark.both
@every_game
@some
@given(pick=picks)
def test_what_a_seat_believes_is_a_deal_that_fits_and_can_be_played_on(game: Game, pick: int) -> None:
    match = match_of(game, pick)
    rng = stream("believe", pick)
    for number, _ in enumerate(play_randomly(match, str(pick))):
        if match.turn >= 0 and is_looked_at(number, pick):
            known = hidden(match.state, match.turn)
            deal = believed(known, match.turn, rng)
            again = hidden(deal, match.turn)
            for option in game.options:  # a search may play on where a table would ask or stop
                if option.name in known.dtype.names:
                    again[option.name] = known[option.name]
            assert to_bytes(again) == to_bytes(known)
            assert legal(deal, game) == match.legal()
            play_to_the_end(deal, game, rng)


@pytest.mark.both
@every_game
@some
@given(pick=picks)
def test_worlds_that_look_alike_to_a_seat_still_do_when_they_go_on_alike(game: Game, pick: int) -> None:
    """One deal goes on, and beside it another that the seat cannot tell apart, with steps that look the same to it. What the record
    keeps of either must not tell them apart: this finds what `hide` forgets, which redealing a hidden record cannot."""
    match, rng = match_of(game, pick), stream("alike", pick)
    seat = pick % (match.seats + 1) - 1
    for number, _ in enumerate(play_randomly(match, str(pick))):
        if is_looked_at(number, pick):
            one, other = copy(match.state), redealt(hidden(match.state, seat), seat, rng)
            for _ in range(TOGETHER):
                if not step_alike(game, one, other, seat, rng) or (one.turn, one.phase) != (other.turn, other.phase):
                    break  # nothing goes on alike: what was hidden has had consequences that all can see
                seen, seen_there = hidden(one, seat), hidden(other, seat)
                if differing := {name for name in seen.dtype.names if seen[name].tobytes() != seen_there[name].tobytes()}:
                    assert differing <= BROUGHT_TO_LIGHT.get(game.name, set())
                    break


def step_alike(game: Game, one: Any, other: Any, seat: int, rng: Any) -> bool:
    """One random step in both worlds that looks the same to this seat; False if none is found."""
    if one.turn < 0:
        return one.turn == CHANCE and chance_alike(game, one, other, seat, rng)
    moves = legal(one, game)
    move = moves[below(rng, len(moves))]
    alike = [answer for answer in legal(other, game) if verbs.seen(other, answer, seat) == verbs.seen(one, move, seat)]
    if not alike:
        return False
    verbs.apply(one, move)
    verbs.apply(other, alike[below(rng, len(alike))])
    return True


def chance_alike(game: Game, one: Any, other: Any, seat: int, rng: Any) -> bool:
    outcome, answer = ints(game.rules.LONGEST_OUTCOME), ints(game.rules.LONGEST_OUTCOME)
    n = verbs.draw(one, rng, outcome)
    if verbs.possible(other, outcome, n):
        answer = outcome
    else:
        verbs.draw(other, rng, answer)
    if verbs.noticed(one, outcome, seat) != verbs.noticed(other, answer, seat):
        return False
    verbs.settle(one, outcome)
    verbs.settle(other, answer)
    return True


def play_to_the_end(state: Any, game: Game, rng: Any) -> None:
    from quartett.engine.playout import play_on

    play_on(state, rng, ints(game.rules.MOVES), ints(game.rules.LONGEST_OUTCOME))
    places, points = ints(8), ints(8)
    verbs.result(state, places, points)
    assert 1 in list(places)


# --- 3. logs and records


@pytest.mark.both
@every_game
@some
@given(pick=picks)
def test_a_log_replays_to_the_same_bytes(game: Game, pick: int) -> None:
    match = match_of(game, pick)
    for _ in play_randomly(match, str(pick)):
        pass
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
@given(pick=picks)
def test_undo_takes_back_only_what_nobody_has_seen(game: Game, pick: int) -> None:
    match = match_of(game, pick)
    rng = stream("undo", pick)
    while not match.over:
        seat, barrier, before, entries = match.turn, match.state.barrier, to_bytes(match.state), len(match.entries)
        step(match, rng)
        if match.turn != seat or seat == CHANCE:
            assert match.state.barrier > barrier
        if match.state.barrier > barrier or seat == CHANCE:
            with pytest.raises(Refused) as refused:
                match.undo()
            assert refused.value.code == "barrier"
        else:
            entry = match.entries[-1]
            assert isinstance(entry, Move)
            match.undo()
            assert (to_bytes(match.state), len(match.entries)) == (before, entries)
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
    for players, options, seed in golden_tables(game):
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
