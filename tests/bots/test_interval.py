"""How sure a share is."""

import pytest

from quartett.lab.interval import over_deals, wilson


@pytest.mark.parametrize(
    ("share", "n", "low", "high"), [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.2, 50, 0.1124, 0.3304)]
)
def test_wilsons_interval(share: float, n: int, low: float, high: float) -> None:
    """Figures of any table of it."""
    assert wilson(share, n) == pytest.approx((low, high), abs=5e-5)


def test_deals_that_differ_more_than_independent_games_make_it_wider() -> None:
    alike, unlike = [0.5] * 20, [0.0, 1.0] * 10
    assert over_deals(alike, 60) == wilson(0.5, 60)
    low, high = over_deals(unlike, 60)
    assert low < wilson(0.5, 60)[0]
    assert high > wilson(0.5, 60)[1]
    assert over_deals([1.0] * 5, 20) == wilson(1.0, 20)
