"""Webhooks: a notice as JSON that Discord, Slack and Matrix show as it is, with our own fields beside it, signed."""

import hashlib
import hmac
import re
import time

import msgspec

from quartett.server.notices.guard import Letter

MARKDOWN = re.compile(r"([\\`*_~|>#\[\]()@<:-])")


def letter(url: str, secret: str, sentence: str, fields: dict[str, str]) -> Letter:
    """`sentence` may hold people's names: nobody is called, and nothing is formatted, by a name that looks like a command."""
    said, link = {"content": MARKDOWN.sub(r"\\\1", sentence), "text": slack(sentence)}, fields["url"]
    body = msgspec.json.encode({**{name: f"{words} {link}" for name, words in said.items()}, "allowed_mentions": {"parse": []}, **fields})
    at = str(int(time.time()))
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Quartett",
        "X-Quartett-Time": at,
        "X-Quartett-Signature": f"sha256={signature(secret, at, body)}",
    }
    return Letter(url, headers, body)


def signature(secret: str, at: str, body: bytes) -> str:
    """Of the time and the body: what was caught once cannot be sent again later."""
    return hmac.new(secret.encode(), at.encode() + b"." + body, hashlib.sha256).hexdigest()


def slack(sentence: str) -> str:
    for sign, written in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        sentence = sentence.replace(sign, written)
    return sentence
