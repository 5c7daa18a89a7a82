"""Which moments of the example game the rules show as pictures: from one of its steps to another."""

FIGURES = {"majority": (35, 35), "circle": (142, 142), "change": (122, 127)}
