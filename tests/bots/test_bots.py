"""Bots of every game: legal, repeatable, within their budget, and blind to what their seat cannot see."""

import math
import os
import time
from pathlib import Path

import pytest

from quartett.bots import LEVELS, Budget, available, budget_of, choose, think
from quartett.bots.search import LOGS_KEPT, logarithm, read_root
from quartett.bots.think import MOST_NODES, Thinker, Tree, place_of
from quartett.engine import CHANCE, Game, Match, Refused, below, copy, stream
from quartett.engine import game as verbs
from quartett.lab.arena import arena
from quartett.lab.report import page, write_ladder, write_match
from tests.bots.many import play_over_tables
from tests.every import all_games, step, table_of, tables

pytestmark = pytest.mark.compiled
PEEKS = int(os.environ.get("QUARTETT_PEEKS", 60))
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def positions(game: Game, games: int, seed: str, **options: str) -> list[Match]:
    """Decisions with a choice out of random games."""
    found = []
    for number in range(games):
        rng = stream(seed, number)
        match = Match(game, game.players[number % len(game.players)], options)
        while not match.over:
            if match.turn == CHANCE:
                match.draw(rng)
                continue
            moves = match.legal()
            if len(moves) > 1 and below(rng, 12) == 0:
                found.append(Match.replay(game, match.log()))
            match.move(moves[below(rng, len(moves))])
    return found


@every_game
@pytest.mark.parametrize("bot", ["random", "robot", "greedy", "novice", "search:50", "textbook:30"])
def test_every_bot_chooses_legal_moves(game: Game, bot: str) -> None:
    if bot == "robot" and bot not in available(game):
        with pytest.raises(Refused, match="its bots"):
            budget_of(game, bot)
        return
    rng = stream("legal")
    for match in positions(game, 3, "legal"):
        assert choose(game, bot, match.hidden(match.turn), rng) in match.legal()


@every_game
@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_bots_cannot_peek(game: Game, bot: str) -> None:
    """Whatever the hidden cards really are, the same seed leads to the same move."""
    rng, checked, differing = stream("peek", game.name), 0, 0
    while checked < PEEKS:
        match = Match(game, *table_of(game, below(rng, tables(game))))
        while not match.over and checked < PEEKS:
            if match.turn >= 0 and len(match.legal()) > 1 and below(rng, 6) == 0:
                seat = match.turn
                other = copy(match.hidden(seat))
                verbs.redeal(other, seat, rng)
                differing += other.tobytes() != match.state.tobytes()
                verbs.hide(other, seat)
                assert choose(game, bot, match.hidden(seat), stream(checked)) == choose(game, bot, other, stream(checked))
                checked += 1
            step(match, rng)
    assert differing > checked // 2 or game.name == "ringlinge"  # where nothing is hidden


@every_game
def test_many_games_between_bots_of_all_kinds(game: Game) -> None:
    assert play_over_tables(game, 40) > 0


@every_game
def test_a_search_is_repeatable_with_its_seed(game: Game) -> None:
    for match in positions(game, 1, "repeat")[:3]:
        hidden = match.hidden(match.turn)
        once, again = (Thinker(game).think(hidden, Budget(iterations=700), stream(1)) for _ in range(2))
        assert once == again


@every_game
def test_a_search_leaves_the_record_alone_and_counts_every_iteration(game: Game) -> None:
    match = positions(game, 2, "count")[0]
    hidden = match.hidden(match.turn)
    before = hidden.tobytes()
    tree = Tree(game)
    thoughts = tree.think(hidden, Budget(iterations=300, textbook=True), stream(2))
    assert hidden.tobytes() == before
    assert 150 < sum(thought.visits for thought in thoughts) <= 300
    assert all(0 <= thought.reward <= 1 for thought in thoughts)
    assert [thought.visits for thought in thoughts] == sorted((thought.visits for thought in thoughts), reverse=True)


@every_game
def test_a_full_tree_goes_on_without_growing(game: Game) -> None:
    match = positions(game, 2, "full")[0]
    tree = Tree(game)
    tree.nodes = tree.nodes[:40]
    thoughts = tree.think(match.hidden(match.turn), Budget(iterations=2000, textbook=True), stream(3))
    assert thoughts[0].move in match.legal()
    assert MOST_NODES > 40


