"""Players that are programs. A bot is given only what its seat may know."""

from quartett.bots.choose import available, choose

__all__ = ["available", "choose"]
