"""A finished game step by step, through one seat's eyes or everybody's."""

from typing import Any

import msgspec

from quartett import games
from quartett.engine import NONE, Match, say
from quartett.server.play import GAME_ENTRIES, Entry, Facts
from quartett.server.show import turn_of
from quartett.server.story import wire

Json = dict[str, Any]


def steps_of(facts: Facts, entries: list[Entry], eyes: int, everything: bool) -> bytes:
    """The table before the first step and after each one; what was taken back is left out."""
    game = games.load(facts.game)
    match = Match(game, facts.players, facts.options)
    steps = [step(match, 0, None, "", None, eyes, everything)]
    for version, entry in kept(entries):
        seat, event = entry.get("seat"), match.event
        words = words_of(match, entry, event, eyes, everything)
        match.trust(entry)
        steps.append(step(match, version, seat, event, words, eyes, everything))
    return msgspec.json.encode({"steps": steps})


def kept(entries: list[Entry]) -> list[tuple[int, Entry]]:
    """The entries of the game with their numbers, without those that were taken back."""
    found: list[tuple[int, Entry]] = []
    for number, entry in enumerate(entries, 1):
        if "undo" in entry:
            found.pop()
        elif any(kind in entry for kind in GAME_ENTRIES):
            found.append((number, entry))
    return found


def words_of(match: Match, entry: Entry, event: str, eyes: int, everything: bool) -> Json | None:
    if "chance" in entry:
        return wire(say(f"event-{event}"))
    seat = match.turn if everything else eyes
    hidden = match.hidden(seat)
    seen = int(match.game.secrets.seen(match.state, entry["move"], seat))
    return wire(match.game.words.move_words(hidden, seen))


def step(match: Match, version: int, seat: int | None, event: str, words: Json | None, eyes: int, everything: bool) -> Json:
    game = match.game
    turn = match.turn if match.turn >= 0 else NONE
    row: Json = {"version": version, "seat": seat, "event": event, "words": words}
    row["turn"] = turn_of("over" if match.over else "playing", turn)
    row["view"] = game.view.view(match.hidden(eyes), eyes)
    if everything:
        row["views"] = [game.view.view(match.hidden(p), p) for p in range(match.seats)]
    return row
