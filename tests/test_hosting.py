"""What the recipes in `hosting` name is there: files, commands, options, variables, images."""

import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
import yaml

from quartett.cli import app

ROOT = Path(__file__).resolve().parents[1]
HOSTING = ROOT / "hosting"
IMAGES = {"python:3.11-slim", "node:20-slim", "postgres:15"}
UNITS = ("quartett.service", "quartett-restore@.service", "quartett-backup.service", "quartett-backup.timer")
CHECKER = shutil.which("systemd-analyze")
OWN_PROGRAMS = {"quartett", "/opt/quartett/bin/quartett"}


def told(text: str) -> str:
    """Without comments, and lines that go on in one."""
    return re.sub(r"^\s*#.*$", "", text, flags=re.M).replace("\\\n", " ")


def instructions() -> list[tuple[str, str]]:
    lines = [line.partition(" ") for line in told((HOSTING / "Containerfile").read_text()).splitlines() if line.strip()]
    return [(word, rest.strip()) for word, _, rest in lines]


def commands(text: str) -> Iterator[list[str]]:
    """Every call of ours in a shell's text."""
    for call in re.split(r"&&|;", text.replace("'", " ")):
        words = shlex.split(call)
        words = words[words.index("exec") + 1 :] if "exec" in words else words
        if words and words[0] in OWN_PROGRAMS:
            yield words[1:]


def need_command(words: list[str]) -> None:
    """A command that there is, with options that there are."""
    known: Any = typer.main.get_command(app)
    command = known.commands[words[0]]
    options = {option for parameter in command.params for option in parameter.opts}
    assert {word for word in words[1:] if word.startswith("--")} <= options, words


def variables() -> set[str]:
    """What the program reads from its environment."""
    sources = [path.read_text() for path in (ROOT / "src").rglob("*.py")]
    return {name for text in sources for name in re.findall(r'"(QUARTETT_[A-Z_]+)"', text)}


def test_the_image_is_made_of_what_is_here() -> None:
    stages: set[str] = set()
    for word, rest in instructions():
        match word:
            case "FROM":
                image, _, stage = rest.partition(" AS ")
                assert image in IMAGES
                stages.add(stage)
            case "COPY":
                *sources, _ = [part for part in rest.split() if not part.startswith("--")]
                if found := re.search(r"--from=(\S+)", rest):
                    assert found[1] in stages
                    assert sources == ["/quartett/web/dist"], "where the pages are built"
                else:
                    assert all((ROOT / source).exists() for source in sources), rest
            case "RUN":
                for called in commands(rest):
                    need_command(called)
                for script in re.findall(r"npm run (\w+)", rest):
                    assert script in msgspec.json.decode((ROOT / "web/package.json").read_bytes())["scripts"]
            case "CMD":
                program, *words = msgspec.json.decode(rest)
                assert program in OWN_PROGRAMS
                need_command(words)
            case _:
                assert word in ("ENV", "WORKDIR", "USER", "VOLUME", "EXPOSE"), word


def test_the_image_carries_native_code_that_runs_elsewhere() -> None:
    steps = instructions()
    generic, warm = steps.index(("ENV", "NUMBA_CPU_NAME=generic")), steps.index(("RUN", "quartett warm"))
    assert generic < warm
    assert ("USER", "quartett") in steps[:warm], "who serves may add to the code"


def test_what_is_left_out_of_the_image_is_not_needed_there() -> None:
    ignored = [line for line in told((ROOT / ".dockerignore").read_text()).splitlines() if line]
    assert {"web/node_modules", "web/dist", ".venv", ".git"} <= set(ignored)
    assert not {"src", "web", "pyproject.toml", "README.md", "LICENSE"} & set(ignored)


def test_compose_names_what_there_is() -> None:
    text = (HOSTING / "compose.yaml").read_text()
    compose = yaml.safe_load(text)
    tables, database = compose["services"]["tables"], compose["services"]["database"]
    build = tables["build"]
    assert (HOSTING / build["context"] / build["dockerfile"]).resolve() == HOSTING / "Containerfile"
    assert database["image"] in IMAGES
    assert set(tables["environment"]) <= variables()
    assert "@database/" in tables["environment"]["QUARTETT_DATABASE"], "the other service's name"
    assert all(port.startswith("127.0.0.1:") for port in tables["ports"]), "people come through the proxy"
    assert set(tables["depends_on"]) <= set(compose["services"])
    used = {volume.partition(":")[0] for service in compose["services"].values() for volume in service.get("volumes", ())}
    assert used == set(compose["volumes"])
    assert {name for service in compose["services"].values() for name in service["networks"]} == set(compose["networks"])
    gateway = compose["networks"]["inside"]["ipam"]["config"][0]["gateway"]
    assert tables["environment"]["QUARTETT_TRUSTED_PROXIES"] == gateway


def test_recipes_name_variables_and_commands_that_there_are() -> None:
    asked = {"QUARTETT_PASSWORD"}  # compose's own
    for file in HOSTING.iterdir():
        text = file.read_text()
        assert set(re.findall(r"QUARTETT_[A-Z]+(?:_[A-Z]+)*", text)) <= variables() | asked, file.name
        for line in told(text).splitlines() if file.suffix == ".service" else ():
            for called in commands(line.partition("=")[2]) if line.startswith("Exec") else ():
                need_command(called)
        for call in re.findall(r"server with (--.+)", text):  # in the proxies' recipes
            need_command(["serve", *call.split()])


@pytest.mark.skipif(CHECKER is None, reason="systemd is not installed")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for name in UNITS:
        (tmp_path / name).write_text((HOSTING / name).read_text().replace("/opt/quartett/bin/quartett", "/bin/true"))
    command = [CHECKER or "", "verify", *(str(tmp_path / name) for name in UNITS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "quartett" in line]
    assert (done.returncode, ours) == (0, []), done.stderr


def test_every_recipe_is_in_the_instructions() -> None:
    [page] = [path for path in (ROOT / "docs").rglob("*.md") if "quartett-backup.timer" in path.read_text()]
    text = page.read_text()
    assert [file.name for file in HOSTING.iterdir() if file.name.removesuffix(".service") not in text] == []
