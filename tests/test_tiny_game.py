"""The contract holds for a game of a few lines that lies anywhere: no secrets, no chance, no options, three moves."""

import inspect
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from quartett.engine import Game
from tests import make_golden, test_every_game
from tests.every import load_from

TINY = Path(__file__).parent / "elsewhere" / "take"
CONTRACT = [
    check
    for name, check in vars(test_every_game).items()
    if name.startswith("test_") and list(inspect.signature(check).parameters) == ["game"]
]


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    home = tmp_path_factory.mktemp("games")
    shutil.copytree(TINY, home / TINY.name)
    with load_from(home, TINY.name) as game:
        make_golden.write(game)
        yield game


@pytest.mark.parametrize("check", CONTRACT, ids=lambda check: check.__name__.removeprefix("test_"))
def test_of_a_tiny_game(check: Callable[[Game], None], tiny: Game) -> None:
    check(tiny)


def test_the_whole_contract_is_asked() -> None:
    assert len(CONTRACT) > 20
