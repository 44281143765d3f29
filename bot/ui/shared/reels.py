"""The reels of matches that are over: each is made once, in a thread, and the last few stay in memory."""

import asyncio
from functools import partial

from bot.host import Queries, Table
from bot.ui.views.face import Face
from bot.ui.views.replay.reel import Reel, make_reel

MOST_REELS = 6  # some megabytes each


class Reels:
    """One for all matches; one reel is made at a time, so that memory has a bound however many people ask."""

    def __init__(self, queries: Queries) -> None:
        self._queries = queries
        self._kept: dict[str, Reel | None] = {}
        self._making = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._kept)

    async def of(self, table: Table, face: Face) -> Reel | None:  # type: ignore[type-arg]
        """None where the rules have changed since and it no longer replays. Raises HostRefused while it is on."""
        async with self._making:
            if table.id not in self._kept:
                outcome = table.match.outcome if table.match is not None else None
                made = await self._queries.watched(table.id, partial(make_reel, face=face, outcome=outcome))
                while len(self._kept) >= MOST_REELS:
                    del self._kept[next(iter(self._kept))]
                self._kept[table.id] = made
            return self._kept[table.id]
