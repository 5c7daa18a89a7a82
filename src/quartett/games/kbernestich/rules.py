"""Kbernestich: win the right tricks while everybody decides, cube by cube, what cards are worth and when a score busts.

Rulings are cited by their number in the specification (R34). A card is 12 * suit + rank, rank 11 being the icon.
"""

from enum import IntEnum

from quartett.engine import CHANCE, NONE, OVER, Grid, Ints, below, grid, ints, rule, shuffle
from quartett.engine.cards import count, first, has, list_cards
from quartett.games.kbernestich.data import (
    BIDS,
    BRACKETS,
    BUST_VALUES,
    CARDS,
    CLOSED_TO_ALL,
    CLOSED_TO_OWNER,
    COLOUR_SQUARES,
    COLOURS_END,
    CUBES,
    CUBES_A_TURN,
    DISC_STEP,
    FIVE_OR_MORE,
    GRACES,
    GRANTS,
    HANNAH,
    HUNCH,
    HUNCH_POINTS,
    INCUBATION,
    LETTER_SQUARES,
    LETTER_VALUES,
    LETTERS,
    MOST_ROUNDS,
    NO_TRUMP,
    OBSERVATION,
    OBSERVATIONS,
    OPEN_WITH_FOUR,
    OPEN_WITH_THREE,
    OPEN_WITH_THREE_REDUCED,
    OPTIMISM,
    PESSIMISM,
    PLOTS,
    RANKS,
    REVIEW,
    ROUNDS,
    SEATS,
    SLOTS,
    STANDARD_BUST,
    SUIT_CARDS,
    SUITS,
    TRICKS,
    TWINS,
    VALUES,
    ZABINE,
    ZABINE_VALUES,
    row,
)

# Moves: 0-47 play that card face up, then these.
HIDE = 48  # HIDE + card lays it face down
DISCARD = 96  # DISCARD + card
TRUMP = 144  # TRUMP + suit, or + NO_TRUMP
PLOT = 149  # PLOT + slot puts a cube there
END = 190
OBSERVE = 191
CLAIM = 192  # CLAIM + suit
MOVES = 196
LONGEST_OUTCOME = CARDS
HID, DISCARDED = -1, -2  # how others see those two moves

FIRST_MOVE = row(0, 0, TRUMP, PLOT, PLOT, DISCARD, 0, 0)  # by phase: the move that takes the first choice

BY_LETTERS, BY_HUNCH, BY_MARIE = 0, 1, 2  # the three parts of scoring, in their order
PARTS = 3


class Phase(IntEnum):
    START = 0
    DEAL = 1
    TRUMP = 2
    CLAIM = 3
    PLOT = 4
    REVIEW = 5
    TRICK = 6
    OVER = 7


class Notes:
    """What follows from the rest, kept because it is asked often, and what plays have proved of hands."""

    laid: int  # cards in this trick, open or not
    closed: int  # slots nobody may take
    barred: Ints = ints(SEATS)  # slots this seat may not take
    mine: Ints = ints(SEATS)  # slots this seat has a cube on
    void: Ints = ints(SEATS)  # suits the seat has shown to lack
    hider_void: int  # those its hider had shown when hiding
    reviewer_void: int  # suits the reviewer had shown to lack until then


