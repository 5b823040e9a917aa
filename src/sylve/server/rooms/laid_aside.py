"""A table at which pages are open and nothing happens: kept as its entries, packed, until somebody needs it.

In memory a long game is mostly its log, a hundred times as large as the entries from which all of it follows.
"""

import zlib
from typing import NamedTuple

import msgspec

from sylve.table.entries import Entry
from sylve.table.table import Table

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[Entry]).decode


class LaidAside(NamedTuple):
    sequence: int
    entries: bytes

    @classmethod
    def of(cls, entries: list[Entry]) -> "LaidAside":
        return cls(entries[-1].sequence, zlib.compress(_pack(entries), 1))

    def table(self) -> Table:
        """The same table again."""
        return Table.rebuilt(_unpack(zlib.decompress(self.entries)))
