"""Who may see and do what at a table: every such question is answered here and nowhere else.

What of the game somebody may know is another matter: that is `hide` of the game's secrets.py.
"""

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from quartett.engine import Refused
from quartett.server.table import days


class UnknownTable(Refused):
    def __init__(self) -> None:
        super().__init__("not_found", "there is no such table, or it is not open to you")


class Fixed(Protocol):
    """What access asks of a table's facts."""

    game: str
    host: str
    invite: str
    onlookers: bool
    listed: bool
    daily: str
    rated: bool


@dataclass(frozen=True)
class Asker:
    """Somebody who asks something of a table; without a guest, a stranger."""

    guest: str | None
    facts: Fixed
    seated: Collection[str | None]  # the guest of each seat; a bot's or an open seat has none
    over: bool

    @property
    def is_host(self) -> bool:
        return self.guest is not None and self.guest == self.facts.host

    @property
    def sits(self) -> bool:
        return self.guest is not None and self.guest in self.seated

    @property
    def belongs(self) -> bool:
        return self.sits or self.is_host

    @property
    def is_sealed(self) -> bool:
        """Is it a deal of a day that is not over? Others are still to play these cards: all that shows them stays with who was there."""
        return bool(self.facts.daily) and self.facts.daily >= days.today()

    def is_invited(self, token: str | None) -> bool:
        return token is not None and secrets.compare_digest(self.facts.invite.encode(), token.encode())

    # --- seeing

    def need_watch(self) -> None:
        """Look at the table as it is played. A finished game is open to everybody who has its address, unless it is sealed."""
        if not (self.belongs or ((self.over or self.facts.onlookers) and not self.is_sealed)):
            raise UnknownTable

    def need_find(self, token: str | None) -> None:
        """Learn that there is such a table, and who sits there."""
        if not (self.facts.listed or self.is_invited(token)):
            self.need_watch()

    def need_end(self) -> None:
        """Read the whole log, with everything that was hidden: replay, record, check and review."""
        if self.is_sealed and not self.belongs:
            raise UnknownTable
        if not self.over:
            raise Refused("forbidden", "the game is not over yet")

    def need_go_on_from(self) -> None:
        """Open a table that goes on from a step of this one."""
        self.need_end()
        if self.is_sealed:
            raise Refused("sealed", "this is today's deal: nobody goes on from it before the day is over")

    def need_broken_log(self) -> None:
        """Read the log of a game that cannot go on: everything that was hidden is in it, so only those who were there."""
        if not self.belongs:
            raise UnknownTable
        if self.is_sealed:
            raise Refused("sealed", "this is today's deal: its log can be read when the day is over")

    # --- doing

    def need_free(self) -> None:
        """Let a bot play: at a daily deal everybody has the same means."""
        if self.facts.daily:
            raise Refused("forbidden", "not at a daily deal: everybody plays it with the same means")

    def need_help(self) -> None:
        """Take back, ask for a hint."""
        self.need_free()
        if self.facts.rated:
            raise Refused("forbidden", "not in a rated game: it tells how well people play by themselves")

    def need_join(self, token: str | None) -> None:
        """Take an open seat."""
        if not (self.sits or self.facts.listed or self.is_invited(token)):
            raise UnknownTable

    def need_host(self) -> None:
        """Begin with bots, change the table, let a bot play for somebody absent."""
        if not self.is_host:
            raise Refused("forbidden", "only the host can do that")

    def need_own(self, seat: str | None) -> None:
        """Move for a seat: only the guest who sits there."""
        if self.guest is None or seat != self.guest:
            raise Refused("forbidden", "this seat is not yours")

    def need_own_or_host(self, seat: str | None) -> None:
        """Take a seat back from a bot."""
        if not self.is_host and (self.guest is None or seat != self.guest):
            raise Refused("forbidden", "only the host, or who sits there, can do that")

    def need_claim(self, seat: str | None) -> None:
        """Have a bot play for somebody whose time is up: whoever else belongs to the table."""
        if not self.belongs or seat == self.guest:
            raise Refused("forbidden", "only who plays with them can do that")

    def need_rematch(self) -> None:
        self.need_end()
        if not self.sits:
            raise Refused("forbidden", "only who played can ask for a rematch")
