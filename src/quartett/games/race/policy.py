"""Quick ways to choose a move: the practice robot, the greedy player, and what the search asks of a game."""

import math
from typing import Any

import numpy as np

from quartett.engine import NONE, Ints, below, next_bits, rule
from quartett.engine.record import dtype_of
from quartett.games.race.data import BET_POINTS, FINISH, KNONSTERS, PLACE_POINTS, PLACES, SEATS, TYPES, Kind, Knonster
from quartett.games.race.rules import (
    AUTO_YES,
    CONFIRM,
    MOVES,
    PLAY,
    POWER,
    ROBOT,
    Phase,
    State,
    announce,
    catch_up,
    is_favorite,
    legal,
    may_announce,
    moved_by,
    nth_card,
    play,
    steps_for,
    steps_of,
    triple_the_lead,
    usable,
)
from quartett.games.race.secrets import fits_what_happened, guess_pair, guesses, redeal_cards, redeal_choices, set_guess

# What a seat's plays for a Knonster say about its Favorites, fitted to games of bots (docs/bots.md): players spend their cards on others
# as long as little comes of it, and use them fully where it counts.
STEP = 0.1  # each step speaks for the Knonster,
FAR = 0.55  # one at the finish by so much more,
EXPECTED = (1.65, 1.27, 1.36, 0.57)  # and each of its own cards against it, by kind: played for little, it was not played for a Favorite
CAME_HOME = 1.3  # that it is home speaks for it, whoever brought it there,
CAME_FAR = 0.85  # and against it how far it has come
LOTS = 1 << 30  # how finely a lot is drawn
TRIES = 20
POWER_SELDOM = 5  # playouts think of a superpower in one turn out of so many
LOT_SELDOM = 8  # and leave the card to chance in one out of so many
HOME = 12  # steps that coming home is worth on top
CARD_BITS, LOT_BITS = 5, 2  # a card's number and its lot stand below how much it is liked, so that one number is compared
# Where these cards begin.
PLUS_5, CATCH_UP, TRIPLE, RANK = (KNONSTERS * kind for kind in (Kind.PLUS_5, Kind.CATCH_UP, Kind.TRIPLE, Kind.RANK))
CARD_STRENGTH = (7, 5, 8, 6, 9)  # by kind, the steps a card is good for
# Of the greedy player, in points: what a star turned up costs, and each step less than a card is good for; and how many fields ahead bring
# a Knonster home e times as likely before another.
STAR, WASTE, NEARNESS = 2.0, 0.15, 8.0
RECORD = dtype_of(State)
AIMS = 6  # pairs of Favorites


@rule
def robot(s: State, rng: Ints) -> int:
    """It prefers cards that move somebody and looks at nothing else, not even its Favorites (section 8.2)."""
    match s.phase:
        case Phase.FAV:
            return pick_at_random(s, rng)
        case Phase.ASK:
            return AUTO_YES
        case Phase.POWER_CARD:  # announced by somebody whose seat it has taken over
            return card_for_its_power(s, rng)
        case _:
            return PLAY + card_that_moves(s, rng)


@rule
def pick_at_random(s: State, rng: Ints) -> int:
    """An ordered pair of different Knonsters, all twelve alike."""
    if s.npick == 2:
        return CONFIRM
    k = below(rng, KNONSTERS)
    while is_favorite(s, s.chooser, k):
        k = below(rng, KNONSTERS)
    return k


@rule
def card_for_its_power(s: State, rng: Ints) -> int:
    moves = np.empty(MOVES, np.int64)
    return moves[below(rng, legal(s, moves))]  # type: ignore[no-any-return]


@rule
def card_that_moves(s: State, rng: Ints) -> int:
    """Uniform over its physical cards with an effect now, or over the whole hand if there are none."""
    moving = 0
    for t in range(TYPES):
        if steps_of(s, t):
            moving += s.hand[s.cur, t]
    if moving == 0:
        return nth_card(s.hand[s.cur], below(rng, s.held[s.cur]))
    nth = below(rng, moving)
    t = 0
    while steps_of(s, t) == 0 or nth >= s.hand[s.cur, t]:
        if steps_of(s, t):
            nth -= s.hand[s.cur, t]
        t += 1
    return t


