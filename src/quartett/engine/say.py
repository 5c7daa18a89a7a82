"""A sentence as data: the name of a message and what to fill in. The words themselves live in the games' text files."""

from collections.abc import Mapping
from typing import Union

import msgspec

Filling = Union[str, int, "Say"]


class Say(msgspec.Struct, frozen=True, rename={"message": "m", "fill": "f"}):
    """A message of the game's text file, with its arguments (numbers, names, or further messages); `m` and `f` as JSON."""

    message: str
    fill: Mapping[str, Filling] = {}

    def __hash__(self) -> int:  # so that equal sentences can be gathered
        return hash((self.message, *self.fill.items()))


def say(message: str, **fill: Filling) -> Say:
    return Say(message, fill)
