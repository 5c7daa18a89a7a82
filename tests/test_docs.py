"""What the documents say of the code is so."""

import re
from dataclasses import MISSING, Field, fields
from pathlib import Path
from typing import Any

import pytest

from quartett.engine import Game
from quartett.engine.game import MOST_AIMS, MOST_MOVES, MOST_SEATS, PARTS
from tests.every import all_games, rulebook_of

DOCS = Path(__file__).resolve().parents[1] / "docs"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_revision_of_a_game_has_its_line(game: Game) -> None:
    history = rulebook_of(game).read_text().partition("\n## Revisions\n")[2]
    told = [int(number) for number in re.findall(r"^\| (\d+) \| .+ \|$", history, re.M)]
    assert told == list(range(1, game.revision + 1))


def test_the_parts_of_a_game_are_as_the_engine_has_them() -> None:
    text = (DOCS / "how-to/add-a-game.md").read_text()
    rows = [f"| {part} | {word} | {', '.join(names)} |" for part, kind in PARTS.items() for word, names in listed(kind) if names]
    assert [line for line in text.splitlines() if re.match(r"\| \w+ \| (must|may) \|", line)] == rows
    assert f"room for {MOST_SEATS} seats, {MOST_MOVES} moves and {MOST_AIMS} aims" in text


def listed(kind: Any) -> list[tuple[str, list[str]]]:
    """What a part must hold, and what it may."""
    needed = [field for field in fields(kind) if is_needed(field)]
    return [
        ("must", [f"`{field.name}`" for field in needed]),
        ("may", [f"`{field.name}`" for field in fields(kind) if field not in needed]),
    ]


def is_needed(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING
