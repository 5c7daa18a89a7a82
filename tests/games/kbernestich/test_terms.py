"""Texts speak in the words of docs/reference/terms.md, and in no others."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from quartett.language import messages, text_file

TERMS = Path(__file__).resolve().parents[3] / "docs/reference/terms.md"
SECTIONS = {
    "ja": "Kbernestich, Japanese (original rulebook)",
    "en": "Kbernestich, English (translation's words)",
    "de": "Kbernestich, German",
}
every_language = pytest.mark.parametrize("code", SECTIONS)


def rows(code: str) -> list[list[str]]:
    """The table of a language: thing, words, words not to be used."""
    section = TERMS.read_text().split(f"## {SECTIONS[code]}\n")[1].split("\n## ")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line.startswith("|")]
    return cells[2:]


def spoken(code: str) -> str:
    """All that people read in a language, without the names of messages and arguments."""
    serialize = FluentSerializer().serialize_entry
    texts = [
        serialize(message).partition(" =")[2]
        for name, message in messages(text_file("kbernestich", code).read_text()).items()
        if name != "tagline"
    ]
    return "\n".join(re.sub(r"\$\w+", "", text) for text in texts)


@every_language
def test_the_words_of_the_table_are_used(code: str) -> None:
    text = spoken(code)
    wanted = [word for _, words, _ in rows(code) for word in words.split("; ")]
    assert wanted
    assert [word for word in wanted if word not in text] == []


@every_language
def test_words_that_are_not_to_be_used_are_not(code: str) -> None:
    """A word may be part of a right one: misère bonus, but not bonus alone."""
    text = spoken(code)
    for _, words, wrong in rows(code):
        rest = text
        for word in words.split("; "):
            rest = rest.replace(word, "")
        assert [word for word in wrong.split("; ") if word and word in rest] == [], words
