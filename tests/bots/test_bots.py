"""Bots of every game: legal, repeatable, within their budget, and blind to what their seat cannot see."""

import itertools
import json
import math
from pathlib import Path

import pytest

from quartett import games
from quartett.bots import LEVELS, Budget, available, budget_of, choose, think
from quartett.bots.search import HIDDEN_CODES, most_promising
from quartett.bots.think import Search, Thinker
from quartett.bots.tree import LOGS_KEPT, Apart, Counts, Node, Tree, add_node, clear_tree, logarithm, rewards
from quartett.engine import CHANCE, NONE, Game, Match, Refused, below, ints, stream, table
from quartett.engine.estimate import PLACE_OF, WHOLE
from quartett.engine.verbs import usual
from quartett.games.race.rules import Phase as RacePhase
from quartett.lab.arena import Played, arena, rate, share_of_place
from quartett.lab.report import page, write_ladder, write_match
from tests.bots.many import play_over_tables
from tests.every import all_games, step

pytestmark = pytest.mark.compiled
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def positions(game: Game, games: int, seed: str, **options: str) -> list[Match]:
    """Decisions with a choice out of so many random games, or more if these are short."""
    found: list[Match] = []
    for number in itertools.count():
        if number >= games and found:
            break
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


def short(game: Game) -> dict[str, str]:
    return {"length": "short"} if "length" in {option.name for option in game.options} else {}


@every_game
@pytest.mark.parametrize("bot", ["random", "robot", "greedy", "novice", "search:50", "textbook:30"])
def test_every_bot_chooses_legal_moves(game: Game, bot: str) -> None:
    if bot in ("robot", "greedy") and bot not in available(game):
        with pytest.raises(Refused, match="its bots"):
            budget_of(game, bot)
        return
    rng = stream("legal")
    for match in positions(game, 3, "legal"):
        assert choose(game, bot, match.hidden(match.turn), rng) in match.legal()


@every_game
def test_playouts_are_random_where_a_game_has_no_quick_player(game: Game) -> None:
    moves, rng, differ = ints(game.rules.MOVES), stream("usual"), 0
    for match in positions(game, 2, "usual"):
        chosen = {usual["quick"](match.state, rng, moves) for _ in range(200)}
        assert chosen <= set(match.legal())
        differ += len(chosen) > 1
    assert differ


@every_game
def test_many_games_between_bots_of_all_kinds(game: Game) -> None:
    assert play_over_tables(game, 40) > 0


def test_the_robot_goes_on_where_somebody_has_announced_a_superpower() -> None:
    announced = [
        match for match in positions(games.load("race"), 30, "announced", superpowers="on") if match.state.phase == RacePhase.POWER_CARD
    ]
    assert announced
    for number, match in enumerate(announced):
        assert choose(match.game, "robot", match.hidden(match.turn), stream(number)) in match.legal()


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
    thoughts = Search(game).think(hidden, Budget(iterations=300, textbook=True), stream(2))
    assert hidden.tobytes() == before
    assert 150 < sum(thought.visits for thought in thoughts) <= 300
    assert all(0 <= thought.reward <= 1 for thought in thoughts)
    assert [thought.visits for thought in thoughts] == sorted((thought.visits for thought in thoughts), reverse=True)


@every_game
def test_a_full_tree_goes_on_without_growing(game: Game) -> None:
    match = positions(game, 2, "full")[0]
    search = Search(game)
    whole = search.textbook.nodes
    search.textbook = search.textbook._replace(nodes=whole[:40])
    thoughts = search.think(match.hidden(match.turn), Budget(iterations=2000, textbook=True), stream(3))
    assert thoughts[0].move in match.legal()
    assert not any(whole[40:].tobytes())


def test_a_full_tree_of_turns_goes_on_without_growing() -> None:
    game = next(game for game in all_games() if game.policy.WHOLE_TURNS)
    match = positions(game, 2, "full")[0]
    search = Search(game)
    whole = search.turns.nodes
    search.turns = search.turns._replace(nodes=whole[:10])
    thoughts = search.think(match.hidden(match.turn), Budget(iterations=500), stream(3))
    assert thoughts[0].move in match.legal()
    assert not any(whole[10:].tobytes())
    children = [way for way in whole[1:10] if way.visits and way.parent == 0]
    assert sum(way.visits for way in children) >= 250  # early stop aside, all are counted


@every_game
def test_several_threads_add_up(game: Game) -> None:
    match = positions(game, 2, "threads")[0]
    thoughts = Thinker(game).think(match.hidden(match.turn), Budget(iterations=200, threads=2, textbook=True), stream(4))
    assert sum(thought.visits for thought in thoughts) > 200


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


def small_tree(apart: int) -> Tree:
    tree = Tree(table(Node, 3), table(Apart, apart), ints(9 + HIDDEN_CODES), table(Counts, 1), curiosity=0.35)
    clear_tree(tree)
    return tree


def mark(tree: Tree, *keys: int) -> None:
    """A decision at which these can be chosen."""
    tree.counts[0].decisions += 1
    for key in keys:
        tree.mark[key + HIDDEN_CODES] = tree.counts[0].decisions


def test_a_full_tree_has_no_room_for_another_node() -> None:
    tree = small_tree(apart=1)
    assert [add_node(tree, 0, key, 0) for key in range(4)] == [1, 2, NONE, NONE]


def test_a_move_counts_for_its_own_mover_only() -> None:
    """Where somebody without a choice gets no node, the same card may be a move of different seats."""
    tree = small_tree(apart=1)
    for mover in (0, 1):
        tree.nodes[add_node(tree, 0, 5, mover)].visits = 1
    for mover in (0, 1):
        mark(tree, 5)
        assert tree.nodes[most_promising(tree, 0, mover, NONE, 1)].mover == mover
    mark(tree, 5)
    assert most_promising(tree, 0, 2, NONE, 1) == NONE  # a third seat has not tried it


def test_a_seat_with_a_secret_aim_chooses_by_what_that_aim_has_found() -> None:
    """Of two moves equally good on the whole, one serves one aim and one the other."""
    tree = small_tree(apart=3)
    nodes, apart = tree.nodes, tree.apart
    for new in (1, 2):
        assert add_node(tree, 0, new, 1) == new
        nodes[new].visits, nodes[new].chances, nodes[new].reward = 40, 80, 20 * WHOLE
        for secret in (0, 1):
            apart[new].visits[secret], apart[new].chances[secret] = 20, 40
            apart[new].reward[secret] = (18 if secret == new - 1 else 2) * WHOLE
    for secret in (0, 1):
        mark(tree, 1, 2)
        assert most_promising(tree, 0, 1, secret, 2) == secret + 1
    assert [int(apart[1].chances[secret]) for secret in (0, 1, 2)] == [41, 41, 0]


def test_moves_count_apart_for_every_aim_of_the_others() -> None:
    match, rng = Match(games.load("race"), 4, games.load("race").settings(4, {}, lab=True)), stream("aims")
    while match.turn < 0 or match.state.phase != RacePhase.TURN:
        step(match, rng)
    search = Search(match.game)
    search.think(match.hidden(match.turn), Budget(iterations=3000), stream(9))
    tree = search.tree
    others = [i for i in range(1, 3000) if tree.nodes[i].visits and tree.nodes[i].mover not in (CHANCE, match.turn)]
    assert sum((tree.apart[i].visits > 0).sum() > 1 for i in others) > 100
    for i in others:
        assert tree.apart[i].visits.sum() == tree.nodes[i].visits
        assert tree.apart[i].reward.sum() == tree.nodes[i].reward
    assert any(tree.apart[i].chances.sum() for i in others)
    own = [i for i in range(1, 3000) if tree.nodes[i].mover == match.turn]
    assert not any(tree.apart[i].chances.sum() + tree.apart[i].visits.sum() for i in own)


def test_chance_is_an_edge_of_the_tree_as_far_as_the_seat_sees_it() -> None:
    """In Race a drawn card shows to its owner only: in a tree for the first player only its own draws are told apart."""
    match, rng = Match(games.load("race"), 2, games.load("race").settings(2, {}, lab=True)), stream("draws")
    while match.turn != 0 or match.state.phase != RacePhase.TURN or match.state.held[0] > 5:
        step(match, rng)
    search = Search(match.game)
    search.think(match.hidden(0), Budget(iterations=4000), stream(8))
    nodes = search.tree.nodes
    drawn = [node for node in nodes[1:] if node.visits and node.mover == CHANCE]
    assert len({node.key for node in drawn}) > 1
    assert {nodes[node.parent].mover for node in drawn} == {0}


