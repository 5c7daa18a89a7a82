"""One browser at one table: reads its frames, sends it answers and the newest table.

What is sent is made when it is sent. A slow client therefore never has more than the newest table and a few answers waiting:
it misses intermediate pictures, but no line of the log.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from quartett.engine import NONE, Do, Refused, Say, say
from quartett.server.edge.connections import BROKEN
from quartett.server.edge.limits import Bucket
from quartett.server.edge.requests import (
    AskBack,
    AskBot,
    AskClaim,
    AskEyes,
    AskHint,
    AskMove,
    AskSettings,
    AskStart,
    AskUndo,
    AskVisible,
    Change,
    ClientRequest,
    Ping,
    name_of,
)
from quartett.server.edge.requests import read as read_request
from quartett.server.machine import journal
from quartett.server.settings import Settings
from quartett.server.table import frames
from quartett.server.table.owner import Owner
from quartett.server.table.perspective import ruling_behind
from quartett.server.table.play import NOT_IN_LESSON, Play

MOST_REFUSED = 200  # frames too many before the socket is closed


class Client:
    def __init__(self, socket: WebSocket, owner: Owner, guest: str | None, eyes: int, version: int, settings: Settings) -> None:
        self.socket, self.owner, self.guest, self.settings = socket, owner, guest, settings
        self.eyes = eyes
        self.version = version if version <= owner.perspective(eyes, version).version else 0  # what the client has
        self.answers: deque[bytes] = deque()
        self.behind = True  # the newest table has not been sent yet
        self.sent: tuple[int, int, int] | None = None  # which picture was sent last
        self.leaving: Literal["slow", "shutdown"] | None = None
        self.news = asyncio.Event()
        self.visible, self.lost, self.heard = True, False, asyncio.get_running_loop().time()
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

    def dismiss(self, reason: Literal["slow", "shutdown"]) -> None:
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
        await self.send(frames.encode(frames.Bye(reason=self.leaving)))

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
                self.lost = message.get("code") == BROKEN
                return
            self.heard = asyncio.get_running_loop().time()
            await self.read(message.get("text") or message.get("bytes") or "")

    async def read(self, text: str | bytes) -> None:
        """Carry one request out. Whatever is wrong with it is answered; nothing else happens then."""
        request: ClientRequest | None = None
        if self.leaving:  # who has been dismissed may not have read it yet, but is heard no more
            return
        try:
            self.limit_rate()
            request = readable(text)
            await self.carry_out(request)
        except Refused as refused:
            name = request.id if request else name_of(text)
            reason = self.reason(request, refused)
            ruling = ruling_behind(self.owner.game, reason) if reason else ""
            self.answer(frames.bad_answer(name, refused, reason, ruling))

    def limit_rate(self) -> None:
        """Refuse what comes too fast; who does not listen to that is let go."""
        if self.rate.take():
            return
        self.refused += 1
        if self.refused > MOST_REFUSED:
            raise WebSocketDisconnect(1008)
        raise Refused("too_fast", "too many frames; wait a moment")

    async def carry_out(self, request: ClientRequest) -> None:
        match request:
            case Ping():
                self.answer(frames.encode(frames.Pong()))
            case AskEyes():
                await self.look_through(request)
            case AskHint():
                self.hint(request)
            case AskVisible():
                self.visible = request.visible
                self.answer(frames.good_answer(request.id, self.version))
            case _:
                await self.change(request)

    async def change(self, request: Change) -> None:
        """Have the table changed, once: the same id is answered again and nothing is done."""
        if not request.id or self.guest is None:
            raise Refused("bad_frame", "a change needs an id of your own, and a guest")
        _, number = await self.owner.do(self.wish(request), (self.guest, request.id))
        perspective = self.owner.perspective(self.eyes, self.version)
        self.answer(frames.good_answer(request.id, perspective.version_at(number)))

    def wish(self, request: Change) -> Callable[[Play], Any]:
        """What the table's owner is to do with the play."""
        guest = self.guest
        match request:
            case AskMove():
                self.need_own(request.seat)
                return lambda play: self.moved_by(play, request).move(request.seat, request.move)
            case AskUndo():
                self.need_own(request.seat)
                return lambda play: self.moved_by(play, request).undo(request.seat)
            case AskStart():
                return lambda play: play.start(guest)
            case AskSettings():
                return lambda play: play.set_speed(guest, request.bot_speed)
            case AskBot():
                return lambda play: play.give_to_bot(guest, request.seat, request.bot, self.is_awaited(request.seat))
            case AskBack():
                return lambda play: play.give_back(guest, request.seat)
            case AskClaim():
                return lambda play: play.claim(guest, request.seat)
            case _:
                assert_never(request)

    def is_awaited(self, seat: int) -> bool:
        return seat < len(self.owner.public.seats) and self.owner.is_awaited(seat)

    def need_own(self, seat: int) -> None:
        seats = self.owner.public.seats
        self.owner.asker(self.guest).need_own(seats[seat].guest if seat < len(seats) else None)

    def mine(self) -> list[int]:
        return [p for p, seat in enumerate(self.owner.public.seats) if self.guest and seat.guest == self.guest]

    def moved_by(self, play: Play, request: AskMove | AskUndo) -> Play:
        """The play, if this client may move the seat and has seen the game as it is."""
        play.asker(self.guest).need_own(play.seats[request.seat].guest)
        if play.seats[request.seat].away:
            raise Refused("away", "a bot plays for this seat; take it back first")
        perspective = self.owner.perspective(self.eyes, self.version)
        if request.version is None or not perspective.game_version <= request.version <= perspective.version:
            raise Refused("stale", "the table has changed since; look again")
        return play

    def reason(self, request: ClientRequest | None, refused: Refused) -> Say | None:
        """Why a move is not allowed, in words: only to who owns the seat, when that seat is to move."""
        if refused.code not in ("illegal_move", NOT_IN_LESSON) or not isinstance(request, AskMove):
            return None
        if request.seat not in self.mine() or request.seat != self.owner.public.turn:
            return None
        if refused.code == NOT_IN_LESSON:
            act = self.owner.public.stand.act if self.owner.public.stand else None
            return say(f"lesson-{act.text}-no") if isinstance(act, Do) else None
        return self.owner.perspective(request.seat, self.owner.perspective_since(request.seat)).why_not(request.move)

    async def look_through(self, request: AskEyes) -> None:
        """Another of the own seats at one screen: what it has seen, from the beginning."""
        self.need_own(request.seat)
        await self.owner.make_perspective(request.seat, 0)
        self.eyes = request.seat
        self.version = 0
        self.answer(frames.good_answer(request.id, self.owner.perspective(self.eyes).version))
        self.refresh()

    # --- hints

    def hint(self, request: AskHint) -> None:
        self.need_own(request.seat)
        self.owner.asker(self.guest).need_help()
        if not self.owner.facts.hints:
            raise Refused("forbidden", "the host allows no hints at this table")
        if self.owner.public.turn != request.seat:
            raise Refused("not_your_turn", "hints are for the seat to move")
        if self.thinking and not self.thinking.done():
            raise Refused("too_fast", "one hint at a time")
        self.thinking = asyncio.create_task(self.think(request))

    async def think(self, request: AskHint) -> None:
        """Whatever comes of it, the asker is told."""
        try:
            considered = await self.consider(request.seat)
        except Exception as problem:
            journal.note_failure("hint_failed", problem, table=self.owner.facts.id, game=self.owner.facts.game)
            self.answer(frames.bad_answer(request.id, Refused("internal", "this did not work")))
            return
        version = self.owner.perspective(self.eyes, self.version).version
        self.answer(frames.good_answer(request.id, version, considered))

    async def consider(self, seat: int) -> list[frames.Considered]:
        owner = self.owner
        hidden, words = owner.hidden_for_hint(seat), owner.game.words
        return [
            frames.Considered(
                thought.move,
                thought.visits,
                round(thought.place, 2) or None,
                words.move_words(hidden, thought.move),
                words.reason_words(hidden, thought.move) or words.effect_words(hidden, thought.move),
            )
            for thought in await owner.bots.hint(owner.game, hidden, self.guest or "")
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


def readable(text: str | bytes) -> ClientRequest:
    try:
        request: ClientRequest = read_request(text)
        return request
    except (msgspec.DecodeError, RecursionError, UnicodeError) as problem:
        raise Refused("bad_frame", f"not a frame: {str(problem)[:120]}") from None
