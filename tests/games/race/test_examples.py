"""The worked examples of the specification's section 10, each under its own number."""

import pytest

from quartett.engine import CHANCE, OVER, ints, stream, verbs
from quartett.games.race import rules
from quartett.games.race.policy import robot
from quartett.games.race.rules import ASKED, QUIET, Phase, State, is_decided, remember
from quartett.games.race.secrets import fits_what_happened
from quartett.games.race.words import LETTERS
from tests.games.race.scene import (
    CARDS,
    GAME,
    Board,
    after,
    board_of,
    choose_favorites,
    deal_cards,
    legal,
    play,
    play_with_power,
    podium_of,
    power_scene,
    result,
    scene,
    settle,
    table,
)

RANK_AND_LEAD_CARDS = [letter + kind for letter in LETTERS for kind in ("cu", "x3")] + ["P4", "P3", "P2"]

# example, board, podium, cards, board after, podium after
MOVES: list[tuple[str, Board, str, str, Board, str]] = [
    ("M0", (7, 7, 12, 0), "", "Cx3", (7, 7, 22, 0), ""),
    ("M1", (0, 0, 0, 0), "", " ".join(RANK_AND_LEAD_CARDS), (0, 0, 0, 0), ""),
    ("M2", (12, 7, 12, 0), "", "Cx3", (12, 7, 12, 0), ""),
    ("M3", (30, 12, 45, 0), "", "Cx3", (30, 12, 61, 0), "C"),
    ("M4", (61, 20, 40, 30), "R", "Cx3 Rx3", (61, 20, 40, 30), "R"),
    ("M5", (50, 10, 0, 0), "", "Acu", (50, 30, 0, 0), ""),
    ("M6", (30, 27, 0, 0), "", "Acu", (30, 28, 0, 0), ""),
    ("M7", (30, 28, 0, 0), "", "Acu Rcu", (30, 28, 0, 0), ""),
    ("M8", (61, 45, 0, 0), "R", "Acu", (61, 59, 0, 0), "R"),
    ("M9", (61, 30, 0, 0), "R", "Acu", (61, 50, 0, 0), "R"),
    ("M10 on 59", (61, 59, 0, 0), "R", "Acu", (61, 59, 0, 0), "R"),
    ("M10 on 60", (61, 60, 0, 0), "R", "Acu", (61, 60, 0, 0), "R"),
    ("M11", (20, 20, 5, 5), "", "P2 P3 P4", (20, 20, 5, 5), ""),
    ("M12", (20, 15, 15, 4), "", "P4", (20, 15, 15, 18), ""),
    ("M12 others", (20, 15, 15, 4), "", "P2 P3", (20, 15, 15, 4), ""),
    ("M13", (20, 15, 10, 4), "", "P3", (20, 15, 21, 4), ""),
    ("M14 second", (20, 15, 10, 4), "", "P2", (20, 24, 10, 4), ""),
    ("M14 fourth", (20, 15, 10, 4), "", "P4", (20, 15, 10, 18), ""),
    ("M15", (40, 20, 10, 4), "", "P3", (40, 20, 22, 4), ""),
    ("M16", (10, 10, 10, 4), "", "P4", (10, 10, 10, 18), ""),
    ("M17", (61, 58, 50, 10), "R", "P2", (61, 61, 50, 10), "RA"),
    ("M18", (61, 58, 50, 10), "R", "P3", (61, 58, 61, 10), "RC"),
    ("M19 second", (61, 40, 40, 12), "R", "P2", (61, 40, 40, 12), "R"),
    ("M19 fourth", (61, 40, 40, 12), "R", "P4", (61, 40, 40, 26), "R"),
    ("M20", (61, 61, 50, 50), "RA", "P2 P3 P4", (61, 61, 50, 50), "RA"),
    ("M21", (61, 61, 55, 50), "RA", "P3", (61, 61, 61, 50), "RAC"),
    ("M22", (61, 61, 55, 50), "RA", "P4", (61, 61, 55, 61), "RAE"),
    ("M23", (53, 0, 0, 0), "", "R7", (60, 0, 0, 0), ""),
    ("M23 next", (60, 0, 0, 0), "", "R5", (61, 0, 0, 0), "R"),
    ("M24", (61, 0, 0, 0), "R", "R5", (61, 0, 0, 0), "R"),
]


@pytest.mark.parametrize(("board", "podium", "cards", "to", "podium_after"), [row[1:] for row in MOVES], ids=[row[0] for row in MOVES])
def test_plain_moves(board: Board, podium: str, cards: str, to: Board, podium_after: str) -> None:
    for card in cards.split():
        assert play(board, podium, card) == (to, podium_after), card


