"""A finished game looked back at: which decisions of a seat cost most, and how everybody's chances went.

A decision is judged only by what the seat could know then. The expert first looks for its best move. Where that is another one
than the seat's, the same search is made once more for each of the two, bound to begin with it: over the same deals, each as
likely as what the seat knew makes it, and other ones than the best move was found with. The loss is the mean difference.
Nothing here depends on the machine's speed: the same game and seed give the same numbers.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any, cast

import numpy as np

from quartett.bots.search import grow_tree, play_out
from quartett.bots.think import Budget, Search
from quartett.bots.tree import clear_tree, rewards
from quartett.bots.turns import grow_turns
from quartett.engine import NONE, OVER, Entry, Game, Ints, Match, Move, copy, ints, stream, verbs
from quartett.engine.estimate import PLACE_OF, WHOLE
from quartett.engine.record import same

MOMENTS = 3
DEVIATIONS = NormalDist().inv_cdf(0.975)  # around the mean, 95 % of what is possible


@dataclass(frozen=True)
class Care:
    """How closely is looked."""

    screened: int = 200_000  # iterations to find the best moves with, for all decisions of a game together
    fewest: int = 100  # of them for one decision
    most: int = 2_000
    suspects: int = 8  # decisions that are compared
    deals: int = 1_000  # over which the two moves are compared
    glance: int = 60  # likewise, where it takes a comparison to know whom to suspect
    points: int = 60  # steps for which chances are told, at most
    playouts: int = 200  # for each of them, through the seat's eyes and again as it was


@dataclass(frozen=True)
class Moment:
    """A decision that cost something. Values go from 0, surely last, to 1, surely first before everybody."""

    step: int  # so many steps of the game came before it
    played: list[int]  # one move, or all steps of a turn
    best: list[int]
    hidden: Any  # the record as the seat knew it
    value: float  # of what was played
    loss: float  # so much better was the best
    low: float  # and with 95 % between these
    high: float
    deals: int


@dataclass(frozen=True)
class Point:
    """Everybody's chances to win after so many steps."""

    step: int
    seen: list[float]  # as far as the seat could know
    true: list[float]  # with all cards open


@dataclass(frozen=True)
class Review:
    moments: list[Moment]  # the dearest first; none if nothing was clearly a mistake
    points: list[Point]
    decisions: int  # so many were judged


@dataclass(frozen=True)
class Decision:
    number: int  # among the seat's: it knows how many it has made, but not how many secret ones lie between
    step: int
    hidden: Any
    played: list[int]


@dataclass(frozen=True)
class Suspect:
    decision: Decision
    best: list[int]
    suspicion: float  # the loss at first sight


