"""Kbernestich on a terminal: the plot sheet, the trick, the players with their discs, and the own hand."""

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quartett.engine import NONE, Say, say
from quartett.games.kbernestich.data import COLOURS_END, FIVE_OR_MORE, INCUBATION, NO_TRUMP, RANKS, VALUES
from quartett.games.kbernestich.words import ACTION_NAMES, SUIT_LETTERS, card_code, suit_name, trump_name

SUIT_COLOURS = ("dodger_blue1", "red3", "gold3", "green3")
SEAT_COLOURS = ("bright_white", "orange3", "medium_purple1", "turquoise2")
CUBES = "①②③④"
BID_MARKS = {"": "", "exact": "✓", "possible": "…", "lost": "✗"}
BAR = 8
Words = Callable[[Say], str]
View = dict[str, Any]


def draw_screen(view: View, words: Words) -> RenderableType:
    parts: list[RenderableType] = [headline(view, words), sheet(view, words), players(view, words), discs(view, words)]
    if view["phase"] == "TRICK":
        parts.append(trick(view, words))
    if view["past"]:
        parts.append(last_trick(view, words))
    if view["unseen"] and view["phase"] != "OVER":
        parts.append(unseen(view, words))
    if view["hand"]:
        parts.append(hand(view, words))
    for name in view["warnings"]:
        parts.append(Text("! " + words(say(f"warning-{name}")), "yellow"))
    if view["history"] and view["phase"] in ("DEAL", "OVER"):
        parts.append(history(view, words))
    return Group(*parts)


def seat_text(view: View, seat: int, words: Words) -> Text:
    return Text(f"{CUBES[seat]} {words(say('screen-seat', seat=seat + 1))}", SEAT_COLOURS[seat])


def headline(view: View, words: Words) -> Text:
    """Round, trick and plot phase; trump and the suit to follow."""
    line = Text(words(say("screen-round", round=view["round"], rounds=view["rounds"])), "bold")
    if view["phase"] not in ("START", "DEAL", "OVER"):
        line.append(" · " + words(say("screen-trick", trick=view["trick"], tricks=view["tricks"])))
        if view["phase"] in ("PLOT", "REVIEW"):
            line.append(" · " + words(say("screen-plot", plot=view["trick"], plots=view["plots"])))
    if view["trump"] != NONE:
        line.append(" · " + words(say("screen-trump")) + " ")
        line.append(words(trump_name(view["trump"])), "bold" if view["trump"] == NO_TRUMP else f"bold {SUIT_COLOURS[view['trump']]}")
    if view["lead"] != NONE:
        line.append(" · " + words(say("screen-lead")) + " ")
        line.append(words(suit_name(view["lead"])), f"bold {SUIT_COLOURS[view['lead']]}")
    if view["review_left"]:
        line.append(" · " + words(say("screen-discard", cards=view["review_left"])), "bold")
    if view["phase"] == "PLOT" and view["turn"] == view["seat"]:
        line.append(" · " + words(say("screen-cube", cube=view["placed"] + 1, cubes=view["cubes_a_turn"])), "bold")
    return line


# --- The sheet


