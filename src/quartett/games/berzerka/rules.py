"""Berzerka: everybody plays every contract once, alone against the other two, and only the ranking within a contract scores.

Rulings are cited by their number in the specification (R30). Sets of cards are the bits of one number.
"""

from enum import IntEnum

from quartett.engine import CHANCE, NONE, OVER, Grid, Ints, below, grid, ints, rule, shuffle
from quartett.engine.cards import count, has, list_cards
from quartett.games.berzerka.data import (
    ALL_CARDS,
    CARDS,
    CONTRACTS,
    DEALT,
    FIRST_DEAL,
    FULL,
    HAS_EXCHANGE,
    HIGH_OR_LOW,
    LOW_SCALE,
    MOST_AVOIDANCE,
    MOST_ROWS,
    OBJECTIVE,
    ORDER,
    RANKS,
    SCALE_OF_ORDER,
    SEATS,
    SHORT,
    START_VALUE,
    STEPS,
    STRENGTH,
    STRONGER,
    SUIT,
    SUITS,
    TARGET,
    TRICKS,
    TRUMP_FROM,
    WEIGHT,
    Objective,
    Order,
    Step,
    Trump,
)

# Moves: 0-51 play a card, then these.
DISCARD = 52  # DISCARD + card
STOP, PASS = 104, 105
BID = 106  # BID + row
NAME_TRUMP = 111  # NAME_TRUMP + suit
NAME_ORDER = 115  # high or odd, then low or even
NAME_NUMBER = 117  # NAME_NUMBER + number - 1
MOVES = 130
LONGEST_OUTCOME = CARDS
SECRET = -1  # how others see a discard

DISCARDED = 3  # as a location: DISCARDED + seat
UNDEALT, TABLE, PLAYED = 6, 7, 8

STARTER, RANDOM, CUSTOM = 0, 1, 2  # contract_set
CAPS = (8, 4, 13)  # overbid_cap
LITERAL = 1  # penalty_mode
ALL_X1 = 1  # start_values
RANDOM_SEAT = 0  # first_forehand; the seats follow


class Phase(IntEnum):
    CONTRACT_DRAW = 0
    FIRST_FOREHAND = 1
    SHUFFLE = 2
    BID = 3
    INFO = 4
    HOTSEAT = 5
    EXCHANGE = 6
    FATE_SUIT = 7
    PLAY = 8
    OVER = 9


class Key(IntEnum):
    """What ranks the three players of a row, in this order."""

    RECORD = 0
    CUBE = 1
    DISCARDS = 2
    EARLIER = 3


class Notes:
    """What follows from the rest, kept because it is asked often, and what plays have proved of hands."""

    led: int  # the cards that follow suit, a set; all of them for the leader
    beating: int  # the cards that beat the strongest so far, likewise
    trumps: int  # the cards of the trump suit
    scale: int  # the order of ranks in the current trick
    trump_scale: int  # the same inside the trump suit
    cannot_hold: Ints = ints(SEATS)  # cards that a seat's plays have proved it cannot have, known to all


