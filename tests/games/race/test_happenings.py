"""What happens in a step of Race, as facts."""

from quartett.engine import CHANCE, NONE, Match, below, stream, verbs
from quartett.games.race import GAME
from quartett.games.race.happenings import Arrival, Pass, Points, Star, Walk, happenings, walks


def test_who_walks_past_somebody_passes_them() -> None:
    assert walks([10, 12, 30, 0], [15, 12, 30, 0]) == [Walk(0, 10, 15), Pass(0, [1])]


def test_who_only_reaches_somebody_passes_nobody() -> None:
    assert walks([10, 12, 30, 0], [12, 12, 30, 0]) == [Walk(0, 10, 12)]


def test_who_has_arrived_is_not_passed() -> None:
    assert walks([60, 61, 0, 0], [61, 61, 0, 0]) == [Walk(0, 60, 61)]


def test_over_whole_games_every_step_and_point_is_told() -> None:
    """Walks add up to where everybody stands, arrivals to the podium, points to the result."""
    stars = 0
    for players in GAME.players[1:]:
        for seed in range(3):
            match, rng = Match(GAME, players, GAME.settings(players, {"superpowers": "on", "win_bet": "on"})), stream(f"race {seed}")
            stood, podium, points = [0, 0, 0, 0], list[int](), list[Points]()
            while not match.over:
                before = match.hidden(NONE)
                if match.turn == CHANCE:
                    match.draw(rng)
                    seen = None
                else:
                    moves = match.legal()
                    move = moves[below(rng, len(moves))]
                    seen = int(verbs.seen(match.state, move, NONE))
                    match.move(move)
                for one in happenings(before, seen, match.hidden(NONE)):
                    match one:
                        case Walk():
                            assert one.start == stood[one.knonster]
                            stood[one.knonster] = one.end
                        case Arrival():
                            podium.append(one.knonster)
                            assert one.place == len(podium)
                        case Points():
                            points.append(one)
                        case Star():
                            stars += 1
            assert stood == [int(at) for at in match.state.pos]
            assert podium == [int(k) for k in match.state.podium[: int(match.state.finishers)]]
            places, totals = match.result()
            assert [(one.place, one.total) for one in sorted(points, key=lambda one: one.seat)] == list(zip(places, totals, strict=True))
            assert all(sum(one.shares) + one.bet == one.total for one in points)
    assert stars
