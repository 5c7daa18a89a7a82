"""A table's game and seats, as its log adds up to. No network, no storage: requests become entries, entries change the table.

Entries: `{"sit", "guest", "name"}`, `{"begin": {seat: bot}}`, `{"chance", "outcome", "hash"}`, `{"seat", "move", "hash"}`,
`{"undo": true, "seat"}`, `{"away", "bot"}`, `{"back"}`, `{"speed"}`, `{"rematch"}`. The log only grows: an undo is an entry.
"""

import secrets
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from quartett import games
from quartett.bots import available
from quartett.engine import CHANCE, NONE, Game, Match, Refused
from quartett.engine.cache import sources_hash
from quartett.server.table import chance

Entry = dict[str, Any]
Speed = Literal["instant", "quick", "calm"]
GAME_ENTRIES = ("chance", "move", "undo")


class Seat(msgspec.Struct):
    kind: Literal["person", "same", "bot", "open"]
    name: str = ""
    guest: str | None = None
    bot: str | None = None
    away: bool = False  # a bot plays for a person who left

    @property
    def played_by(self) -> str | None:
        """The bot that moves for this seat, if one does."""
        return self.bot if self.kind == "bot" or self.away else None


class Facts(msgspec.Struct):
    """All that is fixed when a table is made."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    rules: str  # the hash of the rules' sources it is played under
    secret: str
    invite: str
    host: str
    seats: list[Seat]
    pace: str = "live"
    onlookers: bool = True
    hints: bool = True
    listed: bool = False
    speed: Speed = "quick"
    given: list[Entry] = []  # what was played before, if it goes on from a step of another table


def new_facts(game: str, players: int, options: dict[str, object], seats: list[Seat], host: str, **more: Any) -> Facts:
    """Facts of a new table, checked: the game's options, the number of seats, the bots."""
    kind = games.load(game)
    settings = kind.settings(players, options)
    if len(seats) != players:
        raise Refused("bad_option", f"there are {players} seats, not {len(seats)}")
    for seat in seats:
        if seat.kind == "bot":
            seat.name = check_bot(kind, seat.bot)
    return Facts(
        id=secrets.token_urlsafe(12),
        game=game,
        players=players,
        options=settings,
        rules=sources_hash(game),
        secret=chance.new_secret(),
        invite=secrets.token_urlsafe(18),
        host=host,
        seats=seats,
        **more,
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
        self.match = Match(self.game, facts.players, facts.options)
        self.seats = [msgspec.structs.replace(seat) for seat in facts.seats] + self.own_seats()
        self.speed: Speed = facts.speed
        self.begun = False
        self.next: str | None = None  # the rematch
        self.entries: list[Entry] = []
        self.fresh: list[Entry] = []

    def own_seats(self) -> list[Seat]:
        """Seats a game fills by itself, such as the opponent of a single player."""
        robot = "robot" if "robot" in available(self.game) else "random"
        return [Seat("bot", robot, bot=robot) for _ in range(self.facts.players, self.match.seats)]

    # --- asking

    @property
    def phase(self) -> str:
        return "waiting" if not self.begun else "over" if self.match.over else "playing"

    @property
    def turn(self) -> int:
        """The seat to move; NONE while there is none."""
        return self.match.turn if self.begun and self.match.turn >= 0 else NONE

    @property
    def bot_to_move(self) -> str | None:
        return self.seats[self.turn].played_by if self.turn != NONE else None

    def seats_of(self, guest: str | None) -> list[int]:
        return [p for p, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def is_host(self, guest: str | None) -> bool:
        return guest == self.facts.host

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
        self.take({"sit": seat, "guest": guest, "name": name})
        self.begin_if_full()
        return seat

    def begin_if_full(self) -> None:
        if not self.begun and all(seat.kind != "open" for seat in self.seats):
            self.begin({})

    def start(self, guest: str | None) -> None:
        """The host begins; bots take the seats that are open."""
        self.need_host(guest)
        if self.begun:
            raise Refused("bad_request", "the game has begun already")
        self.begin({str(p): "casual" for p, seat in enumerate(self.seats) if seat.kind == "open"})

    def begin(self, bots: dict[str, str]) -> None:
        self.take({"begin": bots})
        for entry in self.facts.given:
            self.take(entry)
        self.draw_chance()

    def move(self, seat: int, move: int) -> None:
        if self.turn != seat:
            raise Refused("not_your_turn", "it is not this seat's turn")
        self.match.move(move)
        self.record(self.match.entries[-1])
        self.draw_chance()

    def bot_move(self, seat: int, move: int, number: int) -> None:
        """What a bot thought of when the log had so many entries."""
        if len(self.entries) != number:
            raise Refused("stale", "the table has changed since")
        self.move(seat, move)

    def undo(self, seat: int) -> None:
        if self.turn != seat:
            raise Refused("not_your_turn", "only the seat to move can take back")
        if not self.match.can_undo:
            raise Refused("barrier", "nothing can be taken back")
        self.take({"undo": True, "seat": seat})

    def give_to_bot(self, guest: str | None, seat: int, bot: str, present: bool) -> None:
        """The host lets a bot play for somebody who left."""
        self.need_host(guest)
        self.need_person(seat)
        if self.seats[seat].away:
            raise Refused("bad_request", "a bot plays for this seat already")
        if present and self.seats[seat].guest != guest:
            raise Refused("present", "whoever sits there is at the table")
        self.take({"away": seat, "bot": check_bot(self.game, bot)})

    def give_back(self, guest: str | None, seat: int) -> None:
        """The host, or the owner, ends that."""
        self.need_person(seat)
        if not self.is_host(guest) and self.seats[seat].guest != guest:
            raise Refused("forbidden", "only the host or the seat's owner can do that")
        if not self.seats[seat].away:
            raise Refused("bad_request", "no bot plays for this seat")
        self.take({"back": seat})

    def set_speed(self, guest: str | None, speed: Speed) -> None:
        self.need_host(guest)
        self.take({"speed": speed})

    def follow_with(self, table: str) -> None:
        """Note the table of the rematch, once."""
        if self.next is None:
            self.take({"rematch": table})

    def need_host(self, guest: str | None) -> None:
        if not self.is_host(guest):
            raise Refused("forbidden", "only the host can do that")

    def need_person(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind not in ("person", "same"):
            raise Refused("bad_request", "nobody sits there for whom a bot could play")

    def draw_chance(self) -> None:
        while self.match.turn == CHANCE:
            chance.draw(self.match, self.facts.secret)
            self.record(self.match.entries[-1])

    # --- entries

    def take(self, entry: Entry) -> None:
        self.carry_out(entry)
        self.record(entry)

    def record(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.fresh.append(entry)

    def follow(self, log: Sequence[Entry]) -> None:
        """The entries of the log so far, which were checked when they were made."""
        for entry in log:
            self.carry_out(entry)
            self.entries.append(entry)
        if self.match.entries and self.match.entries[-1]["hash"] != self.match.hash():
            raise Refused("other_rules", "this game was played under other rules than this server has now")

    def carry_out(self, entry: Entry) -> None:
        match entry:
            case {"chance": _} | {"move": _}:
                self.match.trust(entry)
            case {"undo": _}:
                self.match.undo()
            case {"sit": seat, "guest": guest, "name": name}:
                self.seats[seat] = Seat("person", name, guest)
            case {"begin": bots}:
                for seat, bot in bots.items():
                    self.seats[int(seat)] = Seat("bot", bot, bot=bot)
                self.begun = True
            case {"away": seat, "bot": bot}:
                self.seats[seat].bot, self.seats[seat].away = bot, True
            case {"back": seat}:
                self.seats[seat].bot, self.seats[seat].away = None, False
            case {"speed": speed}:
                self.speed = speed
            case {"rematch": table}:
                self.next = table

    def log(self) -> list[Entry]:
        """The game as a file others can replay and verify: what was taken back is left out, the secret is in once it is over."""
        header, *moves = self.match.log()
        header |= {"rules": self.facts.rules, "table": self.facts.id, "commit": chance.commitment(self.facts.secret)}
        header |= {"secret": self.facts.secret if self.match.over else None, "given": len(self.facts.given)}
        return [header, *moves]
