"""What every game is held to, for any game that is installed: `pytest --kit GAME`. It needs the extra `kit`."""

ONLY: list[str] = []
"""The game that `--kit` names, before any test is read; where there is none, all are held to the kit."""
