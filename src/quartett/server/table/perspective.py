"""What one pair of eyes has seen of a table: made from `hide` alone, so it cannot tell what those eyes may not know.

A perspective counts its own versions: an entry that changes nothing these eyes can see (a secret click of another seat) is no part
of it, so not even the number of such entries shows.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import Any, assert_never

import msgspec

from quartett.engine import NONE, Chance, Game, Move, Say, copy, ints, say, verbs
from quartett.engine.record import overwrite, same
from quartett.server.table.entries import Away, Back, Begin, BotSpeed, Entry, Flag, GameEntry, Leave, Rematch, Sit, Undo
from quartett.server.table.play import Facts, new_match

Json = dict[str, Any]
TableEntry = Sit | Begin | Away | Back | Flag | Leave | BotSpeed | Rematch  # what happens besides the game


class Offered(msgspec.Struct):
    """A legal move."""

    move: int
    short: str  # as a person types it
    words: Say
    effect: Say | None  # what it leads to


class Reason(msgspec.Struct, omit_defaults=True):
    """Why these moves are not legal."""

    words: Say
    moves: list[int]
    ruling: str = ""  # the address of the ruling behind it


class Happened(msgspec.Struct):
    """One thing that happened in a step."""

    what: Any  # a happening of the game: its kind and its facts
    words: Say | None


class Line(msgspec.Struct):
    """Something that happened: who did it or, for chance, whom it concerned; in words; and what followed."""

    version: int
    seat: int | None
    event: str  # empty for what happens at the table besides the game
    words: Say
    effect: Say | None
    move: int | None  # negative for a hidden one; none for chance and for what happens besides the game
    happenings: list[Happened] = []  # one after the other, what it led to
    quiet: bool = False  # too small for a line of its own: a later one tells it


class Result(msgspec.Struct):
    places: list[int]  # 1 = first; ties share
    points: list[int]


class Perspective:
    def __init__(self, game: Game, eyes: int, hidden: Any, since: int = 0) -> None:
        self.game, self.eyes, self.hidden = game, eyes, hidden
        self.since = since  # lines of this version and before are not kept
        self.told: list[int] = []  # the number of the entry each version came with
        self.lines: list[msgspec.Raw] = []  # of the versions after `since`
        self.game_version = 0  # the newest version that changed the game and not only the table
        self.result: Result | None = None  # which everybody knows at the end
        self.faces: dict[str, msgspec.Raw] = {}  # what was made of the hidden record, until it changes

    @property
    def version(self) -> int:
        return len(self.told)

    @property
    def is_told(self) -> bool:
        """Is the line of the next version kept?"""
        return self.version >= self.since

    def version_at(self, number: int) -> int:
        """The version these eyes were at after the entry of that number."""
        return bisect_right(self.told, number)

    def lines_after(self, version: int) -> list[msgspec.Raw]:
        return self.lines[max(0, version - self.since) :]

    # --- hearing

    def hear_game(self, number: int, entry: GameEntry, seen: int | None, hidden: Any) -> None:
        """The entry of that number changed the game: the move as these eyes saw it, and what they know after it."""
        self.faces.clear()
        self.game_version = self.version + 1
        if not self.is_told:
            self.told.append(number)
            overwrite(self.hidden, hidden)
            return
        before = self.hidden
        hidden = self.hidden = copy(hidden)
        match entry:
            case Undo():
                self.tell(number, self.game.event(before), entry.seat, say("taken-back"))
            case Chance():
                happened = happenings(self.game, before, None, hidden)
                self.tell(number, self.game.event(before), *chance_told(self.game, before, hidden, happened), None, happened)
            case Move():
                assert seen is not None
                happened = happenings(self.game, before, seen, hidden)
                quiet = bool(self.game.words.quiet(before, seen))
                line = move_told(self.game, before, seen, happened)
                self.tell(number, self.game.event(before), entry.seat, *line, seen, happened, quiet)

    def hear_table(self, number: int, entry: TableEntry) -> None:
        """Something else happened at the table, which everybody sees."""
        if self.is_told:
            self.tell(number, "", entry.seat if isinstance(entry, Sit | Away | Back | Flag | Leave) else None, table_words(entry))
        else:
            self.told.append(number)

    def tell(
        self,
        number: int,
        event: str,
        seat: int | None,
        words: Say,
        effect: Say | None = None,
        move: int | None = None,
        happened: Sequence[Happened] = (),
        quiet: bool = False,
    ) -> None:
        self.told.append(number)
        line = Line(self.version, seat, event, words, effect, move, list(happened), quiet)
        self.lines.append(msgspec.Raw(msgspec.json.encode(line)))

    # --- showing; everything here is made from the hidden record

    def face(self, name: str) -> msgspec.Raw:
        """`view`, `moves` or `reasons` as JSON, made once for each version."""
        if name not in self.faces:
            self.faces[name] = msgspec.Raw(msgspec.json.encode(getattr(self, name)()))
        return self.faces[name]

    def view(self) -> Json:
        found: Json = self.game.view.view(self.hidden, self.eyes)
        return found

    def legal(self) -> list[int]:
        moves = ints(self.game.rules.MOVES)
        return [int(moves[i]) for i in range(verbs.legal(self.hidden, moves))]

    def moves(self) -> list[Offered]:
        return [Offered(move, self.game.words.short(move), *move_line(self.game, self.hidden, move)) for move in self.legal()]

    def reasons(self) -> list[Reason]:
        """Every move that is not legal, grouped by the rule that forbids it."""
        legal = set(self.legal())
        groups: dict[Say, list[int]] = {}
        for move in range(self.game.rules.MOVES):
            if move not in legal:
                groups.setdefault(self.why_not(move), []).append(move)
        return [Reason(words, moves, ruling_behind(self.game, words)) for words, moves in groups.items()]

    def why_not(self, move: int) -> Say:
        reason: Say = self.game.words.why_not(self.hidden, move)
        return reason


def ruling_behind(game: Game, reason: Say) -> str:
    """Where the ruling is told that a reason rests on; empty if it rests on none."""
    ruling = game.words.RULINGS.get(reason.message)
    return f"/rules/{game.name}#{ruling}" if ruling else ""


class Perspectives:
    """The perspectives of one table: its log is gone through once for all eyes together."""

    def __init__(self, facts: Facts, game: Game, since: Mapping[int, int]) -> None:
        """Through which eyes, and from which version on each perspective keeps its lines."""
        self.match = new_match(facts)
        self.glance = copy(self.match.state)  # what one pair of eyes sees, while they look
        self.heard = 0  # entries so far
        self.of = {eyes: Perspective(game, eyes, self.match.hidden(eyes), version) for eyes, version in since.items()}

    @classmethod
    def told(cls, facts: Facts, game: Game, since: Mapping[int, int], entries: Sequence[Entry]) -> "Perspectives":
        """The perspectives up to the last of these entries. Who claims to have seen more has not."""
        found = cls(facts, game, since)
        found.listen(entries)
        for perspective in found.of.values():
            perspective.since = min(perspective.since, perspective.version)
        return found

    def has(self, eyes: int, since: int) -> bool:
        return eyes in self.of and self.of[eyes].since <= since

    def listen(self, entries: Sequence[Entry]) -> None:
        """Hear the entries that are new."""
        for number in range(self.heard + 1, len(entries) + 1):
            self.hear(number, entries[number - 1])
        self.heard = len(entries)

    def hear(self, number: int, entry: Entry) -> None:
        seen: dict[int, int] = {}
        match entry:
            case Move():
                state, move = self.match.state, entry.move
                seen = {eyes: int(verbs.seen(state, move, eyes)) for eyes, perspective in self.of.items() if perspective.is_told}
                self.match.trust(entry)
            case Chance():
                self.match.trust(entry)
            case Undo():
                self.match.undo()
            case _:
                for perspective in self.of.values():
                    perspective.hear_table(number, entry)
                return
        mover = NONE if isinstance(entry, Chance) else entry.seat
        for eyes, perspective in self.of.items():
            overwrite(self.glance, self.match.state)
            verbs.hide(self.glance, eyes)
            if (mover == eyes != NONE) or not same(self.glance, perspective.hidden):
                perspective.hear_game(number, entry, seen.get(eyes), self.glance)
        if self.match.over:  # and nothing takes that back
            self.tell_result()

    def tell_result(self) -> None:
        result = Result(*self.match.result())
        for perspective in self.of.values():
            perspective.result = result


def happenings(game: Game, before: Any, seen: int | None, after: Any) -> list[Happened]:
    """What one pair of eyes saw happen in a step, each with its words. Made from what those eyes know, so it tells no more."""
    return [Happened(each, game.words.happening_words(after, each)) for each in game.happenings.happenings(before, seen, after)]


def move_line(game: Game, before: Any, seen: int) -> tuple[Say, Say | None]:
    """A move in words, and what follows from it where a game says so."""
    return game.words.move_words(before, seen), game.words.effect_words(before, seen)


def move_told(game: Game, before: Any, seen: int, happened: Sequence[Happened]) -> tuple[Say, Say | None]:
    """A move that was made: where words tell what happened, nobody needs to read what was to be expected."""
    words, effect = move_line(game, before, seen)
    return words, None if any(each.words for each in happened) else effect


def chance_told(game: Game, before: Any, after: Any, happened: Sequence[Happened]) -> tuple[int | None, Say, Say | None]:
    """Likewise for what chance did."""
    seat, words, effect = chance_line(game, before, after)
    return seat, words, None if any(each.words for each in happened) else effect


def chance_line(game: Game, before: Any, after: Any) -> tuple[int | None, Say, Say | None]:
    """A chance event: whom it concerns, its words and effect. Told from the records alone, so it knows no more than they do."""
    seat, words, effect = game.words.chance_words(before, after) or (NONE, say(f"event-{game.event(before)}"), None)
    return None if seat == NONE else seat, words, effect


def table_words(entry: TableEntry) -> Say:
    """What happened at the table besides the game."""
    match entry:
        case Sit():
            return say("table-sits", name=entry.name)
        case Begin():
            return say("table-begins")
        case Away():
            return say("table-away")
        case Back():
            return say("table-back")
        case Flag():
            return say("table-flag")
        case Leave():
            return say("table-leaves" if entry.bot is None else "table-leaves-to-bot")
        case BotSpeed():
            return say(f"table-speed-{entry.speed}")
        case Rematch():
            return say("table-rematch")
        case _:
            assert_never(entry)
