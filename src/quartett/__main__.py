"""`python -m quartett` is `quartett`."""

from quartett.cli import main

main()
