"""Tables for people: web, sockets, storage. Knows no game by name."""
