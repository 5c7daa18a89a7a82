"""Imports point one way: engine <- games <- bots <- lab, research, server <- cli. Games import the engine only; nobody names a game."""

import ast
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src" / "quartett"
GAMES = {path.name for path in (SOURCES / "games").iterdir() if (path / "__init__.py").exists()}
LAYERS = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "language": {"engine", "language"},
    "bots": {"engine", "games", "bots"},
    "lab": {"engine", "games", "bots", "lab", "language"},
    "warm": {"engine", "games", "bots", "lab", "warm"},
    "new_game": {"engine", "games", "new_game"},
    "server": {"engine", "games", "language", "bots", "warm", "server", "RELEASE"},
    "generate": {"engine", "games", "language", "lab", "server", "referee", "cli", "generate"},
}
EVERYTHING = {*LAYERS, "referee", "terminal", "doctor", "cli", "research", "RELEASE"}


def imported(path: Path) -> list[str]:
    """The names of quartett's modules a file imports."""
    names = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    return [name.removeprefix("quartett.") for name in names if name.startswith("quartett.")]


def problems(path: Path) -> list[str]:
    home = path.relative_to(SOURCES).with_suffix("").parts
    found = []
    for name in imported(path):
        target = name.split(".")
        if target[0] not in LAYERS.get(home[0], EVERYTHING):
            found.append(f"{'/'.join(home)} may not import {name}")
        game = target[1] if target[0] == "games" and len(target) > 1 else ""
        if game in GAMES and home[:2] != ("games", game):
            found.append(f"{'/'.join(home)} names the game {game}")
    return found


if __name__ == "__main__":
    wrong = [problem for path in sorted(SOURCES.rglob("*.py")) for problem in problems(path)]
    print("\n".join(wrong) or "imports point one way")
    sys.exit(bool(wrong))
