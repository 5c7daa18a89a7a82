"""A finished game step by step, through one seat's eyes or everybody's.

Steps come in pages. A page is made in a thread of its own, and kept: a finished game does not change any more.
"""

import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from quartett.engine import NONE, Chance, Entry, Match, Move, Refused, Say, copy, verbs
from quartett.server.machine.fair import FairThreads, Urgency
from quartett.server.table import entries as stored
from quartett.server.table.entries import Undo
from quartett.server.table.frames import Turn, turn_of
from quartett.server.table.perspective import Happened, chance_told, happenings, move_told
from quartett.server.table.play import Facts, new_match

PAGE = 600  # views; how many steps that are depends on how many eyes look
MOST_WAITING = 8  # pages one client may wait for
MOST_KEPT = 32 * 2**20  # bytes of pages, compressed
SOURCES = Path(__file__).resolve().parents[2]
Told = tuple[int | None, Say | None, Say | None]  # whom it concerns, what happened, what followed


class Step(msgspec.Struct):
    """One step of a finished game: what happened, and the table after it. The first is the table before anything happened."""

    version: int
    seat: int | None
    words: Say | None
    effect: Say | None
    event: str
    turn: Turn
    view: Any
    happenings: list[Happened] = []
    used: int | UnsetType = UNSET  # milliseconds a person took, where the table had clocks
    views: list[Any] | UnsetType = UNSET  # every seat's, when all eyes are asked for


class Steps(msgspec.Struct):
    """A page of steps."""

    first: int  # the number of the first one here; 0 is the table before anything happened
    total: int  # how many there are altogether
    given: int  # so many of them were taken over from an earlier game
    steps: list[Step]


class Replays:
    """Makes pages, one at a time, and keeps the newest."""

    def __init__(self) -> None:
        self.threads = FairThreads("replay", 1, MOST_WAITING)
        self.pages: OrderedDict[str, bytes] = OrderedDict()
        self.kept = 0  # bytes

    async def page(self, facts: Facts, entries: list[stored.Entry], eyes: int, everything: bool, first: int, client: str) -> bytes:
        """The page that begins with that step, compressed."""
        length = page_length(facts.players, everything)
        if first % length:
            raise Refused("bad_request", f"pages begin with step 0, {length}, {2 * length} and so on")
        name = tag(facts.id, eyes, everything, first)
        if name in self.pages:
            self.pages.move_to_end(name)
            return self.pages[name]
        made = await self.threads.ask(lambda: compressed(steps_of(facts, entries, eyes, everything, first, length)), client, Urgency.PERSON)
        if name not in self.pages:
            self.pages[name] = made
            self.kept += len(made)
        while self.kept > MOST_KEPT:
            self.kept -= len(self.pages.popitem(last=False)[1])
        return made

    def close(self) -> None:
        self.threads.close()


def page_length(players: int, everything: bool) -> int:
    """How many steps a page has."""
    return PAGE // (players + 1) if everything else PAGE


def compressed(body: bytes) -> bytes:
    return gzip.compress(body, 5, mtime=0)


def tag(table: str, eyes: int, everything: bool, first: int) -> str:
    """The name of a page. Another release may make another page of the same game."""
    return hashlib.sha256(f"{code_hash()} {table} {eyes} {everything} {first}".encode()).hexdigest()[:24]


@cache
def code_hash() -> str:
    digest = hashlib.sha256()
    for path in sorted(SOURCES.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def steps_of(facts: Facts, entries: list[stored.Entry], eyes: int, everything: bool, first: int, most: int) -> bytes:
    """So many steps from that one on: the table before the first step of the game and after each one. What was taken back is left out."""
    match = new_match(facts)
    game, all_kept = match.game, kept(entries)
    following = iter(all_kept)
    for _, entry in islice(following, max(0, first - 1)):
        match.trust(entry)
    steps = [] if first else [step(match, 0, (None, None, None), "", eyes, everything)]
    for version, entry in islice(following, most - len(steps)):
        event, before = match.event, record(match, eyes, everything)
        seen = move_seen(match, entry, eyes, everything)
        match.trust(entry)
        after = record(match, eyes, everything)
        happened = happenings(game, before, seen, after)
        if seen is None:
            line = chance_told(game, before, after, happened)
        else:
            line = (entry.seat if isinstance(entry, Move) else None, *move_told(game, before, seen, happened))
        found = step(match, version, line, event, eyes, everything, happened)
        if isinstance(entry, Move) and entry.time is not UNSET and entry.time.used:
            found.used = entry.time.used
        steps.append(found)
    return msgspec.json.encode(Steps(first, len(all_kept) + 1, facts.undrawn, steps))


def kept(entries: list[stored.Entry]) -> list[tuple[int, Entry]]:
    """The entries of the game with their numbers, without those that were taken back."""
    found: list[tuple[int, Entry]] = []
    for number, entry in enumerate(entries, 1):
        match entry:
            case Undo():
                found.pop()
            case Chance() | Move():
                found.append((number, entry))
    return found


def record(match: Match, eyes: int, everything: bool) -> Any:
    """What the reader may know: one pair of eyes, or the open table."""
    return copy(match.state) if everything else match.hidden(eyes)


def move_seen(match: Match, entry: Entry, eyes: int, everything: bool) -> int | None:
    """The move as the reader sees it; None for chance."""
    if isinstance(entry, Chance):
        return None
    return entry.move if everything else int(verbs.seen(match.state, entry.move, eyes))


def step(match: Match, version: int, line: Told, event: str, eyes: int, everything: bool, happened: Sequence[Happened] = ()) -> Step:
    """A step as the browser gets it: what happened, and the table after it."""
    view = match.game.view.view
    return Step(
        version,
        *line,
        event=event,
        turn=turn_of("over" if match.over else "playing", match.turn if match.turn >= 0 else NONE),
        view=view(match.hidden(eyes), eyes),
        happenings=list(happened),
        views=[view(match.hidden(p), p) for p in range(match.seats)] if everything else UNSET,
    )
