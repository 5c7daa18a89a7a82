"""Which moments of the example game the rules show as pictures: from one of its steps to another."""

FIGURES = {"trick": (85, 85), "board": (409, 409), "row": (293, 293)}
