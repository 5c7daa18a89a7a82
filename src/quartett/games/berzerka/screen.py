"""Berzerka on a terminal: the contract board, the contract of this hand, auction, exchange or trick, and the own hand."""

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quartett.engine import NONE, Say, say
from quartett.games.berzerka.data import RANKS, SEATS
from quartett.games.berzerka.words import LETTERS, card_code, contract_name, order_name, trump_words

Words = Callable[[Say], str]
View = dict[str, Any]

SYMBOLS = "♣♦♥♠"
SUIT_COLOURS = ("green", "dark_orange", "red", "deep_sky_blue1")  # a four-colour deck
SEAT_COLOURS = ("blue", "yellow", "red3")  # the cubes of the rulebook's examples
CUBE, FIRST, NEW = "■", "①②③", "*"


def draw_screen(view: View, words: Words) -> RenderableType:
    parts: list[RenderableType] = [board(view, words), status(view, words)]
    if view["contract"]:
        parts.append(contract(view, words))
    match view["phase"]:
        case "BID":
            parts.append(auction(view, words))
        case "EXCHANGE":
            parts.append(exchange(view, words))
        case "PLAY":
            parts += trick(view, words)
    if view["open_hand"]:
        parts.append(hand(view["open_hand"], words(say("screen-open_hand", seat=view["contract"]["declarer"] + 1)), view))
    if view["hand"]:
        parts.append(hand(view["hand"], words(say("screen-hand")), view))
    if view["sheet"]:
        parts.append(sheet(view, words))
    return Group(*parts)


def seat_text(view: View, p: int, words: Words) -> Text:
    mark = "▶ " if view["turn"] == p else ""
    token = " ⚑" if view["forehand"] == p else ""
    return Text(f"{mark}{words(say('screen-seat', seat=p + 1))}{token}", f"bold {SEAT_COLOURS[p]}")


def board(view: View, words: Words) -> Table:
    """Rows with their value; each cell has the recorded number, the discards, a cube, who was first, and the points."""
    table = Table(title=words(say("screen-board")), title_justify="left", header_style="bold", padding=(0, 1))
    table.add_column("")
    table.add_column(words(say("screen-contract")), no_wrap=True, max_width=24)
    table.add_column("×", justify="right")
    for p in range(SEATS):
        table.add_column(seat_text(view, p, words), justify="right", min_width=12)
    for row in view["board"]:
        table.add_row(*board_row(view, row, words))
    if view["board"]:
        table.add_section()
        table.add_row("", words(say("screen-total")), "", *(Text(signed(total), "bold") for total in view["totals"]))
    return table


def board_row(view: View, row: View, words: Words) -> list[RenderableType]:
    played = view["contract"] and view["contract"]["row"] == row["row"]
    biddable = row["row"] in view["auction"]["biddable"]
    name = Text(
        words(contract_name(row["contract"])), "bold reverse" if played else "bold" if biddable else "dim" if row["complete"] else ""
    )
    number = Text(f"b{row['row'] + 1}" if biddable else str(row["row"] + 1), "bold" if biddable else "dim")
    return [number, name, Text(str(row["value"]), "bold"), *(cell(row, at, p) for p, at in enumerate(row["cells"]))]


def cell(row: View, at: View, p: int) -> Text:
    if not at["done"]:
        return Text("·", "dim")
    text = Text(f"{at['record']}", "bold")
    text.append(f" ✗{at['discards']} ", "dim")
    text.append(CUBE if at["raised"] else " ", SEAT_COLOURS[p])
    text.append(FIRST[at["completed"] - 1], "dim")
    if row["complete"]:
        text.append(f" {signed(at['points']):>2}", "green" if at["points"] > 0 else "red" if at["points"] < 0 else "dim")
    return text


def signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def status(view: View, words: Words) -> Text:
    line = Text(words(say("screen-hand_no", hand=view["hand_no"], hands=view["hands"])), "dim")
    if view["forehand"] != NONE:
        line.append("   " + words(say("screen-forehand", seat=view["forehand"] + 1)), "dim")
    if view["auction"]["seven_cards"]:
        line.append("   " + words(say("screen-seven_cards")), "bold yellow")
    return line


def contract(view: View, words: Words) -> Text:
    """Who plays what for how much, trump, promise, and the strip of ranks from strong to weak."""
    now = view["contract"]
    line = Text(words(contract_name(now["contract"])), "bold")
    line.append(f" ×{now['value']} ", "bold")
    line.append(words(say("screen-declarer", seat=now["declarer"] + 1)), SEAT_COLOURS[now["declarer"]])
    if now["hotseat"]:
        line.append(" " + words(say("screen-hotseat")), "yellow")
    if now["penalty"]:
        line.append("  " + words(say("screen-penalty", penalty=now["penalty"])), "yellow")
    line.append("  " + words(trump_words(now)), SUIT_COLOURS[now["trump"]] if now["trump"] != NONE else "")
    if now["order"] in ("SLALOM", "PARITY") and not now["to_name"]:
        bit = now["order_bit"] if now["order"] == "PARITY" or now["ranks"][0] == (13, 1)[now["order_bit"]] else 1 - now["order_bit"]
        line.append("  " + words(order_name({"SLALOM": 2, "PARITY": 4}[now["order"]], bit)))
    if now["objective"] == "PROMISE" and now["number"]:
        line.append("  " + words(say("screen-promise", tricks=now["number"])))
    line.append("\n" + words(say("screen-goal", goal=say(f"goal-{now['objective']}", target=now["target"]))), "dim")
    line.append("\n" + words(say("screen-strip")) + " ", "dim")
    line.append(" ".join(map(str, now["ranks"])))
    if now["trump_ranks"] != now["ranks"]:
        line.append("\n" + words(say("screen-trump_strip")) + " ", "dim")
        line.append(" ".join(map(str, now["trump_ranks"])))
    return line


