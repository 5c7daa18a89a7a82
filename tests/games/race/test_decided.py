"""Is the game decided? The rule against an oracle that lists every ending and every reveal by name."""

import itertools
from collections.abc import Iterator, Sequence

import pytest

from quartett.engine import below, stream
from quartett.engine.rule import COMPILED
from quartett.games.race.data import BET_POINTS, PLACE_POINTS
from quartett.games.race.rules import State, is_decided
from quartett.games.race.words import LETTERS
from tests.games.race.scene import scene

pytestmark = pytest.mark.both
SITUATIONS = 600 if COMPILED else 100


def endings(podium: str) -> Iterator[str]:
    """The podium as it is, or with none to all of the others in any order."""
    others = [letter for letter in LETTERS if letter not in podium]
    for more in range(4 - len(podium)):
        for order in itertools.permutations(others, more):
            yield podium + "".join(order)


def reveals(podium: str, favorites: Sequence[str], spent: dict[str, int]) -> Iterator[dict[str, int]]:
    """Whoever may spend what is unspent, or nobody; Rithle and Aristas only on the track."""
    free = [k for k in LETTERS if k not in spent and not (k in "RA" and k in podium)]
    for spenders in itertools.product(*([None, *(p for p, pair in enumerate(favorites) if k in pair)] for k in free)):
        yield spent | {k: p for k, p in zip(free, spenders, strict=True) if p is not None}


def ranking(podium: str, favorites: Sequence[str], spent: dict[str, int], bet: bool, powers: bool) -> list[int]:
    points = [BET_POINTS * (bet and pair[0] == podium[:1]) for pair in favorites]
    for worth, k in zip(PLACE_POINTS, podium, strict=False):
        owners = [p for p, pair in enumerate(favorites) if k in pair]
        for p in owners:
            points[p] += worth // len(owners)
    stars = [2 - list(spent.values()).count(p) if powers else 0 for p in range(len(favorites))]
    return [sum((points[q], stars[q]) > (points[p], stars[p]) for q in range(len(favorites))) for p in range(len(favorites))]


def is_really_decided(podium: str, favorites: Sequence[str], spent: dict[str, int], bet: bool, powers: bool) -> bool:
    ways = list(reveals(podium, favorites, spent)) if powers else [spent]
    first = ranking(podium, favorites, ways[0], bet, powers)
    return bool(podium) and all(ranking(end, favorites, way, bet, powers) == first for end in endings(podium) for way in ways)


def situation(podium: str, favorites: Sequence[str], spent: dict[str, int], bet: bool, powers: bool) -> State:
    board = [61 if k in podium else 20 for k in LETTERS]
    options = {"win_bet": "on" if bet else "off", "superpowers": "on" if powers else "off"}
    s = scene((board[0], board[1], board[2], board[3]), podium, favorites, options=options)
    for k, p in spent.items():
        s.used[LETTERS.index(k)] = p
    return s


@pytest.mark.parametrize("powers", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_r56_decided_means_the_same_ranking_however_it_ends(players: int, powers: bool) -> None:
    rng = stream("decided", players)
    pairs = ["".join(pair) for pair in itertools.permutations(LETTERS, 2)]
    answers = []
    for number in range(SITUATIONS):
        favorites = [pairs[below(rng, 12)] for _ in range(players)]
        podium = pairs[below(rng, 12)][: below(rng, 3)]
        if number % 2:  # all but one alike and two at home: so most that is decided is decided
            favorites[1:] = [favorites[-1]] * (players - 1)
            podium = favorites[below(rng, 2)]
        bet = below(rng, 2) == 0
        spent = {}
        for k in LETTERS if powers else "":
            owners = [p for p, pair in enumerate(favorites) if k in pair]
            if owners and below(rng, 4):
                spent[k] = owners[below(rng, len(owners))]
        s = situation(podium, favorites, spent, bet, powers)
        answers.append(is_decided(s, s.finishers, s.used))
        assert answers[-1] == is_really_decided(podium, favorites, spent, bet, powers), (podium, favorites, spent, bet)
    assert min(answers.count(True), answers.count(False)) * 10 > len(answers)
