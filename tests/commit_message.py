"""The rule for commit messages (CONTRIBUTING.md), asked by the commit-msg hook: python tests/commit_message.py FILE"""

import sys
from pathlib import Path

LONGEST = 72


def problems(message: str) -> list[str]:
    """What is wrong with a message; comments of git's own are not looked at."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    while lines and not lines[0].strip():
        lines.pop(0)
    if not lines:
        return ["the message is empty"]
    subject, *body = lines
    found = []
    if len(subject) > LONGEST:
        found.append(f"the subject has {len(subject)} characters, at most {LONGEST} are allowed")
    if subject.endswith("."):
        found.append("the subject is no sentence: leave its full stop away")
    if body and body[0].strip():
        found.append("an empty line comes after the subject; the why goes below it")
    return found


if __name__ == "__main__":
    found = problems(Path(sys.argv[1]).read_text("utf-8"))
    for problem in found:
        print(f"commit message: {problem}")
    sys.exit(bool(found))
