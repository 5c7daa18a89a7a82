"""Race in sentences: what a move does, why one is not allowed, and what each card is."""

from functools import cache

from quartett.engine import NONE, Happening, Ints, Say, say
from quartett.engine.record import numbers
from quartett.games.race.data import KNONSTERS, P4, TYPES, Kind
from quartett.games.race.happenings import Anew, Arrival, Pass, Points, Walk
from quartett.games.race.preview import board_after
from quartett.games.race.rules import (
    AUTO_NO,
    AUTO_YES,
    CONFIRM,
    MOVES,
    PLAY,
    POWER,
    SECRET,
    UNDO,
    Phase,
    State,
    is_favorite,
    usable,
)

LETTERS = "RACE"
KIND_CODES = ("7", "5", "cu", "x3")
OTHER_CODES = {CONFIRM: "ok", UNDO: "back", AUTO_YES: "yes", AUTO_NO: "no"}
# The ruling behind a reason, where there is a clear one.
RULINGS = {
    "why-already_picked": "R8",
    "why-two_are_picked": "R17",
    "why-no_undo": "R17",
    "why-not_your_favorite": "R41",
    "why-power_is_spent": "R41",
    "why-one_power": "R43",
    "why-not_with_power": "R42",
    "why-no_card_for_R": "R45",
    "why-no_card_for_A": "R50",
    "why-no_card_for_C": "R52",
    "why-no_card_for_E": "R54",
}


