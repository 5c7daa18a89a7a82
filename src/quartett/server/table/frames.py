"""The frames a client gets."""

from typing import Any

import msgspec

from quartett.engine import NONE, Refused, Say
from quartett.server.table.owner import Owner
from quartett.server.table.perspective import Perspective

VERSION = 1
Json = dict[str, Any]


def table_frame(owner: Owner, perspective: Perspective, guest: str | None, since: int) -> bytes:
    """The table as one pair of eyes may know it, with the log after version `since`."""
    facts, public = owner.facts, owner.public
    mine = [p for p, seat in enumerate(public.seats) if guest and seat.guest == guest]
    host = guest == facts.host
    playing = public.phase == "playing"
    my_turn = playing and public.turn in mine and public.turn == perspective.eyes and not public.seats[public.turn].away
    frame = {
        "v": VERSION,
        "type": "table",
        "version": perspective.version,
        "since": since,
        "id": facts.id,
        "game": facts.game,
        "players": facts.players,
        "options": facts.options,
        "pace": facts.pace,
        "host": host,
        "hints": facts.hints,
        "bot_speed": public.speed,
        "commit": owner.commitment,
        "secret": facts.secret if public.phase == "over" else None,
        "seats": [seat_of(owner, p, mine) for p in range(len(public.seats))],
        "eyes": None if perspective.eyes == NONE else perspective.eyes,
        "mine": mine,
        "phase": public.phase,
        "event": perspective.game.event(perspective.hidden),
        "turn": turn_of(public.phase, public.turn),
        "view": perspective.face("view"),
        "moves": perspective.face("moves") if my_turn else [],
        "reasons": perspective.face("reasons") if my_turn else [],
        "undo": my_turn and public.can_undo,
        "log": perspective.lines_after(since),
        "result": perspective.result,
        "onlookers": owner.onlookers(),
        "invite": facts.invite if host else None,
        "next": public.next,
    }
    return msgspec.json.encode(frame)


def turn_of(phase: str, turn: int) -> int | str:
    """A seat, "chance" before the first deal, "over" at the end."""
    return turn if turn != NONE else "over" if phase == "over" else "chance"


def seat_of(owner: Owner, p: int, mine: list[int]) -> Json:
    seat = owner.public.seats[p]
    return {
        "seat": p,
        "name": seat.name,
        "kind": seat.kind,
        "bot": seat.bot,
        "mine": p in mine,
        "present": owner.is_present(p) and seat.kind != "open",
        "away_bot": seat.away,
    }


def good_answer(request: str, version: int, **more: Any) -> bytes:
    return msgspec.json.encode({"v": VERSION, "type": "answer", "id": request, "ok": True, "version": version, **more})


def bad_answer(request: str, refused: Refused, words: Say | None = None) -> bytes:
    answer = {"v": VERSION, "type": "answer", "id": request, "ok": False, "error": refused.code, "message": refused.message}
    return msgspec.json.encode({**answer, "words": words} if words else answer)


def pong() -> bytes:
    return msgspec.json.encode({"v": VERSION, "type": "pong"})


def bye(reason: str) -> bytes:
    return msgspec.json.encode({"v": VERSION, "type": "bye", "reason": reason})


def preparing(progress: object) -> bytes:
    return msgspec.json.encode({"v": VERSION, "type": "preparing", "progress": progress})