def sheet(view: View, words: Words) -> Table:
    """A row for each area; a cube shows its seat's number, a small circle a square that is mine to take."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for colour in view["colours"]:
        k = colour["suit"]
        squares = [square for square in view["sheet"] if square["slot"] < COLOURS_END and square["slot"] // VALUES == k]
        worth = say("screen-worth" if colour["set"] else "screen-worth_unset", points=colour["value"])
        row = squares_text(squares, lambda square: str(square["value"]), Text(words(worth), "bold" if colour["set"] else "dim"))
        if colour["claim"] != NONE:
            row.append("  " + words(say("screen-claimed", seat=colour["claim"] + 1)), SEAT_COLOURS[colour["claim"]])
        table.add_row(Text(words(suit_name(k)), f"bold {SUIT_COLOURS[k]}"), row)
    bust = view["bust"]
    limit = say("screen-bust_standard" if bust["standard"] else "screen-bust", bust=bust["value"], misery=bust["misery"])
    table.add_row(words(say("area-zabine")), area(view, "zabine", Text(words(limit), "bold")))
    table.add_row(words(say("area-hannah")), area(view, "hannah", Text()))
    table.add_row(words(say("area-hunch")), area(view, "hunch", Text()))
    table.add_row(words(say("area-action")), action_row(view, words))
    table.add_row(words(say("area-letters")), area(view, "letters", Text()))
    return table


def area(view: View, name: str, end: Text) -> Text:
    labels: dict[str, Callable[[View], str]] = {
        "hannah": lambda square: "AB"[square["value"]],
        "hunch": lambda square: f"{square['value']}{'+' if square['value'] == FIVE_OR_MORE else ''}",
    }
    squares = [square for square in view["sheet"] if square["area"] == name]
    return squares_text(squares, labels.get(name, lambda square: str(square["value"])), end)


def squares_text(squares: list[View], label: Callable[[View], str], end: Text) -> Text:
    row = Text()
    for square in squares:
        row.append_text(square_text(square, label(square)))
        row.append("   ")
    return row.append_text(end)


def square_text(square: View, label: str) -> Text:
    """Taken: the owner's number. Mine to take: a circle. Else a dot, or a cross where nobody can."""
    if square["owner"] != NONE:
        return Text(f"{label}{CUBES[square['owner']]}", f"bold {SEAT_COLOURS[square['owner']]}")
    if square["lit"]:
        return Text(f"{label}○{'!' if square['warning'] else ''}", "bold underline")
    return Text(f"{label}{'×' if square['closed'] else '·'}", "dim")


def action_row(view: View, words: Words) -> Text:
    row = Text()
    left = {action["slot"]: action["left"] for action in view["actions"]}
    for square in view["sheet"]:
        if square["area"] == "action":
            name = words(say(f"action-{ACTION_NAMES[square['slot'] - INCUBATION]}"))
            row.append_text(square_text(square, name))
            if square["owner"] != NONE and left[square["slot"]] != NONE:
                row.append(f"×{left[square['slot']]}", "dim")
            row.append("  ")
    return row


# --- Players


