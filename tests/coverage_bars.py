"""How much of each room the last plain run of the tests went through. `make test` measures it; `make check` fails below the bar.

python -m tests.coverage_bars [--tell]   (--tell: only say it)
"""

import io
import sys

from coverage import Coverage
from coverage.exceptions import NoDataError, NoSource

ROOMS = ("engine", "games", "server")
BAR = 95.0
# What makes and keeps native code has nothing to do in a plain run; the second run tests it, unmeasured.
NATIVE = [f"src/quartett/engine/{name}.py" for name in ("cache", "plain", "thin")]


def main() -> int:
    measured = Coverage()
    measured.load()
    low = 0
    for room in ROOMS:
        try:
            share = measured.report(include=[f"src/quartett/{room}/*"], omit=NATIVE, file=io.StringIO())
        except (NoDataError, NoSource):
            print("coverage: not measured yet; `make test` does it")
            return 0
        low += share < BAR
        print(f"coverage: {room} {share:.1f} %" + (f", below {BAR:.0f} %" if share < BAR else ""))
    return int(low > 0 and "--tell" not in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
