"""Kbernestich in sentences: what a move does, why one is not allowed, and what the squares are for."""

from quartett.engine import NONE, Happening, Say, copy, say
from quartett.engine.cards import has
from quartett.games.kbernestich.data import (
    COLOURS_END,
    DISC_STEP,
    FIVE_OR_MORE,
    HANNAH,
    HUNCH,
    HUNCH_POINTS,
    HUNCH_SQUARES,
    INCUBATION,
    LETTER_SQUARES,
    LETTER_VALUES,
    LETTERS,
    NO_TRUMP,
    OBSERVATION,
    OBSERVATIONS,
    RANKS,
    REVIEW,
    SPARE,
    VALUES,
    ZABINE,
    ZABINE_VALUES,
)
from quartett.games.kbernestich.happenings import (
    Above,
    Cube,
    Disc,
    Discs,
    Exchanged,
    Hopeless,
    Hunch,
    Letters,
    Marie,
    Review,
    Round,
    Sheet,
    Trick,
    Turned,
    Wait,
)
from quartett.games.kbernestich.rules import (
    CLAIM,
    DISCARD,
    DISCARDED,
    END,
    HID,
    HIDE,
    MOVES,
    OBSERVE,
    PLOT,
    TRUMP,
    Phase,
    State,
    best_so_far,
    squares_in_play,
    suit_of,
)

SUIT_LETTERS = "BRYG"
SUIT_NAMES = ("blue", "red", "yellow", "green")
ACTION_NAMES = ("incubation", "observation", "review", "pessimism", "optimism")
ICON = "*"
# The ruling behind a reason, where there is a clear one.
RULINGS = {
    "why-must_follow": "R53",
    "why-no_green": "R17",
    "why-claimed": "R56",
    "why-one_grace": "R16",
    "why-one_bid": "R11",
    "why-no_cubes": "R50",
    "why-closed_with_three": "R15",
    "why-incubation_used": "R37",
    "why-observation_used": "R38",
    "why-waited_already": "R41",
    "why-last_anyway": "R40",
}


def rank_code(card: int) -> str:
    rank = card % RANKS
    return ICON if rank == RANKS - 1 else str(rank + 2)