def players(view: View, words: Words) -> Table:
    """Cubes now and after the refill, tricks against the bid, the worth of the pile against the bust value, what it would bring."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for name in ("", "score", "cubes", "tricks", "bid", "pile", "gain"):
        table.add_column(words(say(f"screen-{name}")) if name else "", justify="left")
    for player in view["players"]:
        at_turn = player["seat"] == view["turn"]
        who = Text("▶ " if at_turn else "  ").append_text(seat_text(view, player["seat"], words))
        if player["starts_next"]:
            who.append(" ▾")
        table.add_row(
            who,
            str(player["score"]),
            f"{player['cubes']}→{player['refill']}",
            str(player["tricks"]),
            bid_text(player, words),
            pile(view, player),
            str(sum(player["gain_now"])) if player["gain_now"] is not None else "?",
        )
    return table


def bid_text(player: View, words: Words) -> Text:
    if player["bid"] == NONE:
        return Text("–", "dim")
    style = {"exact": "green3", "lost": "red3"}.get(player["bid_state"], "")
    return Text(f"{player['bid']}{'+' if player['bid'] == FIVE_OR_MORE else ''} {BID_MARKS[player['bid_state']]}", style)


def pile(view: View, player: View) -> Text:
    """The worth of the won cards as a bar up to the bust value; H is Hannah's Grace."""
    if player["base"] is None:
        return Text("?", "dim")
    bust, base = view["bust"]["value"], player["base"]
    full = min(BAR, base * BAR // bust)
    over = base > bust
    line = Text("█" * full + "░" * (BAR - full), "red3" if over else "green3")
    line.append(f" {base}/{bust}{'!' if over else ''}")
    if player["grace"]:
        line.append(" H", "bold")
    line.append("  " + " ".join(f"{SUIT_LETTERS[k]}{won}" for k, won in enumerate(player["won"])), "dim")
    if player["void"]:
        line.append("  ∅" + "".join(SUIT_LETTERS[k] for k in player["void"]), "bold")
    return line


def discs(view: View, words: Words) -> Text:
    """The discs from the highest down; those on one space are stacked, the top one first."""
    line = Text(words(say("screen-discs")) + "  ", "dim")
    before = NONE
    for seat in view["standing"]:
        score = view["players"][seat]["score"]
        if score != before:
            line.append(("  " if before != NONE else "") + f"{score}:")
        line.append(CUBES[seat], SEAT_COLOURS[seat])
        before = score
    return line


# --- Cards


def coloured(card: int) -> Text:
    return Text(card_code(card), f"bold {SUIT_COLOURS[card // RANKS]}")


def trick(view: View, words: Words) -> Text:
    """The cards on the table from the leader on; who waits plays last."""
    line = Text(words(say("screen-table")) + "  ", "dim")
    seats = len(view["table"])
    for step in range(seats):
        seat = (view["leader"] + step) % seats
        on_table = view["table"][seat]
        line.append(CUBES[seat] + " ", SEAT_COLOURS[seat])
        if on_table["face_down"]:
            line.append("▒▒")
            if on_table["card"] != NONE:
                line.append_text(Text("(").append_text(coloured(on_table["card"])).append(")"))
        elif on_table["card"] != NONE:
            line.append_text(coloured(on_table["card"]))
        else:
            line.append(words(say("screen-waits")) if seat == view["delayed"] else "…", "dim")
        line.append("   ")
    return line


def last_trick(view: View, words: Words) -> Text:
    last = view["past"][-1]
    line = Text(words(say("screen-last_trick", trick=last["number"])) + "  ", "dim")
    for seat, card in enumerate(last["cards"]):
        line.append(CUBES[seat], SEAT_COLOURS[seat])
        line.append_text(coloured(card) if card != NONE else Text("▒▒"))
        line.append("▾ " if seat == last["face_down"] else "  ")
    line.append("→ " + words(say("screen-seat", seat=last["winner"] + 1)), SEAT_COLOURS[last["winner"]])
    return line


def unseen(view: View, words: Words) -> Text:
    line = Text(words(say("screen-unseen")) + "  ", "dim")
    for k, cards in enumerate(view["unseen"]):
        line.append(f"{SUIT_LETTERS[k]} {cards}   ", SUIT_COLOURS[k])
    return line


def hand(view: View, words: Words) -> Table:
    """The hand by suit; cards that cannot be played now are in brackets. During a Review those from the centre are marked +."""
    table = Table.grid(padding=(0, 2, 0, 0))
    choosing = any(card["playable"] or card["hideable"] or card["discardable"] for card in view["hand"])
    for k in range(len(view["colours"])):
        cards = [card for card in view["hand"] if card["suit"] == k]
        if cards:
            row = Text()
            for card in cards:
                row.append_text(hand_card(card, choosing, view["phase"] == "REVIEW"))
            table.add_row(Text(words(suit_name(k)), f"bold {SUIT_COLOURS[k]}"), row)
    return table


def hand_card(card: View, choosing: bool, reviewing: bool) -> Text:
    code = card_code(card["card"]) + ("+" if reviewing and card["from_centre"] else "")
    if choosing and not card["playable"] and not card["discardable"]:
        return Text(f"({code})  ", "dim")
    return Text(f"{code}  ", f"bold {SUIT_COLOURS[card['suit']]}")


# --- Scores


def history(view: View, words: Words) -> Table:
    """Each round's points: letters, hunch, Letter from Marie."""
    table = Table(title=words(say("screen-history")), title_justify="left")
    table.add_column("")
    for player in view["players"]:
        table.add_column(seat_text(view, player["seat"], words), justify="right")
    table.add_row(words(say("screen-began")), *(str(player["began"]) for player in view["players"]))
    for number, round_gains in enumerate(view["history"]):
        table.add_row(str(number + 1), *(f"{'+'.join(map(str, parts))} = {sum(parts)}" for parts in round_gains))
    table.add_row(words(say("screen-score")), *(Text(str(player["score"]), "bold") for player in view["players"]))
    if view["places"]:
        table.add_row("#", *(str(place) for place in view["places"]))
    return table
