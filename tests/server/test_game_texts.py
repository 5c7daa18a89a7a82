"""The words of every game come from the server, for pages that were built without it."""

import pytest

from quartett import games
from quartett.language import LANGUAGES, text_file
from tests.server.people import Person


@pytest.fixture
def database() -> str:
    return ""  # texts are in no database


def test_every_game_can_be_read_in_every_language(anna: Person) -> None:
    for name in games.names():
        for language in LANGUAGES:
            answer = anna.http.get(f"/api/games/{name}/texts/{language}")
            assert answer.text == text_file(name, language).read_text("utf-8")
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"


def test_what_is_known_already_is_not_sent_again(anna: Person) -> None:
    path = f"/api/games/{games.names()[0]}/texts/en"
    first = anna.http.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = anna.http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert anna.http.get(path.replace("/en", "/de"), headers={"If-None-Match": first.headers["etag"]}).status_code == 200


def test_an_unknown_game_or_language_is_not_found(anna: Person) -> None:
    name = games.names()[0]
    for path in ("/api/games/chess/texts/en", f"/api/games/{name}/texts/fr", f"/api/games/{name}/texts/..", "/api/games/../texts/en"):
        assert anna.http.get(path).status_code == 404


def test_other_answers_are_kept_nowhere(anna: Person) -> None:
    assert anna.http.get("/api/games").headers["cache-control"] == "no-store"
