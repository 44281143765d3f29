"""One match's mailbox: steps are taken one at a time, each kept before it is spoken of."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from datetime import datetime
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.engine import Game
from bot.host.live import Live, Step, step
from bot.host.rebuild import Rebuilt, deadlines_of, live_table, rebuild
from bot.host.refused import HostRefused
from bot.host.table import Change, Table
from bot.store import Commit, Entry, History, StorageFailed, Store

log = logging.getLogger(__name__)
T = TypeVar("T")
# Looks at what is and says what shall be (None: nothing). It does not wait, and may raise HostRefused.
Action = Callable[[Live], Step | None]


class Room:
    """The only place where a match moves on. `published` is called after every step that was kept."""

    def __init__(
        self,
        match: str,
        store: Store,
        games: Mapping[str, Game[Any, Any]],
        clock: Callable[[], datetime],
        published: Callable[[Step], None],
    ) -> None:
        self.match = match
        self._store, self._games, self._clock, self._published = store, games, clock, published
        self._live: Live | None = None
        self._is_awaited = False  # the audience wants to hear of it when it is loaded
        self._visits: set[asyncio.Task[Any]] = set()
        self._lock = asyncio.Lock()  # wakes those who wait in the order they came

    @property
    def table(self) -> Table | None:
        """As last committed; None where it must be loaded first."""
        return None if self._live is None else self._live.table

    async def take(self, action: Action) -> Step | None:
        """Take a step: durable when this returns. Raises HostRefused, and then nothing has changed."""
        return await self._whole(self._take(action))

    async def load(self) -> Table:
        """The table, from memory or from the store. Raises HostRefused("no-match")."""
        return self.table or (await self._whole(self._enter())).table

    async def resume(self) -> None:
        """After a restart: load an open match, and tell the audience that it goes on."""
        self.greet_when_loaded()
        await self._whole(self._enter())

    def greet_when_loaded(self) -> None:
        """Whoever comes first: the audience hears `resumed` before anything else."""
        self._is_awaited = True

    async def quiet(self) -> None:
        """Wait until nobody is in here."""
        await asyncio.gather(*self._visits, return_exceptions=True)

    @property
    def is_quiet(self) -> bool:
        return not self._visits

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """A caller who goes away does not tear a step in half."""
        task = asyncio.create_task(work)
        self._visits.add(task)
        task.add_done_callback(self._visits.discard)
        return await asyncio.shield(task)

    async def _enter(self) -> Live:
        async with self._lock:
            return await self._current()

    async def _take(self, action: Action) -> Step | None:
        async with self._lock:
            found = action(await self._current())
            if found is not None:
                await self._keep(found)
            return found

    async def _keep(self, found: Step) -> None:
        try:
            await self._store.commit(found.commit)
        except StorageFailed as error:
            # It may be on disk or not: only the store can tell, so memory is thrown away.
            log.exception("a step of match %s could not be saved", self.match)
            self._live, self._is_awaited = None, True
            raise HostRefused("storage") from error
        self._live = found.live
        self._published(found)

    async def _current(self) -> Live:
        if self._live is None:
            await self._reload()
        assert self._live is not None
        if self._is_awaited:
            self._is_awaited = False
            self._greet(self._live)
        return self._live

    def _greet(self, live: Live) -> None:
        change = Change(table=live.table, kind="resumed", new_prompts=live.table.prompts)
        self._published(Step(live, Commit(match=self.match), change))

    async def _reload(self) -> None:
        try:
            history = await self._store.history(self.match)
        except StorageFailed as error:
            log.exception("match %s could not be read", self.match)
            raise HostRefused("storage") from error
        if history is None:
            raise HostRefused("no-match")
        game = self._games.get(history.head.game)
        rebuilt = Rebuilt(None) if game is None or history.head.started is None else rebuild(history, game)
        live = live_table(history, game, rebuilt.match)
        if rebuilt.is_new and live.table.is_live:
            await self._keep(self._anew(history, live, rebuilt.kept))
            self._is_awaited = False
        else:
            self._live = live

    def _anew(self, history: History, live: Live, kept: int | None) -> Step:
        """The rules have changed under the match: keep where it stands now, under new prompt numbers."""
        now = self._clock()
        entry = None if kept is None else Entry(sequence=live.sequence, kept=kept, at=now)
        known = replace(live, table=replace(live.table, match=None, deadlines=deadlines_of(history)))
        return step(known, live, "resumed" if kept is None else "stepped-back", now=now, entry=entry)
