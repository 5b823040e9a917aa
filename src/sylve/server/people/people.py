"""What the server does for people beside their tables."""

from dataclasses import dataclass

from sylve.server.meet.clearing import Clearing
from sylve.server.people.belongings import Belongings
from sylve.server.people.channels import Channels
from sylve.server.people.devices import Devices
from sylve.server.people.learned import Learned
from sylve.server.people.mail import Mail
from sylve.server.people.outward import Outward
from sylve.server.people.push import Push
from sylve.server.people.rests import Rests
from sylve.server.people.telling import Telling
from sylve.server.rooms.rooms import Rooms
from sylve.server.settings import Settings
from sylve.server.store.store import Store
from sylve.server.wire.limits import Buckets, Rate

# By address, since a guess can come with any cookie.
GUESSES = Rate(per_second=1 / 30, burst=10)
# By person: a file with everything is much work.
FILES = Rate(per_second=1 / 600, burst=3)
# By address, and by the address that is written to: a stranger's letter box is not to be filled.
LETTERS = Rate(per_second=1 / 7200, burst=3)


def ways(settings: Settings, key: bytes) -> tuple[Push | None, Mail | None]:
    """What the owner has turned on; a StartError says why that does not work."""
    push = Push(settings.push_contact, key) if settings.push_contact else None
    return push, Mail(settings.smtp, settings.mail_from) if settings.smtp else None


@dataclass(frozen=True, slots=True)
class People:
    devices: Devices
    belongings: Belongings
    rests: Rests
    learned: Learned
    channels: Channels
    telling: Telling
    guesses: Buckets
    files: Buckets
    letters: Buckets

    @classmethod
    async def opened(cls, settings: Settings, store: Store, rooms: Rooms, clearing: Clearing) -> "People":
        outward = Outward(settings.inward_calls_for_tests)
        channels = Channels(settings, store, outward, await store.key("channel"))
        await channels.learn()
        rooms.house.asked.is_told = lambda person: person in channels.people
        push, mail = ways(settings, await store.key("push"))
        home = settings.public_url or f"http://{settings.host}:{settings.port}"
        devices = Devices(store, await store.key("phrase"))
        return cls(
            devices=devices,
            belongings=Belongings(store, rooms, devices, channels, clearing),
            rests=Rests(store),
            learned=Learned(store),
            channels=channels,
            telling=Telling(store, rooms, clearing, channels, outward, home, push, mail),
            guesses=Buckets(GUESSES),
            files=Buckets(FILES),
            letters=Buckets(LETTERS),
        )
