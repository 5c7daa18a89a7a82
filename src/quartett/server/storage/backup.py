"""A backup: everything that is kept, as it was at one moment, in a file from which any database can be filled again.

The file is compressed text, a JSON value a line: what it is, then of each table its columns and its rows, at the end how many rows
there were and a hash of all lines before. It holds the key that signs cookies and the secrets of running games.
"""

import gzip
import hashlib
import io
import os
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, select

from quartett import RELEASE
from quartett.engine import Refused
from quartett.server.storage import sql
from quartett.server.storage.database import Lock

FORMAT = 1
AT_ONCE = 1_000  # rows
BUFFER = 1 << 20
VERSION_TABLE = "alembic_version"  # the layout's number; made anew with the layout
Counts = dict[str, int]  # rows by table


class Head(msgspec.Struct, tag="quartett-backup", tag_field="is"):
    format: int
    layout: str = ""
    release: str = ""
    made: str = ""


class Part(msgspec.Struct, tag="table", tag_field="is"):
    """The lines that follow are rows of this table, each the values of these columns."""

    name: str
    columns: list[str]


class End(msgspec.Struct, tag="end", tag_field="is"):
    rows: Counts
    sha256: str


@dataclass(frozen=True)
class Backup:
    """A file that was found to be whole."""

    file: Path
    layout: str
    rows: Counts


class NothingKept(Refused):
    def __init__(self) -> None:
        super().__init__("no_tables", "there is nothing to back up: no server has worked on this database yet.\nIs it the right one?")


class Broken(Refused):
    def __init__(self, file: Path, what: str) -> None:
        super().__init__("bad_backup", f"{file} is not a whole backup: {what}.\nNothing has been changed; take another one.")


read_line = msgspec.json.Decoder(Head | Part | End).decode


# --- backing up


def back_up(engine: Engine, file: Path) -> Counts:
    """Write everything that is kept into a new file, which appears when it is whole. Servers may go on meanwhile."""
    if file.exists():
        raise Refused("bad_file", f"{file} is there already.\nChoose a name that is free.")
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").exists():
        raise NothingKept  # looking into it would make it
    with sql.one_moment(engine) as connection, new_file(file) as raw:
        layout = sql.layout_of(connection)
        if layout is None:
            raise NothingKept
        with gzip.GzipFile(filename="", mode="wb", fileobj=raw) as packed, io.BufferedWriter(packed, BUFFER) as out:
            return write_all(connection, layout, out.write)


def write_all(connection: Connection, layout: str, write: Callable[[bytes], object]) -> Counts:
    digest, counts = hashlib.sha256(), Counts()

    def put(value: Any) -> None:
        line = msgspec.json.encode(value) + b"\n"
        digest.update(line)
        write(line)

    put(Head(FORMAT, layout, RELEASE, time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())))
    for table in tables_of(connection):
        name = str(table.name)  # a class of SQLAlchemy's own
        put(Part(name, [str(column.name) for column in table.columns]))
        counts[name] = 0
        query = select(table).order_by(*table.primary_key.columns)
        for row in connection.execute(query, execution_options={"yield_per": AT_ONCE}):
            put(tuple(row))
            counts[name] += 1
    put(End(counts, digest.hexdigest()))
    return counts


def tables_of(connection: Connection) -> list[Table]:
    """All there are in this database, whatever its layout, each after those it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSION_TABLE]


@contextmanager
def new_file(file: Path) -> Iterator[Any]:
    """A file for its owner's eyes only, under another name until it is whole and on disk."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}-", dir=file.parent)
        try:
            with open(handle, "wb") as raw:
                yield raw
                raw.flush()
                os.fsync(raw.fileno())
            os.replace(name, file)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as problem:
        what = f"{file} cannot be written: {problem.strerror or problem}"
        raise Refused("bad_file", f"{what}.\nGive a file in a directory that this user may write to.") from None


# --- restoring


