"""What happened, as a pair of eyes saw it: a scene for each kind, points that add up, and nothing told of what is hidden."""

from itertools import islice
from typing import Any

import pytest

from quartett.engine import CHANCE, NONE, Entry, Happening, Match, Move, below, copy, stream, verbs
from quartett.games.kbernestich.data import HANNAH, HUNCH, INCUBATION, OBSERVATION, OPTIMISM, PESSIMISM, REVIEW, ZABINE
from quartett.games.kbernestich.happenings import (
    Above,
    Card,
    Claim,
    Cube,
    Disc,
    Discard,
    Discs,
    Exchanged,
    Hopeless,
    Hunch,
    Letters,
    Marie,
    Over,
    Review,
    Round,
    Sheet,
    Trick,
    Trump,
    Turned,
    Wait,
    happenings,
)
from quartett.games.kbernestich.rules import CLAIM, DISCARD, END, HIDE, OBSERVE, PLOT, TRUMP, State
from quartett.games.kbernestich.words import happening_words
from quartett.language import language
from tests.games.kbernestich.scene import GAME, card, change, dealt, draw, hidden, legal, new_game, played, plotting, position
from tests.twins import go_on_alike, pairs, world

LETTER = 33
ENGLISH = language(GAME, "en")


def happened(s: State, move: int | str, eyes: int = NONE) -> list[Happening]:
    """Make a move; what those eyes see happen."""
    number = card(move) if isinstance(move, str) else move
    assert number in legal(s)
    before, seen = hidden(s, eyes), int(verbs.seen(s, number, eyes))
    verbs.apply(s, number)
    return happenings(before, seen, hidden(s, eyes))


def after_deal(s: State) -> list[Happening]:
    before = hidden(s, NONE)
    draw(s)
    return happenings(before, None, hidden(s, NONE))


def kinds(found: list[Happening], kind: type[Happening]) -> list[Any]:
    return [each for each in found if isinstance(each, kind)]


def told(s: State, happening: Happening, who: str = "other") -> str:
    words = happening_words(s, happening)
    return ENGLISH(words.message, **{**words.fill, "who": who}) if words else ""


# --- The deal and the plots


def test_before_the_first_round_the_discs_are_set_and_the_lowest_starts() -> None:
    assert after_deal(new_game(4)) == [Discs([0, 2, 4, 6]), Round(0, 1, 4)]
    assert after_deal(new_game(3, start_seat=1)) == [Discs([6, 0, 3]), Round(1, 1, 4)]


def test_a_later_round_only_begins() -> None:
    s = new_game(4)
    change(s, round=2, score=[9, 5, 7, 6], standing=[0, 2, 3, 1])
    assert after_deal(s) == [Round(1, 2, 4)]


def test_the_trump_is_chosen() -> None:
    assert happened(dealt(), TRUMP + 1) == [Trump(0, 1)]


def test_a_claim_is_made_moved_or_left_open() -> None:
    s = played(dealt(foreseen_future="on"), TRUMP + 4)
    assert happened(s, CLAIM + 0) == [Claim(3, 0)]
    assert happened(s, CLAIM + 1) == [Claim(2, 1)]
    assert happened(s, END) == []
    played(s, END)
    change(s, t=4)
    played(s, END, END)
    assert happened(s, PLOT + 5) == [Cube(2, 5, True, False)]
    played(s, END)
    last = happened(s, END)
    assert last == [Cube(3, 1, True, True)]
    assert told(s, last[0]) == "has not set blue: every blue card is worth 1 point"


def test_a_claim_moved_at_the_last_moment_is_told_once() -> None:
    s = played(dealt(foreseen_future="on"), TRUMP + 4, CLAIM + 0, END, END, END)
    change(s, t=4, cubes=[5, 5, 5, 0])
    played(s, END, END, END)
    assert happened(s, PLOT + 1) == [Cube(3, 1, True, False)]


def test_a_cube_says_what_it_means() -> None:
    means = {
        2: "makes every blue card worth 2 points to whoever wins it",
        ZABINE + 1: "sets the bust value to 22: cards worth more than that bring nothing",
        HANNAH: "scores only what the cards won are worth above the bust value",
        HUNCH: "bets on winning no trick",
        HUNCH + 1: "bets on winning exactly 1 trick",
        HUNCH + 5: "bets on winning 5 tricks or more",
        OBSERVATION: "may play last in up to two tricks of this round",
        LETTER: "gets 3 sure points at the end of the round",
    }
    for slot, words in means.items():
        s = plotting()
        found = happened(s, PLOT + slot)
        assert found == [Cube(0, slot, False, False)]
        assert told(s, found[0]) == words
    assert told(plotting(), Cube(0, 2, False, False), "you") == "make every blue card worth 2 points to whoever wins it"