@every_game
def test_the_expected_place_at_the_end_is_the_place(game: Game) -> None:
    for number in range(5):
        match, rng = Match(game, game.players[-1]), stream("place", number)
        while not match.over:
            step(match, rng)
        gain, places = ints(2 * PLACE_OF), match.result()[0]
        rewards(match.state, gain, ints(8), ints(8))
        assert [gain[PLACE_OF + p] / WHOLE for p in range(match.seats)] == [
            sum(place * share_of_place(places, p, place) for place in range(1, match.seats + 1)) for p in range(match.seats)
        ]


@every_game
def test_every_thought_has_a_place(game: Game) -> None:
    match = positions(game, 2, "places")[0]
    for budget in (Budget(iterations=200), Budget(iterations=200, threads=2)):
        for thought in Thinker(game).think(match.hidden(match.turn), budget, stream(6)):
            assert 1 <= thought.place <= match.seats
            assert 0 <= thought.reward <= 1


def test_a_forced_move_is_not_thought_about() -> None:
    match, rng = Match(games.load("kbernestich"), 3), stream("forced")
    while match.turn < 0 or len(match.legal()) > 1:
        step(match, rng)
    thoughts = think(match.game, Budget(iterations=9), match.hidden(match.turn), stream(7))
    assert [(thought.move, thought.visits, thought.place) for thought in thoughts] == [(*match.legal(), 0, 0)]


@every_game
def test_the_arena_plays_every_deal_in_every_seat(game: Game) -> None:
    better = "greedy" if game.policy.greedy else "novice"
    result = arena(game, [better, "random"], 6, game.players[-1], options=short(game), seed="arena")
    assert {"game", "games", "deals", "bots"} <= result.keys()
    assert result["games"] == result["deals"] * result["players"] >= 6
    first, random = result["bots"]
    others = round(1 / first["fair_share"]) - 1
    assert first["win_share"] + others * random["win_share"] == pytest.approx(1)
    for bot in (first, random):
        assert sum(each["share"] for each in bot["place_shares"]) == pytest.approx(1)
        assert all(each["low"] <= each["share"] <= each["high"] for each in bot["place_shares"])
    keys = {"name", "games", "win_share", "low", "high", "fair_share", "mean_place", "rating", "ms_per_move", "max_ms"}
    assert keys <= first.keys()
    assert game.name in page(result)


@every_game
def test_the_same_bots_are_equal_on_duplicate_deals(game: Game) -> None:
    """Two names of the same thought: whatever seat it sits in, it plays the same, so that only the rotation makes them equal."""
    for bot in arena(game, ["novice", "search:10"], 6, game.players[-1], options=short(game), seed="equal")["bots"]:
        assert bot["win_share"] == pytest.approx(bot["fair_share"])


def test_a_bot_in_several_seats_takes_the_mean_of_what_they_earn() -> None:
    among_equals = rate([Played(["a", "b", "b"], [1, 2, 2], [9, 8, 8])], ["a", "b"])
    apart = rate([Played(["a", "b", "c"], [1, 2, 2], [9, 8, 8])], ["a", "b", "c"])
    assert among_equals["a"] == apart["a"]
    assert among_equals["b"] == pytest.approx((apart["b"] + apart["c"]) / 2)


def test_the_arena_refuses_what_it_cannot_seat() -> None:
    game = all_games()[0]
    with pytest.raises(Refused):
        arena(game, ["random"] * 9, 1, game.players[-1])
    with pytest.raises(Refused):
        arena(game, ["nobody"], 1, game.players[-1])


def test_files_keep_every_match_and_the_newest_of_each_rung(tmp_path: Path) -> None:
    game, matches, ladder = games.load("race"), tmp_path / "matches.json", tmp_path / "ladder.json"
    result = arena(game, ["random", "greedy"], 3, 4)
    other = arena(game, ["greedy", "random"], 3, 4)
    for _ in range(2):
        write_match(matches, game, result)
        write_ladder(ladder, game, result)
        write_ladder(ladder, game, other)

    def rows(path: Path) -> list[list[object]]:
        return [row[:4] for row in json.loads(path.read_text())["rows"]]

    assert rows(matches) == [["random", "greedy", 4, ""]] * 2
    assert rows(ladder) == [["random", "greedy", 4, ""], ["greedy", "random", 4, ""]]
    for players in (4, 2):
        write_ladder(ladder, game, arena(game, ["random", "greedy"], 3, players, options={"win_bet": "on"}))
    assert rows(ladder)[0] == ["random", "greedy", 2, "win_bet=on"]  # fewer players first
    assert ["random", "greedy", 4, "win_bet=on"] in rows(ladder)
    assert len(rows(ladder)) == 4
