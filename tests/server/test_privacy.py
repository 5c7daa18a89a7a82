"""What is said to be kept about people is what is kept."""

import re
from pathlib import Path

from sqlalchemy import inspect

from quartett.server.start import visited
from quartett.server.storage.backup import VERSION_TABLE
from tests.server.authenticator import add_code, add_passkey
from tests.server.people import House, Person
from tests.server.test_ratings import finish

PAGE = Path(__file__).resolve().parents[2] / "docs/explanation/privacy.md"
NOT_EXPORTED = {"tables.facts", "entries.body"}  # the games themselves; the page says why


def told(part: str) -> set[str]:
    text = PAGE.read_text().partition(f"\n## {part}\n")[2].partition("\n## ")[0]
    return set(re.findall(r"^\| `(\w+\.\w+)` \|", text, re.M))


def test_every_column_is_told_of(server: House) -> None:
    with visited(server.settings) as engine:
        seen = inspect(engine)
        stored = {f"{table}.{column['name']}" for table in seen.get_table_names() for column in seen.get_columns(table)}
    personal, other = told("About a person"), told("About nobody")
    assert not personal & other
    assert personal | other == {name for name in stored if not name.startswith(VERSION_TABLE)}


def test_everything_about_a_person_is_exported(server: House, anna: Person) -> None:
    table = anna.create(players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"]
    chair = anna.sit_down(table)
    chair.wait(lambda: chair.my_turn)
    assert chair.move()["ok"]
    add_passkey(anna)
    add_code(anna)
    anna.post(f"/api/tables/{table}/hook", {"url": "https://hooks.example/x"})
    finish(anna, rated=True)
    rows = anna.get("/api/me/export")["rows"]
    found = {f"{table}.{column}" for table, some in rows.items() for row in some for column in row}
    missing = told("About a person") - NOT_EXPORTED - found
    assert {name for name in missing if not name.startswith("daily.")} == set(), "no deal was finished"
    assert "daily" in rows