def test_a_review_shows_its_cards_to_the_reviewer_alone() -> None:
    mine, theirs = plotting(), plotting()
    cards = kinds(happened(mine, PLOT + REVIEW, 0), Review)[0].cards
    assert len(cards) == 4
    assert happened(theirs, PLOT + REVIEW, 1) == [Cube(0, REVIEW, False, False), Review(0, 4, [])]
    dropped = legal(mine)[0]
    assert happened(mine, dropped, 0) == [Discard(0, dropped - DISCARD)]
    assert happened(theirs, dropped, 1) == [Discard(0, NONE)]


def test_cards_exchanged_are_counted_once() -> None:
    s = played(plotting(), PLOT + REVIEW)
    for _ in range(3):
        assert not kinds(happened(s, legal(s)[0], 2), Exchanged)
    assert happened(s, legal(s)[0], 2) == [Discard(0, NONE), Exchanged(0, 4)]


# --- Tricks


def test_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    s = position(["Y5 B3", "Y2 R9", "R2 G2", "Y9 B5"], t=10)
    assert happened(s, "Y5") == [Card(0, card("Y5"), False)]
    played(s, "Y2", "R2")
    laid, taken = happened(s, "Y9")
    assert laid == Card(3, card("Y9"), False)
    assert taken == Trick(3, 10, card("Y9"), 2, False, [card(name) for name in ("Y5", "Y2", "R2", "Y9")], NONE)
    assert told(s, taken) == "takes trick 10 with yellow 9, the highest card of the suit led"
    assert told(s, taken, "you").startswith("take trick 10 ")


def test_the_highest_trump_takes_the_trick() -> None:
    s = position(["Y5 B3", "Y2 R9", "R2 G2", "Y9 B5"], t=10, trump=1)
    taken = kinds(happened(played(s, "Y5", "Y2", "R2"), "Y9"), Trick)[0]
    assert (taken.seat, taken.card, taken.suit, taken.is_trump) == (2, card("R2"), 1, True)
    assert told(s, taken) == "takes trick 10 with red 2, the highest trump"
    led = position(["R5 B3", "Y2 R9", "R2 G2", "Y9 B5"], t=10, trump=1)
    assert kinds(happened(played(led, "R5", "R9", "R2"), "Y9"), Trick)[0].is_trump


def test_a_card_laid_face_down_is_turned_up_when_the_trick_is_taken() -> None:
    for eyes in (NONE, 0, 3):
        s = position(["R* Y2", "G3 B5", "G10 R9", "R2 B4"], t=10, owners={INCUBATION: 0}, trump=1)
        assert happened(s, HIDE + card("R*"), eyes) == [Card(0, card("R*") if eyes == 0 else NONE, True)]
        played(s, "G3", "G10")
        laid, turned, taken = happened(s, "R2", eyes)
        assert (laid, turned) == (Card(3, card("R2"), False), Turned(0, card("R*")))
        assert (taken.seat, taken.face_down, taken.cards[0]) == (3, 0, card("R*"))  # type: ignore[attr-defined]


def test_the_last_to_play_may_lay_it_face_down_too() -> None:
    s = position(["R3 Y2", "G3 B5", "G10 R9", "R2 B4"], t=10, owners={INCUBATION: 3})
    played(s, "R3", "G3", "R9")
    laid, turned, taken = happened(s, HIDE + card("B4"), 1)
    assert (laid, turned) == (Card(3, NONE, True), Turned(3, card("B4")))
    assert (taken.seat, taken.face_down) == (2, 3)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("eyes", "known"), [(NONE, False), (0, True), (1, False), (3, True)])
def test_with_their_memories_only_hider_and_winner_see_it_turned(eyes: int, known: bool) -> None:
    s = position(["R* Y2", "G3 B5", "G10 R9", "R2 B4"], t=10, owners={INCUBATION: 0}, trump=1, their_memories=1)
    played(s, HIDE + card("R*"), "G3", "G10")
    found = happened(s, "R2", eyes)
    assert bool(kinds(found, Turned)) == known
    assert kinds(found, Trick)[0].cards[0] == (card("R*") if known else NONE)


def test_who_waits_may_pass_the_lead_on() -> None:
    s = position(["Y5 B3", "Y2 R9", "R2 G2", "Y9 B5"], t=10, owners={OBSERVATION: 0})
    assert happened(s, OBSERVE) == [Wait(0, True)]
    s = position(["Y5 B3", "Y2 R9", "R2 G2", "Y9 B5"], t=10, owners={OBSERVATION: 1})
    played(s, "Y5")
    assert happened(s, OBSERVE) == [Wait(1, False)]


