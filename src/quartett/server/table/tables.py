"""All tables: the live ones in memory, the others in the log."""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress

import msgspec

from quartett.engine import Refused
from quartett.server.machine import journal
from quartett.server.machine.bots import BotThreads
from quartett.server.machine.compiling import Compiler
from quartett.server.settings import Settings
from quartett.server.storage import sql
from quartett.server.storage.database import Database
from quartett.server.storage.reader import Reader
from quartett.server.storage.sql import Change
from quartett.server.storage.writer import Writer
from quartett.server.table import entries, examples, rows
from quartett.server.table.access import Asker, UnknownTable
from quartett.server.table.owner import Asked, Listener, Owner
from quartett.server.table.play import Facts, Play, is_long

Log = tuple[bytes, list[sql.Kept]]  # a table's facts and entries
EXPIRE_SECONDS = 600.0  # between two looks
BEAT_SECONDS = 1.0  # so much a clock may win when the server is killed, and so late a flag may fall
CANNOT_GO_ON = "cannot_go_on"
NAME = re.compile(r"[A-Za-z0-9_-]{1,32}")  # not every database takes every character


class Tables:
    def __init__(self, settings: Settings, database: Database, compiler: Compiler) -> None:
        self.settings, self.database, self.compiler = settings, database, compiler
        self.writer = Writer(database)
        self.bots = BotThreads()
        self.listener: Listener | None = None  # of what happens at any table
        self.live: dict[str, asyncio.Future[Owner]] = {}
        self.shut: dict[str, asyncio.Future[None]] = {}  # tables that nobody may have in memory, until when
        self.broken: set[str] = set()  # tables found to have a log that cannot be played on
        self.rows: Reader[sql.Row] = Reader(lambda wanted: database.ask(sql.read_rows, wanted))
        self.logs: Reader[Log] = Reader(lambda wanted: database.ask(sql.read_logs, wanted))
        self.uptime = database.uptime
        self.uptime.go()
        self.tasks = [asyncio.create_task(each) for each in (self.wake_bots(), self.expire(), self.beat(), self.let_flags_fall())]
        database.when_back.append(self.wake_bots)

    async def create(self, facts: Facts) -> None:
        """Keep a new table. It begins when it is first looked at and everybody sits."""
        await self.need_room(facts.host)
        if facts.listed and await self.database.ask(sql.listed, facts.host, self.oldest_listing) >= self.settings.limits.listed_tables:
            raise Refused("too_many", "you have too many tables in the list already; play or remove some first")
        await self.writer.write(rows.new_table(facts))

    async def need_room(self, host: str) -> None:
        """Nobody keeps more unfinished tables than a person can play at."""
        if await self.database.ask(sql.unfinished, host) >= self.settings.limits.open_tables:
            raise Refused("too_many", "you have too many unfinished tables; finish some first")

    @property
    def oldest_listing(self) -> float:
        """Tables nobody came to since then are no longer in the list."""
        return sql.now() - self.settings.listing_hours * 3600

    async def expire(self) -> None:
        """Remove unfinished tables that nobody has touched for as long as the hoster allows."""
        while days := self.settings.expire_days:
            with suppress(Refused):  # the database is away, which is noted; the next round will do
                for table in await self.database.ask(sql.untouched, sql.now() - days * 24 * 3600):
                    if not self.in_memory(table):
                        await self.writer.write(Change(removed=table))
                        journal.note("table_expired", table=table)
            await asyncio.sleep(EXPIRE_SECONDS)

    async def owner(self, table: str) -> Owner:
        """The live table, brought back from its log if need be."""
        while True:
            while opened := self.shut.get(table):
                await asyncio.shield(opened)
            if table not in self.live:
                self.live[table] = asyncio.ensure_future(self.bring_back(table))
            waiting = self.live[table]
            try:
                owner = await asyncio.shield(waiting)
            except Exception:
                if self.live.get(table) is waiting:  # whatever it was, the next who comes tries again
                    del self.live[table]
                raise
            if not owner.gone:
                return owner
            if owner.task:
                await asyncio.wait([owner.task])
            if self.live.get(table) is waiting:
                del self.live[table]

    @asynccontextmanager
    async def put_away(self, wanted: Collection[str]) -> AsyncIterator[None]:
        """Nobody has these tables in memory meanwhile, so that their rows can be written anew; who wants one waits."""
        opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.shut.update(dict.fromkeys(wanted, opened))
        try:
            for table in wanted:
                await self.out_of_memory(table)
            yield
        finally:
            for table in wanted:
                del self.shut[table]
            opened.set_result(None)

    async def out_of_memory(self, table: str) -> None:
        found = self.live.get(table)
        if found is None:
            return
        await asyncio.wait([found])
        if found.cancelled() or found.exception():
            return
        owner = found.result()
        if not owner.gone:
            await owner.do(owner.put_away)
        if owner.task:
            await asyncio.wait([owner.task])

    def in_memory(self, table: str) -> Owner | None:
        """The table, if it is live already."""
        found = self.live.get(table)
        owner = found.result() if found and found.done() and not found.cancelled() and not found.exception() else None
        return owner if owner and not owner.gone else None

    def counts_in_memory(self) -> Counter[str]:
        """How many tables of each game are live."""
        return Counter(owner.facts.game for owner in map(self.in_memory, self.live) if owner)

    async def row(self, table: str) -> sql.Row:
        """What is kept of a table, for lists."""
        if example := examples.stored(table):
            return example[0]
        found = await self.rows.get(table) if NAME.fullmatch(table) else None
        if found is None:
            raise UnknownTable
        return found

    async def asker(self, table: str, guest: str | None) -> Asker:
        """Somebody who asks something of a table that need not be live."""
        row = await self.row(table)
        facts = read_facts(row["facts"])
        return Asker(guest, facts, [seat["guest"] for seat in row["seats"]], row["over"])

    async def stored_lines(self, table: str) -> list[bytes]:
        """A table's facts and entries as they are stored, whatever is wrong with them."""
        facts, entries = await self.logs.get(table) or (b"", [])
        return [facts, *(bytes.fromhex(body) for _, body, _, _ in entries)]

    async def progress(self, table: str) -> float:
        """How far the table's game is compiled."""
        return self.compiler.progress.get((await self.row(table))["game"], 0.0)

    async def bring_back(self, table: str) -> Owner:
        example = examples.stored(table)
        found = example[1] if example else await self.logs.get(table) if NAME.fullmatch(table) else None
        if found is None:
            raise UnknownTable
        facts = read_facts(found[0])
        await self.compiler.ready(facts.game, native=bool(facts.daily))  # everybody meets the same bots there
        long = is_long(facts, len(found[1]), self.settings.long_log)
        try:
            play, asked = await asyncio.to_thread(replay, facts, found[1]) if long else replay(facts, found[1])
        except Refused as refused:
            journal.note(CANNOT_GO_ON, level="error", table=table, game=facts.game, problem=refused.code)
            self.broken.add(table)
            raise Refused(CANNOT_GO_ON, f"this server cannot play this game on: {refused.message}") from None
        play.uptime = self.uptime
        owner = Owner(facts, play, asked, self.writer, self.bots, self.settings)
        owner.listener = self.listener
        owner.task = asyncio.create_task(self.own(owner))
        owner.wake_bot()
        return owner

    async def own(self, owner: Owner) -> None:
        try:
            await owner.run()
        finally:
            self.live.pop(owner.facts.id, None)

    async def wake_bots(self) -> None:
        """After a start, or when the database has come back: tables where a bot is to move go on."""
        try:
            waiting = await self.database.ask(sql.waiting_for_bots)
        except Refused:
            return  # it is noted; when the database is back, this is asked again
        for table in waiting:
            try:
                await self.owner(table)
            except Refused as refused:
                journal.note("table_not_woken", level="warning", table=table, problem=refused.code)
            except Exception as problem:
                journal.note_failure("table_not_woken", problem, table=table)

    async def beat(self) -> None:
        """Note how long the server has been there, while a clock runs. Without the database nobody can move: then time stands still."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.note_uptime()
                self.uptime.go()
            except Refused:  # which is noted
                self.uptime.stop()

    async def note_uptime(self) -> None:
        if await self.database.ask(sql.clocks_run):
            await self.writer.write(Change(uptime=self.uptime.read()))

    async def let_flags_fall(self) -> None:
        """Where clocks are hard, they fall by themselves, also at tables nobody has in memory."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            with suppress(Refused):  # the database is away, which is noted
                for table in await self.database.ask(sql.fallen, *self.uptime.read()):
                    if table not in self.broken:
                        await self.let_flag_fall(table)

    async def let_flag_fall(self, table: str) -> None:
        try:
            await (await self.owner(table)).do(Play.fall)
        except Refused as refused:
            journal.note("flag_not_fallen", level="warning", table=table, problem=refused.code)
        except Exception as problem:
            journal.note_failure("flag_not_fallen", problem, table=table)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        with suppress(Refused):  # then a clock wins what was not noted
            await self.note_uptime()
        done = [future for future in self.live.values() if future.done() and not future.cancelled()]
        owners = [future.result() for future in done if not future.exception()]
        for owner in owners:
            if owner.task:
                owner.task.cancel()
        await self.writer.close()
        self.bots.close()
        journal.note("closed", tables=len(owners))


def read_facts(body: bytes) -> Facts:
    try:
        return msgspec.json.decode(body, type=Facts)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Refused(CANNOT_GO_ON, f"what is kept of this table cannot be read: {problem}") from None


def replay(facts: Facts, log: list[sql.Kept]) -> tuple[Play, dict[Asked, int]]:
    """The table its log adds up to, and which requests have been carried out."""
    play = Play(facts)
    play.follow([entries.read(bytes.fromhex(body)) for _, body, _, _ in log])
    return play, {(guest, request): number for number, _, guest, request in log if guest and request}
