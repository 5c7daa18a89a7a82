"""Bots against each other on the same deals, every bot once in every seat, so that luck and seat cancel out."""

import math
import os
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from openskill.models import PlackettLuce

from quartett.bots import budget_of, choose
from quartett.engine import CHANCE, Game, Match, Refused, stream
from quartett.lab.interval import over_deals


@dataclass
class Played:
    """One game: who sat where and how it came out."""

    lineup: list[str]
    places: list[int]
    points: list[int]
    seconds: dict[str, list[float]] = field(default_factory=dict)


def arena(
    game: Game,
    bots: list[str],
    games: int,
    players: int,
    options: Mapping[str, object] | None = None,
    seed: str = "0",
    threads: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, Any]:
    """At least so many games; the last bot fills the seats that are left."""
    settings, lineup = seated(game, bots, players, options or {})
    seats = len(lineup)
    deals = max(1, math.ceil(games / seats))
    stop = threading.Event()

    def deal(number: int) -> list[Played]:
        rounds = [lineup[-turn:] + lineup[:-turn] for turn in range(seats)]
        played = []
        for rotated in rounds:
            if stop.is_set():
                break
            played.append(play(game, players, settings, rotated, f"{seed}/{number}"))
            progress(1)
        return played

    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        try:
            results = list(pool.map(deal, range(deals)))
        finally:
            stop.set()
    head = {"game": game.name, "players": players, "options": settings, "seed": seed, "games": deals * seats, "deals": deals}
    return {**head, "bots": standings(results, list(dict.fromkeys(lineup)), seats)}


def seated(game: Game, bots: list[str], players: int, options: Mapping[str, object]) -> tuple[dict[str, str], list[str]]:
    """The options with their values, and the bot of each seat; what cannot be played is refused."""
    for bot in bots:
        budget_of(game, bot)
    settings = game.settings(players, options, lab=True)
    seats = Match(game, players, settings).seats
    if not 1 <= len(bots) <= seats:
        raise Refused("bad_option", f"{game.title} with {players} players has {seats} seats; name between 1 and {seats} bots")
    return settings, bots + [bots[-1]] * (seats - len(bots))


def play(game: Game, players: int, settings: Mapping[str, object], lineup: list[str], seed: str) -> Played:
    """One game. Chance depends on the deal's seed and the number of the event only: the same for every rotation."""
    match = Match(game, players, settings)
    took: dict[str, list[float]] = {bot: [] for bot in lineup}
    events = 0
    while not match.over:
        if match.turn == CHANCE:
            match.draw(stream("deal", seed, events))
            events += 1
            continue
        bot, hidden = lineup[match.turn], match.hidden(match.turn)
        began = time.perf_counter()
        move = choose(game, bot, hidden, stream("bot", seed, len(match.entries), match.turn))
        took[bot].append(time.perf_counter() - began)
        match.move(move)
    places, points = match.result()
    return Played(lineup, places, points, took)


def standings(results: list[list[Played]], bots: list[str], seats: int) -> list[dict[str, Any]]:
    """For each bot its share of wins per seat it sat in, with the interval over deals, its places, rating and time."""
    ratings = rate([played for deal in results for played in deal], bots)
    return [row(bot, results, seats, ratings[bot]) for bot in bots]


def row(bot: str, results: list[list[Played]], seats: int, rating: float) -> dict[str, Any]:
    times, sat, games = [0.0], 0, 0
    per_deal: list[list[float]] = [[] for _ in range(seats)]  # for each place its share in every deal
    for deal in results:
        here = [(played.places, seat) for played in deal for seat, name in enumerate(played.lineup) if name == bot]
        sat += len(here)
        for place in range(seats):
            per_deal[place].append(sum(share_of_place(places, seat, place + 1) for places, seat in here) / len(here))
        for played in deal:
            times += played.seconds.get(bot, [])
            games += bot in played.lineup
    place_shares = []
    for shares in per_deal:
        low, high = over_deals(shares, sat)
        place_shares.append({"share": sum(shares) / len(shares), "low": low, "high": high})
    first = place_shares[0]
    return {
        "name": bot,
        "games": games,
        "win_share": first["share"],
        "low": first["low"],
        "high": first["high"],
        "fair_share": 1 / seats,
        "mean_place": sum((place + 1) * each["share"] for place, each in enumerate(place_shares)),
        "place_shares": place_shares,
        "rating": rating,
        "ms_per_move": 1000 * sum(times) / max(len(times) - 1, 1),
        "max_ms": 1000 * max(times),
    }


def share_of_place(places: list[int], seat: int, place: int) -> float:
    """How much of a place this seat has: those who tie share the places they fill."""
    tied = places.count(places[seat])
    return 1 / tied if places[seat] <= place < places[seat] + tied else 0.0


def rate(games: list[Played], bots: list[str]) -> dict[str, float]:
    """Plackett-Luce ratings; a bot that sits in several seats of a game takes the mean of what they earned."""
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    for played in games:
        if len(set(played.lineup)) < 2:
            continue
        # A rating of its own for each seat: the model adds up in place what one that stands in several places has earned.
        seats = [[model.create_rating([known[name].mu, known[name].sigma], name)] for name in played.lineup]
        rated = model.rate(seats, ranks=[float(place) for place in played.places])
        for bot in set(played.lineup):
            earned = [team[0] for team, name in zip(rated, played.lineup, strict=True) if name == bot]
            mu, sigma = (sum(getattr(rating, part) for rating in earned) / len(earned) for part in ("mu", "sigma"))
            known[bot] = model.create_rating([mu, sigma], bot)
    return {bot: float(known[bot].ordinal()) for bot in bots}
