"""Games of revision 1, as they were played: with the options of that time they still go the same way, step by step."""

import json
from pathlib import Path

import pytest

from quartett.engine import Match
from quartett.games.ringlinge import GAME
from tests.every import SEED_WORDS, count_lines, playthrough, position
from tests.games.ringlinge.scene import REVISION_1

KEPT = Path(__file__).parent / "revision-1"
CHANGED = {"entry": "connected", "chain_entry": "on", "one_piece": "off", "edge_wall": "on", "move_min": "1"}  # at the tables called bela
TABLES = [(players, seed, REVISION_1 | (CHANGED if seed == "bela" else {})) for players in GAME.players for seed in SEED_WORDS]


@pytest.mark.both
@pytest.mark.parametrize(("players", "seed", "options"), TABLES)
def test_playthroughs(players: int, seed: str, options: dict[str, str]) -> None:
    def steps(text: str) -> list[str]:
        return text.splitlines()[2:]  # below the title and the options

    assert steps(playthrough(GAME, players, options, seed)) == steps((KEPT / "playthroughs" / f"{players}-{seed}.txt").read_text())


@pytest.mark.compiled
def test_number_of_lines() -> None:
    for row in json.loads((KEPT / "perft.json").read_text()):
        state = position(GAME, row["players"], REVISION_1 | row["options"], row["seed"], row["after"])
        assert count_lines(state, row["depth"], row["seed"], GAME.rules) == row["lines"], row


@pytest.mark.parametrize("players", GAME.players)
def test_a_game_of_revision_1_has_the_values_of_that_time(players: int) -> None:
    old, new = Match(GAME, players, revision=1), Match(GAME, players)
    assert REVISION_1.items() <= old.options.items()
    assert {new.options[name] for name in REVISION_1} == {"connected", "at_once"}
    assert Match(GAME, players, {"leave": "at_once"}, revision=1).options["leave"] == "at_once"
