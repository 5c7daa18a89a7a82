"""Measure what `quartett doctor` expects of a machine, and keep it in each game's directory: the best of several rounds.

python -m bench.expected [GAME ...]
"""

import platform
import sys
import time
from pathlib import Path

import msgspec

from quartett import RELEASE, games
from quartett.doctor import Expected, compile_anew, rate_of

ROUNDS = 12


def processor() -> str:
    """Its name, and how many cores of it there are."""
    facts = Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else []
    names = [line.partition(":")[2].strip() for line in facts if line.startswith("model name")]
    return f"{names[0]}, {len(names)} cores" if names else platform.processor()


def main() -> None:
    for name in sys.argv[1:] or games.names():
        game = games.load(name)
        rate = max(rate_of(game) for _ in range(ROUNDS))
        expected = Expected(round(rate, -5), round(compile_anew(name)), processor(), time.strftime("%Y-%m-%d"), RELEASE)
        (games.homes()[name] / "speed.json").write_bytes(msgspec.json.format(msgspec.json.encode(expected)) + b"\n")
        print(name, expected)


if __name__ == "__main__":
    main()
