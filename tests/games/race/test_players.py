"""The players of Race that do not search."""

from quartett.bots import choose
from quartett.engine import Match, stream
from quartett.games import load
from quartett.games.race.rules import AUTO_YES, Phase
from tests.every import step


def test_the_greedy_player_agrees_to_finish_what_is_decided() -> None:
    asked = 0
    for number in range(12):
        match, rng = Match(load("race"), 2, {"auto_finish": "ask"}), stream("asked", number)
        while not match.over:
            if match.state.phase == Phase.ASK:
                assert choose(match.game, "greedy", match.hidden(match.turn), rng) == AUTO_YES
                asked += 1
            step(match, rng)
    assert asked
