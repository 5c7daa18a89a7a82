"""A table's game and seats, as its log adds up to. No network, no storage: requests become entries, entries change the table."""

import secrets
from collections.abc import Sequence
from typing import Any, Literal, assert_never

import msgspec
from msgspec import UNSET, UnsetType

from quartett import games
from quartett.bots import available
from quartett.engine import CHANCE, NONE, Chance, Do, Game, Given, Match, Move, Other, Refused
from quartett.engine.cache import sources_hash
from quartett.engine.lesson import Stand
from quartett.engine.log import FIRST_REVISION, Timed, read_entry
from quartett.engine.plain import is_plain
from quartett.engine.record import same
from quartett.server.machine.uptime import Uptime
from quartett.server.table import chance, clocks
from quartett.server.table.access import Asker
from quartett.server.table.clocks import Clock, Clocks
from quartett.server.table.entries import Away, Back, Begin, BotSpeed, Entry, Flag, Leave, Rematch, Sit, Speed, Undo

NOT_IN_LESSON = "lesson"  # how a move is refused that the lesson does not speak of
PLAIN = 20  # times as long a log takes, at least, as long as its game is played as plain Python
STAND_IN = "casual"  # the bot that takes a seat nobody has chosen one for
Pace = Literal["live", "turns"]
Phase = Literal["waiting", "playing", "over"]


class Seat(msgspec.Struct):
    kind: Literal["person", "same", "bot", "open"]
    name: str = ""
    guest: str | None = None
    bot: str | None = None
    away: bool = False  # a bot plays for a person who left
    timed_out: bool = False  # and does to the end: their time was up, and clocks are hard
    former: str = ""  # in place of the id of somebody who has been forgotten: one and the same in all their games, and it leads nowhere

    @property
    def played_by(self) -> str | None:
        """The bot that moves for this seat, if one does."""
        return self.bot if self.kind == "bot" or self.away else None


class Facts(msgspec.Struct):
    """All that is fixed when a table is made. Whatever a release adds has a default: tables of earlier ones lack it."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    rules: str  # a hash of the rules' sources it began under: good to know, never a reason to refuse
    secret: str
    invite: str
    host: str
    seats: list[Seat]
    pace: Pace = "live"
    onlookers: bool = True
    hints: bool = True
    listed: bool = False
    speed: Speed = "quick"
    given: list[Any] = []  # what was played before, if it goes on from a step of another table
    revision: int = FIRST_REVISION  # of the game's rules, when it began
    lesson: int | None = None  # a guided first game, in which so many of the first steps are not drawn
    daily: str = ""  # the day whose deal it is, if it is a daily one
    rated: bool = False  # does its result count for ratings? Then nobody is helped
    clock: Clock | None = None  # what people agreed upon; most tables have none

    @property
    def undrawn(self) -> int:
        """How many of the first steps were there before the game: whoever made the table may know all cards of that deal."""
        return len(self.given) if self.lesson is None else self.lesson


def new_facts(game: str, players: int, options: dict[str, object], seats: list[Seat], host: str, **more: Any) -> Facts:
    """Facts of a new table, checked: the game's options, the number of seats, the bots."""
    kind = games.load(game)
    settings = kind.settings(players, options, revision=more.get("revision"))
    if len(seats) != players:
        raise Refused("bad_option", f"there are {players} seats, not {len(seats)}")
    for seat in seats:
        if seat.kind == "bot":
            seat.name = check_bot(kind, seat.bot)
    if clock := more.get("clock"):
        if more.get("lesson") is not None or more.get("daily"):
            raise Refused("bad_option", "a lesson and a daily deal are played without clocks")
        clocks.check(clock, more.get("pace", "live") == "live")
        check_bot(kind, clock.bot)
    return Facts(
        id=secrets.token_urlsafe(12),
        game=game,
        players=players,
        options=settings,
        rules=sources_hash(game),
        invite=secrets.token_urlsafe(18),
        host=host,
        seats=seats,
        **{"revision": kind.revision, "secret": chance.new_secret(), **more},
    )


def check_bot(game: Game, bot: str | None) -> str:
    if bot not in available(game):
        raise Refused("bad_option", f"{game.title} has no bot {bot!r}; its bots: {', '.join(available(game))}")
    return bot


