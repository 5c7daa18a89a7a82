"""Which moments of the example game the rules show as pictures: from one of its steps to another."""

FIGURES = {"sheet": (29, 29), "trick": (26, 26), "round": (263, 263)}
