"""Where games are found besides the package's own directory: in the directories that QUARTETT_GAMES names."""

import os
from pathlib import Path


def places() -> list[Path]:
    """The directories of the environment variable, each once."""
    named = os.environ.get("QUARTETT_GAMES", "").split(os.pathsep)
    return list(dict.fromkeys(Path(name).resolve() for name in named if name))


def games_in(place: Path) -> list[Path]:
    """The games of a directory: every directory in it that holds rules."""
    return sorted(rules.parent for rules in place.glob("*/rules.py"))
