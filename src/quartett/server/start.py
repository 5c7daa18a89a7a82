"""Starting: what can be wrong is found before the doors open, and said in two lines: what it is, and what to do."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError, OperationalError, SQLAlchemyError

from quartett.engine import Refused
from quartett.server.settings import Settings
from quartett.server.storage import sql
from quartett.server.storage.database import Database


def open_database(settings: Settings) -> Database:
    """The database of these settings, ours alone."""
    if not settings.database:
        need_directory(settings.data)
    with explained(settings):
        return Database(settings.url)


@contextmanager
def visited(settings: Settings) -> Iterator[Engine]:
    """The database of these settings as it is, perhaps while a server works on it."""
    with explained(settings):
        engine = sql.engine_of(settings.url)
        try:
            yield engine
        finally:
            engine.dispose()


@contextmanager
def explained(settings: Settings) -> Iterator[None]:
    """What a database complains about, in our words."""
    try:
        yield
    except (ArgumentError, NoSuchModuleError, ValueError, ModuleNotFoundError):
        raise Refused(
            "bad_database",
            "--database is not the address of a database.\nWrite it like postgresql://user:password@host/name, or leave it away.",
        ) from None
    except OperationalError as problem:
        raise Refused("no_database", f"the database cannot be opened: {reason(problem)}.\n{advice(settings)}") from None
    except DatabaseError as problem:
        raise Refused("bad_database", f"this is not a database of Quartett: {reason(problem)}.\n{advice(settings)}") from None


def need_directory(data: Path) -> None:
    """Tables can only be kept where files can be written."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds the secrets of running games
        probe = data / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as problem:
        raise Refused(
            "bad_directory", f"{data} cannot be written: {problem.strerror}.\nGive --data a directory that this user may write to."
        ) from None


def reason(problem: SQLAlchemyError) -> str:
    """The first line of what the database said, without addresses of documentation."""
    said = str(getattr(problem, "orig", problem)).strip().splitlines()
    return said[0].rstrip(".") if said else type(problem).__name__


def advice(settings: Settings) -> str:
    if settings.database:
        return "Is PostgreSQL running, and are address, name, user and password right?"
    return f"Is {settings.data / 'tables.sqlite'} a file of Quartett, and not in use by another program?"


def listen(settings: Settings) -> socket.socket:
    """The open door; refused if somebody else has the port."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
    except OSError as problem:
        door.close()
        what = f"{settings.host} port {settings.port} cannot be used: {problem.strerror}"
        raise Refused("no_port", f"{what}.\nIs a server running there already? Choose another with --port.") from None
    return door
