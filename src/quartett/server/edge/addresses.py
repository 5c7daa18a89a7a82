"""Where somebody comes from: the address that limits are counted by."""

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.requests import HTTPConnection

from quartett.engine import Refused

HERE = "here"  # this machine: people behind a proxy that nobody told us of look like this, so it has no limit of its own
UNKNOWN = "unknown"
HOUSEHOLD = 64  # bits of an IPv6 address that one household or server has to itself


def address(connection: HTTPConnection) -> str:
    """Of who asks; if a trusted proxy asks, of whom it asks for."""
    return place_of(connection.client.host if connection.client else "")


@lru_cache(4096)
def place_of(host: str) -> str:
    try:
        found = ip_address(host[:64].partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(found, IPv6Address) and found.ipv4_mapped:
        found = found.ipv4_mapped
    if found.is_loopback:
        return HERE
    return str(ip_network(f"{found}/{HOUSEHOLD}", strict=False)) if isinstance(found, IPv6Address) else str(found)


def networks(texts: tuple[str, ...]) -> list[IPv4Network | IPv6Network]:
    """The proxies that are trusted; refused if one is no address."""
    found: list[IPv4Network | IPv6Network] = []
    for text in texts:
        try:
            network = ip_network(text, strict=False)
        except ValueError:
            what = f"--trusted-proxies: {text!r} is neither an address nor a network"
            raise Refused("bad_option", f"{what}.\nWrite it like 127.0.0.1 or 10.0.0.0/8, with commas between.") from None
        found.append(network)
        if isinstance(network, IPv4Network):  # as they look to a server that listens to both kinds
            found.append(IPv6Network(f"::ffff:{network.network_address}/{96 + network.prefixlen}"))
    return found
