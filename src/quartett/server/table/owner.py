"""The owner of a live table: one task, one inbox. A request is checked, kept in the log, answered, shown - in that order."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal, Protocol

import msgspec

from quartett.engine import NONE, Move, Refused, copy
from quartett.engine.lesson import Stand
from quartett.engine.record import same
from quartett.server.club import results
from quartett.server.machine import journal
from quartett.server.machine.bots import BotThreads
from quartett.server.machine.fair import Urgency
from quartett.server.settings import Settings
from quartett.server.storage import sql
from quartett.server.storage.sql import Change
from quartett.server.storage.writer import Writer
from quartett.server.table import chance, daily, days, rows
from quartett.server.table.access import Asker
from quartett.server.table.clocks import Clocks
from quartett.server.table.entries import Begin, Entry, Leave, Sit, Speed, Undo
from quartett.server.table.perspective import Perspective, Perspectives
from quartett.server.table.play import Facts, Phase, Play, Seat, is_long

Asked = tuple[str, str]  # a guest, and the guest's name for a request


class Viewer(Protocol):
    """Somebody connected to a table."""

    guest: str | None
    eyes: int
    visible: bool  # is the page in front, as far as it says?
    heard: float  # when it last sent anything
    lost: bool  # has its line broken, without a goodbye?

    def refresh(self) -> None: ...
    def dismiss(self, reason: Literal["slow", "shutdown"]) -> None: ...


@dataclass
class Request:
    ask: Callable[[Play], Any]
    asked: Asked | None
    done: "asyncio.Future[tuple[Any, int]]"  # what came of it, and the number of its first entry


@dataclass(frozen=True)
class Public:
    """What everybody may know of the table besides the game, as of the last commit."""

    seats: list[Seat]
    out: list[bool]  # which seats have nothing more to decide
    phase: Phase
    turn: int
    can_undo: bool
    speed: Speed
    next: str | None
    stand: Stand | None = None  # in the lesson, if it is one
    clocks: Clocks | None = None  # if there are any


class Listener(Protocol):
    """Who hears what has happened at a table."""

    def changed(self, owner: "Owner", before: Public, born: Facts | None) -> None: ...
    def lost(self, owner: "Owner", person: str) -> None: ...


class Owner:
    listener: Listener | None = None

    def __init__(self, facts: Facts, play: Play, asked: dict[Asked, int], writer: Writer, bots: BotThreads, settings: Settings) -> None:
        self.facts, self.play, self.asked = facts, play, asked
        self.writer, self.bots, self.settings = writer, bots, settings
        self.game, self.options = play.game, play.match.options
        self.commitment = chance.commitment(facts.secret)
        self.inbox: asyncio.Queue[Request] = asyncio.Queue(settings.limits.inbox)
        self.viewers: set[Viewer] = set()
        self.comings = 0  # grows whenever others can see that somebody came or went
        self.perspectives: Perspectives | None = None  # told when somebody looks
        self.telling = asyncio.Lock()
        self.entries: list[Entry] = list(play.entries)  # those that are durable
        self.seen_by_all = play.match.hidden(NONE)
        self.left_at: dict[str | None, float] = {}  # when a guest was last here, since the table is in memory
        self.public = self.picture()
        self.turn_at = 0.0  # since when it is the turn of whose turn it is
        self.bot: asyncio.Task[None] | None = None
        self.gone = False  # left memory: ask the tables for it again
        self.task: asyncio.Task[None] | None = None
        self.since = self.asked_at = asyncio.get_running_loop().time()
        self.resting: asyncio.TimerHandle | None = None

    # --- being asked

    async def do(self, ask: Callable[[Play], Any], asked: Asked | None = None) -> tuple[Any, int]:
        """Have something done in turn; returns when it is durable, with the number of its first entry."""
        if self.gone:
            raise Refused("unavailable", "the table is being put away; ask again")
        loop = asyncio.get_running_loop()
        request, self.asked_at = Request(ask, asked, loop.create_future()), loop.time()
        try:
            self.inbox.put_nowait(request)
        except asyncio.QueueFull:
            raise Refused("too_fast", "too much is going on at this table") from None
        return await request.done

    async def run(self) -> None:
        """Begin if everybody is here, then serve requests until nobody needs the table."""
        try:
            await self.carry_out(Request(Play.begin_if_full, None, asyncio.get_running_loop().create_future()))
            self.rest(self.play)
            while not self.gone:
                await self.carry_out(await self.inbox.get())
        except Exception as problem:
            journal.note_failure("table_failed", problem, table=self.facts.id)
        finally:
            self.leave()

    def rest(self, play: Play) -> None:
        """Leave memory if nobody needs the table; else look again later. A timer for every request would be dear."""
        loop, idle = asyncio.get_running_loop(), self.settings.idle_seconds
        self.gone = loop.time() - self.asked_at >= idle and not self.viewers and self.bot is None
        if not self.gone:
            self.resting = loop.call_later(idle, self.ask_to_rest)

    def ask_to_rest(self) -> None:
        if self.inbox.full():  # no time to rest
            self.rest(self.play)
        else:
            self.inbox.put_nowait(Request(self.rest, None, asyncio.get_running_loop().create_future()))

    def put_away(self, play: Play) -> None:
        """Leave memory now, whoever needs the table."""
        self.gone = True

    def leave(self) -> None:
        """Out of memory; the log has everything."""
        self.gone = True
        if self.resting:
            self.resting.cancel()
        if self.bot:
            self.bot.cancel()
        while not self.inbox.empty():
            _refuse(self.inbox.get_nowait(), Refused("unavailable", "the table is being put away; ask again"))
        for viewer in self.viewers:
            viewer.dismiss("shutdown")

    async def carry_out(self, request: Request) -> None:
        if request.asked in self.asked:
            _answer(request, None, self.asked[request.asked])
            return
        try:
            outcome = request.ask(self.play)
        except Refused as refused:
            _refuse(request, refused)
            return
        except Exception as problem:
            _refuse(request, Refused("internal", "this did not work"))
            raise problem
        number = len(self.entries) + 1
        if (self.play.fresh or self.play.removed) and not await self.keep(request):
            return
        _answer(request, outcome, number)
        if len(self.entries) >= number:
            self.refresh()
            self.wake_bot()

    async def keep(self, request: Request) -> bool:
        """Make the new entries durable. If that fails, the memory is wrong and is thrown away."""
        try:
            await self.writer.write(self.change(request.asked))
        except Refused as refused:
            self.gone = True
            _refuse(request, refused)
            return False
        if request.asked:
            self.asked[request.asked] = len(self.entries) + 1
        if moves := sum(isinstance(entry, Move) for entry in self.play.fresh):
            journal.measure("moved", game=self.facts.game, by="person" if request.asked else "bot", moves=moves)
        self.entries += self.play.fresh
        before, born = self.public, self.play.born
        self.play.fresh, self.play.born = [], None
        self.gone = self.gone or self.play.removed
        self.seen_by_all = self.play.match.hidden(NONE)
        self.public = self.picture()
        if self.public.turn != before.turn:
            self.turn_at = asyncio.get_running_loop().time()
        if self.listener and not self.gone:
            self.listener.changed(self, before, born)
        return True

    def change(self, asked: Asked | None) -> Change:
        play, table = self.play, self.facts.id
        first = len(self.entries) + 1
        if play.removed:
            return Change(removed=table)
        kept = []
        for number, entry in enumerate(play.fresh, first):
            guest, request = asked if asked and number == first else (None, None)
            kept.append(sql.entry_row(table, number, entry, guest, request))
        seats = any(isinstance(entry, Sit | Begin | Leave) for entry in play.fresh)
        change = rows.new_table(play.born) if play.born else Change()
        change.entries, change.table = kept, rows.added_up(play, self.is_visible())
        change.seats += rows.seat_rows(table, play.seats) if seats else []
        change.uptime = play.uptime.read() if play.clocks else None
        if play.match.over and self.facts.daily == days.today():  # who finishes it later may have seen others play it
            change.daily = daily.row(self.facts.daily, self.facts.game, self.facts.host, table, play.match)
        if play.match.over and self.public.phase != "over":
            change.then = partial(results.keep, results.rows(play, sql.now()))
        return change

    def is_visible(self) -> bool:
        """Can everybody see that something happened?"""
        secret = all(isinstance(entry, Move | Undo) for entry in self.play.fresh)
        return not (secret and same(self.seen_by_all, self.play.match.hidden(NONE)))

    def picture(self) -> Public:
        play = self.play
        seats, out = [msgspec.structs.replace(seat) for seat in play.seats], [play.is_out(p) for p in range(len(play.seats))]
        clocks = play.clocks.copy() if play.clocks else None
        return Public(seats, out, play.phase, play.turn, play.match.can_undo, play.speed, play.next, play.stand, clocks)

    def asker(self, guest: str | None) -> Asker:
        """Somebody who asks something of the table as it is kept."""
        return Asker(guest, self.facts, [seat.guest for seat in self.public.seats], self.public.phase == "over")

    # --- bots

    def wake_bot(self) -> None:
        """If a bot is to move, let it think; a bot that thought about something else is stopped."""
        if self.bot:
            self.bot.cancel()
        name = self.play.bot_to_move if self.is_wanted else None
        self.bot = asyncio.create_task(self.let_bot_move(name, self.play.turn)) if name else None

    @property
    def is_wanted(self) -> bool:
        """Does anybody care how it goes on? Bots among themselves rest until somebody looks, but finish what people have begun."""
        must_end = self.facts.rated or (self.facts.clock is not None and self.facts.clock.hard)
        return bool(self.viewers) or self.play.waits_for_people or self.play.is_left_to_bots or must_end

    async def let_bot_move(self, name: str, seat: int) -> None:
        hidden, number = self.play.match.hidden(seat), len(self.play.entries)
        pause = asyncio.sleep(0 if self.play.is_left_to_bots else self.settings.bot_seconds[self.play.speed])
        try:
            move, _ = await asyncio.gather(self.chosen_move(name, hidden), pause)
        except Exception as problem:
            journal.note_failure("bot_failed", problem, table=self.facts.id, game=self.facts.game)
            return
        self.bot = None  # from here on it may not be stopped by its own move
        with suppress(Refused):
            await self.do(lambda play: play.bot_move(seat, move, number))

    async def chosen_move(self, name: str, hidden: Any) -> int:
        """In a lesson the move it has; else what the bot thinks of, in a daily deal with the same lots for everybody."""
        if (scripted := self.play.scripted) is not None:
            return scripted
        lots = daily.lots(self.facts.secret, len(self.play.match.entries)) if self.facts.daily else None
        return await self.bots.move(self.game, name, hidden, self.facts.host, self.urgency, lots)

    @property
    def urgency(self) -> Urgency:
        return Urgency.PERSON if self.play.waits_for_people else Urgency.NOBODY

    # --- showing

    def perspective(self, eyes: int, since: int = 0) -> Perspective:
        """What those eyes have seen up to the last commit, with its lines after version `since`."""
        if not self.has_perspective(eyes, since):
            self.adopt(Perspectives.told(self.facts, self.game, self.wanted(eyes, since), self.entries))
        assert self.perspectives
        self.perspectives.listen(self.entries)
        return self.perspectives.of[eyes]

    async def make_perspective(self, eyes: int, since: int) -> None:
        """Have that perspective at hand; a long one is told in a thread."""
        if not is_long(self.facts, len(self.entries), self.settings.long_log):
            return
        async with self.telling:  # who comes meanwhile finds it told
            if not self.has_perspective(eyes, since):
                wanted, entries = self.wanted(eyes, since), list(self.entries)
                self.adopt(await asyncio.to_thread(Perspectives.told, self.facts, self.game, wanted, entries))

    def has_perspective(self, eyes: int, since: int) -> bool:
        return self.perspectives is not None and self.perspectives.has(eyes, since)

    def wanted(self, eyes: int, since: int) -> dict[int, int]:
        """Which perspectives to tell. When one comes back the others do, mostly having seen about as much: tell them together."""
        others = [p for p, seat in enumerate(self.public.seats) if seat.guest] if self.perspectives is None else []
        return dict.fromkeys((eyes, *others), since)

    def adopt(self, told: Perspectives) -> None:
        if self.perspectives is None:
            self.perspectives = told
            return
        self.perspectives.listen(self.entries)
        told.listen(self.entries)
        self.perspectives.of.update(told.of)

    def refresh(self) -> None:
        for viewer in self.viewers:
            viewer.refresh()

    def come(self, viewer: Viewer) -> None:
        if self.gone:  # since the viewer set out
            viewer.dismiss("shutdown")
            return
        before, wanted = self.presence(), self.is_wanted
        self.viewers.add(viewer)
        if not wanted:
            self.wake_bot()
        viewer.refresh()
        self.note_presence(before)

    def go(self, viewer: Viewer) -> None:
        before = self.presence()
        self.viewers.discard(viewer)
        self.left_at[viewer.guest] = asyncio.get_running_loop().time()
        if self.bot and not self.is_wanted:
            self.wake_bot()  # which puts it to rest
        self.note_presence(before)
        self.note_loss(viewer)

    def note_loss(self, viewer: Viewer) -> None:
        """A line that breaks may have been dead for a while: who was thought to look on has perhaps seen nothing."""
        missed = viewer.lost and viewer.visible and viewer.heard < self.turn_at
        if self.listener and viewer.guest and missed and not self.gone and not self.is_watched_by(viewer.guest):
            self.listener.lost(self, viewer.guest)

    def is_watched_by(self, guest: str) -> bool:
        """Has this guest the table in front of them?"""
        return any(viewer.guest == guest and viewer.visible for viewer in self.viewers)

    def presence(self) -> tuple[set[str | None], int]:
        """What can be seen of who is here: a second window of the same guest cannot."""
        return {viewer.guest for viewer in self.viewers}, self.onlookers()

    def note_presence(self, before: tuple[set[str | None], int]) -> None:
        if self.presence() != before:
            self.comings += 1
            self.refresh()

    def is_present(self, seat: int) -> bool:
        guest = self.public.seats[seat].guest
        return guest is None or any(viewer.guest == guest for viewer in self.viewers)

    def is_awaited(self, seat: int) -> bool:
        """Is who sits there at the table, or may be back any moment? After a restart everybody may."""
        gone = asyncio.get_running_loop().time() - self.left_at.get(self.public.seats[seat].guest, self.since)
        return self.is_present(seat) or gone < self.settings.limits.grace_seconds

    def onlookers(self) -> int:
        return sum(viewer.eyes == NONE for viewer in self.viewers)

    def hidden_for_hint(self, seat: int) -> Any:
        return copy(self.perspective(seat, self.perspective_since(seat)).hidden)

    def perspective_since(self, eyes: int) -> int:
        """Whatever is in memory will do."""
        return self.perspectives.of[eyes].since if self.perspectives and eyes in self.perspectives.of else 0


def _answer(request: Request, outcome: Any, number: int) -> None:
    if not request.done.done():
        request.done.set_result((outcome, number))


def _refuse(request: Request, refused: Refused) -> None:
    if not request.done.done():
        request.done.set_exception(refused)
        request.done.exception()  # the asker may be gone, or be the table itself
