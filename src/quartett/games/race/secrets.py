"""What is hidden in Race, and what follows from what is known (the specification's section 6)."""

import numpy as np

from quartett.engine import NONE, Ints, below, rule
from quartett.games.race.data import KNONSTERS, MOST_CARDS, SEATS, TYPES
from quartett.games.race.rules import ASKED, QUIET, SECRET, Phase, State, all_chose_alike, asking_order, copies, is_decided, is_favorite


@rule
def hide(s: State, seat: int) -> None:
    """Other hands and the pile for ever; other Favorites, and how far their choosing is, until the game is over."""
    for t in range(TYPES):
        s.deck[t] = 0
        for p in range(s.n):
            if p != seat:
                s.hand[p, t] = 0
    if s.phase != Phase.OVER:
        for p in range(s.n):
            if p != seat:
                s.fav[p, 0] = s.fav[p, 1] = NONE
    if s.chooser != seat:
        s.npick = 0


@rule
def seen(s: State, move: int, seat: int) -> int:
    """Everything is public but the clicks of the secret choice."""
    return SECRET if s.phase == Phase.FAV and s.turn != seat else move


@rule
def noticed(s: State, outcome: Ints, seat: int) -> int:
    """A card drawn shows to its owner only."""
    if s.phase == Phase.DEAL or (s.phase == Phase.DRAW and s.cur != seat):
        return NONE
    return outcome[0]


@rule
def redeal(s: State, seat: int, rng: Ints) -> None:
    """Uniform over all that fits: unseen cards over hands and pile, Favorites over what section 6 leaves possible."""
    redeal_cards(s, seat, rng)
    if s.phase == Phase.FAV:
        redeal_choices(s, seat, rng)
    elif s.phase != Phase.DEAL and s.phase != Phase.OVER:
        redeal_favorites(s, seat, rng)


@rule
def redeal_choices(s: State, seat: int, rng: Ints) -> None:
    """While Favorites are being chosen nothing is known of the others' choices."""
    for p in range(s.chooser):
        if p != seat:
            guess_pair(s, p, rng)
    if s.chooser != seat:
        guess_progress(s, rng)


@rule
def redeal_cards(s: State, seat: int, rng: Ints) -> None:
    """The unseen cards are the set less my hand and the discards."""
    if s.phase == Phase.DEAL:
        return
    unseen = np.zeros(MOST_CARDS, np.int64)
    n = 0
    for t in range(TYPES):
        s.deck[t] = copies(s, t)
        for p in range(s.n):
            s.deck[t] -= s.played[p, t]
        if seat != NONE:
            s.deck[t] -= s.hand[seat, t]
        for _ in range(s.deck[t]):
            unseen[n] = t
            n += 1
    for p in range(s.n):
        if p == seat:
            continue
        for _ in range(s.held[p]):
            i = below(rng, n)
            n -= 1
            s.hand[p, unseen[i]] += 1
            s.deck[unseen[i]] -= 1
            unseen[i] = unseen[n]


@rule
def redeal_favorites(s: State, seat: int, rng: Ints) -> None:
    """Guess until the guess fits what happened; if that takes long, list all that fits and take one of them."""
    for _ in range(50):
        for p in range(s.n):
            if p != seat:
                guess_pair(s, p, rng)
        if fits_what_happened(s):
            return
    fitting = 0
    chosen = 0
    for guess in range(guesses(s, seat)):
        if set_guess(s, seat, guess) and fits_what_happened(s):
            fitting += 1
            if below(rng, fitting) == 0:
                chosen = guess
    set_guess(s, seat, chosen)


@rule
def guesses(s: State, seat: int) -> int:
    """How many numbers `set_guess` knows: two Knonsters for each other seat."""
    numbers = 1
    for p in range(s.n):
        if p != seat:
            numbers *= KNONSTERS * KNONSTERS
    return numbers


@rule
def guess_pair(s: State, p: int, rng: Ints) -> None:
    """Two Favorites for a seat, uniform over the pairs that contain the stars it has turned up."""
    first = second = NONE
    for k in range(KNONSTERS):
        if s.used[k] == p:
            first, second = k, first
    if first == NONE:
        first = below(rng, KNONSTERS)
    if second == NONE:
        second = (first + 1 + below(rng, KNONSTERS - 1)) % KNONSTERS
    in_order = below(rng, 2) == 0 if s.win_bet else first < second
    s.fav[p, 0] = first if in_order else second
    s.fav[p, 1] = second if in_order else first


@rule
def guess_progress(s: State, rng: Ints) -> None:
    """The seat now choosing may have picked none, one or, before confirming, two."""
    guess_pair(s, s.chooser, rng)
    s.npick = below(rng, 3 if s.favorite_undo else 2)
    if below(rng, 2):
        s.fav[s.chooser, 0], s.fav[s.chooser, 1] = s.fav[s.chooser, 1], s.fav[s.chooser, 0]
    for pick in range(s.npick, 2):
        s.fav[s.chooser, pick] = NONE


@rule
def set_guess(s: State, seat: int, guess: int) -> bool:
    """The guess of this number for all other seats; is every seat's a possible choice with the stars it has turned up?"""
    for p in range(s.n):
        if p == seat:
            continue
        s.fav[p, 0], s.fav[p, 1] = guess % KNONSTERS, guess // KNONSTERS % KNONSTERS
        guess //= KNONSTERS * KNONSTERS
        if s.fav[p, 0] == s.fav[p, 1] or (s.fav[p, 0] > s.fav[p, 1] and not s.win_bet):
            return False
        for k in range(KNONSTERS):
            if s.used[k] == p and not is_favorite(s, p, k):
                return False
    return True


@rule
def fits_what_happened(s: State) -> bool:
    """No restart: not all alike. No question yet: then undecided. A question: decided, and in the order it was asked."""
    if all_chose_alike(s):
        return False
    if is_decided(s, s.known_finishers[QUIET], s.known_used[QUIET]):
        return False
    if not s.asked:
        return True
    return is_decided(s, s.known_finishers[ASKED], s.known_used[ASKED]) and asked_in_order(s)


@rule
def asked_in_order(s: State) -> bool:
    """Would these Favorites have had the seats asked in the order they were?"""
    order = np.zeros(SEATS, np.int64)
    for i in range(asking_order(s, order)):
        if s.asks[i] != NONE and s.asks[i] != order[i]:
            return False
    return True
