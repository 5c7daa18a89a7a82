"""Many games in native code, every state looked at: what must always be true, and that nothing hidden can be seen.

python -m tests.games.kbernestich.mass ROUNDS      plays that many random rounds over all options, and says how it went
"""

import itertools
import sys
import time
from typing import Any

import numpy as np

from quartett.engine import CHANCE, NONE, OVER, Ints, below, ints, rule, stream, table
from quartett.engine.cards import count
from quartett.engine.verbs import apply, draw, hide, legal, redeal, settle
from quartett.games.kbernestich import GAME
from quartett.games.kbernestich.data import (
    ACTIONS,
    CARDS,
    COLOUR_SQUARES,
    CUBES,
    HANNAH,
    HANNAH_SQUARES,
    HUNCH,
    HUNCH_SQUARES,
    INCUBATION,
    REVIEW,
    SLOTS,
    SUITS,
    ZABINE,
    ZABINE_SQUARES,
    squares,
)
from quartett.games.kbernestich.rules import MOVES, Phase, State, deck
from quartett.games.kbernestich.secrets import cards_in, hand_size, played_since_review

MOST_DECISIONS = (0, 0, 0, 63, 83)  # in a round, by number of players; and one more for each claim
MOST_A_ROUND = 81  # points
MOST_AT_START = 6
AREAS = (squares(HANNAH, HANNAH_SQUARES), squares(HUNCH, HUNCH_SQUARES), squares(INCUBATION, ACTIONS))
BUST_SQUARES = squares(ZABINE, ZABINE_SQUARES)

FINE, NO_MOVES, NOT_ASCENDING, TOO_LONG, CARDS_LOST, HAND_SIZES, PILES, CUBES_LOST, SHEET, DISCS, SCORES, VOIDS, REVIEWED = range(13)
LEAK, OTHER_MOVES, WRONG_GUESS = 20, 21, 22


@rule
def slots_of(s: State, p: int) -> int:
    found = 0
    for slot in range(SLOTS):
        if s.owner[slot] == p:
            found |= 1 << slot
    return found


@rule
def invariants(s: State) -> int:
    """What is wrong with a state in the middle of a round; FINE if nothing."""
    if not cards_are_all_there(s):
        return CARDS_LOST
    for p in range(s.n):
        if count(s.hand[p]) != hand_size(s, p):
            return HAND_SIZES
        if s.hand[p] & cards_in(s.void[p]):
            return VOIDS
    if not piles_fit(s):
        return PILES
    if not cubes_fit(s):
        return CUBES_LOST
    if not sheet_fits(s):
        return SHEET
    if s.review_t and not review_fits(s):
        return REVIEWED
    return FINE


@rule
def cards_are_all_there(s: State) -> bool:
    """Hands, centre, discards, trick and past tricks: each card of the deck once."""
    seen, total = s.centre | s.discard, count(s.centre) + count(s.discard)
    for p in range(s.n):
        seen |= s.hand[p]
        total += count(s.hand[p])
        if s.trick_card[p] != NONE:
            seen |= 1 << s.trick_card[p]
            total += 1
        for trick in range(s.t - 1):
            seen |= 1 << s.past[trick, p]
            total += 1
    return seen == deck(s) and total == count(deck(s))


@rule
def piles_fit(s: State) -> bool:
    tricks = 0
    for p in range(s.n):
        tricks += s.tricks[p]
        won = 0
        for k in range(SUITS):
            won += s.won[p, k]
        if won != s.n * s.tricks[p]:
            return False
        taken = 0
        for trick in range(s.t - 1):
            taken += s.taker[trick] == p
        if taken != s.tricks[p]:
            return False
    return tricks == s.t - 1


@rule
def cubes_fit(s: State) -> bool:
    """Nobody has used more than five cubes; everybody has three to five when a round begins."""
    for p in range(s.n):
        used = s.cubes[p] + count(slots_of(s, p))
        for k in range(SUITS):
            used += s.claim[k] == p
        if s.cubes[p] < 0 or used > CUBES or used < 3:
            return False
        if s.phase == Phase.TRUMP and s.cubes[p] != used:
            return False
    return True


@rule
def sheet_fits(s: State) -> bool:
    """One value a colour, one bust value; nobody twice in an area."""
    taken = 0
    for p in range(s.n):
        mine = slots_of(s, p)
        taken |= mine
        for area in AREAS:
            if count(mine & area) > 1:
                return False
    for k in range(SUITS):
        if count(taken & COLOUR_SQUARES[k]) > 1 or (k >= s.n and taken & COLOUR_SQUARES[k]):
            return False
    return count(taken & BUST_SQUARES) <= 1


@rule
def review_fits(s: State) -> bool:
    """What the reviewer could not have had before, the centre brought."""
    held = s.hand[s.owner[REVIEW]] | s.discard | played_since_review(s)
    if count(s.taken) != s.n or s.taken & ~held or count(s.discard) != s.n - s.review_left:
        return False
    return held & cards_in(s.reviewer_void) & ~s.taken == 0


@rule
def discs_fit(s: State) -> bool:
    """Every seat once, from the highest score to the lowest."""
    found = 0
    for place in range(s.n):
        found |= 1 << s.standing[place]
        if place and s.score[s.standing[place]] > s.score[s.standing[place - 1]]:
            return False
    return found == (1 << s.n) - 1


