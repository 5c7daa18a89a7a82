"""`make release`: tag this commit as a release, or say what is not finished."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]
SECTION = re.compile(r"^## (\S+)([^\n]*)\n(.*?)(?=^## |\Z)", re.M | re.S)
UNFINISHED = re.compile(r"\b(TODO|TBD|FIXME|XXX)\b|\.\.\.$", re.M)


def problems(checkout: Path) -> list[str]:
    """What a release still needs; nothing if it may be made."""
    version = version_of(checkout)
    changes = (checkout / "CHANGELOG.md").read_text("utf-8")
    return [*of_changelog(changes, version), *of_archive(checkout, version), *of_git(checkout, version)]


def version_of(checkout: Path) -> str:
    return str(tomllib.loads((checkout / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def of_changelog(changes: str, version: str) -> list[str]:
    """Its first section is this release, with a day, and has something to say."""
    newest = SECTION.search(changes)
    if not newest:
        return ["CHANGELOG.md has no section"]
    found = []
    if newest[1] != version:
        found.append(f"CHANGELOG.md begins with {newest[1]}, but pyproject.toml says {version}")
    if not re.fullmatch(r" \(\d{4}-\d\d-\d\d\)", newest[2]):
        found.append(f"the heading of {newest[1]} in CHANGELOG.md needs the day of the release, like (2026-12-31), and no other note")
    if not re.search(r"^- ", newest[3], re.M):
        found.append(f"CHANGELOG.md says nothing about {newest[1]}")
    if left := UNFINISHED.search(newest[3]):
        found.append(f"CHANGELOG.md is not finished: {left[0]!r} in {newest[1]}")
    return found


def of_archive(checkout: Path, version: str) -> list[str]:
    """Every release leaves stored games behind that every later one must open."""
    release = ".".join(version.split(".")[:2])
    there = (checkout / "tests/archive" / release).is_dir()
    return [] if there else [f"tests/archive/{release} is missing: python -m tests.archive.make {release}"]


def of_git(checkout: Path, version: str) -> list[str]:
    found = []
    if git(checkout, "status", "--porcelain"):
        found.append("there are changes that are not committed")
    if git(checkout, "tag", "--list", f"v{version}"):
        found.append(f"v{version} was released already")
    return found


def git(checkout: Path, *arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=checkout, capture_output=True, text=True, check=True).stdout.strip()


def main(checkout: Path = CHECKOUT) -> int:
    found = problems(checkout)
    for problem in found:
        print(f"not released: {problem}")
    if not found:
        name = f"v{version_of(checkout)}"
        git(checkout, "tag", "--annotate", name, "--message", f"Release {name}")
        print(f"tagged {name}; push it with: git push origin {name}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