def review(match: Match, entries: Sequence[Entry], seat: int, seed: str, care: Care = Care(), first: int = 0) -> Iterator[float | Review]:
    """Go through these entries from that match on: how far it is, again and again, and at last the review.

    Decisions before step `first` are not judged: they were not made in this game.
    """
    decisions, views = look_through(match, entries, seat, care, first)
    judge = Judge(match.game, seat, seed, care)
    suspects, points, moments = list[Suspect](), list[Point](), list[Moment]()
    iterations = min(max(care.screened // max(len(decisions), 1), care.fewest), care.most)
    work = len(decisions) + len(views) / 4 + 2 * care.suspects
    for decision in decisions:
        suspects += judge.suspect(decision, iterations)
        yield (decision.number + 1) / work
    suspects.sort(key=lambda suspect: -suspect.suspicion)
    for count, suspect in enumerate(suspects[: care.suspects], 1):
        moments += judge.moment(suspect)
        yield (len(decisions) + 2 * count) / work
    for count, (step, hidden, state) in enumerate(views):
        points.append(judge.point(step, hidden, state))
        if count % 4 == 0:
            yield (len(decisions) + 2 * care.suspects + count / 4) / work
    moments.sort(key=lambda moment: -moment.loss)
    yield Review(moments[:MOMENTS], points, len(decisions))


View = tuple[int, Any, Any]  # a step, the record hidden for the seat, the whole one


def look_through(match: Match, entries: Sequence[Entry], seat: int, care: Care, first: int) -> tuple[list[Decision], list[View]]:
    """The seat's decisions where it had a choice, and the game as it stood at some steps."""
    decisions, views = list[Decision](), list[View]()
    wanted = set(evenly(len(entries), care.points))
    turn: Decision | None = None  # still being carried out, where turns are searched as a whole
    for step, entry in enumerate(entries):
        if step in wanted:
            views.append((step, match.hidden(seat), copy(match.state)))
        if isinstance(entry, Move) and entry.seat == seat and step >= first:
            if turn is not None and match.state.barrier == turn.hidden.barrier:
                turn.played.append(entry.move)
            elif len(match.legal()) > 1:
                decisions.append(Decision(len(decisions), step, match.hidden(seat), [entry.move]))
                turn = decisions[-1] if match.game.policy.WHOLE_TURNS else None
        else:
            turn = None
        match.trust(entry)
        if isinstance(entry, Move) and entry.seat == seat:
            forget_taken_back(decisions, match.hidden(seat))
    return decisions, [*views, (len(entries), match.hidden(seat), copy(match.state))]


def forget_taken_back(decisions: list[Decision], hidden: Any) -> None:
    """Who is back where it was has decided nothing since: some games let a choice be clicked away."""
    for at, decision in enumerate(decisions):
        if same(decision.hidden, hidden):
            del decisions[at:]
            return


def evenly(last: int, most: int) -> list[int]:
    """At most so many numbers from 0 to the last."""
    number = min(last + 1, max(most, 2))
    return [round(i * last / max(number - 1, 1)) for i in range(number)]


class Judge:
    """The expert, for one seat of one game."""

    def __init__(self, game: Game, seat: int, seed: str, care: Care) -> None:
        self.game, self.seat, self.seed, self.care = game, seat, seed, care
        room = 2 * max(care.most, care.deals) + game.rules.MOVES
        self.search = Search(game, room, room)
        self.whole_turns = game.policy.WHOLE_TURNS
        self.moves = ints(game.rules.MOVES)

    # --- decisions

    def suspect(self, decision: Decision, iterations: int) -> list[Suspect]:
        """The decision with the best move there was, unless that was played, or nothing else is worth considering."""
        if len(self.considered(decision.hidden)) < 2:
            return []
        thoughts = self.search.think(decision.hidden, Budget(iterations=iterations), self.stream("best", decision.number))
        if self.whole_turns:
            best = self.most_visited_turn()
            if self.leads_to(decision.hidden, best) == self.leads_to(decision.hidden, decision.played):
                return []
            values = self.compare(decision, best, self.care.glance, "glance")
            return [Suspect(decision, best, float((values[0] - values[1]).mean()))]
        best = [thoughts[0].move]
        if best == decision.played:
            return []
        of_played = next((thought.reward for thought in thoughts if [thought.move] == decision.played), 0.0)
        return [Suspect(decision, best, thoughts[0].reward - of_played)]

    def most_visited_turn(self) -> list[int]:
        ways = self.search.turns.nodes
        best = child = ways[0].child
        while child != NONE:
            if ways[child].visits > ways[best].visits:
                best = child
            child = ways[child].sibling
        return [int(ways[best].steps[i]) for i in range(ways[best].length)]

    def leads_to(self, hidden: Any, moves: list[int]) -> bytes:
        return bytes(after(hidden, moves).memory)

    def moment(self, suspect: Suspect) -> list[Moment]:
        """The two moves compared; nothing if the played one may be as good."""
        decision = suspect.decision
        best, played = self.compare(decision, suspect.best, self.care.deals, "deal")
        loss, half = mean_and_half(best - played)
        if loss - half <= 0:
            return []
        value = float(played.mean())
        return [Moment(decision.step, decision.played, suspect.best, decision.hidden, value, loss, loss - half, loss + half, len(played))]

    def compare(self, decision: Decision, best: list[int], deals: int, purpose: str) -> tuple[Any, Any]:
        """What the seat got with the best and with the played move in each of so many deals, the same for both."""
        seeds = [self.stream(purpose, decision.number, deal) for deal in range(deals)]
        lines = (best, decision.played)
        if self.whole_turns:
            found = [self.values_after(after(decision.hidden, line), seeds) for line in lines]
        elif all(line[0] in self.considered(decision.hidden) for line in lines):
            found = [self.values_with(decision.hidden, line[0], seeds) for line in lines]
        else:
            found = [self.values_played_out(decision.hidden, line[0], seeds) for line in lines]
        return found[0] / WHOLE, found[1] / WHOLE

    def considered(self, hidden: Any) -> list[int]:
        n = verbs.sensible(hidden, self.moves, verbs.legal(hidden, self.moves))
        return [int(self.moves[i]) for i in range(n)]

    def values_with(self, hidden: Any, move: int, seeds: list[Ints]) -> Any:
        """A search that begins with this move, a deal for each seed: its first random numbers make the deal."""
        search, tree = self.search, self.search.tree
        search.paper.root[0] = hidden
        clear_tree(tree)
        for i in range(verbs.legal(hidden, self.moves)):
            known = tree.nodes[1 + i]
            known.parent, known.child, known.sibling = 0, NONE, i or NONE
            known.key, known.mover, known.visits, known.chances = self.moves[i], self.seat, 1, 1
            known.place = 0
            # It has brought so much more than the others that the search never leaves it.
            known.reward = 100 * WHOLE * len(seeds) if self.moves[i] == move else 0
            tree.nodes[0].child = 1 + i
            tree.counts[0].used = 2 + i
        gains = np.zeros(len(seeds))
        for deal, rng in enumerate(seeds):
            grow_tree(search.paper, tree, 1, again(rng))
            gains[deal] = search.paper.gain[self.seat]
        return gains

    def values_after(self, state: Any, seeds: list[Ints]) -> Any:
        """A search by whole turns from a position where nothing is hidden."""
        search = self.search
        search.paper.root[0] = state
        clear_tree(search.turns)
        gains = np.zeros(len(seeds))
        for i, rng in enumerate(seeds):
            grow_turns(search.paper, search.turns, 1, again(rng))
            gains[i] = search.paper.gain[self.seat]
        return gains

    def values_played_out(self, hidden: Any, move: int, seeds: list[Ints]) -> Any:
        """For moves the search would never begin with: the deals played on by the quick policy."""
        paper, gains = self.search.paper, np.zeros(len(seeds))
        for deal, seed in enumerate(seeds):
            rng = again(seed)
            paper.scratch[0] = hidden
            verbs.believe(paper.scratch[0], self.seat, rng)
            until = verbs.stage(paper.scratch[0]) + 1
            verbs.apply(paper.scratch[0], move)
            gains[deal] = self.play_out(until, rng)[self.seat]
        return gains

    def play_out(self, until: int, rng: Ints) -> Ints:
        """On from the position on the scratch paper; what each seat has of it."""
        paper = self.search.paper
        play_out(paper, until, rng)
        rewards(paper.scratch[0], paper.gain, paper.moves, paper.outcome)
        return paper.gain

    # --- chances

    def point(self, step: int, hidden: Any, state: Any) -> Point:
        """Everybody's chances at a step, in deals the seat held possible and with the cards as they lay."""
        if self.whole_turns or state.turn == OVER:
            chances = self.chances(step, state, is_dealt=True) if state.turn != OVER else winners(state)
            return Point(step, chances, chances)
        return Point(step, self.chances(step, hidden, is_dealt=False), self.chances(step, state, is_dealt=True))

    def chances(self, step: int, state: Any, is_dealt: bool) -> list[float]:
        """The mean of many ways to go on."""
        paper, seats = self.search.paper, int(state.n)
        firsts = np.zeros(seats)
        paper.root[0] = state
        clear_tree(self.search.turns)
        for number in range(self.care.playouts):
            rng = self.stream("chances", step, number)
            if self.whole_turns:
                grow_turns(paper, self.search.turns, 1, rng)
                gain = paper.gain
            else:
                paper.scratch[0] = state
                if not is_dealt:
                    verbs.redeal(paper.scratch[0], self.seat, rng)
                gain = self.play_out(verbs.stage(paper.scratch[0]) + 1, rng)
            firsts += [first_share(gain, p, seats) for p in range(seats)]
        firsts = np.maximum(firsts, 0)
        return [round(float(share), 3) for share in firsts / firsts.sum()]

    def stream(self, purpose: str, *numbers: int) -> Ints:
        return stream(self.seed, self.seat, purpose, *numbers)


def again(rng: Ints) -> Ints:
    """The same stream from where it is, for who wants the same numbers."""
    return cast(Ints, np.array(rng))


def after(hidden: Any, moves: list[int]) -> Any:
    """The position after these moves of one seat, where nothing is hidden."""
    found = copy(hidden)
    for move in moves:
        verbs.apply(found, move)
    return found


def winners(state: Any) -> list[float]:
    """At the end the first place is sure, or shared."""
    places, points = ints(state.n), ints(state.n)
    verbs.result(state, places, points)
    first = [int(place) == 1 for place in places]
    return [round(share / sum(first), 3) for share in first]


def first_share(gain: Ints, p: int, seats: int) -> float:
    """How surely a seat is first, out of its reward and place: half the reward is for that, half for each other seat it beats."""
    return 2 * gain[p] / WHOLE - (seats - gain[PLACE_OF + p] / WHOLE) / (seats - 1)


def mean_and_half(values: Any) -> tuple[float, float]:
    """The mean, and half of the interval around it in which the true one lies with 95 %."""
    spread = float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return float(values.mean()), DEVIATIONS * spread
