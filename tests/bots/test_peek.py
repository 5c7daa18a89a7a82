"""Whatever is hidden from its seat, a bot is given the same and does the same, on every way from a match to a bot."""

import asyncio
import itertools
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec import UNSET, UnsetType
from rich.console import Console

from quartett.engine import Game, Match, copy, stream
from quartett.engine.log import Timed
from quartett.engine.record import to_bytes
from quartett.lab import arena
from quartett.language import language
from quartett.referee import Referee
from quartett.server.machine import bots
from quartett.server.machine.fair import Urgency
from quartett.server.table.owner import Owner
from quartett.terminal import Terminal
from tests.every import all_games, legal
from tests.twins import Pair, forget, has_secrets, hidden_fields, pairs, planted, world

PEEKS = int(os.environ.get("QUARTETT_PEEKS", 60))
SEED = "00"
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@pytest.fixture(autouse=True)
def _has_secrets(game: Game) -> None:
    if not has_secrets(game):
        pytest.skip("nothing is hidden in this game")


# --- the ways from a match to a bot


class Moved(Exception):  # noqa: N818 - no error: the move a match was about to make
    """Whoever plays this match has chosen."""


class Asked(Match):
    """A match that is over as soon as somebody has chosen."""

    def move(self, move: int, time: Timed | UnsetType = UNSET) -> None:
        raise Moved(move)


def asked(match: Match) -> Match:
    found = Asked(match.game, match.players, match.options)
    found.state = copy(match.state)
    return found


def at_the_terminal(match: Match, bot: str) -> Any:
    try:
        Terminal(asked(match), [], bot, language(match.game, "en"), stream(SEED), Console(file=StringIO())).run()
    except Moved as moved:
        return moved.args


def in_the_arena(match: Match, bot: str) -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(arena, "Match", lambda *table: asked(match))
        try:
            arena.play(match.game, match.players, match.options, [bot] * match.seats, SEED)
        except Moved as moved:
            return moved.args


def with_the_referee(match: Match, bot: str) -> Any:
    referee = Referee(match.game)
    referee.match = match
    answer = msgspec.json.decode(referee.answer(msgspec.json.encode({"do": "bot", "bot": bot, "seed": SEED}))[0])
    assert answer["ok"]
    return answer


def at_a_table(match: Match, bot: str) -> Any:
    """The owner of a table, with nothing but what it needs to let a bot move."""
    moves = []
    table = {"entries": [], "speed": "instant", "is_left_to_bots": False, "scripted": None}
    play = SimpleNamespace(match=match, bot_move=lambda seat, move, number: moves.append(move), **table)
    settings, facts = SimpleNamespace(bot_seconds={"instant": 0}), SimpleNamespace(id="t", game=match.game.name, host="g0", daily="")

    async def do(ask: Callable[[Any], Any]) -> None:
        ask(play)

    owner: Any = SimpleNamespace(play=play, game=match.game, bots=THREADS, settings=settings, facts=facts, do=do, urgency=Urgency.PERSON)
    owner.chosen_move = lambda name, hidden: Owner.chosen_move(owner, name, hidden)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "stream", lambda: stream(SEED))
        asyncio.run(Owner.let_bot_move(owner, bot, match.turn))
    return moves


THREADS = bots.BotThreads()
WAYS = (at_the_terminal, in_the_arena, with_the_referee, at_a_table)
every_way = pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)


# --- what is checked


def who_chooses(match: Match) -> list[int]:
    """The seat to move, if it has a choice."""
    return [match.turn] if match.turn >= 0 and len(match.legal()) > 1 else []


def check_same_choice(way: Callable[[Match, str], Any], bot: str, pair: Pair) -> None:
    """Whatever is hidden, the same seed leads to the same move and, where a way tells them, the same thoughts."""
    here, there = (way(world(match, match.state), bot) for match in (pair.one, pair.other))
    assert here
    assert here == there, f"{bot} chooses by what it cannot know"


def check_same_record(way: Callable[[Match, str], Any], pair: Pair) -> None:
    """Whatever is hidden, a bot is given the same bytes."""
    with curious_bot(pair.one.game) as given:
        for match in (pair.one, pair.other):
            way(world(match, match.state), "greedy")
    assert len(given) == 2
    assert given[0] == given[1], "what a bot is given depends on what it cannot know"


@contextmanager
def curious_bot(game: Game) -> Iterator[list[bytes]]:
    """In place of the greedy bot one that notes all it is given."""
    given: list[bytes] = []

    def look(hidden: Any, rng: Any) -> int:
        given.append(to_bytes(hidden))
        return legal(hidden, game)[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(vars(game.policy), "greedy", look)
        yield given


# --- bots as they are


@pytest.mark.both
@every_game
def test_no_byte_a_bot_is_given_depends_on_what_is_hidden(game: Game) -> None:
    differ = 0
    for pair in itertools.islice(pairs(game, "given", who_chooses), 24):
        differ += pair.differ
        for way in WAYS:
            check_same_record(way, pair)
    assert differ > 12


@pytest.mark.compiled
@every_game
@pytest.mark.parametrize("bot", ["greedy", "search:60"])
def test_bots_cannot_peek(game: Game, bot: str) -> None:
    differ = 0
    for number, pair in enumerate(itertools.islice(pairs(game, "peek", who_chooses), PEEKS)):
        differ += pair.differ
        check_same_choice(WAYS[number % len(WAYS)], bot, pair)
    assert differ > PEEKS // 2


# --- bots that peek


@every_game
def test_it_is_found_when_hide_forgets_something(game: Game) -> None:
    """Each field that holds a secret, forgotten, on each way."""
    fields = []
    for field, pair in hidden_fields(game, "forgotten", who_chooses):
        fields.append(field)
        with planted(game, "hide", forget(field)):
            for way in WAYS:
                with pytest.raises(AssertionError, match="what a bot is given"):
                    check_same_record(way, pair)
    print(f"{game.name}: {', '.join(fields)}")  # not quite all: what the seat to move always knows is no secret to it
    assert fields


@every_game
@every_way
def test_it_is_found_when_a_bot_is_given_the_match_itself(
    game: Game, way: Callable[[Match, str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = next(pair for pair in pairs(game, "whole", who_chooses) if pair.differ)
    monkeypatch.setattr(Match, "hidden", lambda match, seat: copy(match.state))
    with pytest.raises(AssertionError, match="what a bot is given"):
        check_same_record(way, pair)


@every_game
@every_way
def test_it_is_found_when_a_bot_looks_behind_what_it_is_given(game: Game, way: Callable[[Match, str], Any]) -> None:
    """It is given the right record, but knows a way to the true state."""

    def check_many() -> None:
        for pair in itertools.islice(pairs(game, "behind", who_chooses), 40):
            check_same_choice(way, "greedy", pair)

    with peeking_bot(game), pytest.raises(AssertionError, match="chooses by what it cannot know"):
        check_many()


@contextmanager
def peeking_bot(game: Game) -> Iterator[None]:
    """In place of the greedy bot one that chooses by what was there before it was hidden."""
    true: list[bytes] = []

    def hide(right: Callable[..., None], s: Any, seat: int) -> None:
        true.append(to_bytes(s))
        right(s, seat)

    def peek(hidden: Any, rng: Any) -> int:
        moves = legal(hidden, game)
        return moves[sum(true[-1]) % len(moves)]

    with planted(game, "hide", hide), pytest.MonkeyPatch.context() as patch:
        patch.setitem(vars(game.policy), "greedy", peek)
        yield
