"""Sets of cards, and dealing under constraints: every fitting deal, no other."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartett.engine import ints, stream
from quartett.engine.cards import build_deal, count, deal_out, first, has, list_cards, nth

masks = st.integers(0, 2**60 - 1)


@given(cards=masks)
def test_sets_of_cards(cards: int) -> None:
    members = [i for i in range(60) if cards >> i & 1]
    out = ints(64)
    assert count(cards) == len(members)
    assert list_cards(cards, out, 2, 100) == len(members) + 2
    assert list(out)[2 : 2 + len(members)] == [100 + i for i in members]
    assert all(has(cards, i) for i in members)
    if members:
        assert first(cards) == members[0]
        assert [nth(cards, i) for i in range(len(members))] == members


def array(numbers: list[int]) -> Any:
    out = ints(len(numbers))
    for i, number in enumerate(numbers):
        out[i] = number
    return out


def fitting_deals(cards: list[int], sizes: list[int], banned: list[int]) -> set[tuple[int, ...]]:
    """All of them, the slow way."""
    deals = set()
    for order in permutations(cards):
        hands, i = [], 0
        for size in sizes:
            hands.append(sum(1 << card for card in order[i : i + size]))
            i += size
        if not any(hand & ban for hand, ban in zip(hands, banned, strict=True)):
            deals.add(tuple(hands))
    return deals


def built(unseen: int, sizes: Any, banned: Any, hands: Any, rng: Any) -> bool:
    cards = ints(64)
    n = list_cards(unseen, cards, 0, 0)
    return bool(build_deal(cards, n, sizes, banned, hands, rng))


SCENES = [
    ([2, 2, 2], [0b000111, 0, 0b1]),
    ([1, 3, 2], [0b111000, 0b000011, 0b001100]),
    ([3, 3], [0b111000, 0b000111]),
    ([2, 2, 1, 1], [0b1, 0b10, 0b100, 0b111000]),
]


@pytest.mark.parametrize("dealer", [deal_out, built], ids=["thrown", "built"])
@pytest.mark.parametrize(("sizes", "banned"), SCENES)
def test_dealing_reaches_every_fitting_deal_and_no_other(dealer: Callable[..., bool], sizes: list[int], banned: list[int]) -> None:
    possible = fitting_deals(list(range(6)), sizes, banned)
    rng, hands = stream("deal"), ints(len(sizes))
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(30 * len(possible) + 100):
        assert dealer(0b111111, array(sizes), array(banned), hands, rng)
        found[tuple(int(h) for h in hands)] += 1
    assert found.keys() == possible


def test_what_cannot_be_dealt_is_refused() -> None:
    hands = ints(2)
    assert not deal_out(0b1111, array([2, 2]), array([0b0111, 0]), hands, stream("no"))


@settings(max_examples=60, deadline=None)
@given(truth=st.lists(st.integers(0, 3), min_size=8, max_size=20), bans=st.lists(masks, min_size=4, max_size=4), seed=st.integers())
def test_whatever_is_known_of_a_real_deal_can_be_dealt_again(truth: list[int], bans: list[int], seed: int) -> None:
    real = [sum(1 << card for card, holder in enumerate(truth) if holder == h) for h in range(4)]
    banned = [ban & ~hand for ban, hand in zip(bans, real, strict=True)]
    hands = ints(4)
    unseen = (1 << len(truth)) - 1
    assert built(unseen, array([count(hand) for hand in real]), array(banned), hands, stream(seed))
    dealt = [int(h) for h in hands]
    assert [count(h) for h in dealt] == [count(h) for h in real]
    assert sum(dealt) == unseen
    assert not any(hand & ban for hand, ban in zip(dealt, banned, strict=True))