def auction(view: View, words: Words) -> Text:
    now = view["auction"]
    line = Text()
    for player in view["players"]:
        p = player["seat"]
        line.append(words(say("screen-seat", seat=p + 1)) + ": ", SEAT_COLOURS[p])
        line.append_text(bid_of(view, player, words))
        line.append("   ")
    line.append("\n" + words(say("screen-overbid", penalty=now["penalty"], cap=view["options"]["overbid_cap"])))
    if now["biddable"]:
        line.append("  " + words(say("screen-your_bid", penalty=now["next_penalty"])))
    if now["locked"] != NONE:
        line.append("  " + words(say("screen-locked", contract=contract_name(view["board"][now["locked"]]["contract"]))))
    if now["pass_means"]:
        line.append("\n" + words(say(f"screen-pass_{now['pass_means']}")), "yellow")
    return line


def bid_of(view: View, player: View, words: Words) -> Text:
    if player["finished"]:
        return Text(words(say("screen-finished")), "dim")
    if player["passed"]:
        return Text(words(say("screen-passed")), "dim")
    if player["bid"] == NONE:
        return Text("—", "dim")
    standing = player["seat"] == view["auction"]["standing"]
    return Text(words(contract_name(view["board"][player["bid"]]["contract"])) + (" ◀" if standing else ""), "bold" if standing else "")


def exchange(view: View, words: Words) -> Text:
    now = view["exchange"]
    line = Text(words(say("screen-pile", cards=now["pile"])))
    if view["turn"] == view["seat"]:
        line.append("  " + words(say("screen-may_discard", cards=now["may_discard"])), "bold")
    line.append("\n")
    for p in now["order"]:
        line.append(words(say("screen-discarded", seat=p + 1, cards=view["players"][p]["discards"])) + "   ", SEAT_COLOURS[p])
    if now["my_discards"]:
        line.append("\n" + words(say("screen-my_discards")) + " ", "dim")
        for card in now["my_discards"]:
            line.append_text(card_text(card))
            line.append(" ")
    return line


def trick(view: View, words: Words) -> list[RenderableType]:
    now = view["trick"]
    line = Text(words(say("screen-trick", trick=now["number"])) + "  ", "bold")
    for laid in now["cards"]:
        line.append(words(say("screen-seat", seat=laid["seat"] + 1)) + " ", SEAT_COLOURS[laid["seat"]])
        line.append_text(card_text(laid["card"]))
        line.append("◀  " if laid["seat"] == now["best"] else "   ")
    if view["last_trick"]:
        line.append("  " + words(say("screen-last_trick")) + " ", "dim")
        line.append(" ".join(card_code(laid["card"]) for laid in view["last_trick"]["cards"]), "dim")
        line.append(" → " + words(say("screen-seat", seat=view["last_trick"]["winner"] + 1)), "dim")
    piles = Text(words(say("screen-tricks")) + "  ", "dim")
    for player in view["players"]:
        piles.append(f"{words(say('screen-seat', seat=player['seat'] + 1))} {player['tricks']}   ", SEAT_COLOURS[player["seat"]])
    so_far = view["if_it_ended_now"]
    piles.append(words(say("screen-if_now", record=so_far["record"], rank=so_far["rank"])), "dim")
    return [line, piles]


def hand(cards: list[View], title: str, view: View) -> Table:
    """One line a suit, strongest first; a new card has a star, one that may not be played now is dim and in brackets."""
    table = Table.grid(padding=(0, 1, 0, 0))
    playing = view["phase"] == "PLAY" and any(card["playable"] for card in cards)
    for suit in range(len(LETTERS)):
        held = [card for card in cards if card["card"] // RANKS == suit]
        if held:
            line = Text()
            for card in held:
                line.append_text(held_text(card, playing))
            table.add_row(Text(title, "dim"), line)
            title = ""
    return table


def held_text(card: View, playing: bool) -> Text:
    code = f"{card_code(card['card'])}{NEW if card['new'] else ''}"
    if playing and not card["playable"]:
        return Text(f"({code}) ", "dim")
    return Text.assemble(card_text(card["card"]), f"{NEW if card['new'] else ''}  ")


def card_text(card: int) -> Text:
    """H5♥: letter, rank and symbol, so that colour is never the only sign."""
    suit = card // RANKS
    return Text(f"{card_code(card)}{SYMBOLS[suit]}", f"bold {SUIT_COLOURS[suit]}")


def sheet(view: View, words: Words) -> Table:
    table = Table(title=words(say("screen-end")), title_justify="left")
    for heading in ("#", "", words(say("screen-points")), words(say("screen-last_contract"))):
        table.add_column(heading, justify="right" if heading else "left")
    for line in sorted(view["sheet"], key=lambda line: int(line["place"])):
        hand_no = words(say("screen-in_hand", hand=line["last_completion"]))
        table.add_row(str(line["place"]), words(say("screen-seat", seat=line["seat"] + 1)), signed(line["points"]), hand_no)
    return table
