"""The clocks of a table: what people agreed upon, and what the entries of its log add up to.

A clock runs for the person to move, never for a bot or for chance. Only what everybody can see earns time, and time that was used is
a plain sum: so a clock shows the same whether or not somebody clicked in secret meanwhile.
"""

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta

from quartett.engine import NONE, Chance, Move, Refused
from quartett.server.table.entries import Entry, Flag, Undo

SECOND, HOUR, DAY = 1_000, 3_600, 86_400  # in milliseconds; in seconds
MOST_SECONDS = 60 * DAY
LIVE = ((10, 4 * HOUR), (0, 600), (0, 8 * HOUR))  # from, to: start, increment, maximum
TURNS = ((HOUR, 30 * DAY), (0, 30 * DAY), (0, MOST_SECONDS))
BACK_SHARE = 10  # who lost the seat comes back with at least this part of the start, and an increment
Seconds = Annotated[int, Meta(ge=0, le=MOST_SECONDS)]


class Clock(msgspec.Struct, frozen=True):
    """What people agree upon when a table is made."""

    start: Seconds  # what everybody begins with
    increment: Seconds = 0  # what is added for a decision; a game may say that one earns more, or nothing
    most: Seconds = 0  # nobody saves up more; 0: as much as they like
    weekends: bool = True  # does time run on Saturday and Sunday (UTC)?
    hard: bool = False  # who has no time left loses the seat at once and for good; else when somebody claims it, until they come back
    bot: Annotated[str, Meta(max_length=32)] = "casual"  # that plays for them


def check(clock: Clock, live: bool) -> None:
    """Refuse what nobody could play by."""
    names = ("start", "increment", "most")
    for name, value, (least, most) in zip(names, (clock.start, clock.increment, clock.most), LIVE if live else TURNS, strict=True):
        if not least <= value <= most:
            raise Refused("bad_option", f"a clock's {name} is {least} to {most} seconds at this pace, not {value}")
    if 0 < clock.most < clock.start:
        raise Refused("bad_option", "a clock's maximum is at least what everybody begins with")
    if live and not clock.weekends:
        raise Refused("bad_option", "who plays live plays on weekends, too")


class Clocks:
    def __init__(self, terms: Clock, seats: int) -> None:
        self.terms = terms
        self.left = [terms.start * SECOND] * seats  # when the running one began to run
        self.running = NONE
        self.since = 0  # when it did, or when time was last noted
        self.earned: list[int] = []  # by each entry of the game: what is taken back is taken from the clock, too

    def copy(self) -> "Clocks":
        found = Clocks(self.terms, 0)
        found.left, found.running, found.since = list(self.left), self.running, self.since
        return found

    def used(self, now: int) -> int:
        """By the person to move, since time was last noted."""
        return max(0, now - self.since) if self.running != NONE else 0

    def left_at(self, seat: int, now: int) -> int:
        return max(0, self.left[seat] - (self.used(now) if seat == self.running else 0))

    def has_fallen(self, seat: int, now: int) -> bool:
        """Is this seat to move, and has no time left?"""
        return seat == self.running != NONE and self.left_at(seat, now) == 0

    @property
    def flag(self) -> int | None:
        """When the running clock comes to its end."""
        return self.since + self.left[self.running] if self.running != NONE else None

    def hear(self, entry: Entry, running: int) -> None:
        """An entry was carried out; now the clock of that seat runs, or none."""
        time = getattr(entry, "time", UNSET)
        if time is not UNSET:
            if self.running != NONE:
                self.left[self.running] = max(0, self.left[self.running] - time.used)
            self.since = time.at
        match entry:
            case Move():
                self.earned.append(self.add(entry.seat, 0 if entry.time is UNSET else entry.time.earned))
            case Chance():
                self.earned.append(0)
            case Undo():
                self.left[entry.seat] = max(0, self.left[entry.seat] - self.earned.pop())
            case Flag():
                back = self.terms.start // BACK_SHARE + self.terms.increment
                self.left[entry.seat] = max(self.left[entry.seat], back * SECOND)
        self.running = running

    def add(self, seat: int, times: int) -> int:
        """What a seat earned, up to the most it may have; how much that was."""
        before, wanted = self.left[seat], self.left[seat] + times * self.terms.increment * SECOND
        self.left[seat] = max(before, min(wanted, self.terms.most * SECOND)) if self.terms.most else wanted
        return self.left[seat] - before
