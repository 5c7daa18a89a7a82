"""Faults drawn by seed against a real server, and afterwards its log beside all that was acknowledged."""
