"""`python -m sylve.cli` is the command `sylve`."""

from sylve.cli import main

main()
