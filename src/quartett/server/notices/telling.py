"""Who is told of what. Tables say what has happened; absent members hear of it, by the ways they have chosen.

A notice has the table, the game, what kind of thing happened and whose turn it is, which everybody at the table sees. Nothing else.
"""

import asyncio
import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

import msgspec

from quartett import games
from quartett.engine import NONE, Refused
from quartett.language import language
from quartett.server.machine import journal
from quartett.server.notices import hook, quiet, ways
from quartett.server.notices.guard import Guard, Letter
from quartett.server.notices.push import Keys
from quartett.server.notices.sender import Delivery, Sender
from quartett.server.storage.database import Database
from quartett.server.storage.sql import Row
from quartett.server.table.owner import Owner, Public
from quartett.server.table.play import Facts

Kind = Literal["begins", "turn", "over", "invitation"]
MOST_WISHES = 10_000
LOOK_SECONDS = 30.0  # at most, between two looks at whether somebody's quiet hours are over
GOOD_SECONDS = {"live": 3600, "turns": 3 * 24 * 3600}  # how long a push service keeps a notice for a device that is off


@dataclass
class Wish:
    """Somebody is to be told of something at a table."""

    whom: str  # a member; empty: whoever reads the table's webhook
    facts: Facts
    kinds: list[Kind]  # the last of those that the member wants counts
    mover: str  # the name of who is to move
    at: str = ""  # the table it leads to, if it is another
    due: float = field(default_factory=time.time)


class Telling:
    def __init__(self, database: Database, guard: Guard, keys: Keys) -> None:
        self.database, self.guard, self.keys = database, guard, keys
        self.people, self.tables = ways.reachable(database.engine)
        self.sender = Sender(guard)
        self.wishes: OrderedDict[tuple[str, str], Wish] = OrderedDict()
        self.doing: Wish | None = None  # that is just being looked into
        self.news = asyncio.Event()
        self.task = asyncio.create_task(self.run())
        self.closed = False

    # --- hearing

    def changed(self, owner: Owner, before: Public, born: Facts | None) -> None:
        """Something is durable that was not before. Whatever goes wrong here, the table goes on."""
        try:
            self.hear(owner, before, born)
        except Exception as problem:
            journal.note_failure("notice_failed", problem, table=owner.facts.id)

    def hear(self, owner: Owner, before: Public, born: Facts | None) -> None:
        facts, after = owner.facts, owner.public
        people = {seat.guest for seat in after.seats if seat.guest}
        if not (people & self.people or facts.id in self.tables) or self.closed:
            return
        name = after.seats[after.turn].name if mover(after) else ""
        for person, kind in happened(facts, before, after):
            if owner.is_watched_by(person):
                continue
            if person in self.people:
                self.wish(Wish(person, facts, [kind], name))
            if facts.id in self.tables:
                self.wish(Wish("", facts, [kind], name))
        if born:
            self.invited(owner, born)

    def invited(self, owner: Owner, born: Facts) -> None:
        """A seat is kept for these people at another table."""
        for person in {seat.guest for seat in born.seats if seat.guest} - {born.host}:
            if person in self.people and not owner.is_watched_by(person):
                self.wish(Wish(person, born, ["invitation"], ""))
        if owner.facts.id in self.tables:
            self.wish(Wish("", owner.facts, ["invitation"], "", born.id))

    def lost(self, owner: Owner, person: str) -> None:
        """Somebody's line broke, and nothing was heard of them since it became their turn: they may not know."""
        public = owner.public
        if person in self.people and mover(public) == person and is_told(owner.facts, public, person) and not self.closed:
            self.wish(Wish(person, owner.facts, ["turn"], public.seats[public.turn].name))

    def wish(self, wish: Wish) -> None:
        """The later one replaces the earlier."""
        key = (wish.whom, wish.facts.id)
        if earlier := self.wishes.pop(key, None):
            wish.kinds = [*(kind for kind in earlier.kinds if kind not in wish.kinds), *wish.kinds]
        self.wishes[key] = wish
        if len(self.wishes) > MOST_WISHES:
            self.wishes.popitem(last=False)
            journal.measure("noticed", way="any", outcome="dropped")
        self.news.set()

    # --- telling

    async def run(self) -> None:
        while True:
            wish = self.doing = self.next()
            if wish is None:
                self.news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), LOOK_SECONDS if self.wishes else None)
                continue
            try:
                await (self.tell_member(wish) if wish.whom else self.tell_table(wish))
            except Refused:  # the database is away, which is noted
                journal.measure("noticed", way="any", outcome="dropped")
            except Exception as problem:
                journal.note_failure("notice_failed", problem, table=wish.facts.id)

    def next(self) -> Wish | None:
        now = time.time()
        found = next((key for key, wish in self.wishes.items() if wish.due <= now), None)
        return self.wishes.pop(found) if found else None

    async def tell_member(self, wish: Wish) -> None:
        found = await self.database.ask(ways.of_member, wish.whom)
        if found is None or not (found["devices"] or found["hook"]):
            self.people.discard(wish.whom)
            return
        kind = next((kind for kind in reversed(wish.kinds) if kind in found["notify"].split(",")), None)
        if kind is None or (kind == "turn" and await self.database.ask(ways.turn_at, wish.facts.id) != wish.whom):
            return
        if later := quiet.until(found["quiet"], found["zone"], time.time()):
            wish.due = later
            self.wishes.setdefault((wish.whom, wish.facts.id), wish)  # unless there is a newer one already
            return
        await asyncio.to_thread(learn, wish.facts.game, found["language"])
        for device in found["devices"]:
            self.push(wish, kind, found["language"], device)
        if found["hook"]:
            self.call(wish, kind, found["language"], found["hook"])

    async def tell_table(self, wish: Wish) -> None:
        found = await self.database.ask(ways.of_table, wish.facts.id)
        if found is None:
            self.tables.discard(wish.facts.id)
            return
        await asyncio.to_thread(learn, wish.facts.game, found["language"])
        self.call(wish, wish.kinds[-1], found["language"], found)

    def push(self, wish: Wish, kind: Kind, tongue: str, device: Row) -> None:
        facts, url = wish.facts, device["endpoint"]
        title = language(games.load(facts.game), tongue)("title")
        message = {"kind": kind, "table": facts.id, "game": facts.game, "title": title, "body": said(wish, kind, tongue)}
        text = msgspec.json.encode(message)
        key, secret = bytes(device["push_key"]), bytes(device["push_secret"])
        letter = partial(self.letter, url, key, secret, text, facts.id, GOOD_SECONDS[facts.pace])
        gone = partial(self.database.ask, ways.unsubscribe, device["id"], url)
        self.sender.put(Delivery("push", device["id"], wish.whom, facts.id, letter, gone))

    def letter(self, url: str, key: bytes, secret: bytes, message: bytes, table: str, seconds: int) -> Letter:
        return self.keys.letter(self.guard.push_door(url), url, key, secret, message, table, seconds)

    def call(self, wish: Wish, kind: Kind, tongue: str, found: Row) -> None:
        table = wish.at or wish.facts.id
        title = language(games.load(wish.facts.game), tongue)("title")
        fields = {"kind": kind, "table": table, "game": wish.facts.game, "turn": wish.mover, "url": f"{found['site']}/table/{table}"}
        letter = partial(hook.letter, found["url"], found["secret"], f"{title}: {said(wish, kind, tongue)}", fields)
        gone = partial(self.database.ask, ways.drop_hook, found["id"])
        self.sender.put(Delivery("webhook", found["id"], found["member"], wish.facts.id, letter, gone))

    async def close(self) -> None:
        """Nobody is told any more; what is on its way has a moment."""
        self.closed = True
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        await self.sender.close()


