"""Bytes from outside, bred by what code they reach (atheris): whatever comes, it is read or refused, and nothing else happens.

`pip install -r locks/dev.txt -r locks/fuzz.txt`, then `python bench/fuzz.py frames --minutes 10`. It ends with the number of
executions, or with the bytes that broke something: `python bench/fuzz.py frames --again FILE` runs those once more.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Annotated, Any

import typer

os.environ["NUMBA_DISABLE_JIT"] = "1"  # what is compiled cannot be looked into
if "--inside" in sys.argv:
    import atheris

    INSTRUMENTED: Any = atheris.instrument_imports(include=["quartett"])
else:
    INSTRUMENTED = nullcontext()

with INSTRUMENTED:
    import msgspec

    from quartett import games
    from quartett.engine import Match, Refused
    from quartett.server.edge import shapes
    from quartett.server.edge.client import readable
    from quartett.server.edge.headers import read_body
    from quartett.server.edge.http import new_seat
    from quartett.server.edge.requests import name_of
    from quartett.server.table import chance, entries
    from quartett.server.table.play import Seat, new_facts
    from quartett.server.table.tables import read_facts, replay

CORPUS = Path(__file__).resolve().parent.parent / "tests" / "games"
LINES = 12  # of a kept game, to begin with
BODIES = (shapes.Me, shapes.NewTable, shapes.Join, shapes.Empty)
FRAMES = (
    b'{"v":1,"do":"move","id":"a1","seat":0,"move":3,"version":7}',
    b'{"v":1,"do":"undo","id":"a2","seat":0,"version":7}',
    b'{"v":1,"do":"hint","id":"a3","seat":0}',
    b'{"v":1,"do":"eyes","id":"a4","seat":1}',
    b'{"v":1,"do":"start","id":"a5"}',
    b'{"v":1,"do":"seat_to_bot","id":"a6","seat":1,"bot":"casual"}',
    b'{"v":1,"do":"seat_back","id":"a7","seat":1}',
    b'{"v":1,"do":"settings","id":"a8","bot_speed":"calm"}',
    b'{"v":1,"do":"ping"}',
)
ENTRIES = (
    b'{"kind":"sit","seat":1,"guest":"g","name":"Bela"}',
    b'{"kind":"begin","bots":{"1":"casual"}}',
    b'{"kind":"undo","seat":0}',
    b'{"kind":"away","seat":0,"bot":"casual"}',
    b'{"kind":"back","seat":0}',
    b'{"kind":"speed","speed":"calm"}',
    b'{"kind":"rematch","table":"t"}',
    b'{"sit":1,"guest":"g","name":"Bela"}',
)
REQUESTS = (
    b'{"name":"Anna"}',
    b'{"game":"race","players":3,"options":{"win_bet":"on"},"seats":[{"kind":"me"},{"kind":"open"},{"kind":"bot","bot":"random"}]}',
    b'{"game":"berzerka","from":{"table":"t","step":3},"listed":true,"pace":"turns"}',
    b'{"token":"x","seat":1}',
)


def kept_games() -> Iterator[bytes]:
    """The beginnings of games of every kind."""
    for path in sorted(CORPUS.glob("*/replays/*.jsonl")):
        yield b"\n".join(path.read_bytes().splitlines()[:LINES])


# --- what is fed with bytes; only Refused may come of it


def frames(data: bytes) -> None:
    """What a browser sends on a socket."""
    name_of(data)
    readable(data)


def stored(data: bytes) -> None:
    """One stored entry."""
    entries.read(data)


def table(data: bytes) -> None:
    """A table as it is stored: facts, if the first line has some that can be read, and entries."""
    first, *lines = data.split(b"\n")
    try:
        facts = read_facts(first)
    except Refused:
        facts = new_facts("race", 2, {}, [Seat("person", "Anna", "g"), Seat("open")], "g")
    replay(facts, [(number, line.hex(), None, None) for number, line in enumerate(lines, 1)])


def log(data: bytes) -> None:
    """A log as a file."""
    try:
        lines = [msgspec.json.decode(line) for line in data.splitlines() if line.strip()]
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return
    header = lines[0] if lines else None
    game = games.load(header["game"] if isinstance(header, dict) and header.get("game") in games.names() else "race")
    Match.replay(game, lines)
    chance.verify(game, lines)


class Body:
    def __init__(self, data: bytes) -> None:
        self.data = data

    async def stream(self) -> Any:
        yield self.data


def body(data: bytes) -> None:
    """The body of a request over HTTP, and what a table is made of."""
    shape: Any = BODIES[data[0] % len(BODIES)] if data else shapes.Empty
    asked = read_body(Body(data[1:]), shape, 16_384)  # type: ignore[arg-type]
    try:
        asked.send(None)
    except StopIteration as done:
        wanted = done.value
    if isinstance(wanted, shapes.NewTable) and wanted.seats is not None:
        seats = [new_seat(seat, "g", "Anna") for seat in wanted.seats]
        new_facts(wanted.game, wanted.players or len(seats), dict(wanted.options), seats, "g", pace=wanted.pace)


TARGETS: dict[str, tuple[Callable[[bytes], None], Callable[[], Iterator[bytes]]]] = {
    "frames": (frames, lambda: iter(FRAMES)),
    "entries": (stored, lambda: (line for part in (ENTRIES, *(game.splitlines() for game in kept_games())) for line in part)),
    "tables": (
        table,
        lambda: (b"\n".join((b"", b'{"kind":"begin","bots":{"1":"random"}}', *game.splitlines()[1:])) for game in kept_games()),
    ),
    "logs": (log, kept_games),
    "bodies": (body, lambda: (bytes([number]) + text for number in range(len(BODIES)) for text in REQUESTS)),
}


def fed(target: str) -> Callable[[bytes], None]:
    eat = TARGETS[target][0]

    def once(data: bytes) -> None:
        with suppress(Refused):
            eat(data)

    return once


def main(
    target: Annotated[str, typer.Argument(help=f"What to feed: {', '.join(TARGETS)}.")],
    minutes: Annotated[float, typer.Option(help="For how long.")] = 10,
    again: Annotated[Path | None, typer.Option(help="Run these bytes once, under Python's own eyes.")] = None,
) -> None:
    """Feed one reader with bytes."""
    if target not in TARGETS:
        raise typer.BadParameter(f"there are {', '.join(TARGETS)}")
    if again:
        fed(target)(again.read_bytes())
        return
    with tempfile.TemporaryDirectory(prefix="quartett-fuzz-") as home:
        corpus = Path(home)
        for number, data in enumerate(TARGETS[target][1]()):
            (corpus / f"seed-{number}").write_bytes(data)
        options = [f"-max_total_time={int(60 * minutes)}", "-max_len=4096", "-print_final_stats=1", "-verbosity=0", "-timeout=20"]
        command = [sys.executable, __file__, "--inside", target, str(corpus), *options, f"-artifact_prefix={target}-"]
        raise typer.Exit(subprocess.run(command, check=False).returncode)


def inside(target: str, arguments: list[str]) -> None:
    """The process that does it: libFuzzer takes the command line and never returns."""
    atheris.Setup([sys.argv[0], *arguments], fed(target))
    atheris.Fuzz()


if __name__ == "__main__":
    if "--inside" in sys.argv:
        inside(sys.argv[2], sys.argv[3:])
    else:
        typer.run(main)
