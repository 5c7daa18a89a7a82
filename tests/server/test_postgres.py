"""The throw-away clusters of the tests themselves."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.people import wait_for
from tests.server.postgres import HOMES, NAME, installed, sweep


@pytest.mark.skipif(not installed(), reason="PostgreSQL is not installed: apt install postgresql")
def test_what_a_killed_test_run_left_is_swept_away() -> None:
    script = "import time; from tests.server.postgres import Cluster; Cluster(); print('up', flush=True); time.sleep(600)"
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]) as run:
        assert run.stdout
        assert run.stdout.readline() == b"up\n"
        home = HOMES / f"{NAME}{run.pid}"
        postmaster = int((home / "data" / "postmaster.pid").read_text().split()[0])
        sweep()
        assert home.exists(), "its test run is alive"
        run.send_signal(signal.SIGKILL)
    os.kill(postmaster, 0)
    sweep()
    assert not home.exists()
    wait_for(lambda: not Path(f"/proc/{postmaster}").exists())
