"""Replays come in pages: small, kept, compressed, from a thread of their own, so that nobody waits for somebody's replay."""

import gzip
import shutil
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from quartett.engine import NONE
from quartett.server.table import replay
from quartett.server.table.replay import Replays, page_length, steps_of
from tests.archive.test_archive import HOME as ARCHIVE
from tests.server.people import House, Person, house, play_to_the_end, wait_for


@pytest.fixture
def server(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as running:
        yield running


@pytest.fixture
def anna(server: House) -> Person:
    return Person(server.url, "Anna")


def finished(person: Person) -> str:
    """A short game of Race, alone against a bot."""
    made = person.create(players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    chair = person.sit_down(made["id"])
    play_to_the_end(chair)
    return str(made["id"])


def test_pages_add_up_to_the_whole_game(anna: Person, server: House) -> None:
    table = finished(anna)
    whole = anna.get(f"/api/tables/{table}/steps?eyes=all")
    assert whole["first"] == 0
    assert len(whole["steps"]) == whole["total"]
    assert whole["steps"][-1]["turn"] == "over"
    owner = server.api.tables.in_memory(table)
    pages = [steps_of(owner.facts, owner.entries, NONE, True, first, 7) for first in range(0, whole["total"], 7)]
    read = [msgspec.json.decode(page) for page in pages]
    assert [step for page in read for step in page["steps"]] == whole["steps"]
    assert [page["first"] for page in read] == list(range(0, whole["total"], 7))
    assert {page["total"] for page in read} == {whole["total"]}


def test_a_page_begins_where_pages_begin(anna: Person) -> None:
    table = finished(anna)
    length = page_length(2, True)
    for first in ("1", "-1", "x", str(length + 1), "9" * 30, ""):
        assert anna.refused(f"/api/tables/{table}/steps?eyes=all&first={first}") == "bad_request"
    assert anna.get(f"/api/tables/{table}/steps?eyes=all&first={100 * length}")["steps"] == []


def test_a_page_is_compressed_and_known_again(anna: Person) -> None:
    path = f"/api/tables/{finished(anna)}/steps?eyes=all"
    answer = anna.http.get(path)
    assert answer.headers["Content-Encoding"] == "gzip"
    again = anna.http.get(path, headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = anna.http.get(path, headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.json() == answer.json()
    other = anna.http.get(path.replace("all", "0"), headers={"If-None-Match": answer.headers["ETag"]})
    assert other.status_code == 200


def test_a_page_is_made_once_for_everybody(anna: Person, server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, made = finished(anna), []

    def noted(*args: Any) -> bytes:
        made.append(args)
        return steps_of(*args)

    monkeypatch.setattr(replay, "steps_of", noted)
    bodies = {Person(server.url).http.get(f"/api/tables/{table}/steps?eyes=0").content for _ in range(3)}
    assert (len(made), len(bodies)) == (1, 1)


def test_old_pages_make_room(anna: Person, server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(anna)
    monkeypatch.setattr(replay, "MOST_KEPT", 0)
    anna.get(f"/api/tables/{table}/steps")
    replays: Replays = server.api.replays
    assert (len(replays.pages), replays.kept) == (0, 0)


def test_many_pages_at_once_are_made_one_by_one_and_refused_beyond_a_few(
    anna: Person, server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one page takes for ever, everything else is served; the same client cannot queue up more than a few."""
    table, gate, at_once = finished(anna), threading.Event(), []

    def slow(*args: Any) -> bytes:
        at_once.append(threading.current_thread().name)
        gate.wait(20)
        return steps_of(*args)

    monkeypatch.setattr(replay, "steps_of", slow)
    answers: list[httpx.Response] = []
    others = [Person(server.url, cookie=anna.cookie) for _ in range(replay.MOST_WAITING + 4)]
    eyes = ["all", "none", "0", "1"]
    monkeypatch.setattr(replay, "tag", lambda *args: f"{len(answers)} {threading.get_ident()} {id(args)}")  # nothing is kept
    asking = [
        threading.Thread(target=lambda p=p, i=i: answers.append(p.http.get(f"/api/tables/{table}/steps?eyes={eyes[i % 4]}")))
        for i, p in enumerate(others)
    ]
    for thread in asking:
        thread.start()
    refused = len(others) - replay.MOST_WAITING - 1
    while len(answers) < refused:
        assert anna.get("/api/games")  # others are served meanwhile
    assert len(at_once) == 1
    gate.set()
    for thread in asking:
        thread.join(20)
    codes = sorted(answer.status_code for answer in answers)
    assert codes == [200] * (replay.MOST_WAITING + 1) + [429] * refused
    assert {name.rpartition("_")[0] for name in at_once} == {"replay"}


@pytest.mark.compiled
def test_a_page_of_the_largest_game_is_small(tmp_path: Path) -> None:
    """The longest replays are of Ringlinge: opening one loads one page, well below two megabytes."""
    shutil.copytree(ARCHIVE / "0.1", tmp_path, dirs_exist_ok=True, ignore=lambda home, names: {"replays"} & set(names))
    noted = msgspec.json.decode((ARCHIVE / "0.1" / "tables.json").read_bytes())
    finished = [table for table in noted["tables"] if table["game"] == "ringlinge" and table["phase"] == "over"]
    with house(tmp_path) as server:
        anna = Person(server.url)
        pages = [anna.http.get(f"/api/tables/{table['id']}/steps?eyes=all") for table in finished]
        long = [page for page in pages if page.json()["total"] > len(page.json()["steps"])]
        assert long
        assert all(len(gzip.compress(page.content)) < 400_000 for page in pages)
        for page in long:
            length = len(page.json()["steps"])
            following = anna.get(f"{page.url.path}?eyes=all&first={length}")
            assert following["first"] == length
            assert following["steps"][0]["version"] > page.json()["steps"][-1]["version"]


def test_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    """A client that asks and never reads costs nothing for long."""
    with house(tmp_path, send_seconds=0.5) as server:
        anna = Person(server.url, "Anna")
        table = finished(anna)
        others = set(server.server.server_state.connections)
        mute = socket.socket()
        mute.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        mute.connect(("127.0.0.1", server.port))
        line = f"GET /api/tables/{table}/steps?eyes=all HTTP/1.1\r\nHost: x\r\nCookie: {anna.cookie}\r\n\r\n"
        mute.sendall(line.encode() * 40)
        wait_for(lambda: not server.server.server_state.connections - others)
        mute.close()