class State(Notes):
    turn: int  # the seat to move, CHANCE or OVER
    phase: int  # a Phase
    barrier: int  # undo never crosses a change of this
    n: int  # seats
    revision: int  # of the rules, when the game began
    length: int  # option codes
    contract_set: int
    contracts: int  # the custom set: bit i is contract i
    less_mizerka: int
    hotseat_discards_first: int
    must_overtrump: int
    penalty_mode: int
    overbid_cap: int
    start_values: int
    first_forehand: int
    rows: int  # contracts in play, C of the specification
    contract: Ints = ints(MOST_ROWS)  # the contract of each row, 1..18; 0 where there is none
    start: Ints = ints(MOST_ROWS)  # the value each row began with
    hand_no: int  # the current hand, from 1
    forehand: int  # holder of the token
    value: Ints = ints(MOST_ROWS)  # current contract values
    done: Grid = grid(SEATS, MOST_ROWS)  # 1: this seat has completed this row
    rec: Grid = grid(SEATS, MOST_ROWS)  # recorded numbers
    raised: Grid = grid(SEATS, MOST_ROWS)  # 1: cube in the contract box
    disc: Grid = grid(SEATS, MOST_ROWS)  # recorded discard amounts
    fin: Grid = grid(SEATS, MOST_ROWS)  # the hand in which it was completed, 0 = not yet
    actor: int  # the last seat that had to decide
    passed: Ints = ints(SEATS)
    bid: Ints = ints(SEATS)  # the row each seat has bid, or NONE
    standing: int  # the last bidder
    penalty: int
    declarer: int
    row: int
    via_hotseat: int
    trump: int  # a suit; NONE: no trump, or not yet known
    order_bit: int  # 0 = high / odd, 1 = low / even
    number: int  # top rank or promise, 0 = none
    to_name: int  # announcements still to come, a set of Step
    loc: Ints = ints(CARDS)  # 0-2 hand, 3-5 discarded by, 6 undealt or pile, 7 table, 8 played; NONE where hidden
    deck: Ints = ints(CARDS)  # the shuffled cards in order; NONE where hidden
    pointer: int  # the next undealt card of the deck
    hand: Ints = ints(SEATS)  # sets of cards; empty where hidden
    held: Ints = ints(SEATS)  # cards in each hand, known to all
    exch_left: int  # seats still to be offered the exchange, the acting one included
    exch_cnt: Ints = ints(SEATS)  # cards each seat has discarded in this hand
    trick_no: int  # 1..13; 0 before play
    leader: int
    table: Ints = ints(SEATS)  # the current trick in play order
    best: int  # which of them is the strongest so far
    won_by: Ints = ints(TRICKS)  # the winner of each finished trick
    played: Ints = ints(DEALT)  # all cards of this hand in the order they were played


# --- Setup -----------------------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Three players; five contracts, or three in the short game."""
    s.rows = SHORT if s.length else FULL
    s.forehand = s.actor = NONE
    clear_hand(s)
    s.turn, s.phase = CHANCE, Phase.CONTRACT_DRAW
    if s.contract_set == STARTER:
        lay_out_contracts(s, starter_set(s))
    elif s.contract_set == CUSTOM:
        lay_out_contracts(s, s.contracts)


@rule
def starter_set(s: State) -> int:
    """The contracts printed first on the board: 1 to 5, or 1 to 3."""
    return (2 << s.rows) - 2


@rule
def lay_out_contracts(s: State, contracts: int) -> None:
    """Rows are numbered in ascending contract number; each starts at its own value, or all at 1."""
    list_cards(contracts, s.contract, 0, 0)
    for r in range(s.rows):
        s.start[r] = 1 if s.start_values == ALL_X1 else START_VALUE[s.contract[r]]
        s.value[r] = s.start[r]
    s.phase = Phase.FIRST_FOREHAND
    if s.first_forehand != RANDOM_SEAT:
        begin_with(s, s.first_forehand - 1)


@rule
def begin_with(s: State, p: int) -> None:
    """This player holds the token first."""
    s.forehand = p
    s.hand_no = 1
    s.phase = Phase.SHUFFLE


@rule
def clear_hand(s: State) -> None:
    """Nothing of a hand carries over to the next."""
    s.standing = s.declarer = s.row = s.trump = s.leader = NONE
    s.penalty = s.via_hotseat = s.order_bit = s.number = s.to_name = 0
    s.pointer = s.exch_left = s.trick_no = s.best = s.scale = s.trump_scale = 0
    s.led = s.beating = s.trumps = 0
    for p in range(SEATS):
        s.passed[p] = s.hand[p] = s.held[p] = s.exch_cnt[p] = s.cannot_hold[p] = 0
        s.bid[p] = s.table[p] = NONE
    for i in range(TRICKS):
        s.won_by[i] = NONE
    for i in range(DEALT):
        s.played[i] = NONE
    for i in range(CARDS):
        s.deck[i] = NONE
        s.loc[i] = UNDEALT


# --- Dealing ---------------------------------------------------------------------------------------------------------


@rule
def start_hand(s: State, deck: Ints) -> None:
    """Seven cards each, all thirteen with less_mizerka; who has completed everything counts as passed (R19)."""
    clear_hand(s)
    for i in range(CARDS):
        s.deck[i] = deck[i]
    deal(s, DEALT if s.less_mizerka else FIRST_DEAL)
    for p in range(SEATS):
        s.passed[p] = is_finished(s, p)
    s.phase = Phase.BID
    ask(s, next_bidder(s, s.forehand))


