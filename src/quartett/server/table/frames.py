"""What a browser at a table is sent: every kind of frame, stated once. `web/src/lib/wire.ts` is made from these classes."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from quartett.engine import NONE, Do, Refused, Say, say
from quartett.engine.lesson import Stand
from quartett.server.table.clocks import Clock
from quartett.server.table.entries import Speed
from quartett.server.table.owner import Owner
from quartett.server.table.perspective import Line, Offered, Perspective, Reason, Result
from quartett.server.table.play import Pace, Seat

PROTOCOL = 1  # rises when an older page can no longer talk to the server; such a page loads itself anew
Turn = int | Literal["chance", "over"]


def made(shape: Any) -> Meta:
    """JSON that was made before, of this shape."""
    return Meta(extra={"shape": shape})


class Frame(msgspec.Struct, tag_field="type", kw_only=True):
    v: int = PROTOCOL


class Hello(Frame, tag="hello"):
    """The first frame on every socket."""

    release: str
    protocol: int


class SeatInfo(msgspec.Struct):
    seat: int
    name: str
    kind: Literal["person", "same", "bot", "open"]
    bot: str | None
    mine: bool
    present: bool
    away_bot: bool  # a bot plays for a person who left
    out: bool = False  # has nothing more to decide in this game
    timed_out: bool = False  # the bot plays to the end: their time was up, and clocks are hard


class LessonStep(msgspec.Struct):
    """One idea of a lesson."""

    words: Say
    at: str  # the part of the board it speaks of; empty: none
    moves: list[int]  # one of these is to be made now; none: it only explains


class LessonInfo(msgspec.Struct):
    """Where the person stands in a lesson: what to read now and what to do then; nothing while others move."""

    number: int  # of the first step here, from 1
    total: int
    steps: list[LessonStep]
    end: bool  # nothing is asked any more: the game may go on, freely


class ClocksInfo(msgspec.Struct):
    """The clocks as they are when the frame is made."""

    terms: Clock
    left: list[int | None]  # milliseconds of each seat; none where nobody sits
    running: int | None  # the seat whose time runs
    rests: bool  # it is a weekend, and then none does
    until: str | None  # when the running one comes to its end, if the server stays


class TableFrame(Frame, tag="table"):
    """The table as one pair of eyes may know it: sent after connecting, and whenever something changed that they can see."""

    version: int  # counts what these eyes have seen
    since: int  # the log has the lines after this version; 0: all of them, replace what you have
    id: str
    game: str
    players: int
    options: dict[str, str]
    revision: int  # of the game's rules, when this table began
    pace: Pace
    host: bool  # is this guest the host?
    hints: bool
    given: int  # steps taken over from an earlier game: whoever made the table may know all cards of that deal
    bot_speed: Speed
    commit: str  # the SHA-256 of the secret that deals come from
    secret: str | None  # when the game is over
    seats: list[SeatInfo]
    eyes: int | None
    mine: list[int]
    phase: Literal["waiting", "playing", "over"]
    event: str  # the phase of the game, or the pending chance event
    turn: Turn
    view: Annotated[Raw, made(Any)]  # what the game's view.py makes of the hidden record
    moves: Annotated[Raw, made(list[Offered])]  # the legal ones, for the seat to move
    reasons: Annotated[Raw, made(list[Reason])]  # why the others are not
    undo: bool
    log: Annotated[list[Raw], made(list[Line])]
    result: Result | None
    onlookers: int
    invite: str | None  # for the host
    next: str | None  # the table of the rematch
    lesson: LessonInfo | None = None  # in a guided first game
    daily: str = ""  # the day whose deal it is, if it is a daily one
    rated: bool = False  # does its result count for ratings? Then there are no hints and nothing is taken back
    clocks: ClocksInfo | None = None  # if the table has any


class Considered(msgspec.Struct):
    """A move that a hint thought about."""

    move: int
    visits: int
    place: float | None  # to be expected
    words: Say
    reason: Say | None  # what it leads to, as far as the seat can see


class Answer(Frame, tag="answer"):
    """What came of a request."""

    id: str
    ok: bool
    version: int | UnsetType = UNSET
    considered: list[Considered] | UnsetType = UNSET
    error: str | UnsetType = UNSET
    message: str | UnsetType = UNSET
    words: Say | UnsetType = UNSET  # why a move is not allowed
    ruling: str | UnsetType = UNSET  # the address of the ruling behind that


class Preparing(Frame, tag="preparing"):
    """Sent every second while the table is being got ready: its game is loaded, its log read."""

    progress: float


class Pong(Frame, tag="pong"):
    pass


class Bye(Frame, tag="bye"):
    """The end of this socket: connect again."""

    reason: Literal["slow", "shutdown"]


ServerFrame = Hello | TableFrame | Answer | Preparing | Pong | Bye
NOTHING = Raw(b"[]")
encode = msgspec.json.encode


def table_frame(owner: Owner, perspective: Perspective, guest: str | None, since: int) -> bytes:
    """The table as one pair of eyes may know it, with the log after version `since`."""
    facts, public = owner.facts, owner.public
    mine = [p for p, seat in enumerate(public.seats) if guest and seat.guest == guest]
    host = guest == facts.host
    playing = public.phase == "playing"
    my_turn = playing and public.turn in mine and public.turn == perspective.eyes and not public.seats[public.turn].away
    return encode(
        TableFrame(
            version=perspective.version,
            since=since,
            id=facts.id,
            game=facts.game,
            players=facts.players,
            options=owner.options,
            revision=facts.revision,
            pace=facts.pace,
            host=host,
            hints=facts.hints,
            given=facts.undrawn,
            bot_speed=public.speed,
            commit=owner.commitment,
            secret=facts.secret if public.phase == "over" else None,
            seats=[seat_info(owner, p, mine) for p in range(len(public.seats))],
            eyes=None if perspective.eyes == NONE else perspective.eyes,
            mine=mine,
            phase=public.phase,
            event=perspective.game.event(perspective.hidden),
            turn=turn_of(public.phase, public.turn),
            view=perspective.face("view"),
            moves=perspective.face("moves") if my_turn else NOTHING,
            reasons=perspective.face("reasons") if my_turn else NOTHING,
            undo=my_turn and public.can_undo and not facts.daily and not facts.rated,
            log=perspective.lines_after(since),
            result=perspective.result,
            onlookers=owner.onlookers(),
            invite=facts.invite if host else None,
            next=public.next,
            lesson=lesson_info(public.stand) if public.stand and mine else None,
            daily=facts.daily,
            rated=facts.rated,
            clocks=clocks_info(owner),
        )
    )


def clocks_info(owner: Owner) -> ClocksInfo | None:
    """The same for all eyes: of a secret click nothing shows, for it earns nothing, and what was used is a sum."""
    clocks = owner.public.clocks
    if clocks is None:
        return None
    now, uptime, weekends = owner.play.now(), owner.play.uptime, clocks.terms.weekends
    left = [clocks.left_at(p, now) if is_timed(seat) else None for p, seat in enumerate(owner.public.seats)]
    rests = not weekends and uptime.is_weekend
    if clocks.running == NONE:
        return ClocksInfo(clocks.terms, left, None, rests, None)
    until = uptime.when(clocks.left_at(clocks.running, now), weekends).isoformat(timespec="seconds")
    return ClocksInfo(clocks.terms, left, clocks.running, rests, until)


def is_timed(seat: Seat) -> bool:
    return seat.guest is not None and not seat.timed_out


def lesson_info(stand: Stand) -> LessonInfo:
    steps = [LessonStep(say(f"lesson-{step.text}"), step.at, list(step.moves) if isinstance(step, Do) else []) for step in stand.steps]
    return LessonInfo(stand.number, stand.total, steps, stand.act is None)


def turn_of(phase: str, turn: int) -> Turn:
    """A seat, "chance" before the first deal, "over" at the end."""
    return turn if turn != NONE else "over" if phase == "over" else "chance"


def seat_info(owner: Owner, p: int, mine: list[int]) -> SeatInfo:
    seat, out = owner.public.seats[p], owner.public.out[p]
    present = owner.is_present(p) and seat.kind != "open"
    return SeatInfo(p, seat.name, seat.kind, seat.bot, p in mine, present, seat.away, out, seat.timed_out)


def good_answer(request: str, version: int, considered: list[Considered] | UnsetType = UNSET) -> bytes:
    return encode(Answer(id=request, ok=True, version=version, considered=considered))


def bad_answer(request: str, refused: Refused, words: Say | None = None, ruling: str = "") -> bytes:
    answer = Answer(id=request, ok=False, error=refused.code, message=refused.message, words=words or UNSET, ruling=ruling or UNSET)
    return encode(answer)
