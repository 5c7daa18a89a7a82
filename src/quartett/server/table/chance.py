"""Deals anyone can check: a secret per table, its hash shown before the first deal, every chance event drawn from it.

Event number k (0, 1, ... in the order of the log) is drawn from `stream(HMAC-SHA256(secret, str(k)))`. Undo never crosses a
chance event, so the numbers stay the same whatever was taken back.
"""

import hashlib
import hmac
import secrets
from typing import Any

import msgspec

from quartett.engine import Chance, Game, Ints, Match, Refused, copy, ints, stream, verbs
from quartett.engine.log import read_header


def new_secret() -> str:
    """256 random bits, in hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown before the first deal: it gives nothing away, and no other secret fits it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def stream_of(secret: str, number: int) -> Ints:
    return stream(hmac.digest(bytes.fromhex(secret), str(number).encode(), "sha256"))


def draw(match: Match, secret: str) -> None:
    """Draw the pending chance event as the secret has it, and carry it out."""
    match.draw(stream_of(secret, sum(isinstance(entry, Chance) for entry in match.entries)))


class Checked(msgspec.Struct):
    """What was found when a log was checked. Whoever chose the given events may have known every card that lay in them."""

    drawn: int  # chance events that follow from the secret
    given: int  # chance events that were taken over from an earlier game: not drawn here
    moves: int  # all of them allowed by the rules


def verify(game: Game, log: list[Any]) -> Checked:
    """Play a log again to its end and derive every chance event from its secret. What does not fit is refused."""
    secret, given = _promise(log)
    whole = Match.replay(game, log)
    if not whole.over:
        raise Refused("not_verified", f"the log ends after {len(whole.entries)} steps, before the game does: something is missing")
    if not 0 <= given < len(whole.entries):
        raise Refused("not_verified", f"the log has {len(whole.entries)} steps and says that {given} of them are from an earlier game")
    match = Match.begin(game, read_header(log[0]))
    found = Checked(0, 0, 0)
    for number, entry in enumerate(whole.entries, 1):
        if not isinstance(entry, Chance):
            found.moves += 1
        elif number <= given:
            found.given += 1
        elif entry.outcome == _outcome(match, secret, found.drawn + found.given):
            found.drawn += 1
        else:
            raise Refused("not_verified", f"line {number} of the log: {match.event} does not come from the secret")
        match.trust(entry)
    return found


def _promise(log: list[Any]) -> tuple[str, int]:
    """The secret of a log, if it is the one promised, and how many of its entries were taken over from an earlier game."""
    header = log[0] if log and isinstance(log[0], dict) else {}
    secret, promised, given = header.get("secret"), header.get("commit"), header.get("given", 0)
    if not isinstance(secret, str) or not isinstance(promised, str) or type(given) is not int:
        raise Refused("not_verified", "the first line of this log has no commit and secret: it was not played at a server's table")
    try:
        kept = hmac.compare_digest(commitment(secret), promised)
    except (ValueError, TypeError):
        kept = False
    if not kept:
        raise Refused("not_verified", "the secret is not the one promised before the first deal")
    return secret, given


def _outcome(match: Match, secret: str, number: int) -> list[int]:
    """What the pending event must have come out as."""
    outcome = ints(match.game.rules.LONGEST_OUTCOME)
    n = verbs.draw(copy(match.state), stream_of(secret, number), outcome)
    return [int(outcome[i]) for i in range(n)]
