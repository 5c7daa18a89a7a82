"""Random games by the million, and what a designer learns from them."""

import math
import os
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from quartett.engine import Game, Refused, grid, ints, stream, table
from quartett.engine.playout import play_batch
from quartett.lab.interval import wilson

CHUNK = 2048  # games a stream of random numbers is used for: the same result whatever the number of threads
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
Distribution = dict[int, int]  # value -> how often


@dataclass
class Batch:
    """What one chunk of games came to."""

    events: int
    lengths: Any
    places: Any
    points: Any
    counts: Any


def simulate(
    game: Game,
    players: int,
    options: Mapping[str, object],
    games: int,
    seed: str = "0",
    threads: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """Play random games on all cores and report; equal for equal seeds, but for the time it took."""
    settings = game.settings(players, options, lab=True)
    if games < 1:
        raise Refused("bad_option", "at least one game is needed")
    threads = threads or os.cpu_count() or 1
    fresh = table(game.rules.State, 1)
    fresh[0] = game.fresh(players, settings)
    seats = int(fresh[0].n)
    play_chunk(game, fresh, seats, 0, seed, 0)  # compiled now, so that it is not timed
    report = Report(game, seats)
    began = time.perf_counter()
    for batch in in_order(game, fresh, seats, games, seed, threads):
        report.add(batch)
        progress(len(batch.lengths))
    seconds = time.perf_counter() - began
    head = {"game": game.name, "players": players, "options": settings, "seed": seed, "games": games, "moves": report.moves}
    speed = {"seconds": seconds, "threads": threads, "moves_per_second": report.moves / seconds, "games_per_second": games / seconds}
    return {**head, **speed, **report.summary()}


def in_order(game: Game, fresh: Any, seats: int, games: int, seed: str, threads: int) -> Iterator[Batch]:
    """The chunks, played in parallel, handed on in order; never more in memory than the threads can use."""
    with ThreadPoolExecutor(threads) as pool:
        waiting: list[Future[Batch]] = []
        for number, start in enumerate(range(0, games, CHUNK)):
            waiting.append(pool.submit(play_chunk, game, fresh, seats, min(CHUNK, games - start), seed, number))
            if len(waiting) > 4 * threads:
                yield waiting.pop(0).result()
        for future in waiting:
            yield future.result()


def play_chunk(game: Game, fresh: Any, seats: int, games: int, seed: str, number: int) -> Batch:
    scratch = table(game.rules.State, 1)
    moves, outcome = ints(game.rules.MOVES), ints(game.rules.LONGEST_OUTCOME)
    batch = Batch(0, ints(games), grid(games, seats), grid(games, seats), ints(len(game.tally.COUNTS)))
    rng = stream("simulation", seed, number)
    batch.events = play_batch(fresh, scratch, rng, moves, outcome, batch.lengths, batch.places, batch.points, batch.counts)
    return batch


class Report:
    """Everything added up, as whole numbers, so that the order does not matter."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.games = self.moves = self.events = self.ties = 0
        self.counts = np.zeros(len(game.tally.COUNTS), np.int64)
        self.lengths: Distribution = {}
        self.points: list[Distribution] = [{} for _ in range(seats)]
        self.shared_wins = np.zeros((seats, seats + 1), np.int64)  # how often a seat won together with n in all

    def add(self, batch: Batch) -> None:
        self.games += len(batch.lengths)
        self.moves += int(batch.lengths.sum())
        self.events += batch.events
        self.counts += batch.counts
        first = batch.places == 1
        winners = first.sum(axis=1)
        self.ties += int((winners > 1).sum())
        count_values(self.lengths, batch.lengths)
        for seat in range(self.seats):
            count_values(self.points[seat], batch.points[:, seat])
            self.shared_wins[seat] += np.bincount(winners[first[:, seat]], minlength=self.seats + 1)

    def summary(self) -> dict[str, Any]:
        names, tally = self.game.tally.COUNTS, self.game.tally
        counts = dict(zip(names, map(int, self.counts), strict=True))
        return {
            "chance_events": self.events,
            "length": describe(self.lengths),
            "tie_rate": self.ties / self.games,
            "seats": [self.seat(seat) for seat in range(self.seats)],
            "endings": {name: {"games": counts[name], "share": counts[name] / self.games} for name in names[: tally.ENDINGS]},
            "counts": {name: counts[name] for name in names[tally.ENDINGS :] if not name.startswith("_")},
            "rates": {name: counts[part] / counts[whole] if counts[whole] else 0.0 for name, (part, whole) in tally.RATES.items()},
            "histograms": {name: describe(self.histogram(*place)) for name, place in tally.HISTOGRAMS.items()},
        }

    def seat(self, seat: int) -> dict[str, Any]:
        """A shared win counts as its share of one win."""
        share = sum(int(n) / together for together, n in enumerate(self.shared_wins[seat]) if together) / self.games
        low, high = wilson(share, self.games)
        points = describe(self.points[seat])
        return {"seat": seat, "win_share": share, "low": low, "high": high, "mean_points": points["mean"], "points": points}

    def histogram(self, first: int, lowest: int, bins: int) -> Distribution:
        return {lowest + i: int(self.counts[first + i]) for i in range(bins) if self.counts[first + i]}


def count_values(distribution: Distribution, values: Any) -> None:
    for value, times in zip(*np.unique(values, return_counts=True), strict=True):
        distribution[int(value)] = distribution.get(int(value), 0) + int(times)


def describe(distribution: Distribution) -> dict[str, Any]:
    """Mean, extremes and quantiles."""
    total = sum(distribution.values())
    if not total:
        return {"n": 0, "mean": 0.0, "min": 0, "max": 0, "quantiles": {}}
    values = sorted(distribution)
    reached = np.cumsum([distribution[v] for v in values])
    quantiles = {str(q): values[int(np.searchsorted(reached, math.ceil(q * total)))] for q in QUANTILES}
    mean = sum(v * n for v, n in distribution.items()) / total
    return {"n": total, "mean": mean, "min": values[0], "max": values[-1], "quantiles": quantiles}
