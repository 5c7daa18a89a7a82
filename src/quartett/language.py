"""Sentences in English, German and Japanese: the games' messages, and the few that belong to no game."""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from quartett.engine import Game, Refused, Say, say

LANGUAGES = {"en": "English", "de": "Deutsch", "ja": "日本語"}


def text_file(game: str, code: str) -> Path:
    """Where a game's words are; those of no game are in the package's own text directory."""
    home = f"quartett.games.{game}" if game else "quartett"
    return Path(str(files(home))) / "text" / f"{code}.ftl"


def messages(source: str) -> dict[str, Message]:
    """The messages of a text file by name; a file that does not parse is an error, not a gap."""
    parsed = FluentParser().parse(source)
    for entry in parsed.body:
        if isinstance(entry, Junk):
            raise ValueError(f"not Fluent: {str(entry.content).strip()[:200]}")
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, Message)}


@lru_cache(64)
def bundle(code: str, *texts: str) -> FluentBundle:
    """These texts, read once: parsing takes far longer than speaking, and a table changes only what is filled in."""
    found = FluentBundle([code], use_isolating=False)
    for text in texts:
        found.add_resource(FluentResource(text), allow_overrides=True)
    return found


class Language:
    """One language's voice for one game: turns a Say into a sentence.

    Every message may ask for the table's options by their names, and for the number of `players`: what it says is then what holds at
    that table. Where nobody has chosen, the usual options hold.
    """

    def __init__(self, game: Game | None, code: str, players: int | None = None, options: Mapping[str, str] | None = None) -> None:
        if code not in LANGUAGES:
            raise Refused("bad_option", f"there is no language {code!r}; the languages: {', '.join(LANGUAGES)}")
        self.code = code
        self.game = game
        self._table = table_fill(game, players, options or {}) if game else {}
        homes = ("", game.name) if game else ("",)
        self._bundle = bundle(code, *(text_file(home, code).read_text(encoding="utf-8") for home in homes))

    def __call__(self, sentence: Say | str, **fill: Any) -> str:
        if isinstance(sentence, str):
            sentence = say(sentence, **fill)
        message = self._bundle.get_message(sentence.message)
        if message.value is None:
            raise LookupError(f"the message {sentence.message} says nothing")
        text, errors = self._bundle.format_pattern(message.value, self._filled(sentence.fill))
        if errors:
            raise LookupError(f"{sentence.message} in {self.code}: {errors[0]}")
        return str(text)

    def _filled(self, fill: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments as text. `who` is whom it is about: a page says "you" to whoever reads of themselves."""
        return {"who": "other", **self._table, **{name: self(value) if isinstance(value, Say) else value for name, value in fill.items()}}

    def rules(self) -> list[str]:
        """Summary and details, as they hold at this table: a paragraph that does not hold there is empty, and left out."""
        return ["\n".join(filter(None, self(f"rules-{depth}").splitlines())) for depth in ("summary", "detail")]

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)


def table_fill(game: Game, players: int | None, options: Mapping[str, str]) -> dict[str, str | int]:
    """What a message may ask for of the table. A number is one, so that a message can choose by it."""
    seats = game.usual_players if players is None else players
    return {"players": seats, **{name: int(value) if value.isdecimal() else value for name, value in game.settings(seats, options).items()}}


@cache
def language(game: Game | None, code: str) -> Language:
    """The voice where there is no table, or a usual one."""
    return Language(game, code)


def find_move(game: Game, s: Any, text: str) -> int | None:
    """The move a person or program means: its short name or its English sentence, any case; None if there is no such."""
    wanted = " ".join(text.split()).casefold()
    english = language(game, "en")
    for move in range(game.rules.MOVES):
        if game.words.short(move).casefold() == wanted:
            return move
    for move in range(game.rules.MOVES):
        if english(game.words.move_words(s, move)).casefold() == wanted:
            return move
    return None
