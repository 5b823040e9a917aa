"""`python -m bench.batch`: steps of whole batches per second of processor time, observations and masks included.

Where Pgx is installed, its games are played beside ours, round by round in the same run. Processor time (of all
threads) is what a busy machine disturbs least, and it is the same unit for one thread and for many.
"""

import sys
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from time import process_time

import sylve
from bench.ours import seats_of

COUNT = 1024
ROUNDS = 7
SECONDS = 1.0
PEERS = ("sparrow_mahjong", "leduc_holdem", "connect_four", "backgammon")


def prepared(name: str) -> Callable[[float], float]:
    """A function that plays at random for so many seconds and tells the steps per second."""
    batch, dice = sylve.batch(name, COUNT, seats_of(name), seed=1), sylve.Dice(1)

    def measure(seconds: float) -> float:
        steps, begun = 0, process_time()
        while process_time() - begun < seconds:
            batch.step(batch.random_actions(dice))
            steps += COUNT
        return steps / (process_time() - begun)

    return measure


def main() -> None:
    measures = {name: prepared(name) for name in sys.argv[1:] or sylve.games()}
    if find_spec("pgx"):
        from bench import pgx_peer

        measures |= {f"pgx {name}": pgx_peer.prepared(name, COUNT) for name in PEERS}
    rounds = [{name: measure(SECONDS) for name, measure in measures.items()} for _ in range(ROUNDS)]
    print(f"sylve {sylve.__version__}, {sylve.build} build, {ROUNDS} interleaved rounds of {COUNT} games\n")
    print("| game | thousand steps per second of processor time: median (lowest–highest) |\n|---|---|")
    for name in measures:
        speeds = [figures[name] / 1000 for figures in rounds]
        print(f"| {name} | {median(speeds):.0f} ({min(speeds):.0f}–{max(speeds):.0f}) |")


main()
