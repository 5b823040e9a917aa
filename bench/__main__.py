"""Measures every game beside OpenSpiel, round by round, and prints the table that bench/README.md keeps."""

import argparse
import json
import os
import subprocess
import sys
from statistics import median

import sylve
from bench import ours, peer

ROUNDS = 21
TRIES = 1000
SECONDS = 0.2  # of CPU time, for each side of a round


def measured(name: str) -> dict[str, object]:
    """Interleaved rounds by CPU time: each of ours beside one of the peer's, so that a busy machine slows both."""
    loops, insides = [], []
    for number in range(ROUNDS):
        loops.append(ours.loop(name, SECONDS, number) / peer.loop(SECONDS, number))
        insides.append(ours.inside(name, SECONDS, number) / peer.inside(SECONDS, number))
    plain = plain_figures(name)
    return {
        "game": name,
        "loop": spread(loops),
        "inside": spread(insides),
        "native over plain, loop": f"{ours.loop(name, 2 * SECONDS, 1) / plain['loop']:.1f}",
        "native over plain, inside": f"{ours.inside(name, 2 * SECONDS, 1) / plain['inside']:.1f}",
        f"{TRIES} tries ms": f"{median(ours.decision(name, TRIES) for _ in range(3)):.0f}",
        **{f"{word} µs": f"{cost:.2f}" for word, cost in ours.words(name).items()},
    }


def spread(ratios: list[float]) -> str:
    return f"{median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})"


def plain_figures(name: str) -> dict[str, float]:
    """The same, by the plain files, in a process of its own."""
    script = (
        "import json; from bench import ours; "
        f"print(json.dumps({{'loop': ours.loop({name!r}, 1, 1), 'inside': ours.inside({name!r}, 1, 1)}}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "SYLVE_BUILD": "plain"},
        capture_output=True,
        text=True,
        check=True,
    )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("game", nargs="*", help=f"some of {', '.join(sylve.games())}; by default all")
    names = parser.parse_args().game or sylve.games()
    unknown = sorted(set(names) - set(sylve.games()))
    if unknown:
        parser.error(f"there is no game {unknown[0]}")
    rows = [measured(name) for name in names]
    print(f"sylve {sylve.__version__}, {sylve.build} build, {ROUNDS} interleaved rounds beside OpenSpiel's oh_hell\n")
    print("| " + " | ".join(rows[0]) + " |")
    print("|" + "---|" * len(rows[0]))
    for row in rows:
        print("| " + " | ".join(map(str, row.values())) + " |")


main()
