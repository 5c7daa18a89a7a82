"""The code cache: named after the sources, and no trouble when it cannot be written."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quartett.engine.cache import HOME, SOURCES, checkout, prune, sources_hash

ASK = "from quartett.engine.cache import cache_dir; print(cache_dir())"


def ask(**environment: str) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "NUMBA_DISABLE_JIT": "1", **environment}
    return subprocess.run([sys.executable, "-c", ASK], env=variables, capture_output=True, text=True, check=True)


def test_the_directory_follows_quartett_cache_and_the_sources(tmp_path: Path) -> None:
    done = ask(QUARTETT_CACHE=str(tmp_path))
    assert Path(done.stdout.strip()).parent == tmp_path / "code"
    assert sources_hash() in done.stdout
    assert done.stderr == ""


def test_bounds_checks_have_a_directory_of_their_own(tmp_path: Path) -> None:
    assert ask(QUARTETT_CACHE=str(tmp_path), NUMBA_BOUNDSCHECK="1").stdout != ask(QUARTETT_CACHE=str(tmp_path)).stdout


def test_games_in_other_places_are_among_the_sources(tmp_path: Path) -> None:
    games = tmp_path / "games"
    (games / "toy").mkdir(parents=True)

    def directory(rules: str) -> str:
        (games / "toy" / "rules.py").write_text(rules)
        return ask(QUARTETT_CACHE=str(tmp_path), QUARTETT_GAMES=str(games)).stdout.strip()

    first = directory("@rule")
    assert directory("@rule") == first
    assert directory("@rule  # another one") != first
    assert Path(first, HOME).read_text().splitlines() == [str(SOURCES), str(games)]


def test_a_cache_that_cannot_be_written_falls_back_with_one_warning(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    done = ask(QUARTETT_CACHE=str(in_the_way))
    assert Path(done.stdout.strip()).is_dir()
    assert done.stderr.count("cannot be written") == 1
    assert "QUARTETT_CACHE" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_pruning_spares_other_checkouts_that_still_exist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUARTETT_CACHE", str(tmp_path))
    homes = {"current": "", f"{checkout()}-older": str(SOURCES), "elsewhere": str(tmp_path), "gone": str(tmp_path / "gone")}
    homes |= {"places": f"{SOURCES}\n{tmp_path}", "places-gone": f"{SOURCES}\n{tmp_path / 'gone'}"}
    homes[f"{checkout()}-{sources_hash()}-1"] = homes.pop("current")
    for name, home in homes.items():
        (tmp_path / "code" / name).mkdir(parents=True)
        (tmp_path / "code" / name / HOME).write_text(home)
    assert prune() == 3
    assert sorted(d.name for d in (tmp_path / "code").iterdir()) == sorted([f"{checkout()}-{sources_hash()}-1", "elsewhere", "places"])
