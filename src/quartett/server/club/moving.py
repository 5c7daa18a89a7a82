"""Whose seats they are is not history: who signs in takes the guest's seats along, who is deleted leaves "Former member" behind.

Only ids and names are written anew, in the facts, in who sat down and in what lists show. What was played stays as it was.
"""

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select, union, update

from quartett.server.club import kept, results
from quartett.server.edge.names import told_apart
from quartett.server.storage import sql
from quartett.server.storage.sql import Row, entries, seats, sittings, tables
from quartett.server.table.entries import Away, Leave
from quartett.server.table.play import STAND_IN

FORMER = "Former member"
Names = dict[int, str]  # what seats are called from now on; empty: as they were


def tables_of(engine: Engine, person: str) -> list[str]:
    """Every table that names this person."""
    with engine.connect() as connection:
        return _tables_of(connection, person)


def _tables_of(connection: Connection, person: str) -> list[str]:
    sat, hosted = select(sittings.c.table_id).where(sittings.c.guest == person), select(tables.c.id).where(tables.c.host == person)
    return list(connection.execute(union(sat, hosted)).scalars())


# --- to another id


def move(connection: Connection, guest: str, member: str) -> list[str]:
    """All that a guest has is the member's; the tables it was at."""
    retire(connection, guest)
    found = _tables_of(connection, guest)
    for table in found:
        rename(connection, table, guest, member, {})
    daily = sql.daily_results
    for row in connection.execute(select(daily).where(daily.c.guest == guest)).all():
        same = (daily.c.day == row.day) & (daily.c.game == row.game)
        if connection.execute(select(daily.c.day).where(same, daily.c.guest == member)).first():
            connection.execute(delete(daily).where(same, daily.c.guest == guest))  # the member's own attempt counts
        else:
            connection.execute(update(daily).where(same, daily.c.guest == guest).values(guest=member))
    connection.execute(update(sql.results).where(sql.results.c.player == guest).values(player=member))  # no guest has a rating
    connection.execute(delete(sql.guests).where(sql.guests.c.id == guest))
    return found


def retire(connection: Connection, person: str) -> None:
    """No cookie opens this id any more. Written first: from here on nobody else writes."""
    hashed = kept.digest(person)
    if not connection.execute(update(kept.retired).where(kept.retired.c.hash == hashed).values(hash=hashed)).rowcount:
        connection.execute(insert(kept.retired).values(hash=hashed))


# --- to nobody


def forget(engine: Engine, person: str) -> list[str]:
    """Everything that is kept about a person goes; the tables it was at."""
    with engine.begin() as connection:
        retire(connection, person)
        found = _tables_of(connection, person)
        former = new_former()
        for table in found:
            part_from(connection, table, person, former)
        for counted in (sql.results, sql.ratings):
            connection.execute(update(counted).where(counted.c.player == person).values(player=f"{results.FORMER}{former}"))
        for owned in kept.OWNED:
            connection.execute(delete(owned).where(owned.c.member == person))
        connection.execute(delete(kept.members).where(kept.members.c.id == person))
        connection.execute(delete(sql.daily_results).where(sql.daily_results.c.guest == person))
        connection.execute(delete(sql.guests).where(sql.guests.c.id == person))
    return found


def new_former() -> str:
    """What stands for somebody who is gone: others' ratings hang on it. Nothing leads from here to who it was."""
    return secrets.token_hex(8)


def part_from(connection: Connection, table: str, person: str, former: str) -> None:
    """As if they had left, if it is not over: a bot plays on for others; without others nothing is left behind."""
    row = connection.execute(select(tables).where(tables.c.id == table)).one()
    sitting = [dict(each._mapping) for each in connection.execute(select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))]
    mine = [seat["seat"] for seat in sitting if seat["guest"] == person]
    alone = all(seat["guest"] in (None, person) for seat in sitting)
    if not row.over and (row.host == person or mine) and (alone or (not row.begun and row.host == person)):
        sql.remove(connection, [table])
        return
    rename(connection, table, person, None, former_names(sitting, person), former)
    if row.over or not mine:
        return
    number = connection.execute(select(func.coalesce(func.max(entries.c.number), 0)).where(entries.c.table_id == table)).scalar_one()
    parting = [Away(seat, STAND_IN) if row.begun else Leave(seat) for seat in mine]
    rows = [sql.entry_row(table, number + place, entry, None, None) for place, entry in enumerate(parting, 1)]
    connection.execute(insert(entries), rows)
    same = tables.c.id == table
    if row.begun:
        connection.execute(update(tables).where(same).values(bot_turn=row.bot_turn or row.turn in mine, updated=sql.now()))
    else:
        where = (seats.c.table_id == table) & seats.c.seat.in_(mine)
        connection.execute(update(seats).where(where).values(kind="open", name=""))
        connection.execute(update(tables).where(same).values(free=row.free + len(mine), updated=sql.now()))


