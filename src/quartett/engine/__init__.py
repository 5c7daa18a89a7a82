"""What a game is. Knows no game, no network, no files but its code cache."""

from quartett.engine.game import Game, Option, Several, assemble
from quartett.engine.happening import Happening
from quartett.engine.lesson import Do, Given, Lesson, Other, Tell
from quartett.engine.log import Chance, Entry, Move
from quartett.engine.match import Match
from quartett.engine.record import Grid, Ints, blank, copy, grid, ints, table
from quartett.engine.refused import Refused
from quartett.engine.rng import below, next_bits, shuffle, stream
from quartett.engine.rule import rule
from quartett.engine.say import Say, say
from quartett.engine.verbs import CHANCE, NONE, OVER

__all__ = [
    "CHANCE",
    "NONE",
    "OVER",
    "Chance",
    "Do",
    "Entry",
    "Game",
    "Given",
    "Grid",
    "Happening",
    "Ints",
    "Lesson",
    "Match",
    "Move",
    "Option",
    "Other",
    "Refused",
    "Say",
    "Several",
    "Tell",
    "assemble",
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
