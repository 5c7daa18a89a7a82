"""Ringlinge on a terminal: the rings as they lie, each with its name above it, and what every player still has."""

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quartett.engine import NONE, Say, say
from quartett.games.ringlinge.board import place_name
from quartett.games.ringlinge.data import COORDINATES, RADIUS
from quartett.games.ringlinge.words import CHOICES, COLOURS, colour

STYLES = ("bold dark_orange", "bold dodger_blue1", "bold green3", "bold magenta")
WIDTH = 6  # characters from ring to ring; a row is shifted by half of it
QUIET_FROM = 20  # the quiet counter is shown from here on
Words = Callable[[Say], str]


def draw_screen(view: dict[str, Any], words: Words) -> RenderableType:
    parts: list[RenderableType] = [board(view), legend(view, words), players(view, words), counters(view, words)]
    if view["actions"]:
        parts.append(actions(view, words))
    parts += [Text(line, "yellow") for line in remarks(view, words)]
    return Group(*parts)


# --- The board


def board(view: dict[str, Any]) -> Text:
    """Two lines a row: the names of the places, then the rings with their marbles as letters."""
    rings = {ring["place"]: ring for ring in view["rings"]}
    targets = {target["place"]: target for target in view["targets"]}
    shown = {*rings, *targets, *view["ghosts"]}
    left = min(column(c) for c in shown)
    picture = Text()
    for r in range(-RADIUS, RADIUS + 1):
        row = sorted(c for c in shown if COORDINATES[c][1] == r)
        if row:
            picture.append_text(line(row, left, lambda c: name_above(c, targets.get(c))))
            picture.append_text(line(row, left, lambda c: ring_text(c, rings.get(c), view)))
    return picture


def column(c: int) -> int:
    q, r = COORDINATES[c]
    return WIDTH * q + WIDTH // 2 * r


def line(row: list[int], left: int, draw: Callable[[int], Text]) -> Text:
    text = Text("  ")
    for c in row:
        text.append(" " * (column(c) - left + 2 - text.cell_len))
        text.append_text(draw(c))
    text.append("\n")
    return text


def name_above(c: int, target: dict[str, Any] | None) -> Text:
    """A name alone is dim; * can be played, x captures, # blocks."""
    name = place_name(c)
    if target is None:
        return Text(f" {name:<4}", "dim")
    sign = "x" if target["captures"] else "#" if target["blocks"] else "*"
    return Text(f"{sign}{name:<4}", "bold reverse" if sign == "x" else "bold")


def ring_text(c: int, ring: dict[str, Any] | None, view: dict[str, Any]) -> Text:
    """( ) a ring, [ ] a blocked one, { } where the moving marble comes from, < > lifted; letters are marbles."""
    if ring is None:
        return Text("<--> " if c in view["ghosts"] else "  +  ", "dim")
    ends = "[]" if ring["shared"] else "{}" if c == view["source"] else "()"
    marbles = "".join(COLOURS[p] * n for p, n in enumerate(ring["marbles"]))
    text = Text(ends[0], "bold" if marbles else "")
    for letter in marbles:
        text.append(letter, STYLES[COLOURS.index(letter)])
    text.append(" " * (3 - len(marbles)))
    text.append(ends[1], "bold" if marbles else "")
    return text


def legend(view: dict[str, Any], words: Words) -> Text:
    return Text(words(say("screen-legend")), "dim")


# --- Around the board


def players(view: dict[str, Any], words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("", "total", "supply", "free", "blocked", "captured", "rank"):
        table.add_column(words(say(f"screen-{heading}")) if heading else "", justify="right" if heading else "left")
    for player in view["players"]:
        p = player["seat"]
        name = Text("▶ " if p == view["turn"] else "  ")
        name.append(f"{COLOURS[p]} {words(colour(p))}", STYLES[p] if player["alive"] else "dim strike")
        if player["in_danger"]:
            name.append(f" ! {words(say('screen-in_danger'))}", "red")
        captured = f"{player['by_majority']}+{player['by_circle']}"
        numbers = [str(player[key]) for key in ("total", "supply", "free", "blocked")]
        table.add_row(name, *numbers, captured, f"#{player['place']}", style="" if player["alive"] else "dim")
    return table


def counters(view: dict[str, Any], words: Words) -> Text:
    text = Text(words(say("screen-turns", turns=view["turns"], most=view["most_turns"])), "dim")
    if view["quiet"] >= QUIET_FROM:
        text.append("  " + words(say("screen-quiet", quiet=view["quiet"], limit=view["quiet_limit"])), "yellow")
    return text


def actions(view: dict[str, Any], words: Words) -> Text:
    """The three actions, each with the reason if it cannot be done."""
    text = Text()
    for action in view["actions"]:
        name = CHOICES[action["move"]]
        if action["offered"]:
            text.append(f"  {name:<7}", "bold").append(words(say(f"action-{name}")) + "\n")
        else:
            reason = words(Say(action["why"]["message"], action["why"]["fill"]))
            text.append(f"✗ {name:<7}{reason}\n", "dim")
    return text


def remarks(view: dict[str, Any], words: Words) -> list[str]:
    """Circles that stand, marbles to be taken, rings in the hand, who changed rings last."""
    lines = [circle(held, words) for held in view["circles"]]
    if view["taking"]:
        lines.append(words(say("screen-taking", colour=colour(view["taking"]["victim"]), need=view["taking"]["need"])))
    if view["in_hand"]:
        lines.append(words(say("screen-in_hand", rings=view["in_hand"])))
    if view["phase"] == "PLACE":
        lines.append(words(say("screen-to_lay", marbles=view["left"])))
    if view["phase"].startswith("TO") and view["source"] != NONE:
        lines.append(words(say("screen-source", place=place_name(view["source"]))))
    return lines


def circle(held: dict[str, Any], words: Words) -> str:
    spots = " ".join(place_name(c) for c in held["inside"])
    fill = {"captor": colour(held["captor"]), "victim": colour(held["victim"])}
    return words(say("screen-circle", places=spots, strength=held["strength"], against=held["against"], **fill))
