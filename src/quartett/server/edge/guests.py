"""Who is who: a guest is a signed cookie and a chosen name."""

import hashlib
import hmac
import secrets
import unicodedata

from quartett.engine import Refused

COOKIE = "quartett"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24


class Guests:
    """Signs and reads the cookies. The name inside is public among friends; only the signature makes it worth something."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def new(self) -> str:
        return secrets.token_hex(12)

    def sign(self, guest: str) -> str:
        return f"{guest}.{hmac.new(self.key, guest.encode(), hashlib.sha256).hexdigest()}"

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie we signed."""
        guest, dot, _ = (cookie or "").partition(".")
        if dot and hmac.compare_digest(self.sign(guest).encode(), (cookie or "").encode()):
            return guest
        return None


def clean_name(name: str) -> str:
    """A name as it is shown: one line, 1 to 24 characters, nothing invisible."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("bad_name", f"a name has 1 to {LONGEST_NAME} characters")
    if any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn") for c in name):
        raise Refused("bad_name", "a name has visible characters only")
    return name
