"""Two runs make the suite: plain Python for everything about rules, native code for what is marked `compiled`, and `both` in each."""

import pytest
from hypothesis import HealthCheck, settings

from quartett.engine.rule import COMPILED

# The same examples in every run, however long a busy machine takes; `--hypothesis-profile explore` looks at others.
settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
settings.register_profile("suite", settings.get_profile("explore"), derandomize=True, database=None)
settings.load_profile("suite")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    other_run = [item for item in items if not item.get_closest_marker("both") and bool(item.get_closest_marker("compiled")) != COMPILED]
    config.hook.pytest_deselected(items=other_run)
    items[:] = [item for item in items if item not in other_run]
