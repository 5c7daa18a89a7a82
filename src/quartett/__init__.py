"""Board games whose rules are written once."""

from importlib.metadata import version

RELEASE = version("quartett")
