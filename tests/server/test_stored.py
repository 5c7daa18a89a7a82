"""What was stored is checked when it is read: what cannot go on says so, is kept, and harms nobody else."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from quartett import RELEASE
from quartett.engine import Chance, Move, Refused
from quartett.server.table import entries
from quartett.server.table.entries import Away, Back, Begin, BotSpeed, Rematch, Sit, Undo
from quartett.server.table.frames import PROTOCOL
from tests.server.people import Person, close_all, house, play_to_the_end

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
DAMAGE = {
    "a move out of range": '{"kind":"move","seat":0,"move":987654}',
    "a move of release 0.1 out of range": '{"seat":0,"move":-5}',
    "an unknown kind": '{"kind":"dance","seat":0}',
    "a seat that is not there": '{"kind":"away","seat":60,"bot":"random"}',
    "not JSON": "{oops",
    "not even text": b"\xff\xfe\x00",
    "an outcome too many": '{"kind":"chance","chance":"DEAL","outcome":[1,2,3]}',
    "a number as an entry": "17",
    "a kind, and then no JSON": '{"kind":"dance"} oops',
    "more brackets than anybody counts": "[" * 100_000,
    "a bot at no seat": '{"kind":"begin","bots":{"first":"random"}}',
}


@pytest.mark.parametrize(
    ("body", "entry"),
    [
        ('{"sit":1,"guest":"g","name":"Béla"}', Sit(1, "g", "Béla")),
        ('{"begin":{"2":"casual"}}', Begin({"2": "casual"})),
        ('{"chance":"START","outcome":[2],"hash":"ab"}', Chance("START", [2])),
        ('{"seat":0,"move":7,"hash":"ab"}', Move(0, 7)),
        ('{"undo":true,"seat":1}', Undo(1)),
        ('{"away":1,"bot":"casual"}', Away(1, "casual")),
        ('{"back":1}', Back(1)),
        ('{"speed":"calm"}', BotSpeed("calm")),
        ('{"rematch":"abc"}', Rematch("abc")),
        ('{"kind":"move","seat":0,"move":7,"hash":"ab"}', Move(0, 7, "ab")),
        ('{"kind":"undo","seat":1}', Undo(1)),
    ],
)
def test_every_kind_of_entry_is_read_in_both_formats(body: str, entry: entries.Entry) -> None:
    assert entries.read(body) == entry


NO_ENTRIES = ["", "{}", "[]", "null", '{"kind":"dance"}', '{"sit":1}', '{"speed":"warp"}', '{"seat":1}', "{oops"]
NO_ENTRIES += [str(DAMAGE[name]) for name in ("a kind, and then no JSON", "more brackets than anybody counts", "a bot at no seat")]


@pytest.mark.parametrize("body", NO_ENTRIES, ids=range(len(NO_ENTRIES)))
def test_what_is_no_entry_is_refused(body: str) -> None:
    with pytest.raises(Refused):
        entries.read(body)


def first_frames(person: Person, table: str, number: int) -> list[Any]:
    where = f"{person.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(where, origin=Origin(person.url), additional_headers={"Cookie": person.cookie}, compression=None) as socket:
        return [json.loads(socket.recv(timeout=20)) for _ in range(number)]


def test_the_first_frame_says_which_protocol_and_release_this_is(anna: Person) -> None:
    table = anna.create(players=2, seats=SEATS)["id"]
    hello, _ = first_frames(anna, table, 2)
    assert hello == {"type": "hello", "v": PROTOCOL, "protocol": PROTOCOL, "release": RELEASE}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_a_log_that_cannot_go_on_is_set_aside_by_itself(tmp_path: Path, damage: str | bytes) -> None:
    with house(tmp_path) as server:
        anna = Person(server.url, "Anna")
        broken, whole = (anna.create(players=2, seats=SEATS)["id"] for _ in range(2))
        for table in (broken, whole):
            chair = anna.sit_down(table)
            chair.wait(lambda chair=chair: chair.my_turn)  # type: ignore[misc]
            assert chair.move()["ok"]
            chair.quiet()
        cookie = anna.cookie
        close_all()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        number = database.execute("SELECT max(number) FROM entries WHERE table_id=?", [broken]).fetchone()[0] + 1
        body = damage.encode() if isinstance(damage, str) else damage
        database.execute("INSERT INTO entries VALUES (?,?,?,NULL,NULL)", [broken, number, body])
        database.execute("UPDATE tables SET bot_turn=1 WHERE id=?", [broken])  # it is tried at the start, too
    database.close()
    with house(tmp_path) as server:
        anna = Person(server.url, cookie=cookie)
        hello, answer = first_frames(anna, broken, 2)
        assert (hello["type"], answer["type"], answer["error"]) == ("hello", "answer", "cannot_go_on")
        assert anna.get(f"/api/tables/{broken}")["broken"]
        kept = anna.http.get(f"/api/tables/{broken}/log")
        assert kept.status_code == 200
        assert kept.content.splitlines()[-1] == body.splitlines()[0]
        assert Person(server.url).http.get(f"/api/tables/{broken}/log").status_code in (403, 404)  # hands are in it
        assert not anna.get(f"/api/tables/{whole}")["broken"]
        chair = anna.sit_down(whole)
        play_to_the_end(chair)
        close_all()
