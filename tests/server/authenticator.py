"""A passkey in software: real keys, real signatures, and lies on request."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.people import Json, Person

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(encoded: str) -> bytes:
    return base64.urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4))


class Authenticator:
    """One passkey. Whatever the page would not send can be given by name: another origin, challenge, site, flags, key."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.credential = secrets.token_bytes(32)
        self.count = 0
        self.user = b""

    @staticmethod
    def client_data(kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def data(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def make(self, asked: Json, page: str, **lies: Any) -> Json:
        """The answer to a challenge for a new passkey."""
        self.user = bytes_of(asked["user"])
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        attested = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential + public
        data = self.data({**asked, **lies}["site"], lies.get("flags", PRESENT | VERIFIED) | ATTESTED) + attested
        client = self.client_data(lies.get("kind", "webauthn.create"), {**asked, **lies}["challenge"], lies.get("origin", page))
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {"credential": text(self.credential), "client_data": text(client), "attestation": text(attestation)}

    def show(self, asked: Json, page: str, **lies: Any) -> Json:
        """The answer to a challenge to sign in."""
        self.count = lies.get("count", self.count + 1)
        client = self.client_data(lies.get("kind", "webauthn.get"), {**asked, **lies}["challenge"], lies.get("origin", page))
        data = self.data({**asked, **lies}["site"], lies.get("flags", PRESENT | VERIFIED))
        signature = lies.get("key", self.key).sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        found = {
            "credential": self.credential,
            "client_data": client,
            "authenticator_data": data,
            "signature": signature,
            "user": self.user,
        }
        return {name: text(lies.get(f"sent_{name}", value)) for name, value in found.items()}


def add_passkey(person: Person, passkey: Authenticator | None = None, **lies: Any) -> Authenticator:
    passkey = passkey or Authenticator()
    person.post("/api/me/passkeys", passkey.make(person.post("/api/me/passkeys/options"), person.url, **lies))
    return passkey


def sign_in(person: Person, passkey: Authenticator, keep: bool = False, **lies: Any) -> Json:
    person.get("/api/me")  # as every page does: who has no cookie gets one
    asked = person.post("/api/me/sign-in/options")
    found: Json = person.post("/api/me/sign-in", {**passkey.show(asked, person.url, **lies), "keep": keep})
    return found


def add_code(person: Person) -> str:
    code = str(person.post("/api/me/recovery")["code"])
    person.post("/api/me/recovery/keep", {"code": code})
    return code
