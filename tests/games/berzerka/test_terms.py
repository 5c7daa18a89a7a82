"""One word for one thing in each language: the texts keep to docs/reference/terms.md."""

import re
from pathlib import Path

import pytest

from quartett.language import text_file

TERMS = Path(__file__).parents[3] / "docs/reference/terms.md"
COLUMNS = {"en": 1, "de": 2, "ja": 3}
NOT = 4
LANGUAGE = re.compile(r"(.+) \((\w+)\)")  # a word that is wrong in one language only
NAMES = {"en": "English", "de": "German", "ja": "Japanese"}


def rows() -> list[list[str]]:
    """The lines of the game's table."""
    section = TERMS.read_text().split("## Berzerka\n")[1].split("\n## ")[0]
    lines = [[part.strip() for part in line.strip("|").split("|")] for line in section.splitlines() if line.startswith("|")]
    return lines[2:]


def words(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",") if word.strip()]


@pytest.mark.parametrize("code", COLUMNS)
def test_every_term_is_used(code: str) -> None:
    text = text_file("berzerka", code).read_text().lower()
    assert rows()
    assert [word for row in rows() for word in words(row[COLUMNS[code]]) if word.lower() not in text] == []


@pytest.mark.parametrize("code", COLUMNS)
def test_no_other_word_is_used_for_it(code: str) -> None:
    text = "\n".join(line.partition(" = ")[2] or line for line in text_file("berzerka", code).read_text().splitlines())
    unwanted = [word for row in rows() for word in words(row[NOT])]
    here = [found[1] if (found := LANGUAGE.fullmatch(word)) else word for word in unwanted if not of_another_language(word, code)]
    assert [word for word in here if word in text] == []


def of_another_language(word: str, code: str) -> bool:
    found = LANGUAGE.fullmatch(word)
    return found is not None and found[2] != NAMES[code]
