from quartett.games.kbernestich.secrets import hide, redeal, seen  # noqa: F401
