"""The daily deal: one deal a day and game, the same for everybody at this server, against the same bots.

Its secret follows from a key of this server, the day and the game, so that it can be promised (by its hash) the day before and is the
same for all. The bots draw their lots from it too and think by iterations: whoever plays the same moves meets the same answers. Who
may see what of a deal that is still being played: table/access.py. The first finished attempt of a guest counts.
"""

import asyncio
import hmac

import msgspec

from quartett import games
from quartett.bots import choose
from quartett.engine import CHANCE, Ints, Match, Refused, stream
from quartett.server.machine import journal
from quartett.server.machine.bots import BotThreads
from quartett.server.machine.compiling import Compiler
from quartett.server.machine.fair import Urgency
from quartett.server.storage import sql
from quartett.server.storage.database import Database
from quartett.server.storage.sql import Change
from quartett.server.storage.writer import Writer
from quartett.server.table import chance, days
from quartett.server.table.play import Facts, Seat, new_facts, new_match

LEVEL = "casual"  # of the bots
SEAT = 0  # of the person
EXPERT = "expert"  # in place of a guest: how the expert fared; guests have longer names
EXPERT_BOT = "search:2000"  # by iterations, so that it plays the same on every machine


class Outcome(msgspec.Struct):
    """How somebody fared."""

    place: int
    points: int


class Dealt(msgspec.Struct):
    """A day's deal of one game, as a guest may know it."""

    game: str
    commit: str  # the SHA-256 of its secret, which was shown a day before
    tomorrow: str  # that of the next day's
    table: str | None = None  # where this guest plays it, or has played it
    mine: Outcome | None = None
    rank: int | None = None  # among those who have played it: 1 is the best; who did as well shares it
    played: int = 0  # how many that are
    expert: Outcome | None = None  # on the same deal, once this guest has played; still to come while it thinks


class Past(msgspec.Struct):
    """Yesterday's deal of one game, which everybody may see now."""

    game: str
    commit: str
    secret: str
    played: int
    best: str | None  # the table of whoever did best
    mine: str | None
    rank: int | None
    expert: Outcome | None


class Daily(msgspec.Struct):
    day: str
    ends: str
    level: str  # of the bots
    streak: int  # so many days in a row this guest has finished a deal; today's is still to come or counts already
    games: list[Dealt]
    yesterday: list[Past]


