"""Every test here runs on SQLite and, where its programs are installed, on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import House, Person, close_all, house
from tests.server.postgres import Cluster, installed


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster | None]:
    if not installed():
        yield None
        return
    cluster = Cluster()
    yield cluster
    cluster.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of a fresh database; empty for SQLite in the data directory."""
    if request.param == "sqlite":
        return ""
    cluster: Cluster | None = request.getfixturevalue("cluster")
    if cluster is None:
        pytest.skip("PostgreSQL is not installed: apt install postgresql")
    return cluster.new_database()


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[House]:
    with house(tmp_path, database) as running:
        yield running


@pytest.fixture
def anna(server: House) -> Person:
    return Person(server.url, "Anna")


@pytest.fixture
def bela(server: House) -> Person:
    return Person(server.url, "Bela")
