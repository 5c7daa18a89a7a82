"""The server's own log: one JSON object a line on the error stream. Never a secret, a hand, a token or a name."""

import logging
import sys
import time
import traceback
from collections.abc import Callable
from typing import Any

import msgspec

SELDOM_SECONDS = 10.0
seldom: dict[str, tuple[int, float]] = {}  # by event: how often since its last line, and when the next may be
listeners: list[Callable[[str, str, dict[str, Any]], None]] = []  # told of every event: its name, its level, its facts


def note(event: str, level: str = "info", **facts: Any) -> None:
    tell(event, level, facts)
    line = {"time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), "level": level, "event": event, **facts}
    sys.stderr.write(msgspec.json.encode(line).decode() + "\n")
    sys.stderr.flush()


def measure(event: str, **facts: Any) -> None:
    """What happens too often for a line: only those who listen are told."""
    tell(event, "info", facts)


def tell(event: str, level: str, facts: dict[str, Any]) -> None:
    for listener in listeners:
        listener(event, level, facts)


def note_seldom(event: str, level: str = "warning", **facts: Any) -> None:
    """What can happen a thousand times a second: a line in ten seconds, with how often since the last one."""
    now = time.monotonic()
    times, due = seldom.get(event, (0, now))
    if now < due:
        seldom[event] = times + 1, due
        return
    seldom[event] = 0, now + SELDOM_SECONDS
    note(event, level, times=times + 1, **facts)


def note_failure(event: str, problem: BaseException, **facts: Any) -> None:
    """An error of ours: its kind and where it arose, without the values that were at hand."""
    places = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in traceback.extract_tb(problem.__traceback__)]
    note(event, level="error", problem=type(problem).__name__, at=places[-6:], **facts)


class Handler(logging.Handler):
    """What libraries report comes out in the same shape: who, how bad, what kind, but not their words."""

    def emit(self, record: logging.LogRecord) -> None:
        kind = record.exc_info[0] if record.exc_info else None
        note(
            "library",
            level=record.levelname.lower(),
            of=record.name,
            message=str(record.msg)[:120],
            problem=kind.__name__ if kind else None,
        )


def listen_to_libraries() -> None:
    logging.basicConfig(level=logging.WARNING, handlers=[Handler()], force=True)