class State(Notes):
    turn: int  # the seat to move, CHANCE or OVER
    phase: int  # a Phase
    barrier: int  # undo never crosses a change of this
    n: int  # seats
    revision: int  # of the rules, when the game began
    rounds: int  # option codes
    foreseen_future: int
    their_memories: int
    final_tie: int  # 1: shared
    zabine: int  # 1: low
    letters_3p: int  # 1: reduced
    start_seat: int  # 0: drawn
    R: int  # rounds to play
    round: int  # 1..R
    t: int  # the current or next trick; 12 after the last
    start: int  # starting player of the round
    leader: int  # first in the plot phase and in the trick
    actor: int  # the seat to move, NONE at chance and at the end
    score: Ints = ints(SEATS)
    standing: Ints = ints(SEATS)  # seats from highest to lowest; in a stack the top disc first
    cubes: Ints = ints(SEATS)  # in hand
    trump: int  # a suit, NO_TRUMP, or NONE before it is chosen
    owner: Ints = ints(SLOTS)  # whose cube lies on a slot
    claim: Ints = ints(SUITS)  # whose right to set a colour is still open
    inc_used: int  # 1 once a card has been hidden this round
    obs_uses: int  # how often somebody has waited this round
    plot_done: int  # turns finished in this plot or claim phase
    placed: int  # cubes placed or moved in this plot turn
    review_left: int  # discards still owed
    hand: Ints = ints(SEATS)  # sets of cards; empty where hidden
    centre: int  # the undealt cards, known to nobody
    discard: int  # known to the reviewer only
    trick_card: Ints = ints(SEATS)  # NONE before playing and where hidden
    hidden_seat: int  # whose card in this trick lies face down
    lead: int  # the suit of this trick's first open card
    delayed: int  # who waits in this trick
    tricks: Ints = ints(SEATS)  # won this round
    won: Grid = grid(SEATS, SUITS)  # cards won this round
    # What follows from the play so far, kept because it is known even where the cards are not.
    past: Grid = grid(TRICKS, SEATS)  # this round's tricks: the card of each seat
    taker: Ints = ints(TRICKS)  # and who won it
    hidden_t: int  # the trick a card was hidden in, 0 for none
    review_t: int  # the trick a Review was done before, 0 for none
    taken: int  # the cards that Review brought in, known to the reviewer only
    gains: Grid = grid(MOST_ROUNDS * SEATS, PARTS)  # points of every part, a row for each seat in each round


# --- Setup -----------------------------------------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Everybody has five cubes; the starting player is drawn, unless the table has named one (R7)."""
    s.R = ROUNDS[s.rounds]
    s.round = s.t = 1
    s.start = s.leader = s.actor = NONE
    for p in range(SEATS):
        s.standing[p] = p if p < s.n else NONE
        s.cubes[p] = CUBES if p < s.n else 0
    clear_round(s)
    clear_trick(s)
    s.turn, s.phase = CHANCE, Phase.START
    if s.start_seat:
        set_discs(s, s.start_seat - 1)


@rule
def set_discs(s: State, starter: int) -> None:
    """The starting player's disc on 0, each next one two spaces further; with three players three."""
    for i in range(s.n):
        p = (starter + i) % s.n
        s.score[p] = i * DISC_STEP[s.n]
        s.standing[s.n - 1 - i] = p
    s.phase = Phase.DEAL


@rule
def clear_round(s: State) -> None:
    """No trump, an empty sheet, no piles, nothing shown or used."""
    s.trump = NONE
    s.inc_used = s.obs_uses = s.plot_done = s.placed = 0
    s.hidden_t = s.hider_void = s.review_t = s.reviewer_void = 0
    s.closed = ~squares_in_play(s)
    for slot in range(SLOTS):
        s.owner[slot] = NONE
    for k in range(SUITS):
        s.claim[k] = NONE
    for p in range(SEATS):
        s.tricks[p] = s.barred[p] = s.mine[p] = s.void[p] = 0
        for k in range(SUITS):
            s.won[p, k] = 0
    for trick in range(TRICKS):
        s.taker[trick] = NONE
        for p in range(SEATS):
            s.past[trick, p] = NONE


@rule
def squares_in_play(s: State) -> int:
    """With three players green and one grace are closed, and two Letters squares if the table says so."""
    if s.n == SEATS:
        return OPEN_WITH_FOUR
    return OPEN_WITH_THREE_REDUCED if s.letters_3p else OPEN_WITH_THREE


@rule
def deck(s: State) -> int:
    """All 48 cards, or with three players the 36 that are not green."""
    return (1 << s.n * RANKS) - 1


@rule
def deal(s: State, cards: Ints) -> None:
    """Eleven cards for each, the rest face down in the centre. The last in standing starts the round."""
    clear_round(s)
    s.t = 1
    s.centre = deck(s)
    for p in range(s.n):
        s.hand[p] = 0
        for i in range(p * TRICKS, (p + 1) * TRICKS):
            s.hand[p] |= 1 << cards[i]
        s.centre ^= s.hand[p]
    s.start = s.leader = s.standing[s.n - 1]
    s.phase = Phase.TRUMP
    ask(s, s.start)


# --- Whose turn it is ------------------------------------------------------------------------------------------------


@rule
def ask(s: State, p: int) -> None:
    """It is this seat's turn; nothing that happened before another seat was asked can be taken back."""
    s.barrier += p != s.turn
    s.actor = s.turn = p


