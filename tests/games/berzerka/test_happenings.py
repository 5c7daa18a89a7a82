"""What people see happen in Berzerka, step by step, and that the sheets add up."""

from typing import Any

import pytest

from quartett.engine import CHANCE, NONE, OVER, Happening, Match, Say, below, say, stream, verbs
from quartett.games.berzerka import happenings as h
from quartett.games.berzerka.data import SEATS
from quartett.games.berzerka.words import happening_words, quiet
from quartett.language import language
from tests.games.berzerka.scene import (
    BID,
    DISCARD,
    GAME,
    IN_ORDER,
    NAME_NUMBER,
    NAME_ORDER,
    NAME_TRUMP,
    PASS,
    STOP,
    as_set,
    card,
    cards,
    finish,
    hidden,
    make,
    match,
    trick,
)
from tests.games.berzerka.test_every_position import all_options
from tests.twins import go_on_alike, pairs, world

english = language(GAME, "en")


def seen(game: Match, move: int, eyes: int = NONE) -> list[Happening]:
    """Make a move; what these eyes see happen."""
    before, seen = game.hidden(eyes), int(verbs.seen(game.state, move, eyes))
    game.move(move)
    return GAME.happenings.happenings(before, seen, game.hidden(eyes))


def laid(s: Any, played: str) -> list[Happening]:
    """Likewise for a card in a scene."""
    before = hidden(s, NONE)
    verbs.apply(s, card(played))
    return GAME.happenings.happenings(before, card(played), hidden(s, NONE))


def told(game: Match, what: list[Happening], eyes: int = NONE, who: str = "other") -> list[str]:
    found = [happening_words(game.hidden(eyes), each) for each in what]
    return [spoken(words, who) for words in found if words]


def spoken(words: Say, who: str = "other") -> str:
    return english(say(words.message, **{**words.fill, "who": who}))


def last_words(s: Any, what: list[Happening]) -> str:
    words = happening_words(s, what[-1])
    assert words
    return spoken(words)


def random_games(number: int, seed: str) -> Any:
    """Every step of some games at tables of all kinds: the match before it, what onlookers see happen, the match after it."""
    rng, tables = stream("happenings", seed), all_options()
    for _ in range(number):
        game = Match(GAME, 3, tables[below(rng, len(tables))])
        while not game.over:
            before, move = game.hidden(NONE), None
            if game.turn == CHANCE:
                game.draw(rng)
            else:
                moves = game.legal()
                chosen = moves[below(rng, len(moves))]
                move = int(verbs.seen(game.state, chosen, NONE))
                game.move(chosen)
            yield before, game, GAME.happenings.happenings(before, move, game.hidden(NONE))


# --- the auction


def test_a_deal_names_the_hand_and_its_forehand() -> None:
    game = Match(GAME, 3, {"first_forehand": 1})
    before = game.hidden(NONE)
    game.settle(IN_ORDER)
    what = GAME.happenings.happenings(before, None, game.hidden(NONE))
    assert what == [h.Dealt(1, 1, 15, 7)]
    assert told(game, what) == ["is forehand in hand 1 of 15"]
    assert told(game, what, who="you") == ["are forehand in hand 1 of 15"]


def test_drawn_contracts_are_named() -> None:
    game = Match(GAME, 3, {"contract_set": "random", "length": "short"})
    before = game.hidden(NONE)
    game.settle([1, 4, 18])
    what = GAME.happenings.happenings(before, None, game.hidden(NONE))
    assert told(game, what) == ["In this game: Berzerka, Underdog, Nothing to Hide."]


def test_a_bid_an_overbid_and_a_pass() -> None:
    game = match(0)
    assert seen(game, BID + 1) == [h.Bid(0, 1, 2, 0)]
    assert seen(game, BID + 3) == [h.Bid(1, 3, 4, 1)]
    assert seen(game, PASS) == [h.Passed(2)]


