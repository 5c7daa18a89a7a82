"""What one step of Kbernestich looked like to one pair of eyes: ordered facts, counted by the rules themselves.

Nothing is lost inside a step: past tricks, cubes and piles lie there until the next deal, so the record after the step has them.
"""

import msgspec

from quartett.engine import NONE, Happening, copy
from quartett.engine.cards import has
from quartett.engine.record import numbers
from quartett.games.kbernestich.data import (
    COLOURS_END,
    FIVE_OR_MORE,
    HUNCH_POINTS,
    LETTER_SQUARES,
    LETTER_VALUES,
    LETTERS,
    OPTIMISM,
    PESSIMISM,
    REVIEW,
    TRICKS,
)
from quartett.games.kbernestich.rules import (
    BY_HUNCH,
    BY_LETTERS,
    BY_MARIE,
    CLAIM,
    DISCARD,
    END,
    HIDE,
    OBSERVE,
    PLOT,
    TRUMP,
    Phase,
    State,
    base,
    bid,
    bust,
    has_grace,
    hits,
    hunch_points,
    move_disc,
    suit_of,
    value,
)
from quartett.games.kbernestich.view import began, bid_state, card_list, gains, places

# --- The kinds, in the order of a round


class Discs(Happening, tag="discs", frozen=True):
    """The discs are set before the first round."""

    scores: list[int]  # where each seat's stands


class Round(Happening, tag="round", frozen=True):
    """A round begins: cards are dealt, and the lowest disc starts."""

    seat: int  # who starts
    number: int
    rounds: int


class Trump(Happening, tag="trump", frozen=True):
    seat: int
    suit: int  # 4: none


class Claim(Happening, tag="claim", frozen=True):
    """The right to set a colour is claimed."""

    seat: int
    suit: int


class Cube(Happening, tag="cube", frozen=True):
    """A cube comes to a square, for this round."""

    seat: int
    slot: int
    moved: bool  # from the colour it had claimed
    late: bool  # because the claim was still open when the fourth trick began


class Review(Happening, tag="review", frozen=True):
    """The centre cards come to a hand."""

    seat: int
    count: int
    cards: list[int]  # known to the reviewer only


class Discard(Happening, tag="discard", frozen=True):
    seat: int
    card: int  # -1 for the others


class Exchanged(Happening, tag="exchanged", frozen=True):
    """As many cards as came have been discarded."""

    seat: int
    count: int


class Card(Happening, tag="card", frozen=True):
    """A card is laid in a trick."""

    seat: int
    card: int  # -1 where it lies face down and is not known
    face_down: bool


class Wait(Happening, tag="wait", frozen=True):
    """Observation: to play last in this trick."""

    seat: int
    led: bool  # was it this seat's lead, which the left neighbour has now?


class Turned(Happening, tag="turned", frozen=True):
    """The card that lay face down is turned up, before those who may see it."""

    seat: int
    card: int


class Trick(Happening, tag="trick", frozen=True):
    """A trick is complete, and taken."""

    seat: int  # who takes it
    number: int
    card: int  # the one that won it
    suit: int  # whose highest card that is
    is_trump: bool
    cards: list[int]  # of each seat; -1 where it is not known
    face_down: int  # whose card did not count, or -1


class Hopeless(Happening, tag="hopeless", frozen=True):
    """A bid can no longer come true."""

    seat: int
    bid: int
    tricks: int


class Above(Happening, tag="above", frozen=True):
    """The cards won are now worth more than the bust value."""

    seat: int
    base: int
    bust: int
    grace: bool


class Letters(Happening, tag="letters", frozen=True):
    """First part of scoring: Letters to Marie."""

    seat: int
    points: int


class Hunch(Happening, tag="hunch", frozen=True):
    """Second part: the bid came true, or did not."""

    seat: int
    bid: int
    tricks: int
    hit: bool
    helped: bool  # hit thanks to Pessimism or Optimism alone
    bonus: int  # points for a bid of 0 without a trick
    points: int  # altogether


class Marie(Happening, tag="marie", frozen=True):
    """Third part, the Letter from Marie: what the cards won are worth, against the bust value."""

    seat: int
    won: list[int]  # cards of each colour
    base: int
    bust: int
    grace: bool
    points: int


class Disc(Happening, tag="disc", frozen=True):
    """A disc moves on the track."""

    seat: int
    start: int
    end: int
    upon: list[int]  # whose discs it lies on now, from the lowest up


