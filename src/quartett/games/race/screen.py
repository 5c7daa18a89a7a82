"""Race on a terminal: four lanes, the own hand with what each card would do, and who moved whom how far."""

from collections.abc import Callable
from typing import Any

from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quartett.engine import NONE, Say, say
from quartett.games.race.data import TRACK
from quartett.games.race.rules import NO, YES
from quartett.games.race.words import LETTERS, card_code, knonster

COLOURS = ("medium_purple1", "dark_cyan", "dark_orange", "chartreuse3")
MARKS = {"": " ", "heart": "♥", "winner": "①"}
Words = Callable[[Say], str]


def draw_screen(view: dict[str, Any], words: Words) -> RenderableType:
    parts: list[RenderableType] = [track(view, words), status(view, words), "", players(view, words), ""]
    if view["powers"]:
        parts += [powers(view, words), ""]
    if view["hand"]:
        parts.append(hand(view, words))
    if view["sheet"]:
        parts += ["", sheet(view, words)]
    return Group(*parts)


def track(view: dict[str, Any], words: Words) -> Text:
    """Fields 0 to 60 with the tens marked, one lane a Knonster; a finished one stands behind the line."""
    picture = Text("            " + "".join(f"{ten:<10}" for ten in range(0, TRACK, 10)) + "60│\n", style="dim")
    for lane in view["track"]:
        k, style = lane["knonster"], f"bold {COLOURS[lane['knonster']]}"
        picture.append(f"{MARKS[lane['favorite']]} {set_cell_size(words(knonster(k)), 10)}", style)
        fields = "".join("┊" if field % 10 == 0 else "·" for field in range(TRACK + 1))
        if lane["finished"]:
            picture.append(fields, "dim")
            picture.append("│", "bold")
            picture.append(LETTERS[k], f"{style} reverse")
        else:
            picture.append(fields[: lane["pos"]], COLOURS[k])
            picture.append(LETTERS[k], f"{style} reverse")
            picture.append(fields[lane["pos"] + 1 :], "dim")
            picture.append("│", "bold")
        picture.append(f" {lane['pos']:>2}" if not lane["finished"] else "  ")
        picture.append(f" #{lane['rank']}{'=' if lane['shared'] else ''}\n", "bold")
    return picture


def status(view: dict[str, Any], words: Words) -> Text:
    """Podium, pile, and how long the deck will last."""
    line = Text()
    for place, points in enumerate(view["place_points"]):
        there = view["podium"][place : place + 1]
        line.append(f"{place + 1}. ")
        line.append(words(knonster(there[0])) if there else "—", COLOURS[there[0]] if there else "dim")
        line.append(f" ({points})   ", "dim")
    if view["phase"] != "OVER":
        line.append(words(say("screen-pile", cards=view["pile"], turns=view["turns_left"])), "dim")
    if view["restarts"]:
        line.append("\n" + words(say("screen-restarts", times=view["restarts"])), "yellow")
    return line


def players(view: dict[str, Any], words: Words) -> Table:
    """Steps each seat has moved each Knonster; a star where it spent that superpower."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("", words(say("screen-cards")), *(words(knonster(k)) for k in range(4)), words(say("screen-favorites"))):
        table.add_column(heading, justify="left" if not heading else "center")
    for player in view["players"]:
        at_turn = player["seat"] == view["turn"]
        name = words(say("screen-robot" if player["robot"] else "screen-seat", seat=player["seat"] + 1))
        mode = {YES: " ⟳", NO: ""}.get(player["auto"], "")
        table.add_row(
            Text(("▶ " if at_turn else "  ") + name + mode, "bold" if at_turn else ""),
            str(player["cards"]),
            *(Text(f"{steps:+d}{'★' if k in player['spent'] else ''}", COLOURS[k]) for k, steps in enumerate(player["steps"])),
            favorites(view, player, words),
        )
    return table


def favorites(view: dict[str, Any], player: dict[str, Any], words: Words) -> Text:
    if not player["favorites"]:
        return Text(words(say("screen-chosen" if player["chosen"] else "screen-choosing")), "dim")
    line = Text()
    for i, k in enumerate(player["favorites"]):
        mark = "①" if view["options"]["win_bet"] and i == 0 else "♥"
        line.append(f"{mark} {words(knonster(k))} ", COLOURS[k])
    return line


def powers(view: dict[str, Any], words: Words) -> Text:
    """Superpowers: spent by whom, or what my own could be used with."""
    line = Text(words(say("screen-powers")) + "  ", "dim")
    for power in view["powers"]:
        k = power["knonster"]
        line.append(f"{LETTERS[k]}! ", f"bold {COLOURS[k]}")
        if power["used_by"] != NONE:
            line.append(words(say("screen-spent", seat=power["used_by"] + 1)) + "   ", "dim")
        elif power["cards"]:
            line.append(" ".join(card_code(t) for t in power["cards"]) + "   ")
        else:
            line.append(words(say("screen-not_now" if power["mine"] else "screen-not_mine")) + "   ", "dim")
    return line


def hand(view: dict[str, Any], words: Words) -> Table:
    """The hand grouped by Knonster; a card without effect is dim and crossed, the others say where they lead."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for group in range(5):
        cards = [card for card in view["hand"] if card["group"] == group]
        if not cards:
            continue
        row = Text()
        for card in cards:
            row.append_text(card_text(card))
        table.add_row(Text(words(knonster(group) if group < 4 else say("screen-rank_cards")), COLOURS[group] if group < 4 else "bold"), row)
    return table


def card_text(card: dict[str, Any]) -> Text:
    copies = f"×{card['count']}" if card["count"] > 1 else ""
    if not card["steps"]:
        return Text(f"✗{card_code(card['type'])}{copies}   ", "dim")
    target = "⚑" if card["target"] > TRACK else str(card["target"])
    who = f"{LETTERS[card['moves']]}→" if card["group"] == 4 else "→"
    return Text.assemble((card_code(card["type"]), f"bold {COLOURS[card['moves']]}"), f"{copies} ", (f"{who}{target}   ", "dim"))


def sheet(view: dict[str, Any], words: Words) -> Table:
    """The point sheet at the end."""
    table = Table(title=words(say("screen-point_sheet")), title_justify="left")
    bet, stars = view["options"]["win_bet"], view["options"]["superpowers"]
    headings = ["", *(f"{i + 1}. {words(knonster(k))}" for i, k in enumerate(view["podium"]))]
    headings += [words(say("screen-bet"))] * bet + [words(say("screen-stars"))] * stars + [words(say("screen-points")), "#"]
    for heading in headings:
        table.add_column(heading, justify="right" if heading else "left")
    for row in sorted(view["sheet"], key=lambda row: int(row["place"])):
        shares = [str(share or "·") for share in row["shares"][: len(view["podium"])]]
        extras = [str(row["bet"] or "·")] * bet + ["★" * row["stars"]] * stars
        table.add_row(words(say("screen-seat", seat=row["seat"] + 1)), *shares, *extras, str(row["points"]), str(row["place"]))
    return table
