"""The rulings of the specification's section 9 that change play, each under its own number."""

import pytest

from quartett.engine import CHANCE, NONE, OVER, Match, Refused, stream, verbs
from quartett.games.race import rules
from quartett.games.race.data import RESTART_CAP, SET_60, SET_76
from quartett.games.race.policy import robot
from quartett.games.race.rules import ASKED, AUTO_YES, CONFIRM, POWER, QUIET, ROBOT, UNDO, Phase, rank
from quartett.games.race.words import LETTERS
from quartett.lab.arena import Played, rate
from quartett.language import Language
from tests.games.race.scene import (
    CARDS,
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

# --- parts and setup


def test_r1_r2_r3_the_deck_has_60_cards_the_same_for_each_knonster() -> None:
    assert sum(SET_60) == 60
    assert [SET_60[kind * 4] for kind in range(4)] == [4, 5, 2, 1]
    assert all(len(set(SET_60[kind * 4 : kind * 4 + 4])) == 1 for kind in range(4))
    assert SET_60[16:] == (4, 4, 4)


def test_r2_the_other_deck_has_four_of_each_of_76() -> None:
    assert SET_76 == (4,) * 19
    match = table(2, card_set="set76")
    match.draw(stream("76"))
    assert (match.state.held[0], match.state.pile) == (16, 44)


@pytest.mark.parametrize(("players", "each", "pile"), [(2, 16, 28), (3, 14, 18), (4, 12, 12)])
def test_r4_hands_and_pile_by_number_of_players(players: int, each: int, pile: int) -> None:
    match = table(players)
    match.draw(stream("deal"))
    assert [int(match.state.held[p]) for p in range(players)] == [each] * players
    assert match.state.pile == pile == match.state.deck.sum()


def test_r5_alone_one_plays_against_exactly_one_robot_with_16_cards_each() -> None:
    match = table(1)
    match.draw(stream("solo"))
    assert match.seats == 2
    assert [int(match.state.auto[p]) for p in range(2)] == [0, ROBOT]
    assert [int(match.state.held[p]) for p in range(2)] == [16, 16]


@pytest.mark.parametrize(("players", "cards"), [(1, 16), (2, 16), (3, 14), (4, 12)])
def test_r62_the_printed_rules_name_the_numbers_that_are_played_with(players: int, cards: int) -> None:
    match = table(players)
    match.draw(stream("dealt"))
    assert {int(match.state.held[p]) for p in range(match.seats)} == {cards}
    summary, detail = Language(match.game, "en", players, match.options).rules()
    assert f" {cards} cards" in detail
    assert "fewer than five cards" in summary
    assert "fewer than five cards" in detail


def test_r6_the_robot_never_uses_a_superpower_and_confirms_its_choice() -> None:
    match = table(1, superpowers="on")
    match.draw(stream("robot"))
    choose_favorites(match, "RA")
    rng = stream("robot choice")
    picks = [int(robot(match.hidden(1), rng))]
    match.move(picks[0])
    match.move(int(robot(match.hidden(1), rng)))
    assert robot(match.hidden(1), rng) == CONFIRM
    s = scene((20, 20, 20, 20), favorites=["CE", "RA"], hands=["R7 A7 C7 E7 R5"], superpowers="on")
    assert "C!" in legal(s)
    assert all(robot(s, rng) >= rules.PLAY for _ in range(100))


def test_r7_star_cards_put_away_stay_unknown() -> None:
    s = scene(favorites=["RA", "CE"])
    verbs.hide(s, 0)
    assert list(s.fav[1]) == [NONE, NONE]
    assert list(s.fav[0]) == [0, 1]


def test_r8_the_two_favorites_are_different() -> None:
    match = table(2, favorite_undo="off")
    deal_cards(match)
    match.move(2)
    assert match.legal() == [0, 1, 3]


def test_r9_nobody_sees_a_choice_or_how_far_it_is() -> None:
    match = table(2)
    deal_cards(match)
    before = match.hidden(1).tobytes()
    match.move(2)
    assert match.hidden(1).tobytes() == before
    assert verbs.seen(match.state, 1, 1) == rules.SECRET
    assert verbs.seen(match.state, 1, NONE) == rules.SECRET


def test_r10_all_four_start_on_field_0() -> None:
    match = table(2)
    assert list(match.state.pos) == [0, 0, 0, 0]


def test_r11_the_starting_seat_is_drawn_after_the_choices() -> None:
    match = table(3)
    deal_cards(match)
    assert (match.state.start, match.state.cur) == (NONE, NONE)
    choose_favorites(match, "RA", "RC", "RE")
    assert match.event == "START"
    match.settle([2])
    assert (match.state.start, match.state.cur, match.turn, match.event) == (2, 2, 2, "TURN")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r12_a_restart_throws_everything_away(players: int) -> None:
    match = table(players)
    deal_cards(match)
    choose_favorites(match, *["RA"] * players)
    assert (match.event, match.state.restarts) == ("DEAL", 1)
    assert (match.state.hand.sum(), match.state.held.sum(), match.state.deck.sum(), match.state.pile) == (0, 0, 0, 0)
    assert list(match.state.fav.flatten()) == [NONE] * 8
    match.draw(stream("again"))
    assert (match.event, match.turn) == ("FAV", 0)


def test_r13_with_superpowers_equal_choices_restart_too() -> None:
    match = table(2, superpowers="on")
    deal_cards(match)
    choose_favorites(match, "RA", "AR")
    assert match.state.restarts == 1


def test_r14_with_the_bet_all_seats_must_have_the_same_prediction_to_restart() -> None:
    match = table(3, win_bet="on")
    deal_cards(match)
    choose_favorites(match, "RA", "RA", "AR")
    assert (match.state.restarts, match.event) == (0, "START")


def test_r15_after_twenty_restarts_it_is_a_draw() -> None:
    match = table(2)
    for restart in range(RESTART_CAP + 1):
        assert match.state.restarts == restart
        match.draw(stream("cap", restart))
        choose_favorites(match, "RA", "RA")
    assert match.over
    assert match.result() == ([1, 1], [0, 0])


def test_r16_the_first_click_is_the_prediction() -> None:
    match = table(2, win_bet="on")
    deal_cards(match)
    choose_favorites(match, "CA")
    assert list(match.state.fav[0]) == [2, 1]


def test_r16_without_the_bet_order_means_nothing() -> None:
    match = table(2)
    deal_cards(match)
    choose_favorites(match, "CA")
    assert list(match.state.fav[0]) == [1, 2]


def test_r17_a_second_click_takes_back_and_after_two_there_is_confirm_or_undo() -> None:
    match = table(2)
    deal_cards(match)
    assert match.legal() == [0, 1, 2, 3]
    match.move(1)
    assert match.legal() == [0, 1, 2, 3]
    match.move(1)
    assert match.state.npick == 0
    match.move(1)
    match.move(3)
    assert match.legal() == [CONFIRM, UNDO]
    match.move(UNDO)
    assert (match.state.npick, list(match.state.fav[0])) == (0, [NONE, NONE])


# --- a turn


def test_r18_r19_r20_one_card_is_drawn_and_taking_the_last_does_not_end_the_game() -> None:
    s = after(scene(hands=["E5 E5 E5 E5 E5", "E5 E5 E5 E5 E5"], pile="R5"), "E5")
    assert s.phase == Phase.DRAW
    settle(s, CARDS["R5"])
    assert (s.pile, s.held[0], s.turn) == (0, 5, 1)
    after(s, "E5")
    assert s.turn == OVER


def test_r21_a_card_without_effect_may_be_played_though_a_useful_one_is_held() -> None:
    assert "Rcu" in legal(scene(hands=["Rcu R7 R7 R7 R7 R7"]))


def test_r22_nobody_may_pass() -> None:
    assert legal(scene(hands=["R7 R7 R7 R7 R7 R7"])) == ["R7"]


def test_r23_field_60_is_not_the_finish() -> None:
    assert play((55, 0, 0, 0), "", "R5") == ((60, 0, 0, 0), "")
    assert play((56, 0, 0, 0), "", "R5") == ((61, 0, 0, 0), "R")


def test_r24_steps_beyond_the_finish_are_lost() -> None:
    s = after(scene((58, 0, 0, 0), hands=["R7 E5 E5 E5 E5 E5"]), "R7")
    assert (s.pos[0], s.steps[0, 0]) == (61, 3)


def test_r25_finished_count_as_in_front_in_podium_order() -> None:
    s = scene((61, 20, 61, 20), "CR")
    assert [rank(s, k) for k in range(4)] == [2, 3, 1, 3]
    assert [rank(scene((61, 61, 20, 61), "EAR"), k) for k in range(4)] == [3, 2, 4, 1]


def test_r26_a_rank_nobody_has_moves_nobody() -> None:
    assert play((20, 20, 5, 5), "", "P2") == ((20, 20, 5, 5), "")


def test_r27_a_rank_card_does_not_move_a_finished_knonster() -> None:
    assert play((61, 61, 20, 10), "RA", "P2") == ((61, 61, 20, 10), "RA")


@pytest.mark.parametrize("position", [30, 29, 28])
def test_r28_catch_up_never_goes_backward(position: int) -> None:
    assert play((30, position, 0, 0), "", "Acu") == ((30, position, 0, 0), "")


def test_r29_catch_up_behind_a_finished_leader_stops_on_59() -> None:
    assert play((61, 45, 0, 0), "R", "Acu") == ((61, 59, 0, 0), "R")
    assert play((61, 30, 0, 0), "R", "Acu", finished_leader="no_limit") == ((61, 50, 0, 0), "R")


def test_r30_third_may_finish_behind_a_finished_leader() -> None:
    assert play((61, 58, 50, 10), "R", "P3") == ((61, 58, 61, 10), "RC")


def test_r31_triple_counts_from_the_best_of_the_others_and_dies_with_the_first_finish() -> None:
    assert play((20, 10, 10, 0), "", "Rx3") == ((40, 10, 10, 0), "")
    assert play((50, 10, 61, 0), "C", "Rx3") == ((50, 10, 61, 0), "C")
    assert play((50, 10, 61, 0), "C", "Rx3", finished_leader="no_limit") == ((50, 10, 61, 0), "C")


def test_r32_triple_moves_twice_the_lead() -> None:
    assert play((12, 7, 7, 0), "", "Rx3") == ((22, 7, 7, 0), "")
    assert play((0, 5, 0, 0), "", "Ax3") == ((0, 15, 0, 0), "")


def test_r33_tied_leaders_share_one_position() -> None:
    assert play((30, 30, 0, 0), "", "Ccu") == ((30, 30, 20, 0), "")
    assert play((30, 30, 25, 0), "", "Ccu") == ((30, 30, 28, 0), "")
    assert play((30, 30, 25, 0), "", "P3") == ((30, 30, 31, 0), "")


def test_r34_second_and_fourth_have_no_cap() -> None:
    assert play((20, 19, 10, 4), "", "P2") == ((20, 28, 10, 4), "")
    assert play((20, 19, 18, 17), "", "P4") == ((20, 19, 18, 31), "")


def test_r35_the_third_finisher_ends_the_game_immediately() -> None:
    s = after(scene((61, 61, 60, 10), "RA", hands=["C5 E5 E5 E5 E5"]), "C5")
    assert (s.turn, podium_of(s), s.pile) == (OVER, "RAC", 3)


# --- scoring


def test_r36_after_a_deck_out_only_finished_ones_score_and_the_bet_pays_if_there_is_a_first() -> None:
    assert result(scene((10, 10, 61, 50), "C", ["RA", "CE"], win_bet="on")) == ([0, 63], [2, 1])
    assert result(scene((10, 10, 40, 50), "", ["RA", "CE"], win_bet="on")) == ([0, 0], [1, 1])


def test_r37_points_without_an_owner_are_lost() -> None:
    assert result(scene((61, 10, 61, 61), "RCE", ["CE", "CE"]))[0] == [18, 18]


def test_r38_the_bet_is_not_shared() -> None:
    assert result(scene((61, 61, 61, 0), "RAC", ["RA", "RC", "RE"], win_bet="on"))[0] == [16 + 24 + 15, 16 + 12 + 15, 16 + 15]


def test_r39_stars_break_ties_only_with_superpowers() -> None:
    plain = scene((61, 61, 61, 10), "RAC", ["RE", "RE"])
    plain.used[0] = 0
    assert result(plain)[1] == [1, 1]
    powers = scene((61, 61, 61, 10), "RAC", ["RE", "RE"], superpowers="on")
    powers.used[0] = 0
    assert result(powers)[1] == [2, 1]


# --- superpowers


def test_r40_celya_doubles_and_elaari_reverses() -> None:
    assert play_with_power((10, 10, 10, 10), "", "C", "R7") == ((24, 10, 10, 10), "")
    assert play_with_power((10, 10, 10, 10), "", "C", "R5") == ((20, 10, 10, 10), "")
    assert play_with_power((10, 10, 10, 10), "", "C", "A7") == ((10, 24, 10, 10), "")
    assert play_with_power((10, 10, 10, 10), "", "E", "R7") == ((3, 10, 10, 10), "")
    assert play_with_power((10, 10, 10, 10), "", "E", "C5") == ((10, 10, 5, 10), "")


def test_r41_only_an_own_hidden_favorite_with_unspent_power() -> None:
    s = scene((20, 20, 20, 20), favorites=["CE", "CR"], hands=["R7 R7 R7 R7 R7 R7"], superpowers="on")
    assert legal(s) == ["C!", "E!", "R7"]
    s.used[2] = 1
    assert legal(s) == ["E!", "R7"]


def test_r42_reveal_and_card_are_two_clicks_and_the_first_is_not_taken_back() -> None:
    match = table(2, superpowers="on", favorite_undo="off")
    deal_cards(match, ["R7 R7", ""])
    choose_favorites(match, "CE", "RA")
    match.settle([0])
    barrier = match.state.barrier
    match.move(POWER + 2)
    assert match.event == "POWER_CARD"
    assert match.state.barrier > barrier
    with pytest.raises(Refused) as refused:
        match.undo()
    assert refused.value.code == "barrier"
    assert match.legal()


def test_r43_one_power_a_turn() -> None:
    s = after(scene((20, 20, 20, 20), favorites=["CE", "RA"], hands=["R7 R7 R7 R7 R7 R7"], superpowers="on"), "C!")
    assert legal(s) == ["R7"]


def test_r44_rithles_rank_counts_after_the_steps_back() -> None:
    assert play_with_power((20, 30, 18, 5), "", "R", "P3") == ((32, 30, 18, 5), "")
    assert play_with_power((20, 30, 18, 5), "", "R", "P2") is None


def test_r45_a_card_that_would_not_move_rithle_cannot_burn_its_power() -> None:
    s = power_scene((20, 30, 15, 5), "", "R", "P2 P3 P4 R7 A7 E5")
    assert "R!" not in legal(s)


def test_r46_brought_home_by_the_card_rithle_loses_the_last_five() -> None:
    s = after(power_scene((58, 60, 20, 10), "", "R", "P2 E5 E5 E5 E5 E5"), "R!", "P2")
    assert (podium_of(s), s.steps[0, 0]) == ("R", 3)


def test_r47_rithle_may_lose_the_lead_by_stepping_back_and_catch_up_with_the_new_leader() -> None:
    assert play_with_power((20, 18, 0, 0), "", "R", "Rcu") == ((21, 18, 0, 0), "")


@pytest.mark.parametrize(("rithle", "to"), [(18, (25, 20, 0, 0)), (13, (20, 20, 0, 0)), (8, (15, 20, 0, 0))])
def test_r48_the_distance_counts_before_the_move_in_either_direction(rithle: int, to: tuple[int, int, int, int]) -> None:
    assert play_with_power((rithle, 13, 0, 0), "", "A", "R7") == (to, "")


def test_r49_aristas_does_not_go_along_with_itself() -> None:
    assert play_with_power((20, 15, 10, 4), "", "A", "A7") is None
    assert play_with_power((20, 15, 10, 4), "", "A", "P2") is None


def test_r50_aristas_copies_any_card_and_the_steps_really_made() -> None:
    assert play_with_power((20, 17, 10, 0), "", "A", "Rx3") == ((26, 23, 10, 0), "")
    assert play_with_power((20, 15, 10, 4), "", "A", "P3") == ((20, 26, 21, 4), "")


def test_r51_the_other_is_placed_before_aristas() -> None:
    assert play_with_power((58, 58, 30, 20), "", "A", "R7") == ((61, 61, 30, 20), "RA")


def test_r52_celya_doubles_anybodys_card_also_her_own() -> None:
    assert play_with_power((0, 0, 10, 0), "", "C", "C5") == ((0, 0, 20, 0), "")
    assert play_with_power((0, 0, 10, 0), "", "C", "Ccu") is None


def test_r53_celya_and_elaari_may_have_finished_themselves() -> None:
    assert play_with_power((10, 20, 61, 30), "C", "C", "R7") == ((24, 20, 61, 30), "C")
    assert play_with_power((20, 20, 9, 61), "E", "E", "C5") == ((20, 20, 4, 61), "E")
    assert play_with_power((61, 10, 20, 30), "R", "C", "A7") == ((61, 24, 20, 30), "R")
    assert play_with_power((10, 61, 20, 30), "A", "C", "A7") is None
    assert play_with_power((10, 61, 20, 30), "A", "A", "R7") is None
    assert play_with_power((61, 10, 20, 30), "R", "R", "Rcu") is None


def test_r54_elaari_reverses_another_as_far_as_the_start() -> None:
    assert play_with_power((3, 20, 0, 0), "", "E", "R7") == ((0, 20, 0, 0), "")
    assert play_with_power((1, 20, 0, 0), "", "E", "R7") == ((0, 20, 0, 0), "")
    assert play_with_power((0, 20, 0, 0), "", "E", "R7") is None
    assert play_with_power((9, 20, 0, 8), "", "E", "E7") is None


def test_r55_a_reveal_does_not_show_whether_it_was_the_bet() -> None:
    for pair in ("CE", "EC"):
        s = after(scene((20, 20, 20, 20), favorites=[pair, "RA"], hands=["R7 R7 R7 R7 R7 R7"], superpowers="on", win_bet="on"), "C!")
        verbs.hide(s, 1)
        assert list(s.fav[0]) == [NONE, NONE]
        assert s.used[2] == 0


# --- already decided


def test_r56_the_game_is_decided_whatever_order_the_others_arrive_in() -> None:
    match = decided_match()
    assert match.event == "ASK"


@pytest.mark.parametrize(
    ("favorites", "others", "spent", "power", "card"),
    [("RA", "CE", "A", "R", "Rcu"), ("RA", "CE", "R", "A", "R5"), ("CE", "RA", "E", "C", "R5"), ("CE", "RA", "C", "E", "R5")],
)
def test_r56_a_newly_spent_superpower_may_decide_the_game(favorites: str, others: str, spent: str, power: str, card: str) -> None:
    """Two seats with the same Favorites, so that only hidden stars can rank them, and no star is left to spend."""
    s = scene((20, 25, 61, 61), "CE", [favorites, favorites, others], [f"{card} E7 E7 E7 E7 E7"], superpowers="on", auto_finish="ask")
    k = LETTERS.index(spent)
    s.used[k] = s.known_used[QUIET, k] = 0
    s.known_finishers[QUIET] = 2
    after(s, power + "!", card)
    assert (s.phase, s.asked, s.known_finishers[ASKED]) == (Phase.ASK, 1, 2)
    assert list(s.known_used[ASKED]) == list(s.used)
    assert list(s.known_used[QUIET]) != list(s.used)


@pytest.mark.parametrize("power", ["R", "A", "C", "E"])
def test_r56_what_the_table_looked_like_without_a_question_is_remembered(power: str) -> None:
    other = "A" if power == "R" else "R"
    s = scene((30, 25, 20, 20), favorites=[power + other, "CE"], hands=["R5 Rcu P2 P3 E7 E7"], superpowers="on", auto_finish="ask")
    s.pos[0] = 22 if power == "R" else 30
    after(s, power + "!")
    after(s, legal(s)[0])
    assert (s.phase, s.asked) == (Phase.TURN, 0)
    assert list(s.known_used[QUIET]) == list(s.used)
    assert s.used[LETTERS.index(power)] == 0


def decided_match() -> Match:
    """Two seats with nothing in common; the first finisher decides."""
    match = table(2, favorite_undo="off")
    deal_cards(match, ["R7 R7 R7 R7", ""])
    choose_favorites(match, "RA", "CE")
    match.settle([0])
    match.state.pos[0] = 58
    match.move(rules.PLAY + CARDS["R7"])
    return match


def test_r57_everybody_is_asked_once_and_answers_for_himself() -> None:
    match = decided_match()
    assert match.turn == 0  # the winner first, though seat 1 moves next
    match.move(rules.AUTO_NO)
    assert match.turn == 1
    match.move(AUTO_YES)
    assert (match.event, match.turn) == ("AUTO_CARD", CHANCE)
    match.draw(stream("auto"))
    assert (match.event, match.turn) == ("TURN", 0)


def test_r58_automatic_mode_draws_normally_and_plays_no_powers() -> None:
    match = decided_match()
    match.move(AUTO_YES)
    match.move(AUTO_YES)
    for _ in range(200):
        if match.over:
            break
        assert match.turn == CHANCE
        match.draw(stream("r58", len(match.entries)))
    assert match.over


def test_r59_with_auto_finish_off_nobody_is_asked() -> None:
    s = after(scene((58, 0, 0, 0), favorites=["RA", "CE"], hands=["R7 E5 E5 E5 E5 E5"], auto_finish="off"), "R7")
    assert (s.phase, s.turn, s.asked) == (Phase.TURN, 1, 0)


def test_r60_ratings_come_from_ranks_alone() -> None:
    close, clear = Played(["a", "b"], [1, 2], [49, 48]), Played(["a", "b"], [1, 2], [84, 0])
    other_way = Played(["a", "b"], [2, 1], [48, 49])
    assert rate([close], ["a", "b"]) == rate([clear], ["a", "b"]) != rate([other_way], ["a", "b"])


def test_r61_steps_are_net_and_credited_to_the_acting_seat() -> None:
    s = after(power_scene((20, 30, 10, 5), "", "R", "Rcu E5 E5 E5 E5 E5"), "R!", "Rcu")
    assert list(s.steps[0]) == [13, 0, 0, 0]
    assert s.far[0, 0] == -5 * 20 + 13 * 15 + 5 * 28
    s = after(power_scene((10, 13, 40, 2), "", "A", "R5 E5 E5 E5 E5 E5"), "A!", "R5")
    assert list(s.steps[0]) == [5, 5, 0, 0]
    assert list(s.far[0]) == [5 * 10, 5 * 13, 0, 0]
    s = after(power_scene((3, 20, 0, 0), "", "E", "R7 E5 E5 E5 E5 E5"), "E!", "R7")
    assert list(s.steps[0]) == [-3, 0, 0, 0]
    assert list(s.far[0]) == [-3 * 3, 0, 0, 0]


def test_r63_a_card_without_effect_is_played_face_up() -> None:
    s = after(scene(hands=["Rcu E5 E5 E5 E5 E5"]), "Rcu")
    verbs.hide(s, 1)
    assert s.played[0, CARDS["Rcu"]] == 1
    assert board_of(s) == (0, 0, 0, 0)
    assert s.wasted == 1
    assert after(s, "E5").wasted == 1


def test_r64_play_goes_clockwise() -> None:
    s = scene(favorites=["RA", "RC", "RE"])
    turns = []
    for _ in range(4):
        turns.append(int(s.turn))
        after(s, "E5")
    assert turns == [0, 1, 2, 0]
