"""A game written by `quartett new-game` plays at once and keeps the contract, wherever it lies."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from quartett import games
from quartett.engine import Refused
from quartett.new_game import new_game
from tests.server.people import Person, house, wait_for
from tests.test_cli import quartett, refused

CHECKOUT = Path(__file__).resolve().parents[1]
CONTRACT = ("tests/test_every_game.py", "tests/test_texts.py", "tests/test_docs.py")
LINES = 200  # of Python, tests included: to be read in two minutes
STONES = 21


def run(place: Path, *command: str, typed: str = "") -> str:
    """A command in a process of its own that finds the games of this place; what it printed."""
    variables = {**os.environ, "QUARTETT_GAMES": str(place), "NUMBA_DISABLE_JIT": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run([sys.executable, "-m", *command], env=variables, input=typed, capture_output=True, text=True, cwd=CHECKOUT)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with nothing but the new game in it."""
    place = tmp_path_factory.mktemp("games")
    run(place, "quartett", "new-game", "toy", "--dir", str(place))
    return place


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a checkout looks like from the outside, with us in the middle of it."""
    for package in ("src/quartett/engine", "src/quartett/games", "tests/games"):
        (tmp_path / package).mkdir(parents=True)
        (tmp_path / package / "__init__.py").touch()
    shutil.copy(CHECKOUT / "pyproject.toml", tmp_path)
    monkeypatch.chdir(tmp_path / "src")
    return tmp_path


# --- what it writes


def test_it_is_small(place: Path) -> None:
    assert [path.name for path in place.iterdir()] == ["toy"]
    assert sum(len(path.read_text().splitlines()) for path in place.rglob("*.py")) < LINES


def test_in_a_checkout_it_goes_among_the_games_and_its_tests_among_the_tests(checkout: Path) -> None:
    text = quartett("new-game", "tiny_toy")
    home, tests = checkout / "src/quartett/games/tiny_toy", checkout / "tests/games/tiny_toy"
    assert (home / "rules.py").is_file()
    assert {"__init__.py", "test_rules.py", "perft.json"} <= {path.name for path in tests.iterdir()}
    assert "| 1 | the rules" in (checkout / "docs/rules/tiny_toy.md").read_text()
    assert not {"tests", "rules.md"} & {path.name for path in home.iterdir()}
    assert 'title="Tiny toy"' in (home / "__init__.py").read_text()
    assert str(home) in text
    for check in (["check"], ["format", "--check"]):
        subprocess.run([sys.executable, "-m", "ruff", *check, "--quiet", str(checkout)], check=True)


def test_outside_of_one_it_goes_right_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert f"QUARTETT_GAMES={tmp_path} quartett play toy" in quartett("new-game", "toy")
    assert (tmp_path / "toy/rules.py").is_file()
    assert (tmp_path / "toy/tests/test_rules.py").is_file()
    assert (tmp_path / "toy/rules.md").is_file()


def test_its_golden_files_are_those_that_would_be_written_anew(place: Path, tmp_path: Path) -> None:
    shutil.copytree(place / "toy", tmp_path / "toy")
    run(tmp_path, "tests.make_golden", "toy")
    for path in (place / "toy/tests").rglob("*-*.*"):
        written, anew = (file.read_text().splitlines() for file in (path, tmp_path / path.relative_to(place)))
        assert written[1:] == anew[1:], path.name  # the first line of a log says besides which sources wrote it
    assert (place / "toy/tests/perft.json").read_text() == (tmp_path / "toy/tests/perft.json").read_text()


# --- what it refuses


@pytest.mark.parametrize("name", ["", "Toy", "2toy", "my-game", "my game", "class", "../toy", "töy", "_toy"])
def test_what_cannot_be_a_name(tmp_path: Path, name: str) -> None:
    assert "cannot be a game's name" in refused("new-game", name, "--dir", str(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_taken(tmp_path: Path) -> None:
    taken = games.names()[0]
    assert f"there is a game {taken} already" in refused("new-game", taken, "--dir", str(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_something_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "toy").mkdir()
    assert f"{tmp_path / 'toy'} is in the way" in refused("new-game", "toy", "--dir", str(tmp_path))
    assert list((tmp_path / "toy").iterdir()) == []


def test_tests_in_the_way(checkout: Path) -> None:
    (checkout / "tests/games/toy").mkdir()
    assert "is in the way" in refused("new-game", "toy")
    assert not (checkout / "src/quartett/games/toy").exists()


def test_a_place_that_is_not_there_or_cannot_be_written(tmp_path: Path) -> None:
    assert "there is no directory" in refused("new-game", "toy", "--dir", str(tmp_path / "nowhere"))
    assert "cannot be written" in refused("new-game", "toy", "--dir", "/proc")
    assert list(tmp_path.iterdir()) == []


def test_what_fails_half_way_leaves_nothing(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Path.write_text

    def fail_at_the_last(path: Path, *more: str) -> int:
        if path.name == "toy.md":
            raise OSError(28, "No space left on device", str(path))
        return write(path, *more)

    monkeypatch.setattr(Path, "write_text", fail_at_the_last)
    with pytest.raises(Refused, match=r"toy\.md cannot be written: No space left on device"):
        new_game("toy")
    assert list(checkout.rglob("toy*")) == []


# --- finding games in other places


def test_a_name_taken_twice_is_refused(place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(place / "toy", tmp_path / "toy")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(place), str(tmp_path)])
    with pytest.raises(Refused, match=f"two games are called toy: {place / 'toy'} and {tmp_path / 'toy'}"):
        games.names()


def test_a_place_that_is_no_directory_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path / "nowhere")])
    with pytest.raises(Refused, match=f"QUARTETT_GAMES names {tmp_path / 'nowhere'}, which is no directory"):
        games.names()


def test_other_directories_of_a_place_are_no_games(place: Path, tmp_path: Path) -> None:
    shutil.copytree(place / "toy", tmp_path / "toy")
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "__init__.py").touch()
    several = f"{tmp_path}{os.pathsep}{tmp_path}{os.pathsep}"
    found = [row["name"] for row in json.loads(run(Path(several), "quartett", "games", "--json"))]
    assert found == sorted([*games.names(), "toy"])


# --- what it does at once


def test_it_keeps_the_contract(place: Path) -> None:
    assert " passed" in run(place, "pytest", *CONTRACT, "-k", "toy", "-p", "no:cacheprovider")


def test_its_scenes_hold(place: Path) -> None:
    assert "6 passed" in run(place, "pytest", str(place / "toy/tests"), "-p", "no:cacheprovider")


def test_a_whole_game_at_the_terminal(place: Path, tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    told = run(place, "quartett", "play", "toy", "--bot", "novice", "--log", str(log), typed="?\n? 1\n7\n" + "1\n" * STONES)
    assert "Type rules to read" in told, "it explains nothing yet"
    assert "takes 1 of 21 stones" in told
    assert '"7" is no move here' in told
    assert "★ Seat" in told
    assert "every hash agrees" in run(place, "quartett", "replay", str(log), "--verify")


def test_a_simulation(place: Path) -> None:
    report = json.loads(run(place, "quartett", "sim", "toy", "--games", "200", "--json"))
    assert report["endings"]["ended"]["share"] == 1
    assert sum(seat["win_share"] for seat in report["seats"]) == pytest.approx(1)


def test_the_referee(place: Path) -> None:
    turns = [{"do": "chance", "seed": "00"}, {"do": "move", "text": "1"}] * STONES
    requests = [{"do": "new", "players": 2, "options": {"last_stone": "loses"}}, *turns, {"do": "result"}]
    told = run(place, "quartett", "referee", "toy", typed="".join(json.dumps(request) + "\n" for request in requests))
    answers = [json.loads(line) for line in told.splitlines()]
    assert all(answer["ok"] for answer in answers)
    assert answers[-1] == {"ok": True, "points": [0, 1], "places": [2, 1]}


def test_a_game_that_cannot_be_loaded_spoils_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in {"halved": "GAME = (", "strange": "raise KeyError('what')"}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(text)
        (tmp_path / name / "rules.py").write_text("")
    ours = games.names()
    found = json.loads(run(tmp_path, "quartett", "games", "--json"))
    assert [row["name"] for row in found] == ours
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    with house(tmp_path / "data") as server:
        anna = Person(server.url)
        wait_for(lambda: "preparing" not in anna.get("/health")["games"].values())
        assert [row["name"] for row in anna.get("/api/games")] == ours
        assert anna.refused("/api/tables", {"game": "halved", "players": 2}) == "no_game"
        anna.create(players=2)
