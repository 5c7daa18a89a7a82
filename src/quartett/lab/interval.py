"""How sure a share is."""

import math

DEVIATIONS = 1.959964  # around the mean of a normal distribution, 95 % of it


def wilson(share: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share among n (Wilson)."""
    z = DEVIATIONS**2 / n
    middle = (share + z / 2) / (1 + z)
    half = math.sqrt(share * (1 - share) * z + z * z / 4) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)


def over_deals(per_deal: list[float], n: int) -> tuple[float, float]:
    """95 % around the mean over deals; no narrower than if its n parts were independent, which also serves a clean sweep."""
    deals, share = len(per_deal), sum(per_deal) / len(per_deal)
    spread = DEVIATIONS * math.sqrt(sum((x - share) ** 2 for x in per_deal) / max(deals - 1, 1) / deals)
    low, high = wilson(share, n)
    return min(low, max(0.0, share - spread)), max(high, min(1.0, share + spread))
