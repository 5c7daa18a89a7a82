"""What a browser at a table may send: every kind of request, stated once."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from quartett.server.table.entries import SeatNumber, Speed

Name = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{0,64}\Z")]
Version = Annotated[int, Meta(ge=0, le=2**31)]


class Request(msgspec.Struct, tag_field="do", kw_only=True):
    v: Literal[1]
    id: Name = ""  # the client's own name for it: asked again, it is answered again and not carried out again


class AskMove(Request, tag="move"):
    """The person of the seat plays."""

    seat: SeatNumber
    move: Annotated[int, Meta(ge=-(2**31), le=2**31)]
    version: Version | None = None  # what the client has seen: refused as `stale` if the game has changed since


class AskUndo(Request, tag="undo"):
    """The person of the seat to move takes the last move back."""

    seat: SeatNumber
    version: Version | None = None


class AskHint(Request, tag="hint"):
    """What would the expert consider? For the seat to move, if the table allows it."""

    seat: SeatNumber


class AskEyes(Request, tag="eyes"):
    """Look through another of the own seats, at one screen."""

    seat: SeatNumber


class AskStart(Request, tag="start"):
    """The host begins; bots take open seats."""


class AskBot(Request, tag="seat_to_bot"):
    """The host lets a bot play for somebody absent."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)]


class AskBack(Request, tag="seat_back"):
    """The host, or the person of the seat, ends that."""

    seat: SeatNumber


class AskClaim(Request, tag="claim"):
    """Somebody else's time is up: whoever plays with them lets the agreed bot play, until they come back."""

    seat: SeatNumber


class AskSettings(Request, tag="settings"):
    """The host changes how long bots wait."""

    bot_speed: Speed


class AskVisible(Request, tag="visible"):
    """Anybody: is the page in front? Who has it behind others, or the phone in a pocket, is told when it is their turn."""

    visible: bool


class Ping(Request, tag="ping"):
    """Anybody: is the line alive?"""


Change = AskMove | AskUndo | AskStart | AskBot | AskBack | AskClaim | AskSettings  # what goes into the log
ClientRequest = AskMove | AskUndo | AskHint | AskEyes | AskStart | AskBot | AskBack | AskClaim | AskSettings | AskVisible | Ping
read = msgspec.json.Decoder(ClientRequest).decode


class OnlyName(msgspec.Struct):
    id: Name = ""


def name_of(text: str | bytes) -> str:
    """The client's name for a request that is no good otherwise, so that it learns which one that was."""
    try:
        return msgspec.json.decode(text, type=OnlyName).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""
