"""Draw the terminal picture of the README anew: python docs/picture.py GAME > docs/pictures/GAME-terminal.svg"""

import io
import re
import sys

from rich.console import Console

from quartett.bots import choose
from quartett.engine import CHANCE, Match, stream
from quartett.games import load
from quartett.language import language


def picture(name: str, steps: int = 40) -> str:
    """A game between greedy players, seen from the seat to move."""
    game = load(name)
    match = Match(game, 3, {})
    rng = stream("picture")
    while len(match.entries) < steps or match.turn == CHANCE:
        if match.turn == CHANCE:
            match.draw(rng)
        else:
            match.move(choose(game, "greedy", match.hidden(match.turn), rng))
    console = Console(record=True, width=86, file=io.StringIO())
    seat = match.turn
    console.print(game.screen.draw_screen(game.view.view(match.hidden(seat), seat), language(game, "en")))
    svg = console.export_svg(title=f"quartett play {name}")
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S)  # the viewer's own monospace font will do


if __name__ == "__main__":
    print(picture(sys.argv[1]))
