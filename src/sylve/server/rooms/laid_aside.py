"""A table at which pages are open and nothing happens: kept as its entries, packed, until somebody needs it.

In memory a long game is mostly its log, a hundred times as large as the entries from which all of it follows.
"""

import zlib
from typing import NamedTuple

import msgspec

from sylve.table.entries import Entry
from sylve.table.table import Company, Table

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[Entry]).decode


class LaidAside(NamedTuple):
    sequence: int
    entries: bytes
    company: Company
    is_settled: bool  # nothing follows from somebody's leaving

    @classmethod
    def of(cls, entries: list[Entry], table: Table) -> "LaidAside":
        company = Company(table.host, list(table.seats))
        is_settled = not table.is_complete and not table.consents
        return cls(table.sequence, zlib.compress(_pack(entries), 1), company, is_settled)

    def table(self) -> Table:
        """The same table again."""
        return Table.rebuilt(_unpack(zlib.decompress(self.entries)))
