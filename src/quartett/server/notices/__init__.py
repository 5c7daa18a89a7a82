"""Telling absent people: who is told of what, by which way, and where the server may send anything at all."""
