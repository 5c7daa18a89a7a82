"""Where the server may send something at the wish of a person.

Whoever gives an address makes the server call it. So it calls nobody inside its own network: only names, only https at the usual port,
only names that lead to public addresses, and exactly to the address that was looked at. It follows no redirects. A hoster can name
receivers inside (`--inner-hosts`), which may then do without https.
"""

import asyncio
import re
import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from quartett.engine import Refused

PUSH_HOSTS = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "*.notify.windows.com", "*.push.apple.com")
LONGEST = 1024
HTTPS = 443
SECONDS = 10.0  # for everything, from the name to the answer
LONGEST_ANSWER = 4096  # bytes of which the first line is read
PLAIN = re.compile(r"[!-~]+")  # what addresses are written with
LABEL = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)")
PUBLIC = IPv6Network("2000::/3")
CARRIES_IPV4 = (IPv6Network("2002::/16"), IPv6Network("2001::/32"))  # a way back in
Address = IPv4Address | IPv6Address


class BadAddress(Refused):
    def __init__(self, why: str) -> None:
        super().__init__("bad_address", why)


class NotSent(Exception):  # noqa: N818 - a network is like that
    """It did not arrive, or nobody knows."""


@dataclass(frozen=True)
class Letter:
    """What is sent, and where."""

    url: str
    headers: dict[str, str]
    body: bytes


@dataclass(frozen=True)
class Door:
    """Where a letter is handed in."""

    host: str
    port: int
    path: str
    secure: bool
    inner: bool

    @property
    def named(self) -> str:
        return self.host if self.port == HTTPS else f"{self.host}:{self.port}"


class Guard:
    def __init__(self, push_hosts: Sequence[str] = (), inner_hosts: Sequence[str] = ()) -> None:
        """Push services besides the known ones; receivers inside, as `host:port`."""
        self.push_hosts, self.inner_hosts = (*PUSH_HOSTS, *push_hosts), set(inner_hosts)
        self.context = ssl.create_default_context()

    def push_door(self, url: str) -> Door:
        """Of a push service that we know."""
        door = self.door(url)
        if not door.inner and not any(fits(door.host, pattern) for pattern in self.push_hosts):
            raise BadAddress("this is not the address of a push service we know")
        return door

    def door(self, url: str) -> Door:
        """An address that may be called, as far as can be seen without asking anybody."""
        if len(url) > LONGEST or not PLAIN.fullmatch(url) or "\\" in url:
            raise BadAddress(f"an address has at most {LONGEST} plain characters")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadAddress("this is not an address") from None
        host = (parts.hostname or "").lower()
        if parts.username is not None or parts.password is not None or parts.fragment:
            raise BadAddress("an address has no user name and no fragment")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        if parts.scheme in ("http", "https") and f"{host}:{port}" in self.inner_hosts and port:
            return Door(host, port, path, parts.scheme == "https", True)
        if parts.scheme != "https":
            raise BadAddress("an address begins with https://")
        if port not in (None, HTTPS):
            raise BadAddress("only the usual port of https is called")
        if not is_name(host):
            raise BadAddress("an address has the name of a server in the internet, no number")
        return Door(host, HTTPS, path, True, False)

    async def addresses(self, door: Door) -> list[str]:
        """What the name leads to; all of it has to be public."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(door.host, door.port, type=1)  # SOCK_STREAM
        except OSError:
            raise NotSent("no such name") from None
        addresses = list(dict.fromkeys(str(each[4][0]) for each in found))
        if not addresses or (not door.inner and not all(is_public(ip_address(each.partition("%")[0])) for each in addresses)):
            raise NotSent("not a public address")
        return addresses

    async def send(self, letter: Letter, push: bool) -> int:
        """Hand the letter in; the status of the answer. Looked at once more: what was allowed when it was kept need not be now."""
        door = self.push_door(letter.url) if push else self.door(letter.url)
        try:
            async with asyncio.timeout(SECONDS):
                return await self.hand_in(door, letter)
        except (OSError, EOFError, asyncio.LimitOverrunError, ValueError) as problem:  # TimeoutError and TLS are OSErrors
            raise NotSent(type(problem).__name__) from None

    async def hand_in(self, door: Door, letter: Letter) -> int:
        address = (await self.addresses(door))[0]
        secure = {"ssl": self.context, "server_hostname": door.host} if door.secure else {}
        reader, writer = await asyncio.open_connection(address, door.port, limit=LONGEST_ANSWER, **secure)  # type: ignore[arg-type]
        try:
            head = {"Host": door.named, "Content-Length": str(len(letter.body)), "Connection": "close", **letter.headers}
            lines = [f"POST {door.path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items()), "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + letter.body)
            await writer.drain()
            return status_of(await reader.readuntil(b"\r\n"))
        finally:
            writer.transport.abort()  # nobody reads the rest


def fits(host: str, pattern: str) -> bool:
    return host.endswith(pattern[1:]) if pattern.startswith("*.") else host == pattern


def is_name(host: str) -> bool:
    """A name with a dot in it, whose end is no number: whatever else libraries take for an address."""
    labels = host.split(".")
    return len(host) <= 253 and len(labels) > 1 and all(map(LABEL.fullmatch, labels)) and labels[-1].isascii() and labels[-1][0].isalpha()


def is_public(address: Address) -> bool:
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            return is_public(address.ipv4_mapped)
        if address not in PUBLIC or any(address in network for network in CARRIES_IPV4):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def status_of(line: bytes) -> int:
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ValueError("not HTTP")
    return int(rest[:3])
