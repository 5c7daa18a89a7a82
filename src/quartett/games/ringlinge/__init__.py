"""Ringlinge, an untitled prototype by Monsieur Bernard; the title is ours."""

from quartett.engine import assemble
from quartett.games.ringlinge.options import OPTIONS

GAME = assemble(
    __name__,
    title="Ringlinge",
    designer="Monsieur Bernard",
    minutes=(30, 90),
    players=range(2, 5),
    revision=2,
    options=OPTIONS,
)
