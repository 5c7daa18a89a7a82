"""What comes in from outside: HTTP, sockets, pages; who may see and do what, and how often."""
