"""Where tables are kept. The entries of a table are the only truth; everything else about it is there to find it."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    and_,
    bindparam,
    cast,
    create_engine,
    delete,
    event,
    false,
    func,
    insert,
    inspect,
    select,
    update,
)

from quartett.engine import Refused

metadata = MetaData()
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("facts", LargeBinary, nullable=False),  # all that is fixed when the table is made, as JSON
    Column("game", String(64), nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    # From here on what its entries add up to, kept for lists.
    Column("begun", Boolean, nullable=False),
    Column("over", Boolean, nullable=False, index=True),
    Column("turn", Integer, nullable=False),
    Column("bot_turn", Boolean, nullable=False),
    Column("free", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    # Set together with its last entry, and never changed: games ended in this order, at this time.
    Column("finished", Integer, index=True, unique=True),
    Column("ended", Float),
    # When the running clock comes to its end, by the server's uptime; and which of its counts that is, and whether it falls by itself.
    Column("flag", BigInteger, index=True),
    Column("weekends", Boolean),
    Column("hard", Boolean),
    Index("tables_listing", "listed", "begun", "updated"),
)
entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 1, 2, ...
    Column("body", LargeBinary, nullable=False),  # JSON
    Column("guest", String(32)),  # who asked for it, and by what name of theirs: asked again, it is answered, not repeated
    Column("request", String(64)),
    Index("entries_request", "table_id", "guest", "request", unique=True),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("guest", String(32), index=True),
)
# Whoever has ever sat at a table, also those who left: so their names are found when they want to be forgotten.
sittings = Table(
    "sittings",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True, index=True),
)
guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # shows nobody a record or a rating
)
daily_results = Table(
    "daily",
    metadata,
    Column("day", String(10), primary_key=True),  # 2026-11-18
    Column("game", String(64), primary_key=True),
    Column("guest", String(32), primary_key=True, index=True),
    Column("table_id", String(32), nullable=False),  # of the first finished attempt, which counts
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
)
results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # the game's, as in `tables.finished`
    Column("player", String(64), nullable=False),  # a guest, or bot: and its name
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("why_not", String(16), nullable=False),  # it was not rated; empty: it was
    Column("hints", Boolean, nullable=False),  # were they allowed?
    Column("undone", Integer, nullable=False),  # so many moves were taken back at the table
    Column("given", Integer, nullable=False),  # so many steps were not drawn
    Column("lesson", Boolean, nullable=False),
    Column("daily", String(10), nullable=False),
    Column("left", Boolean, nullable=False),  # a bot played for this seat at the end
    Column("mean_before", Float),  # of the rating; these three only if it was rated
    Column("mean", Float),
    Column("spread", Float),
    Index("results_player", "player", "number"),
    Index("results_rated", "player", "rated", "number"),
)
ratings = Table(
    "ratings",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("player", String(64), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("provisional", Boolean, nullable=False),
    Index("ratings_board", "game", "players", "provisional", "mean"),
    Index("ratings_player", "player"),
)
# How long the server has been there, in milliseconds: machine/uptime.py. One row.
uptime = Table(
    "uptime",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("total", BigInteger, nullable=False),
    Column("weekdays", BigInteger, nullable=False),
)
keys = Table("keys", metadata, Column("name", String(32), primary_key=True), Column("value", LargeBinary, nullable=False))

# A PostgreSQL that has gone is noticed within seconds, not when the network gives up after minutes.
POSTGRES = {"connect_timeout": 3, "tcp_user_timeout": 10_000, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
ADDED_UP = ("begun", "over", "turn", "bot_turn", "free", "flag", "weekends", "hard")
UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values({name: bindparam(name) for name in ADDED_UP})
    .values(updated=func.coalesce(bindparam("updated", type_=Float), tables.c.updated))
)
MIGRATIONS = Path(__file__).parent / "migrations"
Row = dict[str, Any]
Kept = tuple[int, str, str | None, str | None]  # an entry: its number, its bytes in hexadecimal, who asked for it and by what name
read_log = msgspec.json.Decoder(list[Kept]).decode


@dataclass
class Change:
    """What one request adds, all of it or nothing."""

    entries: list[Row] = field(default_factory=list)
    table: Row | None = None  # what its entries add up to now
    new_table: Row | None = None
    seats: list[Row] = field(default_factory=list)
    removed: str | None = None  # the table, with all that is kept of it
    daily: Row | None = None  # an attempt at a day's deal; only the first of a guest is kept
    then: Callable[[Connection], None] | None = None  # what follows from it, in the same transaction
    uptime: tuple[int, int] | None = None  # the server's, where a clock needs it


def connect(url: str) -> Engine:
    """The database, brought to the newest layout."""
    engine = engine_of(url)
    migrate(engine)
    return engine


def engine_of(url: str) -> Engine:
    """The database as it is."""
    remote = not url.startswith("sqlite")
    engine = create_engine(url, pool_pre_ping=remote, connect_args=POSTGRES if remote else {})
    if not remote:
        event.listen(engine, "connect", _careful_sqlite)
    return engine


def _careful_sqlite(connection: Any, record: object) -> None:
    """Readers beside the writer, and no commit that a power cut could take back."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the layout up to date."""
    known = layouts()
    with engine.connect() as connection:
        layout = layout_of(connection)
    if layout == known[-1]:
        return
    if layout is not None and layout not in known:
        raise Refused(
            "newer_layout",
            f"this database has layout {layout}; this release knows up to {known[-1]}.\nIt was used by a newer release: start that one.",
        )
    with engine.begin() as connection:
        lay_out(connection, known[-1])