def test_a_full_tree_of_turns_goes_on_without_growing() -> None:
    game = next(game for game in all_games() if game.policy.WHOLE_TURNS)
    match = positions(game, 2, "full")[0]
    tree = Tree(game)
    tree.ways = tree.ways[:10]
    thoughts = tree.think(match.hidden(match.turn), Budget(iterations=500), stream(3))
    assert thoughts[0].move in match.legal()
    assert sum(tree.visits[: read_root(tree.ways, tree.keys, tree.visits, tree.reward)]) >= 250  # early stop aside, all are counted


@every_game
def test_several_threads_add_up(game: Game) -> None:
    match = positions(game, 2, "threads")[0]
    thoughts = Thinker(game).think(match.hidden(match.turn), Budget(iterations=200, threads=2, textbook=True), stream(4))
    assert sum(thought.visits for thought in thoughts) > 200


@every_game
def test_a_time_budget_is_kept(game: Game) -> None:
    """Loosely here, for any machine; the arena reports the longest thought."""
    match = positions(game, 2, "time")[0]
    hidden = match.hidden(match.turn)
    think(game, Budget(ms=20), hidden, stream(5))
    began = time.perf_counter()
    think(game, Budget(ms=60), hidden, stream(5))
    assert time.perf_counter() - began < 2


def test_names_and_budgets() -> None:
    game = all_games()[0]
    assert budget_of(game, "search:5000") == Budget(iterations=5000)
    assert budget_of(game, "search@100") == Budget(ms=100)
    assert budget_of(game, "textbook:7") == Budget(iterations=7, textbook=True)
    assert budget_of(game, "expert") == LEVELS["expert"]
    assert budget_of(game, "random") is None
    for wrong in ("", "search:", "search:0", "search@-1", "search@999999", "Expert", "search:1e5", "textbook@x"):
        with pytest.raises(Refused):
            budget_of(game, wrong)


def test_the_logarithm_of_the_table() -> None:
    for n in (1, 2, 10, LOGS_KEPT - 1, LOGS_KEPT, 10**5, 10**7):
        assert logarithm(n) == pytest.approx(math.log(n), abs=0.7 if n >= LOGS_KEPT else 1e-12)


def test_place_of() -> None:
    assert (place_of(1.0, 4), place_of(0.0, 4), place_of(0.5, 3)) == (1, 4, 2)


@every_game
def test_the_arena_plays_every_deal_in_every_seat(game: Game) -> None:
    options = {"length": "short"} if "length" in {option.name for option in game.options} else {}
    result = arena(game, ["greedy", "random"], 6, options=options, seed="arena")
    assert {"game", "games", "deals", "bots"} <= result.keys()
    assert result["games"] == result["deals"] * len(set(range(result["games"] // result["deals"])))
    greedy, random = result["bots"]
    others = round(1 / greedy["fair_share"]) - 1
    assert greedy["win_share"] + others * random["win_share"] == pytest.approx(1)
    keys = {"name", "games", "win_share", "low", "high", "fair_share", "mean_place", "rating", "ms_per_move", "max_ms"}
    assert keys <= greedy.keys()
    assert game.name in page(result)


@every_game
def test_the_same_bots_are_equal_on_duplicate_deals(game: Game) -> None:
    result = arena(game, ["random"], 6, seed="equal")
    assert result["bots"][0]["win_share"] == pytest.approx(result["bots"][0]["fair_share"])


def test_the_arena_refuses_what_it_cannot_seat() -> None:
    game = all_games()[0]
    with pytest.raises(Refused):
        arena(game, ["random"] * 9, 1)
    with pytest.raises(Refused):
        arena(game, ["nobody"], 1)


def test_the_document_keeps_ladders_and_matches_apart(tmp_path: Path) -> None:
    game, path = all_games()[0], tmp_path / "strength.md"
    result = arena(game, ["random", "greedy"], 3, game.players[-1])
    write_match(path, game, result)
    write_ladder(path, game, [result])
    write_match(path, game, result)
    write_ladder(path, game, [result])
    text = path.read_text()
    assert text.count("## ") == 2
    assert text.count("\n| random | greedy |") == 3  # two matches kept, one ladder
    assert text.index("against other bots") < text.index("each level against the one below")
