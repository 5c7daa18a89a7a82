"""Who took and played which card, told by the game itself; and small scenes of guessing what is hidden."""

from collections.abc import Iterator
from typing import Any

import pytest

from quartett.engine import CHANCE, NONE, Match, below, ints, stream, verbs
from quartett.games.berzerka.data import CARDS, DEALT, SEATS
from quartett.games.berzerka.rules import DISCARDED, PLAYED, TABLE, UNDEALT, Phase
from quartett.games.berzerka.secrets import cards_played_by, find_takers, known_places
from tests.games.berzerka.invariants import broken
from tests.games.berzerka.scene import GAME, STOP, hidden

OPTIONS: list[dict[str, Any]] = [
    {"contracts": "1,2,6,9,18"},
    {"contracts": "2,4,5,10,11", "less_mizerka": True},
    {"contracts": "1,3,7,8,17", "hotseat_discards_first": True},
]


class Story:
    """One hand and the next deal, and what everybody can see of it."""

    def __init__(self, options: dict[str, Any], forehand: int) -> None:
        self.game = Match(GAME, SEATS, {"contract_set": "custom", "first_forehand": forehand, **options})
        self.rng = stream("story", forehand)
        self.clear()

    def clear(self) -> None:
        self.takers = [NONE] * CARDS
        self.plays: list[set[int]] = [set(), set(), set()]

    def steps(self) -> Iterator[Any]:
        """The state after every step up to the second auction."""
        while self.game.state.hand_no < 2 or self.game.event == "SHUFFLE":
            self.step()
            yield self.game.state

    def step(self) -> None:
        game = self.game
        if game.turn == CHANCE:
            if game.event == "SHUFFLE":
                self.clear()
            game.draw(self.rng)
        else:
            moves = game.legal()
            wants_more = game.event == "EXCHANGE" and game.state.exch_cnt[game.turn] < 2 + game.turn and len(moves) > 1
            move = moves[below(self.rng, len(moves) - 1)] if wants_more else moves[below(self.rng, len(moves))]
            move = STOP if game.event == "EXCHANGE" and not wants_more else move
            if game.event == "PLAY":
                self.plays[game.turn].add(move)
            game.move(move)
        s = game.state
        for place in range(s.pointer):
            if self.takers[place] == NONE and s.loc[s.deck[place]] < SEATS:
                self.takers[place] = int(s.loc[s.deck[place]])


stories = pytest.mark.parametrize(("options", "forehand"), [(options, p) for p, options in enumerate(OPTIONS)])


@stories
def test_who_took_each_card_of_the_deck(options: dict[str, Any], forehand: int) -> None:
    story, takers = Story(options, forehand), ints(CARDS)
    for s in story.steps():
        if s.pointer:
            find_takers(s, takers)
            assert [int(p) for p in takers] == story.takers


@stories
def test_who_played_which_cards(options: dict[str, Any], forehand: int) -> None:
    story = Story(options, forehand)
    for s in story.steps():
        for p in range(SEATS):
            assert cards_played_by(s, p) == sum(1 << card for card in story.plays[p])


@stories
def test_a_guess_is_a_whole_deal_that_can_have_come_about(options: dict[str, Any], forehand: int) -> None:
    story = Story(options, forehand)
    for number, s in enumerate(story.steps()):
        if s.pointer == 0 or number % 4:
            continue
        for seat in range(NONE, SEATS):
            guess = hidden(s, seat)
            verbs.redeal(guess, seat, stream("guess", number))
            assert broken(guess) == 0
            for place, p in enumerate(story.takers):
                card = int(guess.deck[place])
                origin = {p, TABLE, PLAYED, *([DISCARDED + p] if place < DEALT else [])} if p != NONE else {UNDEALT}
                assert int(guess.loc[card]) in origin
                if guess.loc[card] in (TABLE, PLAYED):
                    assert card in story.plays[p]


@stories
def test_what_is_hidden_is_shuffled(options: dict[str, Any], forehand: int) -> None:
    """The pile, the others' discards, and in which order they got their cards."""
    story = Story(options, forehand)
    for s in story.steps():
        if story.game.event == "PLAY" and s.trick_no == 3:
            break
    seat = forehand
    guesses = []
    for number in range(6):
        guesses.append(hidden(s, seat))
        verbs.redeal(guesses[-1], seat, stream("shuffled", number))
    assert len({tuple(int(card) for card in guess.deck[s.pointer :]) for guess in guesses}) == (6 if s.pointer < CARDS - 2 else 1)
    for p in range(SEATS):
        places = [place for place in range(DEALT) if story.takers[place] == p]
        assert len({tuple(int(guess.deck[place]) for place in places) for guess in guesses}) == (1 if p == seat else 6)
        if p != seat and s.exch_cnt[p]:
            assert len({tuple(card for card in range(CARDS) if guess.loc[card] == DISCARDED + p) for guess in guesses}) > 1


def test_what_a_seat_knows_the_place_of() -> None:
    s: Any = Match(GAME, SEATS, {"first_forehand": 0}).state
    assert known_places(s, NONE) == 1 << TABLE | 1 << PLAYED
    for seat in range(SEATS):
        assert known_places(s, seat) == 1 << TABLE | 1 << PLAYED | 1 << seat | 1 << (DISCARDED + seat)


@pytest.mark.parametrize("declarer", range(SEATS))
def test_all_know_the_place_of_an_open_hand(declarer: int) -> None:
    s: Any = Match(GAME, SEATS, {"first_forehand": 0, "contract_set": "custom", "contracts": "1,2,4,5,18"}).state
    s.phase, s.declarer, s.row = Phase.PLAY, declarer, 4
    assert known_places(s, NONE) == 1 << TABLE | 1 << PLAYED | 1 << declarer