def test_the_last_pass_settles_who_plays_what() -> None:
    game = make(match(0), BID + 1, BID + 3, PASS)
    what = seen(game, PASS)
    assert what == [h.Passed(0), h.Declared(1, 3, 4, hotseat=False, penalty=1, value=2, raised=True), h.More(6)]
    assert told(game, what) == ["wins the auction with Underdog, with a penalty of 1; it is worth 2", "Everybody gets 6 more cards."]


def test_a_contract_with_an_announcement_waits_with_the_other_cards() -> None:
    game = make(match(0), BID, PASS)
    assert seen(game, PASS)[1:] == [h.Declared(0, 0, 1, hotseat=False, penalty=0, value=2, raised=True)]
    assert seen(game, NAME_TRUMP + 2) == [h.TrumpNamed(2, 0), h.More(6)]


def test_with_less_mizerka_nothing_rises_and_nothing_more_is_dealt() -> None:
    game = make(match(0, less_mizerka="on"), BID + 1, PASS)
    assert seen(game, PASS)[1:] == [h.Declared(0, 1, 2, hotseat=False, penalty=0, value=1, raised=False)]


def test_when_everybody_passes_somebody_sits_in_the_hotseat() -> None:
    game = make(match(1), PASS, PASS)
    what = seen(game, PASS)
    assert what == [h.Passed(0), h.More(6), h.Hotseat(1)]
    assert told(game, what)[-1] == "is in the hotseat, because everybody passed"
    what = seen(game, BID + 1)
    assert what == [h.Declared(1, 1, 2, hotseat=True, penalty=0, value=1, raised=False)]
    assert told(game, what) == []  # the move has said it


def test_the_hotseat_of_a_finished_forehand_is_the_next_ones() -> None:
    game = Match(GAME, 3, {"first_forehand": 1})
    finish(game.state, 1, range(5))
    game.settle(IN_ORDER)
    make(game, PASS)
    assert seen(game, PASS)[-1] == h.Hotseat(2)


def test_an_order_and_a_number_come_with_the_ranks_they_make_strong() -> None:
    game = make(match(0, contract_set="custom", contracts="5,9,11,13,1"), BID + 1, PASS, PASS)
    assert seen(game, NAME_ORDER + 1)[0] == h.OrderNamed(0, list(range(1, 14)))
    game = make(match(0, contract_set="custom", contracts="5,9,11,13,1"), BID + 3, PASS, PASS)
    assert seen(game, NAME_NUMBER + 3)[0] == h.NumberNamed(0, 4, [4, 3, 2, 1, 13, 12, 11, 10, 9, 8, 7, 6, 5])


def test_fate_names_trump() -> None:
    game = make(match(0, contract_set="custom", contracts="1,2,3,4,6"), BID + 4, PASS, PASS, STOP, STOP, STOP)
    before = game.hidden(NONE)
    game.settle([3])
    assert GAME.happenings.happenings(before, None, game.hidden(NONE)) == [h.TrumpNamed(3)]


def test_nobody_exchanges_in_bare_knuckles() -> None:
    game = make(match(0, contract_set="custom", contracts="1,2,3,4,17"), BID + 4, PASS, PASS)
    what = seen(game, NAME_TRUMP)
    assert what[1:] == [h.More(6), h.NoExchange(17)]
    assert told(game, what)[-1] == "Nobody exchanges cards in Bare Knuckles."


# --- the exchange


def test_discards_are_told_once_and_only_their_owner_knows_them() -> None:
    for eyes in (NONE, 0, 1):
        game = make(match(0), BID + 1, PASS, PASS)
        mine = eyes == 0
        for count, name in enumerate(("C1", "C4"), 1):
            move = DISCARD + card(name)
            assert quiet(game.hidden(eyes), int(verbs.seen(game.state, move, eyes)))
            what = seen(game, move, eyes)
            assert what == [h.Discarded(0, card(name) if mine else NONE, count)]
            assert told(game, what, eyes) == []
        assert not quiet(game.hidden(eyes), STOP)
        what = seen(game, STOP, eyes)
        assert what == [h.Exchanged(0, 2, cards("C1 C4") if mine else [], cards("S1 S2") if mine else [])]
        assert told(game, what, eyes, "you") == (["discard Clubs 1, Clubs 4 and draw Spades 1, Spades 2"] if mine else [])


