"""What a game is. Knows no game, no network, no files but its code cache."""

from quartett.engine.game import CHANCE, NONE, OVER, Game, Option
from quartett.engine.match import Match
from quartett.engine.record import Ints, blank, copy, ints, table
from quartett.engine.refused import Refused
from quartett.engine.rng import below, next_bits, shuffle, stream
from quartett.engine.rule import rule
from quartett.engine.say import Say, say

__all__ = [
    "CHANCE",
    "NONE",
    "OVER",
    "Game",
    "Ints",
    "Match",
    "Option",
    "Refused",
    "Say",
    "below",
    "blank",
    "copy",
    "ints",
    "next_bits",
    "rule",
    "say",
    "shuffle",
    "stream",
    "table",
]
