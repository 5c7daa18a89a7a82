"""Speed side by side with peers, in one run: `make bench` prints a table of ratios and writes bench/results/speed.json.

Random play: moves a second from the first deal to the end, chance included in the time but not in the count. OpenSpiel's
games run in C++, once driven from Python move by move and once by its own C++ rollouts; RLCard is Python.
Search: whole iterations a second (deal, descent, playout, credit) from the first card of a hand, or early in the game; and how
long two searches in two threads take, in times of one, which needs two cores.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from quartett import games
from quartett.bots import Budget
from quartett.bots.think import Search
from quartett.engine import CHANCE, Match, below, stream
from quartett.lab import speed
from quartett.warm import warm

SECONDS = 3.0
RESULTS = Path(__file__).parent / "results" / "speed.json"
OPEN_SPIEL = ("hearts", "havannah")  # the nearest it has: trick-taking, and a hexagonal board
FIRST_STEPS = 12  # Favorites are chosen, the first marbles lie
FIRST_CARD = {"kbernestich": "TRICK", "berzerka": "PLAY"}  # where a hand is played in tricks: its first card
ROLLOUTS, STEPS = 200, 4
PAIRS = 15
ROUNDS = 15
RLCARD = ("uno", "doudizhu")
Row = dict[str, Any]


def per_second(batch: Callable[[], int], seconds: float = SECONDS) -> float:
    """How much a second a batch gets done, repeated until the time is up."""
    done, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        done += batch()
    return done / (time.perf_counter() - began)


def ours() -> Iterator[Row]:
    for name in games.names():
        game = games.load(name)
        warm(game)
        for row in speed.measure(game, SECONDS):
            yield {"what": "random moves", "game": row["name"], "engine": row["engine"], "per_second": row["moves_per_second"]}


def searches() -> Iterator[Row]:
    """All by turns, a short while each, so that they share the machine's fast and slow moments; the median of the rounds."""
    batches = {(games.load(name).title, "Quartett"): thinker(early(name)) for name in games.names()}
    if find_spec("pyspiel"):
        batches["hearts", "OpenSpiel C++ ISMCTS"] = ismcts()
    rates: dict[tuple[str, str], list[float]] = {who: [] for who in batches}
    for _ in range(ROUNDS):
        for who, batch in batches.items():
            rates[who].append(per_second(batch, SECONDS / ROUNDS))
    for (game, engine), each in rates.items():
        yield {"what": "search iterations", "game": game, "engine": engine, "per_second": median(each)}


def early(name: str) -> Match:
    """A position where all is dealt and the seat to move has a choice; where games are shorter than that, the first choice."""
    return next((match for match in choices(name) if begun(match)), None) or next(choices(name))


def choices(name: str) -> Iterator[Match]:
    """One random game, at every position with a choice."""
    game, rng = games.load(name), stream("bench")
    match = Match(game, game.players[-1], game.settings(game.players[-1], {}, lab=True))
    while not match.over:
        if match.turn == CHANCE:
            match.draw(rng)
            continue
        moves = match.legal()
        if len(moves) > 1:
            yield match
        match.move(moves[below(rng, len(moves))])


def begun(match: Match) -> bool:
    phase = FIRST_CARD.get(match.game.name)
    return match.event == phase if phase else len(match.entries) >= FIRST_STEPS


def thinker(match: Match) -> Callable[[], int]:
    """A search of so many iterations, again and again with the same memory."""
    search, hidden, rng = Search(match.game), match.hidden(match.turn), stream("bench")

    def think() -> int:
        search.think(hidden, Budget(iterations=20_000), rng)
        return int(search.grown.nodes[0].visits)

    return think


def two_at_once(name: str) -> Row:
    """How long two searches take in two threads, measured in the time of one."""
    match = early(name)
    one, other = thinker(match), thinker(match)
    alone, together = [], []
    with ThreadPoolExecutor(2) as pool:
        for _ in range(PAIRS):
            began = time.perf_counter()
            pool.submit(one).result()
            alone.append(time.perf_counter() - began)
            began = time.perf_counter()
            for thread in [pool.submit(one), pool.submit(other)]:
                thread.result()
            together.append(time.perf_counter() - began)
    return {
        "what": "two searches in threads",
        "game": match.game.title,
        "engine": "Quartett",
        "times_of_one": median(together) / median(alone),
    }