@rule
def secrets_hold(s: Any, spare: Any, numbers: Any, seat: int, rng: Ints, moves: Ints) -> int:
    """The contract for one seat: nothing but what it knows is left, and a guess is a state that looks the same to it."""
    hidden, guess = spare[0], spare[1]
    hide(hidden, seat)
    spare[1] = spare[0]
    redeal(guess, seat, rng)
    if s.phase != Phase.DEAL and s.phase != Phase.START and invariants(guess) != FINE:
        return WRONG_GUESS
    if s.turn == seat and not same_moves(s, hidden, guess, moves):
        return OTHER_MOVES
    hide(guess, seat)
    for i in range(len(numbers[0])):
        if numbers[0, i] != numbers[1, i]:
            return LEAK
    return FINE


@rule
def same_moves(s: Any, hidden: Any, guess: Any, moves: Ints) -> bool:
    n = legal(s, moves)
    for state in (hidden, guess):
        other = np.zeros(MOVES, np.int64)
        if legal(state, other) != n:
            return False
        for i in range(n):
            if other[i] != moves[i]:
                return False
    return True


@rule
def check_step(s: State, moves: Ints, n: int, decisions: int) -> int:
    if n < 1:
        return NO_MOVES
    for i in range(1, n):
        if moves[i] <= moves[i - 1]:
            return NOT_ASCENDING
    if decisions > MOST_DECISIONS[s.n] + (s.n if s.foreseen_future else 0):
        return TOO_LONG
    if not discs_fit(s):
        return DISCS
    for p in range(s.n):
        if s.score[p] < 0 or s.score[p] > MOST_AT_START + MOST_A_ROUND * (s.round - 1):
            return SCORES
    return invariants(s)


@rule
def check_game(fresh: Any, play: Any, spare: Any, numbers: Any, rng: Ints, moves: Ints, outcome: Ints, peeks: int, most: Ints) -> int:
    """One random game; at one state in `peeks` (0: none) the secrets of one seat are tried. What was wrong first."""
    play[0] = fresh[0]
    s = play[0]
    decisions = 0
    while s.turn != OVER:
        if peeks and below(rng, peeks) == 0:
            spare[0] = play[0]
            wrong = secrets_hold(s, spare, numbers, below(rng, s.n + 1) - 1, rng, moves)
            if wrong:
                return wrong
        if s.turn == CHANCE:
            draw(s, rng, outcome)
            settle(s, outcome)
            decisions = 0
        else:
            n = legal(s, moves)
            decisions += 1
            wrong = check_step(s, moves, n, decisions)
            if wrong:
                return wrong
            most[0] = max(most[0], decisions)
            most[1] += 1
            apply(s, moves[below(rng, n)])
    for seat in range(NONE, s.n):
        spare[0] = play[0]
        wrong = secrets_hold(s, spare, numbers, seat, rng, moves)
        if wrong:
            return wrong
    return invariants(s) if discs_fit(s) else DISCS


@rule
def check_games(
    fresh: Any, play: Any, spare: Any, numbers: Any, rng: Ints, moves: Ints, outcome: Ints, peeks: int, games: int, most: Ints
) -> int:
    for _ in range(games):
        wrong = check_game(fresh, play, spare, numbers, rng, moves, outcome, peeks, most)
        if wrong:
            return wrong
    return FINE


def all_tables() -> list[tuple[int, dict[str, str]]]:
    """Every number of players with every combination of the options that change play; the other two options take turns."""
    names = ("rounds", "foreseen_future", "their_memories", "zabine", "letters_3p")
    values = [option.values for option in GAME.options if option.name in names]
    tables = []
    for number, (n, chosen) in enumerate(itertools.product((3, 4), itertools.product(*values))):
        start = ("random", *map(str, range(n)))[number % (n + 1)]
        tie = ("stack", "shared")[number // 5 % 2]
        tables.append((n, {**dict(zip(names, chosen, strict=True)), "final_tie": tie, "start_seat": start}))
    return tables


def check(players: int, options: dict[str, str], games: int, peeks: int, seed: str) -> tuple[int, int, int]:
    """What was wrong, the longest round, and how many decisions there were in all."""
    fresh, play, spare = table(State, 1), table(State, 1), table(State, 2)
    fresh[0] = GAME.fresh(players, GAME.settings(players, options))
    numbers = spare.view(np.int64).reshape(2, -1)
    most = ints(2)
    wrong = check_games(fresh, play, spare, numbers, stream(seed), ints(MOVES), ints(CARDS), peeks, games, most)
    return wrong, int(most[0]), int(most[1])


def main(rounds: int) -> None:
    every = all_tables()
    begun, played, decisions = time.perf_counter(), 0, 0
    for number, (players, options) in enumerate(every):
        games = -(-rounds // (len(every) * int(options["rounds"])))
        wrong, longest, made = check(players, options, games, 50, f"mass {number}")
        assert wrong == FINE, (wrong, players, options)
        played += games * int(options["rounds"])
        decisions += made
        print(f"{players} players {' '.join(options.values())}: {games} games, longest round {longest}", flush=True)
    print(f"{played} rounds, {decisions} decisions, {len(every)} tables, {time.perf_counter() - begun:.0f} s: nothing wrong")


if __name__ == "__main__":
    main(int(sys.argv[1]))
