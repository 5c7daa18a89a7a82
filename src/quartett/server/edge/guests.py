"""Who is who: a guest is a signed cookie and a chosen name."""

import hashlib
import hmac
import secrets

COOKIE = "quartett"
YEAR = 365 * 24 * 3600


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
