"""What is kept of members. Every change is one transaction; the register in memory follows it once it is durable."""

import hashlib
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    LargeBinary,
    String,
    Table,
    and_,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from quartett.engine import Refused
from quartett.server.club.register import Device, Register
from quartett.server.edge.names import LONGEST, shape
from quartett.server.storage import sql
from quartett.server.storage.sql import Row, metadata, now

members = Table(
    "members",
    metadata,
    Column("id", String(32), primary_key=True),  # the guest's, who became a member
    Column("shape", String(256), nullable=False, unique=True),  # of the name, which is kept like a guest's: no two members look alike
    Column("language", String(8), nullable=False),
    Column("notify", String(64), nullable=False),  # kinds with commas
    Column("zone", String(64), nullable=False, server_default=""),  # in which it is the hour it is; quiet hours need it
    Column("quiet", String(11), nullable=False, server_default=""),  # from when to when nothing is sent, like 22:00-07:00
    Column("created", Float, nullable=False),
)
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("member", ForeignKey("members.id"), nullable=False, index=True),
    Column("credential", LargeBinary, nullable=False, unique=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)
devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("member", ForeignKey("members.id"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),  # of the cookie's secret
    Column("name", String(64), nullable=False),  # browser and system
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # within an hour
    Column("code", String(64)),  # the recovery code it came in by, until it has been here once with its cookie
    # Where its push service takes notices, and what they are encrypted for; all three or none.
    Column("endpoint", String(1024), index=True),
    Column("push_key", LargeBinary),
    Column("push_secret", LargeBinary),
)
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("member", ForeignKey("members.id"), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)
hooks = Table(
    "hooks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("member", ForeignKey("members.id"), nullable=False, index=True),  # who set it
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), unique=True),  # of which table; none: the member's own
    Column("url", String(1024), nullable=False),
    Column("secret", String(64), nullable=False),  # what is sent is signed with it
    Column("site", String(256), nullable=False),  # where our pages are, for who set it
)
retired = Table("retired", metadata, Column("hash", String(64), primary_key=True))  # of ids that no cookie opens any more

OWNED = (passkeys, devices, recovery_codes, hooks)  # what goes with a member
MOST_PASSKEYS, MOST_DEVICES = 20, 50
KINDS = ("begins", "invitation", "over", "turn")  # what a member can be told of; all of it, once there is a way to
NUMBERED = 20  # so many numbers are tried after a name before dice are thrown


class NameTaken(Refused):
    def __init__(self) -> None:
        super().__init__("name_taken", "a member has this name, or one that looks like it")


def digest(text: str) -> str:
    """Of a long random text: nobody finds it by trying."""
    return hashlib.sha256(text.encode()).hexdigest()


# --- who there is


def read_register(engine: Engine) -> Register:
    register = Register()
    with engine.connect() as connection:
        register.members.update(connection.execute(select(members.c.id)).scalars())
        register.retired.update(connection.execute(select(retired.c.hash)).scalars())
        for row in connection.execute(select(devices.c.hash, devices.c.id, devices.c.member, devices.c.seen, devices.c.code)):
            register.add(row.hash, Device(row.id, row.member, row.seen, row.code))
    return register


def read(engine: Engine, person: str) -> dict[str, list[Row]]:
    """A person's own rows, by table."""
    wanted = {members: members.c.id, **{table: table.c.member for table in OWNED}}
    with sql.one_moment(engine) as connection:
        return {str(table.name): _rows(connection, table, column == person) for table, column in wanted.items()}


def _rows(connection: Connection, table: Table, condition: Any) -> list[Row]:
    found = connection.execute(select(table).where(condition).order_by(*table.primary_key.columns))
    return [dict(row._mapping) for row in found]


