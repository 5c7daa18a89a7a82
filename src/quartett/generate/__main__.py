"""`python -m quartett.generate [--check]`."""

import argparse
import sys

from quartett.generate import differing, write

parser = argparse.ArgumentParser(prog="python -m quartett.generate", description="Write the files that follow from the code.")
parser.add_argument("--check", action="store_true", help="write nothing; name the files that differ and exit 1 if there are any")
if parser.parse_args().check:
    stale = differing()
    for path in stale:
        print(f"{path} is not what the code says: run `python -m quartett.generate`")
    sys.exit(bool(stale))
for path in write():
    print(f"wrote {path}")
