"""Two runs make the suite: plain Python for everything about rules, native code for what is marked `compiled`, and `both` in each."""

import pytest

from quartett.engine.rule import COMPILED


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    other_run = [item for item in items if not item.get_closest_marker("both") and bool(item.get_closest_marker("compiled")) != COMPILED]
    config.hook.pytest_deselected(items=other_run)
    items[:] = [item for item in items if item not in other_run]
