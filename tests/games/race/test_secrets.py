"""What a seat can conclude (section 6), checked against an oracle that knows no shortcut: it plays the log again with other Favorites."""

import itertools
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from quartett.engine import CHANCE, Chance, Match, Refused, below, copy, stream, verbs
from quartett.engine.rule import COMPILED
from quartett.games.race import secrets
from quartett.games.race.data import CARD_SETS, KNONSTERS, TYPES
from tests.games.race.scene import GAME

pytestmark = pytest.mark.both
MOMENTS, EACH = (12, 60) if COMPILED else (4, 20)  # positions, and how often each possibility should come

Choice = tuple[tuple[int, int], ...]
Sampler = Callable[[Any, int, Any], None]


def public_story(match: Match) -> bytes:
    """What an onlooker knows."""
    return bytes(match.hidden(-1).tobytes())


def fits_the_log(match: Match, choice: Choice) -> bool:
    """Would the same cards and moves have told every onlooker the same story, had the seats chosen so?"""
    original, other = Match(GAME, match.players, match.options), Match(GAME, match.players, match.options)
    picks = {seat: iter(pair) for seat, pair in enumerate(choice)}
    for entry in match.entries:
        in_choice = original.event == "FAV"
        try:
            if isinstance(entry, Chance):
                original.settle(entry.outcome)
                other.settle(entry.outcome)
            else:
                original.move(entry.move)
                other.move(next(picks[entry.seat]) if in_choice else entry.move)
        except Refused:
            return False
        if public_story(original) != public_story(other):
            return False
    return True


def all_choices(match: Match, seat: int) -> list[Choice]:
    """Every choice of the other seats, with this seat's own."""
    pairs = list(itertools.permutations(range(KNONSTERS), 2) if match.state.win_bet else itertools.combinations(range(KNONSTERS), 2))
    own = (int(match.state.fav[seat, 0]), int(match.state.fav[seat, 1]))
    return list(itertools.product(*([own] if p == seat else pairs for p in range(match.seats))))


def possible_choices(match: Match, seat: int) -> set[Choice]:
    return {choice for choice in all_choices(match, seat) if fits_the_log(match, choice)}


def choice_in(state: Any) -> Choice:
    return tuple((int(state.fav[p, 0]), int(state.fav[p, 1])) for p in range(state.n))


def check_favorites(sampler: Sampler, match: Match, seat: int, possible: set[Choice]) -> None:
    """Exactly the possible choices come, all about equally often."""
    rng = stream("favorites", match.hash())
    throws = EACH * len(possible)
    known = match.hidden(seat)
    found: Counter[Choice] = Counter()
    for _ in range(throws):
        guess = copy(known)
        sampler(guess, seat, rng)
        found[choice_in(guess)] += 1
    assert found.keys() == possible
    assert sum((n - EACH) ** 2 / EACH for n in found.values()) < 2.0 * len(possible) + 30


def late_matches(players: int, seed: str, **options: str) -> list[Match]:
    """Moments of random games after the first finish, the question included."""
    moments = []
    for number in range(400):
        rng = stream(seed, number)
        match = Match(GAME, players, {"favorite_undo": "off", **options})
        steps = 0
        while not match.over:
            if match.turn == CHANCE:
                match.draw(rng)
            else:
                moves = match.legal()
                match.move(moves[below(rng, len(moves))])
            if match.state.restarts:
                break
            if match.event in ("TURN", "POWER_CARD", "DRAW", "ASK", "AUTO_CARD") and match.state.finishers:
                steps += 1
                if steps == 1 + number % 5 or match.event in ("ASK", "POWER_CARD"):
                    moments.append(Match.replay(GAME, match.log()))
                    break
        if len(moments) == MOMENTS:
            return moments
    raise AssertionError("too few late moments")


TABLES = [(2, {}), (2, {"win_bet": "on", "superpowers": "on"}), (3, {}), (3, {"superpowers": "on"})]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_redeal_draws_exactly_the_favorites_that_fit_the_story(players: int, options: dict[str, str]) -> None:
    for match in late_matches(players, "exact", **options):
        seat = match.seats - 1
        check_favorites(secrets.redeal, match, seat, possible_choices(match, seat))


