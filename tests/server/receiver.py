"""A push service and a webhook's reader on this machine: keeps what comes, answers as it is told, and decrypts (RFC 8291) by itself."""

import base64
import json
import secrets
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.people import Json, opened, wait_for


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(encoded: str) -> bytes:
    return base64.urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4))


class Came(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Json:
        found: Json = json.loads(self.body)
        return found


class Receiver:
    def __init__(self) -> None:
        self.came: list[Came] = []
        self.answer, self.more = 201, dict[str, str]()
        self.held = threading.Event()  # nothing is answered before it is set
        self.held.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.came.append(Came(self.path, dict(self.headers.items()), body))
                receiver.held.wait(300)
                self.send_response(receiver.answer)
                for name, value in receiver.more.items():
                    self.send_header(name, value)
                self.end_headers()

            def do_GET(self) -> None:
                receiver.came.append(Came(self.path, dict(self.headers.items()), b""))

            def log_message(self, *_: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.http.daemon_threads = True
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        opened.append(self.close)

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self.http.server_address[1]}"

    @property
    def url(self) -> str:
        return f"http://{self.place}"

    def to(self, path: str) -> list[Came]:
        return [came for came in self.came if came.path == path]

    def wait(self, path: str, number: int = 1) -> list[Came]:
        wait_for(lambda: len(self.to(path)) >= number)
        return self.to(path)

    def close(self) -> None:
        self.held.set()
        self.http.shutdown()
        self.http.server_close()


class Device:
    """What a browser keeps of a subscription."""

    def __init__(self, receiver: Receiver, name: str, key: ec.EllipticCurvePrivateKey | None = None, secret: bytes = b"") -> None:
        self.receiver, self.path = receiver, f"/push/{name}"
        self.key, self.secret = key or ec.generate_private_key(ec.SECP256R1()), secret or secrets.token_bytes(16)

    @property
    def public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def subscription(self) -> Json:
        return {"endpoint": self.receiver.url + self.path, "p256dh": text(self.public), "auth": text(self.secret)}

    def decrypt(self, body: bytes) -> bytes:
        """RFC 8188 and 8291, one record."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = derive(self.secret, shared, b"WebPush: info\0" + self.public + theirs, 32)
        key, nonce = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16), derive(salt, secret, b"Content-Encoding: nonce\0", 12)
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\x02")

    def read(self, came: Came) -> Json:
        assert came.headers["Content-Encoding"] == "aes128gcm"
        found: Json = json.loads(self.decrypt(came.body))
        return found

    def told(self, number: int = 1) -> list[Json]:
        """The first notices that came; waits for so many."""
        return [self.read(came) for came in self.receiver.wait(self.path, number)]

    @property
    def count(self) -> int:
        return len(self.receiver.to(self.path))


def derive(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


def checked_token(came: Came, key: str) -> Json:
    """The claims of a VAPID token, if it was signed with this public key (RFC 8292)."""
    kind, _, rest = came.headers["Authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, parts["k"]) == ("vapid", key)
    head, claims, signature = parts["t"].split(".")
    assert json.loads(bytes_of(head))["alg"] == "ES256"
    raw = bytes_of(signature)
    signed = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: Json = json.loads(bytes_of(claims))
    return found
