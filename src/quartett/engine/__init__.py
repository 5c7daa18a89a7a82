"""What a game is. Knows no game, no network, no files but its code cache."""

from quartett.engine.game import CHANCE, NONE, OVER, Game, Option
from quartett.engine.match import Match
from quartett.engine.record import Grid, Ints, blank, copy, grid, ints, table
from quartett.engine.refused import Refused
from quartett.engine.rng import below, next_bits, shuffle, stream
from quartett.engine.rule import rule
from quartett.engine.say import Say, say

__all__ = [
    "CHANCE",
    "NONE",
    "OVER",
    "Game",
    "Grid",
    "Ints",
    "Match",
    "Option",
    "Refused",
    "Say",
    "below",
    "blank",
    "copy",
    "grid",
    "ints",
    "next_bits",
    "rule",
    "say",
    "shuffle",
    "stream",
    "table",
]
