"""What one pair of eyes has seen of a table: made from `hide` alone, so it cannot tell what those eyes may not know.

A story counts its own versions: an entry that changes nothing these eyes can see (a secret click of another seat) is no part
of it, so not even the number of such entries shows.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

import msgspec

from quartett.engine import NONE, OVER, Match, Say, ints, say
from quartett.engine import game as verbs
from quartett.engine.record import to_bytes
from quartett.server.play import GAME_ENTRIES, Entry, Facts

Json = dict[str, Any]


def wire(sentence: Say | None) -> Json | None:
    """A sentence as the browser gets it."""
    if sentence is None:
        return None
    fill = {name: wire(value) if isinstance(value, Say) else value for name, value in (sentence.fill or {}).items()}
    return {"m": sentence.message, "f": fill}


class Story:
    def __init__(self, match: Match, eyes: int, since: int = 0) -> None:
        self.match, self.game, self.eyes = match, match.game, eyes
        self.since = since  # lines of this version and before are not kept
        self.told: list[int] = []  # the number of the entry each version came with
        self.lines: list[msgspec.Raw] = []  # of the versions after `since`
        self.heard = 0  # entries so far
        self.game_version = 0  # the newest version that changed the game and not only the table
        self.hidden = match.hidden(eyes)
        self.faces: dict[str, msgspec.Raw] = {}  # what was made of the hidden record, until it changes

    @classmethod
    def of(cls, facts: Facts, game: Any, eyes: int, since: int = 0) -> "Story":
        return cls(Match(game, facts.players, facts.options), eyes, since)

    @property
    def version(self) -> int:
        return len(self.told)

    def version_at(self, number: int) -> int:
        """The version these eyes were at after the entry of that number."""
        return bisect_right(self.told, number)

    def lines_after(self, version: int) -> list[msgspec.Raw]:
        return self.lines[max(0, version - self.since) :]

    # --- listening

    def listen(self, entries: Sequence[Entry]) -> None:
        """Hear the entries that are new."""
        for entry in entries[self.heard :]:
            self.heard += 1
            if any(kind in entry for kind in GAME_ENTRIES):
                self.hear_game(entry)
            else:
                self.tell(None, entry.get("sit", entry.get("away", entry.get("back"))), table_words(entry), None, None)

    def hear_game(self, entry: Entry) -> None:
        before, shown = self.hidden, self.version >= self.since
        event = self.game.event(before) if shown else ""
        seen = verbs.seen(self.match.state, entry["move"], self.eyes) if shown and "move" in entry else None
        self.carry_out(entry)
        self.hidden = self.match.hidden(self.eyes)
        if entry.get("seat") != self.eyes and to_bytes(before) == to_bytes(self.hidden):
            return
        self.faces.clear()
        self.game_version = self.version + 1
        if not shown:
            self.told.append(self.heard)  # a line nobody asks for any more
        elif "undo" in entry:
            self.tell(event, entry["seat"], say("taken-back"), None, None)
        elif seen is None:
            self.tell(event, *chance_line(self.game, before, self.hidden), None)
        else:
            self.tell(event, entry["seat"], *move_line(self.game, before, int(seen)), int(seen))

    def carry_out(self, entry: Entry) -> None:
        if "undo" in entry:
            self.match.undo()
        else:
            self.match.trust(entry)

    def tell(self, event: str | None, seat: int | None, words: Say, effect: Say | None, move: int | None) -> None:
        self.told.append(self.heard)
        if self.version > self.since:
            line = {"version": self.version, "seat": seat, "event": event or "", "words": wire(words), "effect": wire(effect), "move": move}
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

    def moves(self) -> list[Json]:
        return [
            {
                "move": move,
                "short": self.game.words.short(move),
                "words": wire(done),
                "effect": wire(effect),
            }
            for move in self.legal()
            for done, effect in [move_line(self.game, self.hidden, move)]
        ]

    def reasons(self) -> list[Json]:
        """Every move that is not legal, grouped by the rule that forbids it."""
        legal = set(self.legal())
        groups: dict[Say, list[int]] = {}
        for move in range(self.game.rules.MOVES):
            if move not in legal:
                groups.setdefault(self.why_not(move), []).append(move)
        return [{"words": wire(words), "moves": moves} for words, moves in groups.items()]

    def why_not(self, move: int) -> Say:
        reason: Say = self.game.words.why_not(self.hidden, move)
        return reason

    def result(self) -> Json | None:
        """Places and points, which everybody knows at the end."""
        if self.hidden.turn != OVER:
            return None
        places, points = self.match.result()
        return {"places": places, "points": points}


def move_line(game: Any, before: Any, seen: int) -> tuple[Say, Say | None]:
    """A move in words, and what follows from it where a game says so."""
    effect = getattr(game.words, "effect_words", None)
    return game.words.move_words(before, seen), effect(before, seen) if effect else None


def chance_line(game: Any, before: Any, after: Any) -> tuple[int | None, Say, Say | None]:
    """A chance event: whom it concerns, its words and effect. Told from the records alone, so it knows no more than they do."""
    tell = getattr(game.words, "chance_words", None)
    seat, words, effect = (tell(before, after) if tell else None) or (NONE, say(f"event-{game.event(before)}"), None)
    return None if seat == NONE else seat, words, effect


def table_words(entry: Entry) -> Say:
    """What happened at the table besides the game."""
    match entry:
        case {"sit": _, "name": name}:
            return say("table-sits", name=name)
        case {"begin": _}:
            return say("table-begins")
        case {"away": _}:
            return say("table-away")
        case {"back": _}:
            return say("table-back")
        case {"speed": speed}:
            return say(f"table-speed-{speed}")
        case _:
            return say("table-rematch")