def open_spiel() -> Iterator[Row]:
    import pyspiel

    for name in OPEN_SPIEL:
        game = pyspiel.load_game(name)
        from_python = per_second(partial(random_game, game))
        yield {"what": "random moves", "game": name, "engine": "OpenSpiel from Python", "per_second": from_python}
        yield {"what": "random moves", "game": name, "engine": "OpenSpiel C++", "per_second": rollout_rate(pyspiel, game)}


def random_game(game: Any) -> int:
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        moves += not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))
    return moves


def rollout_rate(pyspiel: Any, game: Any) -> float:
    """Moves a second of its own C++ rollouts, many to each of a few search steps: their number times the mean length of a game."""
    lengths = [random_game(game) for _ in range(20)]
    state = first_choice(game)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7)
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, STEPS, 100, False, 7, False)
    else:
        bot = pyspiel.ISMCTSBot(7, evaluator, 2.0, STEPS, -1, pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT, False, False)

    def batch() -> int:
        bot.step(state)
        return ROLLOUTS * STEPS

    return per_second(batch) * sum(lengths) / len(lengths)


def first_choice(game: Any) -> Any:
    """The first position after the deal, and after passing cards, with a choice."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1 or "Pass" in state.action_to_string(state.legal_actions()[0]):
        state.apply_action(random.choice(state.legal_actions()))
    return state


def ismcts() -> Callable[[], int]:
    """OpenSpiel's C++ search on hearts from the first card."""
    import pyspiel

    state = first_choice(pyspiel.load_game("hearts"))
    simulations = 1000
    policy = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(7, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, simulations, -1, policy, False, False)

    def batch() -> int:
        bot.step(state)
        return simulations

    return batch


def rlcard() -> Iterator[Row]:
    import rlcard as peer
    from rlcard.agents import RandomAgent

    for name in RLCARD:
        environment = peer.make(name)
        environment.set_agents([RandomAgent(num_actions=environment.num_actions) for _ in range(environment.num_players)])

        def batch(environment: Any = environment) -> int:
            before = environment.timestep
            environment.run(is_training=False)
            return int(environment.timestep - before) if environment.timestep > before else int(environment.timestep)

        yield {"what": "random moves", "game": name, "engine": "RLCard (Python)", "per_second": per_second(batch)}


def main() -> None:
    console = Console()
    rows: list[Row] = []
    for source in track((ours, open_spiel, rlcard, searches), description="Measuring", console=Console(stderr=True), transient=True):
        try:
            rows += source()
        except ImportError as problem:
            console.print(f"{source.__name__} left out: {problem}. `make bench` installs the peers.", style="yellow")
    pairs = [two_at_once(name) for name in games.names()]
    for what in ("random moves", "search iterations"):
        kind = [row for row in rows if row["what"] == what]
        peers = [row["per_second"] for row in kind if not row["engine"].startswith("Quartett")]
        best = max(peers) if peers else 0.0
        table = Table("game", "engine", f"{what}/s", "ratio to the fastest peer", title=what)
        for row in sorted(kind, key=lambda row: -row["per_second"]):
            ratio = f"{row['per_second'] / best:.2f}" if best else "–"
            table.add_row(row["game"], row["engine"], f"{row['per_second']:,.0f}", ratio)
        console.print(table)
    for pair in pairs:
        console.print(f"{pair['game']}: two searches in two threads take {pair['times_of_one']:.2f} times as long as one")
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"python": sys.version.split()[0], "rows": rows + pairs}, indent=1))
    console.print(f"Written to {RESULTS.relative_to(Path.cwd()) if RESULTS.is_relative_to(Path.cwd()) else RESULTS}")


if __name__ == "__main__":
    main()
