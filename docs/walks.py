"""Draw the walks of explanation/architecture.md anew: python docs/walks.py"""

from html import escape
from pathlib import Path

PICTURES = Path(__file__).resolve().parent / "pictures"
LANE, HEAD, STEP, MARGIN, ASIDE = 180, 64, 44, 16, 100  # aside: room for what the last lane does by itself
INK, PAPER, SOFT, BOX = "#1d3b3a", "#fbfaf6", "#b9c7c3", "#d9ebe6"
Step = tuple[int, int, str]  # from which lane, to which, what is said; the same lane: what it does by itself

WALKS: dict[str, tuple[list[str], list[Step]]] = {
    "walk-move": (
        ["browser", "edge/client.py", "table/owner.py", "table/play.py", "storage/writer.py"],
        [
            (0, 1, '{"do":"move"}'),
            (1, 1, "may this guest move this seat?"),
            (1, 2, "one request at a time"),
            (2, 3, "legal? then apply"),
            (3, 3, "draw chance, append entries"),
            (3, 2, "entries"),
            (2, 4, "on disk?"),
            (4, 2, "yes"),
            (2, 1, "answer"),
            (1, 0, "answer"),
            (2, 1, "something changed"),
            (1, 1, "hide for these eyes, then words"),
            (1, 0, "table frame"),
        ],
    ),
    "walk-bot": (
        ["table/owner.py", "machine/bots.py", "bots/think.py", "bots/search.py"],
        [
            (0, 1, "hide(state, seat)"),
            (1, 2, "in a thread of its own"),
            (2, 3, "slices of native code"),
            (3, 3, "believe: a deal that fits"),
            (3, 3, "down the tree, play on"),
            (3, 3, "credit; again and again"),
            (3, 2, "visits of each move"),
            (2, 1, "the most visited move"),
            (1, 0, "the same door as a person's"),
        ],
    ),
    "walk-simulation": (
        ["cli.py", "lab/simulate.py", "engine/playout.py"],
        [
            (0, 1, "options"),
            (1, 2, "a fresh record"),
            (2, 2, "setup"),
            (2, 2, "chance: draw, settle"),
            (2, 2, "a seat: legal, tally, apply"),
            (2, 1, "a chunk of games"),
            (1, 1, "added up in order"),
            (1, 0, "shares, lengths, endings"),
        ],
    ),
    "walk-native": (
        ["who calls a verb", "engine/plain.py", "machine/compiling.py", "quartett warm"],
        [
            (0, 1, "no native code yet"),
            (1, 0, "the same rule, as Python"),
            (2, 3, "a process of its own"),
            (3, 3, "compiles into the cache"),
            (3, 2, "ready"),
            (2, 2, "a thread loads it"),
            (2, 0, "from now on: native code"),
        ],
    ),
}


def drawn(lanes: list[str], steps: list[Step]) -> str:
    """Lanes from left to right, time from top to bottom."""
    alone = any(start == end == len(lanes) - 1 for start, end, _ in steps)
    width, height = LANE * len(lanes) + 2 * MARGIN + ASIDE * alone, HEAD + STEP * len(steps) + MARGIN
    parts = [f'<rect width="{width}" height="{height}" rx="10" fill="{PAPER}"/>']
    for i, name in enumerate(lanes):
        parts.append(f'<path d="M{x(i)} {HEAD - 14}V{height - MARGIN}" stroke="{SOFT}" stroke-dasharray="3 4"/>')
        parts.append(f'<rect x="{x(i) - 76}" y="14" width="152" height="36" rx="8" fill="{BOX}"/>')
        parts.append(f'<text x="{x(i)}" y="37" text-anchor="middle" font-weight="600">{escape(name)}</text>')
    for i, step in enumerate(steps):
        parts += arrow(HEAD + STEP * i + 30, *step)
    style = f"text{{font:13px system-ui,sans-serif;fill:{INK}}}"
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{style}</style>{"".join(parts)}</svg>\n'


def x(lane: int) -> int:
    return MARGIN + LANE * lane + LANE // 2


def arrow(y: int, start: int, end: int, said: str) -> list[str]:
    if start == end:  # what a lane does by itself
        dot = f'<circle cx="{x(start)}" cy="{y - 5}" r="4" fill="{INK}"/>'
        return [dot, words(x(start) + 10, y, said, "start")]
    way = 1 if end > start else -1
    tip = x(end) - 3 * way
    line = f'<path d="M{x(start)} {y}H{tip}" stroke="{INK}" stroke-width="1.5"/>'
    head = f'<path d="M{tip} {y}l{-8 * way} -4v8z" fill="{INK}"/>'
    return [line, head, words((x(start) + x(end)) // 2, y - 7, said, "middle")]


def words(at: int, y: int, said: str, anchor: str) -> str:
    """Text with paper around it, so that lines behind it do not cross it."""
    around = f'stroke="{PAPER}" stroke-width="5" paint-order="stroke"'
    return f'<text x="{at}" y="{y}" text-anchor="{anchor}" {around}>{escape(said, quote=False)}</text>'


if __name__ == "__main__":
    for name, (lanes, steps) in WALKS.items():
        (PICTURES / f"{name}.svg").write_text(drawn(lanes, steps), "utf-8")
