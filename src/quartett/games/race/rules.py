"""Race: four Knonsters race to the finish, and everybody moves all of them; only your two secret Favorites score for you.

Rulings are cited by their number in the specification (R29). Positions run from 0 to 60; 61 is past the finish line.
"""

from enum import IntEnum

import numpy as np

from quartett.engine import CHANCE, NONE, OVER, Grid, Ints, below, grid, ints, rule, shuffle
from quartett.games.race.data import (
    BET_POINTS,
    CARD_SETS,
    DEALT,
    FINISH,
    FULL_HAND,
    KNONSTERS,
    MOST_CARDS,
    P3,
    P4,
    PLACE_POINTS,
    PLACES,
    RESTART_CAP,
    SEATS,
    TYPES,
    Kind,
    Knonster,
)

# Moves: 0-3 pick a Favorite, then these.
CONFIRM, UNDO = 4, 5
POWER = 6  # POWER + Knonster announces its superpower
PLAY = 10  # PLAY + type plays a card
AUTO_YES, AUTO_NO = 29, 30
MOVES = 31
LONGEST_OUTCOME = MOST_CARDS
SECRET = -1  # how others see a move of the secret choice

UNASKED, YES, NO, ROBOT = 0, 1, 2, 3  # automatic mode of a seat
QUIET, ASKED = 0, 1  # the two times to remember of asking: the last one without a question, and the one with it


class Phase(IntEnum):
    DEAL = 0
    FAV = 1
    START = 2
    TURN = 3
    POWER_CARD = 4
    DRAW = 5
    ASK = 6
    AUTO_CARD = 7
    OVER = 8


class Notes:
    """Who has moved whom, for screens and bots."""

    steps: Grid = grid(SEATS, KNONSTERS)  # net steps each seat has moved each Knonster
    far: Grid = grid(SEATS, KNONSTERS)  # the same with each step times the field the move began on


class State(Notes):
    turn: int  # the seat to move, CHANCE or OVER
    phase: int  # a Phase
    barrier: int  # undo never crosses a change of this
    n: int  # seats
    revision: int  # of the rules, when the game began
    win_bet: int  # option codes, 0 or 1
    superpowers: int
    card_set: int
    finished_leader: int  # 1: no_limit
    favorite_undo: int
    auto_finish: int  # 1: ask
    pos: Ints = ints(KNONSTERS)  # 61 exactly when finished
    podium: Ints = ints(PLACES)  # Knonsters in the order they finished
    finishers: int  # how many stand on the podium
    hand: Grid = grid(SEATS, TYPES)  # copies of each type; zeros where hidden
    held: Ints = ints(SEATS)  # cards in each hand, known to all
    deck: Ints = ints(TYPES)  # the draw pile; zeros where hidden
    pile: int  # cards in the draw pile, known to all
    played: Grid = grid(SEATS, TYPES)  # the discards, by the seat that played them
    wasted: int  # how many of them had no effect
    fav: Grid = grid(SEATS, 2)  # Favorites; with win_bet the first is the predicted winner
    chooser: int  # the seat now choosing
    npick: int  # Favorites it has picked so far
    start: int  # the starting seat
    cur: int  # the seat whose turn it is
    turns: int  # turns finished
    pending: int  # the superpower announced this turn
    used: Ints = ints(KNONSTERS)  # the seat that spent this Knonster's superpower
    auto: Ints = ints(SEATS)  # UNASKED, YES, NO or ROBOT
    asked: int  # 1 once "already decided" has been asked
    asks: Ints = ints(SEATS)  # seats in the order they were asked
    asks_from: int  # the seat that moves next after the question
    restarts: int
    known_finishers: Ints = ints(2)  # [QUIET] and [ASKED]: the podium's size at that time
    known_used: Grid = grid(2, KNONSTERS)  # likewise the spent superpowers


# --- Setup -----------------------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """A table for two to four; a single player practises against a robot in seat 1."""
    if s.n == 1:
        s.n = 2
        s.auto[1] = ROBOT
    clear_table(s)


