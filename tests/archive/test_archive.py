"""Every release leaves stored games behind; this one opens them all."""

import hashlib
import json
import os
import random
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quartett import games
from quartett.engine import Chance, Match, Refused
from quartett.engine.log import read_entry, read_header
from quartett.engine.record import as_dict
from quartett.server.table.chance import verify
from quartett.terminal import read_log
from tests.archive.make import play_some
from tests.server.people import Chair, House, Person, close_all, house

HOME = Path(__file__).parent
RELEASES = sorted(path.parent.name for path in HOME.glob("*/tables.json"))
REPLAYS = sorted(HOME.glob("*/replays/*/*.jsonl"))
Json = dict[str, Any]
MOVES = int(os.environ.get("QUARTETT_ARCHIVE_MOVES", 200))  # of a running table; 5000 plays even the longest to its end
AT_ONCE = 12  # tables played side by side
pytestmark = pytest.mark.compiled
each_replay = pytest.mark.parametrize("path", REPLAYS, ids=lambda path: "/".join(path.relative_to(HOME).parts))


@cache
def noted(release: str) -> Json:
    """What each table of that release was like when it was left."""
    found: Json = json.loads((HOME / release / "tables.json").read_text())
    return found


def tables(release: str, *phases: str) -> list[Json]:
    return [table for table in noted(release)["tables"] if table["phase"] in phases]


@pytest.fixture(params=RELEASES)
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, House]]:
    """A server of today on a copy of that release's data."""
    shutil.copy(HOME / request.param / "tables.sqlite", tmp_path)
    with house(tmp_path) as server:
        yield request.param, server
        close_all()


def returning(server: House, release: str, who: str) -> Person:
    """The same browser as then: its cookie is still good."""
    person = Person(server.url, cookie=noted(release)["cookies"][who])
    person.dice = random.Random(who)
    return person


def test_there_are_stored_games_of_the_first_release() -> None:
    assert "0.1" in RELEASES
    for release in RELEASES:
        for game in {table["game"] for table in noted(release)["tables"]}:
            kinds = {table["what"] for table in noted(release)["tables"] if table["game"] == game}
            assert {"running", "finished", "seat given to a bot", "taken back", "given, running", "waiting"} <= kinds


# --- replays


@each_replay
def test_a_kept_game_replays_to_its_end(path: Path) -> None:
    log = read_log(path)
    match = Match.replay(games.load(read_header(log[0]).game), log)
    assert match.over
    again = Match.replay(match.game, match.log())  # and written anew, in today's format
    assert again.result() == match.result()
    assert again.revision == match.revision


@each_replay
def test_a_game_of_a_server_verifies(path: Path) -> None:
    log: Any = read_log(path)
    game = games.load(log[0]["game"])
    if "secret" in log[0]:
        found = verify(game, log)
        assert found.drawn + found.given == sum(isinstance(read_entry(line), Chance) for line in log[1:])
        assert found.drawn + found.given + found.moves == len(log) - 1
    else:
        with pytest.raises(Refused):
            verify(game, log)


@pytest.mark.parametrize("path", [p for p in REPLAYS if p.relative_to(HOME).parts[0] == "0.1"], ids=lambda path: path.stem)
def test_every_state_is_the_one_that_release_recorded(path: Path) -> None:
    """Release 0.1 hashed its records as they lay in memory: laid out like that again, today's states give the same hashes."""
    log: Any = read_log(path)
    layout = json.loads((HOME / "0.1" / "layouts.json").read_text())[log[0]["game"]]
    match = Match.begin(games.load(log[0]["game"]), read_header(log[0]))
    for number, line in enumerate(log[1:], 1):
        match.follow(read_entry(line))
        if match.event != UNLIKE.get(match.game.name):
            assert first_hash(match.state, layout) == line["hash"], f"{path.name}, line {number}"


# Where a record's notes have changed since: Ringlinge numbers the board anew only when the last ring lies.
UNLIKE = {"ringlinge": "PUT"}


