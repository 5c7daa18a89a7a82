"""A release is refused until its changelog, its stored games and its commit are finished; a commit until its message is."""

import subprocess
from pathlib import Path

import pytest

from tests import release
from tests.commit_message import problems as of_message

GOOD = "# Changes\n\n## 1.2.0 (2026-12-31)\n\n- Tables can be painted.\n\n## 1.1.0\n\n- TODO of long ago\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository whose release can be made."""
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "toy"\nversion = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(GOOD)
    (tmp_path / "tests/archive/1.2").mkdir(parents=True)
    (tmp_path / "tests/archive/1.2/game.jsonl").touch()
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "Anna")
    git(tmp_path, "config", "user.email", "anna@example.org")
    commit(tmp_path)
    return tmp_path


def git(checkout: Path, *arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=checkout, check=True, capture_output=True)


def commit(checkout: Path) -> None:
    git(checkout, "add", "--all")
    git(checkout, "commit", "--quiet", "--message", "As it is")


def test_a_finished_release_is_tagged_once(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(checkout) == 0
    assert release.git(checkout, "tag") == "v1.2.0"
    assert release.main(checkout) == 1
    assert "released already" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "because"),
    [
        ("(2026-12-31)", "(not released)", "needs the day"),
        (" (2026-12-31)", "", "needs the day"),
        ("- Tables can be painted.\n", "", "says nothing"),
        ("painted.", "painted. TODO: how?", "not finished: 'TODO'"),
        ("painted.", "painted and ...", "not finished: '...'"),
        ("1.2.0", "1.3.0", "begins with 1.3.0"),
        (GOOD, "# Changes\n", "no section"),
    ],
)
def test_an_unfinished_changelog_is_refused(checkout: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, because: str) -> None:
    (checkout / "CHANGELOG.md").write_text(GOOD.replace(old, new))
    commit(checkout)
    assert release.main(checkout) == 1
    assert because in capsys.readouterr().out
    assert release.git(checkout, "tag") == ""


def test_stored_games_and_a_clean_checkout_are_wanted(checkout: Path) -> None:
    (checkout / "tests/archive/1.2/game.jsonl").unlink()
    (checkout / "tests/archive/1.2").rmdir()
    assert [problem.split(":")[0] for problem in release.problems(checkout)] == [
        "tests/archive/1.2 is missing",
        "there are changes that are not committed",
    ]


@pytest.mark.parametrize(
    "message", ["Tables can be painted", "Tables can be painted\n\nBecause they were grey.", "# git's\n\nShort\n# git's"]
)
def test_a_good_message(message: str) -> None:
    assert of_message(message) == []


@pytest.mark.parametrize(
    ("message", "because"), [("x" * 73, "73 characters"), ("Done.", "full stop"), ("One\ntwo", "empty line"), ("\n#\n", "is empty")]
)
def test_a_bad_message(message: str, because: str) -> None:
    assert because in of_message(message)[0]