@rule
def clear_table(s: State) -> None:
    """All four Knonsters at the start, nothing chosen, the cards about to be dealt."""
    s.turn, s.phase = CHANCE, Phase.DEAL
    s.start = s.cur = s.pending = s.asks_from = NONE
    s.chooser = s.npick = s.pile = 0
    for t in range(TYPES):
        s.deck[t] = 0
        for p in range(SEATS):
            s.hand[p, t] = 0
    for place in range(PLACES):
        s.podium[place] = NONE
    for k in range(KNONSTERS):
        s.used[k] = s.known_used[QUIET, k] = s.known_used[ASKED, k] = NONE
    for p in range(SEATS):
        s.held[p] = 0
        s.fav[p, 0] = s.fav[p, 1] = s.asks[p] = NONE


@rule
def deal(s: State, cards: Ints) -> None:
    """Each seat gets its cards from the shuffled deck; the rest is the face-down draw pile."""
    each = DEALT[s.n]
    for p in range(s.n):
        s.held[p] = each
        for i in range(p * each, (p + 1) * each):
            s.hand[p, cards[i]] += 1
    total = cards_in_set(s)
    for i in range(s.n * each, total):
        s.deck[cards[i]] += 1
    s.pile = total - s.n * each
    s.phase, s.turn = Phase.FAV, 0


@rule
def copies(s: State, card: int) -> int:
    """How many of this card the whole deck holds."""
    return CARD_SETS[s.card_set][card]


@rule
def cards_in_set(s: State) -> int:
    total = 0
    for t in range(TYPES):
        total += copies(s, t)
    return total


# --- Choosing Favorites ----------------------------------------------------------------------------------------------


@rule
def picks(s: State, moves: Ints) -> int:
    """Two different Knonsters; with undo, a second click takes one back, and after two there is only confirm or undo."""
    if s.npick == 2:
        moves[0], moves[1] = CONFIRM, UNDO
        return 2
    n = 0
    for k in range(KNONSTERS):
        if s.favorite_undo or not is_favorite(s, s.chooser, k):
            moves[n] = k
            n += 1
    return n


@rule
def choose(s: State, move: int) -> None:
    """A click in the secret choice."""
    if move == CONFIRM:
        finish_choice(s)
    elif move == UNDO or is_favorite(s, s.chooser, move):
        take_back_picks(s)
    else:
        s.fav[s.chooser, s.npick] = move
        s.npick += 1
        if s.npick == 2 and not s.favorite_undo:
            finish_choice(s)


@rule
def take_back_picks(s: State) -> None:
    s.fav[s.chooser, 0] = s.fav[s.chooser, 1] = NONE
    s.npick = 0


@rule
def finish_choice(s: State) -> None:
    """Order means nothing without the bet. The next seat chooses; after the last, the choices are compared."""
    p = s.chooser
    if not s.win_bet and s.fav[p, 0] > s.fav[p, 1]:
        s.fav[p, 0], s.fav[p, 1] = s.fav[p, 1], s.fav[p, 0]
    s.barrier += 1
    s.npick = 0
    s.chooser += 1
    s.turn = s.chooser
    if s.chooser == s.n:
        s.chooser = 0
        restart_or_start(s)


@rule
def restart_or_start(s: State) -> None:
    """If everybody chose the same, everything is thrown away and starts anew (R12); after twenty times it is a draw (R15)."""
    if not all_chose_alike(s):
        s.phase, s.turn = Phase.START, CHANCE
    elif s.restarts == RESTART_CAP:
        finish_game(s)
    else:
        s.restarts += 1
        clear_table(s)


@rule
def all_chose_alike(s: State) -> bool:
    """The same two Favorites in every seat and, with the bet, the same prediction."""
    for p in range(1, s.n):
        if s.fav[p, 0] != s.fav[0, 0] or s.fav[p, 1] != s.fav[0, 1]:
            return False
    return True


@rule
def is_favorite(s: State, p: int, k: int) -> bool:
    return (s.fav[p, 0] == k) | (s.fav[p, 1] == k)


# --- Rank and movement -----------------------------------------------------------------------------------------------


@rule
def finished(s: State, k: int) -> bool:
    return s.pos[k] == FINISH