@rule
def deal(s: State, until: int) -> None:
    """One card at a time, clockwise from the forehand, up to this place in the deck."""
    p = (s.forehand + s.pointer) % SEATS
    for i in range(s.pointer, until):
        take(s, p, s.deck[i])
        p = left_of(p)
    s.pointer = until


@rule
def take(s: State, p: int, card: int) -> None:
    s.loc[card] = p
    s.hand[p] |= 1 << card
    s.held[p] += 1


@rule
def put_away(s: State, p: int, card: int, where: int) -> None:
    """A card leaves a hand."""
    s.loc[card] = where
    s.hand[p] ^= 1 << card
    s.held[p] -= 1


@rule
def left_of(p: int) -> int:
    return p + 1 if p + 1 < SEATS else 0


@rule
def ask(s: State, p: int) -> None:
    """It is this seat's turn to decide."""
    s.turn = s.actor = p


@rule
def is_finished(s: State, p: int) -> bool:
    """This player has completed all contracts."""
    for r in range(s.rows):
        if not s.done[p, r]:
            return False
    return True


# --- The auction -----------------------------------------------------------------------------------------------------


@rule
def bids(s: State) -> int:
    """Every row the seat to move may bid."""
    moves = 0
    for r in range(s.rows):
        if may_bid(s, s.turn, r):
            moves |= chosen_from(PASS, BID + r)
    return moves


@rule
def may_bid(s: State, p: int, r: int) -> bool:
    """An own contract not yet completed, after the first bid only the same one (R11); at the cap none (R12)."""
    if s.standing != NONE and s.penalty >= CAPS[s.overbid_cap]:
        return False
    return not s.done[p, r] if s.bid[p] == NONE else s.bid[p] == r


@rule
def bid_or_pass(s: State, move: int) -> None:
    """Passing is final; every bid but the first of the hand adds one to the penalty (R7)."""
    p = s.turn
    if move == PASS:
        s.passed[p] = 1
        s.bid[p] = NONE
    else:
        s.penalty += s.standing != NONE
        s.standing = p
        s.bid[p] = move - BID
    go_on_bidding(s, p)


@rule
def go_on_bidding(s: State, p: int) -> None:
    """All passed: hotseat. Only the standing bidder left: he has won. Who has not bid is still asked (R8)."""
    bidding = SEATS - s.passed[0] - s.passed[1] - s.passed[2]
    if bidding == 0:
        enter_hotseat(s)
    elif bidding == 1 and s.standing != NONE:
        win_bid(s)
    else:
        ask(s, next_bidder(s, left_of(p)))


@rule
def next_bidder(s: State, p: int) -> int:
    """The first seat from p clockwise that has not passed."""
    while s.passed[p]:
        p = left_of(p)
    return p


@rule
def win_bid(s: State) -> None:
    """The value rises by one, once (R13), and the cube goes into the box; neither with less_mizerka (R46)."""
    s.declarer = s.standing
    s.row = s.bid[s.declarer]
    if not s.less_mizerka:
        s.value[s.row] += 1
        s.raised[s.declarer, s.row] = 1
    start_announcing(s)


@rule
def enter_hotseat(s: State) -> None:
    """The other six cards first; then the forehand must choose, or the next player clockwise with a contract left (R20)."""
    deal(s, DEALT)
    p = s.forehand
    while is_finished(s, p):
        p = left_of(p)
    s.declarer = p
    s.via_hotseat = 1
    s.phase = Phase.HOTSEAT
    ask(s, p)


@rule
def choose_row(s: State, r: int) -> None:
    """The hotseat player's contract, any he has not completed: no penalty, no raise, no cube (R16)."""
    s.row = r
    start_announcing(s)


# --- Announcements ---------------------------------------------------------------------------------------------------


@rule
def contract_played(s: State) -> int:
    """The contract of this hand; 0 before it is known."""
    return s.contract[s.row] if s.row != NONE else 0


@rule
def start_announcing(s: State) -> None:
    s.to_name = STEPS[contract_played(s)]
    s.phase = Phase.INFO
    go_on_announcing(s)