class Play:
    """What is asked is checked, carried out and put into `fresh`; whoever keeps the log takes it from there."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.game = games.load(facts.game)
        self.match = new_match(facts)
        self.seats = [msgspec.structs.replace(seat) for seat in facts.seats] + self.own_seats()
        self.speed: Speed = facts.speed
        self.clocks = Clocks(facts.clock, len(self.seats)) if facts.clock else None
        self.uptime = Uptime()  # whoever serves the table puts in the server's
        self.begun = False
        self.sat: list[Seat] = []  # who sat where when the game began: the result is theirs, even if a bot plays on
        self.next: str | None = None  # the rematch
        self.entries: list[Entry] = []
        self.fresh: list[Entry] = []
        self.born: Facts | None = None  # a table that is to be kept together with what is fresh
        self.removed = False  # the table is to be forgotten

    def own_seats(self) -> list[Seat]:
        """Seats a game fills by itself, such as the opponent of a single player."""
        robot = "robot" if "robot" in available(self.game) else "random"
        return [Seat("bot", robot, bot=robot) for _ in range(self.facts.players, self.match.seats)]

    # --- asking

    @property
    def phase(self) -> Phase:
        return "waiting" if not self.begun else "over" if self.match.over else "playing"

    @property
    def turn(self) -> int:
        """The seat to move; NONE while there is none."""
        return self.match.turn if self.begun and self.match.turn >= 0 else NONE

    @property
    def bot_to_move(self) -> str | None:
        return self.seats[self.turn].played_by if self.turn != NONE else None

    @property
    def clock_seat(self) -> int:
        """Whose clock runs: the person's who is to move, if one is."""
        return self.turn if self.turn != NONE and self.seats[self.turn].guest and not self.bot_to_move else NONE

    def now(self) -> int:
        """The time by which this table's clocks run."""
        return self.uptime.now(self.facts.clock is None or self.facts.clock.weekends)

    @property
    def time(self) -> Timed | UnsetType:
        """What an entry made now notes of it."""
        now = self.now() if self.clocks else 0
        return Timed(now, self.clocks.used(now)) if self.clocks else UNSET

    @property
    def waits_for_people(self) -> bool:
        """Is it the turn of a person some time? Not where bots play for everybody who is still in the game."""
        return any(not seat.away and not self.is_out(p) for p, seat in self.people)

    @property
    def is_left_to_bots(self) -> bool:
        """Is everybody who sits here out of the game? Then all they can wait for is its end."""
        return bool(self.people) and all(self.is_out(p) for p, _ in self.people)

    @property
    def people(self) -> list[tuple[int, Seat]]:
        return [(p, seat) for p, seat in enumerate(self.seats) if seat.kind in ("person", "same")]

    def is_out(self, seat: int) -> bool:
        """Has this seat nothing more to decide? Everybody sees that."""
        return self.begun and self.game.view.is_out(self.match.state, seat)

    @property
    def stand(self) -> Stand | None:
        """Where the person stands in the lesson, if this is one and goes on. It speaks of today's rules only."""
        lesson = self.game.lesson.LESSON
        if lesson is None or self.facts.lesson is None or self.facts.revision != self.game.revision or not self.begun:
            return None
        return lesson.stand(self.match.entries)

    @property
    def scripted(self) -> int | None:
        """The move of a bot that the lesson has next."""
        act = self.stand.act if self.stand else None
        return act.move if isinstance(act, Other) else None

    def seats_of(self, guest: str | None) -> list[int]:
        return [p for p, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def asker(self, guest: str | None) -> Asker:
        return Asker(guest, self.facts, [seat.guest for seat in self.seats], self.match.over)

    # --- requests

    def sit(self, guest: str, name: str, wanted: int | None) -> int:
        """Take an open seat; who sits already keeps the seat."""
        if mine := self.seats_of(guest):
            return mine[0]
        free = [p for p, seat in enumerate(self.seats) if seat.kind == "open"]
        if wanted is not None and wanted not in free:
            raise Refused("seat_taken", "this seat is not free")
        if not free:
            raise Refused("seat_taken", "no seat is free any more")
        seat = free[0] if wanted is None else wanted
        self.take(Sit(seat, guest, name))
        self.begin_if_full()
        return seat

    def begin_if_full(self) -> None:
        if not self.begun and all(seat.kind != "open" for seat in self.seats):
            self.begin({})

    def start(self, guest: str | None) -> None:
        """The host begins; bots take the seats that are open."""
        self.asker(guest).need_host()
        if self.begun:
            raise Refused("bad_request", "the game has begun already")
        self.begin({str(p): STAND_IN for p, seat in enumerate(self.seats) if seat.kind == "open"})

    def begin(self, bots: dict[str, str]) -> None:
        self.take(Begin(bots, self.time))
        for line in self.facts.given:
            self.match.follow(read_entry(line))
            self.record(self.match.entries[-1])
        self.draw_chance()
        self.play_past()

    def play_past(self) -> None:
        """What a lesson says was played before the person came."""
        lesson = self.game.lesson.LESSON
        for act in lesson.past if lesson and self.stand else ():
            if isinstance(act, Other):
                self.move(act.seat, act.move)

    def move(self, seat: int, move: int) -> None:
        if self.turn != seat:
            raise Refused("not_your_turn", "it is not this seat's turn")
        self.need_in_lesson(seat, move)
        self.need_time(seat)
        if self.clocks:
            self.move_by_the_clock(move)
        else:
            self.match.move(move)
        self.record(self.match.entries[-1])
        self.draw_chance()

    def move_by_the_clock(self, move: int) -> None:
        """What nobody else could see earns nothing: else a clock would tell of it."""
        time, before, person = self.time, self.match.hidden(NONE), self.clock_seat != NONE
        self.match.move(move)
        after = self.match.hidden(NONE)
        if person and time is not UNSET and not same(before, after):
            time = msgspec.structs.replace(time, earned=int(self.game.view.earns(before, after)))
        self.match.entries[-1] = msgspec.structs.replace(self.match.entries[-1], time=time)

    def need_time(self, seat: int) -> None:
        """Where clocks are hard, it is too late when the time is up, even before the bot has come."""
        if self.clocks and self.clocks.terms.hard and self.clocks.has_fallen(seat, self.now()):
            raise Refused("time_up", "the time of this seat is up; a bot plays on")

    def need_in_lesson(self, seat: int, move: int) -> None:
        """In a lesson the person makes the move it speaks of. What the rules forbid is for them to explain."""
        act = self.stand.act if self.stand else None
        if isinstance(act, Do) and not self.seats[seat].away and move not in act.moves and move in self.match.legal():
            raise Refused(NOT_IN_LESSON, "the lesson asks for another move")

    def bot_move(self, seat: int, move: int, number: int) -> None:
        """What a bot thought of when the log had so many entries. Somebody may have come back just before it began to think."""
        if len(self.entries) != number or self.bot_to_move is None:
            raise Refused("stale", "the table has changed since")
        self.move(seat, move)

    def undo(self, seat: int) -> None:
        self.asker(self.seats[seat].guest).need_help()
        if self.turn != seat:
            raise Refused("not_your_turn", "only the seat to move can take back")
        if not self.match.can_undo:
            raise Refused("barrier", "nothing can be taken back")
        self.need_time(seat)
        self.take(Undo(seat, self.time))

    def give_to_bot(self, guest: str | None, seat: int, bot: str, present: bool) -> None:
        """The host lets a bot play for somebody who left."""
        self.need_going_on()
        self.asker(guest).need_host()
        self.asker(guest).need_free()
        self.need_person(seat)
        if self.seats[seat].away:
            raise Refused("bad_request", "a bot plays for this seat already")
        if present and self.seats[seat].guest != guest:
            raise Refused("present", "whoever sits there is at the table, or was a moment ago")
        if self.clocks and self.seats[seat].guest == guest:
            raise Refused("forbidden", "where clocks run, nobody stops their own")
        self.take(Away(seat, check_bot(self.game, bot), self.time))

    def give_back(self, guest: str | None, seat: int) -> None:
        """The host, or the owner, ends that."""
        self.need_going_on()
        self.need_person(seat)
        self.asker(guest).need_own_or_host(self.seats[seat].guest)
        if not self.seats[seat].away or self.seats[seat].guest is None:
            raise Refused("bad_request", "no bot plays for this seat, or nobody is left to take it back")
        if self.seats[seat].timed_out:
            raise Refused("time_up", "the time of this seat was up; the bot plays to the end")
        self.take(Back(seat, self.time))

    def claim(self, guest: str | None, seat: int) -> None:
        """Somebody else's time is up, and who plays with them does not want to wait any longer."""
        self.need_going_on()
        self.need_person(seat)
        self.asker(guest).need_claim(self.seats[seat].guest)
        if not self.clocks or self.clocks.terms.hard or not self.clocks.has_fallen(seat, self.now()):
            raise Refused("time_left", "there is time left for this seat, or no clock that runs")
        self.take(Flag(seat, self.clocks.terms.bot, self.time))

    def fall(self) -> None:
        """Where clocks are hard, nobody has to ask; if it is not so, or no longer, nothing happens."""
        if self.clocks and self.clocks.terms.hard and not self.match.over and self.clocks.has_fallen(self.turn, self.now()):
            self.take(Flag(self.turn, self.clocks.terms.bot, self.time))

    def set_speed(self, guest: str | None, speed: Speed) -> None:
        self.need_going_on()
        self.asker(guest).need_host()
        self.take(BotSpeed(speed))

    def leave(self, guest: str) -> None:
        """Give up the own seats for good. The last person to leave leaves nothing behind, but a rated game: bots play that to its end."""
        self.need_going_on()
        mine = self.seats_of(guest)
        if not mine:
            raise Refused("forbidden", "you do not sit at this table")
        if not self.must_end and (not self.others(guest) or (not self.begun and guest == self.facts.host)):
            self.removed = True
            return
        for seat in mine:
            self.take(Leave(seat, STAND_IN if self.begun else None, self.time))

    def remove(self, guest: str) -> None:
        """The host takes the table away, if nobody else plays there."""
        self.need_going_on()
        self.asker(guest).need_host()
        if self.begun and self.others(guest):
            raise Refused("forbidden", "others play at this table; you can leave it")
        if self.must_end:
            raise Refused("forbidden", "a rated game is played to its end; you can leave it to a bot")
        self.removed = True

    @property
    def must_end(self) -> bool:
        """Nobody gets rid of a rated game by taking the table away."""
        return self.begun and self.facts.rated

    def others(self, guest: str) -> bool:
        """Does anybody else sit here?"""
        return any(seat.guest not in (None, guest) for seat in self.seats)

    def follow_with(self, facts: Facts) -> str:
        """The table of the rematch: this one, unless there is one already."""
        if self.next is None:
            self.take(Rematch(facts.id))
            self.born = facts
        return str(self.next)

    def need_going_on(self) -> None:
        """A finished game takes no more entries, but for the name of the rematch."""
        if self.match.over:
            raise Refused("game_over", "the game is over")

    def need_person(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind not in ("person", "same"):
            raise Refused("bad_request", "nobody sits there for whom a bot could play")

    def draw_chance(self) -> None:
        while self.match.turn == CHANCE:
            act = self.stand.act if self.stand else None
            if isinstance(act, Given) and len(self.match.entries) < self.facts.undrawn:
                self.match.settle(act.outcome)
            else:
                chance.draw(self.match, self.facts.secret)
            self.record(self.match.entries[-1])

    # --- entries

    def take(self, entry: Entry) -> None:
        self.carry_out(entry)
        self.record(entry)

    def record(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.fresh.append(entry)
        self.tell_clocks(entry)

    def tell_clocks(self, entry: Entry) -> None:
        if self.clocks:
            self.clocks.hear(entry, self.clock_seat)

    def follow(self, log: Sequence[Entry]) -> None:
        """The entries of the log so far. Each is checked: one that does not fit would spoil the rest."""
        for number, entry in enumerate(log, 1):
            try:
                self.carry_out(entry)
            except Refused as refused:
                raise Refused(refused.code, f"entry {number}: {refused.message}") from None
            self.entries.append(entry)
            self.tell_clocks(entry)

    def carry_out(self, entry: Entry) -> None:
        match entry:
            case Chance() | Move():
                self.match.follow(entry)
            case Undo():
                self.match.undo()
            case Sit():
                self.replace_seat(entry.seat, Seat("person", entry.name, entry.guest or None, former=entry.former))
            case Begin():
                for seat, bot in entry.bots.items():
                    self.replace_seat(int(seat), Seat("bot", bot, bot=bot))
                self.begun, self.sat = True, [msgspec.structs.replace(seat) for seat in self.seats]
            case Away():
                self.need_person(entry.seat)
                self.seats[entry.seat].bot, self.seats[entry.seat].away = entry.bot, True
            case Back():
                self.need_person(entry.seat)
                self.seats[entry.seat].bot, self.seats[entry.seat].away = None, False
            case Flag():
                self.need_person(entry.seat)
                self.seats[entry.seat].bot, self.seats[entry.seat].away = entry.bot, True
                self.seats[entry.seat].timed_out = self.facts.clock is not None and self.facts.clock.hard
            case Leave():
                self.need_person(entry.seat)
                self.seats[entry.seat] = Seat("bot", entry.bot, bot=entry.bot) if entry.bot else Seat("open")
            case BotSpeed():
                self.speed = entry.speed
            case Rematch():
                self.next = entry.table
            case _:
                assert_never(entry)

    def replace_seat(self, seat: int, sitting: Seat) -> None:
        if not 0 <= seat < self.facts.players or self.seats[seat].kind != "open":
            raise Refused("seat_taken", f"seat {seat} is not free")
        self.seats[seat] = sitting

    def log(self) -> list[Any]:
        """The game as a file others can replay and verify: what was taken back is left out, the secret is in once it is over."""
        facts, header = self.facts, msgspec.structs.asdict(self.match.header())
        header |= {"rules": facts.rules, "table": facts.id, "commit": chance.commitment(facts.secret)}
        header |= {"secret": facts.secret if self.match.over else None, "given": facts.undrawn}
        return [header, *self.match.entries]


def is_long(facts: Facts, entries: int, long_log: int) -> bool:
    """Does it take so long to read that many entries that a thread should do it?"""
    return entries * (PLAIN if is_plain(facts.game) else 1) >= long_log


def new_match(facts: Facts) -> Match:
    """The table's game before anything has happened, under the rules it began with."""
    return Match(games.load(facts.game), facts.players, facts.options, facts.revision)
