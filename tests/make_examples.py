"""Play the example games that come with the games, between strong bots: python -m tests.make_examples [GAME ...]

The same seed gives the same deals. Which steps of a game its rules show as pictures stands in its figures.json: after a new game, choose
them anew, then run `python -m quartett.generate`.
"""

import hashlib
import sys

import msgspec

from quartett import games
from quartett.bots import choose
from quartett.engine import NONE, stream
from quartett.server.table import examples
from quartett.server.table.play import Facts, Play, Seat

TABLES: dict[str, tuple[int, dict[str, object], str]] = {  # players, options, seed
    "race": (3, {}, "derby"),
    "kbernestich": (4, {"start_seat": "0"}, "marie"),
    "berzerka": (3, {"length": "short", "first_forehand": "0"}, "fair"),
    "ringlinge": (2, {}, "felt 9"),
}


def played(name: str) -> list[object]:
    game = games.load(name)
    players, options, seed = TABLES[name]
    seats = [Seat("bot", examples.PLAYED_BY, bot=examples.PLAYED_BY) for _ in range(players)]
    secret = hashlib.sha256(seed.encode()).hexdigest()
    settings = game.settings(players, options)
    play = Play(Facts(examples.PREFIX + name, name, players, settings, "", secret, "", "", seats, revision=game.revision))
    play.begin({})
    rng = stream(seed)
    while play.turn != NONE:
        play.move(play.turn, choose(game, examples.PLAYED_BY, play.match.hidden(play.turn), rng))
    return play.log()


if __name__ == "__main__":
    for name in sys.argv[1:] or TABLES:
        log = played(name)
        (games.homes()[name] / examples.FILE).write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in log))
        print(name, len(log) - 1, "steps")
