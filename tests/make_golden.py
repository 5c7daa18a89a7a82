"""Write the golden files of every game anew: perft counts, playthroughs, replays. Look at the difference before committing it.

python -m tests.make_golden [GAME ...]
"""

import json
import shutil
import sys
from typing import Any

from quartett import games
from quartett.engine import Game, Match
from quartett.terminal import save_log
from tests.every import count_lines, golden_home, golden_tables, play_randomly, playthrough, position

ENOUGH_LINES = 200
AFTER = (0, 15, 45)  # random steps before counting


def perft(game: Game, players: int, options: dict[str, str], seed: str, after: int) -> dict[str, Any]:
    """Lines from a position, as deep as it takes to have a few hundred."""
    state = position(game, players, options, seed, after)
    depth, lines = 0, 1
    while depth < 6 and lines < ENOUGH_LINES:
        depth += 1
        lines = count_lines(state, depth, seed, game.rules)
    return {"players": players, "options": options, "seed": seed, "after": after, "depth": depth, "lines": lines}


def write(game: Game) -> None:
    counts = []
    home = golden_home(game)
    for directory in ("playthroughs", "replays"):
        shutil.rmtree(home / directory, ignore_errors=True)
        (home / directory).mkdir(parents=True)
    for players, options, seed in golden_tables(game):
        title = f"{players}-{seed}"
        (home / "playthroughs" / f"{title}.txt").write_text(playthrough(game, players, options, seed))
        counts += [perft(game, players, options, seed, after) for after in AFTER]
        match = Match(game, players, options)
        for _ in play_randomly(match, seed):
            pass
        save_log(match, home / "replays" / f"{title}.jsonl")
    (home / "perft.json").write_text("[\n" + ",\n".join(json.dumps(row) for row in counts) + "\n]\n")


if __name__ == "__main__":
    for name in sys.argv[1:] or games.names():
        game = games.load(name)
        write(game)
        print(f"{name}: written to {golden_home(game)}")
