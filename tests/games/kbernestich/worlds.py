"""Every way the unseen cards can lie, found the long way: all splits of them, each held against what happened in the round."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np

from quartett.engine import NONE, below, ints, stream, verbs
from quartett.games.kbernestich.data import INCUBATION, RANKS, REVIEW, SUIT_CARDS
from quartett.games.kbernestich.rules import DISCARD, END, HIDE, MOVES, PLOT, TRUMP, Phase, State
from tests.games.kbernestich.scene import dealt, hidden, legal, new_game, same

World = tuple[int, ...]  # sets of cards: the hands of the other seats, what is out of play, the hidden card
Event = tuple[int, int]  # seat and move


def random_round(n: int, seed: int, until: tuple[int, int], **options: Any) -> tuple[State, list[Event]]:
    """A random first round up to a trick and so many cards in it, and what happened in it."""
    s = dealt(n, seed=seed, **options)
    rng = stream("round", seed)
    events: list[Event] = []
    while (s.t, s.laid) < until:
        moves = legal(s)
        keen = [move for move in moves if is_keen_on(s, move)]
        move = keen[0] if keen else moves[below(rng, len(moves))]
        events.append((int(s.turn), move))
        verbs.apply(s, move)
    return s, events


def is_keen_on(s: State, move: int) -> bool:
    """Reviews are done by players who have shown to lack a suit; other cubes go to Incubation, which is used early."""
    if s.phase == Phase.PLOT:
        return move == (PLOT + REVIEW if s.void[s.actor] else PLOT + INCUBATION if s.t == 1 else END) and s.placed == 0
    return HIDE <= move < DISCARD and s.t > 1


class Round:
    """What a seat knows of a round: who played what, without the card it could not see, and who could not follow when."""

    def __init__(self, s: State, events: list[Event], seat: int) -> None:
        self.s, self.seat, self.n = s, seat, int(s.n)
        self.reviewer = int(s.owner[REVIEW])
        self.others = [p for p in range(self.n) if p != seat]
        self.plays: dict[int, list[int]] = {p: [] for p in range(self.n)}  # 0 for the card this seat has not seen
        self.lacks: list[tuple[int, int, int]] = []  # seat, how many cards it had played, cards it then had none of
        self.before_review = 0
        self.read(hidden(s, seat), events)
        seen = int(hidden(s, seat).discard) | (int(s.hand[seat]) if seat != NONE else 0)
        for cards in self.plays.values():
            for card in cards:
                seen |= card
        self.unseen = [card for card in range(self.n * RANKS) if not seen >> card & 1]

    def read(self, known: State, events: list[Event]) -> None:
        lead, laid = NONE, 0
        for p, move in events:
            if move == PLOT + REVIEW:
                self.before_review = len(self.plays[p])
            if move >= DISCARD:
                continue
            if move < HIDE:
                lead = move // RANKS if lead == NONE else lead
                if move // RANKS != lead:
                    self.lacks.append((p, len(self.plays[p]), SUIT_CARDS << lead * RANKS))
                self.plays[p].append(1 << move)
            else:
                self.plays[p].append(1 << move - HIDE if is_shown(known, p) else 0)
            laid += 1
            if laid == self.n:
                lead, laid = NONE, 0

    def worlds(self) -> Counter[World]:
        """Each way the unseen cards can lie, with the number of ways the centre can have been."""
        found: Counter[World] = Counter()
        sizes = [int(self.s.hand[p]).bit_count() for p in self.others]
        sizes.append(0 if self.reviewer == self.seat != NONE else self.n)
        sizes.append(int(any(0 in cards for cards in self.plays.values())))
        for world in splits(self.unseen, sizes):
            ways = self.ways(world)
            if ways:
                found[world] = ways
        return found

    def ways(self, world: World) -> int:
        if self.reviewer in (NONE, self.seat):
            return int(all(not self.held(world, p, played) & none for p, played, none in self.lacks if p != self.seat))
        after = [lack for lack in self.lacks if lack[0] != self.reviewer or lack[1] >= self.before_review]
        if any(self.held(world, p, played) & none for p, played, none in after):
            return 0
        everything = self.held(world, self.reviewer, self.before_review) | world[-2]
        cards = [card for card in range(self.n * RANKS) if everything >> card & 1]
        never = 0  # what the reviewer cannot have had before
        for p, played, none in self.lacks:
            if p == self.reviewer and played < self.before_review:
                never |= none
        return sum(not (everything & ~sum(1 << card for card in taken)) & never for taken in combinations(cards, self.n))

    def held(self, world: World, p: int, played: int) -> int:
        """The hand of a seat after it had played so many cards, as far as it has not been exchanged since."""
        cards = int(self.s.hand[p]) if p == self.seat else world[self.others.index(p)]
        for card in self.plays[p][played:]:
            cards |= card or world[-1]
        return cards


def is_shown(known: State, p: int) -> bool:
    """Is the card a seat has hidden known here?"""
    return bool(known.trick_card[p] != NONE if known.hidden_seat == p else known.past[known.hidden_t - 1, p] != NONE)


def splits(cards: list[int], sizes: list[int]) -> Iterator[World]:
    """All ways to split cards into parts of these sizes."""
    if not sizes:
        yield ()
        return
    for part in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in part]
        for others in splits(rest, sizes[1:]):
            yield (sum(1 << card for card in part), *others)


def world_of(s: State, seat: int, is_hidden: bool) -> World:
    """The same of a redealt state."""
    hands = [int(s.hand[p]) for p in range(int(s.n)) if p != seat]
    reviewer = s.owner[REVIEW]
    out = 0 if reviewer == seat != NONE else int(s.discard) if reviewer != NONE else int(s.centre)
    p = s.owner[INCUBATION]
    card = int(s.trick_card[p] if s.hidden_seat == p else s.past[s.hidden_t - 1, p]) if is_hidden else NONE
    return (*hands, out, 1 << card if is_hidden else 0)


def can_have_gone_so(s: State, events: list[Event], **options: Any) -> bool:
    """Deal the cards of a guess as they must have been, and play the round again with it."""
    reviewer = int(s.owner[REVIEW])
    first = [int(s.hand[p]) for p in range(int(s.n))]
    for p in range(int(s.n)):
        for trick in range(int(s.t) - 1):
            first[p] |= 1 << int(s.past[trick, p])
        if s.trick_card[p] != NONE:
            first[p] |= 1 << int(s.trick_card[p])
    centre = int(s.centre)
    if reviewer != NONE:
        first[reviewer] = (first[reviewer] | int(s.discard)) & ~int(s.taken)
        centre = int(s.taken)
    order = [card for cards in (*first, centre) for card in range(int(s.n) * RANKS) if cards >> card & 1]
    again = new_game(int(s.n), **options)
    verbs.settle(again, np.array(order, np.int64))
    discards = [card for card in range(int(s.n) * RANKS) if int(s.discard) >> card & 1]
    return replayed(again, events, s, discards)


def replayed(again: State, events: list[Event], s: State, discards: list[int]) -> bool:
    moves: Any = ints(MOVES)
    for p, event in events:
        move = event
        if HIDE <= event < DISCARD:
            move = HIDE + int(s.trick_card[p] if s.hidden_seat == p else s.past[s.hidden_t - 1, p])
        elif DISCARD <= event < TRUMP:
            move = DISCARD + discards.pop(0)
        if again.turn != p or move not in moves[: verbs.legal(again, moves)]:
            return False
        verbs.apply(again, move)
    return same(again, s)
