"""No dead link, no line too long to read, no figure without its origin, no page that knows one machine only."""

import re
from pathlib import Path
from urllib.parse import unquote

import pytest

from quartett.generate import pages as generated
from quartett.generate.markdown import LONGEST
from quartett.lab import measured
from quartett.referee import REFUSALS
from tests.docs.pages import CHECKOUT, DOCS, prose, relative, steps, text, written

LINK = re.compile(r"(?<!\\)\]\(<?([^)\s>]+)>?\)")
CITED = re.compile(r"\bdocs/[\w./-]+\.(?:md|json)\b")
LATER = {"src/quartett/games/race/policy.py"}  # an edit of rules compiles them anew: mended with their next change
MACHINE = re.compile(r"/(?:work|root)/|pypi\.org|registry\.npmjs")
SHARE = re.compile(r"\d ?%")
WITHOUT_FIGURES = ("explanation", "decisions", "strength-and-speed")
INTERVAL = re.compile(r"95 %")  # the one share that is no figure


def slug(heading: str) -> str:
    """A heading's anchor, as GitHub and the site make it."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[\s-]+", "-", re.sub(r"[^\w\s-]", "", text.lower()).strip())


def anchors(page: Path) -> set[str]:
    return {slug(line.lstrip("# ")) for line in page.read_text("utf-8").splitlines() if re.match(r"#{1,4} ", line)}


def dead(page: Path) -> list[str]:
    found = []
    for target in (link for _, line in lines(page) for link in LINK.findall(line)):
        path, _, anchor = unquote(target).partition("#")
        if re.match(r"\w+:", path):
            continue
        place = (page.parent / path).resolve() if path else page
        if not place.exists() or (anchor and place.suffix == ".md" and anchor not in anchors(place)):
            found.append(target)
    return found


def lines(page: Path) -> list[tuple[int, str]]:
    """Prose and tables: both hold links. Code between backticks holds none."""
    tables = [(0, line) for line in page.read_text("utf-8").splitlines() if line.startswith("|")]
    return [(number, re.sub(r"`[^`]*`", "", line)) for number, line in [*prose(page), *tables]]


@pytest.mark.parametrize("page", written(), ids=relative)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert dead(page) == []


def test_a_dead_link_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "there.md").write_text("# A page\n\n## One part\n")
    page = tmp_path / "page.md"
    page.write_text("[a](there.md) [b](there.md#one-part) [c](gone.md)\n\n| [d](there.md#other) | [e](https://example.org) |\n")
    assert dead(page) == ["gone.md", "there.md#other"]


def test_sources_cite_pages_that_exist() -> None:
    homes = [CHECKOUT / name for name in ("src", "tests", "bench", "web/src")]
    sources = [path for home in homes for path in home.rglob("*") if path.suffix in (".py", ".ts", ".svelte", ".ftl", ".txt")]
    cited = {
        (relative(path), name) for path in sources for name in CITED.findall(path.read_text("utf-8")) if "node_modules" not in path.parts
    }
    assert cited
    missing = {path for path, name in cited if not (CHECKOUT / name).is_file()}
    assert missing <= {*LATER, "tests/test_new_game.py"}  # the latter speaks of a checkout of its own


@pytest.mark.parametrize("page", written(), ids=relative)
def test_prose_lines_can_be_read(page: Path) -> None:
    assert [(number, len(line)) for number, line in text(page) if len(line) > LONGEST] == []


@pytest.mark.parametrize("page", written(), ids=relative)
def test_no_page_knows_one_machine_only(page: Path) -> None:
    assert MACHINE.findall(page.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "page", [page for page in written() if page.parent.name in ("explanation", "decisions", "strength-and-speed")], ids=relative
)
def test_shares_stand_in_tables_that_say_where_they_come_from(page: Path) -> None:
    assert [(number, line) for number, line in prose(page) if SHARE.search(INTERVAL.sub("", line))] == []


@pytest.mark.parametrize("path", sorted((CHECKOUT / measured.MEASURED).glob("*.json")), ids=lambda path: path.stem)
def test_what_was_measured_says_when_and_where(path: Path) -> None:
    table = measured.read(path)
    assert table.how
    assert table.machine
    assert table.rows
    assert all(len(row) == len(table.columns) for row in table.rows)
    assert set(table.forms) <= set(table.columns)
    for stamp in measured.STAMPS:
        assert bool(getattr(table, stamp)) != (stamp in table.columns)
    shown = [page for page in DOCS.rglob("*.md") if f"<!-- generated: measured {path.stem} -->" in page.read_text("utf-8")]
    assert shown


def test_a_table_is_kept_as_it_was_written(tmp_path: Path) -> None:
    table = measured.Table(
        "A toss", "thrown", "a coin", ["side", "share"], [["heads", 0.5], ["edge", None]], "abc", "2026-01-01", {"share": ".0%"}
    )
    measured.write(tmp_path / "toss.json", table)
    assert measured.read(tmp_path / "toss.json") == table
    assert "| heads | 50% |\n| edge |  |" in generated.shown(table)
    assert "commit abc, 2026-01-01, a coin" in generated.shown(table)


def test_every_refusal_of_the_referee_is_told() -> None:
    sources = [CHECKOUT / "src/quartett/referee.py", *(CHECKOUT / "src/quartett/engine").glob("*.py")]
    codes = {code for path in sources for code in re.findall(r'Refused\("(\w+)"', path.read_text())}
    assert codes <= set(REFUSALS)


def test_every_tutorial_is_followed() -> None:
    from tests.docs.test_tutorials import PAGES

    marked = {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md") if any(step.kind == "run" for step in steps(page))}
    assert marked == set(PAGES)
