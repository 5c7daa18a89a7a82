"""The code cache: named after the sources, and no trouble when it cannot be written."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from quartett.engine.cache import SOURCES, USERS, checkout, prune, sources_hash

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
    (user,) = Path(first, USERS).iterdir()
    assert user.read_text().splitlines() == [str(SOURCES), str(games)]


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
    ours, there, gone = {checkout(): str(SOURCES)}, {"there": f"{SOURCES}\n{tmp_path}"}, {"gone": f"{SOURCES}\n{tmp_path / 'gone'}"}
    current = f"{sources_hash()}-1"
    users = {current: gone, "older": ours, "shared": ours | there, "elsewhere": gone | there, "gone": gone, "nobody's": {}}
    for name, homes in users.items():
        (tmp_path / "code" / name / USERS).mkdir(parents=True)
        for user, home in homes.items():
            (tmp_path / "code" / name / USERS / user).write_text(home)
    assert prune() == 3
    assert {d.name for d in (tmp_path / "code").iterdir()} == {current, "shared", "elsewhere"}


@pytest.mark.compiled
def test_the_same_sources_elsewhere_find_the_same_code(tmp_path: Path) -> None:
    """A copy of the package, in another directory, compiles nothing that is compiled already."""
    shutil.copytree(SOURCES, tmp_path / "copy" / "quartett", ignore=shutil.ignore_patterns("__pycache__"))
    look = (
        "from quartett.engine import stream; from quartett.engine.rng import below; import quartett\n"
        "s = stream('here'); below(s, 6); print(quartett.__file__, sum(below.stats.cache_hits.values()))"
    )
    for home in (SOURCES.parent, tmp_path / "copy"):
        variables = {**os.environ, "QUARTETT_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(home)}
        done = subprocess.run([sys.executable, "-c", look], env=variables, capture_output=True, text=True, check=True)
        file, hits = done.stdout.split()
        assert Path(file).is_relative_to(home)
    assert hits == "1"
