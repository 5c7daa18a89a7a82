"""What happened, as facts without words. A game's happenings.py has a class for each kind of thing that people see happen."""

import msgspec


class Happening(msgspec.Struct, tag_field="kind", frozen=True):
    """One thing that happened. A game names its own kinds: `class Card(Happening, tag="card", frozen=True)`.

    If it has a `seat`, that is whom it is about, and its words are what that seat did, without its name.
    """
