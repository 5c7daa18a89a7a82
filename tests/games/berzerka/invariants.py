"""What must hold in every position, as rules, so that millions of positions can be looked at."""

from typing import Any

import numpy as np

from quartett.engine import CHANCE, NONE, OVER, Ints, below, rule
from quartett.engine.cards import count, has
from quartett.engine.playout import play_on
from quartett.engine.verbs import apply, draw, hide, legal, redeal, result, settle
from quartett.games.berzerka.data import CARDS, DEALT, FIRST_DEAL, SEATS, TRICKS
from quartett.games.berzerka.rules import DISCARDED, PLAYED, TABLE, UNDEALT, Phase, State, playable
from quartett.games.berzerka.secrets import cards_played_by, find_takers

# What went wrong, as a number: 0 = nothing.
CARDS_LOST, HAND_IS_NOT_LOC, HOLDS_WHAT_IT_CANNOT, DECK_IS_NOT_DEALT, COUNTS_WRONG, INFERENCE_WRONG = 1, 2, 3, 4, 5, 6
NOT_THE_SAME_AFTER_HIDING, LEGAL_DIFFERS, NO_MOVE, BAD_END = 7, 8, 9, 10


@rule
def broken(s: State) -> int:
    """The first invariant a complete record breaks."""
    if s.pointer == 0:
        return 0
    in_hands = undealt = lying = played = discarded = 0
    for card in range(CARDS):
        where = s.loc[card]
        in_hands += 0 <= where < SEATS
        discarded += DISCARDED <= where < DISCARDED + SEATS
        undealt += where == UNDEALT
        lying += where == TABLE
        played += where == PLAYED
        for p in range(SEATS):
            if has(s.hand[p], card) != (where == p):
                return HAND_IS_NOT_LOC
    if in_hands + discarded + undealt + lying + played != CARDS or undealt != CARDS - s.pointer:
        return CARDS_LOST
    if discarded != s.exch_cnt[0] + s.exch_cnt[1] + s.exch_cnt[2]:
        return COUNTS_WRONG
    for p in range(SEATS):
        if count(s.hand[p]) != s.held[p]:
            return COUNTS_WRONG
        if s.hand[p] & s.cannot_hold[p]:
            return HOLDS_WHAT_IT_CANNOT
    if s.phase == Phase.BID and s.pointer != (DEALT if s.less_mizerka else FIRST_DEAL):
        return COUNTS_WRONG
    return DECK_IS_NOT_DEALT if misdealt(s) else 0


@rule
def misdealt(s: State) -> bool:
    """Is a card of the deck not where dealing, exchange and play have brought it?"""
    seen = 0
    takers = np.empty(CARDS, np.int64)
    find_takers(s, takers)
    by_0, by_1, by_2 = cards_played_by(s, 0), cards_played_by(s, 1), cards_played_by(s, 2)
    for place in range(CARDS):
        card = s.deck[place]
        if has(seen, card):
            return True
        seen |= 1 << card
        p = takers[place]
        if p == NONE:
            if s.loc[card] != UNDEALT:
                return True
        elif s.loc[card] == DISCARDED + p:
            if place >= DEALT:
                return True
        elif s.loc[card] != p and not has(by_0 if p == 0 else by_1 if p == 1 else by_2, card):
            return True
    return False


@rule
def wrong_inference(s: State, before: int, card: int) -> bool:
    """6.3, said another way: what the follower now cannot hold is what would have forbidden this card beside it.

    Asked before the card is played; `before` is the set so far.
    """
    expected = before
    for other in range(CARDS):
        if other != card and not has(playable(s, (1 << card) | (1 << other)), card):
            expected |= 1 << other
    p = s.turn
    lies_alone = s.table[0] == NONE
    apply(s, card)
    return s.cannot_hold[p] != (before if lies_alone else expected)


@rule
def differ(a: Ints, b: Ints) -> bool:
    for i in range(len(a)):
        if a[i] != b[i]:
            return True
    return False


@rule
def look_through(s: State, seat: int, tables: Any, words: Any, rng: Ints, moves: Ints, others: Ints) -> int:
    """The contract of hiding for one seat: 0, or what went wrong. tables[0..2] are scratch records, words the same as numbers."""
    tables[0] = s
    hide(tables[0], seat)
    tables[1] = tables[0]
    redeal(tables[1], seat, rng)
    wrong = broken(tables[1])
    if wrong:
        return wrong
    tables[2] = tables[1]
    hide(tables[2], seat)
    if differ(words[0], words[2]):
        return NOT_THE_SAME_AFTER_HIDING
    if s.turn == seat and seat != NONE:
        n = legal(s, moves)
        for i in range(2):
            if legal(tables[i], others) != n:
                return LEGAL_DIFFERS
            for k in range(n):
                if moves[k] != others[k]:
                    return LEGAL_DIFFERS
    return 0


@rule
def play_and_check(
    fresh: Any, scratch: Any, tables: Any, words: Any, rng: Ints, moves: Ints, others: Ints, outcome: Ints, report: Ints
) -> int:
    """One random game, every position checked, one in eight looked at through every seat's eyes; 0, or what went wrong.

    report[0] counts positions, report[1] looks through a seat's eyes.
    """
    scratch[0] = fresh[0]
    s = scratch[0]
    while True:
        wrong = broken(s)
        report[0] += 1
        if below(rng, 8) == 0:
            for seat in range(NONE, SEATS):
                wrong = wrong or look_through(s, seat, tables, words, rng, moves, others)
                report[1] += 1
        if wrong:
            return wrong
        if s.turn == OVER:
            return bad_end(s)
        if s.turn == CHANCE:
            draw(s, rng, outcome)
            settle(s, outcome)
        else:
            n = legal(s, moves)
            if n == 0:
                return NO_MOVE
            move = moves[below(rng, n)]
            if s.phase == Phase.PLAY and s.trick_no < TRICKS:
                if wrong_inference(s, s.cannot_hold[s.turn], move):
                    return INFERENCE_WRONG
            else:
                apply(s, move)


@rule
def bad_end(s: State) -> int:
    """Exactly three times all contracts, nothing gained or lost in all, one winner."""
    if s.hand_no != SEATS * s.rows:
        return BAD_END
    total = winners = 0
    fins = 0
    for p in range(SEATS):
        for r in range(s.rows):
            if not s.done[p, r]:
                return BAD_END
            fins |= 1 << s.fin[p, r]
    if count(fins) != SEATS * s.rows:
        return BAD_END
    places, points = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    result(s, places, points)
    for p in range(SEATS):
        total += points[p]
        winners += places[p] == 1
    return BAD_END if total != 0 or winners != 1 or places[0] + places[1] + places[2] != 6 else 0


@rule
def play_many(fresh: Any, scratch: Any, rng: Ints, moves: Ints, outcome: Ints, games: int) -> int:
    """So many random games, only their ends checked; how many ended wrongly."""
    wrong = 0
    for _ in range(games):
        scratch[0] = fresh[0]
        play_on(scratch[0], rng, moves, outcome)
        wrong += bad_end(scratch[0]) != 0
    return wrong
