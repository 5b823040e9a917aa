"""The command `sylve`: serve, play at the prompt, let bots play, replay and verify records, show values, build."""

import os
import sys

from cyclopts import App

import sylve
from sylve import native
from sylve.cli.arguments import Mistake

app = App(name="sylve", version=f"sylve {sylve.__version__}, {sylve.build} build: {native.why}", help=__doc__)

# Each lives in the file of its name, which is imported when it is asked for: some need an extra.
COMMANDS = {
    "serve": "Serve Sylve to browsers.",
    "think": "Think for the bots of a server on another machine, and do nothing else.",
    "prune": "Delete the tables that nobody has touched for a long time, also while Sylve serves.",
    "maintenance": "Tell everybody that a running server will stop, let no table be opened any more, then stop it.",
    "backup": "Write everything that a server has stored into one file, also while it runs.",
    "restore": "Fill a new database from a backup, of the same kind or another.",
    "play": "Play a game at the prompt, against bots.",
    "simulate": "Let bots play many games and show how they fared.",
    "arena": "Hold a tournament of bots on the same deals: ratings with their errors, a table, a plot, a JSON report."
    "\n\nInterrupted, the same command goes on where it was; with more games, it plays only those that are new.",
    "mistakes": "Judge decisions of each level of bots: how many cost more than a tenth of a usual score.",
    "puzzles": "Find positions in games of strong bots in which one action stands out and is easily missed.",
    "dataset": "Write games as arrays: what each decision saw, what was legal, what was done, how it ended.",
    "replay": "Tell a recorded game in words.",
    "verify": "Deal a recorded game again and check every line of it.",
    "values": "Show a game's values with their provenance, or replace some: sylve values toutlahaut card-08=g2-g3",
    "build": "Compile the rules to native code, where a C compiler is found.",
}
for name, purpose in COMMANDS.items():
    app.command(f"sylve.cli.{name}:{name}", name=name, help=purpose)


def main() -> None:
    """Run the command; what the person can mend is said in one sentence."""
    try:
        app()
        sys.stdout.flush()
    except Mistake as mistake:
        sys.exit(f"sylve: {mistake}")
    except BrokenPipeError:  # whoever reads, `head` for example, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
