"""An arena's result as a table, and as a page with plots that needs nothing but itself."""

from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Column
from rich.table import Table as Grid

from quartett.engine import Game
from quartett.lab.measured import STAMPS, Cell, Table, machine, read, stamp, write

Result = dict[str, Any]
STYLE = """
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100% }
th, td { text-align: right; padding: .35rem .6rem; border-bottom: 1px solid #8884 }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto } text { fill: currentColor; font-size: 13px }
.bar { fill: #4a7fb5 } .line { stroke: currentColor; stroke-width: 2 } .fair { stroke: #c33; stroke-dasharray: 4 3; stroke-width: 1.5 }
"""


COLUMNS = ("bot", "games", "wins", "95 %", "fair", "mean place", "rating", "mean ms", "most ms")
STRENGTH = {  # the columns of a table that is kept, and how their numbers are written
    "bot": "",
    "against": "",
    "players": "",
    "options": "",
    "games": "",
    "wins": ".1%",
    "low": ".1%",
    "high": ".1%",
    "fair": ".1%",
    "ms a move": ".1f",
    "longest ms": "",
    **dict.fromkeys(STAMPS, ""),
}
PLAYERS, KEY = 2, 4  # where the players stand in a row of it; how many of its cells say what was played
Row = list[Cell]


def print_arena(console: Console, result: Result) -> None:
    title = f"{result['game']}, {result['players']} players: {result['games']} games, {result['deals']} deals"
    columns = [Column(name, no_wrap=name in ("bot", "95 %")) for name in COLUMNS]
    table = Grid(*columns, title=title, box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for bot in result["bots"]:
        table.add_row(bot["name"], *cells(bot))
    console.print(table)


def cells(bot: Result) -> list[str]:
    return [
        f"{bot['games']}",
        f"{bot['win_share']:.1%}",
        f"{bot['low']:.1%}–{bot['high']:.1%}",
        f"{bot['fair_share']:.1%}",
        f"{bot['mean_place']:.2f}",
        f"{bot['rating']:.1f}",
        f"{bot['ms_per_move']:.1f}",
        f"{bot['max_ms']:.0f}",
    ]


def page(result: Result) -> str:
    """The whole report as HTML."""
    title = escape(f"{result['game']}: {' against '.join(bot['name'] for bot in result['bots'])}")
    head = "".join(f"<th scope=col>{name}</th>" for name in COLUMNS)
    rows = "".join(f"<tr><td>{escape(bot['name'])}</td>{''.join(f'<td>{cell}</td>' for cell in cells(bot))}</tr>" for bot in result["bots"])
    options = escape(", ".join(f"{name} {value}" for name, value in result["options"].items()))
    return f"""<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width"><title>{title}</title>
<style>{STYLE}</style><h1>{title}</h1>
<p>{result["games"]} games with {result["players"]} players on {result["deals"]} deals, every bot once in every seat of each deal.
Options: {options}. Seed {escape(str(result["seed"]))}.</p>
<h2>Share of wins</h2>{plot(result["bots"], "win_share", "low", "high", "fair_share")}
<h2>Places</h2>{places(result["bots"])}
<h2>Time for a move (ms, mean)</h2>{plot(result["bots"], "ms_per_move")}
<h2>All figures</h2><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></html>
"""


def places(bots: list[Result]) -> str:
    """For every bot the share of each place with its interval."""
    head = "".join(f"<th scope=col>place {place + 1}</th>" for place in range(len(bots[0]["place_shares"])))
    rows = "".join(
        f"<tr><td>{escape(bot['name'])}</td>"
        + "".join(
            f'<td style="background:linear-gradient(90deg,#4a7fb566 {each["share"]:.1%},#0000 0)">{each["share"]:.1%}'
            f"<br><small>{each['low']:.1%} – {each['high']:.1%}</small></td>"
            for each in bot["place_shares"]
        )
        + "</tr>"
        for bot in bots
    )
    return f"<table><thead><tr><th scope=col>bot</th>{head}</tr></thead><tbody>{rows}</tbody></table>"


def plot(bots: list[Result], value: str, low: str = "", high: str = "", mark: str = "") -> str:
    """Horizontal bars, with an interval and a mark where there are such."""
    widest = max([bot[high or value] for bot in bots] + [bot[mark] for bot in bots if mark]) or 1.0
    parts = []
    for i, bot in enumerate(bots):
        y, scale = 10 + 34 * i, 460 / widest
        figure = f"{bot[value]:.1%}" if low else f"{bot[value]:.1f}"
        parts.append(f'<text x="0" y="{y + 16}">{escape(bot["name"])}</text>')
        parts.append(f'<rect class=bar x="150" y="{y}" width="{bot[value] * scale:.1f}" height="22" rx="3"/>')
        if low:
            parts.append(f'<path class=line d="M{150 + bot[low] * scale:.1f} {y + 11}H{150 + bot[high] * scale:.1f}"/>')
        if mark:
            parts.append(f'<path class=fair d="M{150 + bot[mark] * scale:.1f} {y - 4}v30"/>')
        parts.append(f'<text x="640" y="{y + 16}">{figure}</text>')
    return f'<svg viewBox="0 0 720 {20 + 34 * len(bots)}" role=img aria-label="bars; the figures stand in the table">{"".join(parts)}</svg>'


def write_ladder(path: Path, game: Game, result: Result) -> None:
    """Put one pair of levels into the table, in place of what was known of it with as many players and these options."""
    how = f"quartett arena {game.name} --ladder"
    write_row(path, f"{game.title}: levels against each other", how, game, result, lambda old, new: old[:KEY] != new[:KEY])


def write_match(path: Path, game: Game, result: Result) -> None:
    """Add one arena to the table."""
    write_row(
        path, f"{game.title}: against other bots", f"quartett arena {game.name} BOT BOT --out {path}", game, result, lambda old, new: True
    )


def write_row(path: Path, title: str, how: str, game: Game, result: Result, keep: Callable[[Row, Row], bool]) -> None:
    """One row for each arena, the first bot alone against the other in all other seats; ordered by players, then as they came."""
    fresh = Table(title, how, machine(), list(STRENGTH), [], forms={name: form for name, form in STRENGTH.items() if form})
    known = read(path) if path.exists() else fresh
    new = row(game, result)
    rows = sorted([*(old for old in known.rows if keep(old, new)), new], key=lambda row: str(row[PLAYERS]))
    write(path, replace(known, machine=machine(), rows=rows))


def row(game: Game, result: Result) -> Row:
    bot, other = result["bots"]
    usual = game.settings(result["players"], {}, lab=True)
    options = ", ".join(f"{name}={value}" for name, value in result["options"].items() if value != usual[name])
    shares = [round(bot[key], 4) for key in ("win_share", "low", "high", "fair_share")]
    times = [round(bot["ms_per_move"], 1), round(bot["max_ms"])]
    return [bot["name"], other["name"], result["players"], options, bot["games"], *shares, *times, *stamp()]
