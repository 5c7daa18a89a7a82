"""Names as people see them: nothing invisible in them, and no two at one table that look the same."""

import unicodedata
from collections.abc import Collection

from quartett.engine import Refused

LONGEST = 24
MOST_MARKS = 2  # on one letter; no living script needs more once letters and accents are one character
VISIBLE = ("L", "N", "S")  # letters, digits, pictures: a name has one of them
INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # these count as letters, marks or pictures, but show nothing

# Letters that look like A to Z or a digit, from Unicode's list of confusables (UTS 39); forms that NFKD undoes are left out.
ALIKE = {
    "2": "ƧϨᒿꙄꛯꝚ",
    "3": "ƷȜЗӠⳌꝪꞫ",
    "4": "Ꮞ",
    "5": "Ƽ",
    "6": "бᏮⳒ",
    "8": "Ȣȣ৪੪",
    "9": "৭੧୨൭ⳊꝮ",
    "a": "ΑАᎪᗅꓮɑαа",
    "b": "ΒВᏴᗷꓐꞴƄЬᏏᑲᖯ",
    "c": "ΣСᏟⲤꓚςсᴄⲥꮯ",
    "d": "ᎠᗞᗪꓓԁᏧᑯꓒ",
    "e": "ΕЕᎬⴹꓰеҽꬲ",
    "f": "ϜᖴꓝꞘքẝꞙꬵ",
    "g": "ԌᏀᏳꓖƍɡցᶃ",
    "h": "ΗНᎻᕼⲎꓧһհᏂ",
    "j": "ͿЈᎫᒍꓙꞲϳј",
    "k": "ΚКᏦᛕⲔꓗκк",
    "l": "ᏞᒪⳐꓡƖǀΙІӀ۱ᛁⲒⵏꓲıɩɪιіӏᎥꙇꭵ",
    "m": "ΜϺМᎷᗰᛖⲘꓟм",
    "n": "ΝⲚꓠոռ",
    "o": "ΟОՕ০ଠ୦ዐⲞⵔ〇ꓳοσоօ۵०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴏᴑⲟꬽ",
    "p": "ΡРᏢᑭⲢꓑρрⲣ",
    "q": "ⵕԛգզ",
    "r": "ƦᎡᏒᖇꓣгᴦⲅꭇꭈꮁ",
    "s": "ЅՏᏕᏚꓢƽѕꜱꮪ",
    "t": "ΤТᎢⲦꓔτт",
    "u": "Սሀᑌꓴʋυսᴜꞟꭎꭒ",
    "v": "Ѵ۷Ꮩᐯⴸꓦꛟνѵᴠꮩ",
    "w": "ԜᎳᏔꓪɯѡԝաᴡꮃ",
    "x": "ΧХᚷⲬⵝꓫꞳхᕁᕽ",
    "y": "ΥУҮᎩᎽⲨꓬɣʏγуүყᶌỿꭚ",
    "z": "ΖᏃꓜᴢꮓ",
    # Kana and characters of one shape.
    "へ": "ヘ",
    "り": "リ",
    "ニ": "二",
    "ロ": "口",
    "カ": "力",
    "エ": "工",
    "タ": "夕",
    "ト": "卜",
    "ハ": "八",
    "ー": "一",
}
ONE_LETTER = str.maketrans({each: letter for letter, like in ALIKE.items() for each in like})
ONE_SHAPE = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o"})
VOICED = "\u3099\u309a"  # the marks that tell か from が: they are part of the letter


def clean_name(name: str) -> str:
    """A name as it is shown: one line, 1 to 24 characters, nothing invisible."""
    name = " ".join(unicodedata.normalize("NFC", without_variants(name)).split())
    if not 1 <= len(name) <= LONGEST:
        raise Refused("bad_name", f"a name has 1 to {LONGEST} characters")
    if any(unicodedata.category(c) in INVISIBLE or c in BLANK or is_variant(c) for c in name):
        raise Refused("bad_name", "a name has visible characters only")
    if not any(unicodedata.category(c)[0] in VISIBLE for c in name):
        raise Refused("bad_name", "a name has at least one letter, digit or picture")
    if most_marks(name) > MOST_MARKS:
        raise Refused("bad_name", "a name has no heaps of accents")
    return name


def is_variant(c: str) -> bool:
    """A sign that chooses another form of the character before it."""
    return "\ufe00" <= c <= "\ufe0f" or "\U000e0100" <= c <= "\U000e01ef" or "\u180b" <= c <= "\u180f"


def without_variants(name: str) -> str:
    """Keyboards add such signs to Chinese characters and to pictures: they are left out there, and refused elsewhere."""
    return "".join(
        c for before, c in zip(" " + name, name, strict=False) if not (is_variant(c) and unicodedata.category(before) in ("Lo", "So"))
    )


def most_marks(name: str) -> int:
    """How many marks stand on one letter at most; a name that begins with one has too many."""
    most, here = 0, MOST_MARKS if name else 0
    for c in name:
        here = here + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        most = max(most, here)
    return most


def shape(name: str) -> str:
    """What a name looks like at a glance; names of one shape could be mistaken for each other."""
    letters = unicodedata.normalize("NFKD", name).translate(ONE_LETTER)
    plain = (c for c in letters if c in VOICED or unicodedata.category(c)[0] in VISIBLE)
    return "".join(plain).casefold().translate(ONE_SHAPE).replace("rn", "m").replace("vv", "w")


def told_apart(name: str, others: Collection[str]) -> str:
    """The name at a table where others sit: with a number, if it could be mistaken for one of theirs."""
    taken = {shape(other) for other in others if other}
    choices = (name, *(f"{name} {number}" for number in range(2, len(taken) + 3)))
    return next(choice for choice in choices if shape(choice) not in taken)
