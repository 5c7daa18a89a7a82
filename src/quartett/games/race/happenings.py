"""What happens in a step of Race: who walks, passes others, arrives; a new start; and how the points come about."""

from quartett.engine import NONE, Happening, ints
from quartett.engine.record import numbers
from quartett.games.race.data import FINISH, KNONSTERS, PLACES
from quartett.games.race.rules import PLAY, POWER, Phase, State, bet_points, hidden_stars, result, share


class Star(Happening, tag="star", frozen=True):
    """A superpower is announced."""

    seat: int
    knonster: int


class Walk(Happening, tag="walk", frozen=True):
    """A Knonster goes on, or back."""

    knonster: int
    start: int
    end: int


class Pass(Happening, tag="pass", frozen=True):
    """A Knonster passes others that were before it."""

    knonster: int
    passed: list[int]


class Arrival(Happening, tag="arrival", frozen=True):
    """A Knonster crosses the line."""

    knonster: int
    place: int  # 1 is the first


class Anew(Happening, tag="anew", frozen=True):
    """Everybody chose alike: Favorites are chosen anew."""


class Points(Happening, tag="points", frozen=True):
    """What one player has in the end."""

    seat: int
    favorites: list[int]  # Knonsters
    shares: list[int]  # points of each
    bet: int  # points for the predicted winner
    stars: int  # stars that were never turned up: they break ties
    total: int
    place: int


def happenings(before: State, move: int | None, after: State) -> list[Happening]:
    """In the order they happen: the star, walks with whom they pass and where they end, the end of the game."""
    found: list[Happening] = []
    if move is not None and POWER <= move < PLAY and before.phase != Phase.FAV:
        found.append(Star(int(before.turn), move - POWER))
    if after.restarts > before.restarts:
        return [*found, Anew()]
    found += walks(numbers(before.pos), numbers(after.pos))
    first = int(before.finishers) if after.finishers >= before.finishers else 0
    found += [Arrival(int(after.podium[place]), place + 1) for place in range(first, int(after.finishers))]
    return [*found, *(points(after) if after.phase == Phase.OVER != before.phase else [])]


def walks(before: list[int], after: list[int]) -> list[Happening]:
    found: list[Happening] = []
    for k in range(KNONSTERS):
        if after[k] == before[k]:
            continue
        found.append(Walk(k, before[k], after[k]))
        passed = [j for j in range(KNONSTERS) if before[k] < before[j] < FINISH and after[j] < after[k]]
        if passed:
            found.append(Pass(k, passed))
    return found


def points(s: State) -> list[Points]:
    """Everybody's points, the best first."""
    n = int(s.n)
    places, totals = ints(n), ints(n)
    result(s, places, totals)
    podium = s.podium
    found = [
        Points(
            p,
            [int(k) for k in s.fav[p] if k != NONE],
            [sum(int(share(s, place, k)) for place in range(PLACES) if podium[place] == k) for k in s.fav[p] if k != NONE],
            int(bet_points(s, p, podium)),
            int(hidden_stars(s, p)),
            int(totals[p]),
            int(places[p]),
        )
        for p in range(n)
    ]
    return sorted(found, key=lambda one: one.place)