@pytest.mark.parametrize("position", [45, 59, 60])
def test_m8_m10_with_no_limit_catch_up_may_finish(position: int) -> None:
    assert play((61, position, 0, 0), "R", "Acu", finished_leader="no_limit") == ((61, 61, 0, 0), "RA")


@pytest.mark.parametrize(("podium", "board"), [("RA", (61, 61, 55, 50))], ids=["M21 M22"])
def test_m21_m22_the_third_finisher_ends_the_game_without_a_draw(podium: str, board: Board) -> None:
    s = after(scene(board, podium, hands=["P3 E5 E5 E5 E5"]), "P3")

    assert (s.turn, s.held[0], s.pile) == (OVER, 4, 3)


def test_m25_a_chain() -> None:
    cards = ["R7", "C7", "C5", "Cx3", "P2", "P4", "A5", "P4", "P3", "Acu", "Rcu", "Cx3", "Ex3"]
    boards = [(7, 0, 0, 0), (7, 0, 7, 0), (7, 0, 12, 0), (7, 0, 22, 0), (16, 0, 22, 0), (16, 0, 22, 0), (16, 5, 22, 0), (16, 5, 22, 14)]
    boards += [(16, 5, 22, 23), (16, 21, 22, 23), (21, 21, 22, 23), (21, 21, 22, 23), (21, 21, 22, 25)]
    s = scene(hands=[" ".join(cards[0::2]) + " R5 R5 R5 R5 R5", " ".join(cards[1::2]) + " R5 R5 R5 R5 R5"])
    for card, board in zip(cards, boards, strict=True):
        assert board_of(after(s, card)) == board, card


# example, board, podium, power, card, (board after, podium after) or None if it cannot be used
POWERS: list[tuple[str, Board, str, str, str, tuple[Board, str] | None]] = [
    ("S1", (20, 30, 10, 5), "", "R", "Rcu", ((33, 30, 10, 5), "")),
    ("S2", (20, 30, 25, 5), "", "R", "P3", ((32, 30, 25, 5), "")),
    ("S2 second", (20, 30, 25, 5), "", "R", "P2", None),
    ("S2 fourth", (20, 30, 25, 5), "", "R", "P4", None),
    ("S3", (20, 30, 18, 5), "", "R", "P3", ((32, 30, 18, 5), "")),
    ("S3 second", (20, 30, 18, 5), "", "R", "P2", None),
    ("S4 second", (20, 30, 15, 5), "", "R", "P2", None),
    ("S4 third", (20, 30, 15, 5), "", "R", "P3", None),
    ("S4", (20, 30, 15, 5), "", "R", "Rcu", ((33, 30, 15, 5), "")),
    ("S5 leading", (20, 14, 0, 0), "", "R", "Rcu", None),
    ("S5 two behind", (20, 17, 0, 0), "", "R", "Rcu", None),
    ("S6", (20, 18, 0, 0), "", "R", "Rcu", ((21, 18, 0, 0), "")),
    ("S7 on 4", (4, 30, 20, 10), "", "R", "Rcu", None),
    ("S7 on 5", (5, 30, 20, 10), "", "R", "Rcu", ((25, 30, 20, 10), "")),
    ("S8", (56, 60, 20, 10), "", "R", "P2", ((61, 60, 20, 10), "R")),
    ("S9", (58, 60, 20, 10), "", "R", "P2", ((61, 60, 20, 10), "R")),
    ("S10", (50, 61, 20, 10), "A", "R", "Rcu", ((61, 61, 20, 10), "AR")),
    ("S11", (10, 13, 40, 2), "", "A", "R5", ((15, 18, 40, 2), "")),
    ("S11 too far behind", (10, 13, 40, 2), "", "A", "E7", None),
    ("S11 too far ahead", (10, 13, 40, 2), "", "A", "C7", None),
    ("S11 own", (10, 13, 40, 2), "", "A", "A7", None),
    ("S12", (10, 13, 40, 2), "", "A", "Rcu", ((30, 33, 40, 2), "")),
    ("S13", (20, 17, 10, 0), "", "A", "Rx3", ((26, 23, 10, 0), "")),
    ("S14 five away", (8, 13, 40, 2), "", "A", "R5", ((13, 18, 40, 2), "")),
    ("S14 six away", (7, 13, 40, 2), "", "A", "R5", None),
    ("S15", (20, 15, 10, 4), "", "A", "P3", ((20, 26, 21, 4), "")),
    ("S15 hits Aristas", (20, 15, 10, 4), "", "A", "P2", None),
    ("S15 too far", (20, 15, 10, 4), "", "A", "P4", None),
    ("S16", (58, 57, 30, 20), "", "A", "R7", ((61, 60, 30, 20), "R")),
    ("S17", (58, 58, 30, 20), "", "A", "R7", ((61, 61, 30, 20), "RA")),
    ("S18", (58, 58, 61, 61), "CE", "A", "R7", ((61, 58, 61, 61), "CER")),
    ("S19", (0, 0, 0, 0), "", "A", "R7", ((7, 7, 0, 0), "")),
    ("S19 without effect", (0, 0, 0, 0), "", "A", "P4", None),
    ("S20", (0, 0, 0, 55), "", "C", "E5", ((0, 0, 0, 61), "E")),
    ("S21", (10, 20, 61, 30), "C", "C", "R7", ((24, 20, 61, 30), "C")),
    ("S22", (61, 20, 30, 30), "R", "C", "R7", None),
    ("S23", (3, 20, 0, 0), "", "E", "R5", ((0, 20, 0, 0), "")),
    ("S23 at the start", (0, 20, 0, 0), "", "E", "R5", None),
    ("S24", (9, 20, 0, 8), "", "E", "R7", ((2, 20, 0, 8), "")),
    ("S24 own", (9, 20, 0, 8), "", "E", "E5", None),
    ("S25", (20, 20, 9, 61), "E", "E", "C5", ((20, 20, 4, 61), "E")),
]