class Row(msgspec.Struct, frozen=True):
    """A player's round on the sheet: began + letters + hunch + cards = score."""

    seat: int
    began: int
    letter_values: list[int]  # of the own Letters squares
    letters: int
    bid: int  # -1: none
    tricks: int
    hit: bool
    pessimism: bool
    optimism: bool
    bonus: int  # part of `hunch`
    hunch: int
    won: list[int]  # cards of each colour
    base: int
    grace: bool
    cards: int
    score: int
    kept: int  # cubes not placed
    cubes: int  # for the next round; 0 after the last


class Sheet(Happening, tag="sheet", frozen=True):
    """The round in figures."""

    round: int
    rounds: int
    values: list[int]  # of a card of each colour
    bust: int
    rows: list[Row]  # in the order of scoring
    standing: list[int]  # seats from highest to lowest, afterwards
    next_start: int  # who starts the next round; -1 after the last


class Total(msgspec.Struct, frozen=True):
    """A player's game: began + all rounds = score."""

    seat: int
    began: int
    rounds: list[int]  # points of each
    score: int
    place: int


class Over(Happening, tag="over", frozen=True):
    """The game in figures, from the first place down."""

    rows: list[Total]


# --- One step


def happenings(before: State, move: int | None, after: State) -> list[Happening]:
    if move is None:
        return dealt(after) if before.phase == Phase.DEAL else []
    found = [*acted(before, move, after), *claims_left_open(before, move, after)]
    if after.t > before.t:
        found += trick_taken(before, move, after)
    return found + (round_scored(before, after) if after.t > TRICKS else prospects(before, after))


def dealt(after: State) -> list[Happening]:
    begins = Round(int(after.start), int(after.round), int(after.R))
    return [Discs(numbers(after.score)[: int(after.n)]), begins] if after.round == 1 else [begins]


def acted(before: State, move: int, after: State) -> list[Happening]:
    """What the move itself did."""
    seat, phase = int(before.actor), Phase(before.phase)
    if phase == Phase.TRICK:
        return [Wait(seat, bool(before.laid == 0 and before.leader == seat))] if move == OBSERVE else [card_laid(seat, move)]
    if phase == Phase.REVIEW:
        return discarded(before, move, after)
    if phase == Phase.TRUMP:
        return [Trump(seat, move - TRUMP)]
    if move == END:
        return []
    return [Claim(seat, move - CLAIM)] if phase == Phase.CLAIM else cube_placed(before, move - PLOT, after)


def card_laid(seat: int, move: int) -> Happening:
    if 0 <= move < HIDE:
        return Card(seat, move, False)
    return Card(seat, move - HIDE if move >= HIDE else NONE, True)


def discarded(before: State, move: int, after: State) -> list[Happening]:
    seat = int(before.actor)
    found: list[Happening] = [Discard(seat, move - DISCARD if move >= DISCARD else NONE)]
    return found if after.review_left else [*found, Exchanged(seat, int(before.n))]


def cube_placed(before: State, slot: int, after: State) -> list[Happening]:
    seat = int(before.actor)
    found: list[Happening] = [Cube(seat, slot, bool(after.cubes[seat] == before.cubes[seat]), False)]
    return [*found, Review(seat, int(after.review_left), card_list(after.taken))] if slot == REVIEW else found


def claims_left_open(before: State, move: int, after: State) -> list[Happening]:
    """Colours that were still only claimed when the fourth trick began (R59): the cubes that came by themselves."""
    slots = [slot for slot in range(COLOURS_END) if before.owner[slot] == NONE != after.owner[slot] and slot != move - PLOT]
    return [Cube(int(after.owner[slot]), slot, True, True) for slot in slots]


# --- A trick


def trick_taken(before: State, move: int, after: State) -> list[Happening]:
    """A hidden card is turned up for those who may see it; then the highest open card takes the trick."""
    number = int(before.t)
    cards = numbers(after.past[number - 1])[: int(before.n)]
    face_down = int(before.actor) if is_hidden(move) else int(before.hidden_seat)
    winner = int(after.taker[number - 1])
    suit = suit_of(cards[winner])
    found: list[Happening] = [Trick(winner, number, cards[winner], suit, bool(suit == before.trump), cards, face_down)]
    if face_down != NONE and cards[face_down] != NONE:
        found.insert(0, Turned(face_down, cards[face_down]))
    return found


def is_hidden(move: int) -> bool:
    return move < 0 or move >= HIDE


def prospects(before: State, after: State) -> list[Happening]:
    """Whose bid is lost since this step, and whose cards are worth too much."""
    found: list[Happening] = []
    limit = int(bust(after))
    for p in range(int(after.n)):
        if bid_state(after, p) == "lost" != bid_state(before, p):
            found.append(Hopeless(p, int(bid(after, p)), int(after.tricks[p])))
        if base(after, p) > limit >= base(before, p):
            found.append(Above(p, int(base(after, p)), limit, bool(has_grace(after, p))))
    return found