def layouts() -> list[str]:
    """All there have been, the newest last. A migration's file begins with its number."""
    return sorted(path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/[0-9]*.py"))


def layout_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def lay_out(connection: Connection, layout: str, anew: bool = False) -> None:
    """Bring the database to this layout; anew: with nothing in it."""
    from alembic import command  # only now: it takes as long to load as half of everything else
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    if anew:
        command.downgrade(config, "base")
    command.upgrade(config, layout)


# --- writing


def write(engine: Engine, changes: Sequence[Change]) -> None:
    """All changes in one transaction: one wait for the disk."""
    with engine.begin() as connection:
        _insert(connection, tables, (c.new_table for c in changes if c.new_table))
        _insert(connection, entries, (row for c in changes for row in c.entries))
        _update_tables(connection, [c.table for c in changes if c.table])
        _replace_seats(connection, [row for c in changes for row in c.seats])
        remove(connection, [c.removed for c in changes if c.removed])
        _keep_first_attempts(connection, [c.daily for c in changes if c.daily])
        _keep_uptime(connection, [c.uptime for c in changes if c.uptime])
        for change in changes:
            if change.then:
                change.then(connection)


def _insert(connection: Connection, table: Table, rows: Iterable[Row]) -> None:
    if found := list(rows):
        connection.execute(insert(table), found)


def _update_tables(connection: Connection, rows: list[Row]) -> None:
    if rows:
        connection.execute(UPDATE_TABLE, rows)


def _replace_seats(connection: Connection, rows: list[Row]) -> None:
    for row in rows:
        where = and_(seats.c.table_id == row["table_id"], seats.c.seat == row["seat"])
        if not connection.execute(update(seats).where(where).values(row)).rowcount:
            connection.execute(insert(seats).values(row))
    for guest, table in {(row["guest"], row["table_id"]) for row in rows if row["guest"]}:
        if not connection.execute(select(sittings.c.guest).where(sittings.c.guest == guest, sittings.c.table_id == table)).first():
            connection.execute(insert(sittings).values(guest=guest, table_id=table))


def remove(connection: Connection, wanted: list[str]) -> None:
    """Tables, with all that is kept of them."""
    if wanted:
        for table in (entries.c.table_id, seats.c.table_id, sittings.c.table_id, tables.c.id):
            connection.execute(delete(table.table).where(table.in_(wanted)))


def _keep_first_attempts(connection: Connection, rows: list[Row]) -> None:
    """Nobody else writes meanwhile: there is one writer."""
    for row in rows:
        same = and_(*(daily_results.c[name] == row[name] for name in ("day", "game", "guest")))
        if not connection.execute(select(func.count()).where(same)).scalar_one():
            connection.execute(insert(daily_results).values(row))


def _keep_uptime(connection: Connection, readings: list[tuple[int, int]]) -> None:
    """The newest of them: it never goes back."""
    if readings:
        total, weekdays = max(readings)
        kept = {"total": total, "weekdays": weekdays}
        if not connection.execute(update(uptime).where(uptime.c.id == 1).values(kept)).rowcount:
            connection.execute(insert(uptime).values(id=1, **kept))


# --- reading


@contextmanager
def one_moment(engine: Engine) -> Iterator[Connection]:
    """For several questions whose answers must agree, whatever is written meanwhile."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN")
        else:
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def read_logs(engine: Engine, wanted: list[str]) -> dict[str, tuple[bytes, list[Kept]]]:
    """The facts of these tables, each with its entries in order."""
    with one_moment(engine) as connection:
        facts = connection.execute(select(tables.c.id, tables.c.facts).where(tables.c.id.in_(wanted)))
        found: dict[str, tuple[bytes, list[Kept]]] = {table: (bytes(body), []) for table, body in facts}
        whole = _in_one(engine.dialect.name)
        for table, log in connection.execute(select(entries.c.table_id, whole).where(entries.c.table_id.in_(wanted)).group_by("table_id")):
            found[table][1].extend(sorted(read_log(log)))
    return found


def _in_one(dialect: str) -> ColumnElement[str]:
    """All entries of a table as one JSON text: SQLite hands the interpreter over at every row, and has to wait to get it back.

    Their bytes are in hexadecimal: one body that is no text would otherwise spoil the whole reading.
    """
    if dialect == "sqlite":
        return func.json_group_array(func.json_array(entries.c.number, func.hex(entries.c.body), entries.c.guest, entries.c.request))
    body = func.encode(entries.c.body, "hex")
    return cast(func.json_agg(func.json_build_array(entries.c.number, body, entries.c.guest, entries.c.request)), Text)


def read_rows(engine: Engine, wanted: list[str]) -> dict[str, Row]:
    """What lists show of these tables."""
    return {row["id"]: row for row in _rows(engine, tables.c.id.in_(wanted), len(wanted))}


def my_tables(engine: Engine, guest: str, limit: int = 200) -> list[Row]:
    mine = select(seats.c.table_id).where(seats.c.guest == guest)
    return _rows(engine, (tables.c.id.in_(mine)) | (tables.c.host == guest), limit)


def open_tables(engine: Engine, since: float, limit: int = 100) -> list[Row]:
    """Tables with a free seat for anybody, unless nobody came to them for long."""
    return _rows(engine, and_(tables.c.free > 0, _listing(since)), limit)


def listed(engine: Engine, host: str, since: float) -> int:
    """How many tables of this host are in the list."""
    with engine.connect() as connection:
        return connection.execute(select(func.count()).where(tables.c.host == host, _listing(since))).scalar_one()


def _listing(since: float) -> ColumnElement[bool]:
    return and_(tables.c.listed, tables.c.begun.is_(False), tables.c.updated > since)


def untouched(engine: Engine, since: float) -> list[str]:
    """Unfinished tables where nothing has happened since."""
    with engine.connect() as connection:
        return list(connection.execute(select(tables.c.id).where(tables.c.over.is_(False), tables.c.updated < since)).scalars())


def waiting_for_bots(engine: Engine) -> list[str]:
    """Tables where a bot is to move."""
    with engine.connect() as connection:
        return list(connection.execute(select(tables.c.id).where(tables.c.bot_turn, tables.c.over.is_(False))).scalars())


def read_uptime(engine: Engine) -> tuple[int, int]:
    with engine.connect() as connection:
        found = connection.execute(select(uptime.c.total, uptime.c.weekdays)).first()
    return (found.total, found.weekdays) if found else (0, 0)


def clocks_run(engine: Engine) -> bool:
    """Does a clock run anywhere?"""
    query = select(tables.c.id).where(tables.c.flag.is_not(None), tables.c.over.is_(False)).limit(1)
    with engine.connect() as connection:
        return connection.execute(query).first() is not None


def fallen(engine: Engine, total: int, weekdays: int, limit: int = 100) -> list[str]:
    """Tables where a flag falls by itself, and should have by now."""
    due = (tables.c.weekends & (tables.c.flag <= total)) | (tables.c.weekends.is_(False) & (tables.c.flag <= weekdays))
    here = and_(tables.c.flag.is_not(None), tables.c.hard, tables.c.over.is_(False), tables.c.bot_turn.is_(False), due)
    with engine.connect() as connection:
        return list(connection.execute(select(tables.c.id).where(here).order_by(tables.c.flag).limit(limit)).scalars())


def count_tables(engine: Engine) -> list[tuple[str, bool, bool, int]]:
    """By game: begun, over, how many."""
    query = select(tables.c.game, tables.c.begun, tables.c.over, func.count()).group_by(tables.c.game, tables.c.begun, tables.c.over)
    with engine.connect() as connection:
        return [tuple(row) for row in connection.execute(query)]


def unfinished(engine: Engine, host: str) -> int:
    """How many tables of this host are not over."""
    with engine.connect() as connection:
        return connection.execute(select(func.count()).where(tables.c.host == host, tables.c.over.is_(False))).scalar_one()


def my_unfinished(engine: Engine, host: str) -> list[bytes]:
    """The facts of this host's tables that are not over."""
    with engine.connect() as connection:
        found = connection.execute(select(tables.c.facts).where(tables.c.host == host, tables.c.over.is_(False)))
        return [bytes(body) for body in found.scalars()]


def daily(engine: Engine, wanted: list[str]) -> list[Row]:
    """The attempts that count at the deals of these days."""
    with engine.connect() as connection:
        return [dict(row._mapping) for row in connection.execute(select(daily_results).where(daily_results.c.day.in_(wanted)))]


def daily_days(engine: Engine, guest: str) -> list[str]:
    """The days on which this guest has finished a deal."""
    with engine.connect() as connection:
        return list(connection.execute(select(daily_results.c.day).where(daily_results.c.guest == guest).distinct()).scalars())


def _rows(engine: Engine, condition: Any, limit: int) -> list[Row]:
    with one_moment(engine) as connection:
        found = connection.execute(select(tables).where(condition).order_by(tables.c.updated.desc(), tables.c.id).limit(limit))
        rows = [dict(row._mapping) for row in found]
        sitting: dict[str, list[Row]] = {row["id"]: [] for row in rows}
        query = select(seats).where(seats.c.table_id.in_(sitting)).order_by(seats.c.table_id, seats.c.seat)
        for seat in connection.execute(query):
            sitting[seat.table_id].append(dict(seat._mapping))
    return [{**row, "seats": sitting[row["id"]]} for row in rows]


# --- guests and keys


def guest_name(engine: Engine, guest: str) -> str:
    with engine.connect() as connection:
        return connection.execute(select(guests.c.name).where(guests.c.id == guest)).scalar() or ""


def keep_name(connection: Connection, guest: str, name: str) -> None:
    if not connection.execute(update(guests).where(guests.c.id == guest).values(name=name)).rowcount:
        connection.execute(insert(guests).values(id=guest, name=name))


def key(engine: Engine, name: str, fresh: bytes) -> bytes:
    """A key of this server, made once."""
    with engine.begin() as connection:
        found = connection.execute(select(keys.c.value).where(keys.c.name == name)).scalar()
        if found is None:
            connection.execute(insert(keys).values(name=name, value=fresh))
        return bytes(found or fresh)


def entry_row(table: str, number: int, body: msgspec.Struct, guest: str | None, request: str | None) -> Row:
    return {"table_id": table, "number": number, "body": msgspec.json.encode(body), "guest": guest, "request": request}


def now() -> float:
    return time.time()
