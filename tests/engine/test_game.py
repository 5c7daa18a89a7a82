"""What `assemble` refuses, each in a sentence, and what a game may leave away."""

import itertools
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from quartett.engine import Game, Match, Option, assemble
from quartett.engine.game import MOST_AIMS, MOST_MOVES, MOST_SEATS

RULES = '''
"""Who is to move ends the game."""

from enum import IntEnum

from quartett.engine import OVER, rule

MOVES = 1


class Phase(IntEnum):
    PLAY = 0
    OVER = 1


class State:
    turn: int
    phase: int
    barrier: int
    n: int
    revision: int
    speed: int


@rule
def setup(s):
    s.turn = 0


@rule
def legal(s, moves):
    moves[0] = 0
    return 1


@rule
def apply(s, move):
    s.phase, s.turn = Phase.OVER, OVER


@rule
def result(s, places, points):
    for p in range(s.n):
        places[p], points[p] = 1, s.speed
'''
WORDS = '''
"""In sentences."""

from quartett.engine import say


def short(move):
    return "end"


def move_words(s, move):
    return say("move-end")


def why_not(s, move):
    return say("why-over")
'''
SPEED = Option("speed", ("low", "high"), "low")
numbers = itertools.count()


class Shelf:
    """A place where games are written and taken from, each with some part said differently."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def game(
        self, players: tuple[int, ...] | range = (2,), options: tuple[Option, ...] = (SPEED,), revision: int = 1, **parts: str
    ) -> Game:
        name = f"small{next(numbers)}"
        (self.place / name).mkdir()
        for part, text in {"__init__": "", "rules": RULES, "words": WORDS, **parts}.items():
            (self.place / name / f"{part}.py").write_text(dedent(text))
        return assemble(name, title="Small", minutes=(1, 1), players=players, options=options, revision=revision)

    def refuses(self, sentence: str, **said: object) -> None:
        with pytest.raises(ValueError, match=r"^the game small\d+ cannot be loaded: ") as refused:
            self.game(**said)  # type: ignore[arg-type]
        assert str(refused.value).partition(": ")[2] == sentence


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return Shelf(tmp_path)


def instead(old: str, new: str, text: str = RULES) -> str:
    assert old in text
    return text.replace(old, new)


# --- what is enough


def test_rules_and_words_are_enough(shelf: Shelf) -> None:
    game = shelf.game()
    match = Match(game, 2, {"speed": "high"})
    assert game.view.view(match.hidden(0), 0)["speed"] == 1
    assert "speed: 1" in game.screen.draw_screen(game.view.view(match.hidden(0), 0), None)
    assert (game.tally.COUNTS, game.policy.AIMS, game.words.topics()) == (("ended",), 1, {})
    match.move(0)
    assert (match.over, match.result()) == (True, ([1, 1], [1, 1]))


def test_what_a_game_says_itself_counts(shelf: Shelf) -> None:
    game = shelf.game(view="def view(s, seat):\n    return {'seat': seat}", policy="CURIOSITY = 0.5\nAIMS = 2")
    assert game.view.view(Match(game, 2).hidden(1), 1) == {"seat": 1}
    assert (game.policy.CURIOSITY, game.policy.AIMS, game.policy.WHOLE_TURNS) == (0.5, 2, False)


def test_all_the_room_there_is_may_be_used(shelf: Shelf) -> None:
    rules = instead("MOVES = 1\n", f"MOVES = {MOST_MOVES}\n")
    assert shelf.game(players=range(1, MOST_SEATS + 1), rules=rules, policy=f"AIMS = {MOST_AIMS}").players[-1] == MOST_SEATS


# --- what does not fit


@pytest.mark.parametrize(("players", "told"), [(range(2, 6), "2 to 5"), ((0, 1), "0 to 1"), ((), "no"), ((7,), "7")])
def test_a_fifth_seat(shelf: Shelf, players: tuple[int, ...], told: str) -> None:
    shelf.refuses(f"it is for {told} players, and there is room for 1 to 4", players=players)


@pytest.mark.parametrize("moves", [0, MOST_MOVES + 1])
def test_too_many_moves_or_none(shelf: Shelf, moves: int) -> None:
    shelf.refuses(f"it has {moves} moves, and there is room for 1 to 65536", rules=instead("MOVES = 1\n", f"MOVES = {moves}\n"))


@pytest.mark.parametrize("aims", [0, MOST_AIMS + 1])
def test_too_many_aims_or_none(shelf: Shelf, aims: int) -> None:
    shelf.refuses(f"it has {aims} aims, and there is room for 1 to 6", policy=f"AIMS = {aims}")


def test_an_outcome_without_numbers(shelf: Shelf) -> None:
    rules = RULES + "\nLONGEST_OUTCOME = 0\n"
    shelf.refuses("a chance event has at least one integer, so LONGEST_OUTCOME is at least 1", rules=rules)


@pytest.mark.parametrize("verb", ["setup", "legal", "apply", "result"])
def test_a_missing_verb(shelf: Shelf, verb: str) -> None:
    shelf.refuses(f"its rules.py lacks {verb}", rules=instead(f"def {verb}(", f"def not_{verb}("))


def test_missing_words(shelf: Shelf) -> None:
    shelf.refuses("its words.py lacks short, why_not", words="def move_words(s, move):\n    return None")


def test_a_missing_module(shelf: Shelf) -> None:
    name = f"small{next(numbers)}"
    (shelf.place / name).mkdir()
    (shelf.place / name / "__init__.py").touch()
    with pytest.raises(ValueError, match=r"its rules\.py lacks MOVES, Phase, State, apply, legal, result, setup$"):
        assemble(name, title="Small", minutes=(1, 1), players=(2,))


@pytest.mark.parametrize("field", ["turn", "phase", "barrier", "n", "revision"])
def test_a_record_without_what_the_engine_reads(shelf: Shelf, field: str) -> None:
    shelf.refuses(f"its State lacks {field}", rules=instead(f"    {field}: int\n", ""))


def test_phases_without_an_end(shelf: Shelf) -> None:
    shelf.refuses("its Phase lacks OVER", rules=instead("    OVER = 1\n", "    END = 1\n"))


def test_an_option_without_a_field(shelf: Shelf) -> None:
    shelf.refuses("its State has no field for the option speed", rules=instead("    speed: int\n", "    pace: int\n"))


@pytest.mark.parametrize(
    "option",
    [
        Option("speed", ("low", "high"), "medium"),
        Option("speed", ("low", "high"), "low", lab="medium"),
        Option("speed", ("low", "high"), "low", earlier={1: "medium"}),
    ],
    ids=["default", "lab", "earlier"],
)
def test_a_default_that_is_no_value(shelf: Shelf, option: Option) -> None:
    shelf.refuses("'medium' is not among the values of the option speed", options=(option,), revision=2)


def test_a_revision_before_the_first(shelf: Shelf) -> None:
    shelf.refuses("revisions count from 1", revision=0)


@pytest.mark.parametrize(
    ("part", "text", "sentence"),
    [
        ("rules", instead("def setup(s):", "def setup(s, options):"), "setup in rules.py takes 2 arguments instead of 1"),
        ("words", instead("def short(move)", "def short(s, move)", WORDS), "short in words.py takes 2 arguments instead of 1"),
        ("secrets", "def hide(s):\n    pass", "hide in secrets.py takes 1 arguments instead of 2"),
        ("view", "def view(s):\n    return {}", "view in view.py takes 1 arguments instead of 2"),
        ("screen", "def draw_screen(view):\n    return ''", "draw_screen in screen.py takes 1 arguments instead of 2"),
        ("tally", "def tally(s, counts):\n    pass", "tally in tally.py takes 2 arguments instead of 3"),
        ("policy", "def greedy(s):\n    return 0", "greedy in policy.py takes 1 arguments instead of 2"),
    ],
    ids=lambda text: text if text.isalpha() else "",
)
def test_a_function_with_another_number_of_arguments(shelf: Shelf, part: str, text: str, sentence: str) -> None:
    shelf.refuses(sentence, **{part: text})
