"""Generated files follow from the code, and drift is noticed."""

import os
import shutil
import subprocess
import sys
from enum import IntEnum
from pathlib import Path
from types import ModuleType

import pytest

from quartett import games, generate
from quartett.generate import moves

OF_A_BOARD = ("moves.ts", "happenings.ts", "figures.json")


def test_every_generated_file_is_as_the_code_says() -> None:
    assert list(generate.differing()) == []


def test_every_board_has_its_moves() -> None:
    boards = {path.parent.name for path in (generate.CHECKOUT / moves.BOARDS).glob("*/Board.svelte")}
    assert boards
    assert {f"{moves.BOARDS}/{game}/moves.ts" for game in boards} <= set(generate.files())


def test_only_games_with_a_board_get_a_file(tmp_path: Path) -> None:
    assert generate.files(tmp_path) == {}
    drawn = games.names()[0]
    (tmp_path / moves.BOARDS / drawn).mkdir(parents=True)
    assert generate.write(tmp_path) == [f"{moves.BOARDS}/{drawn}/{name}" for name in OF_A_BOARD]
    assert list(generate.differing(tmp_path)) == []
    (tmp_path / moves.BOARDS / drawn / "moves.ts").write_text("export const MOVES = 0;\n")
    assert list(generate.differing(tmp_path)) == [f"{moves.BOARDS}/{drawn}/moves.ts"]


def test_check_names_what_differs_and_fails(tmp_path: Path) -> None:
    """In a checkout of its own: only the sources, and a board without its moves."""
    shutil.copytree(generate.CHECKOUT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    board = f"{moves.BOARDS}/{games.names()[0]}"
    files = [f"{board}/{name}" for name in OF_A_BOARD]
    (tmp_path / board).mkdir(parents=True)

    def run(*arguments: str) -> tuple[int, str]:
        place = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            [sys.executable, "-m", "quartett.generate", *arguments], env=place, check=False, capture_output=True, text=True
        )
        return done.returncode, done.stdout

    code, said = run("--check")
    assert code == 1
    assert all(file in said and not (tmp_path / file).exists() for file in files)
    assert run() == (0, "".join(f"wrote {file}\n" for file in files))
    assert run("--check") == (0, "")


def test_numbers_in_capitals_and_enums_are_taken_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    class Colour(IntEnum):
        RED = 0
        BLUE = 7

    rules = ModuleType("rules_of_a_toy")
    vars(rules).update(PASS=3, NONE=-1, IntEnum=IntEnum, Colour=Colour, FLAG=True, HALF=0.5, TABLE=(1, 2), _OWN=4, lower=5, WIDE=2**60)
    monkeypatch.setitem(sys.modules, rules.__name__, rules)
    text = moves.moves(rules.__name__)
    assert "export const PASS = 3;\nexport const NONE = -1;\n" in text
    assert "export const Colour = {\n  RED: 0,\n  BLUE: 7,\n} as const;\nexport type Colour = keyof typeof Colour;\n" in text
    assert not any(name in text for name in ("FLAG", "HALF", "TABLE", "_OWN", "lower", "WIDE", "IntEnum"))
