"""Keeps the public message of one match true to the match: one rendering at a time, the newest wins."""

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress

import aiohttp
import discord
from msgspec.structs import replace

from bot.host import Change, HostRefused, Person, Table
from bot.host.faults import fault
from bot.ui.attendance import Attendance
from bot.ui.house import House
from bot.ui.page import THREAD_ARCHIVED, is_channel_gone, is_refusal
from bot.ui.painter import Painter
from bot.ui.trace import Trace, traces

log = logging.getLogger(__name__)
PAUSES = (2.0, 10.0, 60.0, 300.0)  # seconds between attempts while Discord does not answer
LAST_STROKE = 3.0  # seconds for what is being painted when the bot goes down
LOSSES, LOSSES_SECONDS = 3, 60.0  # how often a deleted message is posted anew at once


class Easel:
    """One match's public message. `note` what changed; it paints by itself."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table  # without its match while there is nothing to paint: the host can tell it
        self._is_whole = True
        self.painter = Painter(house, table)
        self.attendance = Attendance(house)
        self.is_refused = False  # we may not write here, and have said so
        self._is_dirty = False
        self._is_closing = False
        self._error_id: str | None = None  # under which the log has why this table cannot be shown as it should
        self._is_unseen = False  # what stands in the channel is not known
        self._losses: deque[float] = deque(maxlen=LOSSES)
        self._task: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()

    @property
    def is_idle(self) -> bool:
        return self._task is None or self._task.done()

    def note(self, change: Change) -> None:
        """Remember a change and paint soon. After a restart the channel itself is looked at first."""
        if change.kind == "resumed":
            self._is_unseen = True
        else:
            self.painter.has_news = True
        if change.kind == "reminded":
            self.attendance.look_again()
        self.table, self._is_whole = change.table, True
        self._error_id = None
        self.touch()  # it paints later; and the table is shown even where a line of its story cannot be worded
        self.painter.story.note(change, self.house.public(change.table))

    def touch(self) -> None:
        """Paint, as something is not as it should be."""
        self._is_dirty = True
        self._woken.set()
        if self.is_idle:
            self._task = asyncio.create_task(self._run(), name=f"easel {self.table.id}")

    def lost(self) -> None:
        """Somebody deleted the message. It comes again at once, but who goes on deleting wins until the next move."""
        now = time.monotonic()
        if len(self._losses) == LOSSES and now - self._losses[0] < LOSSES_SECONDS:
            log.warning("The message of match %s is deleted again and again", self.table.id)
            return
        self._losses.append(now)
        self.touch()

    def repair(self, seen: Trace | None) -> None:
        """Somebody saw something outdated; `seen` is the message it was in, if that is a public one."""
        if seen is not None and seen.is_about(self.table.id) and seen.id < (self.painter.poster.message or 0):
            self.painter.put_away(self.table, seen)
        self.touch()

    async def close(self) -> None:
        """Finish what is to be painted, but do not wait for ever."""
        self._is_closing = True
        self._woken.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=LAST_STROKE)
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        """The background border: whatever goes wrong is logged here and tried again, later each time."""
        await self.house.client.wait_until_ready()
        attempts = 0
        while self._is_dirty and attempts <= len(PAUSES):
            await self.house.turnstile.enter()
            self._is_dirty = False
            try:
                await self._recall()
                await self._look()
                await self.painter.paint(self.table, self._error_id)
                attempts, self.is_refused = 0, False
                await self.attendance.look(self.table)
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
                if not await self._is_hopeless(error):
                    log.warning("Match %s could not be shown: %s", self.table.id, error)
                    await self._pause(attempts)
                    attempts += 1
            except HostRefused as refused:  # it is gone, or the bot goes down
                log.warning("Match %s could not be looked up: %s", self.table.id, refused)
            except Exception as error:  # noqa: BLE001 - a border
                self._show_plainly(error)
        self.table, self._is_whole = replace(self.table, match=None), False

    def _show_plainly(self, error: Exception) -> None:
        """What the game says of itself cannot be worded: say that, and let people act. Once; then it is left."""
        is_second = self._error_id is not None
        self._error_id = fault(self.table, "the table could not be shown", error).error_id
        self._is_dirty |= not is_second

    async def _recall(self) -> None:
        if not self._is_whole:
            self.table, self._is_whole = await self.house.host.table(self.table.id), True

    async def _look(self) -> None:
        """Which messages of ours stand in the channel, and what do they say?"""
        if not self._is_unseen or not self.table.is_live or self.house.client.user is None:
            return
        channel, own = self.house.channel(self.table), self.house.client.user.id
        found = await traces(channel, own, self.painter.poster.message)
        self._is_unseen = False
        if found is None:
            log.error("I may not read the history of channel %d (match %s)", self.table.channel, self.table.id)
            return
        self.painter.resume(self.table, found)

    async def _is_hopeless(self, error: Exception) -> bool:
        """Is it no use to try again: the channel gone, or closed to us?"""
        if not isinstance(error, discord.HTTPException):
            return False
        if is_channel_gone(error):
            await self._abandon()
        elif error.code == THREAD_ARCHIVED:
            log.info("The thread of match %s is archived: the next move opens it", self.table.id)
        elif is_refusal(error):
            self._say_refused(error)
        else:
            return False
        return True

    async def _abandon(self) -> None:
        """The channel was deleted: its match is called off, and everybody's seat is free."""
        if not self.table.is_live:
            return
        log.warning("Channel %d was deleted, so match %s is called off", self.table.channel, self.table.id)
        starter: Person = self.table.starter
        with suppress(HostRefused):  # it is over already, or the bot goes down and finds it so again
            await self.house.host.stop(self.table.id, starter, may_stop=True)

    async def _pause(self, attempts: int) -> None:
        """Wait before the next attempt; a new change wakes us. When the bot goes down there is none."""
        if self._is_closing:
            return
        self._is_dirty = True
        self._woken.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), PAUSES[min(attempts, len(PAUSES) - 1)])

    def _say_refused(self, error: discord.HTTPException) -> None:
        if not self.is_refused:
            log.error("I may not write in channel %d (match %s): %s", self.table.channel, self.table.id, error.text)
        self.is_refused = True