@rule
def go_on_announcing(s: State) -> None:
    """Trump, then order, then number; a won bid is announced on seven cards and the other six follow (R22)."""
    if not s.to_name:
        deal(s, DEALT)
        start_exchange(s)
    elif has_to_name(s, Step.TRUMP) and TRUMP_FROM[contract_played(s)] == Trump.FOE:
        ask(s, left_of(s.declarer))
    else:
        ask(s, s.declarer)


@rule
def has_to_name(s: State, step: int) -> bool:
    return s.to_name & step != 0


@rule
def announcements(s: State) -> int:
    """Any suit, either order, any number from 1 to 13."""
    if has_to_name(s, Step.TRUMP):
        return chosen_from(PASS, NAME_ORDER) - chosen_from(PASS, NAME_TRUMP)
    if has_to_name(s, Step.ORDER):
        return chosen_from(PASS, NAME_NUMBER) - chosen_from(PASS, NAME_ORDER)
    return chosen_from(PASS, MOVES) - chosen_from(PASS, NAME_NUMBER)


@rule
def announce(s: State, move: int) -> None:
    if move < NAME_ORDER:
        s.trump = move - NAME_TRUMP
        s.to_name -= Step.TRUMP
    elif move < NAME_NUMBER:
        s.order_bit = move - NAME_ORDER
        s.to_name -= Step.ORDER
    else:
        s.number = move - NAME_NUMBER + 1
        s.to_name -= Step.NUMBER
    go_on_announcing(s)


# --- The exchange ----------------------------------------------------------------------------------------------------


@rule
def start_exchange(s: State) -> None:
    """Three seats clockwise, while there is a pile; some contracts have no exchange."""
    if not HAS_EXCHANGE[contract_played(s)]:
        end_exchange(s)
        return
    s.phase = Phase.EXCHANGE
    s.exch_left = SEATS
    ask(s, first_to_exchange(s))


@rule
def first_to_exchange(s: State) -> int:
    """The declarer, but a hotseat declarer comes last unless hotseat_discards_first; with less_mizerka the forehand (R21, R46)."""
    if s.less_mizerka:
        return dealt_from(s)
    if s.via_hotseat and not s.hotseat_discards_first:
        return left_of(s.declarer)
    return s.declarer


@rule
def dealt_from(s: State) -> int:
    """Who was forehand when the cards now in play were dealt; at the end of a hand the token has already moved on."""
    return left_of(left_of(s.forehand)) if s.phase == Phase.SHUFFLE else s.forehand


@rule
def pile(s: State) -> int:
    """Cards in the draw pile."""
    return CARDS - s.pointer


@rule
def discards(s: State) -> int:
    """Any card of the hand, as long as the pile can replace it (R24); or stop, also at once."""
    cards = s.hand[s.turn] if s.exch_cnt[s.turn] < pile(s) else 0
    return cards | chosen_from(DISCARD, STOP)


@rule
def discard(s: State, card: int) -> None:
    """Face down; everybody can count the cards (R28)."""
    put_away(s, s.turn, card, DISCARDED + s.turn)
    s.exch_cnt[s.turn] += 1


@rule
def stop_discarding(s: State) -> None:
    """As many cards from the top of the pile, once (R27); the exchange ends with the third seat or the pile (R25)."""
    p = s.turn
    for i in range(s.pointer, s.pointer + s.exch_cnt[p]):
        take(s, p, s.deck[i])
    s.pointer += s.exch_cnt[p]
    s.exch_left -= 1
    if s.exch_left and pile(s):
        ask(s, left_of(p))
    else:
        end_exchange(s)


@rule
def end_exchange(s: State) -> None:
    """Fate may now draw the trump suit; then play begins."""
    s.exch_left = 0
    if TRUMP_FROM[contract_played(s)] == Trump.FATE:
        s.phase, s.turn = Phase.FATE_SUIT, CHANCE
    else:
        start_play(s)


# --- Strength --------------------------------------------------------------------------------------------------------


@rule
def suit_of(card: int) -> int:
    return card // RANKS


@rule
def first_scale(s: State) -> int:
    """The order of ranks in the first trick."""
    order = ORDER[contract_played(s)]
    return SCALE_OF_ORDER[order] + s.order_bit + (s.number if order == Order.WHEEL else 0)


