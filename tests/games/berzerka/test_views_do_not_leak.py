"""Two states that differ only in what a seat cannot know give that seat the same bytes.

    python -m tests.games.berzerka.test_views_do_not_leak 100000

looks at as many pairs as one likes.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from quartett.engine import CHANCE, NONE, Match, below, stream, verbs
from quartett.engine.record import to_bytes
from quartett.games.berzerka.rules import MOVES
from quartett.games.berzerka.words import move_words, why_not
from quartett.language import language
from tests.games.berzerka.scene import GAME, hidden, legal
from tests.games.berzerka.test_every_position import all_options


def pairs(wanted: int, seed: str) -> Iterator[tuple[Any, Any, int]]:
    """A state and one that is the same to this seat, over random games at all tables."""
    rng = stream("pairs", seed)
    tables = all_options()
    while wanted:
        game = Match(GAME, 3, tables[below(rng, len(tables))])
        while not game.over and wanted:
            if game.turn == CHANCE:
                game.draw(rng)
            else:
                moves = game.legal()
                game.move(moves[below(rng, len(moves))])
            if game.over or below(rng, 6) == 0:
                seat = below(rng, 4) - 1
                other = hidden(game.state, seat)
                verbs.redeal(other, seat, rng)
                yield game.state, other, seat
                wanted -= 1
                if not wanted:
                    return


def told(s: Any, seat: int) -> bytes:
    """All that this seat is told: its view, its legal moves, and the reasons against all others."""
    record = hidden(s, seat)
    text = json.dumps(GAME.view.view(record, seat), sort_keys=True)
    if s.turn == seat and seat != NONE:
        allowed = legal(s)
        words = language(GAME, "en")
        said = {move: words((move_words if move in allowed else why_not)(record, move)) for move in range(0, MOVES, 7)}
        text += json.dumps([allowed, said])
    return text.encode()


def look_at(wanted: int, seed: str) -> int:
    """How many of the pairs really differ; fails if a seat can tell any pair apart."""
    different = 0
    for one, other, seat in pairs(wanted, seed):
        assert told(one, seat) == told(other, seat), (seat, int(one.phase))
        different += to_bytes(one) != to_bytes(other)
    return different


@pytest.mark.compiled
def test_a_seat_cannot_tell_two_such_states_apart() -> None:
    assert look_at(3000, "suite") > 2900


def test_a_few_in_plain_python() -> None:
    assert look_at(40, "plain") > 35


if __name__ == "__main__":
    print(sys.argv[1], "pairs,", look_at(int(sys.argv[1]), "big"), "of them different, none told apart")