def test_keeping_all_cards_is_said_by_the_move() -> None:
    game = make(match(0), BID + 1, PASS, PASS)
    what = seen(game, STOP, 0)
    assert what == [h.Exchanged(0, 0, [], [])]
    assert told(game, what, 0) == []


def test_an_empty_pile_skips_the_others() -> None:
    game = make(match(0), BID + 1, PASS, PASS)
    make(game, *game.legal()[:13])
    what = seen(game, STOP)
    assert what[1:] == [h.Skipped(1), h.Skipped(2)]
    assert told(game, what) == ["cannot exchange: the pile is empty"] * 2


def test_nobody_is_skipped_while_there_are_cards() -> None:
    game = make(match(0), BID + 1, PASS, PASS, STOP, STOP)
    assert len(seen(game, STOP)) == 1


def test_an_open_hand_is_laid_open_when_the_exchange_is_over() -> None:
    game = make(match(0, contract_set="custom", contracts="1,2,3,4,18"), BID + 4, PASS, PASS, STOP, STOP)
    what = seen(game, STOP, 1)
    assert what[1:] == [h.Opened(0, cards("C1 C4 C7 C10 C13 D3 D6 D9 D12 H2 H5 H8 H11"))]
    assert told(game, what) == ["lays the hand open for all to see"]


# --- tricks


@pytest.mark.parametrize(
    ("s", "played", "taker", "words"),
    [
        (trick(2, "", "H5 H9"), "H3", 1, "takes the trick: Hearts 9 is the highest of the suit led"),
        (trick(1, "S", "H5 H9"), "S2", 2, "takes the trick: Spades 2 is trump and beats every other suit"),
        (trick(1, "S", "H5 S9"), "S2", 1, "takes the trick: Spades 9 is the strongest trump"),
        (trick(1, "S", "S5 S9"), "S2", 1, "takes the trick: Spades 9 is the highest of the suit led"),
        (trick(2, "", "H5 C9"), "S13", 0, "takes the trick: Hearts 5 is the highest of the suit led"),
        (trick(4, "", "H5 H9"), "H3", 2, "takes the trick: Hearts 3 is the lowest of the suit led, and low is strong"),
        (trick(7, "S", "S5 S9"), "S2", 2, "takes the trick: Spades 2 is the lowest of the suit led, and low is strong"),
        (trick(7, "S", "H5 S9"), "S2", 2, "takes the trick: Spades 2 is the strongest trump"),
        (trick(10, "", "H5 H9"), "H7", 2, "takes the trick: Hearts 7 is the strongest of the suit led in this order"),
        (trick(16, "S", "H5 H9"), "H3", 1, "takes the trick: Hearts 9 is the highest of the suit led"),
        (trick(16, "S", "H9 H5"), "H3", 0, "takes the trick: Hearts 9 is the highest of the suit led; it counts nothing"),
        (trick(16, "S", "H9 H5", trick_no=5), "H3", 0, "takes the trick: Hearts 9 is the highest of the suit led"),
        (trick(16, "S", "H9 H5", trick_no=12), "H3", 0, "takes the trick: Hearts 9 is the highest of the suit led; it counts 2"),
    ],
)
def test_a_trick_says_who_takes_it_and_why(s: Any, played: str, taker: int, words: str) -> None:
    s.hand[2] |= as_set(played)
    what = laid(s, played)
    assert isinstance(what[1], h.Trick)
    assert (what[1].seat, len(what[1].cards)) == (taker, 3)
    assert last_words(s, what) == words


def test_a_trick_lies_complete_with_everybodys_tricks() -> None:
    s = trick(1, "S", "H5 S9", trick_no=3, leader=1)
    s.won_by[0] = s.won_by[1] = 1
    s.hand[0] |= as_set("S2")
    assert laid(s, "S2") == [
        h.Card(0, card("S2"), 3),
        h.Trick(2, 3, 1, cards("H5 S9 S2"), 1, "top_trump", worth=0, tricks=[0, 2, 1]),
    ]