@rule
def lead(s: State) -> int:
    """The position of the Knonster(s) of rank 1; past the finish as soon as anyone has finished."""
    return max(max(s.pos[0], s.pos[1]), max(s.pos[2], s.pos[3]))


@rule
def rank(s: State, k: int) -> int:
    """The podium place of a finished Knonster, else one more than the number in front of it; ties share a rank (R25)."""
    if finished(s, k):
        for place in range(PLACES):
            if s.podium[place] == k:
                return place + 1
    return rank_on_track(s, k)


@rule
def rank_on_track(s: State, k: int) -> int:
    ahead = 1
    for other in range(KNONSTERS):
        ahead += s.pos[other] > s.pos[k]
    return ahead


@rule
def only_one_of_rank(s: State, wanted: int) -> int:
    """The one Knonster of this rank that can still move; NONE if there is no such or several (R26, R27)."""
    found = number = 0
    for k in range(KNONSTERS):  # without branches: playouts ask for every rank card
        fits = (rank_on_track(s, k) == wanted) & (not finished(s, k))
        number += fits
        found += k * fits
    return found if number == 1 else NONE


@rule
def walk(s: State, k: int, steps: int) -> None:
    """Forward or back on the track, and in the account of the acting seat (R61)."""
    s.steps[s.cur, k] += steps
    s.far[s.cur, k] += steps * s.pos[k]
    s.pos[k] += steps


@rule
def advance(s: State, k: int, wanted: int) -> int:
    """Move forward; steps beyond the finish are lost (R24), and who passes it takes the best free podium place."""
    made = min(wanted, FINISH - s.pos[k])
    walk(s, k, made)
    if finished(s, k):
        s.podium[s.finishers] = k
        s.finishers += 1
    return made


# --- What a card does ------------------------------------------------------------------------------------------------


@rule
def moved_by(s: State, card: int) -> int:
    """The Knonster a card would move: the one it names, or the only one of the rank it names."""
    if card >= P4:
        return only_one_of_rank(s, 4 - (card - P4))
    return card % 4


@rule
def steps_of(s: State, card: int) -> int:
    """How far a card would move its Knonster on this board; 0 when it has no effect."""
    return steps_for(s, card, moved_by(s, card))


@rule
def steps_for(s: State, card: int, k: int) -> int:
    """Likewise, once it is known whom it moves; a finished Knonster stays where it is."""
    if k == NONE or finished(s, k):
        return 0
    wanted = 0
    match card // 4:
        case Kind.PLUS_7:
            wanted = 7
        case Kind.PLUS_5:
            wanted = 5
        case Kind.CATCH_UP:
            wanted = catch_up(s, k)
        case Kind.TRIPLE:
            wanted = triple_the_lead(s, k)
        case _:
            wanted = rank_card(s, card, k)
    return max(0, min(wanted, FINISH - s.pos[k]))


@rule
def catch_up(s: State, k: int) -> int:
    """Up to 20 steps, but not nearer than 2 behind the leader; a finished leader stands on 61 (R29) unless no_limit."""
    if s.finished_leader and s.finishers:
        return 20
    return min(20, lead(s) - 2 - s.pos[k])


@rule
def triple_the_lead(s: State, k: int) -> int:
    """Twice its lead over the best of the others: nothing for a shared lead, nothing once someone has finished (R31)."""
    best_other = 0
    for other in range(KNONSTERS):
        best_other = max(best_other, s.pos[other] * (other != k))
    return 2 * (s.pos[k] - best_other)


@rule
def rank_card(s: State, card: int, k: int) -> int:
    """Last of four: 14. Third: 12, at most one ahead of the leader. Second: 9."""
    if card == P4:
        return 14
    if card == P3:
        return min(12, lead(s) + 1 - s.pos[k])
    return 9


@rule
def carry_out(s: State, card: int) -> int:
    """A card without effect is simply discarded; the steps made."""
    k = moved_by(s, card)
    wanted = steps_for(s, card, k)
    s.wasted += wanted == 0
    return advance(s, k, wanted) if wanted else 0


# --- A turn ----------------------------------------------------------------------------------------------------------


