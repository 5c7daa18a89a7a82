"""A sentence as data: the name of a message and what to fill in. The words themselves live in the games' text files."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Union

Filling = Union[str, int, "Say"]


@dataclass(frozen=True, slots=True)
class Say:
    """A message of the game's text file, with its arguments (numbers, names, or further messages)."""

    message: str
    fill: Mapping[str, Filling] | None = None

    def __hash__(self) -> int:  # so that equal sentences can be gathered
        return hash((self.message, *(self.fill or {}).items()))


def say(message: str, **fill: Filling) -> Say:
    return Say(message, fill)
