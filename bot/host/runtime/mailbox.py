"""One match's mailbox: steps are taken one at a time, and each is on disk before anybody is told of it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from datetime import datetime
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.engine import Game
from bot.engine.answer import NO_PROMPT
from bot.host.model.live import Live, Step
from bot.host.model.refused import HostRefused, Reason
from bot.host.model.table import Change, Kind, Table
from bot.host.runtime.rebuild import Rebuilt, deadlines_of, live_table, resumed, stepped_back
from bot.host.steps.changed_rows import head_row, seat_row
from bot.host.steps.step import step
from bot.store import (
    ChannelBusy,
    CharacterTaken,
    Commit,
    Entry,
    History,
    LeaseLost,
    Overtaken,
    StorageFailed,
    Store,
    Unsure,
)

log = logging.getLogger(__name__)
T = TypeVar("T")
ROOM = 30_000  # bytes a mailbox takes beside the match: the table, its people, whoever waits for its times
# Finds the step from the match as it stands to the next (None: nothing changes). It is pure: it does not wait for
# anything, and may raise HostRefused.
FindStep = Callable[[Live], Step | None]


class Mailbox:
    """The only place where a match moves on. `published` is called after every step that was kept."""

    def __init__(
        self,
        match: str,
        store: Store,
        games: Mapping[str, Game[Any, Any]],
        clock: Callable[[], datetime],
        published: Callable[[Step], None],
        holds: Callable[[Table], bool] = lambda _: False,
        is_ours: Callable[[Table], bool] = lambda _: True,
        in_doubt: Callable[[str], None] = lambda _: None,
    ) -> None:
        """`in_doubt` hears where the match may have gone on, and could not be read anew."""
        self.match = match
        self._store, self._games, self._clock, self._published = store, games, clock, published
        self._holds, self._is_ours, self._in_doubt = holds, is_ours, in_doubt
        self._live: Live | None = None
        self._must_announce = False  # the audience is told "resumed" when the match is loaded
        self._at_work: set[asyncio.Task[Any]] = set()
        self._lock = asyncio.Lock()  # wakes those who wait in the order they came

    @property
    def table(self) -> Table | None:
        """As last committed; None where it must be loaded first."""
        return None if self._live is None else self._live.table

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        return ROOM + (0 if self._live is None else self._live.weight)

    async def open(self, live: Live) -> Step:
        """Begin with a new lobby: durable when this returns. Raises HostRefused("channel-busy")."""
        return await self._shielded(self._open(live))

    async def take(self, find_step: FindStep) -> Step | None:
        """Take a step: durable when this returns. Raises HostRefused, and then nothing has changed."""
        return await self._shielded(self._take(find_step))

    async def load(self) -> Table:
        """The table, from memory or from the store. Raises HostRefused("no-match")."""
        return self.table or (await self._shielded(self._loaded())).table

    async def resume(self) -> None:
        """After a restart: load an open match, and tell the audience that it goes on."""
        self.announce_when_loaded()
        await self._shielded(self._loaded())

    async def catch_up(self, version: int | None) -> None:
        """Where the match is at a later version than in memory, as another process has written: go on from there.

        None: it is over, or was not there yet when somebody looked.
        """
        await self._shielded(self._caught_up(version))

    def announce_when_loaded(self) -> None:
        """Let the audience hear `resumed` before anything else, whoever loads the match first."""
        self._must_announce = True

    async def until_idle(self) -> None:
        """Wait until nothing is at work here."""
        await asyncio.gather(*self._at_work, return_exceptions=True)

    @property
    def is_empty(self) -> bool:
        """Is no match in it, nothing at work, and nothing to be told once there is one?"""
        return self._live is None and not self._must_announce and self.is_idle

    @property
    def is_idle(self) -> bool:
        return not self._at_work

    async def _shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Work that goes on to its end, so that a caller who is cancelled does not tear a step in half."""
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return await asyncio.shield(task)

    async def _loaded(self) -> Live:
        async with self._lock:
            return await self._current_only(self._current)

    async def _caught_up(self, version: int | None) -> None:
        async with self._lock:
            before = self._live
            if before is None or (version is not None and version <= before.version):
                return
            self._live = None
            live = await self._twice(self._current)
            if live.version > before.version:
                self._announce(live, _seen_anew(before.table, live.table))

    async def _open(self, live: Live) -> Step:
        async with self._lock:
            try:
                await self._store.create(head_row(live), [seat_row(seat) for seat in live.table.seats])
            except ChannelBusy:
                raise HostRefused("channel-busy") from None
            except LeaseLost:
                raise HostRefused("shutting-down") from None
            except StorageFailed as error:
                log.exception("a new lobby could not be saved")
                raise HostRefused(self._failed(error)) from error
            opened = Step(live, Commit(match=self.match), Change(table=live.table, kind="lobby"))
            self._live = live
            self._published(opened)
            return opened

    async def _take(self, find_step: FindStep) -> Step | None:
        async with self._lock:
            return await self._current_only(lambda: self._step(find_step))

    async def _current_only(self, doing: Callable[[], Awaitable[T]]) -> T:
        """A match that another process sees to is not remembered, as it goes on there."""
        try:
            return await self._twice(doing)
        finally:
            if self._live is not None and not self._is_ours(self._live.table):
                self._live = None

    async def _twice(self, doing: Callable[[], Awaitable[T]]) -> T:
        """Where another has written to the match meanwhile: once more, from what is kept now."""
        try:
            return await doing()
        except Overtaken:
            log.warning("match %s has gone on elsewhere: it is read anew", self.match)
            self._live, self._must_announce = None, True
        try:
            return await doing()
        except Overtaken as error:
            self._live = None
            raise HostRefused("storage") from error

    async def _step(self, find_step: FindStep) -> Step | None:
        """Raises Overtaken where what is in memory is no longer what is kept."""
        live = await self._current()
        found = find_step(live)
        if found is not None:
            if _is_answer(found) and self._holds(live.table):
                raise HostRefused("standstill")
            await self._commit(found)
        return found

    async def _commit(self, found: Step) -> None:
        try:
            await self._store.commit(found.commit)
        except CharacterTaken:
            raise HostRefused("character-playing") from None
        except Overtaken:
            raise  # nothing was kept, for certain
        except LeaseLost:  # another process serves this match
            self._live = None
            raise HostRefused("shutting-down") from None
        except StorageFailed as error:
            log.exception("a step of match %s could not be saved", self.match)
            raise HostRefused(self._failed(error)) from error
        self._live = found.live
        self._published(found)

    def _failed(self, error: StorageFailed) -> Reason:
        """Perhaps nobody knows whether it is on disk: what is in memory is dropped, and loaded anew from the store."""
        self._live, self._must_announce = None, True
        if not isinstance(error, Unsure):
            return "storage"
        self._in_doubt(self.match)
        return "unsure"

    async def _current(self) -> Live:
        if self._live is None:
            await self._reload()
        assert self._live is not None
        if self._must_announce:
            self._must_announce = False
            self._announce(self._live, "resumed")
        return self._live

    def _announce(self, live: Live, kind: Kind) -> None:
        change = Change(table=live.table, kind=kind, new_prompts=live.table.prompts)
        self._published(Step(live, Commit(match=self.match), change))

    async def _reload(self) -> None:
        history = await self._read(self._store.recent)
        game = self._games.get(history.head.game)
        rebuilt = Rebuilt(None)
        if game is not None and history.head.started is not None:
            rebuilt = Rebuilt(resumed(history, game))
            if rebuilt.match is None:
                history = await self._read(self._store.history)
                rebuilt = stepped_back(history, game)
        live = live_table(history, game, rebuilt.match)
        if rebuilt.is_new and live.table.is_live:
            await self._commit(self._under_new_rules(history, live, rebuilt))
            self._must_announce = False
        else:
            self._live = live

    async def _read(self, reading: Callable[[str], Awaitable[History | None]]) -> History:
        try:
            history = await reading(self.match)
        except StorageFailed as error:
            log.exception("match %s could not be read", self.match)
            if self._must_announce:
                self._in_doubt(self.match)
            raise HostRefused("storage") from error
        if history is None:
            raise HostRefused("no-match")
        return history

    def _under_new_rules(self, history: History, live: Live, rebuilt: Rebuilt) -> Step:
        """The step after an upgrade of the rules: it keeps where the match stands now, under new prompt numbers."""
        now, kept = self._clock(), rebuilt.kept
        entry = None if kept is None else Entry(sequence=live.sequence, kept=kept, at=now)
        known = replace(live, table=replace(live.table, match=None, deadlines=deadlines_of(history)))
        found = step(known, live, "resumed" if kept is None else "stepped-back", now=now, entry=entry)
        if kept is None or found.change is None:
            return found
        log.warning("match %s of %s: %s", self.match, live.table.game, _taken_back(history, live, rebuilt))
        left = [replace(entry, sequence=found.live.sequence + place) for place, entry in enumerate(rebuilt.left)]
        return replace(
            found,
            live=replace(found.live, sequence=found.live.sequence + len(left)),
            commit=replace(found.commit, left=left),
            change=replace(found.change, count=rebuilt.lost),
        )


def _seen_anew(before: Table, now: Table) -> Kind:
    """What the audience hears. Where nothing has happened in the match itself they know what they have told of it."""
    told = [table.match.told if table.match is not None else () for table in (before, now)]
    if before.status != now.status or told[0] != told[1]:
        return "resumed"
    return "lobby" if now.status == "lobby" else "seats"


def _taken_back(history: History, live: Live, rebuilt: Rebuilt) -> str:
    """What an upgrade has cost, without what was chosen: that may be secret still."""
    assert live.table.match is not None
    before, now = history.snapshots[0].rules_version, live.table.match.game.rules_version
    lost = [answer.prompt for answer in history.answers[rebuilt.kept :] if not answer.is_leave]
    return f"rules {before} became {now}, and {len(lost)} answers are taken back, to the prompts {lost}"


def _is_answer(found: Step) -> bool:
    """To what was asked: orders, and leaving, begin no turn."""
    entry = found.commit.entry
    return entry is not None and entry.answer is not None and entry.answer.prompt != NO_PROMPT