@rule
def left(s: State, p: int) -> int:
    return p + 1 if p + 1 < s.n else 0


@rule
def right(s: State, p: int) -> int:
    return p - 1 if p else s.n - 1


# --- Trump, and the claims of the variant ----------------------------------------------------------------------------


@rule
def trumps(s: State) -> int:
    """Any suit in play or none; green is no choice with three players (R17)."""
    return (1 << s.n) - 1 | 1 << NO_TRUMP


@rule
def choose_trump(s: State, k: int) -> None:
    """Then come the claims, if they are played, from the starting player's right neighbour on."""
    s.trump = k
    if s.foreseen_future:
        s.phase = Phase.CLAIM
        ask(s, right(s, s.start))
    else:
        begin_plot(s)


@rule
def colours_to_claim(s: State) -> int:
    """A colour in play that nobody has claimed (R56)."""
    colours = 0
    for k in range(s.n):
        colours |= (s.claim[k] == NONE) << k
    return colours


@rule
def claim_colour(s: State, k: int) -> None:
    """A cube beside a colour: from now on only its owner may set it."""
    p = s.actor
    s.claim[k] = p
    s.cubes[p] -= 1
    for other in range(s.n):
        if other != p:
            s.barred[other] |= COLOUR_SQUARES[k]


@rule
def next_claimer(s: State) -> None:
    """Each once, counterclockwise, the starting player last (R55, R60)."""
    s.plot_done += 1
    if s.plot_done == s.n:
        begin_plot(s)
    else:
        ask(s, right(s, s.actor))


# --- A plot phase ----------------------------------------------------------------------------------------------------


@rule
def begin_plot(s: State) -> None:
    """Before each of the first four tricks everybody has one plot turn, clockwise from the leader."""
    s.phase = Phase.PLOT
    s.plot_done = s.placed = 0
    s.actor = s.leader
    go_on_plotting(s)


@rule
def go_on_plotting(s: State) -> None:
    """Up to two cubes a turn; who can place nothing is not asked (R50, R51). After all turns comes the trick."""
    while s.plot_done < s.n:
        if s.placed < CUBES_A_TURN and open_squares(s, s.actor):
            ask(s, s.actor)
            return
        end_plot_turn(s)
    begin_trick(s)


@rule
def end_plot_turn(s: State) -> None:
    s.plot_done += 1
    s.placed = 0
    s.actor = left(s, s.actor)


@rule
def open_squares(s: State, p: int) -> int:
    """The squares a seat may put a cube on; without a cube in hand only those its open claims can move to (R50)."""
    squares = ~(s.closed | s.barred[p])
    if s.cubes[p] == 0:
        squares &= claimed_squares(s, p)
    for twins in TWINS:
        alike = squares & twins
        squares ^= alike & (alike - 1)  # all but the lowest of squares with the same effect
    return squares


@rule
def claimed_squares(s: State, p: int) -> int:
    squares = 0
    if s.foreseen_future:
        for k in range(SUITS):
            if s.claim[k] == p:
                squares |= COLOUR_SQUARES[k]
    return squares


@rule
def plot(s: State, slot: int) -> None:
    """A cube stays on its square until the round's end; Review is done at once (R46)."""
    pay_for(s, slot)
    set_cube(s, slot, s.actor)
    s.placed += 1
    if slot == REVIEW:
        take_centre(s)
    else:
        go_on_plotting(s)


