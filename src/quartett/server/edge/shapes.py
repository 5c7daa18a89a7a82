"""What is asked and answered over HTTP. The description others read (`/api/openapi.json`) is made from these classes."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from quartett.server.table.clocks import Clock
from quartett.server.table.entries import Speed
from quartett.server.table.play import Pace

Short = Annotated[str, Meta(max_length=64)]
Long = Annotated[str, Meta(max_length=200)]

# --- asked


class Me(msgspec.Struct):
    name: Long


class WantedSeat(msgspec.Struct):
    kind: Literal["me", "open", "bot", "same"]
    bot: Short = "casual"
    name: Long = ""


class Beginning(msgspec.Struct):
    """A step of a finished game to go on from."""

    table: Short
    step: Annotated[int, Meta(ge=0, le=10**6)]


class NewTable(msgspec.Struct):
    game: Short
    players: Annotated[int, Meta(ge=1, le=64)] | None = None
    options: Annotated[dict[str, str | bool | int], Meta(max_length=64)] = {}
    seats: Annotated[list[WantedSeat], Meta(max_length=64)] | None = None
    pace: Pace = "live"
    onlookers: bool = True
    hints: bool = True
    listed: bool = False
    bot_speed: Speed = "quick"
    beginning: Beginning | None = msgspec.field(name="from", default=None)
    lesson: bool = False  # a guided first game: players, options, seats and deal are the lesson's
    rated: bool = False  # does the result count for ratings? Then there are no hints and nothing is taken back
    clock: Clock | None = None  # how much time people have; none: as much as they like


class Hide(msgspec.Struct):
    hidden: bool


class WantedDeal(msgspec.Struct):
    game: Short


class Join(msgspec.Struct):
    token: Short | None = None
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None


Encoded = Annotated[str, Meta(max_length=8192, pattern=r"^[A-Za-z0-9_-]*\Z")]  # bytes in base64url, as browsers write them
Tongue = Literal["en", "de", "ja"]
NotifyKind = Literal["begins", "turn", "over", "invitation"]


class SettingsOfMember(msgspec.Struct):
    language: Tongue
    notify: Annotated[list[NotifyKind], Meta(max_length=4)] | None = None  # none: as it was


class WantedNotices(msgspec.Struct):
    """What a member wants to be told of, and when not."""

    notify: Annotated[list[NotifyKind], Meta(max_length=4)]
    zone: Annotated[str, Meta(max_length=64)] = ""  # like Europe/Berlin
    quiet: Annotated[str, Meta(max_length=11)] = ""  # from when to when nothing is sent, like 22:00-07:00; empty: always


class Subscription(msgspec.Struct):
    """Where the push service of a browser takes notices, as the browser says."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(max_length=128, pattern=r"^[A-Za-z0-9_-]*\Z")]
    auth: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*\Z")]


class WantedHook(msgspec.Struct):
    url: Annotated[str, Meta(max_length=1024)]  # empty: none


class MadePasskey(msgspec.Struct):
    """What a browser has made at our challenge."""

    credential: Encoded
    client_data: Encoded
    attestation: Encoded
    language: Tongue = "en"  # for a new member


class ShownPasskey(msgspec.Struct):
    """What a browser has signed at our challenge."""

    credential: Encoded
    client_data: Encoded
    authenticator_data: Encoded
    signature: Encoded
    user: Encoded = ""
    keep: bool = False  # move the seats of the guest this browser was to the member


class KeptCode(msgspec.Struct):
    code: Long  # as it was shown: it counts from now on
    language: Tongue = "en"


class ShownCode(msgspec.Struct):
    code: Long
    keep: bool = False


class Farewell(msgspec.Struct):
    confirm: Literal["delete"]


class Empty(msgspec.Struct):
    pass


# --- answered


class Health(msgspec.Struct):
    ok: bool
    games: dict[str, Literal["ready", "preparing"]]
    progress: Annotated[float, Meta(ge=0, le=1)]  # of compiling all of them
    stall_ms: float  # by how much the event loop was late at worst, lately
    database: bool  # does it answer? If not, so says the status: 503