def restore(engine: Engine, backup: Backup, replace: bool = False) -> None:
    """Fill a database from a backup, all of it or nothing. No server may work on it meanwhile."""
    lock = Lock(engine)
    lock.take()
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")  # else each change of the layout would be a transaction of its own
            need_room(connection, replace)
            sql.lay_out(connection, backup.layout, anew=True)
            fill(connection, backup.file)
            sql.lay_out(connection, sql.layouts()[-1])
    finally:
        lock.close()


def need_room(connection: Connection, replace: bool) -> None:
    """A database that is empty, or may be emptied."""
    layout = sql.layout_of(connection)
    if layout is None:
        return
    if layout not in sql.layouts():
        raise Refused("newer_layout", f"the database has layout {layout}, of a newer release.\nRestore with that release.")
    kept = {table.name: connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables_of(connection)}
    if any(kept.values()) and not replace:
        what = ", ".join(f"{number:,} {name}" for name, number in kept.items() if number)
        raise Refused("not_empty", f"this database is not empty: {what}.\nGive --replace if all of it may be lost.")


def fill(connection: Connection, file: Path) -> None:
    tables = {table.name: table for table in tables_of(connection)}
    for name, lines in groupby(lines_of(file), lambda line: line[0].name):
        if name not in tables:
            raise Broken(file, f"its layout has no table {name!r}")
        while some := list(islice(lines, AT_ONCE)):
            connection.execute(insert(tables[name]), rows_of(file, tables[name], some))


def rows_of(file: Path, table: Table, lines: list[tuple[Part, bytes]]) -> list[sql.Row]:
    """Lines as rows of this table, each value of the kind its column has."""
    columns = lines[0][0].columns
    try:
        kinds = [table.columns[name].type.python_type | None for name in columns]
        read = msgspec.json.Decoder(tuple.__class_getitem__(tuple(kinds))).decode
        return [dict(zip(columns, read(line), strict=True)) for _, line in lines]
    except (KeyError, msgspec.DecodeError) as problem:
        raise Broken(file, f"rows of {table.name!r} cannot be read ({problem})") from None


# --- reading the file


def check(file: Path) -> Backup:
    """A backup; refused if it is not whole, or from a newer release."""
    with understood(file), gzip.open(file) as lines:
        head = read_line(lines.readline())
    if not isinstance(head, Head):
        raise Broken(file, "it does not begin like one")
    if head.format > FORMAT or (head.layout.isdecimal() and head.layout > sql.layouts()[-1]):
        raise Refused("newer_backup", f"{file} was made by a newer release, {head.release}.\nRestore it with that release or a later one.")
    if head.layout not in sql.layouts():
        raise Broken(file, f"there never was a layout {head.layout!r}")
    return Backup(file, head.layout, Counter(part.name for part, _ in lines_of(file)))


def lines_of(file: Path) -> Iterator[tuple[Part, bytes]]:
    """Every row as it is written, with the table it belongs to. Whether the file was whole is known when it has ended."""
    digest, counts, part = hashlib.sha256(), Counts(), Part("", [])
    with understood(file), gzip.open(file) as lines:
        for line in lines:
            if line.startswith(b"["):
                counts[part.name] += 1
                yield part, line
            else:
                match read_line(line):
                    case Part() as part:
                        counts[part.name] = 0
                    case End(rows, sha256):
                        if (rows, sha256) != (counts, digest.hexdigest()) or lines.read(1):
                            raise Broken(file, "what is in it is not what was written")
                        return
            digest.update(line)
    raise Broken(file, "its end is missing")


@contextmanager
def understood(file: Path) -> Iterator[None]:
    try:
        yield
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError, UnicodeError, KeyError) as problem:
        raise Broken(file, str(problem) or type(problem).__name__) from None
    except OSError as problem:
        raise Refused(
            "bad_file", f"{file} cannot be read: {problem.strerror or problem}.\nGive a file that `quartett backup` has written."
        ) from None
