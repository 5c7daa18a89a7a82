"""Which moments of the example game the rules show as pictures: from one of its steps to another."""

FIGURES = {"catch_up": (37, 37), "rank": (43, 43), "points": (51, 51)}