@pytest.mark.parametrize(("board", "podium", "power", "card", "to"), [row[1:] for row in POWERS], ids=[row[0] for row in POWERS])
def test_superpowers(board: Board, podium: str, power: str, card: str, to: tuple[Board, str] | None) -> None:
    assert play_with_power(board, podium, power, card) == to


def test_s18_the_game_is_over_before_aristas_moves() -> None:
    s = after(power_scene((58, 58, 61, 61), "CE", "A", "R7 E5 E5 E5 E5 E5"), "A!", "R7")

    assert (s.turn, board_of(s), podium_of(s)) == (OVER, (61, 58, 61, 61), "CER")


# --- L: legality and turn flow


def test_l1_no_power_is_usable_on_the_start_field() -> None:
    s = scene(hands=["Rcu P4 A7 A5 Cx3"], superpowers="on")

    assert sorted(legal(s)) == sorted(["Rcu", "P4", "A7", "A5", "Cx3"])


def test_l2_with_another_knonsters_card_aristas_goes_along() -> None:
    s = scene(hands=["Rcu P4 A7 A5 Cx3 E5"], superpowers="on")
    assert "A!" in legal(s)
    assert legal(after(s, "A!")) == ["E5"]
    assert board_of(after(s, "E5")) == (0, 5, 0, 5)


def test_l3_a_spent_power_is_gone_for_everybody_and_the_other_star_stays_hidden() -> None:
    s = scene((20, 30, 10, 5), favorites=["RA", "RC"], hands=["Rcu E5 E5 E5 E5 E5", "Rcu R7 R5 P4 P3 P2"], superpowers="on")
    after(s, "R!", "Rcu")

    assert s.turn == 1
    assert "R!" not in legal(s)
    assert [rules.hidden_stars(s, p) for p in range(2)] == [1, 2]


def test_l4_with_five_cards_left_nobody_draws() -> None:
    s = after(scene(hands=["E5 E5 E5 E5 E5 E5"]), "E5")

    assert (s.held[0], s.pile, s.turn) == (5, 3, 1)


def test_l5_with_four_cards_left_one_is_drawn() -> None:
    s = after(scene(hands=["E5 E5 E5 E5 E5"]), "E5")
    assert (s.phase, s.turn) == (Phase.DRAW, CHANCE)
    settle(s, CARDS["R5"])

    assert (s.held[0], s.pile, s.hand[0, CARDS["R5"]], s.turn) == (5, 2, 1, 1)


def test_l6_about_to_draw_from_an_empty_pile_ends_the_game() -> None:
    s = after(scene(hands=["E5 E5 E5 E5 E5"], pile=""), "E5")

    assert (s.phase, s.turn) == (Phase.OVER, OVER)


def test_l7_an_empty_pile_alone_does_not_end_the_game() -> None:
    s = after(scene(hands=["E5 E5 E5 E5 E5 E5"], pile=""), "E5")

    assert (s.phase, s.turn) == (Phase.TURN, 1)


