"""Who knows what: section 6, vectors I1-I6, rulings R28 and R49; and redealing what is unknown."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from quartett.engine import NONE, Match, below, copy, ints, stream, verbs
from quartett.engine.record import to_bytes
from quartett.engine.rule import COMPILED
from quartett.games.berzerka.rules import DISCARDED, SECRET, UNDEALT
from quartett.games.berzerka.secrets import deal_hands
from tests.games.berzerka.invariants import broken
from tests.games.berzerka.scene import (
    BID,
    DISCARD,
    GAME,
    IN_ORDER,
    NAME_TRUMP,
    PASS,
    STOP,
    as_set,
    card,
    hidden,
    lay,
    make,
    match,
    of_set,
    play_out,
    ranks,
    trick,
    whole,
)

THROWS = 4000 if COMPILED else 400


def cannot_hold(s: Any, p: int) -> str:
    return of_set(int(s.cannot_hold[p]))


def played(contract: int, trump: str, *plays: str, over: bool = True, order_bit: int = 0) -> Any:
    """A trick in which seat 0 leads and these cards are played."""
    s = trick(contract, trump, over=over, order_bit=order_bit)
    for name in plays:
        s.hand[s.turn] |= 1 << card(name)
        s.held[s.turn] += 1
        lay(s, name)
    return s


def test_i1_following_without_beating() -> None:
    s = played(1, "S", "H5", "H3")
    assert cannot_hold(s, 1) == ranks("H", 6, 13)
    assert cannot_hold(s, 0) == ""


def test_i2_neither_follows_nor_trumps() -> None:
    assert cannot_hold(played(1, "S", "H5", "H3", "C2"), 2) == f"{whole('H')} {whole('S')}"


def test_i3_trumping_without_over_trumping() -> None:
    s = played(1, "S", "H5", "S9", "S4")
    assert cannot_hold(s, 1) == whole("H")
    assert cannot_hold(s, 2) == f"{whole('H')} {ranks('S', 10, 13)}"
    assert cannot_hold(played(1, "S", "H5", "S9", "S4", over=False), 2) == whole("H")


def test_i4_following_under_a_trump_proves_nothing_r29() -> None:
    assert cannot_hold(played(1, "S", "H5", "S9", "H2"), 2) == ""


def test_i5_a_low_trick() -> None:
    assert cannot_hold(played(5, "", "H5", "H9", order_bit=1), 1) == ranks("H", 1, 4)


def test_i6_no_trump() -> None:
    assert cannot_hold(played(2, "", "H5", "C2"), 1) == whole("H")


def test_trump_led_and_not_followed_excludes_trump_only() -> None:
    assert cannot_hold(played(1, "S", "S5", "C2"), 1) == whole("S")


def test_exclusions_add_up_over_tricks_and_end_with_the_hand() -> None:
    game = play_out(match(0), "SHUFFLE")
    assert int(game.state.cannot_hold[1]) > 0
    game.settle(IN_ORDER)
    assert [int(x) for x in game.state.cannot_hold] == [0, 0, 0]


# --- what hide leaves


def exchanging() -> Match:
    """Seat 0 has discarded and drawn two, seat 1 has discarded one."""
    game = make(match(0), BID + 1, PASS, PASS)
    make(game, *game.legal()[:2], STOP)
    return make(game, game.legal()[0])


def test_own_cards_stay_and_all_others_go() -> None:
    s = exchanging().state
    mine = hidden(s, 0)
    assert mine.hand[0] == s.hand[0]
    assert [int(mine.hand[p]) for p in (1, 2)] == [0, 0]
    assert [int(mine.held[p]) for p in range(3)] == [13, 12, 13]
    known = {i for i in range(52) if mine.loc[i] != NONE}
    assert known == {i for i in range(52) if s.loc[i] in (0, DISCARDED)}
    assert sum(1 for i in range(52) if mine.deck[i] != NONE) == 15


def test_r28_discard_counts_are_public_their_faces_are_not() -> None:
    s = exchanging().state
    seen = hidden(s, 2)
    assert [int(n) for n in seen.exch_cnt] == [2, 1, 0]
    assert not any(seen.loc[i] in (DISCARDED, DISCARDED + 1, UNDEALT) for i in range(52))


def test_a_discard_is_seen_only_by_its_owner() -> None:
    game = make(match(0), BID + 1, PASS, PASS)
    move = game.legal()[0]
    assert DISCARD <= move < STOP
    assert [verbs.seen(game.state, move, seat) for seat in (NONE, 0, 1, 2)] == [SECRET, move, SECRET, SECRET]
    assert verbs.seen(game.state, STOP, 1) == STOP


def test_everything_else_is_public() -> None:
    game = match(0)
    assert verbs.seen(game.state, BID + 1, 2) == BID + 1
    make(game, BID + 0, PASS, PASS)
    assert verbs.seen(game.state, NAME_TRUMP, NONE) == NAME_TRUMP


def test_an_onlooker_sees_no_hand() -> None:
    seen = hidden(exchanging().state, NONE)
    assert [int(h) for h in seen.hand] == [0, 0, 0]
    assert all(where == NONE for where in seen.loc)
    assert all(place == NONE for place in seen.deck)


def open_avoidance() -> Match:
    game = match(0, contract_set="custom", contracts="1,2,4,5,18")
    return make(game, BID + 4, PASS, PASS)


def test_contract_18_lies_open_from_the_end_of_the_exchange() -> None:
    game = open_avoidance()
    assert hidden(game.state, 1).hand[0] == 0
    make(game, game.legal()[0], STOP, STOP, STOP)
    s = game.state
    assert game.event == "PLAY"
    for seat in (NONE, 1, 2):
        seen = hidden(s, seat)
        assert seen.hand[0] == s.hand[0]
        assert seen.loc[next(i for i in range(52) if s.loc[i] == DISCARDED)] == NONE
        verbs.redeal(seen, seat, stream("open", seat))
        assert seen.hand[0] == s.hand[0]
    assert hidden(s, 0).hand[1] == 0


def test_r49_discards_and_pile_stay_hidden_after_the_hand() -> None:
    game = exchanging()
    play_out(game, "SHUFFLE")
    assert game.event == "SHUFFLE"
    seen = hidden(game.state, 2)
    assert sum(1 for i in range(52) if seen.loc[i] == NONE) == 13
    assert [int(c) for c in seen.played] == [int(c) for c in game.state.played]


def test_r49_also_at_the_end_of_the_game() -> None:
    game = play_out(match(0))
    assert game.over
    seen = hidden(game.state, 0)
    assert [i for i in range(52) if seen.loc[i] == NONE] == [i for i in range(52) if game.state.loc[i] not in (8, DISCARDED)]


# --- redeal


def late_positions() -> Iterator[tuple[Any, int]]:
    """Positions with few cards left, and a seat to look from."""
    rng = stream("late")
    for number in range(16 if COMPILED else 12):
        game = match(number % 3, contract_set="custom", contracts="1,2,5,9,18", deck=shuffled(number))
        while game.state.trick_no < 12:
            legal = game.legal() if game.turn >= 0 else []
            if game.event == "EXCHANGE":
                game.move(STOP if game.state.exch_cnt[game.turn] >= 2 else legal[0])
            else:
                game.move(legal[below(rng, len(legal))])
        yield game.state, number % 4 - 1


def shuffled(number: int) -> list[int]:
    deck = list(range(52))
    rng = stream("deck", number)
    for i in range(51, 0, -1):
        j = below(rng, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def fitting_hands(s: Any, seat: int) -> set[tuple[int, ...]]:
    """Every way to fill the hidden hands with unseen cards that nobody has been proved not to hold."""
    seen = hidden(s, seat)
    unseen = [i for i in range(52) if seen.loc[i] == NONE]
    unknown = [p for p in range(3) if seen.held[p] and not seen.hand[p]]
    found: set[tuple[int, ...]] = set()

    def fill(at: int, left: list[int], hands: tuple[int, ...]) -> None:
        if at == len(unknown):
            found.add(hands)
            return
        p = unknown[at]
        may = [i for i in left if not int(s.cannot_hold[p]) >> i & 1]
        for chosen in combinations(may, int(s.held[p])):
            fill(at + 1, [i for i in left if i not in chosen], (*hands, sum(1 << i for i in chosen)))

    fill(0, unseen, ())
    return found


@pytest.mark.both
def test_redeal_reaches_every_fitting_deal_and_no_other() -> None:
    complete = 0
    for s, seat in late_positions():
        possible = fitting_hands(s, seat)
        unknown = [p for p in range(3) if s.held[p] and not hidden(s, seat).hand[p]]
        rng = stream("reach", seat)
        found: set[tuple[int, ...]] = set()
        for _ in range(THROWS):
            guess = hidden(s, seat)
            verbs.redeal(guess, seat, rng)
            found.add(tuple(int(guess.hand[p]) for p in unknown))
        assert found <= possible
        assert tuple(int(s.hand[p]) for p in unknown) in possible
        if len(possible) <= THROWS // 13:
            assert found == possible
            complete += 1
    assert complete >= (4 if COMPILED else 2)


@pytest.mark.both
def test_redeal_reaches_every_place_of_a_card() -> None:
    s = exchanging().state
    where = set()
    rng = stream("places")
    for _ in range(THROWS):
        guess = hidden(s, 2)
        verbs.redeal(guess, 2, rng)
        where.add(int(guess.loc[0]))
        assert broken(guess) == 0
    assert where == {0, 1, DISCARDED, DISCARDED + 1, UNDEALT}


def test_a_tight_position_has_one_deal() -> None:
    """Seat 1 has shown that it has no hearts, spades or clubs: its one card is the only unseen diamond."""
    s = played(2, "", "H5", "C2", "H6")
    s.leader = s.turn = 0
    s.held[0], s.held[1], s.held[2] = 1, 1, 1
    s.hand[0], s.hand[1], s.hand[2] = as_set("S1"), as_set("D1"), as_set("S2")
    s.cannot_hold[1] = as_set(f"{whole('C')} {whole('H')} {whole('S')}")
    s.pointer, s.exch_cnt[0] = 52, 13
    for i in range(52):
        s.loc[i] = 8
    for p, name in enumerate(("S1", "D1", "S2")):
        s.loc[card(name)] = p
    for _ in range(5):
        guess = hidden(s, 0)
        assert sum(1 for i in range(52) if guess.loc[i] == NONE) == 2
        redeal_hands(guess, 0)
        assert (of_set(int(guess.hand[1])), of_set(int(guess.hand[2]))) == ("D1", "S2")


def redeal_hands(guess: Any, seat: int) -> None:
    """Only the hands: this position has no deck behind it."""
    hands = ints(4)
    deal_hands(guess, seat, hands, stream("tight"))
    for p in range(3):
        guess.hand[p] |= hands[p]


@pytest.mark.parametrize("seat", [NONE, 0, 1, 2])
def test_hiding_twice_is_hiding_once(seat: int) -> None:
    s = exchanging().state
    once = hidden(s, seat)
    assert to_bytes(hidden(once, seat)) == to_bytes(once)
    guess = copy(once)
    verbs.redeal(guess, seat, stream("twice"))
    assert to_bytes(hidden(guess, seat)) == to_bytes(once)


def test_before_the_first_deal_nothing_is_hidden() -> None:
    game = Match(GAME, 3)
    guess = hidden(game.state, 1)
    assert to_bytes(guess) == to_bytes(game.state)
    verbs.redeal(guess, 1, stream("early"))
    assert to_bytes(guess) == to_bytes(game.state)
