"""Random play in compiled loops: one game to its end, or a batch of games with their results."""

from typing import Any

from quartett.engine.record import Ints
from quartett.engine.rng import below
from quartett.engine.rule import rule
from quartett.engine.verbs import CHANCE, NONE, OVER, apply, draw, legal, result, settle, tally


@rule
def play_on(s: Any, rng: Ints, moves: Ints, outcome: Ints) -> int:
    """Play random moves to the end; how many there were."""
    made = 0
    while s.turn != OVER:
        if s.turn == CHANCE:
            draw(s, rng, outcome)
            settle(s, outcome)
        else:
            apply(s, moves[below(rng, legal(s, moves))])
            made += 1
    return made


@rule
def play_many(fresh: Any, scratch: Any, games: int, rng: Ints, moves: Ints, outcome: Ints) -> int:
    """So many random games and nothing else; how many moves they had."""
    made = 0
    for _ in range(games):
        scratch[0] = fresh[0]
        made += play_on(scratch[0], rng, moves, outcome)
    return made


@rule
def play_batch(
    fresh: Any, scratch: Any, rng: Ints, moves: Ints, outcome: Ints, lengths: Ints, places: Any, points: Any, counts: Ints
) -> int:
    """Play a random game for each entry of `lengths`, tallying every move; returns how many chance events there were."""
    events = 0
    for game in range(len(lengths)):
        scratch[0] = fresh[0]
        s = scratch[0]
        while s.turn != OVER:
            if s.turn == CHANCE:
                draw(s, rng, outcome)
                settle(s, outcome)
                events += 1
            else:
                move = moves[below(rng, legal(s, moves))]
                tally(s, move, counts)
                apply(s, move)
                lengths[game] += 1
        tally(s, NONE, counts)
        result(s, places[game], points[game])
    return events
