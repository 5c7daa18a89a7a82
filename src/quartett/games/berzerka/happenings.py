"""What one step of Berzerka looked like to a pair of eyes: ordered facts without words. Both records are already hidden for them."""

from collections.abc import Iterator

import msgspec

from quartett.engine import NONE, OVER, Happening, ints
from quartett.engine.record import numbers
from quartett.games.berzerka.data import (
    CONTRACTS,
    HAS_EXCHANGE,
    LOW_SCALE,
    ORDER,
    SCALES,
    SEATS,
    TRICKS,
    WEIGHT,
    Order,
)
from quartett.games.berzerka.rules import (
    BID,
    DISCARD,
    DISCARDED,
    LITERAL,
    NAME_NUMBER,
    NAME_ORDER,
    NAME_TRUMP,
    PASS,
    STOP,
    Phase,
    State,
    cards_lying,
    contract_played,
    declarer_count,
    first_scale,
    last_completion,
    lower_is_better,
    measured,
    points_of,
    recorded,
    result,
    row_is_complete,
    row_points,
    scale_for,
    suit_of,
)
from quartett.games.berzerka.secrets import cards_at, lies_open
from quartett.games.berzerka.view import decided_by, listed, neighbours, place_in_row

# --- The kinds -------------------------------------------------------------------------------------------------------


class Drawn(Happening, tag="drawn", frozen=True):
    """The contracts of this game were drawn."""

    contracts: list[int]


class Dealt(Happening, tag="dealt", frozen=True):
    """A new hand."""

    seat: int  # the forehand
    hand: int
    hands: int  # of the whole game
    cards: int  # that everybody got


class More(Happening, tag="more", frozen=True):
    """The rest of the cards."""

    cards: int  # that everybody got


class Bid(Happening, tag="bid", frozen=True):
    seat: int
    row: int
    contract: int
    penalty: int  # as it stands now; 0 for the first bid of a hand


class Passed(Happening, tag="pass", frozen=True):
    seat: int


class Hotseat(Happening, tag="hotseat", frozen=True):
    """Everybody passed: this seat must choose."""

    seat: int


class Declared(Happening, tag="declared", frozen=True):
    """It is settled who plays what."""

    seat: int
    row: int
    contract: int
    hotseat: bool  # chosen there, not won in the auction
    penalty: int
    value: int  # of the row, now
    raised: bool  # it has just risen by one


class TrumpNamed(Happening, tag="trump", frozen=True):
    suit: int
    seat: int | None = None  # who named it; none for chance


class OrderNamed(Happening, tag="order", frozen=True):
    seat: int
    ranks: list[int]  # of the first trick, strongest first


class NumberNamed(Happening, tag="number", frozen=True):
    """The strongest rank, or a promise."""

    seat: int
    number: int
    ranks: list[int]  # strongest first


class Discarded(Happening, tag="discard", frozen=True):
    """One card laid aside, before its seat draws."""

    seat: int
    card: int  # NONE for eyes that may not know
    count: int  # so many by now


class Exchanged(Happening, tag="exchange", frozen=True):
    """A seat is through with its exchange."""

    seat: int
    count: int
    discarded: list[int]  # empty for eyes that may not know
    drawn: list[int]  # likewise


class Skipped(Happening, tag="skipped", frozen=True):
    """The pile is empty before this seat could exchange."""

    seat: int


class NoExchange(Happening, tag="no_exchange", frozen=True):
    """A contract that nobody exchanges in."""

    contract: int


class Opened(Happening, tag="open", frozen=True):
    """The declarer's hand lies open from now on."""

    seat: int
    cards: list[int]


class Card(Happening, tag="card", frozen=True):
    seat: int
    card: int
    trick: int  # from 1


class Trick(Happening, tag="trick", frozen=True):
    """A trick is complete."""

    seat: int  # who takes it
    trick: int  # from 1
    leader: int
    cards: list[int]  # in the order they were played
    best: int  # which of them wins
    why: str  # "highest", "lowest" or "strongest" of the suit led; "trump", or "top_trump" of several, where another was led
    worth: int  # what it counts for the declarer
    tricks: list[int]  # of every seat, with this one


class Turned(Happening, tag="turned", frozen=True):
    """The order of ranks is another from now on."""

    ranks: list[int]  # strongest first


class Recorded(Happening, tag="recorded", frozen=True):
    """The declarer's number is written down. `base` and `adds` make `record`."""

    seat: int
    row: int
    contract: int
    hotseat: bool
    raised: bool
    discards: int
    tricks: int  # of the declarer
    count: int  # what they count; not one each in every contract
    counted: int  # the same, less a penalty that is taken off the tricks
    objective: str  # what of that counts
    target: int  # of some objectives
    promise: int  # of some contracts, else 0
    base: int  # what it makes under the objective
    penalty: int  # of the auction
    adds: int  # what the penalty adds to that: never in the declarer's favour
    record: int
    lower: bool  # is a low record good?