@rule
def scale_for(s: State, suit: int) -> int:
    """The order of ranks that holds in this suit now."""
    return s.trump_scale if suit == s.trump else s.scale


@rule
def strength(s: State, card: int) -> int:
    """How strong a card is inside its suit in the current trick."""
    return STRENGTH[scale_for(s, suit_of(card)), card]


@rule
def beaters(s: State, card: int) -> int:
    """All cards that beat this one: the stronger of its suit, and every trump if it is none."""
    suit = suit_of(card)
    if suit == s.trump:
        return STRONGER[s.trump_scale, card]
    return STRONGER[s.scale, card] | SUIT[s.trump]


# --- Playing tricks --------------------------------------------------------------------------------------------------


@rule
def start_play(s: State) -> None:
    """The declarer always leads to the first trick."""
    s.phase = Phase.PLAY
    s.trick_no = 1
    s.trumps = SUIT[s.trump]
    s.scale = s.trump_scale = first_scale(s)
    if ORDER[contract_played(s)] == Order.TRUMP_LOW:
        s.trump_scale = LOW_SCALE
    lead_by(s, s.declarer)


@rule
def lead_by(s: State, p: int) -> None:
    """This player leads: any card follows suit, and any card beats what lies there."""
    s.leader = p
    s.led = s.beating = ALL_CARDS
    ask(s, p)


@rule
def playable(s: State, hand: int) -> int:
    """Follow suit, else trump, and beat the strongest card if you can; bound to neither suit, play anything."""
    following = hand & s.led
    bound = following or hand & s.trumps  # R30, R31: a side card never, while a card of one of them is held
    beating = bound & s.beating if following or s.must_overtrump else 0
    return beating or bound or hand


@rule
def play(s: State, card: int) -> None:
    """One card to the trick; one that beats all before it is the strongest now; the third finishes the trick."""
    p = s.turn
    lying = cards_lying(s)
    put_away(s, p, card, TABLE)
    s.table[lying] = card
    s.played[SEATS * (s.trick_no - 1) + lying] = card
    s.cannot_hold[p] |= excluded_by(s, card)
    if lying == 0:
        s.led = SUIT[suit_of(card)]
    if has(s.beating, card):
        s.best = lying
        s.beating = beaters(s, card)
    if lying == SEATS - 1:
        finish_trick(s)
    else:
        ask(s, left_of(p))


@rule
def cards_lying(s: State) -> int:
    """Cards of the current trick on the table; asked only while it is not complete."""
    if s.table[0] == NONE:
        return 0
    return 1 if s.table[1] == NONE else 2


@rule
def excluded_by(s: State, card: int) -> int:
    """What a player with this card would have had to play instead (6.3): the led suit, trump, or a card that beats."""
    follows, trumps = has(s.led, card), has(s.trumps, card)
    missing = 0 if follows else s.led if trumps else s.led | s.trumps
    if has(s.beating, card):
        return missing
    if follows:
        return s.beating & s.led
    return missing | (s.beating & s.trumps) if trumps and s.must_overtrump else missing


@rule
def finish_trick(s: State) -> None:
    """The strongest card wins the trick, and its owner leads to the next; with slalom the order turns around."""
    winner = (s.leader + s.best) % SEATS
    s.won_by[s.trick_no - 1] = winner
    for i in range(SEATS):
        s.loc[s.table[i]] = PLAYED
        s.table[i] = NONE
    if s.trick_no == TRICKS:
        s.leader = winner
        finish_hand(s)
        return
    s.trick_no += 1
    if ORDER[contract_played(s)] == Order.SLALOM:
        s.scale ^= HIGH_OR_LOW
        s.trump_scale ^= HIGH_OR_LOW
    lead_by(s, winner)


# --- Scoring ---------------------------------------------------------------------------------------------------------


