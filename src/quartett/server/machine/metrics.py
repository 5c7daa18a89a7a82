"""Figures for those who watch over the machine, as Prometheus reads them.

What happens is heard from the journal, where it is measured anyway; what there is, is looked at when somebody asks. No figure tells of
one person or one table.
"""

from collections import Counter as Count
from dataclasses import dataclass
from functools import partial
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import choose_encoder

from quartett import RELEASE
from quartett.server.machine import journal

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25)
OTHER = "other"
FIRST_ERROR = 400


@dataclass(frozen=True)
class Sight:
    """What there is at the moment."""

    kept: list[tuple[str, bool, bool, int]] | None  # tables by game: begun, over, how many; None if the database does not answer
    live: Count[str]  # tables in memory by game
    sockets: int
    thoughts_waiting: int
    games: dict[str, float]  # how far each is compiled
    loop_lag: float


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        counter, gauge = partial(Counter, registry=self.registry), partial(Gauge, registry=self.registry)
        histogram = partial(Histogram, registry=self.registry)
        ProcessCollector(registry=self.registry)
        gauge("quartett_release_info", "Which release this is.", ["release"]).labels(RELEASE).set(1)
        # What happens.
        self.requests = counter("quartett_requests", "Requests over HTTP.", ["kind", "status"])
        self.request_seconds = histogram("quartett_request_seconds", "How long requests over HTTP took.", ["kind"], buckets=FAST)
        self.moves = counter("quartett_moves", "Moves that were made and kept.", ["game", "by"])
        self.commit_seconds = histogram("quartett_commit_seconds", "How long commits took.", buckets=FAST)
        self.changes = counter("quartett_changes", "Changes that were committed; those that wait together share a commit.")
        self.work_seconds = histogram(
            "quartett_work_seconds", "How long bots thought, and how long replays took to make.", ["of", "for"], buckets=SLOW
        )
        self.notices = counter("quartett_notices", "Notices to absent people.", ["way", "outcome"])
        self.noted = counter("quartett_journal", "Lines of the journal, but for requests.", ["event", "level"])
        # What there is.
        self.tables = gauge("quartett_tables", "Tables that are kept.", ["game", "state"])
        self.live = gauge("quartett_tables_in_memory", "Tables in memory.", ["game"])
        self.sockets = gauge("quartett_sockets", "Browsers connected to a table.")
        self.waiting = gauge("quartett_thoughts_waiting", "Bots' thoughts that wait for a thread.")
        self.compiled = gauge("quartett_compiled_ratio", "How far a game's native code is; 1: ready.", ["game"])
        self.lag = gauge("quartett_loop_lag_seconds", "By how much the event loop was late at worst in the last 10 to 20 s.")
        self.database = gauge("quartett_database_up", "Does the database answer?")
        self.kinds: set[str] = set()  # of requests, that there are
        journal.listeners.append(self.hear)

    def hear(self, event: str, level: str, facts: dict[str, Any]) -> None:
        match event:
            case "request":
                kind = self.known_kind(facts["kind"], facts["status"])
                self.requests.labels(kind, facts["status"]).inc()
                self.request_seconds.labels(kind).observe(facts["ms"] / 1000)
            case "moved":
                self.moves.labels(facts["game"], facts["by"]).inc(facts["moves"])
            case "committed":
                self.commit_seconds.observe(facts["seconds"])
                self.changes.inc(facts["changes"])
            case "worked":
                self.work_seconds.labels(facts["of"], facts["whom"]).observe(facts["seconds"])
            case "noticed":
                self.notices.labels(facts["way"], facts["outcome"]).inc()
            case _:
                self.noted.labels(event, level).inc(facts.get("times", 1))

    def known_kind(self, kind: str, status: int) -> str:
        """Whoever asks for what is not there makes no new figures: there is no end of such addresses."""
        if status < FIRST_ERROR:
            self.kinds.add(kind)
        return kind if kind in self.kinds else OTHER

    def page(self, sight: Sight, accept: str) -> tuple[bytes, str]:
        """All figures, in a form the asker reads, and what that is called."""
        self.tables.clear()
        for game, begun, over, number in sight.kept or ():
            self.tables.labels(game, "over" if over else "playing" if begun else "waiting").inc(number)
        self.live.clear()
        for game, number in sight.live.items():
            self.live.labels(game).set(number)
        for game, share in sight.games.items():
            self.compiled.labels(game).set(share)
        self.database.set(sight.kept is not None)
        self.sockets.set(sight.sockets)
        self.waiting.set(sight.thoughts_waiting)
        self.lag.set(sight.loop_lag)
        encode, name = choose_encoder(accept)
        return encode(self.registry), name

    def close(self) -> None:
        journal.listeners.remove(self.hear)