# --- Scoring


def round_scored(before: State, after: State) -> list[Happening]:
    """Everybody's three parts in the order of the discs, each with the way of the disc; then the sheet."""
    found: list[Happening] = []
    track = copy(before)
    for seat in numbers(before.standing)[: int(before.n)]:
        points = gains(after, int(before.round) - 1, seat)
        found += [*letters(seat, points[BY_LETTERS]), *disc_moved(track, seat, points[BY_LETTERS])]
        found += [*hunch(after, seat), *disc_moved(track, seat, points[BY_HUNCH])]
        found += [marie(after, seat, points[BY_MARIE]), *disc_moved(track, seat, points[BY_MARIE])]
    found.append(sheet(before, after))
    return [*found, over(after)] if after.phase == Phase.OVER else found


def letters(seat: int, points: int) -> list[Happening]:
    return [Letters(seat, points)] if points else []


def hunch(after: State, seat: int) -> list[Happening]:
    number, tricks = int(bid(after, seat)), int(after.tricks[seat])
    if number == NONE:
        return []
    hit = bool(hits(after, seat, tricks))
    helped = hit and not is_exact(number, tricks)
    return [Hunch(seat, number, tricks, hit, helped, bonus(after, seat), int(hunch_points(after, seat, tricks)))]


def is_exact(number: int, tricks: int) -> bool:
    """What was bid; the last bid says five or more."""
    return number == min(tricks, FIVE_OR_MORE)


def bonus(after: State, seat: int) -> int:
    return max(0, int(hunch_points(after, seat, after.tricks[seat])) - HUNCH_POINTS)


def marie(after: State, seat: int, points: int) -> Happening:
    return Marie(seat, won(after, seat), int(base(after, seat)), int(bust(after)), bool(has_grace(after, seat)), points)


def won(s: State, seat: int) -> list[int]:
    return numbers(s.won[seat])[: int(s.n)]


def disc_moved(track: State, seat: int, points: int) -> list[Happening]:
    """Move a disc on a copy of the track, as the rules do."""
    if points == 0:
        return []
    start = int(track.score[seat])
    move_disc(track, seat, points)
    lower = numbers(track.standing)[: int(track.n)]
    under = lower[lower.index(seat) + 1 :]
    upon = [p for p in reversed(under) if track.score[p] == track.score[seat]]
    return [Disc(seat, start, int(track.score[seat]), upon)]


def sheet(before: State, after: State) -> Happening:
    n, is_last = int(before.n), after.phase == Phase.OVER
    standing = numbers(after.standing)[:n]
    return Sheet(
        round=int(before.round),
        rounds=int(before.R),
        values=[int(value(after, k)) for k in range(n)],
        bust=int(bust(after)),
        rows=[row(before, after, seat) for seat in numbers(before.standing)[:n]],
        standing=standing,
        next_start=NONE if is_last else standing[-1],
    )


def row(before: State, after: State, seat: int) -> Row:
    points, tricks = gains(after, int(before.round) - 1, seat), int(after.tricks[seat])
    mine = int(after.mine[seat])
    return Row(
        seat=seat,
        began=int(before.score[seat]),
        letter_values=[int(LETTER_VALUES[i]) for i in range(LETTER_SQUARES) if has(mine, LETTERS + i)],
        letters=points[BY_LETTERS],
        bid=int(bid(after, seat)),
        tricks=tricks,
        hit=bool(hits(after, seat, tricks)),
        pessimism=bool(has(mine, PESSIMISM)),
        optimism=bool(has(mine, OPTIMISM)),
        bonus=bonus(after, seat),
        hunch=points[BY_HUNCH],
        won=won(after, seat),
        base=int(base(after, seat)),
        grace=bool(has_grace(after, seat)),
        cards=points[BY_MARIE],
        score=int(after.score[seat]),
        kept=int(before.cubes[seat]),
        cubes=0 if after.phase == Phase.OVER else int(after.cubes[seat]),
    )


def over(after: State) -> Happening:
    placed = places(after)
    return Over([total(after, seat, placed[seat]) for seat in numbers(after.standing)[: int(after.n)]])


def total(after: State, seat: int, place: int) -> Total:
    rounds = [sum(gains(after, number, seat)) for number in range(int(after.round))]
    return Total(seat, began(after, seat), rounds, int(after.score[seat]), place)