def test_a_bid_is_lost_by_one_trick_too_many_or_too_few_left() -> None:
    s = position(["Y5 B3", "Y2 R9", "R2 G2", "Y9 B5"], t=10, owners={HUNCH: 3, HUNCH + 3: 1}, tricks=[8, 1, 0, 0])
    found = kinds(happened(played(s, "Y5", "Y2", "R2"), "Y9"), Hopeless)
    assert found == [Hopeless(1, 3, 1), Hopeless(3, 0, 1)]
    assert [told(s, each) for each in found] == ["can no longer win the 3 tricks bid", "has won more tricks than the 0 bid"]


def test_cards_above_the_bust_value_are_told_when_they_are_won() -> None:
    won = [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 10, 0]]
    s = position(["Y5 B3", "Y2 R9", "R2 G2", "Y9 B5"], t=10, owners={8: 0, ZABINE: 1}, won=won)
    assert kinds(happened(played(s, "Y5", "Y2", "R2"), "Y9"), Above) == [Above(3, 26, 20, False)]
    assert kinds(happened(s, "B5"), Above) == []


# --- Scoring


def last_trick(**fields: object) -> State:
    """Three cards of the last trick lie; seat 3 takes it with yellow 9."""
    s = position(["Y5", "Y2", "R2", "Y9"], t=11, **fields)  # type: ignore[arg-type]
    return played(s, "Y5", "Y2", "R2")


def test_scoring_goes_part_by_part_from_the_highest_disc_down() -> None:
    owners = {LETTER: 3, HUNCH + 1: 3, 8: 0, HUNCH: 0, LETTER + 3: 1, HANNAH: 2}
    found = happened(last_trick(owners=owners, tricks=[0, 5, 5, 0]), "Y9")
    scored = [each for each in found if isinstance(each, Letters | Hunch | Marie | Disc)]
    assert scored == [
        Letters(3, 3),
        Disc(3, 6, 9, []),
        Hunch(3, 1, 1, True, False, 0, 6),
        Disc(3, 9, 15, []),
        Marie(3, [0, 1, 3, 0], 6, 24, False, 6),
        Disc(3, 15, 21, []),
        Marie(2, [0, 0, 0, 0], 0, 24, True, 0),
        Letters(1, 1),
        Disc(1, 2, 3, []),
        Marie(1, [0, 0, 0, 0], 0, 24, False, 0),
        Hunch(0, 0, 0, True, False, 12, 18),
        Disc(0, 0, 18, []),
        Marie(0, [0, 0, 0, 0], 0, 24, False, 0),
    ]


def test_a_disc_lands_on_those_that_are_there() -> None:
    s = last_trick(owners={LETTER + 1: 1}, tricks=[0, 5, 5, 0])
    moved = kinds(happened(s, "Y9"), Disc)
    assert moved == [Disc(1, 2, 4, [2])]
    assert told(s, moved[0]) == "lands on top of another disc at 4 and counts as higher"
    stack = last_trick(owners={LETTER + 1: 1}, tricks=[0, 5, 5, 0], score=[4, 2, 4, 6], standing=[3, 2, 0, 1])
    assert kinds(happened(stack, "Y9"), Disc) == [Disc(1, 2, 4, [0, 2])]


@pytest.mark.parametrize(
    ("grace", "won", "words"),
    [
        (False, 5, "has cards worth 16, within the bust value 20: +16"),
        (False, 9, "has cards worth 24, more than the bust value 20: bust, they bring nothing"),
        (True, 9, "has Hannah's Grace and cards worth 24: 24 − 20 = +4"),
        (True, 5, "has Hannah's Grace, but cards worth only 16 of 20: they bring nothing"),
    ],
)
def test_bust_and_grace(grace: bool, won: int, words: str) -> None:
    owners = {8: 0, ZABINE: 1, **({HANNAH: 3} if grace else {})}
    s = last_trick(owners=owners, won=[[0] * 4, [0] * 4, [0] * 4, [0, 0, won, 0]])
    assert told(s, kinds(happened(s, "Y9"), Marie)[0]) == words


