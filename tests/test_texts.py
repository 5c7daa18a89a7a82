"""Every language says everything, with the same arguments."""

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from quartett import games
from quartett.engine import Game
from quartett.language import LANGUAGES, Language, messages, text_file
from tests.every import all_games

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
every_text = pytest.mark.parametrize("home", ["", *games.names()])
every_language = pytest.mark.parametrize("code", LANGUAGES)


WHOM = "who"  # given with every message; a language whose verbs do not ask for it does without


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def arguments(message: Message) -> set[str]:
    visitor = Arguments()
    visitor.visit(message)
    return visitor.names - {WHOM}


@every_text
@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_every_language_has_the_same_messages_and_arguments(home: str, code: str) -> None:
    english = messages(text_file(home, "en").read_text())
    other = messages(text_file(home, code).read_text())
    assert english.keys() == other.keys()
    for name, message in english.items():
        assert arguments(other[name]) <= arguments(message), name
        assert arguments(message) - arguments(other[name]) == set() or code == "ja", name  # Japanese may leave a number unsaid


@every_text
@pytest.mark.parametrize("code", [code for code in LANGUAGES if code != "en"])
def test_nothing_was_left_in_english(home: str, code: str) -> None:
    english = messages(text_file(home, "en").read_text())
    other = messages(text_file(home, code).read_text())
    serialize = FluentSerializer().serialize_entry
    long_ones = [name for name, message in english.items() if len(serialize(message)) > 60]
    assert [name for name in long_ones if serialize(english[name]) == serialize(other[name])] == []


@every_game
@every_language
def test_everything_a_game_must_say_is_there(game: Game, code: str) -> None:
    words = Language(game, code)
    wanted = ["title", "tagline", "rules-summary", "rules-detail"]
    for option in game.options:
        wanted += [f"option-{option.name}", f"option-{option.name}-help", *(f"option-{option.name}-{value}" for value in option.values)]
    wanted += [f"event-{phase.name}" for phase in game.rules.Phase]
    wanted += [f"count-{name}" for name in (*game.tally.COUNTS, *game.tally.RATES, *game.tally.HISTOGRAMS) if not name.startswith("_")]
    assert [name for name in wanted if not words.has(name)] == []
    assert all(words(topic) for topic in game.words.topics().values())


@every_game
def test_short_names_are_unique(game: Game) -> None:
    names = [game.words.short(move).casefold() for move in range(game.rules.MOVES)]
    assert len(set(names)) == len(names)
    assert not {"?", "help", "quit", "q", "undo", "log", "rules"} & set(names)
