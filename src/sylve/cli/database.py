"""What the commands that look after a server's database share."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sylve.cli.arguments import needing

with needing("serve"):
    from sylve.server import Settings, StartError
    from sylve.server.store.store import Store

T = TypeVar("T")


def settings_from(**given: Any) -> Settings:
    try:
        return Settings.from_environment(**given)
    except StartError as problem:
        sys.exit(f"sylve: {problem}")


def with_store(settings: Settings, work: Callable[[Store], Awaitable[T]], is_new: bool = False) -> T:
    async def run() -> T:
        store = Store(settings)
        try:
            if not is_new:
                await store.open()
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StartError as problem:
        sys.exit(f"sylve: {problem}")
