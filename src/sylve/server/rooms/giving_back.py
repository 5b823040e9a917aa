"""Memory that nobody needs any more goes back to the system: Python and the C library would keep most of it."""

import contextlib
import ctypes
import gc


def give_back() -> None:
    """One small object that waits to be collected keeps all of its mebibyte; only glibc can be asked for the rest."""
    gc.collect()
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
