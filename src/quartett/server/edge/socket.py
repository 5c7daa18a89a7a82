"""One browser at one table: reads its frames, sends it answers and the newest table.

What is sent is made when it is sent. A slow client therefore never has more than the newest table and a few answers waiting:
it misses intermediate pictures, but no line of the log.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from quartett.engine import NONE, Refused, Say
from quartett.server.edge.limits import Bucket
from quartett.server.machine import journal
from quartett.server.settings import Settings
from quartett.server.table import frames
from quartett.server.table.owner import Owner
from quartett.server.table.play import Play, Speed

Do = Literal["move", "undo", "hint", "seat_to_bot", "seat_back", "start", "eyes", "settings", "ping"]
MOST_REFUSED = 200  # frames too many before the socket is closed


class Frame(msgspec.Struct):
    """What a client may send."""

    v: Literal[1]
    do: Do
    id: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_.:-]{0,64}\Z")] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=63)] | None = None
    version: Annotated[int, msgspec.Meta(ge=0, le=2**31)] | None = None
    move: Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)] | None = None
    bot: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    bot_speed: Speed | None = None


UNREADABLE = Frame(1, "ping")
read_frame = msgspec.json.Decoder(Frame).decode


class Client:
    def __init__(self, socket: WebSocket, owner: Owner, guest: str | None, eyes: int, version: int, settings: Settings) -> None:
        self.socket, self.owner, self.guest, self.settings = socket, owner, guest, settings
        self.eyes = eyes
        self.version = version if version <= owner.perspective(eyes, version).version else 0  # what the client has
        self.answers: deque[bytes] = deque()
        self.behind = True  # the newest table has not been sent yet
        self.sent: tuple[int, int, int] | None = None  # which picture was sent last
        self.leaving: str | None = None
        self.news = asyncio.Event()
        self.rate = Bucket(settings.limits.frames)
        self.refused = 0
        self.thinking: asyncio.Task[None] | None = None
        self.sender: asyncio.Task[None] | None = None
        self.sending_since: float | None = None

    # --- sending

    def refresh(self) -> None:
        self.behind = True
        self.news.set()

    def answer(self, frame: bytes) -> None:
        if len(self.answers) >= self.settings.limits.unsent:
            self.dismiss("slow")
        else:
            self.answers.append(frame)
            self.news.set()

    def dismiss(self, reason: str) -> None:
        self.leaving = self.leaving or reason
        self.news.set()

    async def send_all(self) -> None:
        """Send what there is, until the client is to leave."""
        while not self.leaving:
            await self.news.wait()
            self.news.clear()
            while self.answers:
                await self.send(self.answers.popleft())
            if self.behind and not self.leaving:
                self.behind = False
                if frame := self.newest_table():
                    await self.send(frame)
        await self.send(frames.bye(self.leaving))

    async def send(self, frame: bytes) -> None:
        self.sending_since = time.monotonic()
        await self.socket.send({"type": "websocket.send", "text": frame.decode()})
        self.sending_since = None

    def let_go_if_stuck(self) -> None:
        """Who takes no frame for long is let go. Looked at from outside: a timer for every frame would be a tenth of all work."""
        if self.sender and self.sending_since and time.monotonic() - self.sending_since > self.settings.send_seconds:
            self.sender.cancel()

    def newest_table(self) -> bytes | None:
        """The table, unless this client has seen it: a click that is secret for its eyes sends it nothing."""
        if self.eyes == NONE and (mine := self.mine()):  # an onlooker who has sat down
            self.eyes, self.version = mine[0], 0
        perspective = self.owner.perspective(self.eyes, self.version)
        picture = (self.eyes, perspective.version, self.owner.comings)
        if picture == self.sent:
            return None
        self.sent = picture
        since, self.version = self.version, perspective.version
        return frames.table_frame(self.owner, perspective, self.guest, since)

    # --- reading

    async def read_all(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self.read(message.get("text") or message.get("bytes") or "")

    async def read(self, text: str | bytes) -> None:
        """Carry one frame out. Whatever is wrong with it is answered; nothing else happens then."""
        wrong = ""
        try:
            frame = read_frame(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
            frame, wrong = UNREADABLE, f"not a frame: {str(problem)[:120]}"
        try:
            self.limit_rate()
            if wrong:
                raise Refused("bad_frame", wrong)
            await self.carry_out(frame)
        except Refused as refused:
            self.answer(frames.bad_answer(frame.id, refused, self.reason(frame, refused)))

    def limit_rate(self) -> None:
        """Refuse what comes too fast; who does not listen to that is let go."""
        if self.rate.take():
            return
        self.refused += 1
        if self.refused > MOST_REFUSED:
            raise WebSocketDisconnect(1008)
        raise Refused("too_fast", "too many frames; wait a moment")

    async def carry_out(self, frame: Frame) -> None:
        match frame.do:
            case "ping":
                self.answer(frames.pong())
            case "eyes":
                await self.look_through(frame)
            case "hint":
                self.hint(frame)
            case _:
                await self.change(frame)

    async def change(self, frame: Frame) -> None:
        """Have the table changed, once: the same id is answered again and nothing is done."""
        if not frame.id or self.guest is None:
            raise Refused("bad_frame", "a change needs an id of your own, and a guest")
        _, number = await self.owner.do(self.request(frame), (self.guest, frame.id))
        perspective = self.owner.perspective(self.eyes, self.version)
        self.answer(frames.good_answer(frame.id, perspective.version_at(number)))

    def request(self, frame: Frame) -> Callable[[Play], Any]:
        guest = self.guest
        match frame.do:
            case "move":
                seat, move = self.own_seat(frame), frame.move
                if move is None:
                    raise Refused("bad_frame", "which move?")
                return lambda play: self.moved_by(play, seat, frame).move(seat, move)
            case "undo":
                seat = self.own_seat(frame)
                return lambda play: self.moved_by(play, seat, frame).undo(seat)
            case "start":
                return lambda play: play.start(guest)
            case "settings" if frame.bot_speed:
                speed = frame.bot_speed
                return lambda play: play.set_speed(guest, speed)
            case "seat_to_bot" if frame.seat is not None and frame.bot is not None:
                seat, bot = frame.seat, frame.bot
                return lambda play: play.give_to_bot(guest, seat, bot, self.is_present(seat))
            case "seat_back" if frame.seat is not None:
                seat = frame.seat
                return lambda play: play.give_back(guest, seat)
        raise Refused("bad_frame", f"{frame.do} needs more than that")

    def is_present(self, seat: int) -> bool:
        return seat < len(self.owner.public.seats) and self.owner.is_present(seat)

    def own_seat(self, frame: Frame) -> int:
        seat = frame.seat
        if seat is None:
            raise Refused("bad_frame", "which seat?")
        if seat not in self.mine():
            raise Refused("forbidden", "this seat is not yours")
        return seat

    def mine(self) -> list[int]:
        return [p for p, seat in enumerate(self.owner.public.seats) if self.guest and seat.guest == self.guest]

    def moved_by(self, play: Play, seat: int, frame: Frame) -> Play:
        """The play, if this client may move the seat and has seen the game as it is."""
        if seat not in play.seats_of(self.guest):
            raise Refused("forbidden", "this seat is not yours")
        if play.seats[seat].away:
            raise Refused("away", "a bot plays for this seat; take it back first")
        perspective = self.owner.perspective(self.eyes, self.version)
        if frame.version is None or not perspective.game_version <= frame.version <= perspective.version:
            raise Refused("stale", "the table has changed since; look again")
        return play

    def reason(self, frame: Frame, refused: Refused) -> Say | None:
        """Why a move is not allowed, in words: only to its owner, when that seat is to move."""
        public = self.owner.public
        if refused.code != "illegal_move" or frame.move is None or frame.seat not in self.mine() or frame.seat != public.turn:
            return None
        return self.owner.perspective(frame.seat, self.owner.perspective_since(frame.seat)).why_not(frame.move)

    async def look_through(self, frame: Frame) -> None:
        """Another of the own seats at one screen: its perspective from the beginning."""
        seat = self.own_seat(frame)
        await self.owner.make_perspective(seat, 0)
        self.eyes = seat
        self.version = 0
        self.answer(frames.good_answer(frame.id, self.owner.perspective(self.eyes).version))
        self.refresh()

    # --- hints

    def hint(self, frame: Frame) -> None:
        seat, public = self.own_seat(frame), self.owner.public
        if not self.owner.facts.hints:
            raise Refused("forbidden", "the host allows no hints at this table")
        if public.turn != seat:
            raise Refused("not_your_turn", "hints are for the seat to move")
        if self.thinking and not self.thinking.done():
            raise Refused("too_fast", "one hint at a time")
        self.thinking = asyncio.create_task(self.think(frame, seat))

    async def think(self, frame: Frame, seat: int) -> None:
        """Whatever comes of it, the asker is told."""
        try:
            considered = await self.consider(seat)
        except Exception as problem:
            journal.note_failure("hint_failed", problem, table=self.owner.facts.id, game=self.owner.facts.game)
            self.answer(frames.bad_answer(frame.id, Refused("internal", "this did not work")))
            return
        version = self.owner.perspective(self.eyes, self.version).version
        self.answer(frames.good_answer(frame.id, version, considered=considered))

    async def consider(self, seat: int) -> list[dict[str, Any]]:
        owner = self.owner
        hidden = owner.hidden_for_hint(seat)
        thoughts = await owner.bots.hint(owner.game, hidden)
        return [
            {
                "move": thought.move,
                "visits": thought.visits,
                "place": round(thought.place, 2) or None,
                "words": owner.game.words.move_words(hidden, thought.move),
            }
            for thought in thoughts
        ]

    async def run(self) -> None:
        """Both directions until one of them ends."""
        self.owner.come(self)
        self.sender = asyncio.create_task(self.send_all())
        tasks = [self.sender, asyncio.create_task(self.read_all())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                with suppress(WebSocketDisconnect, OSError, asyncio.CancelledError):
                    task.result()
        finally:
            self.owner.go(self)
            for task in tasks if self.thinking is None else (*tasks, self.thinking):
                task.cancel()


def first_eyes(owner: Owner, guest: str | None, wanted: int | None) -> int:
    """Whose eyes a new client looks through: the own seat it wants, or its first, or nobody's."""
    mine = [p for p, seat in enumerate(owner.public.seats) if guest and seat.guest == guest]
    return wanted if wanted in mine and wanted is not None else mine[0] if mine else NONE
