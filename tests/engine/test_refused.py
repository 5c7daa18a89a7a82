"""Refusals are made anew each time."""

import ast
from pathlib import Path

import quartett

SOURCES = Path(quartett.__file__).parent


def test_no_constant_is_ever_raised() -> None:
    """It would hold on to the frames of every time it was raised, for ever: whoever asks for nonsense would fill the memory."""
    raised = [
        f"{path.relative_to(SOURCES)}:{node.lineno}"
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Name) and node.exc.id.isupper()
    ]
    assert raised == []
