"""Names: nothing invisible, nothing that spills, and no two at a table that could be mistaken for each other."""

import pytest

from quartett.engine import Refused
from quartett.server.edge.names import clean_name, shape, told_apart
from tests.server.people import House, Person

BAD = {
    "nothing": "",
    "a space": " ",
    "wide spaces": "\u3000\u2003\u00a0",
    "too long": "x" * 25,
    "null": "a\x00b",
    "right to left": "a\u202eb",
    "a mark of direction": "Anna\u200f",
    "an isolate": "\u2068Anna\u2069",
    "no width": "An\u200bna",
    "a joiner": "An\u200dna",
    "a soft hyphen": "An\u00adna",
    "a mark of byte order": "\ufeffAnna",
    "a braille blank": "\u2800",
    "a braille blank inside": "Anna\u2800",
    "a hangul filler": "\u3164",
    "a narrow filler": "An\uffa0na",
    "a first filler": "\u115f",
    "a middle filler": "An\u1160na",
    "a joiner of graphemes": "An\u034fna",
    "khmer vowels of no shape": "A\u17b4",
    "a variation of nothing": "\ufe0f",
    "a variation of a letter": "A\ufe0fnna",
    "a rare variation of a letter": "A\U000e0101nna",
    "tags": "Anna\U000e0041\U000e007f",
    "private": "\ue000",
    "unassigned": "\U000e0fff",
    "half a pair": "\ud800",
    "heaps of accents": "A" + "\u0335\u0336\u0337\u0338",
    "heaps below": "Z\u0351\u036b\u0343a\u0321\u0339\u035a",
    "only accents": "\u0301\u0301",
    "an accent first": "\u0301Anna",
    "only dots": "...",
}
GOOD = {
    "Anna": "Anna",
    "  ちよ   Müller ": "ちよ Müller",
    "Jürgen\u2028Groß": "Jürgen Groß",
    "Ju\u0308rgen": "Jürgen",
    "山田 太郎": "山田 太郎",
    "ﾊﾅｺ": "ﾊﾅｺ",
    "がぎぐ": "がぎぐ",
    "か\u3099": "が",
    "佐々木": "佐々木",
    "スーパー": "スーパー",
    "葛\U000e0100城": "葛城",  # a keyboard's wish for one of two forms
    "❤\ufe0f": "❤",
    "Nguyễn Thị Hồng": "Nguyễn Thị Hồng",
    "นิ้ง": "นิ้ง",
    "דָּוִד": "דָּוִד",
    "محمد": "محمد",
    "O'Neill-Smith": "O'Neill-Smith",
    "R2-D2": "R2-D2",
    "７": "７",
    "🦊": "🦊",
}


@pytest.fixture
def database() -> str:
    return ""  # names are the same on every database


@pytest.mark.parametrize("name", BAD.values(), ids=BAD.keys())
def test_names_that_are_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.code == "bad_name"


@pytest.mark.parametrize(("name", "shown"), GOOD.items())
def test_names_that_are_welcome(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "Аnnа"),  # Cyrillic
        ("Anna", "Αnna"),  # Greek
        ("Anna", "Ａｎｎａ"),  # wide
        ("Anna", "𝓐𝓷𝓷𝓪"),
        ("Anna", "Ánna"),
        ("Anna", "An na"),
        ("Anna", "Anna."),
        ("Paul", "PauI"),
        ("Paul", "Pau1"),
        ("Bob", "B0b"),
        ("Maria", "rnaria"),
        ("Willi", "VVilli"),
        ("COCO", "СОСО"),
        ("ロロ", "口口"),
        ("へい", "ヘい"),
        ("ハナコ", "ﾊﾅｺ"),
        ("casual", "Casual"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert shape(one) == shape(other)
    assert told_apart(other, [one]) == f"{other} 2"


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("かな", "がな"), ("はな", "ぱな"), ("太郎", "次郎"), ("Jörg", "Jürg"), ("ニコ", "ミコ")]
)
def test_names_that_are_plainly_different(one: str, other: str) -> None:
    assert told_apart(other, [one]) == other


def test_everybody_at_a_table_is_told_apart() -> None:
    sitting: list[str] = []
    for name in ("Anna", "anna", "Anna 2", "ANNA", "🦊", "🦊"):
        sitting.append(told_apart(name, [*sitting, ""]))
    assert sitting == ["Anna", "anna 2", "Anna 2 2", "ANNA 3", "🦊", "🦊 2"]
    assert len({shape(name) for name in sitting}) == len(sitting)


def names_at(person: Person, table: str) -> list[str]:
    return [seat["name"] for seat in person.sit_down(table).table["seats"]]


def test_who_takes_the_name_of_another_gets_a_number(server: House, anna: Person) -> None:
    other, third = Person(server.url, "Аnna"), Person(server.url, "casual")
    made = anna.create(players=4, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "casual"}])
    for person in (other, third):
        person.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    assert names_at(anna, made["id"]) == ["Anna", "Аnna 2", "casual 2", "casual"]
    assert other.get("/api/me")["name"] == "Аnna", "elsewhere it is as it was chosen"
    assert [seat["name"] for seat in anna.get(f"/api/tables/{made['id']}")["seats"]] == ["Anna", "Аnna 2", "casual 2", "casual"]


def test_people_without_a_name_are_told_apart(server: House) -> None:
    one, two = Person(server.url), Person(server.url)
    made = one.create(players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "same"}])
    two.post(f"/api/tables/{made['id']}/join", {"token": made["invite"]})
    assert names_at(one, made["id"]) == ["Guest", "Guest 3", "Guest 2"]


def test_a_bad_name_is_refused_wherever_it_is_given(anna: Person) -> None:
    assert anna.refused("/api/me", {"name": "\u2800"}) == "bad_name"
    seats = [{"kind": "me"}, {"kind": "same", "name": "\u3164"}]
    assert anna.refused("/api/tables", {"game": "race", "players": 2, "seats": seats}) == "bad_name"