class Place(Happening, tag="place", frozen=True):
    """All three have played a contract: this is a seat's place in the row."""

    seat: int
    row: int
    contract: int
    place: int
    points: int
    by: str  # what decided it: towards the seat behind, or for the last the seat before


class Winner(Happening, tag="winner", frozen=True):
    """The game is over."""

    seat: int
    points: int
    tied: bool  # somebody has as many, but was through with all contracts later


class SheetCell(msgspec.Struct, frozen=True):
    """A seat in the row of the sheet."""

    done: bool
    record: int
    raised: bool
    discards: int
    hand: int  # in which it was completed
    place: int  # among those who have played it; 0 if not done
    points: int
    by: str  # what decided the place, once all have played it


class SheetRow(msgspec.Struct, frozen=True):
    """A contract on the sheet of the whole game."""

    contract: int
    value: int
    points: list[int]  # of every seat


class Sheet(Happening, tag="sheet", frozen=True):
    """A hand is over: what was written down, how the row stands, and everybody's points."""

    hand: int
    hands: int
    recorded: Recorded
    value: int  # of the row
    complete: bool  # have all three played it, so that it scores?
    cells: list[SheetCell]  # by seat
    before: list[int]  # everybody's points without this hand
    totals: list[int]  # and with it
    rows: list[SheetRow]  # at the end of the game, where all points come from; else empty
    places: list[int]  # at the end of the game, else empty
    last: list[int]  # the hand of everybody's last contract, which breaks a tie; else empty


# --- One step --------------------------------------------------------------------------------------------------------


def happenings(before: State, move: int | None, after: State) -> list[Happening]:
    """What these eyes saw happen, in order."""
    return list(chance(before, after) if move is None else moved(before, move, after))


