"""The making of a deal, as the entries tell it: which salts are promised, and which were told. Why: see promises.py."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any


class Deal:
    """The promises of which a deal is made, in the order of the seats, and the salts that were told."""

    def __init__(self, people: list[str], promises: list[str]) -> None:
        self.people = people
        self.promises = promises
        self.salts: dict[str, bytes] = {}

    def stored(self) -> dict[str, Any]:
        return {"people": self.people, "promises": self.promises}


NO_DEAL = Deal([], [])


class Making:
    """What has been promised since the table was opened, and the deal that is being made of it."""

    def __init__(self, promised: Mapping[str, str]) -> None:
        self.promised = dict(promised)  # the hash of the salt that each person has promised
        self.spent: set[str] = set()  # people whose salt was told for a deal that did not come about
        self.deal: Deal | None = None

    def promise(self, person: str, promise: str) -> None:
        self.put_off()
        self.promised[person] = promise
        self.spent.discard(person)

    def begin(self, people: list[str], promises: list[str]) -> None:
        """These promises are fixed; without people there is no deal for the present."""
        self.put_off()
        self.deal = Deal(people, promises) if people else None

    def put_off(self) -> None:
        """What was told for a deal that does not come about is not used for another."""
        if self.deal is not None:
            self.spent |= self.deal.salts.keys()
            for person in self.deal.salts:
                self.promised.pop(person, None)
        self.deal = None

    def reveal(self, person: str, salt: bytes) -> None:
        if self.deal is None:
            raise ValueError("a salt was told, and there is no deal")
        self.deal.salts[person] = salt

    def reseat(self, people: AbstractSet[str]) -> None:
        """Others sit here now: whoever has left owes nothing."""
        self.put_off()
        self.promised = {person: promise for person, promise in self.promised.items() if person in people}
        self.spent &= people