@rule
def greedy(s: State, rng: Ints) -> int:
    """One move ahead: the card, with a superpower or without, after which the own Favorites stand best (section 12)."""
    moves = np.empty(MOVES, np.int64)
    n = sensible(s, moves, legal(s, moves))
    if s.phase == Phase.FAV:
        return strongest_in_hand(s, moves, n)
    best: int = moves[below(rng, n)]
    if n == 1:
        return best  # nothing to compare, and an answer to the question is no card
    likely = np.empty((SEATS, KNONSTERS), np.float64)
    guess_owners(s, likely)
    tried = np.empty(2, RECORD)
    most = -math.inf
    for i in range(n):
        tried[0] = s
        tried[0].auto_finish = 0  # nobody is asked about a game that is only thought of
        standing = try_card(tried[0], s.cur, moves[i] - PLAY, likely) if moves[i] >= PLAY else try_power(tried, moves[i] - POWER, likely)
        if standing > most:
            best, most = moves[i], standing
    return best


@rule
def strongest_in_hand(s: State, moves: Ints, n: int) -> int:
    """The Knonster the own cards can do most for."""
    best, best_strength = moves[0], -1
    for i in range(n):
        if moves[i] >= KNONSTERS:
            return moves[0]
        strength = 0
        for kind in range(4):
            strength += CARD_STRENGTH[kind] * s.hand[s.chooser, kind * 4 + moves[i]]
        if strength > best_strength:
            best, best_strength = moves[i], strength
    return best


@rule
def try_power(tried: Any, power: int, likely: Any) -> float:
    """With the best card for it; a star turned up shows a Favorite and is lost for ties."""
    p = tried[0].cur
    announce(tried[0], power)
    best = -math.inf
    for t in range(TYPES):
        if tried[0].hand[p, t] and usable(tried[0], power, t):
            tried[1] = tried[0]
            best = max(best, try_card(tried[1], p, t, likely))
    return best - STAR