def test_the_first_two_cards_of_a_trick_are_only_cards() -> None:
    s = trick(2, "", "", "H5")
    assert laid(s, "H5") == [h.Card(0, card("H5"), 1)]


def test_mood_swings_turn_around_after_every_trick() -> None:
    s = trick(5, "", "H5 H9")
    s.hand[2] |= as_set("H3")
    what = laid(s, "H3")
    assert what[2:] == [h.Turned(list(range(1, 14)))]
    assert last_words(s, what) == "The order turns around: in the next trick low is strong."


# --- the end of a hand


def last_trick(contract: int, won: int, penalty: int = 0, number: int = 0, **fields: int) -> Any:
    """The third card of the last trick is about to be laid; then the declarer, seat 0, has won so many, and all three have played it."""
    s = trick(contract, "", "H5 H3", trick_no=13, number=number)
    r = s.row
    for i in range(12):
        s.won_by[i] = 0 if i < won else 1
    s.hand_no, s.penalty = 4, penalty
    s.hand[2] = as_set("H9")
    for name, value in fields.items():
        s[name] = value
    for p, record in ((1, 2), (2, 6)):
        s.done[p, r], s.rec[p, r], s.fin[p, r] = 1, record, p + 1
    return s


@pytest.mark.parametrize(
    ("s", "base", "adds", "words"),
    [
        (last_trick(2, 8, 2), 8, -2, "writes down 6 for Hold Steady: 8 tricks, penalty 2"),
        (last_trick(2, 1), 1, 0, "writes down 1 for Hold Steady: 1 trick"),
        (last_trick(2, 1, 3), 1, -3, "writes down −2 for Hold Steady: 1 trick, penalty 3"),
        (last_trick(3, 2, 1), 2, 1, "writes down 3 for Bottle It Up: 2 tricks, penalty 1"),
        (last_trick(3, 2, 1, penalty_mode=1), 1, 0, "writes down 1 for Bottle It Up: 2 tricks, penalty 1"),
        (last_trick(12, 7, 2), 2, 2, "writes down 4 for Measured Blow: 7 tricks, 2 away from 5, penalty 2"),
        (last_trick(15, 8, 1), 4, -1, "writes down 3 for Feast or Famine: 8 tricks, 4 away from 4, penalty 1"),
        (last_trick(13, 9, 1, 6), 6, -1, "writes down 5 for Big Talk: promised 6, took 9, penalty 1"),
        (last_trick(13, 4, 0, 6), -2, 0, "writes down −2 for Big Talk: promised 6, took only 4"),
        (last_trick(16, 6), 2, 0, "writes down 2 for Last Stand: 6 tricks counting 2"),
    ],
)
def test_a_record_says_how_it_came_about(s: Any, base: int, adds: int, words: str) -> None:
    what = laid(s, "H9")[2]
    assert isinstance(what, h.Recorded)
    assert (what.base, what.adds, what.base + what.adds) == (base, adds, what.record)
    said = happening_words(s, what)
    assert said
    assert spoken(said) == words


def test_the_third_to_play_a_contract_completes_its_row() -> None:
    s = last_trick(2, 4)
    s.value[s.row] = 3
    *_, first, second, third, sheet = laid(s, "H9")
    assert [first, second, third] == [
        h.Place(2, 1, 2, 1, 3, "RECORD"),
        h.Place(0, 1, 2, 2, 0, "RECORD"),
        h.Place(1, 1, 2, 3, -3, "RECORD"),
    ]
    assert isinstance(sheet, h.Sheet)
    assert (sheet.complete, sheet.before, sheet.totals, sheet.places) == (True, [0, 0, 0], [0, -3, 3], [])
    words = happening_words(s, first)
    assert words
    assert spoken(words) == "comes first in Hold Steady: +3"