@rule
def cards_and_powers(s: State, moves: Ints) -> int:
    """Any card may be played any time, also one without effect (R21); nobody may pass (R22)."""
    n = 0
    if s.superpowers:
        for k in range(KNONSTERS):
            if may_announce(s, k):
                moves[n] = POWER + k
                n += 1
    hand = s.hand[s.cur]
    for t in range(TYPES):
        moves[n] = PLAY + t  # kept only if held: cheaper than a branch nobody can predict
        n += hand[t] > 0
    return n


@rule
def cards_for_power(s: State, moves: Ints) -> int:
    """After announcing a superpower, a card it can be used with must follow."""
    n = 0
    for t in range(TYPES):
        if s.hand[s.cur, t] and usable(s, s.pending, t):
            moves[n] = PLAY + t
            n += 1
    return n


@rule
def play(s: State, card: int) -> None:
    """One card, face up, then the end of the turn."""
    s.barrier += 1
    s.hand[s.cur, card] -= 1
    s.held[s.cur] -= 1
    s.played[s.cur, card] += 1
    match s.pending:
        case Knonster.RITHLE:
            rithle_steps_back_first(s, card)
        case Knonster.ARISTAS:
            aristas_goes_along(s, card)
        case Knonster.CELYA:
            celya_doubles(s, card)
        case Knonster.ELAARI:
            elaari_reverses(s, card)
        case _:
            carry_out(s, card)
    s.pending = NONE
    end_turn(s)


@rule
def end_turn(s: State) -> None:
    """The third finisher ends the game at once (R35); with fewer than five cards one is drawn, or the game is over."""
    s.turns += 1
    if s.finishers == PLACES:
        finish_game(s)
    elif s.held[s.cur] >= FULL_HAND:
        ask_or_pass_on(s)
    elif s.pile:
        s.phase, s.turn = Phase.DRAW, CHANCE
    else:
        finish_game(s)  # R18: about to draw from an empty pile


@rule
def draw_card(s: State, card: int) -> None:
    s.deck[card] -= 1
    s.pile -= 1
    s.hand[s.cur, card] += 1
    s.held[s.cur] += 1
    ask_or_pass_on(s)


@rule
def pass_on(s: State) -> None:
    """The next seat clockwise; in automatic mode chance plays one of its cards."""
    s.cur = next_seat(s, s.cur)
    if s.auto[s.cur] == YES:
        s.phase, s.turn = Phase.AUTO_CARD, CHANCE
    else:
        s.phase, s.turn = Phase.TURN, s.cur


@rule
def next_seat(s: State, p: int) -> int:
    return p + 1 if p + 1 < s.n else 0


# --- Superpowers -----------------------------------------------------------------------------------------------------


@rule
def may_announce(s: State, k: int) -> bool:
    """Your own Favorite, its power unspent by anybody, and a card in hand to use it with."""
    if not is_favorite(s, s.cur, k) or s.used[k] != NONE:
        return False
    for t in range(TYPES):
        if s.hand[s.cur, t] and usable(s, k, t):
            return True
    return False


@rule
def announce(s: State, k: int) -> None:
    """The star card is turned up for all to see, for good (R42)."""
    s.barrier += 1
    s.used[k] = s.cur
    s.pending = k
    s.phase = Phase.POWER_CARD


@rule
def usable(s: State, power: int, card: int) -> bool:
    """Does this power change what this card does now?"""
    match power:
        case Knonster.RITHLE:
            return rithle_can_use(s, card)
        case Knonster.ARISTAS:
            return aristas_can_use(s, card)
        case Knonster.CELYA:
            return celya_can_use(s, card)
        case _:
            return elaari_can_use(s, card)


