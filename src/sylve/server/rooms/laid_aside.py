"""A table at which pages are open and nothing happens: kept as its entries, packed, until somebody needs it.

In memory a long game is mostly its log, a hundred times as large as the entries from which all of it follows.
"""

import zlib
from typing import NamedTuple

import msgspec

from sylve.table.entries import Entry
from sylve.table.table import Rest, Table

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[Entry]).decode


class LaidAside(NamedTuple):
    entries: bytes
    # What a table is told and does not keep among its entries.
    rests: dict[str, list[Rest]]
    spared: list[int]

    @classmethod
    def of(cls, table: Table, entries: list[Entry]) -> "LaidAside":
        return cls(zlib.compress(_pack(entries), 1), table.rests, table.spared)

    def table(self) -> Table:
        """The same table again."""
        table = Table.rebuilt(_unpack(zlib.decompress(self.entries)))
        table.rests, table.spared, table.beats = self.rests, self.spared, []
        return table