def test_a_tie_in_a_row_says_what_decided_it() -> None:
    s = last_trick(2, 6)
    s.raised[0, s.row] = 1
    first, second = laid(s, "H9")[3:5]
    assert (first, second) == (h.Place(0, 1, 2, 1, 1, "CUBE"), h.Place(2, 1, 2, 2, 0, "RECORD"))
    words = happening_words(s, first)
    assert words
    assert spoken(words, "you") == "come first in Hold Steady: +1 (equal records: a cube in the row decides)"


def test_before_all_have_played_a_contract_there_are_no_places() -> None:
    s = last_trick(2, 4)
    s.done[1, s.row] = 0
    what = laid(s, "H9")
    sheet = what[-1]
    assert [type(each).__name__ for each in what] == ["Card", "Trick", "Recorded", "Sheet"]
    assert isinstance(sheet, h.Sheet)
    assert [at.place for at in sheet.cells] == [2, 0, 1]  # so far
    assert [at.points for at in sheet.cells] == [0, 0, 0]
    assert last_words(s, what) == "Hand 4 of 15 is over."


# --- whole games


def test_the_sheets_of_a_game_add_up_to_its_result() -> None:
    totals, sheets = [0, 0, 0], 0
    for _, game, what in random_games(6, "sheets"):
        for sheet in what:
            if isinstance(sheet, h.Sheet):
                sheets += 1
                written = sheet.recorded
                assert sheet.hand == sheets
                assert sheet.before == totals
                totals = [before + at.points for before, at in zip(totals, sheet.cells, strict=True)]
                assert sheet.totals == totals
                assert written.base + written.adds == written.record == sheet.cells[written.seat].record
                assert sum(totals) == 0
        if game.over:
            last = what[-1]
            assert isinstance(last, h.Sheet)
            places, points = game.result()
            assert (last.places, last.totals) == (places, points)
            assert [sum(row.points[p] for row in last.rows) for p in range(SEATS)] == points
            winner = next(each for each in what if isinstance(each, h.Winner))
            assert (places[winner.seat], points[winner.seat]) == (1, winner.points)
            assert sheets == last.hands
            totals, sheets = [0, 0, 0], 0


def test_happenings_tell_what_the_record_tells() -> None:
    """Cards, tricks, bids and exchanges that people see are all there are."""
    laid = taken = declared = exchanged = 0
    for before, game, what in random_games(3, "counts"):
        kinds = [type(each) for each in what]
        laid += kinds.count(h.Card)
        taken += kinds.count(h.Trick)
        declared += kinds.count(h.Declared)
        exchanged += sum(each.count for each in what if isinstance(each, h.Exchanged))
        if h.Sheet in kinds:
            assert (laid, taken, declared, exchanged) == (39, 13, 1, int(sum(game.state.exch_cnt)))
            assert before.turn != OVER
            laid = taken = declared = exchanged = 0


def told_alike(one: Match, other: Match, eyes: int, rng: Any) -> bool:
    """Go on alike in two worlds that these eyes cannot tell apart; do they see the same happen?"""
    befores = one.hidden(eyes), other.hidden(eyes)
    turn, phase = one.turn, int(one.state.phase)
    here, there = world(one, one.state), world(other, other.state)
    entries = go_on_alike(one, other, eyes, rng)
    if entries is None:
        return False
    found = []
    for start, before, after, entry in zip((here, there), befores, (one, other), entries, strict=True):
        move = None if turn == CHANCE else int(verbs.seen(start.state, entry.move, eyes))  # type: ignore[union-attr]
        what = GAME.happenings.happenings(before, move, after.hidden(eyes))
        found.append((what, [happening_words(after.hidden(eyes), each) for each in what]))
    assert found[0] == found[1], (eyes, phase)
    return True


def test_eyes_that_see_the_same_see_the_same_happen() -> None:
    rng, alike, different = stream("alike"), 0, 0
    for pair in pairs(GAME, "happenings"):
        one, other = world(pair.one, pair.one.state), world(pair.other, pair.other.state)
        while not one.over and told_alike(one, other, pair.eyes, rng):
            alike += 1
            different += pair.differ
        if different > 400:
            break
    assert alike >= different
