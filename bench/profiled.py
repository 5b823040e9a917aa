"""`python -m bench.profiled`: the server without limits, looked at a thousand times per second of its processor time.

SIGUSR1 begins, SIGUSR2 pauses. When it stops it writes to SYLVE_PROFILE, for each function, in how many of the looks
it ran itself and in how many it was under way. Compiled functions count for whoever called them.
"""

import atexit
import os
import signal
from collections import Counter
from pathlib import Path
from types import FrameType

from bench.unlimited import main

SHOWN = 60
own: Counter[str] = Counter()
under_way: Counter[str] = Counter()


def look(_signal: int, frame: FrameType | None) -> None:
    names = []
    while frame is not None:
        code = frame.f_code
        names.append(f"{'/'.join(Path(code.co_filename).parts[-2:])}:{code.co_qualname}")
        frame = frame.f_back
    own[names[0]] += 1
    under_way.update(set(names))


def write() -> None:
    signal.setitimer(signal.ITIMER_PROF, 0)
    looks = sum(own.values()) or 1
    lines = [f"{looks} looks\n   all   own"]
    lines += [
        f"{100 * count / looks:6.1f}{100 * own[name] / looks:6.1f}  {name}"
        for name, count in under_way.most_common(SHOWN)
    ]
    Path(os.environ["SYLVE_PROFILE"]).write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    signal.signal(signal.SIGPROF, look)
    signal.signal(signal.SIGUSR1, lambda *_: signal.setitimer(signal.ITIMER_PROF, 0.001, 0.001) and None)
    signal.signal(signal.SIGUSR2, lambda *_: signal.setitimer(signal.ITIMER_PROF, 0) and None)
    atexit.register(write)
    main()
