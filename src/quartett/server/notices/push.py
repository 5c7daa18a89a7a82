"""Web Push: what is encrypted for one device (RFC 8291) and signed as ours (VAPID, RFC 8292)."""

import base64
import binascii
import hmac
import json
import time
from typing import Any

from quartett.engine import Refused
from quartett.server.notices.guard import Door, Letter

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
TOKEN_SECONDS = 12 * 3600
KEY_BYTES, SECRET_BYTES = 65, 16
TOPIC_SIGNS = 24


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(encoded: str) -> bytes:
    try:
        return base64.b64decode(encoded + "=" * (-len(encoded) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise Refused("bad_request", "a key is written in base64url") from None


def device_keys(key: str, secret: str) -> tuple[bytes, bytes]:
    """What a browser gave us to encrypt for it; refused if nothing can be encrypted for that."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point, shared = data(key), data(secret)
    if len(point) != KEY_BYTES or len(shared) != SECRET_BYTES:
        raise Refused("bad_request", f"a key has {KEY_BYTES} bytes, its secret {SECRET_BYTES}")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refused("bad_request", "this is not a key of P-256") from None
    return point, shared


class Keys:
    """The server's own, by which push services know it. Made from random bytes that are kept."""

    def __init__(self, seed: bytes, contact: str) -> None:
        """`contact` is where a push service finds whoever runs this server; it may be empty."""
        self.seed, self.contact = seed, contact
        self.key: Any = None
        self.tokens: dict[str, tuple[str, float]] = {}  # by push service, with when to make the next

    def private(self) -> Any:
        from cryptography.hazmat.primitives.asymmetric import ec  # only now: few requests need it

        if self.key is None:
            self.key = ec.derive_private_key(int.from_bytes(self.seed, "big") % (ORDER - 1) + 1, ec.SECP256R1())
        return self.key

    @property
    def public(self) -> str:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return text(self.private().public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def token(self, service: str) -> str:
        """Good for half a day; push services want not too many new ones."""
        found, until = self.tokens.get(service, ("", 0.0))
        if time.time() >= until:
            known = {"sub": self.contact} if self.contact else {}
            found = self.signed({"aud": service, "exp": int(time.time()) + TOKEN_SECONDS, **known})
            self.tokens[service] = found, time.time() + TOKEN_SECONDS / 2
        return found

    def signed(self, claims: dict[str, Any]) -> str:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec, utils

        head, body = (text(json.dumps(part, separators=(",", ":")).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = utils.decode_dss_signature(self.private().sign(f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256())))
        return f"{head}.{body}.{text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"

    def topic(self, table: str) -> str:
        """A name of the table that leads nowhere: push services need not know which it is."""
        return text(hmac.digest(self.seed, table.encode(), "sha256"))[:TOPIC_SIGNS]

    def letter(self, door: Door, url: str, key: bytes, secret: bytes, message: bytes, table: str, seconds: int) -> Letter:
        """A message that only this device can read. A later one about the table replaces it, as long as it waits at the service."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from http_ece import encrypt

        body = encrypt(message, private_key=ec.generate_private_key(ec.SECP256R1()), dh=key, auth_secret=secret, version="aes128gcm")
        service = f"{'https' if door.secure else 'http'}://{door.named}"
        headers = {
            "Authorization": f"vapid t={self.token(service)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(seconds),
            "Topic": self.topic(table),
            "Urgency": "high",
        }
        return Letter(url, headers, body)