def first_hash(state: Any, layout: list[list[Any]]) -> str:
    fields = as_dict(state)
    parts = []
    for name, shape in layout:
        value = np.array(fields[name], np.int64)
        parts.append(value[tuple(slice(0, length) for length in shape)].tobytes())
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]


# --- tables of a server


def test_every_table_is_as_it_was_left(opened: tuple[str, House]) -> None:
    release, server = opened
    for was in noted(release)["tables"]:
        chair = returning(server, release, was["who"]).sit_down(was["id"], eyes=was["eyes"])
        now = chair.table
        seats = [{name: seat[name] for name in ("name", "kind", "bot", "away_bot")} for seat in now["seats"]]
        same = ("id", "game", "players", "phase", "commit", "eyes", "mine", "host")
        assert {name: now[name] for name in same} == {name: was[name] for name in same}
        assert was["options"].items() <= now["options"].items()
        assert seats == was["seats"]
        if not bot_was_to_move(was):  # such have gone on meanwhile
            assert (now["turn"], now["event"], now["undo"]) == (was["turn"], was["event"], was["undo"]), was
            assert [move["move"] for move in now["moves"]] == was["moves"]
        assert now["result"] == was["result"]
        chair.leave()


def bot_was_to_move(was: Json) -> bool:
    seat = was["seats"][was["turn"]] if isinstance(was["turn"], int) else {}
    return seat.get("kind") == "bot" or bool(seat.get("away_bot"))


def test_running_tables_go_on(opened: tuple[str, House]) -> None:
    release, server = opened
    running = {table["id"]: table for table in tables(release, "playing")}
    assert len(running) >= 20
    with ThreadPoolExecutor(AT_ONCE) as pool:  # a move mostly waits for the disk
        list(pool.map(lambda table: play_on(server, release, table), running))


def play_on(server: House, release: str, table: str) -> None:
    """Everybody who sits there comes back and plays any legal moves; if the game ends, it verifies and shows."""
    chairs = []
    for who in ("anna", "bela"):
        person = returning(server, release, who)
        first = person.sit_down(table)
        for seat in first.table["mine"]:
            if first.table["seats"][seat]["away_bot"]:
                assert first.ask(do="seat_back", seat=seat)["ok"]
            chairs.append(person.sit_down(table, eyes=seat))
        if first.table["host"]:
            assert first.ask(do="settings", bot_speed="instant")["ok"]
        first.leave()
    play_some(*chairs, moves=MOVES)
    if chairs[0].over:
        show(chairs[0], table)
    for chair in chairs:
        chair.leave()


def show(chair: Chair, table: str) -> None:
    person = chair.person
    assert person.post(f"/api/tables/{table}/verify")["ok"]
    log = [json.loads(line) for line in person.http.get(f"/api/tables/{table}/log").text.splitlines()]
    match = Match.replay(games.load(log[0]["game"]), log)
    assert match.result()[0] == chair.table["result"]["places"]
    assert len(all_steps(person, table)) == len(log)


def all_steps(person: Person, table: str) -> list[Json]:
    steps: list[Json] = []
    while True:
        page = person.get(f"/api/tables/{table}/steps?eyes=none&first={len(steps)}")
        steps += page["steps"]
        if len(steps) == page["total"]:
            return steps


def test_finished_tables_replay_verify_and_show(opened: tuple[str, House]) -> None:
    release, server = opened
    for was in {table["id"]: table for table in tables(release, "over")}.values():
        chair = returning(server, release, was["who"]).sit_down(was["id"])
        assert chair.table["result"] == was["result"]
        show(chair, was["id"])
        chair.leave()


def test_waiting_tables_can_be_joined_and_begun(opened: tuple[str, House]) -> None:
    release, server = opened
    for was in tables(release, "waiting"):
        host = returning(server, release, was["who"]).sit_down(was["id"])
        newcomer = Person(server.url, "Newcomer")
        newcomer.post(f"/api/tables/{was['id']}/join")
        assert host.ask(do="start")["ok"]
        host.wait(lambda host=host: host.table["phase"] == "playing")  # type: ignore[misc]
