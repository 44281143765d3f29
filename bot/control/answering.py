"""What the running bot does when a command asks: it knows its own database, whatever the command's settings say."""

import os
from typing import assert_never

from bot import VERSION
from bot.app import Castellan
from bot.control.messages import AskState, AskTurns, Done, Drain, Failed, Reply, Request, State, Turns
from bot.control.turns import drain, in_a_turn
from bot.settings import Settings
from bot.store import Store
from bot.store.backends import backend_at

STARTING = "I am still starting and have not opened my database. Try again in a moment."


class Answers:
    """Called with each request."""

    def __init__(self, bot: Castellan) -> None:
        self._bot = bot

    async def __call__(self, asked: Request) -> Reply:
        """Raises StoreError."""
        store: Store | None = getattr(self._bot, "store", None)
        match asked:
            case AskState():
                return await self._state(store)
            case Drain(reason):
                if store is None:
                    return Failed(STARTING)
                await drain(store, reason)
                return Done(place_of(self._bot.settings))
            case AskTurns(paused_until):
                if store is None:
                    return Failed(STARTING)
                if paused_until is not None:
                    await store.pause_turns(paused_until)
                return Turns(await in_a_turn(store))
        assert_never(asked)

    async def _state(self, store: Store | None) -> State:
        settings, is_serving = self._bot.settings, self._bot.shard_lease is not None
        return State(
            process=os.getpid(),
            version=VERSION,
            database=place_of(settings),
            url=settings.database_url,
            serves=_served(settings),
            place=f"the local table at {settings.api}" if settings.api else "Discord",
            matches=len(await store.live()) if store is not None and is_serving else None,
            ailment=await self._bot.ailment(),
            drained=await store.drain() if store is not None else None,
        )


def place_of(settings: Settings) -> str:
    """Where everything is kept, without a password. Raises StoreUnusable."""
    if settings.database_url is None:
        return str(settings.database.resolve())
    return str(backend_at(settings.database_url))


def _served(settings: Settings) -> str:
    return "all servers" if settings.served.is_whole else "shards " + ", ".join(map(str, sorted(settings.served.own)))
