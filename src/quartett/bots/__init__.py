"""Players that are programs. A bot is given only what its seat may know."""

from quartett.bots.choose import LEVELS, available, budget_of, choose, think
from quartett.bots.think import Budget, Thought

__all__ = ["LEVELS", "Budget", "Thought", "available", "budget_of", "choose", "think"]