def test_l8_the_deck_lasts_41_turns_for_four() -> None:
    """Nobody ever finishes: backward reverses are not needed, dead cards are played by moving the figures back by hand."""
    match = table(4, favorite_undo="off", auto_finish="off")
    deal_cards(match)
    choose_favorites(match, "RA", "RC", "RE", "AC")
    match.settle([2])
    turns_with_draws = []
    while not match.over:
        for k in range(4):
            match.state.pos[k] = 0
        seat, turn = match.turn, int(match.state.turns) + 1
        match.move(match.legal()[0])
        if match.turn == CHANCE:
            turns_with_draws.append(turn)
            match.draw(stream("l8"))
    assert turns_with_draws == list(range(29, 41))
    assert (match.state.turns, seat) == (41, 2)


def test_l9_favorites_with_undo() -> None:
    match = table(2, win_bet="on")
    deal_cards(match)
    for letter in "RRCA":
        match.move(LETTERS.index(letter))
        if letter == "R":
            assert match.state.npick in (0, 1)
    assert match.legal() == [rules.CONFIRM, rules.UNDO]
    assert list(match.state.fav[0]) == [LETTERS.index("C"), LETTERS.index("A")]
    match.undo()
    match.undo()
    assert (match.state.npick, match.legal()) == (0, [0, 1, 2, 3])


@pytest.mark.parametrize(
    ("pairs", "bet", "restarts"),
    [(("RA", "AR"), "off", 1), (("RA", "AR"), "on", 0), (("RA", "RA"), "on", 1), (("RA", "RA", "RC"), "off", 0)],
    ids=["L10", "L10 other bet", "L10 same bet", "L11"],
)
def test_restart_when_all_chose_alike(pairs: tuple[str, ...], bet: str, restarts: int) -> None:
    match = table(len(pairs), win_bet=bet)
    deal_cards(match)
    choose_favorites(match, *pairs)

    assert (match.state.restarts, match.event) == (restarts, "DEAL" if restarts else "START")


def shares(s: State, cards: str, throws: int = 3000) -> dict[str, float]:
    rng = stream("robot")
    names = [GAME.words.short(int(robot(s, rng))) for _ in range(throws)]
    return {name: names.count(name) / throws for name in cards.split()}


def test_l12_the_robot_prefers_cards_that_move_somebody() -> None:
    s = scene(hands=["Rcu Rcu P4 C7 E5 E5"])
    assert shares(s, "C7 E5 Rcu P4") == pytest.approx({"C7": 1 / 3, "E5": 2 / 3, "Rcu": 0, "P4": 0}, abs=0.03)
    s = scene(hands=["Rcu Rcu P4 P3 Cx3"])
    assert shares(s, "Rcu P4 P3 Cx3") == pytest.approx({"Rcu": 2 / 5, "P4": 1 / 5, "P3": 1 / 5, "Cx3": 1 / 5}, abs=0.03)


def test_l13_automatic_mode_plays_any_card() -> None:
    s = scene(hands=["Rcu Rcu P4 C7 E5 E5"])
    s.auto[0], s.phase, s.turn = rules.YES, Phase.AUTO_CARD, CHANCE
    rng, outcome = stream("auto"), ints(76)
    drawn = []
    for _ in range(6000):
        assert verbs.draw(s, rng, outcome) == 1
        drawn.append(outcome[0])
    wanted = {"Rcu": 1 / 3, "P4": 1 / 6, "C7": 1 / 6, "E5": 1 / 3}
    assert {name: drawn.count(CARDS[name]) / 6000 for name in wanted} == pytest.approx(wanted, abs=0.03)


def test_l14_winners_are_asked_first_then_the_others_from_the_next_seat_on() -> None:
    s = scene((61, 56, 0, 0), "R", favorites=["AR", "CE", "AR"], hands=["", "A5 E5 E5 E5 E5 E5"], auto_finish="ask")
    s.turn = s.cur = 1
    s.known_finishers[QUIET] = 1
    after(s, "A5")
    assert podium_of(s) == "RA"
    order = []
    while s.phase == Phase.ASK:
        order.append(s.turn)
        after(s, "no")
    assert (order, s.turn, list(s.asks)) == ([2, 0, 1], 2, [2, 0, 1, -1])


# --- F: scoring

