"""What bots and simulations do, once through in plain Python: where a mistake has a line number."""

import pytest

from quartett.bots import available, choose
from quartett.engine import Game, Match, stream
from quartett.lab.simulate import simulate
from tests.every import all_games, step

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
DECISIONS = 1  # a greedy player may look at many deals, which takes long here


@every_game
def test_a_simulation_adds_up(game: Game) -> None:
    report = simulate(game, game.players[-1], {}, 1, threads=1)
    assert report["moves"] > 0
    assert sum(ending["games"] for ending in report["endings"].values()) == 1
    assert sum(seat["win_share"] for seat in report["seats"]) == pytest.approx(1)


@every_game
def test_the_quick_players_choose_legal_moves(game: Game) -> None:
    match, rng, decisions = Match(game, game.players[-1]), stream("plain"), 0
    while not match.over and decisions < DECISIONS:
        if match.turn >= 0 and len(match.legal()) > 1:
            decisions += 1
            for bot in set(available(game)) & {"random", "robot", "greedy"}:
                assert choose(game, bot, match.hidden(match.turn), rng) in match.legal()
        step(match, rng)
