"""Passkeys (WebAuthn): challenges that are good once and for minutes, and what a browser's answer proves."""

import base64
import binascii
import hashlib
import secrets
import time
from collections import OrderedDict
from typing import Any, Literal

from quartett.engine import Refused
from quartett.server.storage.sql import Row, now

Purpose = Literal["add", "sign-in", "code"]
GOOD_SECONDS = 300.0
MOST_WAITING = 20_000
MOST_COUNTED = 2**32


class NotProven(Refused):
    """The same for whatever is wrong: nobody learns what exists."""

    def __init__(self) -> None:
        super().__init__("not_signed_in", "this did not sign you in; begin again")


class Challenges:
    """One for each browser and purpose. Asked for, it is gone, whatever comes of it."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[tuple[str, Purpose], tuple[bytes, float]] = OrderedDict()

    def new(self, browser: str, purpose: Purpose, value: bytes | None = None) -> bytes:
        """For the browser with this cookie."""
        challenge = value or secrets.token_bytes(32)
        self.waiting.pop((key := (_hashed(browser), purpose)), None)
        self.waiting[key] = challenge, time.monotonic() + GOOD_SECONDS
        if len(self.waiting) > MOST_WAITING:
            self.waiting.popitem(last=False)
        return challenge

    def take(self, browser: str, purpose: Purpose) -> bytes:
        challenge, until = self.waiting.pop((_hashed(browser), purpose), (b"", 0.0))
        if time.monotonic() > until:
            raise NotProven
        return challenge


def _hashed(browser: str) -> str:
    return hashlib.sha256(browser.encode()).hexdigest()


def text(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise NotProven from None


def made(challenge: bytes, origin: str, site: str, credential: str, client_data: str, attestation: str) -> Row:
    """A new passkey, if the browser made it just now, for us and at this challenge."""
    from webauthn import verify_registration_response  # only now: few requests need it
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    name = data(credential)
    response = AuthenticatorAttestationResponse(data(client_data), data(attestation))
    found = _proven(
        verify_registration_response,
        credential=RegistrationCredential(text(name), name, response),
        expected_challenge=challenge,
        expected_rp_id=site,
        expected_origin=origin,
    )
    if found.credential_id != name:
        raise NotProven
    return {"credential": name, "public_key": found.credential_public_key, "sign_count": found.sign_count, "created": now(), "used": now()}


def shown(
    challenge: bytes, origin: str, site: str, passkey: Row, client_data: str, authenticator_data: str, signature: str, user: str
) -> int:
    """The passkey's new count, if its owner has used it just now, for us and at this challenge."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    if user and data(user) != passkey["member"].encode():
        raise NotProven
    response = AuthenticatorAssertionResponse(data(client_data), data(authenticator_data), data(signature))
    found = _proven(
        verify_authentication_response,
        credential=AuthenticationCredential(text(passkey["credential"]), passkey["credential"], response),
        expected_challenge=challenge,
        expected_rp_id=site,
        expected_origin=origin,
        credential_public_key=passkey["public_key"],
        credential_current_sign_count=passkey["sign_count"],
    )
    return int(found.new_sign_count) % MOST_COUNTED


def _proven(verify: Any, **what: Any) -> Any:
    """Whatever the library stumbles over was made up by somebody: nonsense inside is no error of ours."""
    try:
        return verify(**what)
    except Exception:
        raise NotProven from None
