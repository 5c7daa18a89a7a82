"""One word per thing: what docs/reference/terms.md says not to say stands nowhere in the texts."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from quartett.language import messages, text_file

TERMS = (Path(__file__).resolve().parents[3] / "docs/reference/terms.md").read_text()
WORD_CHARACTER = r"[^\W\d_]"
BOTH = "## Ringlinge, English and Japanese"
COLUMNS = {
    "de": ("## Ringlinge, German", 2),
    "en": (BOTH, 2),
    "ja": (BOTH, 4),
}


def avoided(code: str) -> list[str]:
    """The words of the column "not"."""
    heading, column = COLUMNS[code]
    section = TERMS.split(heading)[1].split("\n## ")[0]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")][2:]
    return [word.strip() for row in rows for word in row[column].split(",") if word.strip()]


@pytest.mark.parametrize("code", COLUMNS)
def test_no_text_uses_another_word(code: str) -> None:
    words = avoided(code)
    assert len(words) > 3
    whole = "|".join(words) if code == "ja" else rf"(?<!{WORD_CHARACTER})(?:{'|'.join(words)})(?!{WORD_CHARACTER})"
    serialize = FluentSerializer().serialize_entry
    said = {name: serialize(message).partition("=")[2] for name, message in messages(text_file("ringlinge", code).read_text()).items()}
    spoken = {name: re.sub(r"\$\w+", "", text) for name, text in said.items()}  # a filling's own name is not read
    assert {name: found.group() for name, text in spoken.items() if (found := re.search(whole, text))} == {}
