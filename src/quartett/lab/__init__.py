"""Many games: simulations for designers."""
