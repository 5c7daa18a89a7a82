"""The HTTP interface keeps to its own description, whatever is asked (schemathesis)."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance
from starlette.routing import Route

from quartett.server.edge.openapi import OPERATIONS, Operation, description
from tests.server.people import PATIENCE, Person, house, play_to_the_end
from tests.server.test_durability import Process, free_port

EXAMPLES = int(os.environ.get("QUARTETT_SCHEMATHESIS", 20))  # requests to each operation, well-formed and not
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
schema = schemathesis.openapi.from_dict(description())


@pytest.fixture(scope="module")
def long_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """In a process of its own: Hypothesis wants no other thread to throw dice."""
    running = Process(tmp_path_factory.mktemp("openapi"), "", free_port())
    yield running
    running.stop(signal.SIGTERM)


def test_everything_is_described(tmp_path: Path) -> None:
    with house(tmp_path) as server:
        every = [("", route) for route in server.api.routes()] + [("/api", route) for route in server.api.below_api()]
        routes = {(way.lower(), start + route.path) for start, route in every if isinstance(route, Route) for way in route.methods or ()}
        told = Person(server.url).get("/api/openapi.json")
    described = {(operation.method, operation.path) for operation in OPERATIONS}
    assert {route for route in routes if route[0] != "head"} == described | {("get", "/api/openapi.json")}
    assert told == description()
    assert description() is description(), "made once: anybody may ask for it"


WAYS = [(operation, GenerationMode.POSITIVE) for operation in OPERATIONS]
WAYS += [(operation, GenerationMode.NEGATIVE) for operation in OPERATIONS if operation.asked or operation.more]  # what can be asked wrongly


@pytest.mark.parametrize(("operation", "mode"), WAYS, ids=lambda way: way.value if isinstance(way, GenerationMode) else " ".join(way[:2]))
def test_answers_are_as_described(long_server: Process, operation: Operation, mode: GenerationMode) -> None:
    anna = Person(long_server.url, "Anna")
    over = anna.sit_down(anna.create(players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["id"])
    if operation.path.endswith(("log", "steps", "verify", "rematch")):
        play_to_the_end(over)
    over.leave()  # its socket throws dice too, for its heartbeat
    tables = [over.table["id"], anna.create(players=2, seats=[{"kind": "me"}, {"kind": "open"}])["id"]]
    asked = schema[operation.path][operation.method].as_strategy(generation_mode=mode)
    count = 0

    @given(case=asked)
    @settings(max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        nonlocal count
        count += 1
        if "id" in case.path_parameters and count % 3:  # two of three ask for a table there is
            case.path_parameters["id"] = tables[count % 3 - 1]
        own = {"Origin": long_server.url, "Cookie": anna.cookie}
        headers = {**own, "X-Quartett": "1"} if count % 10 else own
        case.call_and_validate(base_url=long_server.url, session=session, headers=headers, checks=CHECKS, timeout=PATIENCE)

    with requests.Session() as session:
        ask()
    assert count
    assert anna.get("/health")["ok"]