def export(engine: Engine, person: str) -> dict[str, list[Row]]:
    """Everything that is kept about a person. Cards are not: they are the table's, and a running game's are secret."""
    found = read(engine, person)
    with sql.one_moment(engine) as connection:
        for table, column in ((sql.guests, sql.guests.c.id), (sql.daily_results, sql.daily_results.c.guest)):
            found[str(table.name)] = _rows(connection, table, column == person)
        for counted in (sql.results, sql.ratings):
            found[str(counted.name)] = _rows(connection, counted, counted.c.player == person)
        found["seats"] = _rows(connection, sql.seats, sql.seats.c.guest == person)
        found["sittings"] = _rows(connection, sql.sittings, sql.sittings.c.guest == person)
        hosted = select(sql.tables.c.id, sql.tables.c.game, sql.tables.c.host, sql.tables.c.created).where(sql.tables.c.host == person)
        found["tables"] = [dict(row._mapping) for row in connection.execute(hosted)]
        asked = select(sql.entries.c.table_id, sql.entries.c.number, sql.entries.c.guest, sql.entries.c.request)
        mine = select(sql.sittings.c.table_id).where(sql.sittings.c.guest == person)
        where = and_(sql.entries.c.guest == person, sql.entries.c.table_id.in_(mine))
        found["entries"] = [dict(row._mapping) for row in connection.execute(asked.where(where))]
    return found


# --- becoming a member


def admit(connection: Connection, person: str, name: str, language: str) -> None:
    """Make a guest a member, under the own name or one like it that is free. Who is gone does not come back."""
    if connection.execute(select(retired.c.hash).where(retired.c.hash == digest(person))).first():
        raise Refused("forbidden", "this id is no longer anybody's")
    for choice in names_like(name or "Guest"):
        taken = connection.execute(select(members.c.id).where(members.c.shape == shape(choice))).scalar()
        if taken is None:
            row = {"id": person, "shape": shape(choice), "language": language, "notify": ",".join(KINDS), "created": now()}
            connection.execute(insert(members).values(row))
            sql.keep_name(connection, person, choice)
            return
    raise NameTaken


def names_like(name: str) -> Iterator[str]:
    yield name
    for number in range(2, NUMBERED):
        yield f"{name[: LONGEST - 3]} {number}"
    for _ in range(NUMBERED):
        yield f"{name[: LONGEST - 7]} {secrets.randbelow(900_000) + 100_000}"


def name_person(engine: Engine, person: str, name: str) -> None:
    """A guest's name may be anybody's; a member's is unlike those of all others."""
    try:
        with engine.begin() as connection:
            connection.execute(update(members).where(members.c.id == person).values(shape=shape(name)))
            sql.keep_name(connection, person, name)
    except IntegrityError:
        raise NameTaken from None


@contextmanager
def unlike_all_others() -> Iterator[None]:
    """Somebody else may have taken the name, or shown the same passkey, a moment before."""
    try:
        yield
    except IntegrityError:
        raise Refused("not_signed_in", "this is known already; begin again") from None


def need_member(connection: Connection, person: str, name: str, language: str) -> None:
    """With a first credential a guest becomes a member."""
    if connection.execute(select(members.c.id).where(members.c.id == person)).scalar() is None:
        admit(connection, person, name, language)


def add_passkey(engine: Engine, register: Register, person: str, name: str, language: str, passkey: Row, device: Row | None) -> None:
    with unlike_all_others(), engine.begin() as connection:
        need_member(connection, person, name, language)
        if len(connection.execute(select(passkeys.c.id).where(passkeys.c.member == person)).all()) >= MOST_PASSKEYS:
            raise Refused("too_many", f"a member has at most {MOST_PASSKEYS} passkeys")
        connection.execute(insert(passkeys).values(**passkey, member=person))
        keep_device(connection, person, device)
    enter(register, person, device)


def keep_code(engine: Engine, register: Register, person: str, name: str, language: str, code: str, device: Row | None) -> None:
    """A new recovery code; the one before counts no more."""
    with unlike_all_others(), engine.begin() as connection:
        need_member(connection, person, name, language)
        connection.execute(delete(recovery_codes).where(recovery_codes.c.member == person))
        connection.execute(insert(recovery_codes).values(member=person, hash=digest(code), created=now()))
        keep_device(connection, person, device)
    enter(register, person, device)


def keep_device(connection: Connection, person: str, device: Row | None) -> None:
    if device:
        connection.execute(insert(devices).values(**device, member=person))


