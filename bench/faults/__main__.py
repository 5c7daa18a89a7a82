"""`python -m bench.faults --seeds 1-20 --database sqlite`: see the README beside this file."""

import asyncio
import signal
import sys
from typing import Annotated

import typer

from bench.faults.campaign import Figures, run
from bench.faults.serve import PLANTS
from bench.faults.world import World
from tests.server.postgres import installed

WRONG = ("lost", "doubled", "reordered", "shown", "broken", "stuck", "ended")


def main(
    seeds: Annotated[str, typer.Option(help="Which seeds, such as 1-20, or one: 17.")] = "1-20",
    database: Annotated[str, typer.Option(help="sqlite or postgres.")] = "sqlite",
    minutes: Annotated[float | None, typer.Option(help="Stop after so many minutes.")] = None,
    plant: Annotated[str, typer.Option(help=f"A fault planted into the server, to see it found: {', '.join(PLANTS)}.")] = "none",
) -> None:
    """Faults drawn by seed against a server of its own on this machine; then its log beside what was acknowledged."""
    if database not in ("sqlite", "postgres") or plant not in PLANTS:
        raise typer.BadParameter("the database is sqlite or postgres")
    if database == "postgres" and not installed():
        raise typer.BadParameter("PostgreSQL is not installed: apt install postgresql")
    first, _, last = seeds.partition("-")
    stopped: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _: stopped.append(number))  # after this seed, and with figures
    world = World(database, plant)
    try:
        for missing, what in (
            (world.disk.own, "no right to mount: no full disk"),
            (world.levers.work, "no C compiler: no slow disk, no clock"),
        ):
            if not missing:
                print(f"left out: {what}", file=sys.stderr)
        figures = asyncio.run(run(world, range(int(first), int(last or first) + 1), minutes, stopped, lambda line: print(line, flush=True)))
    finally:
        world.close()
    print(table(figures, database))
    for seed in figures.failed:
        print(f"again: python -m bench.faults --seeds {seed} --database {database}" + (f" --plant {plant}" if plant != "none" else ""))
    raise typer.Exit(1 if figures.failed else 0)


def table(figures: Figures, database: str) -> str:
    rows: list[tuple[str, object]] = [
        ("database", database),
        ("seeds", figures.seeds),
        ("seconds", round(figures.seconds)),
        ("moves acknowledged", figures.acknowledged),
        ("entries compared", figures.entries),
        *sorted(figures.faults.items()),
        *((f"in all: {name}", count) for name, count in sorted(figures.counts.items())),
        ("slowest recovery, seconds", round(figures.slowest, 1)),
        *((kind, figures.wrong[kind]) for kind in WRONG),
    ]
    return "\n".join(["| what | figure |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)])


if __name__ == "__main__":
    typer.run(main)
