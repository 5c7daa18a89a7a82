"""What a hint says of a move is what the rules then do."""

from collections.abc import Callable
from typing import Any

import pytest

from quartett import games
from quartett.engine import CHANCE, Match, Say, below, copy, ints, stream, verbs
from quartett.games.berzerka import rules as berzerka
from quartett.games.kbernestich import rules as kbernestich
from quartett.language import LANGUAGES, language

Taken = Callable[[Any, Any, int], bool]  # before, after, seat


def kbernestich_trick(before: Any, after: Any, seat: int) -> bool:
    return bool(after.taker[before.t - 1] == seat)


def berzerka_trick(before: Any, after: Any, seat: int) -> bool:
    return bool(after.won_by[before.trick_no - 1] == seat)


def decisions(game: str, seed: int, most: int) -> Any:
    """Decisions of a random game, with the record as the seat to move sees it."""
    kind = games.load(game)
    rng, match = stream("reasons", game, seed), Match(kind, kind.players[-1])
    outcome = ints(kind.rules.LONGEST_OUTCOME)
    while not match.over and most:
        if match.turn == CHANCE:
            match.settle([int(x) for x in outcome[: verbs.draw(match.state, rng, outcome)]])
            continue
        most -= 1
        yield match, match.hidden(match.turn)
        legal = match.legal()
        match.move(legal[below(rng, len(legal))])


@pytest.mark.parametrize(
    ("game", "phase", "first_other", "taken"),
    [
        ("kbernestich", kbernestich.Phase.TRICK, kbernestich.HIDE, kbernestich_trick),
        ("berzerka", berzerka.Phase.PLAY, berzerka.DISCARD, berzerka_trick),
    ],
)
def test_a_card_that_is_said_to_take_the_trick_takes_it(game: str, phase: int, first_other: int, taken: Taken) -> None:
    words, seen = games.load(game).words, set()
    for match, hidden in decisions(game, 1, 400):
        for move in match.legal():
            reason = words.reason_words(hidden, move)
            if match.state.phase != phase or move >= first_other:
                assert reason is None
                continue
            assert reason
            if reason.fill["last"] == "yes":
                after = copy(match.state)
                verbs.apply(after, move)
                takes = taken(match.state, after, match.turn)
                assert reason.message == ("reason-takes" if takes else "reason-loses")
                seen.add(takes)
    assert seen == {True, False}


def test_whom_a_card_takes_past_whom_is_said_with_whose_favorite_it_is() -> None:
    words, seen = games.load("race").words, set()
    for match, hidden in decisions("race", 2, 60):
        for move in match.legal():
            reason = words.reason_words(hidden, move)
            if reason is None or reason.message == "effect-none":
                continue
            seen.add(reason.message)
            said = reason.fill["reason"] if reason.message == "reason-past" else reason
            assert isinstance(said, Say)
            seen.add(str(said.fill["mine"]))
    assert seen == {"reason", "reason-past", "yes", "no"}


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_every_reason_can_be_said(game: str, tongue: str) -> None:
    kind = games.load(game)
    speak = language(kind, tongue)
    for match, hidden in decisions(game, 3, 60):
        for move in match.legal():
            if reason := kind.words.reason_words(hidden, move):
                said = speak(reason)
                assert said.strip()
                assert "{" not in said
