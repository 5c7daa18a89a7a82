"""Every ruling is in the rulebook, in what players read, and proven by a test that has its number in its name."""

import re

import msgspec
import pytest

from quartett import games, generate
from quartett.generate import rulings
from quartett.language import messages, text_file

# About spelling and dates: there is nothing that could go wrong.
WORDING = {("ringlinge", "R2"), ("ringlinge", "R57")}
every_game = pytest.mark.parametrize("game", games.names())


def told(game: str) -> dict[str, rulings.Ruling]:
    """What ships with the package."""
    body = msgspec.json.decode((games.homes()[game] / "rulings.json").read_bytes())
    return {each["name"]: msgspec.convert(each, rulings.Ruling) for each in body["rulings"]}


@every_game
def test_rulings_are_numbered_without_a_gap_and_say_something(game: str) -> None:
    found = told(game)
    assert list(found) == [f"R{number}" for number in range(1, len(found) + 1)]
    assert len(found) >= 50
    assert [each.name for each in found.values() if not each.question or not each.ruling] == []


@every_game
def test_every_ruling_is_proven_by_a_test(game: str) -> None:
    proven = rulings.proven(generate.CHECKOUT / "tests/games" / game)
    assert {name for name in told(game) if name not in proven} == {name for home, name in WORDING if home == game}
    assert set(proven) <= set(told(game)), "a test names a ruling that there is not"


@every_game
def test_what_the_code_cites_is_there(game: str) -> None:
    """Comments and docstrings speak of R29: that ruling exists."""
    found = set(told(game))
    for path in sorted(games.homes()[game].glob("*.py")):
        cited = set(re.findall(r"\b(R\d+)\b", path.read_text())) if game != "race" else set(re.findall(r"# (R\d+):", path.read_text()))
        assert cited <= found, path.name


@every_game
def test_a_reason_rests_on_a_ruling_that_there_is(game: str) -> None:
    reasons = games.load(game).words.RULINGS
    assert reasons
    assert set(reasons) <= set(messages(text_file(game, "en").read_text()))
    assert set(reasons.values()) <= set(told(game))


def test_the_table_is_read_cell_by_cell() -> None:
    text = "\n## 9. Rulings\n\nEN is English.\n\n| # | source | ruling | why | opt |\n|---|---|---|---|---|\n"
    text += (
        "| R1 | what? | so | | - |\n| R2 | and *then* | this `x` | because - well | `jump`, data |\n\n## 10. More\n| R3 | a | b | c | d |\n"
    )
    assert list(rulings.rulings(text, ["jump"])) == [
        rulings.Ruling("R1", "what?", "so", "", []),
        rulings.Ruling("R2", "and *then*", "this `x`", "because - well", ["jump"]),
    ]
    assert rulings.preface(text) == "EN is English."


def test_long_lines_are_folded_at_spaces() -> None:
    assert rulings.folded("* R1: aaa, bbb, ccc", 10) == "* R1: aaa,\n  bbb, ccc"
