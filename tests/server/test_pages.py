"""Pages: whoever goes to an address that is none gets a page that says so; programs and files get a plain error."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import House, Person, house

VISIT = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
PAGE = "<!doctype html><title>Quartett</title>"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[House]:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text(PAGE)
    (pages / "assets" / "main-1234.js").write_text("x" * 1000)
    with house(tmp_path, web=pages) as running:
        yield running


@pytest.fixture
def unbuilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setenv("QUARTETT_WEB", str(tmp_path / "nowhere"))
    with house(tmp_path) as running:
        yield running


@pytest.mark.parametrize(
    "path", ["/unknown", "/table", "/table/a/b", "/join/x", "/%ff", "/%00", "/tabel/x?y=z", "/index.htm", "/.env", "/api"]
)
def test_a_visitor_at_an_unknown_address_gets_a_page(anna: Person, path: str) -> None:
    answer = anna.http.get(path, headers=VISIT)
    assert (answer.status_code, answer.text) == (404, PAGE)
    assert answer.headers["cache-control"] == "no-cache"
    assert anna.http.head(path, headers=VISIT).status_code == 404


@pytest.mark.parametrize("path", ["/", "/table/x", "/replay/x", "/join/x/y"])
def test_pages_are_there(anna: Person, path: str) -> None:
    answer = anna.http.get(path, headers=VISIT)
    assert (answer.status_code, answer.text) == (200, PAGE)


@pytest.mark.parametrize("path", ["/api/unknown", "/api/tables/unknown", "/assets/main-0000.js", "/assets/", "/assets/%00"])
def test_programs_and_files_get_a_plain_error(anna: Person, path: str) -> None:
    for headers in (VISIT, {"Accept": "*/*"}):
        answer = anna.http.get(path, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (404, "not_found")


def test_a_program_at_an_unknown_address_gets_a_plain_error(anna: Person) -> None:
    assert anna.http.get("/unknown").json()["error"] == "not_found"
    assert anna.http.post("/unknown", headers=VISIT).json()["error"] in ("not_found", "bad_method")


def test_files_of_a_build_are_kept_for_ever_and_the_page_is_not(anna: Person) -> None:
    assert "immutable" in anna.http.get("/assets/main-1234.js").headers["cache-control"]
    assert anna.http.get("/").headers["cache-control"] == "no-cache"


def test_without_pages_a_visitor_is_told_how_to_build_them(unbuilt: House) -> None:
    anna = Person(unbuilt.url)
    assert anna.http.get("/", headers=VISIT).status_code == 200
    answer = anna.http.get("/unknown", headers=VISIT)
    assert answer.status_code == 404
    assert "make web" in answer.text
