"""A club of many people and games: is the rebuild quick and exact, and do the pages answer in time?

`python -m bench.club --people 10000 --games 100000 [--database postgresql://...]` fills a fresh database the way a server does (a game's
entries, results and ratings in one transaction), works everything out again from the logs, compares, starts a server on it and asks.
Games are real ones of Race, played by chance and used again with other people.
"""

import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import httpx
import typer
from sqlalchemy import Engine, insert

from quartett.server.club import kept, rebuild, results
from quartett.server.edge.callers import MEMBER
from quartett.server.edge.guests import COOKIE
from quartett.server.settings import Settings
from quartett.server.storage import sql
from quartett.server.storage.sql import Change
from quartett.server.table import rows
from quartett.server.table.play import Facts, Play, Seat, new_facts

BOTS = ("novice", "casual", "strong", "expert")
TEMPLATES = 300
AT_ONCE = 500
PORT = 8765


def main(
    people: int = 10_000,
    games: int = 100_000,
    database: Annotated[str, typer.Option(help="An empty PostgreSQL database; default: SQLite in a directory of its own.")] = "",
    asks: Annotated[int, typer.Option(help="How often each page is asked for.")] = 500,
) -> None:
    with tempfile.TemporaryDirectory() as data:
        settings = Settings(Path(data), database)
        engine = sql.connect(settings.url)
        ids = fill(engine, people, games)
        began = time.perf_counter()
        found, wrong = rebuild.differing(engine)
        took = time.perf_counter() - began
        print(f"worked out again from {games:,} logs in {took:.1f} s: of {len(found.results):,} results {len(wrong)} rows differ")
        assert not wrong
        began = time.perf_counter()
        rebuild.rebuild(engine)
        print(f"rebuilt in {time.perf_counter() - began:.1f} s")
        engine.dispose()
        ask(settings, ids, asks)


# --- filling


def fill(engine: Engine, people: int, games: int) -> list[str]:
    """Some play much more than others. The ids, the busiest first."""
    dice = random.Random(1)
    ids = [f"{number:024x}" for number in range(1, people + 1)]
    with engine.begin() as connection:
        connection.execute(insert(sql.guests), [{"id": each, "name": f"Member {number}"} for number, each in enumerate(ids)])
        known = {"language": "en", "notify": "", "created": 1_700_000_000.0}
        connection.execute(insert(kept.members), [{"id": each, "shape": each, **known} for each in ids])
        known = {"name": "Firefox, Linux", "created": 1_700_000_000.0, "seen": 1_700_000_000.0}
        connection.execute(insert(kept.devices), [{"id": each, "member": each, "hash": kept.digest(each), **known} for each in ids])
    plays = [template(dice) for _ in range(TEMPLATES)]
    began = time.perf_counter()
    for first in range(0, games, AT_ONCE):
        changes = [
            game(dice, dice.choice(plays), ids, 1_700_000_000.0 + 60 * number) for number in range(first, min(first + AT_ONCE, games))
        ]
        sql.write(engine, changes)
    print(f"{games:,} games of {people:,} people written in {time.perf_counter() - began:.0f} s")
    return ids


def template(dice: random.Random) -> Play:
    play = Play(table(dice, [], dice.choice((2, 3))))
    play.begin_if_full()
    while not play.match.over:
        play.move(play.turn, dice.choice(play.match.legal()))
    return play


def table(dice: random.Random, ids: list[str], players: int) -> Facts:
    """People and bots; how often somebody plays falls off with their number."""
    wanted = {ids[int(len(ids) * dice.random() ** 2)] for _ in range(dice.randint(1, players))} if ids else {"someone"}
    seats = [Seat("person", "Member", each) for each in sorted(wanted)]
    seats += [Seat("bot", bot=dice.choice(BOTS)) for _ in range(players - len(seats))]
    dice.shuffle(seats)
    return new_facts("race", players, {}, seats, sorted(wanted)[0], rated=True, hints=False)


def game(dice: random.Random, play: Play, ids: list[str], ended: float) -> Change:
    """A game that has been played, with other people."""
    facts = table(dice, ids, play.facts.players)
    other = Play(facts)
    other.match, other.entries, other.begun, other.sat = play.match, play.entries, True, [*facts.seats, *play.sat[facts.players :]]
    other.seats = list(other.sat)
    change = rows.new_table(facts)
    assert change.new_table
    change.new_table |= {"begun": True, "over": True, "updated": ended, "created": ended}
    change.entries = [sql.entry_row(facts.id, number, entry, None, None) for number, entry in enumerate(play.entries, 1)]
    change.then = partial(results.keep, results.rows(other, ended))
    return change


# --- asking


def ask(settings: Settings, ids: list[str], asks: int) -> None:
    command = [sys.executable, "-m", "quartett", "serve", "--port", str(PORT), "--data", str(settings.data), "--no-limits"]
    command += ["--database", settings.database] if settings.database else []
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{PORT}", timeout=30) as client:
            until_ready(client)
            dice = random.Random(2)

            def anybody() -> str:
                return ids[int(len(ids) * dice.random() ** 2)]

            measure("start page: my tables and open ones", asks, lambda: get(client, "/api/tables", anybody()))
            measure("profile of anybody", asks, lambda: get(client, f"/api/people/{anybody()}"))
            measure("profile of the busiest ten", asks, lambda: get(client, f"/api/people/{dice.choice(ids[:10])}"))
            measure("own profile", asks, lambda: get(client, f"/api/people/{(who := anybody())}", who))
            measure("profile of a bot", min(asks, 100), lambda: get(client, f"/api/people/bot:{dice.choice(BOTS)}"))
            measure("leaderboard", asks, lambda: get(client, f"/api/ratings/race/{dice.choice((2, 3))}"))
    finally:
        server.terminate()
        server.wait(30)


def until_ready(client: httpx.Client) -> None:
    for _ in range(600):
        try:
            if "preparing" not in client.get("/health").text:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.5)
    raise TimeoutError("the server did not get ready")


def get(client: httpx.Client, path: str, member: str = "") -> None:
    headers = {"Cookie": f"{COOKIE}={MEMBER}.{member}"} if member else {}  # here the id is the secret of the device too
    answer = client.get(path, headers=headers)
    assert answer.status_code in (200, 404), answer.text  # somebody may not have played yet


def measure(what: str, asks: int, question: Callable[[], Any]) -> None:
    took = []
    for _ in range(asks):
        began = time.perf_counter()
        question()
        took.append(1000 * (time.perf_counter() - began))
    print(f"{what:40} median {statistics.median(took):6.1f} ms   p99 {statistics.quantiles(took, n=100)[98]:6.1f} ms")


if __name__ == "__main__":
    typer.run(main)
