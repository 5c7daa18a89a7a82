"""What members do about themselves. Each act is one transaction: killed at any moment, it has happened or not."""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection, Engine

from quartett.engine import Refused
from quartett.server.club import codes, kept, moving
from quartett.server.club.passkeys import Challenges, NotProven
from quartett.server.club.register import Device, Register
from quartett.server.storage import sql
from quartett.server.storage.sql import Row, now
from quartett.server.table.tables import Tables

SEEN_SECONDS = 3600.0  # how exactly it is known when a device was last here
Proof = Callable[[Connection], list[str]]  # checked once more while it is written; the ids of devices that are out by it


class Members:
    def __init__(self, register: Register, tables: Tables) -> None:
        self.register, self.tables, self.database = register, tables, tables.database
        self.challenges = Challenges()
        self.one_at_a_time = asyncio.Lock()  # seats change hands
        self.waking: asyncio.Task[None] | None = None

    # --- credentials

    def new_device(self, name: str, code: str | None = None) -> tuple[str, Row]:
        """The secret for a cookie, and what is kept of it."""
        secret = secrets.token_urlsafe(32)
        row = {"id": secrets.token_hex(8), "hash": kept.digest(secret), "name": name, "created": now(), "seen": now(), "code": code}
        return secret, row

    async def add_passkey(self, person: str, language: str, passkey: Row, device: Row | None) -> None:
        """One more way in; with the first, a guest becomes a member and the browser one of their devices."""
        name = await self.database.ask(sql.guest_name, person)
        row = {"id": secrets.token_hex(8), **passkey}
        await self.database.ask(kept.add_passkey, self.register, person, name, language, row, device)

    def new_code(self, browser: str) -> str:
        """To be shown. It counts once the browser says that it has been: an answer that was lost changes nothing."""
        code = codes.new_code()
        self.challenges.new(browser, "code", codes.plain(code).encode())
        return code

    async def keep_code(self, browser: str, typed: str, person: str, language: str, device: Row | None) -> None:
        code = codes.plain(typed)
        if not secrets.compare_digest(self.challenges.take(browser, "code"), code.encode()):
            raise NotProven
        name = await self.database.ask(sql.guest_name, person)
        await self.database.ask(kept.keep_code, self.register, person, name, language, code, device)

    async def remove_passkey(self, person: str, passkey: str) -> None:
        await self.database.ask(kept.remove_passkey, person, passkey)

    # --- coming in and going out

    async def sign_in(self, person: str, proof: Proof, device: Row, before: Device | None, guest: str | None) -> None:
        """A browser becomes a device of this member; the seats of the guest it was come along, if wanted."""
        await self.with_tables_away(guest, person, partial(sign_in, self.register, person, proof, device, before, guest))

    async def sign_out(self, person: str, wanted: list[str] | None) -> None:
        """These devices, or all."""
        if not await self.database.ask(kept.remove_devices, self.register, person, wanted) and wanted is not None:
            raise Refused("not_found", "you have no such device")

    async def note_visit(self, device: Device) -> None:
        """A browser is back with its cookie."""
        if device.code:
            await self.database.ask(kept.settle_code, device)
        if now() - device.seen > SEEN_SECONDS:
            await self.database.ask(kept.note_seen, device)

    # --- being forgotten

    async def forget(self, person: str) -> None:
        await self.with_tables_away(person, None, partial(forget, self.register, person))
        self.waking = asyncio.create_task(self.tables.wake_bots())  # some seats are theirs now

    async def with_tables_away(self, person: str | None, other: str | None, act: Callable[[Engine], list[str]]) -> None:
        """Have a person's seats change hands while nobody holds their tables in memory.

        Somebody may seat them at one more table meanwhile, with a rematch: that one follows.
        """
        async with self.one_at_a_time:
            away = set(await self.database.ask(moving.tables_of, person)) if person else set()
            async with self.tables.put_away(away):
                touched = set(await self.database.ask(act))
            late = (touched - away) | set(await self.database.ask(moving.tables_of, person) if person else [])
            while late and person:
                async with self.tables.put_away(late):
                    await self.database.ask(moving.follow, person, other)
                late = set(await self.database.ask(moving.tables_of, person))


def sign_in(
    register: Register, person: str, proof: Proof, device: Row, before: Device | None, guest: str | None, engine: Engine
) -> list[str]:
    with engine.begin() as connection:
        gone = proof(connection)
        gone += kept.come_in(connection, person, device, before.id if before else None)
        touched = moving.move(connection, guest, person) if guest else []
    register.remove(gone)
    kept.enter(register, person, device)
    if guest:
        register.forget(guest, kept.digest(guest))
    return touched


def forget(register: Register, person: str, engine: Engine) -> list[str]:
    touched = moving.forget(engine, person)
    register.forget(person, kept.digest(person))
    return touched


def passkey_proof(passkey: Row, sign_count: int) -> Proof:
    return lambda connection: kept.use_passkey(connection, passkey, sign_count)


def code_proof(code: str) -> Proof:
    return lambda connection: kept.use_code(connection, kept.digest(code))


def exported(rows: dict[str, list[Row]]) -> dict[str, list[dict[str, Any]]]:
    """As JSON can say it."""
    return {name: [{key: as_json(value) for key, value in row.items()} for row in found] for name, found in rows.items()}


def as_json(value: Any) -> Any:
    return bytes(value).hex() if isinstance(value, bytes | memoryview) else value
