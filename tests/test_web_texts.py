"""Every message the pages ask for is in the text files, and every one there is asked for."""

import re
from pathlib import Path

from quartett import games
from quartett.language import messages, text_file

WEB = Path(__file__).resolve().parents[1] / "web/src"
NAME = re.compile(r"""["'`]((?:web|board)-[A-Za-z0-9_-]*)(\$\{)?""")


def asked_for(sources: list[Path], prefix: str) -> tuple[set[str], set[str]]:
    """Whole names, and beginnings of names that are put together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for source in sources:
        for name, more in NAME.findall(source.read_text()):
            if name.startswith(prefix):
                (begun if more or name.endswith("-") else whole).add(name)
    return whole, begun


def check(sources: list[Path], prefix: str, home: str) -> None:
    whole, begun = asked_for(sources, prefix)
    there = {name for name in messages(text_file(home, "en").read_text()) if name.startswith(prefix)}
    assert whole - there == set()
    assert {name for name in there - whole if not name.startswith(tuple(begun))} == set()


def test_the_pages_find_their_words() -> None:
    check([path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"} and "games" not in path.parts], "web-", "")


def test_every_board_finds_its_words() -> None:
    for game in games.names():
        if (WEB / "games" / game).is_dir():
            check([path for path in (WEB / "games" / game).iterdir() if path.suffix in {".ts", ".svelte"}], "board-", game)