@rule
def try_card(s: State, p: int, card: int, likely: Any) -> float:
    """What the board is worth for p after this card; a strong card for few steps costs a little."""
    before = steps_made(s)
    play(s, card)
    wasted = max(0, CARD_STRENGTH[card // 4] - abs(steps_made(s) - before))
    return standing_of(s, p, likely) - WASTE * wasted


@rule
def steps_made(s: State) -> int:
    return s.pos[0] + s.pos[1] + s.pos[2] + s.pos[3]


@rule
def standing_of(s: State, p: int, likely: Any) -> float:
    """What p may expect of the podium, less what the strongest of the others may."""
    points, first_place = np.zeros(KNONSTERS, np.float64), np.zeros(KNONSTERS, np.float64)
    expect_podium(s, points, first_place)
    own, strongest = 0.0, -math.inf
    for other in range(s.n):
        hopes = 0.0
        for k in range(KNONSTERS):
            owners = 0.0
            for seat in range(s.n):
                owners += likely[seat, k]
            hopes += likely[other, k] * points[k] / max(owners, 1.0)
        if other == p:
            own = hopes + (BET_POINTS * first_place[s.fav[p, 0]] if s.win_bet else 0.0)
        else:
            strongest = max(strongest, hopes)
    return own - strongest


@rule
def expect_podium(s: State, points: Any, first_place: Any) -> None:
    """For every Knonster the points and the chance of the first place, over all podiums the present one may become: who is ahead comes
    home sooner."""
    weight = np.empty(KNONSTERS, np.float64)
    for k in range(KNONSTERS):
        weight[k] = math.exp(s.pos[k] / NEARNESS)
    podium = np.empty(PLACES, np.int64)
    for order in range(KNONSTERS**PLACES):
        podium[0], podium[1], podium[2] = order % KNONSTERS, order // KNONSTERS % KNONSTERS, order // KNONSTERS // KNONSTERS
        chance = chance_of(s, podium, weight)
        first_place[podium[0]] += chance
        for place in range(PLACES):
            points[podium[place]] += chance * PLACE_POINTS[place]


@rule
def chance_of(s: State, podium: Ints, weight: Any) -> float:
    """Of this podium: what stands is sure, the others follow by lot, each by its weight among those still on the way."""
    if podium[0] == podium[1] or podium[0] == podium[2] or podium[1] == podium[2]:
        return 0.0
    chance, left = 1.0, weight[0] + weight[1] + weight[2] + weight[3]
    for place in range(PLACES):
        if place >= s.finishers:
            chance *= weight[podium[place]] / left
        elif s.podium[place] != podium[place]:
            return 0.0
        left -= weight[podium[place]]
    return chance


@rule
def guess_owners(s: State, likely: Any) -> None:
    """How likely each seat has each Knonster as a Favorite: the own are known, the others are guessed by plays and stars."""
    for p in range(s.n):
        every = 0.0
        for k in range(KNONSTERS):
            likely[p, k] = p == s.cur and is_favorite(s, p, k)
        if p == s.cur:
            continue
        for one in range(KNONSTERS):
            for other in range(one):
                if has_shown_others(s, p, one, other):
                    continue
                weight = math.exp(evidence(s, p, one) + evidence(s, p, other))
                likely[p, one] += weight
                likely[p, other] += weight
                every += weight
        for k in range(KNONSTERS):
            likely[p, k] /= every


@rule
def has_shown_others(s: State, p: int, one: int, other: int) -> bool:
    """Has this seat turned up a star that is not of this pair?"""
    for k in range(KNONSTERS):
        if s.used[k] == p and k != one and k != other:
            return True
    return False


@rule
def believe(s: State, seat: int, rng: Ints) -> None:
    """Who brings a Knonster far has it as a Favorite: pairs are weighted by what was played for them."""
    s.auto_finish = 0  # a search need not ask whether all is decided: if it is, playing on changes no place
    redeal_cards(s, seat, rng)
    if s.phase == Phase.FAV:
        redeal_choices(s, seat, rng)
        return
    for _ in range(TRIES):
        for p in range(s.n):
            if p != seat:
                guess_by_plays(s, p, rng)
        if fits_what_happened(s):
            return
    choose_by_plays(s, seat, rng)


@rule
def guess_by_plays(s: State, p: int, rng: Ints) -> None:
    """A pair drawn at random, the more likely the more this seat's plays speak for it."""
    said = (math.exp(evidence(s, p, 0)), math.exp(evidence(s, p, 1)), math.exp(evidence(s, p, 2)), math.exp(evidence(s, p, 3)))
    every = 0.0
    for one in range(KNONSTERS):
        for other in range(one):
            every += said[one] * said[other] * (not has_shown_others(s, p, one, other))
    lot = every * below(rng, LOTS) / LOTS
    for one in range(KNONSTERS):
        for other in range(one):
            lot -= said[one] * said[other] * (not has_shown_others(s, p, one, other))
            if lot < 0.0:
                in_order = not s.win_bet or below(rng, 2) == 0
                s.fav[p, 0], s.fav[p, 1] = (other, one) if in_order else (one, other)
                return
    guess_pair(s, p, rng)  # rounding has left a little of the lot


@rule
def choose_by_plays(s: State, seat: int, rng: Ints) -> None:
    """Where guesses hardly ever fit what happened: of all that fit one by its weight."""
    every, chosen = 0.0, NONE
    for guess in range(guesses(s, seat)):
        if set_guess(s, seat, guess) and fits_what_happened(s):
            weight = 1.0
            for p in range(s.n):
                if p != seat:
                    weight *= math.exp(evidence(s, p, s.fav[p, 0]) + evidence(s, p, s.fav[p, 1]))
            every += weight
            if below(rng, LOTS) * every < weight * LOTS:
                chosen = guess
    set_guess(s, seat, chosen)


@rule
def evidence(s: State, p: int, k: int) -> float:
    """How much this seat's plays speak for a Knonster as its Favorite: steps for it, less what such cards usually achieve.

    The practice robot does not look at its Favorites: its plays say nothing.
    """
    if s.auto[p] == ROBOT:
        return 0.0
    said = STEP * s.steps[p, k] + FAR / FINISH * s.far[p, k]
    for kind in range(Kind.RANK):
        said -= EXPECTED[kind] * s.played[p, kind * KNONSTERS + k]
    return said + CAME_HOME * (s.pos[k] == FINISH) - CAME_FAR / FINISH * s.pos[k]


@rule
def aim(s: State, p: int) -> int:
    """The six pairs of Favorites, numbered in their order, whichever is predicted to win; 0 while they are being chosen."""
    low, high = min(s.fav[p, 0], s.fav[p, 1]), max(s.fav[p, 0], s.fav[p, 1])
    return 0 if low == NONE else low + high - (low == 0)


@rule
def sensible(s: State, moves: Ints, n: int) -> int:
    """Never take a choice back; let chance finish what is decided; of the cards without effect only the first."""
    if s.phase == Phase.ASK:
        return 1
    if s.phase == Phase.FAV:
        return new_picks(s, moves, n)
    if s.phase == Phase.POWER_CARD:
        return n
    kept = 0
    dead = 0
    for i in range(n):
        useless = moves[i] >= PLAY and steps_of(s, moves[i] - PLAY) == 0
        moves[kept] = moves[i]
        kept += not useless or dead == 0
        dead += useless
    return kept


@rule
def new_picks(s: State, moves: Ints, n: int) -> int:
    if s.npick == 2:
        return 1  # CONFIRM comes before UNDO
    kept = 0
    for i in range(n):
        moves[kept] = moves[i]
        kept += not is_favorite(s, s.chooser, moves[i])
    return kept


@rule
def quick(s: State, rng: Ints, moves: Ints) -> int:
    """The card that helps an own Favorite most, else one that helps nobody; now and then a superpower or anything. No taking back."""
    if s.phase != Phase.TURN:
        n = sensible(s, moves, legal(s, moves))
        one, other = moves[below(rng, n)], moves[below(rng, n)]
        if s.phase != Phase.POWER_CARD:
            return one
        backwards = -1 if s.pending == Knonster.ELAARI else 1
        return one if backwards * worth(s, one - PLAY) >= backwards * worth(s, other - PLAY) else other
    if s.superpowers and below(rng, POWER_SELDOM) == 0:
        k = s.fav[s.cur, below(rng, 2)]
        if may_announce(s, k):
            return POWER + k
    if below(rng, LOT_SELDOM) == 0:
        return PLAY + nth_card(s.hand[s.cur], below(rng, s.held[s.cur]))
    return PLAY + favorite_card(s, next_bits(rng))


@rule
def favorite_card(s: State, lot: int) -> int:
    """The card that brings an own Favorite furthest, home above all, else one without effect, else the one that helps the others least.

    Kind by kind and without branches: playouts live on speed.
    """
    hand = s.hand[s.cur]
    best = 0
    for k in range(KNONSTERS):
        room = FINISH - s.pos[k]
        own = is_favorite(s, s.cur, k)
        best = max(best, liking(hand, k, 7, room, own, lot))
        best = max(best, liking(hand, PLUS_5 + k, 5, room, own, lot))
        best = max(best, liking(hand, CATCH_UP + k, catch_up(s, k), room, own, lot))
        best = max(best, liking(hand, TRIPLE + k, triple_the_lead(s, k), room, own, lot))
    for card in range(RANK, TYPES):
        if hand[card]:
            k = moved_by(s, card)
            best = max(best, liking(hand, card, steps_for(s, card, k), FINISH - s.pos[k], is_favorite(s, s.cur, k), lot))
    return best & ((1 << CARD_BITS) - 1)


@rule
def liking(hand: Ints, card: int, wanted: int, room: int, own: bool, lot: int) -> int:
    """Steps for an own Favorite count for a card, steps for another against it; of equal ones the lot prefers one. 0 if not in hand."""
    steps = max(0, min(wanted, room))
    liked = FINISH + steps * (2 * own - 1) + HOME * own * (steps == room) * (steps > 0)
    preferred = (lot >> card) & ((1 << LOT_BITS) - 1)
    return (hand[card] > 0) * (((liked << LOT_BITS) + preferred << CARD_BITS) + card)


@rule
def worth(s: State, card: int) -> int:
    """Steps for an own Favorite; steps for another count against."""
    k = moved_by(s, card)
    steps = steps_for(s, card, k)
    return steps if is_favorite(s, s.cur, k) else -steps
