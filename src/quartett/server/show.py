"""The frames a client gets."""

from typing import Any

import msgspec

from quartett.engine import NONE, Refused, Say
from quartett.server.owner import Owner
from quartett.server.story import Story

VERSION = 1
Json = dict[str, Any]


def table_frame(owner: Owner, story: Story, guest: str | None, since: int) -> bytes:
    """The table as one pair of eyes may know it, with the log after version `since`."""
    facts, shown = owner.facts, owner.shown
    mine = [p for p, seat in enumerate(shown.seats) if guest and seat.guest == guest]
    host = guest == facts.host
    playing = shown.phase == "playing"
    my_turn = playing and shown.turn in mine and shown.turn == story.eyes and not shown.seats[shown.turn].away
    frame = {
        "v": VERSION,
        "type": "table",
        "version": story.version,
        "since": since,
        "id": facts.id,
        "game": facts.game,
        "players": facts.players,
        "options": facts.options,
        "pace": facts.pace,
        "host": host,
        "hints": facts.hints,
        "bot_speed": shown.speed,
        "commit": owner.commitment,
        "secret": facts.secret if shown.phase == "over" else None,
        "seats": [seat_of(owner, p, mine) for p in range(len(shown.seats))],
        "eyes": None if story.eyes == NONE else story.eyes,
        "mine": mine,
        "phase": shown.phase,
        "event": story.game.event(story.hidden),
        "turn": turn_of(shown.phase, shown.turn),
        "view": story.face("view"),
        "moves": story.face("moves") if my_turn else [],
        "reasons": story.face("reasons") if my_turn else [],
        "undo": my_turn and shown.can_undo,
        "log": story.lines_after(since),
        "result": story.result,
        "onlookers": owner.onlookers(),
        "invite": facts.invite if host else None,
        "next": shown.next,
    }
    return msgspec.json.encode(frame)


def turn_of(phase: str, turn: int) -> int | str:
    """A seat, "chance" before the first deal, "over" at the end."""
    return turn if turn != NONE else "over" if phase == "over" else "chance"


def seat_of(owner: Owner, p: int, mine: list[int]) -> Json:
    seat = owner.shown.seats[p]
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
