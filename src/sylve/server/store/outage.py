"""Whether the database answers. An outage is two lines of the log, however many moves fail meanwhile."""

import logging
import time

log = logging.getLogger("sylve.store")


class Outage:
    def __init__(self) -> None:
        self._since: float | None = None

    @property
    def lasts(self) -> bool:
        return self._since is not None

    def seen(self, reason: str) -> None:
        if self._since is None:
            self._since = time.monotonic()
            log.error("the database fails", extra={"reason": reason})

    def over(self) -> None:
        if self._since is not None:
            log.warning("the database works again", extra={"seconds": round(time.monotonic() - self._since, 1)})
            self._since = None
