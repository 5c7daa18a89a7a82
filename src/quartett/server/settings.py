"""What a server is started with, and the limits that keep it safe."""

from dataclasses import dataclass, field
from pathlib import Path

LOOPBACK = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True)
class Limits:
    """How much anybody may ask for. A rate is (how many at once, how many a second after that)."""

    body_bytes: int = 16_384
    frame_bytes: int = 4_096
    requests: tuple[float, float] = (1_000, 200)  # whatever they are for, by address
    reads: tuple[float, float] = (120, 20)  # requests that change nothing, by client
    changes: tuple[float, float] = (30, 2)  # those that do
    newcomers: tuple[float, float] = (120, 4)  # requests without a cookie, by address
    frames: tuple[float, float] = (100, 20)  # frames on one socket
    sockets_per_guest: int = 24
    sockets_per_address: int = 256
    sockets: int = 10_000
    connections_per_address: int = 256  # besides sockets; the longest unused one makes room for the next
    connections: int = 20_000  # altogether, with sockets
    onlookers: int = 50  # at one table
    inbox: int = 200  # requests that wait at one table
    unsent: int = 64  # answers that wait for one client
    grace_seconds: float = 60.0  # so long after somebody left, no bot takes their seat
    open_tables: int = 200  # unfinished tables of one host
    listed_tables: int = 5  # of one host in the list for everybody
    listings: tuple[float, float] = (20, 1 / 60)  # new ones, by address
    sign_ins: tuple[float, float] = (30, 1 / 5)  # attempts, by address


NO_LIMIT = 10**9
NO_RATES = Limits(
    requests=(1e9, 1e9),
    reads=(1e9, 1e9),
    changes=(1e9, 1e9),
    newcomers=(1e9, 1e9),
    frames=(1e9, 1e9),
    sockets_per_guest=NO_LIMIT,
    open_tables=NO_LIMIT,
    listed_tables=NO_LIMIT,
    grace_seconds=0,
    listings=(1e9, 1e9),
    sign_ins=(1e9, 1e9),
)


@dataclass(frozen=True)
class Settings:
    data: Path
    database: str = ""  # a URL; empty: SQLite in the data directory
    host: str = "127.0.0.1"
    port: int = 8000
    web: Path | None = None  # the built pages
    origins: tuple[str, ...] = ()  # where our pages are, as browsers see it; empty: wherever a request says it came to
    trusted_proxies: tuple[str, ...] = ()  # addresses and networks that may say for whom they ask
    push_hosts: tuple[str, ...] = ()  # push services besides the known ones; *.name for all below a name
    inner_hosts: tuple[str, ...] = ()  # host:port inside our network that notices may be sent to, also without https
    metrics_token: str = ""  # who shows it may read the figures; empty: who asks from this machine
    limits: Limits = field(default_factory=Limits)
    idle_seconds: float = 60.0  # a table nobody looks at leaves memory after this
    long_log: int = 200  # entries; logs from here on are read in a thread, so as not to hold everybody up
    listing_hours: float = 12.0  # a listed table nobody came to leaves the list
    expire_days: float = 0.0  # an unfinished table nobody has touched for so long is removed; 0: never
    arrive_seconds: float = 10.0  # for the head of a request to be here, and again for its body
    send_seconds: float = 10.0  # a client that takes nothing for so long is let go
    bot_seconds: dict[str, float] = field(default_factory=lambda: {"instant": 0.0, "quick": 0.7, "calm": 1.8})

    @property
    def url(self) -> str:
        """The database as SQLAlchemy spells it."""
        if not self.database:
            return f"sqlite:///{self.data / 'tables.sqlite'}"
        for plain in ("postgres://", "postgresql://"):
            if self.database.startswith(plain):
                return "postgresql+psycopg://" + self.database.removeprefix(plain)
        return self.database
