"""Installed like any program: the wheel in an empty environment, without Node, opens the games. It takes what it needs from the index."""

import os
import pty
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.people import Person, close_all, wait_for

HOME = Path(__file__).resolve().parent.parent
SECONDS_TO_START = 120.0  # on a busy machine


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with the sdist, and the wheel that was made from it."""
    assert (HOME / "web/dist/index.html").is_file(), "the pages are not built: run `make web`"
    place = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "build", "--no-isolation", "--outdir", str(place), str(HOME)], check=True, capture_output=True)
    return place


@pytest.fixture(scope="module")
def installed(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment in which the wheel, and so all it asks for, was installed."""
    place = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
    (wheel,) = made.glob("*.whl")
    subprocess.run([str(place / "bin/pip"), "install", "--quiet", "--no-compile", str(wheel)], check=True)
    return place / "bin"


def bare(programs: Path, home: Path) -> dict[str, str]:
    """The environment of somebody who has nothing of ours: no Node, no checkout, no compiled code, no games."""
    ours = ("PATH", "HOME", "BROWSER", "PYTHONPATH", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if name not in ours and not name.startswith(("QUARTETT_", "XDG_", "COV_"))}
    return {**kept, "PATH": str(programs), "HOME": str(home), "LC_ALL": "C.UTF-8", "NUMBA_DISABLE_JIT": "1"}


def run(programs: Path, home: Path, *arguments: str) -> str:
    command = [str(programs / "quartett"), *arguments]
    return subprocess.run(command, env=bare(programs, home), cwd=home, stdout=subprocess.PIPE, text=True, check=True).stdout


@pytest.fixture
def opened(installed: Path, tmp_path: Path) -> Iterator[str]:
    """The address that `quartett`, and then Enter, opens in the browser."""
    told, browser = tmp_path / "address", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {told}\n')
    browser.chmod(0o755)
    keyboard, terminal = pty.openpty()
    place = {**bare(installed, tmp_path), "BROWSER": f"{browser} %s", "TERM": "xterm"}
    program = subprocess.Popen([str(installed / "quartett")], env=place, cwd=tmp_path, stdin=terminal, stdout=terminal, stderr=terminal)
    os.close(terminal)
    try:
        said = b""
        while b"Enter" not in said:
            said += os.read(keyboard, 4096)
        os.write(keyboard, b"\n")
        wait_for(lambda: told.exists() and told.read_text(), SECONDS_TO_START)
        yield told.read_text().strip().rstrip("/")
    finally:
        close_all()
        program.terminate()
        program.wait()
        os.close(keyboard)


def test_the_wheel_in_an_empty_environment_opens_the_games(opened: str, installed: Path, tmp_path: Path) -> None:
    page = httpx.get(opened, headers={"Accept": "text/html"}).text
    assert "<title>Quartett</title>" in page
    scripts = re.findall(r'<script[^>]* src="([^"]+)"', page)
    assert any(script.startswith("/assets/") for script in scripts)
    for script in scripts:
        assert "javascript" in httpx.get(opened + script).raise_for_status().headers["content-type"]
    anna = Person(opened, "Anna")
    made = anna.create(players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "casual"}])
    chair = anna.sit_down(made["id"])
    chair.wait(lambda: chair.my_turn)
    before = chair.version
    assert chair.move()["ok"]
    assert chair.version > before
    assert list(tmp_path.rglob("tables.sqlite")), "kept among this person's data"
    # And the commands are whole: texts, a stored game, what a new game is copied from.
    assert run(installed, tmp_path, "games", "-l", "ja").count("\n") > 20
    assert "every hash agrees" in run(installed, tmp_path, "replay", str(next(HOME.glob("tests/games/*/replays/*.jsonl"))), "--verify")
    assert "toy" in run(installed, tmp_path, "new-game", "toy", "--dir", str(tmp_path))


def test_the_wheel_carries_pages_types_licence_and_data(made: Path) -> None:
    (wheel,) = made.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    ours = {
        path.relative_to(HOME / "src").as_posix()
        for path in (HOME / "src").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert ours <= names
    pages = {f"quartett/web/{path.relative_to(HOME / 'web/dist').as_posix()}" for path in (HOME / "web/dist").rglob("*") if path.is_file()}
    assert pages <= names
    assert "quartett/py.typed" in names
    assert any(name.endswith("dist-info/licenses/LICENSE") for name in names)
    assert not any("node_modules" in name or name.startswith("tests") for name in names)


def test_the_sdist_carries_what_the_wheel_is_made_of(made: Path) -> None:
    (sdist,) = made.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"web/dist/index.html", "web/package-lock.json", "hatch_build.py", "LICENSE", "locks/dev.txt", "tests/test_wheel.py"} <= names
    assert not any("node_modules" in name or name.startswith(".venv") for name in names)


def test_without_pages_and_npm_it_says_what_to_do(made: Path, tmp_path: Path) -> None:
    (sdist,) = made.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        members = [member for member in packed.getmembers() if "/web/dist/" not in member.name]
        packed.extractall(tmp_path, members, filter="data")
    (source,) = tmp_path.iterdir()
    command = [sys.executable, "-m", "build", "--no-isolation", "--wheel", str(source)]
    done = subprocess.run(command, env={**os.environ, "PATH": ""}, capture_output=True, text=True, check=False)
    assert done.returncode
    assert "Install Node 20 with npm" in done.stdout + done.stderr