@rule
def rithle_can_use(s: State, card: int) -> bool:
    """Rithle's catch-up or the rank card that would move it, judged with Rithle already five back (R44, R45, R47)."""
    if s.pos[Knonster.RITHLE] < 5 or finished(s, Knonster.RITHLE) or (card // 4 != Kind.CATCH_UP and card // 4 != Kind.RANK):
        return False
    s.pos[Knonster.RITHLE] -= 5
    moves_rithle = moved_by(s, card) == Knonster.RITHLE and steps_of(s, card) > 0
    s.pos[Knonster.RITHLE] += 5
    return moves_rithle


@rule
def rithle_steps_back_first(s: State, card: int) -> None:
    """Five back, then the card, then five forward unless the card has brought Rithle home (R46)."""
    walk(s, Knonster.RITHLE, -5)
    carry_out(s, card)
    if not finished(s, Knonster.RITHLE):
        advance(s, Knonster.RITHLE, 5)


@rule
def aristas_can_use(s: State, card: int) -> bool:
    """A card that moves another Knonster at most five fields away, ahead or behind (R48, R49)."""
    k = moved_by(s, card)
    if finished(s, Knonster.ARISTAS) or k == Knonster.ARISTAS or steps_of(s, card) == 0:
        return False
    return abs(s.pos[k] - s.pos[Knonster.ARISTAS]) <= 5


@rule
def aristas_goes_along(s: State, card: int) -> None:
    """Aristas makes the steps the other really made (R51), unless that has ended the game (R35)."""
    made = carry_out(s, card)
    if s.finishers < PLACES:
        advance(s, Knonster.ARISTAS, made)


@rule
def celya_can_use(s: State, card: int) -> bool:
    """A +7 or +5 of any Knonster that has not finished; Celya may have (R52, R53)."""
    return is_plain(card) and not finished(s, card % 4)


@rule
def celya_doubles(s: State, card: int) -> None:
    advance(s, card % 4, 2 * plain_steps(card))


@rule
def elaari_can_use(s: State, card: int) -> bool:
    """A +7 or +5 of another Knonster that has left the start and not finished; Elaari may have (R53, R54)."""
    k = card % 4
    return is_plain(card) and k != Knonster.ELAARI and not finished(s, k) and s.pos[k] >= 1


@rule
def elaari_reverses(s: State, card: int) -> None:
    """As many steps back, stopping at the start."""
    k = card % 4
    walk(s, k, -min(plain_steps(card), s.pos[k]))


@rule
def is_plain(card: int) -> bool:
    return card // 4 == Kind.PLUS_7 or card // 4 == Kind.PLUS_5


@rule
def plain_steps(card: int) -> int:
    return 7 if card // 4 == Kind.PLUS_7 else 5


# --- Already decided? ------------------------------------------------------------------------------------------------


@rule
def ask_or_pass_on(s: State) -> None:
    """As soon as the ranking cannot change any more, everybody is asked once whether to finish automatically."""
    if s.auto_finish and not s.asked and news_since_quiet(s):
        if is_decided(s, s.finishers, s.used):
            s.asked = 1
            s.asks_from = next_seat(s, s.cur)
            remember(s, ASKED)
        else:
            remember(s, QUIET)
    if s.asked:
        ask_next(s)
    else:
        pass_on(s)


@rule
def remember(s: State, when: int) -> None:
    """What the table looked like when the question came, or did not come: both prove something (section 6)."""
    s.known_finishers[when] = s.finishers
    for k in range(KNONSTERS):
        s.known_used[when, k] = s.used[k]


@rule
def news_since_quiet(s: State) -> bool:
    """Only a new finisher or a newly spent superpower can decide the game."""
    for k in range(KNONSTERS):
        if s.used[k] != s.known_used[QUIET, k]:
            return True
    return s.finishers != s.known_finishers[QUIET]


@rule
def ask_next(s: State) -> None:
    """Everybody is asked in order, robots excepted; then play goes on."""
    order = np.zeros(SEATS, np.int64)
    for i in range(asking_order(s, order)):
        if s.auto[order[i]] == UNASKED:
            s.phase, s.turn, s.asks[i] = Phase.ASK, order[i], order[i]
            return
    pass_on(s)


@rule
def asking_order(s: State, order: Ints) -> int:
    """First the winners, then the others, each in turn order from the seat that moves next (R57)."""
    places, points = np.empty(SEATS, np.int64), np.empty(SEATS, np.int64)
    result(s, places, points)
    n = 0
    for winners in (True, False):
        for i in range(s.n):
            p = (s.asks_from + i) % s.n
            if s.auto[p] != ROBOT and (places[p] == 1) == winners:
                order[n] = p
                n += 1
    return n


@rule
def answer(s: State, yes: bool) -> None:
    """Each seat answers for itself, once, for good."""
    s.barrier += 1
    s.auto[s.turn] = YES if yes else NO
    ask_next(s)


@rule
def is_decided(s: State, finishers: int, used: Ints) -> bool:
    """Is the ranking of the seats the same however the race ends and whichever superpowers are still revealed?"""
    if finishers == 0:
        return False
    first = np.zeros(SEATS, np.int64)
    places, points = np.zeros(SEATS, np.int64), np.zeros(SEATS, np.int64)
    podium = np.zeros(PLACES, np.int64)
    stars = np.zeros(SEATS, np.int64)
    spenders = ways_to_reveal(s)
    found = False
    for ending in range((KNONSTERS + 1) ** PLACES):
        if not is_ending(s, finishers, ending, podium):
            continue
        for reveal in range(spenders):
            if not is_reveal(s, finishers, used, reveal, stars):
                continue
            rank_seats(s, podium, stars, places, points)
            for p in range(s.n):
                if not found:
                    first[p] = places[p]
                elif first[p] != places[p]:
                    return False
            found = True
    return True


@rule
def is_ending(s: State, finishers: int, ending: int, podium: Ints) -> bool:
    """Write the ending of this number: the podium so far, then none to all of the others in any order. Is there such?"""
    for place in range(PLACES):
        podium[place] = ending % (KNONSTERS + 1) - 1
        ending //= KNONSTERS + 1
    for place in range(PLACES):
        if place < finishers:
            if podium[place] != s.podium[place]:
                return False
        elif podium[place] != NONE:
            for before in range(place):
                if podium[before] == podium[place] or podium[before] == NONE:
                    return False
    return True


@rule
def ways_to_reveal(s: State) -> int:
    """For each Knonster nobody or one of the seats; only one way without superpowers."""
    return (s.n + 1) ** KNONSTERS if s.superpowers else 1


@rule
def is_reveal(s: State, finishers: int, used: Ints, reveal: int, stars: Ints) -> bool:
    """Write the hidden stars after the reveals of this number. Can these seats spend these powers?"""
    for p in range(s.n):
        stars[p] = 2
    for k in range(KNONSTERS):
        spender = reveal % (s.n + 1) - 1
        reveal //= s.n + 1
        if spender != NONE and not can_still_spend(s, finishers, used, k, spender):
            return False
        if used[k] != NONE:
            spender = used[k]
        if spender != NONE:
            stars[spender] -= 1
    return True


@rule
def can_still_spend(s: State, finishers: int, used: Ints, k: int, p: int) -> bool:
    """An unspent power of a Favorite; Rithle and Aristas cannot use theirs after they have finished."""
    if used[k] != NONE or not is_favorite(s, p, k):
        return False
    if k == Knonster.RITHLE or k == Knonster.ARISTAS:
        for place in range(finishers):
            if s.podium[place] == k:
                return False
    return True


# --- Scoring ---------------------------------------------------------------------------------------------------------


@rule
def finish_game(s: State) -> None:
    s.phase, s.turn = Phase.OVER, OVER


@rule
def share(s: State, place: int, k: int) -> int:
    """48, 24 or 12 for the Knonster on this place, divided equally among all seats that have it as a Favorite (R37)."""
    owners = 0
    for p in range(s.n):
        owners += is_favorite(s, p, k)
    return PLACE_POINTS[place] // owners if owners and k != NONE else 0


@rule
def bet_points(s: State, p: int, podium: Ints) -> int:
    """15, undivided, for the right winner (R38)."""
    return BET_POINTS if s.win_bet and podium[0] != NONE and s.fav[p, 0] == podium[0] else 0


@rule
def hidden_stars(s: State, p: int) -> int:
    """Star cards not turned up by a superpower."""
    stars = 2
    for k in range(KNONSTERS):
        stars -= s.used[k] == p
    return stars


@rule
def rank_seats(s: State, podium: Ints, stars: Ints, places: Ints, points: Ints) -> None:
    """More points first; with superpowers more hidden stars break ties; who is still equal shares the place (R39)."""
    for p in range(s.n):
        points[p] = bet_points(s, p, podium)
    for place in range(PLACES):
        each = share(s, place, podium[place])
        for p in range(s.n):
            points[p] += each * is_favorite(s, p, podium[place])
    for p in range(s.n):
        places[p] = 1
        for other in range(s.n):
            more_stars = (s.superpowers != 0) & (stars[other] > stars[p])  # without branches: searches rank at every end
            places[p] += (points[other] > points[p]) | ((points[other] == points[p]) & more_stars)


@rule
def result(s: State, places: Ints, points: Ints) -> None:
    """The ranking, also if the game ended now."""
    stars = np.empty(SEATS, np.int64)
    for p in range(s.n):
        stars[p] = hidden_stars(s, p)
    rank_seats(s, s.podium, stars, places, points)


# --- Chance ----------------------------------------------------------------------------------------------------------


@rule
def draw(s: State, rng: Ints, outcome: Ints) -> int:
    """A shuffled deck, a starting seat, the top card of the pile, or any card of a seat in automatic mode."""
    match s.phase:
        case Phase.DEAL:
            n = 0
            for t in range(TYPES):
                for _ in range(copies(s, t)):
                    outcome[n] = t
                    n += 1
            shuffle(rng, outcome, n)
            return n
        case Phase.START:
            outcome[0] = below(rng, s.n)
        case Phase.DRAW:
            outcome[0] = nth_card(s.deck, below(rng, s.pile))
        case _:
            outcome[0] = nth_card(s.hand[s.cur], below(rng, s.held[s.cur]))
    return 1


@rule
def nth_card(cards: Ints, nth: int) -> int:
    """The type of the nth card of a multiset."""
    t = passed = 0
    for other in range(TYPES):  # all of them: cheaper than a loop whose end nobody can predict
        passed += cards[other]
        t += passed <= nth
    return t


@rule
def possible(s: State, outcome: Ints, n: int) -> bool:
    if s.phase == Phase.DEAL:
        return n == cards_in_set(s) and is_whole_deck(s, outcome, n)
    most = s.n if s.phase == Phase.START else TYPES
    if n != 1 or outcome[0] < 0 or outcome[0] >= most:
        return False
    if s.phase == Phase.DRAW:
        return s.deck[outcome[0]] > 0
    return s.phase == Phase.START or s.hand[s.cur, outcome[0]] > 0


@rule
def is_whole_deck(s: State, cards: Ints, n: int) -> bool:
    count = np.zeros(TYPES, np.int64)
    for i in range(n):
        if cards[i] < 0 or cards[i] >= TYPES:
            return False
        count[cards[i]] += 1
    for t in range(TYPES):
        if count[t] != copies(s, t):
            return False
    return True


@rule
def settle(s: State, outcome: Ints) -> None:
    s.barrier += 1
    match s.phase:
        case Phase.DEAL:
            deal(s, outcome)
        case Phase.START:
            s.start = s.cur = s.turn = outcome[0]
            s.phase = Phase.TURN
        case Phase.DRAW:
            draw_card(s, outcome[0])
        case _:
            play(s, outcome[0])


# --- Moves -----------------------------------------------------------------------------------------------------------


@rule
def legal(s: State, moves: Ints) -> int:
    match s.phase:
        case Phase.FAV:
            return picks(s, moves)
        case Phase.TURN:
            return cards_and_powers(s, moves)
        case Phase.POWER_CARD:
            return cards_for_power(s, moves)
        case Phase.ASK:
            moves[0], moves[1] = AUTO_YES, AUTO_NO
            return 2
        case _:
            return 0


@rule
def apply(s: State, move: int) -> None:
    match s.phase:
        case Phase.FAV:
            choose(s, move)
        case Phase.ASK:
            answer(s, move == AUTO_YES)
        case _:
            if move < PLAY:
                announce(s, move - POWER)
            else:
                play(s, move - PLAY)