@rule
def pay_for(s: State, slot: int) -> None:
    """A cube from the hand, or the one that claimed this colour, which counts as one of the two (R58)."""
    if slot < COLOURS_END and s.claim[slot // VALUES] == s.actor:
        s.claim[slot // VALUES] = NONE
    else:
        s.cubes[s.actor] -= 1


@rule
def set_cube(s: State, slot: int, p: int) -> None:
    s.owner[slot] = p
    s.mine[p] |= 1 << slot
    s.closed |= CLOSED_TO_ALL[slot]
    s.barred[p] |= CLOSED_TO_OWNER[slot]


@rule
def settle_claims(s: State) -> None:
    """Colours still only claimed when the fourth trick begins are worth 1 (R59)."""
    for k in range(SUITS):
        if s.claim[k] != NONE:
            set_cube(s, VALUES * k + 1, s.claim[k])
            s.claim[k] = NONE


# --- Review ----------------------------------------------------------------------------------------------------------


@rule
def take_centre(s: State) -> None:
    """The centre cards come to the hand; what the reviewer had shown to lack before proves nothing now (R49)."""
    p = s.actor
    s.review_left = count(s.centre)
    s.taken = s.centre
    s.hand[p] |= s.centre
    s.centre = 0
    s.review_t = s.t
    s.reviewer_void = s.void[p]
    s.void[p] = 0
    s.barrier += 1
    s.phase = Phase.REVIEW


@rule
def discard_card(s: State, card: int) -> None:
    """As many cards as came are laid away, unseen by the others (R47); then the plot turn goes on (R48)."""
    s.hand[s.actor] ^= 1 << card
    s.discard |= 1 << card
    s.review_left -= 1
    if s.review_left == 0:
        s.phase = Phase.PLOT
        go_on_plotting(s)


# --- A trick ---------------------------------------------------------------------------------------------------------


@rule
def begin_trick(s: State) -> None:
    """The leader is asked first."""
    if s.t == PLOTS:
        settle_claims(s)
    s.phase = Phase.TRICK
    ask(s, s.leader)


@rule
def cards_to_play(s: State) -> int:
    """Follow suit if you can, else any card: nobody must trump or overtake (R53)."""
    hand = s.hand[s.actor]
    if s.lead == NONE:
        return hand
    return hand & cards_of(s.lead) or hand


@rule
def cards_to_hide(s: State) -> int:
    """Incubation: any card, once a round, in any trick (R37), also for the leader (R34)."""
    return s.hand[s.actor] if s.phase == Phase.TRICK and s.owner[INCUBATION] == s.actor and not s.inc_used else 0


@rule
def may_observe(s: State) -> bool:
    """Observation: twice a round (R38), not twice in a trick (R41), not for the last (R40)."""
    able = s.phase == Phase.TRICK and s.owner[OBSERVATION] == s.actor and s.obs_uses < OBSERVATIONS
    return able and s.delayed == NONE and s.laid < s.n - 1


@rule
def cards_of(k: int) -> int:
    """All cards of a suit."""
    return SUIT_CARDS << k * RANKS


@rule
def suit_of(card: int) -> int:
    return card // RANKS


@rule
def play(s: State, card: int) -> None:
    """The first open card sets the suit to follow (R34, R43); a later one of another suit shows that its player has none."""
    suit = suit_of(card)
    if s.lead == NONE:
        s.lead = suit
    s.void[s.actor] |= (suit != s.lead) << s.lead
    lay(s, card)


@rule
def hide_card(s: State, card: int) -> None:
    """A card laid face down neither sets the suit nor counts in the trick."""
    s.hidden_seat = s.actor
    s.hidden_t = s.t
    s.hider_void = s.void[s.actor]
    s.inc_used = 1
    lay(s, card)


@rule
def lay(s: State, card: int) -> None:
    s.hand[s.actor] ^= 1 << card
    s.trick_card[s.actor] = card
    s.laid += 1
    s.barrier += 1
    if s.laid == s.n:
        finish_trick(s)
    else:
        ask_next(s)


@rule
def observe(s: State) -> None:
    """Wait and play last in this trick; if it was the lead, the left neighbour leads instead (R39)."""
    s.delayed = s.actor
    s.obs_uses += 1
    ask_next(s)


@rule
def ask_next(s: State) -> None:
    """Clockwise, who waits last of all."""
    p = left(s, s.actor)
    if p == s.delayed:
        p = left(s, p)
    ask(s, s.delayed if s.laid == s.n - 1 and s.delayed != NONE else p)


@rule
def strength(s: State, card: int) -> int:
    """Trumps above the lead suit, both by rank; nothing else can win."""
    suit = suit_of(card)
    rank = card - suit * RANKS + 1
    if suit == s.trump:
        return RANKS + rank
    return rank if suit == s.lead else 0


@rule
def best_so_far(s: State) -> int:
    """The seat whose open card wins the trick as it lies; NONE before the first (R35: at the end there always is one)."""
    best, most = NONE, 0
    for p in range(s.n):
        if s.trick_card[p] != NONE and p != s.hidden_seat:
            power = strength(s, s.trick_card[p])
            if power > most:
                best, most = p, power
    return best


@rule
def finish_trick(s: State) -> None:
    """The winner takes all cards, the hidden one too, and is first in what comes next."""
    winner = best_so_far(s)
    s.taker[s.t - 1] = winner
    s.tricks[winner] += 1
    for p in range(s.n):
        s.past[s.t - 1, p] = s.trick_card[p]
        s.won[winner, suit_of(s.trick_card[p])] += 1
    s.leader = winner
    s.t += 1
    clear_trick(s)
    if s.t <= PLOTS:
        begin_plot(s)
    elif s.t <= TRICKS:
        begin_trick(s)
    else:
        finish_round(s)


@rule
def clear_trick(s: State) -> None:
    s.laid = 0
    s.lead = s.delayed = s.hidden_seat = NONE
    for p in range(SEATS):
        s.trick_card[p] = NONE


# --- Scoring ---------------------------------------------------------------------------------------------------------


@rule
def finish_round(s: State) -> None:
    """Everybody scores, from the highest disc down; after the last round the game is over."""
    for place in range(s.n):
        score_seat(s, s.standing[place])  # discs only move up, so those still to score stay where they were
    s.actor = NONE
    s.barrier += 1
    if s.round == s.R:
        s.phase, s.turn = Phase.OVER, OVER
    else:
        collect(s)
        s.round += 1
        s.phase, s.turn = Phase.DEAL, CHANCE


@rule
def score_seat(s: State, p: int) -> None:
    """Letters, Hunch and Letter from Marie, one after another, before the next player (R21)."""
    gains = s.gains[(s.round - 1) * SEATS + p]
    gains[BY_LETTERS] = letters_points(s, p)
    gains[BY_HUNCH] = hunch_points(s, p, s.tricks[p])
    gains[BY_MARIE] = marie_points(s, p, base(s, p))
    for part in range(PARTS):
        move_disc(s, p, gains[part])


@rule
def letters_points(s: State, p: int) -> int:
    points = 0
    for i in range(LETTER_SQUARES):
        points += LETTER_VALUES[i] * has(s.mine[p], LETTERS + i)
    return points


@rule
def bid(s: State, p: int) -> int:
    """The number of tricks a seat has bid on, FIVE_OR_MORE, or NONE."""
    square = s.mine[p] >> HUNCH & BIDS
    return first(square) if square else NONE


@rule
def hits(s: State, p: int, tricks: int) -> bool:
    """Exactly the bid, or five and more; Pessimism forgives one trick too few (R30), Optimism one too many (R31)."""
    number = bid(s, p)
    if number == NONE:
        return False
    if tricks == number or (number == FIVE_OR_MORE and tricks > number):
        return True
    return (has(s.mine[p], PESSIMISM) and tricks == number - 1) or (has(s.mine[p], OPTIMISM) and tricks == number + 1)


@rule
def hunch_points(s: State, p: int, tricks: int) -> int:
    """Six for a bid that came true; for a bid of 0 with no trick half the bust value more, rounded down (R28, R29)."""
    if not hits(s, p, tricks):
        return 0
    return HUNCH_POINTS + (bust(s) // 2 if bid(s, p) == 0 and tricks == 0 else 0)


@rule
def taken_squares(s: State) -> int:
    """All squares with a cube on them."""
    return s.mine[0] | s.mine[1] | s.mine[2] | s.mine[3]


@rule
def bust(s: State) -> int:
    """The bust value: that of Zabine's occupied square, else 24."""
    square = taken_squares(s) >> ZABINE & BUST_VALUES
    return ZABINE_VALUES[s.zabine, first(square)] if square else STANDARD_BUST


@rule
def value(s: State, k: int) -> int:
    """What a card of a colour is worth: 0 unless somebody has set it."""
    square = taken_squares(s) & COLOUR_SQUARES[k]
    return first(square) - VALUES * k if square else 0


@rule
def base(s: State, p: int) -> int:
    """The worth of all cards a seat has won."""
    points = 0
    for k in range(SUITS):
        points += value(s, k) * s.won[p, k]
    return points


@rule
def has_grace(s: State, p: int) -> bool:
    return s.mine[p] >> HANNAH & GRACES != 0


@rule
def marie_points(s: State, p: int, points: int) -> int:
    """All of it up to the bust value, nothing above (R26); with Hannah's Grace only what is above (R25)."""
    if has_grace(s, p):
        return max(0, points - bust(s))
    return points if points <= bust(s) else 0


@rule
def move_disc(s: State, p: int, gain: int) -> None:
    """A disc that moves lands on top of those on its new space; one that does not keeps its place in the stack (R22)."""
    if gain == 0:
        return
    s.score[p] += gain
    place = 0
    while s.standing[place] != p:
        place += 1
    while place > 0 and s.score[s.standing[place - 1]] <= s.score[p]:
        s.standing[place] = s.standing[place - 1]
        place -= 1
    s.standing[place] = p


# --- Upkeep and the end ----------------------------------------------------------------------------------------------


@rule
def collect(s: State) -> None:
    """All cards are collected; cubes come back, and everybody gets new ones, never more than five in hand (R20)."""
    s.centre = s.discard = s.taken = 0
    for p in range(s.n):
        s.cubes[p] = min(CUBES, s.cubes[p] + grant(s.score[p]))


@rule
def grant(score: int) -> int:
    """Five cubes for a score up to 25, four up to 40, three above (R18)."""
    bracket = 0
    for begins in BRACKETS:
        bracket += score >= begins
    return GRANTS[bracket]


@rule
def result(s: State, places: Ints, points: Ints) -> None:
    """The standing, top disc first (R24); or, if the table shares, equal scores share a place."""
    for place in range(s.n):
        p = s.standing[place]
        points[p] = s.score[p]
        places[p] = place + 1
        if s.final_tie:
            places[p] = 1
            for other in range(s.n):
                places[p] += s.score[other] > s.score[p]


# --- Chance ----------------------------------------------------------------------------------------------------------


@rule
def draw(s: State, rng: Ints, outcome: Ints) -> int:
    """A starting seat, or the shuffled deck."""
    if s.phase == Phase.START:
        outcome[0] = below(rng, s.n)
        return 1
    cards = s.n * RANKS
    for card in range(cards):
        outcome[card] = card
    shuffle(rng, outcome, cards)
    return cards


@rule
def possible(s: State, outcome: Ints, n: int) -> bool:
    if s.phase == Phase.START:
        return n == 1 and 0 <= outcome[0] < s.n
    if n != s.n * RANKS:
        return False
    cards = 0
    for i in range(n):
        if outcome[i] < 0 or outcome[i] >= n:
            return False
        cards |= 1 << outcome[i]
    return cards == deck(s)


@rule
def settle(s: State, outcome: Ints) -> None:
    s.barrier += 1
    if s.phase == Phase.START:
        set_discs(s, outcome[0])
    else:
        deal(s, outcome)


# --- Moves -----------------------------------------------------------------------------------------------------------


@rule
def legal(s: State, moves: Ints) -> int:
    """One of the phase's choices, ending the turn among them (R2); in a trick also hiding and waiting."""
    choices = 0
    match s.phase:
        case Phase.TRICK:
            choices = cards_to_play(s)
        case Phase.PLOT:
            choices = open_squares(s, s.actor) | 1 << END - PLOT
        case Phase.REVIEW:
            choices = s.hand[s.actor]
        case Phase.TRUMP:
            choices = trumps(s)
        case Phase.CLAIM:
            choices = colours_to_claim(s) << CLAIM - PLOT | 1 << END - PLOT
        case _:
            pass
    n = list_cards(choices, moves, 0, FIRST_MOVE[s.phase])
    n = list_cards(cards_to_hide(s), moves, n, HIDE)
    moves[n] = OBSERVE
    return n + may_observe(s)


@rule
def apply(s: State, move: int) -> None:
    match s.phase:
        case Phase.TRICK:
            use_turn(s, move)
        case Phase.PLOT:
            if move == END:
                end_plot_turn(s)
                go_on_plotting(s)
            else:
                plot(s, move - PLOT)
        case Phase.REVIEW:
            discard_card(s, move - DISCARD)
        case Phase.TRUMP:
            choose_trump(s, move - TRUMP)
        case _:
            if move != END:
                claim_colour(s, move - CLAIM)
            next_claimer(s)


@rule
def use_turn(s: State, move: int) -> None:
    """In a trick: an open card, a hidden one, or waiting."""
    if move < HIDE:
        play(s, move)
    elif move == OBSERVE:
        observe(s)
    else:
        hide_card(s, move - HIDE)