def mover(public: Public) -> str | None:
    """The person who is to move, if it is one's turn."""
    if public.phase != "playing" or public.turn == NONE or public.seats[public.turn].played_by:
        return None
    return public.seats[public.turn].guest


def is_told(facts: Facts, public: Public, person: str) -> bool:
    """At a live table only where others wait: nobody is called back to a game against bots."""
    return facts.pace == "turns" or any(seat.guest not in (None, person) for seat in public.seats)


def happened(facts: Facts, before: Public, after: Public) -> list[tuple[str, Kind]]:
    """Who may want to know of what, in the order it happened."""
    people = dict.fromkeys(seat.guest for seat in after.seats if seat.guest)
    found: list[tuple[str, Kind]] = []
    if before.phase == "waiting" and after.phase != "waiting":
        found += [(person, "begins") for person in people]
    called = mover(after)
    if called and called != mover(before):
        found.append((called, "turn"))
    if after.phase == "over" != before.phase and facts.pace == "turns":
        found += [(person, "over") for person in people]
    return [(person, kind) for person, kind in found if is_told(facts, after, person)]


def learn(game: str, tongue: str) -> None:
    """Have the words at hand: the first time takes a while."""
    language(games.load(game), tongue)
    language(None, tongue)


def said(wish: Wish, kind: Kind, tongue: str) -> str:
    voice = language(None, tongue)
    if kind == "turn" and not wish.whom:
        return voice("notice-turn-of", name=wish.mover)
    return voice("notice-again" if kind == "invitation" and not wish.whom else f"notice-{kind}")
