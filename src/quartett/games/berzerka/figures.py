"""Which moments of the example game the rules show as pictures: from one of its steps to another."""

FIGURES = {"trick": (85, 85), "row": (293, 293), "board": (409, 409)}
