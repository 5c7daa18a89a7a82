"""The server's own log: one JSON object a line on the error stream. Never a secret, a hand, a token or a name."""

import logging
import sys
import time
import traceback
from typing import Any

import msgspec


def note(event: str, level: str = "info", **facts: Any) -> None:
    line = {"time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), "level": level, "event": event, **facts}
    sys.stderr.write(msgspec.json.encode(line).decode() + "\n")
    sys.stderr.flush()


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