def card_code(card: int) -> str:
    """G11, R*: the specification's names."""
    return SUIT_LETTERS[card // RANKS] + rank_code(card)


def square_code(slot: int) -> str:
    """What a person types for a square: blue 2, zabine 1, bid 4, review, letter 3."""
    if slot < COLOURS_END:
        return f"{SUIT_NAMES[slot // VALUES]} {slot % VALUES}"
    if slot < HANNAH:
        return f"zabine {slot - ZABINE + 1}"
    if slot < HUNCH:
        return f"hannah {slot - HANNAH + 1}"
    if slot < INCUBATION:
        return f"bid {slot - HUNCH}"
    if slot < LETTERS:
        return ACTION_NAMES[slot - INCUBATION]
    return f"letter {slot - LETTERS + 1}"


def short(move: int) -> str:
    """What a person types: G11 plays it, hide G11, drop G11, trump red, blue 2, end, wait, claim red."""
    if move < HIDE:
        return card_code(move)
    if move < DISCARD:
        return f"hide {card_code(move - HIDE)}"
    if move < TRUMP:
        return f"drop {card_code(move - DISCARD)}"
    if move < PLOT:
        return f"trump {SUIT_NAMES[move - TRUMP]}" if move < TRUMP + NO_TRUMP else "no trump"
    if move < END:
        return square_code(move - PLOT)
    if move >= CLAIM:
        return f"claim {SUIT_NAMES[move - CLAIM]}"
    return "end" if move == END else "wait"


# --- Naming things


def suit_name(k: int) -> Say:
    return say(f"suit-{SUIT_NAMES[k]}")


def trump_name(k: int) -> Say:
    return say("trump-none") if k == NO_TRUMP else suit_name(k)


def card_name(card: int) -> Say:
    code = rank_code(card)
    suit = suit_name(card // RANKS)
    return say("card-icon", suit=suit) if code == ICON else say("card", suit=suit, rank=code)


def square_name(s: State, slot: int) -> Say:
    if slot < COLOURS_END:
        return say("square-colour", suit=suit_name(slot // VALUES), points=slot % VALUES)
    if SPARE >> slot & 1:
        return say("square-spare", number=slot)
    if slot < HANNAH:
        return say("square-zabine", value=int(ZABINE_VALUES[s.zabine, slot - ZABINE]))
    if slot < HUNCH:
        return say("square-hannah", number=slot - HANNAH + 1)
    if slot < INCUBATION:
        return say("square-bid_most" if slot - HUNCH == FIVE_OR_MORE else "square-bid", tricks=slot - HUNCH)
    if slot < LETTERS:
        return say(f"action-{ACTION_NAMES[slot - INCUBATION]}")
    return say("square-letter", number=slot - LETTERS + 1, points=int(LETTER_VALUES[slot - LETTERS]))


# --- Moves


def move_words(s: State, move: int) -> Say:
    """What the seat to move does, without its name."""
    if move in (HID, DISCARDED):
        return say("move-hid" if move == HID else "move-discarded")
    if move < HIDE:
        return say("move-play", card=card_name(move))
    if move < DISCARD:
        return say("move-hide", card=card_name(move - HIDE))
    if move < TRUMP:
        return say("move-discard", card=card_name(move - DISCARD))
    if move < PLOT:
        return say("move-trump", suit=trump_name(move - TRUMP))
    if move < END:
        return say("move-plot", square=square_name(s, move - PLOT))
    if move >= CLAIM:
        return say("move-claim", suit=suit_name(move - CLAIM))
    if move == OBSERVE:
        return say("move-wait")
    return say("move-decline" if s.phase == Phase.CLAIM else "move-end")


def quiet(s: State, move: int) -> bool:
    """Another's discards are told together, with the last of them."""
    return move == DISCARDED and s.review_left > 1


def chance_words(before: State, after: State) -> tuple[int, Say, Say | None] | None:
    """Whom a chance event concerns and what it brought, as far as the two records know."""
    return (int(after.standing[after.n - 1]), say("chance-start"), None) if before.phase == Phase.START else None


# --- What happened


def happening_words(after: State, happening: Happening) -> Say | None:
    """What the seat did, without its name; nothing where the move itself says it, or a sheet shows it."""
    match happening:
        case Discs():
            return say("happening-discs", step=DISC_STEP[int(after.n)])
        case Round():
            return say("happening-round", round=happening.number, rounds=happening.rounds)
        case Cube():
            return cube_words(after, happening)
        case Review():
            return say("happening-review", cards=happening.count)
        case Exchanged():
            return say("happening-exchanged", cards=happening.count)
        case Wait():
            return say("happening-wait-led") if happening.led else None
        case Turned():
            return say("happening-turned", card=card_name(happening.card))
        case Trick():
            by = "trump" if happening.is_trump else "suit"
            return say(f"happening-trick-{by}", number=happening.number, card=card_name(happening.card))
        case Hopeless():
            return say("happening-too-many" if happening.tricks > happening.bid else "happening-too-few", bid=happening.bid)
        case Above():
            more = happening.base - happening.bust
            return say(
                "happening-above-grace" if happening.grace else "happening-above", base=happening.base, bust=happening.bust, more=more
            )
        case Letters():
            return say("happening-letters", points=happening.points)
        case Hunch():
            return hunch_words(happening)
        case Marie():
            return marie_words(happening)
        case Disc():
            return say("happening-disc-upon", score=happening.end) if happening.upon else None
        case Sheet():
            return say("happening-sheet", round=happening.round, rounds=happening.rounds)
        case _:
            return None


def cube_words(after: State, cube: Cube) -> Say | None:
    """What a cube means for the round."""
    slot = cube.slot
    if slot < COLOURS_END:
        return say("happening-cube-late" if cube.late else "happening-cube-colour", suit=suit_name(slot // VALUES), points=slot % VALUES)
    if slot < HANNAH:
        return say("happening-cube-zabine", value=int(ZABINE_VALUES[after.zabine, slot - ZABINE]))
    if slot < HUNCH:
        return say("happening-cube-hannah")
    if slot < INCUBATION:
        return say("happening-cube-hunch_most" if slot - HUNCH == FIVE_OR_MORE else "happening-cube-hunch", tricks=slot - HUNCH)
    if slot == REVIEW:
        return None  # its own happening follows
    if slot < LETTERS:
        return say(f"happening-cube-{ACTION_NAMES[slot - INCUBATION]}")
    return say("happening-cube-letters", points=int(LETTER_VALUES[slot - LETTERS]))


def hunch_words(hunch: Hunch) -> Say:
    if hunch.bonus:
        return say("happening-hunch-bonus", hit=HUNCH_POINTS, bonus=hunch.bonus)
    how = "missed" if not hunch.hit else "hit" if not hunch.helped else "pessimism" if hunch.tricks < hunch.bid else "optimism"
    return say(f"happening-hunch-{how}", bid=bid_code(hunch.bid), tricks=hunch.tricks, points=hunch.points)


def bid_code(number: int) -> str:
    """What is printed for a bid: the last one is open upwards."""
    return f"{number}{'+' if number == FIVE_OR_MORE else ''}"


def marie_words(marie: Marie) -> Say | None:
    """What the cards won bring; nothing to say where they are worth nothing anyway."""
    if marie.base == 0 and not marie.grace:
        return None
    above = marie.base > marie.bust
    how = ("grace" if above else "grace-nothing") if marie.grace else "bust" if above else "marie"
    return say(f"happening-{how}", base=marie.base, bust=marie.bust, points=marie.points)


# --- Why a move is not allowed


def reason_words(s: State, move: int) -> Say | None:
    """What becomes of a card played openly, as the trick lies."""
    if s.phase != Phase.TRICK or move >= HIDE:
        return None
    then = copy(s)
    seat, then.lead = int(s.actor), suit_of(move) if s.lead == NONE else s.lead
    then.trick_card[seat] = move
    return _taking(best_so_far(then) == seat, int(s.laid) + 1 == s.n)


def _taking(takes: bool, last: bool) -> Say:
    return say("reason-takes" if takes else "reason-loses", last="yes" if last else "no")


def why_not(s: State, move: int) -> Say:
    """The rule that forbids a move. The record is what the seat to move may know."""
    if not 0 <= move < MOVES:
        return say("why-no_such_move")
    phase = int(s.phase)
    if phase == Phase.TRICK:
        return why_not_in_trick(s, move)
    if phase == Phase.PLOT and PLOT <= move < END:
        return why_not_square(s, move - PLOT)
    if phase == Phase.REVIEW and DISCARD <= move < TRUMP:
        return say("why-not_in_hand", card=card_name(move - DISCARD))
    if phase == Phase.TRUMP and TRUMP <= move < PLOT:
        return say("why-no_green")
    if phase == Phase.CLAIM and move >= CLAIM:
        k = move - CLAIM
        return say("why-no_green") if k >= s.n else say("why-claimed", suit=suit_name(k), seat=int(s.claim[k]) + 1)
    return say(f"why-now_{Phase(s.phase).name}", left=int(s.review_left))


def why_not_in_trick(s: State, move: int) -> Say:
    if move < HIDE:
        return why_not_card(s, move)
    if move < DISCARD:
        return why_not_hide(s, move - HIDE)
    return why_not_wait(s) if move == OBSERVE else say("why-now_TRICK", left=0)


def why_not_card(s: State, card: int) -> Say:
    if not has(s.hand[s.actor], card):
        return say("why-not_in_hand", card=card_name(card))
    assert suit_of(card) != s.lead
    return say("why-must_follow", suit=suit_name(int(s.lead)))


def why_not_hide(s: State, card: int) -> Say:
    if s.owner[INCUBATION] != s.actor:
        return say("why-no_incubation")
    if s.inc_used:
        return say("why-incubation_used")
    return say("why-not_in_hand", card=card_name(card))


def why_not_wait(s: State) -> Say:
    if s.owner[OBSERVATION] != s.actor:
        return say("why-no_observation")
    if s.delayed != NONE:
        return say("why-waited_already")
    if s.obs_uses == OBSERVATIONS:
        return say("why-observation_used")
    return say("why-last_anyway")


def why_not_square(s: State, slot: int) -> Say:
    """Closed in this game, taken, decided already, one of its kind owned already, or a twin of it is free."""
    if SPARE >> slot & 1:
        return say("why-no_such_square")
    if not int(squares_in_play(s)) >> slot & 1:
        return say("why-closed_with_three")
    if s.owner[slot] != NONE:
        return say("why-taken", seat=int(s.owner[slot]) + 1)
    if slot < COLOURS_END:
        return why_not_colour(s, slot // VALUES)
    if int(s.closed) >> slot & 1:
        return say("why-bust_value_set")
    if int(s.barred[s.actor]) >> slot & 1:
        return say("why-one_grace" if slot < HUNCH else "why-one_bid" if slot < INCUBATION else "why-one_action")
    return say("why-no_cubes") if s.cubes[s.actor] == 0 else say("why-twin")


def why_not_colour(s: State, k: int) -> Say:
    if int(s.closed) >> VALUES * k & 1:
        return say("why-colour_set", suit=suit_name(k))
    if s.claim[k] != NONE:
        return say("why-claimed", suit=suit_name(k), seat=int(s.claim[k]) + 1)
    return say("why-no_cubes")


# --- Help


def topics() -> dict[str, Say]:
    """Help on squares, actions and turns, by the name a person types."""
    colours = {f"{name} {points}": say("help-colour") for name in SUIT_NAMES for points in range(VALUES)}
    bids = {f"bid {number}": say("help-bid") for number in range(HUNCH_SQUARES)}
    letters = {f"letter {number + 1}": say("help-letters") for number in range(LETTER_SQUARES)}
    actions = {name: say(f"help-{name}") for name in ACTION_NAMES}
    turns = ("trump", "colour", "zabine", "hannah", "bid", "letters", "action", "claim", "end", "wait", "hide", "drop")
    others = ("cubes", "tricks", "base", "gain", "scoring", "discs", "brackets", "unseen")
    return {**{name: say(f"help-{name}") for name in (*turns, *others)}, **actions, **colours, **bids, **letters}
