"""How fast random play is on one core, and reports of simulations for people."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from quartett.engine import Game, Refused, ints, stream, table
from quartett.engine.playout import play_many
from quartett.language import language

Row = dict[str, Any]


def measure(game: Game, seconds: float) -> list[Row]:
    """Random moves a second for the most players, compiled and as plain Python."""
    rows = []
    for engine, rate in (("compiled", compiled_rate(game, seconds)), ("plain Python", plain_rate(game, seconds))):
        rows.append({"name": f"{game.title}, {game.players[-1]} players", "engine": f"Quartett {engine}", "moves_per_second": rate})
    return rows


def compiled_rate(game: Game, seconds: float) -> float:
    return timed_rate(game, seconds, first=2048)


def timed_rate(game: Game, seconds: float, first: int, clock: Callable[[], float] = time.perf_counter) -> float:
    """Double the number of games until the time is up."""
    fresh, scratch = table(game.rules.State, 1), table(game.rules.State, 1)
    players = game.players[-1]
    fresh[0] = game.fresh(players, game.settings(players, {}, lab=True))
    buffers = (stream("speed"), ints(game.rules.MOVES), ints(game.rules.LONGEST_OUTCOME))
    play_many(fresh, scratch, 1, *buffers)  # compiled now, so that it is not timed
    games = first
    while True:
        began = clock()
        moves = play_many(fresh, scratch, games, *buffers)
        took = clock() - began
        if took >= seconds / 2:
            return moves / took
        games *= 2


def plain_rate(game: Game, seconds: float) -> float:
    """The same rules without compiling, in a process of its own."""
    code = "import sys; from quartett.games import load; from quartett.lab.speed import timed_rate; "
    code += f"print(timed_rate(load({game.name!r}), {seconds}, first=1))"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused("bad_request", f"the plain Python run failed: {done.stderr.strip()[-300:]}")
    return float(msgspec.json.decode(done.stdout))


def print_table(console: Console, rows: list[Row]) -> None:
    """Rates, and ratios to the slowest."""
    slowest = min(row["moves_per_second"] for row in rows)
    table = Table("game", "engine", "moves/s", "ratio")
    for row in rows:
        table.add_row(row["name"], row["engine"], f"{row['moves_per_second']:,.0f}", f"{row['moves_per_second'] / slowest:,.1f}")
    console.print(table)


def print_report(console: Console, game: Game, report: Row) -> None:
    """A simulation as tables."""
    words = language(game, "en")
    console.print(
        f"[bold]{game.title}[/], {report['players']} players: {report['games']:,} games, {report['moves']:,} moves in "
        f"{report['seconds']:.2f} s on {report['threads']} threads: [bold]{report['games_per_second']:,.0f} games/s, "
        f"{report['moves_per_second']:,.0f} moves/s[/]"
    )
    seats = Table("seat", "wins", "95 %", "points", "5 %", "25 %", "50 %", "75 %", "95 %")
    for seat in report["seats"]:
        quantiles = [str(q) for q in seat["points"]["quantiles"].values()]
        interval = f"{seat['low']:.2%} – {seat['high']:.2%}"
        seats.add_row(str(seat["seat"] + 1), f"{seat['win_share']:.2%}", interval, f"{seat['mean_points']:.2f}", *quantiles)
    console.print(seats)
    facts = Table("", "", show_header=False)
    facts.add_row("moves a game", spread(report["length"]))
    facts.add_row("tied wins", f"{report['tie_rate']:.2%}")
    for name, ending in report["endings"].items():
        facts.add_row(words(f"count-{name}"), f"{ending['share']:.2%}")
    for name, rate in report["rates"].items():
        facts.add_row(words(f"count-{name}"), f"{rate:.2%}")
    for name, count in report["counts"].items():
        facts.add_row(words(f"count-{name}"), f"{count / report['games']:,.2f} a game")
    for name, histogram in report["histograms"].items():
        facts.add_row(words(f"count-{name}"), spread(histogram))
    console.print(facts)


def spread(figures: Row) -> str:
    """Mean, extremes and quantiles in a line."""
    quantiles = ", ".join(f"{float(q):.0%}: {value}" for q, value in figures["quantiles"].items())
    return f"{figures['mean']:.2f}  ({figures['min']} to {figures['max']}; {quantiles})" if figures["n"] else "–"