def careless(state: Any, seat: int, rng: Any) -> None:
    """A sampler that ignores section 6: any two Favorites for everybody."""
    for p in range(state.n):
        if p != seat:
            secrets.guess_pair(state, p, rng)


def forgets_the_question(state: Any, seat: int, rng: Any) -> None:
    """A sampler that minds the restart and the stars, but not whether a question came."""
    state.known_finishers[0] = state.known_finishers[1] = state.asked = 0
    secrets.redeal(state, seat, rng)


@pytest.mark.parametrize("buggy", [careless, forgets_the_question])
def test_this_check_catches_samplers_that_ignore_the_inferences(buggy: Sampler) -> None:
    caught = 0
    for match in late_matches(2, "buggy"):
        possible = possible_choices(match, 1)
        try:
            check_favorites(buggy, match, 1, possible)
        except AssertionError:
            caught += 1
    assert caught >= MOMENTS // 4


def test_g12_without_a_question_two_pairs_are_left() -> None:
    """Podium [R], I have RA, nobody was asked: the other has RC or RE."""
    for number in range(3000):
        match = Match(GAME, 2, {"favorite_undo": "off"})
        rng = stream("g12", number)
        match.draw(rng)
        for pick in (0, 1, 0, 2):
            match.move(pick)
        match.draw(rng)
        while not match.over and match.state.finishers == 0:
            if match.turn == CHANCE:
                match.draw(rng)
            else:
                moves = match.legal()
                match.move(moves[below(rng, len(moves))])
        if match.event == "TURN" and match.state.finishers == 1 and match.state.podium[0] == 0:
            assert possible_choices(match, 0) == {((0, 1), (0, 2)), ((0, 1), (0, 3))}
            check_favorites(secrets.redeal, match, 0, {((0, 1), (0, 2)), ((0, 1), (0, 3))})
            return
    raise AssertionError("no such game found")


def test_a_star_turned_up_is_a_favorite_of_that_seat() -> None:
    found = 0
    for match in late_matches(3, "stars", superpowers="on"):
        known = match.hidden(0)
        for _ in range(20):
            guess = copy(known)
            verbs.redeal(guess, 0, stream(found))
            for k in range(KNONSTERS):
                if guess.used[k] > 0:
                    found += 1
                    assert k in guess.fav[guess.used[k]]
    assert found


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_unseen_cards_are_dealt_uniformly_over_hands_and_pile(players: int, options: dict[str, str]) -> None:
    match = late_matches(players, "cards", **options)[0]
    known = match.hidden(0)
    rng = stream("cards")
    unseen = [int(CARD_SETS[0][t] - known.played[:, t].sum() - known.hand[0, t]) for t in range(TYPES)]
    in_pile = [0.0] * TYPES
    throws = 1500
    for _ in range(throws):
        guess = copy(known)
        verbs.redeal(guess, 0, rng)
        for t in range(TYPES):
            held = sum(int(guess.hand[p, t]) for p in range(1, match.seats))
            assert held + guess.deck[t] == unseen[t]
            in_pile[t] += guess.deck[t] / throws
        assert [int(guess.hand[p].sum()) for p in range(match.seats)] == [int(known.held[p]) for p in range(match.seats)]
        assert guess.deck.sum() == known.pile
    share = known.pile / sum(unseen)
    assert in_pile == pytest.approx([n * share for n in unseen], abs=0.12)


def test_progress_of_a_secret_choice_is_guessed_in_every_way() -> None:
    match = Match(GAME, 2)
    match.draw(stream("progress"))
    match.move(3)
    known = match.hidden(1)
    rng = stream("progress")
    found = set()
    for _ in range(2000):
        guess = copy(known)
        verbs.redeal(guess, 1, rng)
        found.add((int(guess.npick), int(guess.fav[0, 0]), int(guess.fav[0, 1])))
    pairs = set(itertools.permutations(range(4), 2))
    assert found == {(0, -1, -1)} | {(1, k, -1) for k in range(4)} | {(2, *pair) for pair in pairs}