def chance(before: State, after: State) -> Iterator[Happening]:
    match before.phase:
        case Phase.CONTRACT_DRAW:
            yield Drawn(numbers(after.contract)[: after.rows])
        case Phase.SHUFFLE:
            yield Dealt(after.forehand, after.hand_no, hands(after), after.pointer // SEATS)
        case Phase.FATE_SUIT:
            yield TrumpNamed(after.trump)


def moved(before: State, move: int, after: State) -> Iterator[Happening]:
    match before.phase:
        case Phase.BID:
            yield from bid(before, move, after)
        case Phase.HOTSEAT:
            yield declared(after)
            yield from before_the_exchange(before, after)
        case Phase.INFO:
            yield announced(before, move, after)
            yield from before_the_exchange(before, after)
        case Phase.EXCHANGE:
            yield from exchanged(before, move, after)
        case _:
            yield from played(before, move, after)


def hands(s: State) -> int:
    return SEATS * s.rows


# --- The auction -----------------------------------------------------------------------------------------------------


def bid(before: State, move: int, after: State) -> Iterator[Happening]:
    p = before.turn
    if move == PASS:
        yield Passed(p)
    else:
        row = move - BID
        yield Bid(p, row, int(after.contract[row]), after.penalty)
    if after.phase == Phase.HOTSEAT:
        yield from more_cards(before, after)
        yield Hotseat(after.declarer)
    elif after.row != NONE:
        yield declared(after)
        yield from before_the_exchange(before, after)


def declared(after: State) -> Declared:
    p, row = after.declarer, after.row
    return Declared(
        p,
        row,
        int(after.contract[row]),
        hotseat=bool(after.via_hotseat),
        penalty=after.penalty,
        value=int(after.value[row]),
        raised=bool(after.raised[p, row]),
    )


def announced(before: State, move: int, after: State) -> Happening:
    p = before.turn
    if move < NAME_ORDER:
        return TrumpNamed(move - NAME_TRUMP, p)
    ranks = list(SCALES[first_scale(after)])
    return OrderNamed(p, ranks) if move < NAME_NUMBER else NumberNamed(p, move - NAME_NUMBER + 1, ranks)


def before_the_exchange(before: State, after: State) -> Iterator[Happening]:
    """Once all is announced the rest is dealt; some contracts have no exchange."""
    yield from more_cards(before, after)
    if not HAS_EXCHANGE[contract_played(after)] and after.phase == Phase.PLAY:
        yield NoExchange(int(contract_played(after)))


def more_cards(before: State, after: State) -> Iterator[Happening]:
    if before.pointer < after.pointer:
        yield More((after.pointer - before.pointer) // SEATS)


# --- The exchange ----------------------------------------------------------------------------------------------------


def exchanged(before: State, move: int, after: State) -> Iterator[Happening]:
    p = before.turn
    count = int(after.exch_cnt[p])
    if move != STOP:
        yield Discarded(p, move - DISCARD if move >= 0 else NONE, count)
        return
    drawn = [card for card in numbers(after.deck)[before.pointer : after.pointer] if card != NONE]
    yield Exchanged(p, count, listed(int(cards_at(after, DISCARDED + p))), drawn)
    if after.phase == Phase.EXCHANGE:
        return
    for later in range(1, before.exch_left):
        yield Skipped((p + later) % SEATS)
    if lies_open(after):
        yield Opened(after.declarer, listed(int(after.hand[after.declarer])))


# --- Tricks ----------------------------------------------------------------------------------------------------------


def played(before: State, card: int, after: State) -> Iterator[Happening]:
    yield Card(before.turn, card, before.trick_no)
    if cards_lying(before) < SEATS - 1:
        return
    yield trick(before, after)
    if before.trick_no == TRICKS:
        yield from hand_over(before, after)
    elif ORDER[contract_played(after)] == Order.SLALOM:
        yield Turned(list(SCALES[after.scale]))


def trick(before: State, after: State) -> Trick:
    number, leader = before.trick_no, before.leader
    cards = numbers(after.played)[SEATS * (number - 1) : SEATS * number]
    winner = int(after.won_by[number - 1])
    best = (winner - leader) % SEATS
    return Trick(
        winner,
        number,
        leader,
        cards,
        best,
        why(before, cards, cards[best]),
        worth=int(WEIGHT[contract_played(before), number - 1]) if winner == before.declarer else 0,
        tricks=[numbers(after.won_by).count(p) for p in range(SEATS)],
    )


def why(before: State, cards: list[int], best: int) -> str:
    suit = suit_of(best)
    if suit != suit_of(cards[0]):
        return "trump" if sum(suit_of(card) == suit for card in cards) == 1 else "top_trump"
    return ("highest", "lowest", "strongest")[min(scale_for(before, suit), LOW_SCALE + 1)]


# --- The end of a hand -----------------------------------------------------------------------------------------------


def hand_over(before: State, after: State) -> Iterator[Happening]:
    yield (written := written_down(after))
    row = written.row
    cells = [cell(after, p, row) for p in range(SEATS)]
    complete = bool(row_is_complete(after, row))
    if complete:
        for p in sorted(range(SEATS), key=lambda p: cells[p].place):
            yield Place(p, row, written.contract, cells[p].place, cells[p].points, cells[p].by)
    over = after.turn == OVER
    places, points = ints(SEATS), ints(SEATS)
    if over:
        result(after, places, points)
        first = numbers(places).index(1)
        yield Winner(first, int(points[first]), tied=numbers(points).count(points[first]) > 1)
    yield Sheet(
        before.hand_no,
        hands(after),
        written,
        int(after.value[row]),
        complete,
        cells,
        before=[int(points_of(before, p)) for p in range(SEATS)],
        totals=[int(points_of(after, p)) for p in range(SEATS)],
        rows=[sheet_row(after, r) for r in range(after.rows)] if over else [],
        places=numbers(places) if over else [],
        last=[int(last_completion(after, p)) for p in range(SEATS)] if over else [],
    )


def written_down(after: State) -> Recorded:
    """The record stays as it was until the next deal, but for the token and the number of the hand."""
    p, row, contract = after.declarer, after.row, int(contract_played(after))
    count, penalty = int(declarer_count(after)), after.penalty
    counted = count - penalty if after.penalty_mode == LITERAL else count
    base, record = int(measured(after, counted)), int(recorded(after, count))
    promised = CONTRACTS[contract - 1]
    return Recorded(
        p,
        row,
        contract,
        hotseat=bool(after.via_hotseat),
        raised=bool(after.raised[p, row]),
        discards=int(after.disc[p, row]),
        tricks=numbers(after.won_by).count(p),
        count=count,
        counted=counted,
        objective=promised.objective.name,
        target=promised.target,
        promise=after.number if promised.objective.name == "PROMISE" else 0,
        base=base,
        penalty=penalty,
        adds=record - base,
        record=record,
        lower=bool(lower_is_better(contract)),
    )


def cell(s: State, p: int, r: int) -> SheetCell:
    place = place_in_row(s, p, r)
    return SheetCell(
        bool(s.done[p, r]),
        int(s.rec[p, r]),
        bool(s.raised[p, r]),
        int(s.disc[p, r]),
        int(s.fin[p, r]),
        place,
        int(row_points(s, p, r)),
        decided_by(s, *neighbours(s, r)[min(place, SEATS - 1) - 1], r) if row_is_complete(s, r) else "",
    )


def sheet_row(s: State, r: int) -> SheetRow:
    return SheetRow(int(s.contract[r]), int(s.value[r]), [int(row_points(s, p, r)) for p in range(SEATS)])
