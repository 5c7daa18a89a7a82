"""The lock files fit what pyproject.toml and package.json ask for, and name no place where packages come from."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HOME = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((HOME / "pyproject.toml").read_text())["project"]
PINNED = re.compile(r"^([a-z0-9._-]+)==([^ ;\\]+)", re.M)


def pinned(extra: str) -> dict[str, set[str]]:
    """The versions of each package, of which there may be several for different Pythons."""
    found: dict[str, set[str]] = {}
    for name, version in PINNED.findall((HOME / f"locks/{extra}.txt").read_text()):
        found.setdefault(canonicalize_name(name), set()).add(version)
    return found


def missing(asked: list[str], lock: dict[str, set[str]]) -> list[str]:
    wanted = [Requirement(each) for each in asked]
    return [str(each) for each in wanted if not any(map(each.specifier.contains, lock.get(canonicalize_name(each.name), ())))]


@pytest.mark.parametrize("extra", PROJECT["optional-dependencies"])
def test_everything_asked_for_is_pinned(extra: str) -> None:
    lock = pinned("dev") | pinned(extra)
    asked = PROJECT["dependencies"] + PROJECT["optional-dependencies"][extra]
    assert missing(asked, lock) == [], "run `make lock`"
    assert missing(["numba>=99", "unheard-of"], lock) == ["numba>=99", "unheard-of"]


@pytest.mark.parametrize("lock", sorted(HOME.glob("locks/*.txt")), ids=lambda path: path.stem)
def test_every_file_is_known_by_its_hash_and_none_by_its_place(lock: Path) -> None:
    text = lock.read_text()
    assert "://" not in text
    for block in re.split(r"\n(?=[a-z0-9])", text.strip()):
        assert "--hash=sha256:" in block, block


def test_the_lock_of_the_pages_is_whole() -> None:
    packages = json.loads((HOME / "web/package-lock.json").read_text())["packages"]
    for name in ("dependencies", "devDependencies"):
        assert packages[""][name] == json.loads((HOME / "web/package.json").read_text())[name], "run `make lock`"
    for place, package in packages.items():
        assert not place or package.get("integrity"), place
        assert "resolved" not in package, f"{place}: web/.npmrc leaves out where it comes from"
        # A registry that lacks packages for other systems leaves a lock that `npm ci` refuses.
        for each in {**package.get("dependencies", {}), **package.get("optionalDependencies", {})}:
            assert any(f"{above}node_modules/{each}" in packages for above in ("", f"{place}/")), f"{place} needs {each}"