SCORES: list[tuple[str, str, str, dict[str, str], list[int], list[int]]] = [
    ("F1", "RAC", "RA RC", {}, [48, 36], [1, 2]),
    ("F2", "REA", "RA RC RE", {}, [28, 16, 40], [2, 3, 1]),
    ("F3", "RAC", "RA RC RE RA", {}, [24, 24, 12, 24], [1, 1, 4, 1]),
    ("F4", "RCA", "AC CE", {}, [24, 12], [1, 2]),
    ("F5", "C", "RA CE", {}, [0, 48], [2, 1]),
    ("F6", "", "RA CE", {}, [0, 0], [1, 1]),
    ("F7", "ARC", "RA AR", {"win_bet": "on"}, [36, 51], [2, 1]),
    ("F8", "RAC", "RA RC AC CE", {"win_bet": "on"}, [51, 43, 16, 4], [1, 2, 3, 4]),
    ("F9", "ERC", "RA AC RC", {"win_bet": "on"}, [12, 6, 18], [2, 3, 1]),
    ("F10", "RAC", "RA RA RA RE", {}, [20, 20, 20, 12], [1, 1, 1, 4]),
]


@pytest.mark.parametrize(("podium", "favorites", "options", "points", "places"), [r[1:] for r in SCORES], ids=[r[0] for r in SCORES])
def test_scoring(podium: str, favorites: str, options: dict[str, str], points: list[int], places: list[int]) -> None:
    board = [61 if letter in podium else 10 for letter in LETTERS]
    s = scene((board[0], board[1], board[2], board[3]), podium, favorites.split(), options=options)

    assert result(s) == (points, places)


def test_f11_hidden_stars_break_ties() -> None:
    s = scene((61, 61, 61, 10), "RAC", ["RA", "RC", "RE", "RA"], superpowers="on")
    s.used[0] = 1

    assert result(s) == ([24, 24, 12, 24], [1, 3, 4, 1])


# --- G: already decided

DECIDED: list[tuple[str, str, str, dict[str, str], dict[str, int], list[int] | None]] = [
    ("G1", "R", "RA CE", {}, {}, [1, 2]),
    ("G2", "R", "RA RC", {}, {}, None),
    ("G3", "A", "RA RC", {}, {}, [1, 2]),
    ("G4", "ER", "RA RC", {}, {}, None),
    ("G5", "RE", "RA CE AC", {}, {}, [1, 2, 3]),
    ("G6", "R", "RA RA CE", {}, {}, None),
    ("G7", "C", "RA AR", {"win_bet": "on"}, {}, [1, 1]),
    ("G8", "CE", "CE CE RA", {}, {}, [1, 1, 3]),
    ("G9 none used", "CE", "CE CE RA", {"superpowers": "on"}, {}, None),
    ("G9 Celya used", "CE", "CE CE RA", {"superpowers": "on"}, {"C": 0}, None),
    ("G10 both by one", "CE", "CE CE RA", {"superpowers": "on"}, {"C": 0, "E": 0}, [2, 1, 3]),
    ("G10 one each", "CE", "CE CE RA", {"superpowers": "on"}, {"C": 0, "E": 1}, [1, 1, 3]),
    ("G11", "RA", "RA RA CE", {"superpowers": "on"}, {}, [1, 1, 3]),
]


@pytest.mark.parametrize(("podium", "favorites", "options", "used", "places"), [r[1:] for r in DECIDED], ids=[r[0] for r in DECIDED])
def test_already_decided(podium: str, favorites: str, options: dict[str, str], used: dict[str, int], places: list[int] | None) -> None:
    board = [61 if letter in podium else 10 for letter in LETTERS]
    s = scene((board[0], board[1], board[2], board[3]), podium, favorites.split(), options=options)
    for letter, seat in used.items():
        s.used[LETTERS.index(letter)] = seat

    assert is_decided(s, s.finishers, s.used) == (places is not None)
    if places:
        assert result(s)[1] == places


@pytest.mark.parametrize(
    ("pair", "fits"), [("RC", True), ("RE", True), ("AC", False), ("AE", False), ("CE", False), ("RA", False)], ids=lambda x: f"G12 {x}"
)
def test_g12_no_question_proves_that_the_game_was_undecided(pair: str, fits: bool) -> None:
    s = scene((61, 10, 10, 10), "R", ["RA", pair], auto_finish="ask")
    remember(s, QUIET)

    assert fits_what_happened(s) == fits


def test_g12_a_question_proves_that_the_game_is_decided() -> None:
    s = scene((61, 10, 10, 10), "R", ["RA", "CE"], auto_finish="ask")
    s.asked, s.asks_from = 1, 0
    remember(s, ASKED)
    s.asks[0] = 0
    assert fits_what_happened(s)
    s.fav[1, 0], s.fav[1, 1] = 0, 2
    assert not fits_what_happened(s)
