"""What tests of Ringlinge may ask for."""

import pytest

from tests.games.ringlinge import scene


@pytest.fixture(params=[{}, scene.REVISION_1], ids=["revision-2", "revision-1"])
def both_revisions(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not said otherwise is as it is now, and again as it was before."""
    monkeypatch.setattr(scene, "defaults", request.param)
