"""What the server does for people beside their tables."""

from dataclasses import dataclass

from sylve.server.people.belongings import Belongings
from sylve.server.people.devices import Devices
from sylve.server.people.rests import Rests
from sylve.server.rooms.rooms import Rooms
from sylve.server.store.store import Store
from sylve.server.wire.limits import Buckets, Rate

# By address, since a guess can come with any cookie.
GUESSES = Rate(per_second=1 / 30, burst=10)
# By person: a file with everything is much work.
FILES = Rate(per_second=1 / 600, burst=3)


@dataclass(frozen=True, slots=True)
class People:
    devices: Devices
    belongings: Belongings
    rests: Rests
    guesses: Buckets
    files: Buckets

    @classmethod
    async def opened(cls, store: Store, rooms: Rooms) -> "People":
        devices = Devices(store, await store.key("phrase"))
        return cls(
            devices=devices,
            belongings=Belongings(store, rooms, devices),
            rests=Rests(store),
            guesses=Buckets(GUESSES),
            files=Buckets(FILES),
        )
