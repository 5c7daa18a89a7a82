"""By which ways a person can be told: what is kept of them. And which tables wait for a person."""

import secrets
from typing import Any

from sqlalchemy import Connection, Engine, and_, delete, insert, select, update

from quartett.engine import Refused
from quartett.server.club.kept import devices, hooks, members
from quartett.server.storage.sql import Row, seats, tables

MOST_LISTED = 200


def reachable(engine: Engine) -> tuple[set[str], set[str]]:
    """Members who have a way to be told, and tables that have one: nobody else is looked up when something happens."""
    with engine.connect() as connection:
        pushed = set(connection.execute(select(devices.c.member).where(devices.c.endpoint.is_not(None))).scalars())
        found = connection.execute(select(hooks.c.member, hooks.c.table_id)).all()
    return pushed | {row.member for row in found if row.table_id is None}, {row.table_id for row in found if row.table_id}


def of_member(engine: Engine, person: str) -> Row | None:
    """Settings, devices that take pushes, and the webhook of a member."""
    with engine.connect() as connection:
        row = connection.execute(select(members).where(members.c.id == person)).first()
        if row is None:
            return None
        told = connection.execute(select(devices).where(devices.c.member == person, devices.c.endpoint.is_not(None)))
        return {**row._mapping, "devices": [dict(each._mapping) for each in told], "hook": _hook(connection, _own(person))}


def of_table(engine: Engine, table: str) -> Row | None:
    """The webhook of a table, with the language of who set it."""
    with engine.connect() as connection:
        found = _hook(connection, hooks.c.table_id == table)
        if found is None:
            return None
        return {**found, "language": connection.execute(select(members.c.language).where(members.c.id == found["member"])).scalar_one()}


def _own(person: str) -> Any:
    return and_(hooks.c.member == person, hooks.c.table_id.is_(None))


def _hook(connection: Connection, condition: Any) -> Row | None:
    found = connection.execute(select(hooks).where(condition)).first()
    return dict(found._mapping) if found else None


# --- changing them


def subscribe(engine: Engine, person: str, device: str, endpoint: str, key: bytes, secret: bytes) -> None:
    """A browser has one endpoint: whoever was signed in there before is no longer told at it."""
    with engine.begin() as connection:
        _silence(connection, devices.c.endpoint == endpoint)
        mine = and_(devices.c.id == device, devices.c.member == person)
        told = {"endpoint": endpoint, "push_key": key, "push_secret": secret}
        if not connection.execute(update(devices).where(mine).values(told)).rowcount:
            raise Refused("forbidden", "this device has been signed out")


def unsubscribe(engine: Engine, device: str, endpoint: str | None = None) -> None:
    """A device is not told any more; with an endpoint, only if it is still that one."""
    same = devices.c.id == device
    with engine.begin() as connection:
        _silence(connection, same if endpoint is None else and_(same, devices.c.endpoint == endpoint))


def _silence(connection: Connection, condition: Any) -> None:
    connection.execute(update(devices).where(condition).values(endpoint=None, push_key=None, push_secret=None))


def set_hook(engine: Engine, person: str, table: str | None, url: str, site: str) -> None:
    """A member's own webhook, or that of a table; with another address its secret is another. No address: none."""
    which = _own(person) if table is None else hooks.c.table_id == table
    with engine.begin() as connection:
        if url and connection.execute(update(hooks).where(which, hooks.c.url == url).values(member=person, site=site)).rowcount:
            return
        connection.execute(delete(hooks).where(which))
        if url:
            row = {"id": secrets.token_hex(8), "member": person, "table_id": table, "url": url, "site": site}
            connection.execute(insert(hooks).values(**row, secret=secrets.token_urlsafe(24)))


def drop_hook(engine: Engine, hook: str) -> None:
    with engine.begin() as connection:
        connection.execute(delete(hooks).where(hooks.c.id == hook))


# --- whose turn it is


def waiting_for(engine: Engine, person: str) -> list[Row]:
    """Tables where it is this person's turn, the one that has waited longest first; and whether others sit there."""
    other = seats.alias()
    others = select(other.c.seat).where(other.c.table_id == tables.c.id, other.c.guest.is_not(None), other.c.guest != person)
    query = (
        select(tables.c.id, tables.c.facts, tables.c.updated, others.exists().label("others"))
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn))
        .where(seats.c.guest == person, tables.c.over.is_(False), tables.c.bot_turn.is_(False))
        .order_by(tables.c.updated, tables.c.id)
        .limit(MOST_LISTED)
    )
    with engine.connect() as connection:
        return [dict(row._mapping) for row in connection.execute(query)]


def turn_at(engine: Engine, table: str) -> str | None:
    """Who is to move, if a person is."""
    query = (
        select(seats.c.guest)
        .join(tables, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn))
        .where(tables.c.id == table, tables.c.over.is_(False), tables.c.bot_turn.is_(False))
    )
    with engine.connect() as connection:
        return connection.execute(query).scalar()