def enter(register: Register, person: str, device: Row | None) -> None:
    register.members.add(person)
    if device:
        register.add(device["hash"], Device(device["id"], person, device["seen"], device.get("code")))


# --- coming in


def passkey_of(engine: Engine, credential: bytes) -> Row | None:
    with engine.connect() as connection:
        found = connection.execute(select(passkeys).where(passkeys.c.credential == credential)).first()
    return dict(found._mapping) if found else None


def code_of(engine: Engine, code: str) -> str | None:
    """Whose recovery code it is."""
    with engine.connect() as connection:
        return connection.execute(select(recovery_codes.c.member).where(recovery_codes.c.hash == digest(code))).scalar()


def use_passkey(connection: Connection, passkey: Row, sign_count: int) -> list[str]:
    """Refused if it was used meanwhile: a copy would have the same count."""
    same = and_(passkeys.c.id == passkey["id"], passkeys.c.sign_count == passkey["sign_count"])
    if not connection.execute(update(passkeys).where(same).values(sign_count=sign_count, used=now())).rowcount:
        raise Refused("not_signed_in", "this did not sign you in; begin again")
    return []


def use_code(connection: Connection, hashed: str) -> list[str]:
    """The code stays good until the browser has come back with its cookie: an answer that was lost locks nobody out.

    Whoever came in by it before and never came back is out again: the ids of those devices.
    """
    if not connection.execute(update(recovery_codes).where(recovery_codes.c.hash == hashed).values(hash=hashed)).rowcount:
        raise Refused("not_signed_in", "this did not sign you in; begin again")
    return list(connection.execute(delete(devices).where(devices.c.code == hashed).returning(devices.c.id)).scalars())


def come_in(connection: Connection, person: str, device: Row, before: str | None) -> list[str]:
    """Sign a device in, instead of what this browser was before. Too many: out with those not seen for longest. The ids of who is out."""
    old = select(devices.c.id).where(devices.c.member == person).order_by(devices.c.seen.desc(), devices.c.id).offset(MOST_DEVICES - 1)
    gone = [*connection.execute(old).scalars(), *([before] if before else [])]
    connection.execute(delete(devices).where(devices.c.id.in_(gone)))
    keep_device(connection, person, device)
    return gone


# --- later


def settle_code(engine: Engine, device: Device) -> None:
    """The browser that came in by a recovery code is back with its cookie: the code is used up."""
    with engine.begin() as connection:
        connection.execute(delete(recovery_codes).where(recovery_codes.c.hash == device.code))
        connection.execute(update(devices).where(devices.c.id == device.id).values(code=None))
    device.code = None


def note_seen(engine: Engine, device: Device) -> None:
    with engine.begin() as connection:
        connection.execute(update(devices).where(devices.c.id == device.id).values(seen=now()))
    device.seen = now()


def choose(engine: Engine, person: str, wanted: dict[str, str]) -> None:
    """A member's settings, by the names of their columns."""
    with engine.begin() as connection:
        connection.execute(update(members).where(members.c.id == person).values(wanted))


def remove_devices(engine: Engine, register: Register, person: str, wanted: list[str] | None) -> list[str]:
    """Sign these devices of a member out, or all; the ids of those that were in."""
    mine = devices.c.member == person if wanted is None else and_(devices.c.member == person, devices.c.id.in_(wanted))
    with engine.begin() as connection:
        found = list(connection.execute(delete(devices).where(mine).returning(devices.c.id)).scalars())
    register.remove(found)
    return found


def remove_passkey(engine: Engine, person: str, wanted: str) -> None:
    """Not the last way in."""
    with engine.begin() as connection:
        gone = connection.execute(delete(passkeys).where(passkeys.c.member == person, passkeys.c.id == wanted)).rowcount
        if not gone:
            raise Refused("not_found", "you have no such passkey")
        more = connection.execute(select(passkeys.c.id).where(passkeys.c.member == person)).first()
        if not more and not connection.execute(select(recovery_codes.c.member).where(recovery_codes.c.member == person)).first():
            raise Refused("last_key", "this is your last way in; add another first")
