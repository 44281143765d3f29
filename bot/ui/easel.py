"""Keeps the public message of one match true to the match: one rendering at a time, the newest wins."""

import asyncio
import logging
from contextlib import suppress

import aiohttp
import discord

from bot.host import Change, HostRefused, Table
from bot.ui.house import House
from bot.ui.painter import Painter

log = logging.getLogger(__name__)
PAUSES = (2.0, 10.0, 60.0, 300.0)  # seconds between attempts while Discord does not answer


class Easel:
    """One match's public message. `note` what changed; it paints by itself."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.match = table.id
        self.is_live = table.is_live
        self._table: Table | None = table  # None: nothing to paint, and the host can tell
        self.painter = Painter(house, table)
        self._is_dirty = False
        self._is_unseen = False  # what the message shows is not known
        self._is_refused = False  # we may not write here, and have said so
        self._task: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()

    @property
    def is_idle(self) -> bool:
        return self._task is None or self._task.done()

    def note(self, change: Change) -> None:
        """Remember a change and paint soon. After a restart the message itself is looked at first."""
        self._is_unseen |= change.kind == "resumed"
        self.painter.story.note(change, self.house.public(change.table))
        self._table, self.is_live = change.table, change.table.is_live
        self.touch()

    def touch(self) -> None:
        """Paint, as something is not as it should be."""
        self._is_dirty = True
        self._woken.set()
        if self.is_idle:
            self._task = asyncio.create_task(self._run(), name=f"easel {self.match}")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        """The background border: whatever goes wrong is logged here and tried again, later each time."""
        await self.house.client.wait_until_ready()
        attempts = 0
        while self._is_dirty and attempts <= len(PAUSES):
            self._is_dirty = False
            try:
                table = self._table or await self.house.host.table(self.match)
                await self._look(table)
                await self.painter.paint(table)
                attempts, self._is_refused = 0, False
            except discord.Forbidden as error:
                self._say_refused(table, error)
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
                log.warning("Match %s could not be shown: %s", self.match, error)
                await self._pause(attempts)
                attempts += 1
            except HostRefused as refused:  # it is shown, and the host could not note where
                log.warning("The message of match %s is not noted down: %s", self.match, refused)
            except Exception:
                log.exception("Match %s could not be drawn", self.match)
        self._table = None  # a quiet match is not kept in memory

    async def _look(self, table: Table) -> None:
        """Is the message still there, and does it call those who must act?"""
        message = self.painter.message
        if not self._is_unseen or message is None or table.status != "open":
            return
        shown = await _read(self.house.channel(table), message)
        called = self.house.public(table).asked_people()
        self.painter.story.is_fresh |= shown is None or any(f"<@{person}>" not in shown for person in called)
        self._is_unseen = False

    async def _pause(self, attempts: int) -> None:
        """Wait before the next attempt; a new change wakes us."""
        self._is_dirty = True
        self._woken.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), PAUSES[min(attempts, len(PAUSES) - 1)])

    def _say_refused(self, table: Table, error: discord.Forbidden) -> None:
        if not self._is_refused:
            log.error("I may not write in channel %d (match %s): %s", table.channel, self.match, error.text)
        self._is_refused = True


async def _read(channel: discord.PartialMessageable, message: int) -> str | None:
    """All text of a message of ours; None if it is gone."""
    try:
        found = await channel.fetch_message(message)
    except discord.NotFound:
        return None
    return str([component.to_dict() for component in found.components])