@pytest.mark.parametrize(
    ("bid", "tricks", "help_", "words"),
    [
        (2, 2, None, "bid 2 and won 2: the hunch comes true, +6"),
        (2, 1, PESSIMISM, "bid 2 and won 1, which Pessimism forgives: +6"),
        (2, 3, OPTIMISM, "bid 2 and won 3, which Optimism forgives: +6"),
        (5, 7, None, "bid 5+ and won 7: the hunch comes true, +6"),
        (5, 4, PESSIMISM, "bid 5+ and won 4, which Pessimism forgives: +6"),
        (3, 2, None, "bid 3 and won 2: the hunch fails"),
    ],
)
def test_bids_hit_and_missed(bid: int, tricks: int, help_: int | None, words: str) -> None:
    owners = {HUNCH + bid: 3, **({help_: 3} if help_ else {})}
    s = last_trick(owners=owners, tricks=[0, 0, 0, tricks - 1])
    assert told(s, kinds(happened(s, "Y9"), Hunch)[0]) == words


def test_a_bid_of_nothing_brings_the_bonus() -> None:
    s = last_trick(owners={HUNCH: 0, ZABINE: 1})
    found = kinds(happened(s, "Y9"), Hunch)[0]
    assert told(s, found) == "bid 0 and won no trick: +6, and the misère bonus of half the bust value, +10"


# --- Whole games


@pytest.mark.parametrize("n", [3, 4])
@pytest.mark.parametrize("memories", ["off", "on"])
def test_the_sheets_of_whole_games_add_up_to_the_scores(n: int, memories: str) -> None:
    for game in range(3):
        match = Match(GAME, n, {"their_memories": memories, "foreseen_future": "on", "final_tie": "shared" if game else "stack"})
        rng = stream("sheets", n, game)
        sheets: list[Sheet] = []
        overs: list[Over] = []
        while not match.over:
            before = match.hidden(NONE)
            seen: int | None = None
            if match.turn == CHANCE:
                match.draw(rng)
            else:
                moves = match.legal()
                move = moves[below(rng, len(moves))]
                seen = int(verbs.seen(match.state, move, NONE))
                match.move(move)
            found = happenings(before, seen, match.hidden(NONE))
            for sheet in kinds(found, Sheet):
                check_sheet(match, sheet, found)
            sheets += kinds(found, Sheet)
            overs += kinds(found, Over)
        check_game(match, sheets, overs)


def check_sheet(match: Match, sheet: Sheet, found: list[Happening]) -> None:
    """Part by part, and against what was told before the sheet."""
    assert [row.seat for row in sheet.rows] == list(dict.fromkeys(each.seat for each in kinds(found, Marie)))
    for row in sheet.rows:
        assert row.letters == sum(row.letter_values)
        assert row.hunch == (6 if row.hit else 0) + row.bonus
        assert row.base == sum(won * value for won, value in zip(row.won, sheet.values, strict=True))
        assert row.cards == (max(0, row.base - sheet.bust) if row.grace else row.base if row.base <= sheet.bust else 0)
        assert row.began + row.letters + row.hunch + row.cards == row.score == match.state.score[row.seat]
        discs = [each for each in kinds(found, Disc) if each.seat == row.seat]
        assert [row.began, *(disc.end for disc in discs)] == [*(disc.start for disc in discs), row.score]
    assert sum(row.tricks for row in sheet.rows) == 11
    assert sheet.next_start == (NONE if match.over else sheet.standing[-1])


def check_game(match: Match, sheets: list[Sheet], overs: list[Over]) -> None:
    assert [sheet.round for sheet in sheets] == [1, 2, 3, 4]
    places, points = match.result()
    (over,) = overs
    assert [row.place for row in over.rows] == sorted(places)
    for row in over.rows:
        assert row.began + sum(row.rounds) == row.score == points[row.seat]
        assert row.place == places[row.seat]
        assert row.began == next(each.began for each in sheets[0].rows if each.seat == row.seat)


def test_two_worlds_that_look_the_same_have_the_same_happenings() -> None:
    steps, rng = 0, stream("same happenings")
    for pair in islice(pairs(GAME, "happenings"), 300):
        matches = world(pair.one, pair.one.state), world(pair.other, pair.other.state)
        while not matches[0].over:
            before = [copy(match.state) for match in matches]
            entries = go_on_alike(*matches, pair.eyes, rng)
            if entries is None:
                break
            one, other = (looked(*one_world, pair.eyes) for one_world in zip(before, entries, matches, strict=True))
            assert one == other
            steps += 1
    assert steps > 300


def looked(before: State, entry: Entry, match: Match, eyes: int) -> list[Happening]:
    seen = int(verbs.seen(before, entry.move, eyes)) if isinstance(entry, Move) else None
    return happenings(hidden(before, eyes), seen, match.hidden(eyes))