def former_names(sitting: list[Row], person: str) -> Names:
    """People at a table are told apart, also those who are gone."""
    taken = [seat["name"] for seat in sitting if seat["guest"] != person]
    names: Names = {}
    for seat in sitting:
        names[seat["seat"]] = told_apart(FORMER, taken)
        if seat["guest"] == person:
            taken.append(names[seat["seat"]])
    return names


# --- both


def follow(engine: Engine, person: str, other: str | None) -> None:
    """Tables where somebody was seated while all the others changed hands."""
    with engine.begin() as connection:
        retire(connection, person)
        for table in _tables_of(connection, person):
            if other:
                rename(connection, table, person, other, {})
            else:
                part_from(connection, table, person, new_former())


def rename(connection: Connection, table: str, person: str, other: str | None, names: Names, former: str = "") -> None:
    """One table's rows, with another id for this person, or none but what stands for it."""
    for body in connection.execute(select(tables.c.facts).where(tables.c.id == table)).scalars():
        renamed = in_body(bytes(body), person, other, names, former)
        connection.execute(update(tables).where(tables.c.id == table).values(facts=renamed))
    connection.execute(update(tables).where(tables.c.id == table, tables.c.host == person).values(host=other or ""))
    hexed = func.lower(func.hex(entries.c.body) if connection.dialect.name == "sqlite" else func.encode(entries.c.body, "hex"))
    named = (entries.c.table_id == table) & hexed.contains(person.encode().hex())
    for number, body in connection.execute(select(entries.c.number, entries.c.body).where(named)).all():
        same = (entries.c.table_id == table) & (entries.c.number == number)
        connection.execute(update(entries).where(same).values(body=in_body(bytes(body), person, other, names, former)))
    asked = (entries.c.table_id == table) & (entries.c.guest == person)
    connection.execute(update(entries).where(asked).values(guest=None, request=None))  # two people may have asked by the same name
    mine = (seats.c.table_id == table) & (seats.c.guest == person)
    for seat in connection.execute(select(seats.c.seat).where(mine)).scalars().all():
        called = {"name": names[seat]} if seat in names else {}
        connection.execute(update(seats).where(mine, seats.c.seat == seat).values(guest=other, **called))
    connection.execute(delete(sittings).where(sittings.c.table_id == table, sittings.c.guest == person))
    known = select(sittings.c.guest).where(sittings.c.table_id == table, sittings.c.guest == other)
    if other and not connection.execute(known).first():
        connection.execute(insert(sittings).values(guest=other, table_id=table))


def in_body(body: bytes, person: str, other: str | None, names: Names, former: str) -> bytes:
    """Facts or an entry, of whatever release. What cannot be read is at least rid of the id."""
    try:
        found = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeError):
        return body.replace(person.encode(), (other or "").encode())
    if not isinstance(found, dict):
        return body
    if found.get("host") == person:
        found["host"] = other or ""
    kept_seats = found.get("seats")
    for seat, sitting in enumerate(kept_seats if isinstance(kept_seats, list) else []):
        if isinstance(sitting, dict) and sitting.get("guest") == person:
            _call(sitting, other, names, seat, former)
    if found.get("guest") == person:  # somebody sat down; release 0.1 wrote the seat beside "sit"
        at = found.get("seat", found.get("sit"))
        _call(found, other or "", names, at if isinstance(at, int) else -1, former)
    return msgspec.json.encode(found)


def _call(named: dict[str, Any], other: str | None, names: Names, seat: int, former: str) -> None:
    named["guest"] = other
    if former:
        named["former"] = former
    if names:
        named["name"] = names.get(seat, FORMER)