def card_code(card: int) -> str:
    """R7, Acu, P4: the specification's names."""
    return f"P{4 - (card - P4)}" if card >= P4 else LETTERS[card % 4] + KIND_CODES[card // 4]


def short(move: int) -> str:
    """What a person types: R picks Rithle, R7 plays its +7, R! announces its superpower."""
    if move in OTHER_CODES:
        return OTHER_CODES[move]
    if move < CONFIRM:
        return LETTERS[move]
    if move < PLAY:
        return LETTERS[move - POWER] + "!"
    return card_code(move - PLAY)


@cache
def knonster(k: int) -> Say:
    return say(f"knonster-{LETTERS[k]}")


@cache
def card_name(card: int) -> Say:
    if card >= P4:
        return say("card-rank", rank=4 - (card - P4))
    return say(f"card-{Kind(card // 4).name}", knonster=knonster(card % 4))


def move_words(s: State, move: int) -> Say:
    """What the seat to move does, without its name."""
    match move:
        case _ if move == SECRET:
            return say("move-secret")
        case _ if move < CONFIRM:
            picked = s.phase == Phase.FAV and is_favorite(s, s.chooser, move)
            return say("move-unpick" if picked else "move-pick", knonster=knonster(move))
        case _ if move in OTHER_CODES:
            return say(f"move-{OTHER_CODES[move]}")
        case _ if move < PLAY:
            return say("move-power", knonster=knonster(move - POWER))
        case _:
            return say("move-play", card=card_name(move - PLAY))


def effect_words(s: State, move: int) -> Say | None:
    """What follows from playing a card on this board, before it is played: with a superpower two may move."""
    if not PLAY <= move < AUTO_YES:
        return None
    before, after = numbers(s.pos), board_after(s, s.pending, move - PLAY)
    moves = [walk(k, before[k], after[k]) for k in range(KNONSTERS) if after[k] != before[k]]
    if len(moves) == 2:
        return say("effect-and", first=moves[0], second=moves[1])
    return moves[0] if moves else say("effect-none")


def reason_words(s: State, move: int) -> Say | None:
    """What a card leads to, whom it takes past whom, and whose Favorite that is."""
    effect = effect_words(s, move)
    if effect is None or effect.message == "effect-none":
        return effect
    before, after = numbers(s.pos), board_after(s, s.pending, move - PLAY)
    k = max(range(KNONSTERS), key=lambda each: abs(after[each] - before[each]))
    past = [other for other in range(KNONSTERS) if (before[k] <= before[other]) and (after[k] > after[other])]
    mine = "yes" if is_favorite(s, s.cur, k) else "no"
    reason = say("reason", effect=effect, knonster=knonster(k), mine=mine)
    return say("reason-past", reason=reason, past=joined(past)) if past else reason


def walk(k: int, start: int, end: int) -> Say:
    return say("effect-steps" if end > start else "effect-back", knonster=knonster(k), steps=abs(end - start), to=end)


def chance_words(before: State, after: State) -> tuple[int, Say, Say | None] | None:
    """Whom a chance event concerns, what it brought, and what followed: as far as the two records know."""
    p = int(after.start if before.phase == Phase.START else before.cur)
    match before.phase:
        case Phase.START:
            return p, say("chance-start"), None
        case Phase.DRAW:
            card = one_more(before.hand[p], after.hand[p])
            return p, say("chance-draw") if card == NONE else say("chance-draw-card", card=card_name(card)), None
        case Phase.AUTO_CARD:
            card = one_more(before.played[p], after.played[p])
            return p, say("chance-card", card=card_name(card)), effect_words(before, PLAY + card)
        case _:
            return None


def happening_words(after: State, happening: Happening) -> Say | None:
    """A star is told with its move."""
    match happening:
        case Walk():
            return walk(happening.knonster, happening.start, happening.end)
        case Pass():
            return say("happens-pass", knonster=knonster(happening.knonster), passed=joined(happening.passed))
        case Arrival():
            return say("happens-arrival", knonster=knonster(happening.knonster), place=happening.place)
        case Anew():
            return say("happens-anew")
        case Points():
            return say("happens-points", points=happening.total)
        case _:
            return None


def joined(knonsters: list[int]) -> Say:
    """Some Knonsters in a row."""
    *others, last = [knonster(k) for k in knonsters]
    found = last
    for one in reversed(others):
        found = say("happens-and", first=one, second=found)
    return found


def one_more(before: Ints, after: Ints) -> int:
    """The card there is one more of than before, or NONE."""
    return next((t for t in range(TYPES) if after[t] > before[t]), NONE)


def why_not(s: State, move: int) -> Say:
    """The rule that forbids a move. The record is what the seat to move may know."""
    if not 0 <= move < MOVES:
        return say("why-no_such_move")
    phase = int(s.phase)
    if phase == Phase.FAV:
        return why_not_choose(s, move)
    if phase == Phase.ASK:
        return say("why-answer_first")
    if move < POWER:
        return say("why-favorites_are_chosen")
    if move >= AUTO_YES:
        return say("why-not_asked")
    if phase == Phase.POWER_CARD:
        return why_not_with_power(s, move)
    return why_not_power(s, move - POWER) if move < PLAY else say("why-not_in_hand", card=card_name(move - PLAY))


def why_not_choose(s: State, move: int) -> Say:
    if move >= POWER:
        return say("why-choose_first")
    if move < CONFIRM:
        return say("why-two_are_picked") if s.npick == 2 else say("why-already_picked", knonster=knonster(move))
    return say("why-pick_two") if s.favorite_undo else say("why-no_undo")


def why_not_power(s: State, k: int) -> Say:
    if not s.superpowers:
        return say("why-no_superpowers")
    if not is_favorite(s, s.turn, k):
        return say("why-not_your_favorite", knonster=knonster(k))
    if s.used[k] != NONE:
        return say("why-power_is_spent", knonster=knonster(k))
    return say(f"why-no_card_for_{LETTERS[k]}")


def why_not_with_power(s: State, move: int) -> Say:
    if move < PLAY:
        return say("why-one_power")
    if not s.hand[s.turn, move - PLAY]:
        return say("why-not_in_hand", card=card_name(move - PLAY))
    assert not usable(s, s.pending, move - PLAY)
    return say("why-not_with_power", card=card_name(move - PLAY), knonster=knonster(int(s.pending)))


def topics() -> dict[str, Say]:
    """Help on every card and superpower, by the name a person types."""
    cards = {card_code(t): say(f"help-P{4 - (t - P4)}" if t >= P4 else f"help-{Kind(t // 4).name}") for t in range(TYPES)}
    powers = {LETTERS[k] + "!": say(f"help-power-{LETTERS[k]}") for k in range(KNONSTERS)}
    return {**cards, **powers}
