"""A server that is killed at any moment of a sign-up, a sign-in or a farewell: each step has happened wholly or not at all."""

import os
import random
import signal
import threading
from contextlib import suppress
from pathlib import Path

import httpx
from sqlalchemy import func, select

from quartett.server.club import kept
from quartett.server.settings import Settings
from quartett.server.start import visited
from quartett.server.storage import sql
from tests.server.authenticator import Authenticator, add_code, add_passkey, sign_in
from tests.server.people import Person
from tests.server.test_durability import Process, free_port

ROUNDS = int(os.environ.get("QUARTETT_KILLS", 4))
ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


class Life:
    """One person from the first visit to the farewell, and how far they were told that they got."""

    def __init__(self, url: str, number: int) -> None:
        self.url, self.number = url, number
        self.passkey, self.code = Authenticator(), ""
        self.table = self.other = self.id = self.phone = ""
        self.told = 0

    def live(self) -> None:
        """Until the server is killed."""
        with suppress(httpx.TransportError):
            for step in (self.come, self.join, self.keep, self.move_in, self.leave):
                step()
                self.told += 1

    def come(self) -> None:
        self.anna = Person(self.url, f"Anna {self.number}")
        self.id = self.anna.id
        self.table = self.anna.create(players=2, seats=ALONE)["id"]

    def join(self) -> None:
        add_passkey(self.anna, self.passkey)

    def keep(self) -> None:
        self.code = add_code(self.anna)

    def move_in(self) -> None:
        phone = Person(self.url, f"Anni {self.number}")
        self.phone = phone.id
        self.other = phone.create(players=2, seats=ALONE)["id"]
        sign_in(phone, self.passkey, keep=True)

    def leave(self) -> None:
        self.anna.post("/api/me/delete", {"confirm": "delete"})

    def check(self, url: str) -> None:
        """What was told is so; of the step that was cut off, all or nothing."""
        if self.told == 0:
            return
        back = Person(url, cookie=self.anna.cookie)  # the cookie this browser has, whatever the server thinks of it
        visitor = Person(url)
        asked = visitor.post("/api/me/sign-in/options")
        self.passkey.count += 10
        answer = visitor.http.post("/api/me/sign-in", json=self.passkey.show(asked, url))
        is_member = answer.status_code == 200
        if self.told == 1:  # cut off while a passkey was added
            assert (back.id == self.id) != is_member, "either the guest's cookie opens the id, or the passkey"
        elif self.told < 4:
            assert is_member
            assert back.id == self.id
        elif self.told == 4:  # cut off while everything was deleted
            assert (back.id == self.id) == is_member
        else:
            assert not is_member
        holder = visitor if is_member else back
        tables = {row["id"] for row in holder.get("/api/tables")["mine"]}
        assert tables <= {self.table, self.other}
        if is_member or self.told == 1:
            assert self.table in tables
        if is_member and self.told == 4:
            assert self.other in tables


def one_round(data: Path, database: str, number: int, dice: random.Random) -> int:
    port = free_port()
    server = Process(data, database, port)
    lives = [Life(server.url, 10 * number + each) for each in range(3)]
    threads = [threading.Thread(target=life.live) for life in lives]
    for thread in threads:
        thread.start()
    threads[0].join(dice.uniform(0.05, 1.2))  # some time in it
    server.stop(signal.SIGKILL)
    for thread in threads:
        thread.join(30)
    server = Process(data, database, port)
    try:
        for life in lives:
            life.check(server.url)
    finally:
        server.stop(signal.SIGTERM)
    return sum(life.told for life in lives)


def test_killed_at_any_step_nothing_is_doubled_and_nothing_lost(tmp_path: Path, database: str) -> None:
    dice = random.Random(database and "postgresql")

    assert sum(one_round(tmp_path, database, number, dice) for number in range(ROUNDS)) > 0, "somebody got somewhere"
    with visited(Settings(tmp_path, database)) as engine, engine.connect() as connection:
        for table in (kept.passkeys, kept.devices, kept.recovery_codes):
            orphans = select(func.count()).select_from(table).where(table.c.member.not_in(select(kept.members.c.id)))
            assert connection.execute(orphans).scalar_one() == 0
        unnamed = select(func.count()).select_from(kept.members).where(kept.members.c.id.not_in(select(sql.guests.c.id)))
        assert connection.execute(unnamed).scalar_one() == 0
        keyless = select(kept.members.c.id).where(
            kept.members.c.id.not_in(select(kept.passkeys.c.member)), kept.members.c.id.not_in(select(kept.recovery_codes.c.member))
        )
        assert connection.execute(keyless).all() == []