class Deals:
    def __init__(self, key: bytes, database: Database, writer: Writer, bots: BotThreads, compiler: Compiler) -> None:
        self.key, self.database, self.writer, self.bots, self.compiler = key, database, writer, bots, compiler
        self.thinking: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.one = asyncio.Lock()

    def secret(self, day: str, game: str) -> str:
        return hmac.digest(self.key, f"{day} {game}".encode(), "sha256").hex()

    def facts(self, game: str, guest: str, name: str) -> Facts:
        """Today's deal for this guest."""
        day, kind = days.today(), games.load(game)
        seats = [Seat("person", name, guest) if p == SEAT else Seat("bot", bot=LEVEL) for p in range(kind.usual_players)]
        more = {"onlookers": False, "hints": False, "daily": day, "secret": self.secret(day, game)}
        return new_facts(game, kind.usual_players, {}, seats, guest, **more)

    async def report(self, guest: str | None) -> Daily:
        """Today as this guest may know it, and yesterday."""
        day = days.today()
        before = days.after(day, -1)
        rows = await self.database.ask(sql.daily, [day, before])
        streak = await self.database.ask(sql.daily_days, guest) if guest else []
        running = await self.database.ask(sql.my_unfinished, guest) if guest else []
        tables = {facts.game: facts.id for body in running if (facts := msgspec.json.decode(body, type=Facts)).daily == day}
        dealt = [self.dealt(day, game, guest, [row for row in rows if (row["day"], row["game"]) == (day, game)]) for game in games.names()]
        for deal in dealt:
            deal.table = deal.table or tables.get(deal.game)
            if deal.mine and not deal.expert:
                self.ask_expert(day, deal.game)
        past = [
            self.past(before, game, guest, [row for row in rows if (row["day"], row["game"]) == (before, game)]) for game in games.names()
        ]
        return Daily(day, days.end_of(day), LEVEL, in_a_row(streak, day), dealt, past)

    def dealt(self, day: str, game: str, guest: str | None, rows: list[sql.Row]) -> Dealt:
        """Others' results, and the expert's, only for who has played: they say something about the cards."""
        now, next_one = (chance.commitment(self.secret(each, game)) for each in (day, days.after(day)))
        found = Dealt(game, now, next_one)
        people = [row for row in rows if row["guest"] != EXPERT]
        found.played = len(people)
        if mine := next((row for row in people if row["guest"] == guest), None):
            found.table, found.mine, found.rank = mine["table_id"], outcome(mine), rank(mine, people)
            found.expert = next((outcome(row) for row in rows if row["guest"] == EXPERT), None)
        return found

    def past(self, day: str, game: str, guest: str | None, rows: list[sql.Row]) -> Past:
        people = sorted((row for row in rows if row["guest"] != EXPERT), key=quality)
        mine = next((row for row in people if row["guest"] == guest), None)
        secret = self.secret(day, game)
        return Past(
            game=game,
            commit=chance.commitment(secret),
            secret=secret,
            played=len(people),
            best=people[0]["table_id"] if people else None,
            mine=mine["table_id"] if mine else None,
            rank=rank(mine, people) if mine else None,
            expert=next((outcome(row) for row in rows if row["guest"] == EXPERT), None),
        )

    # --- the expert

    def ask_expert(self, day: str, game: str) -> None:
        """Let the expert play this deal, unless it does."""
        if (day, game) not in self.thinking:
            self.thinking[day, game] = asyncio.create_task(self.let_expert_play(day, game))

    async def let_expert_play(self, day: str, game: str) -> None:
        """In the person's seat, against the same bots; after everything else that waits. It is played once and kept."""
        try:
            async with self.one:
                if any(row["guest"] == EXPERT and row["game"] == game for row in await self.database.ask(sql.daily, [day])):
                    return  # it finished just as somebody asked
                match = new_match(msgspec.structs.replace(self.facts(game, EXPERT, EXPERT), daily=day))
                secret = self.secret(day, game)
                await self.compiler.ready(game, native=True)
                while not match.over:
                    await self.bots.ask(lambda: step(match, secret), EXPERT, Urgency.LATER)
                await self.writer.write(Change(daily=row(day, game, EXPERT, "", match)))
        except Refused as refused:
            journal.note("daily_expert_stopped", game=game, problem=refused.code)
        except Exception as problem:
            journal.note_failure("daily_expert_failed", problem, game=game)
        finally:
            del self.thinking[day, game]

    def close(self) -> None:
        for task in self.thinking.values():
            task.cancel()


def step(match: Match, secret: str) -> None:
    """One step of the expert's game."""
    if match.turn == CHANCE:
        chance.draw(match, secret)
        return
    bot = EXPERT_BOT if match.turn == SEAT else LEVEL
    match.move(choose(match.game, bot, match.hidden(match.turn), lots(secret, len(match.entries))))


def lots(secret: str, number: int) -> Ints:
    """What a bot at a daily table draws its lots from: the secret, and how many steps have been made."""
    return stream("daily bot", secret, number)


def row(day: str, game: str, guest: str, table: str, match: Match) -> sql.Row:
    """How a finished attempt is kept."""
    places, points = match.result()
    return {"day": day, "game": game, "guest": guest, "table_id": table, "place": places[SEAT], "points": points[SEAT]}


def outcome(row: sql.Row) -> Outcome:
    return Outcome(row["place"], row["points"])


def quality(row: sql.Row) -> tuple[int, int]:
    """The better, the smaller: first places, then points."""
    return row["place"], -row["points"]


def rank(mine: sql.Row, people: list[sql.Row]) -> int:
    return 1 + sum(quality(other) < quality(mine) for other in people)


def in_a_row(played: list[str], day: str) -> int:
    """So many days in a row up to today, or to yesterday while today's is still to come."""
    known = set(played)
    if day not in known:
        day = days.after(day, -1)
    count = 0
    while day in known:
        count += 1
        day = days.after(day, -1)
    return count
