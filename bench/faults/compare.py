"""The log as the database has it beside what was acknowledged: nothing lost, doubled or reordered."""

from collections import Counter
from dataclasses import dataclass, field

from sqlalchemy import Engine

from bench.faults.crowd import Request, Table
from quartett.engine import Move, Refused
from quartett.server.storage import sql
from quartett.server.table import entries
from quartett.server.table.entries import Back, Entry, Flag, Undo
from quartett.server.table.tables import read_facts, replay


@dataclass
class Findings:
    """What was wrong, by kind, and how much there was."""

    acknowledged: int = 0
    entries: int = 0
    wrong: Counter[str] = field(default_factory=Counter)
    told: list[str] = field(default_factory=list)

    def add(self, kind: str, what: str) -> None:
        self.wrong[kind] += 1
        self.told.append(f"{kind}: {what}")


Logs = dict[str, tuple[bytes, list[sql.Kept]]]  # facts and entries of every table, as they are stored


def compare_stored(engine: Engine, tables: list[Table]) -> Findings:
    return compare(sql.read_logs(engine, [table.id for table in tables]), tables)


def compare(logs: Logs, tables: list[Table]) -> Findings:
    findings = Findings()
    for table in tables:
        for fault in table.faults:
            findings.add("shown", f"table {table.id} ({table.game}): {fault}")
        facts, log = logs.get(table.id, (b"", []))
        if not facts:
            findings.add("lost", f"table {table.id} ({table.game}) is gone")
            continue
        compare_table(table, log, findings)
        try:
            replay(read_facts(facts), log)
        except Refused as refused:
            findings.add("broken", f"table {table.id} ({table.game}): {refused.message}")
    return findings


def compare_table(table: Table, log: list[sql.Kept], findings: Findings) -> None:
    where = f"table {table.id} ({table.game})"
    read = {number: entries.read(bytes.fromhex(body)) for number, body, _, _ in log}
    findings.entries += len(read)
    if sorted(read) != list(range(1, len(log) + 1)):
        findings.add("broken", f"{where}: entries are not numbered 1 to {len(log)}")
    kept = {request: number for number, _, guest, request in log if guest == table.guest and request}
    acknowledged = [request for request in table.requests.values() if request.acknowledged]
    findings.acknowledged += len(acknowledged)
    for request in acknowledged:
        if request.id not in kept:
            findings.add("lost", f"{where}: {request.id} was acknowledged")
    for name, number in kept.items():
        asked = table.requests.get(name)
        if asked is None or not fits(asked, read[number]):
            findings.add("doubled", f"{where}: entry {number} is not what {name} asked for")
        elif asked.stale and not asked.acknowledged:
            findings.add("doubled", f"{where}: {name} was refused as stale and is entry {number}")
    people, lost = set(table.shown), set[int]()  # seats of the crowd: whatever happened there was asked for, but for those a bot plays for
    for number, entry in sorted(read.items()):
        if isinstance(entry, Flag):
            lost.add(entry.seat)
        elif isinstance(entry, Back):
            lost.discard(entry.seat)
        elif isinstance(entry, Move | Undo) and entry.seat not in lost and entry.seat in people and number not in kept.values():
            findings.add("doubled", f"{where}: entry {number} was asked for by nobody")
    compare_order(table, kept, where, findings)


def fits(request: Request, entry: Entry) -> bool:
    frame = request.frame
    match entry:
        case Move():
            return bool(frame["do"] == "move" and (entry.seat, entry.move) == (frame["seat"], frame["move"]))
        case Undo():
            return bool(frame["do"] == "undo" and entry.seat == frame["seat"])
    return False


def compare_order(table: Table, kept: dict[str, int], where: str, findings: Findings) -> None:
    """What was acknowledged before something else was asked stands before it; answers agree with each other and with the order."""
    ordered = [table.requests[name] for name in sorted(kept, key=kept.__getitem__) if name in table.requests]
    earliest = float("inf")  # when one that stands later was acknowledged
    for request in reversed(ordered):
        if earliest < request.sent:
            findings.add("reordered", f"{where}: {request.id} was asked after another was acknowledged, and stands before it")
        earliest = min(earliest, request.acknowledged or earliest)
    for eyes in table.shown:
        last = 0
        for request in ordered:
            answered = request.versions.get(eyes, set())
            if len(answered) > 1:
                findings.add("reordered", f"{where}: {request.id} was answered with versions {sorted(answered)}")
            if answered and min(answered) < last:
                findings.add("reordered", f"{where}: {request.id} was answered with version {min(answered)} after {last}")
            last = max(answered, default=last)
