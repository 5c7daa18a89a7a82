"""What the documents say of the code is so."""

import re

import pytest

from quartett.engine import Game
from tests.every import all_games, rulebook_of


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_revision_of_a_game_has_its_line(game: Game) -> None:
    history = rulebook_of(game).read_text().partition("\n## Revisions\n")[2]
    told = [int(number) for number in re.findall(r"^\| (\d+) \| .+ \|$", history, re.M)]
    assert told == list(range(1, game.revision + 1))