class Several(msgspec.Struct):
    """What a form offers for an option whose value is a list with commas."""

    items: list[str]
    words: str  # an item is called by the message <words>-<item>, and explained by <words>-<item>-help
    only: tuple[str, str]  # asked only where this other option has this value
    by: str  # how many are wanted depends on this other option
    number: dict[str, int]  # on its value


class Option(msgspec.Struct):
    name: str
    values: list[str]
    default: str
    several: Several | None = None  # if it is a list


class GameInfo(msgspec.Struct):
    name: str
    title: str
    players: list[int]
    minutes: tuple[int, int]
    designer: str
    bots: list[str]
    options: list[Option]
    example: str | None  # the table of a finished game that shows how it goes
    lesson: bool = False  # has it a guided first game?


class Guest(msgspec.Struct):
    id: str
    name: str  # empty until chosen
    member: bool = False


class PasskeyInfo(msgspec.Struct):
    id: str
    name: str  # of the browser and system it was made with
    created: str
    used: str


class DeviceInfo(msgspec.Struct):
    """A browser a member is signed in with."""

    id: str
    name: str
    created: str
    seen: str  # within an hour
    here: bool  # is it the one that asks?


class Account(msgspec.Struct, kw_only=True):
    """All a person can see and change about themselves."""

    id: str
    name: str
    member: bool
    language: str  # empty for guests
    notify: list[str]
    passkeys: list[PasskeyInfo]
    devices: list[DeviceInfo]
    recovery: str | None  # when the recovery code was made, if there is one
    tables: int  # tables this person sits or sat at, or made


class Hook(msgspec.Struct):
    """A webhook: notices are sent there as JSON, signed with the secret."""

    url: str
    secret: str


class Notices(msgspec.Struct):
    """How a member is told when absent."""

    key: str  # the server's, for the browser to subscribe with
    notify: list[str]
    zone: str
    quiet: str
    here: bool  # is this browser told?
    devices: int  # how many are
    hook: Hook | None


class TableHook(msgspec.Struct):
    hook: Hook | None


class NextTable(msgspec.Struct):
    """Where somebody is waited for."""

    table: str | None  # the one that has waited longest
    waiting: int  # tables where others wait, or that are played turn by turn


class NewPasskey(msgspec.Struct):
    """For the browser to make a passkey."""

    challenge: str
    site: str
    user: str
    name: str
    known: list[str]  # passkeys that need not be made again


class SignInChallenge(msgspec.Struct):
    challenge: str
    site: str


class Code(msgspec.Struct):
    code: str


class Exported(msgspec.Struct):
    """Everything that is kept about a person: rows by table."""

    rows: dict[str, list[dict[str, str | int | float | bool | None]]]


class Made(msgspec.Struct):
    """A new table."""

    id: str
    invite: str


class Sitting(msgspec.Struct):
    name: str
    kind: Literal["person", "same", "bot", "open"]
    mine: bool  # does this guest sit there?


class Summary(msgspec.Struct, kw_only=True):
    id: str
    game: str
    players: int
    seats: list[Sitting]
    host: bool  # is this guest the host?
    your_turn: bool
    over: bool
    started: bool
    updated: str  # when everybody last saw something happen
    expires: str | None  # when the table is removed if nothing happens
    free: int
    given: int  # steps taken over from an earlier game: whoever made the table may know all cards of that deal
    lesson: bool = False  # a guided first game
    daily: str = ""  # the day whose deal it is, if it is a daily one
    rated: bool = False  # does its result count for ratings?
    pace: Pace = "live"
    clock: Clock | None = None  # how much time people have


class SummaryAndInvite(Summary, kw_only=True):
    invite: str | None  # for the host
    broken: bool  # its log cannot be played on by this server
    options: dict[str, str]


class Summaries(msgspec.Struct):
    mine: list[Summary]
    open: list[Summary]


class Seated(msgspec.Struct):
    seat: int


class Verified(msgspec.Struct):
    """What was checked of a finished game."""

    ok: bool
    whole: bool  # was every chance event drawn at this table?
    events: int  # chance events
    drawn: int  # those that follow from the secret
    given: int  # those that were taken over from an earlier game
    moves: int  # all of them allowed by the rules


class Problem(msgspec.Struct):
    error: str
    message: str
