"""The pages for beginners are followed word by word: their files written, their commands run, what they promise looked for."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from quartett.engine.cache import cache_home
from tests.docs.pages import CHECKOUT, DOCS, steps

PAGES = ("start/simulate.md", "start/write-a-bot.md", "start/host.md", "how-to/add-a-game.md", "reference/python.md")
PORT = "8765"  # on the pages; a free one is taken here
SEPARATOR = "\x1e"
LONGEST = 300  # seconds, on a machine that is busy with other things


def follow(page: Path, home: Path) -> list[tuple[str, str]]:
    """Do what a page says in a place of its own; every promise with the output it is about."""
    place, tools = home / "place", home / "tools"
    place.mkdir()
    tools.mkdir()
    for name, arguments in {"quartett": " -m quartett", "python": ""}.items():
        (tools / name).write_text(f'#!/bin/sh\nexec "{sys.executable}"{arguments} "$@"\n')
        (tools / name).chmod(0o755)
    script, promises, ran = ["set -euo pipefail"], [], 0
    for step in steps(page):
        if step.kind == "run":
            ran += 1
            script += [f"printf '{SEPARATOR}'", step.text]
        elif step.kind == "file":
            script.append(f"cat > {step.name} <<'END OF FILE'\n{step.text}END OF FILE")
        else:
            promises += [(ran, line) for line in step.text.splitlines()]
    told = run("\n".join(script).replace(PORT, free_port()), place, tools).split(SEPARATOR)
    assert len(told) == ran + 1
    return [(line, told[number]) for number, line in promises]


def run(script: str, place: Path, tools: Path) -> str:
    """With nothing of this machine's but the compiled code, and nothing left running afterwards."""
    kept = {name: os.environ[name] for name in ("LANG", "TMPDIR", "NUMBA_NUM_THREADS") if name in os.environ}
    places = {"HOME": str(place), "PATH": f"{tools}:/usr/local/bin:/usr/bin:/bin", "PYTHONPATH": str(CHECKOUT / "src")}
    environment = {**kept, **places, "QUARTETT_CACHE": str(cache_home()), "COLUMNS": "100"}
    shell = subprocess.Popen(
        ["bash", "-c", script],
        cwd=place,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        told, _ = shell.communicate(timeout=LONGEST)
    finally:
        kill_all(shell.pid)
    assert shell.returncode == 0, told
    return told


def kill_all(group: int) -> None:
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        return


def free_port() -> str:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return str(found.getsockname()[1])


@pytest.mark.compiled
@pytest.mark.parametrize("page", PAGES)
def test_a_page_can_be_followed_to_its_end(page: str, tmp_path: Path) -> None:
    promised = follow(DOCS / page, tmp_path)
    assert promised
    assert [(line, told) for line, told in promised if line not in told] == []


@pytest.mark.compiled
@pytest.mark.parametrize(("command", "promise"), [("false", ""), ("quartett sim chess", ""), ("echo one", "two")])
def test_a_page_that_does_not_work_is_noticed(command: str, promise: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"<!-- run -->\n```sh\n{command}\n```\n\n<!-- prints -->\n```text\n{promise}\n```\n")
    if promise:
        assert follow(page, tmp_path) == [("two", "one\n")]
    else:
        with pytest.raises(AssertionError):
            follow(page, tmp_path)
