"""What happened is data: every step of every game, through every pair of eyes, as facts that have words in three languages."""

from typing import Any

import msgspec
import pytest

from quartett import games
from quartett.engine import CHANCE, NONE, Game, Happening, Match, below, say, stream, verbs
from quartett.language import LANGUAGES, language

PEOPLE = ("you", "other")


@pytest.mark.parametrize("name", games.names())
def test_every_happening_is_plain_data_and_has_words_for_both_readers(name: str) -> None:
    game = games.load(name)
    for players in game.players:
        match, rng = Match(game, players, game.settings(players, {}, lab=True)), stream(f"happenings {players}")
        steps = 0
        while not match.over and steps < 400:
            steps += 1
            eyes = [NONE, *range(match.seats)]
            before = [match.hidden(each) for each in eyes]
            if match.turn == CHANCE:
                seen: list[int | None] = [None] * len(eyes)
                match.draw(rng)
            else:
                moves = match.legal()
                move = moves[below(rng, len(moves))]
                seen = [int(verbs.seen(match.state, move, each)) for each in eyes]
                match.move(move)
            for each, was, what in zip(eyes, before, seen, strict=True):
                after = match.hidden(each)
                for happening in game.happenings.happenings(was, what, after):
                    check(game, after, happening, match.seats)


def check(game: Game, after: Any, happening: Happening, seats: int) -> None:
    plain = msgspec.json.decode(msgspec.json.encode(happening))
    assert plain["kind"]
    assert plain.get("seat") is None or 0 <= plain["seat"] < seats
    words = game.words.happening_words(after, happening)
    if words:
        for code in LANGUAGES:
            for who in PEOPLE:
                assert language(game, code)(say(words.message, **{**words.fill, "who": who}))
