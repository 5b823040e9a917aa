"""Who is at a table: whose pages are open here, who is there through other workers, and since when others are gone."""

from sylve.server.rooms.visitors import Visitor
from sylve.server.wire import limits
from sylve.table.entries import now
from sylve.table.problems import Problem
from sylve.table.table import Company, Table

CROWD = 10


class Presence:
    def __init__(self, table: Table) -> None:
        self.visitors: set[Visitor] = set()
        self.gone: dict[str, int] = {}  # since when people of the table have no page open
        self.noted = 0  # how often it was looked who is here: at every coming and going
        self._elsewhere: dict[str, frozenset[str]] = {}  # who is present at other workers
        self.note(table, table.updated)

    def note(self, company: Company, moment: int | None = None) -> None:
        """Since when whoever is missing is gone; at the beginning, at least since the table last changed."""
        people = {seat.person for seat in company.seats if seat.person is not None}
        away = people - self.people()
        self.gone = {person: self.gone.get(person, moment or now()) for person in away}
        self.noted += 1

    def hear(self, worker: str, people: frozenset[str]) -> bool:
        """Who is there through another worker; whether that one was not heard of before."""
        is_new = worker not in self._elsewhere
        self._elsewhere[worker] = people
        return is_new

    def forget_worker(self, worker: str) -> bool:
        """Whether somebody was there through it."""
        return bool(self._elsewhere.pop(worker, None))

    def check_place(self, company: Company, visitor: Visitor) -> None:
        """Spectators take no place from the host and the seats, nor one address all places from those to come."""
        if company.concerns(visitor.person):
            return
        networks = [other.network for other in self.visitors if not company.concerns(other.person)]
        most = limits.SPECTATORS_PER_TABLE - (limits.PLACES_KEPT if visitor.network in networks else 0)
        if len(networks) >= most:
            raise Problem("too-many", most=most)

    def people_here(self) -> frozenset[str]:
        return frozenset(visitor.person for visitor in self.visitors if visitor.person is not None)

    def people(self) -> frozenset[str]:
        """Whoever has a page open, seated or not."""
        return self.people_here().union(*self._elsewhere.values())

    def of_seats(self, company: Company) -> frozenset[str]:
        """The people of the seats who have a page open."""
        return frozenset(seat.person for seat in company.seats if seat.person is not None) & self.people()

    def watching(self, company: Company) -> int:
        """How many watch; a crowd is not counted, so that it costs nothing when it comes and goes."""
        strangers = {visitor.person or id(visitor) for visitor in self.visitors if not company.concerns(visitor.person)}
        elsewhere = frozenset[str]().union(*self._elsewhere.values())
        return min(len(strangers | {person for person in elsewhere if not company.concerns(person)}), CROWD)
