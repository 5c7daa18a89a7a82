"""Race by name: a board, a few cards, one move."""

from collections.abc import Mapping, Sequence

from quartett.engine import CHANCE, Match, ints, verbs
from quartett.games import load
from quartett.games.race import data, rules
from quartett.games.race.data import DEALT
from quartett.games.race.rules import Phase, State
from quartett.games.race.words import LETTERS, card_code, short

GAME = load("race")
CARDS = {card_code(t): t for t in range(19)}
MOVES = {short(move): move for move in range(GAME.rules.MOVES)}
Board = tuple[int, int, int, int]


def scene(
    board: Board = (0, 0, 0, 0),
    podium: str = "",
    favorites: Sequence[str] = ("RA", "CE"),
    hands: Sequence[str] = (),
    pile: str = "R5 R5 R5",
    options: Mapping[str, str] | None = None,
    **more: str,
) -> State:
    """A turn of seat 0 on this board; a hand is filled up to six cards with E5, which are never in the way unless named."""
    chosen = {"favorite_undo": "off", "auto_finish": "off", **(options or {}), **more}
    n = len(favorites)
    s: State = GAME.fresh(n, GAME.settings(n, chosen))
    s.phase, s.turn, s.start, s.cur = Phase.TURN, 0, 0, 0
    for k, position in enumerate(board):
        s.pos[k] = position
    for place, letter in enumerate(podium):
        s.podium[place] = LETTERS.index(letter)
        s.finishers += 1
    for p, pair in enumerate(favorites):
        s.fav[p, 0], s.fav[p, 1] = (LETTERS.index(letter) for letter in pair)
        give(s, p, hands[p] if p < len(hands) else "E5 E5 E5 E5 E5 E5")
    for name in pile.split():
        s.deck[CARDS[name]] += 1
        s.pile += 1
    return s


def give(s: State, p: int, cards: str) -> None:
    for name in cards.split():
        s.hand[p, CARDS[name]] += 1
        s.held[p] += 1


def after(s: State, *moves: str) -> State:
    """The same scene after these moves of whoever is to move."""
    for name in moves:
        assert name in legal(s), f"{name} is not legal: {legal(s)}"
        verbs.apply(s, MOVES[name])
    return s


def legal(s: State) -> list[str]:
    """The legal moves by their short names."""
    moves = ints(GAME.rules.MOVES)
    return [short(moves[i]) for i in range(verbs.legal(s, moves))]


def board_of(s: State) -> Board:
    return (int(s.pos[0]), int(s.pos[1]), int(s.pos[2]), int(s.pos[3]))


def podium_of(s: State) -> str:
    return "".join(LETTERS[s.podium[i]] for i in range(s.finishers))


def play(board: Board, podium: str, card: str, **options: str) -> tuple[Board, str]:
    """Where a card leads on this board."""
    s = after(scene(board, podium, hands=[f"{card} E5 E5 E5 E5 E5"], options=options), card)
    return board_of(s), podium_of(s)


def play_with_power(board: Board, podium: str, power: str, card: str) -> tuple[Board, str] | None:
    """Where a card leads with a superpower; None if it cannot be used with it."""
    s = power_scene(board, podium, power, f"{card} {OTHER_CARDS}")
    if power + "!" not in legal(s) or card not in legal(after(s, power + "!")):
        return None
    after(s, card)
    return board_of(s), podium_of(s)


OTHER_CARDS = "R7 A7 C7 E7 R5 A5 C5 E5"  # so that some power is usable and only the card in question decides


def power_scene(board: Board, podium: str, power: str, hand: str) -> State:
    other = "A" if power != "A" else "R"
    return scene(board, podium, favorites=[power + other, "CE"], hands=[hand], superpowers="on")


def result(s: State) -> tuple[list[int], list[int]]:
    """Points and places."""
    places, points = ints(4), ints(4)
    verbs.result(s, places, points)
    return list(points)[: s.n], list(places)[: s.n]


def settle(s: State, *outcome: int) -> None:
    numbers = ints(len(outcome))
    for i, number in enumerate(outcome):
        numbers[i] = number
    assert s.turn == CHANCE
    assert verbs.possible(s, numbers, len(outcome))
    verbs.settle(s, numbers)


def table(players: int, **options: str) -> Match:
    return Match(GAME, players, options)


def deal_cards(match: Match, hands: Sequence[str] = ()) -> None:
    """A deal in which the seats hold at least these cards."""
    left = [t for t in range(19) for _ in range(4 if match.options["card_set"] == "set76" else data.CARD_SETS[0][t])]
    dealt: list[list[int]] = []
    for p in range(match.seats):
        wanted = [CARDS[name] for name in (hands[p].split() if p < len(hands) else [])]
        for t in wanted:
            left.remove(t)
        dealt.append(wanted)
    for hand in dealt:
        while len(hand) < DEALT[match.seats]:
            hand.append(left.pop())
    match.settle([t for hand in dealt for t in hand] + left)


def choose_favorites(match: Match, *pairs: str) -> None:
    for pair in pairs:
        for letter in pair:
            match.move(LETTERS.index(letter))
        if match.options["favorite_undo"] == "on":
            match.move(rules.CONFIRM)