@rule
def finish_hand(s: State) -> None:
    """The declarer's number is written down; the token moves on, and after three times all contracts the game is over."""
    p, r = s.declarer, s.row
    s.rec[p, r] = recorded(s, declarer_count(s))
    s.done[p, r] = 1
    s.disc[p, r] = s.exch_cnt[p]  # R26: 0 for a declarer who could not exchange
    s.fin[p, r] = s.hand_no
    if s.hand_no == SEATS * s.rows:
        s.phase, s.turn = Phase.OVER, OVER
        return
    s.hand_no += 1
    s.forehand = left_of(s.forehand)
    s.phase, s.turn = Phase.SHUFFLE, CHANCE


@rule
def declarer_count(s: State) -> int:
    """The tricks of the declarer, weighted as the contract says; those of the defenders never score."""
    n = 0
    for i in range(TRICKS):
        if s.won_by[i] == s.declarer:
            n += WEIGHT[contract_played(s), i]
    return n


@rule
def recorded(s: State, n: int) -> int:
    """The number written down: the penalty counts against the declarer (R14), or literally as tricks fewer; no floor (R15)."""
    if s.penalty_mode == LITERAL:
        return measured(s, n - s.penalty)
    if lower_is_better(contract_played(s)):
        return measured(s, n) + s.penalty
    return measured(s, n) - s.penalty


@rule
def measured(s: State, n: int) -> int:
    """What n tricks are worth under the objective."""
    contract = contract_played(s)
    match OBJECTIVE[contract]:
        case Objective.NEAR | Objective.FAR:
            return abs(n - TARGET[contract])
        case Objective.PROMISE:
            return s.number if n >= s.number else n - s.number
        case _:
            return n


@rule
def lower_is_better(contract: int) -> bool:
    return OBJECTIVE[contract] == Objective.FEWEST or OBJECTIVE[contract] == Objective.NEAR


@rule
def ranks_before(s: State, p: int, other: int, r: int) -> bool:
    """The better number; then a cube in the box; then fewer discards; then who completed it first (R41)."""
    match deciding_key(s, p, other, r):
        case Key.RECORD:
            return (s.rec[p, r] < s.rec[other, r]) == lower_is_better(s.contract[r])
        case Key.CUBE:
            return s.raised[p, r] > s.raised[other, r]
        case Key.DISCARDS:
            return s.disc[p, r] < s.disc[other, r]
        case _:
            return s.fin[p, r] < s.fin[other, r]


@rule
def deciding_key(s: State, p: int, other: int, r: int) -> int:
    """The first key in which two players differ; the hand of completion always differs."""
    if s.rec[p, r] != s.rec[other, r]:
        return Key.RECORD
    if s.raised[p, r] != s.raised[other, r]:
        return Key.CUBE
    return Key.DISCARDS if s.disc[p, r] != s.disc[other, r] else Key.EARLIER


@rule
def row_is_complete(s: State, r: int) -> bool:
    return s.done[0, r] + s.done[1, r] + s.done[2, r] == SEATS


@rule
def row_points(s: State, p: int, r: int) -> int:
    """Once all three have played it: the best gets the value, the worst loses it, the middle gets nothing."""
    if not row_is_complete(s, r):
        return 0
    left_behind = 0
    for other in range(SEATS):
        left_behind += other != p and ranks_before(s, p, other, r)
    return s.value[r] * (left_behind - 1)


@rule
def points_of(s: State, p: int) -> int:
    points = 0
    for r in range(s.rows):
        points += row_points(s, p, r)
    return points


@rule
def last_completion(s: State, p: int) -> int:
    """The hand of this player's last contract."""
    last = 0
    for r in range(s.rows):
        last = max(last, s.fin[p, r])
    return last


@rule
def result(s: State, places: Ints, points: Ints) -> None:
    """Most points first; a tie goes to the player who was through with all contracts earlier (R44)."""
    for p in range(SEATS):
        points[p] = points_of(s, p)
    for p in range(SEATS):
        places[p] = 1
        for other in range(SEATS):
            if points[other] == points[p]:
                places[p] += last_completion(s, other) < last_completion(s, p)
            else:
                places[p] += points[other] > points[p]


# --- Chance ----------------------------------------------------------------------------------------------------------


