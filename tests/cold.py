"""A code cache that is cold in part: compiling everything anew would show the same, and take minutes."""

import shutil
from pathlib import Path

from quartett.engine.cache import cache_dir


def half_cold_cache(home: Path, *games: str) -> dict[str, str]:
    """A copy of the code cache without part of these games; the environment in which it is used."""
    code = home / "code" / cache_dir().name
    shutil.copytree(cache_dir(), code)
    for game in games:
        for marker in code.glob(f"{game}-*.warm"):
            marker.unlink()
        for part in ("policy", "secrets"):
            shutil.rmtree(code / f"quartett.games.{game}.{part}")
    return {"QUARTETT_CACHE": str(home)}