@rule
def draw(s: State, rng: Ints, outcome: Ints) -> int:
    """A set of contracts, a seat, a shuffled deck, or a suit."""
    match s.phase:
        case Phase.CONTRACT_DRAW:
            return list_cards(random_contracts(s, rng), outcome, 0, 0)
        case Phase.FIRST_FOREHAND:
            outcome[0] = below(rng, SEATS)
            return 1
        case Phase.FATE_SUIT:
            outcome[0] = below(rng, SUITS)
            return 1
        case _:
            for i in range(CARDS):
                outcome[i] = i
            shuffle(rng, outcome, CARDS)
            return CARDS


@rule
def random_contracts(s: State, rng: Ints) -> int:
    """Different contracts, all sets alike, but never several that want the fewest tricks."""
    while True:
        contracts = 0
        while count(contracts) < s.rows:
            contracts |= 1 << (1 + below(rng, len(CONTRACTS)))
        if avoidance(contracts) <= MOST_AVOIDANCE:
            return contracts


@rule
def avoidance(contracts: int) -> int:
    """How many of these contracts want the fewest tricks."""
    n = 0
    for contract in range(1, len(CONTRACTS) + 1):
        n += has(contracts, contract) and OBJECTIVE[contract] == Objective.FEWEST
    return n


@rule
def possible(s: State, outcome: Ints, n: int) -> bool:
    match s.phase:
        case Phase.CONTRACT_DRAW:
            return n == s.rows and is_random_set(outcome, n)
        case Phase.FIRST_FOREHAND:
            return n == 1 and 0 <= outcome[0] < SEATS
        case Phase.FATE_SUIT:
            return n == 1 and 0 <= outcome[0] < SUITS
        case _:
            return n == CARDS and is_whole_deck(outcome)


@rule
def is_random_set(outcome: Ints, n: int) -> bool:
    """Contracts in ascending order, of which at most one wants the fewest tricks."""
    before = 0
    contracts = 0
    for i in range(n):
        if outcome[i] <= before or outcome[i] > len(CONTRACTS):
            return False
        before = outcome[i]
        contracts |= 1 << before
    return avoidance(contracts) <= MOST_AVOIDANCE


@rule
def is_whole_deck(outcome: Ints) -> bool:
    cards = 0
    for i in range(CARDS):
        if outcome[i] < 0 or outcome[i] >= CARDS:
            return False
        cards |= 1 << outcome[i]
    return count(cards) == CARDS


@rule
def settle(s: State, outcome: Ints) -> None:
    s.barrier += 1
    match s.phase:
        case Phase.CONTRACT_DRAW:
            contracts = 0
            for r in range(s.rows):
                contracts |= 1 << outcome[r]
            lay_out_contracts(s, contracts)
        case Phase.FIRST_FOREHAND:
            begin_with(s, outcome[0])
        case Phase.FATE_SUIT:
            s.trump = outcome[0]
            start_play(s)
        case _:
            start_hand(s, outcome)


# --- Moves -----------------------------------------------------------------------------------------------------------


@rule
def legal(s: State, moves: Ints) -> int:
    return list_cards(choices(s), moves, 0, numbered_from(s))


@rule
def choices(s: State) -> int:
    """The legal moves as a set, like a set of cards."""
    match s.phase:
        case Phase.PLAY:
            return playable(s, s.hand[s.turn])
        case Phase.EXCHANGE:
            return discards(s)
        case Phase.BID:
            return chosen_from(PASS, PASS) | bids(s)
        case Phase.INFO:
            return announcements(s)
        case Phase.HOTSEAT:
            return bids(s)  # R18: no pass
        case _:
            return 0


@rule
def numbered_from(s: State) -> int:
    """The move that is number 0 of such a set."""
    if s.phase == Phase.PLAY:
        return 0
    return DISCARD if s.phase == Phase.EXCHANGE else PASS


@rule
def chosen_from(number_0: int, move: int) -> int:
    """The set of this one move."""
    return 1 << (move - number_0)


@rule
def apply(s: State, move: int) -> None:
    s.barrier += move < DISCARD or move >= STOP  # only discards can be taken back, until the new cards are drawn
    match s.phase:
        case Phase.PLAY:
            play(s, move)
        case Phase.EXCHANGE:
            if move == STOP:
                stop_discarding(s)
            else:
                discard(s, move - DISCARD)
        case Phase.BID:
            bid_or_pass(s, move)
        case Phase.INFO:
            announce(s, move)
        case _:
            choose_row(s, move - BID)
