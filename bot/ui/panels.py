"""Mints panels and keeps them true while their tokens live; after that the next click mints a new one."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import aiohttp
import discord
from discord.utils import utcnow

from bot.host import Change, Table
from bot.ui.explain import Declined
from bot.ui.house import House
from bot.ui.limits import TOKEN_MINUTES
from bot.ui.panel import panel_view, seat_of, telling
from bot.ui.reply import Reply
from bot.ui.scene import Scene

log = logging.getLogger(__name__)


class Panels:
    """The newest panel of each person at each match."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._open: dict[tuple[str, int], Panel] = {}
        self._tasks: set[asyncio.Task[None]] = set()  # also of panels that were minted anew meanwhile

    async def show(self, reply: Reply, table: Table) -> None:
        """A new panel for whoever asked. Raises Declined for those who have no seat, or nothing in hand yet."""
        panel = self._mint(reply, table)
        await panel.show()

    async def refresh(self, reply: Reply, table: Table, notice: str | None = None) -> None:
        """The panel in which the click was made, as it should be now."""
        panel = self._mint(reply, table)
        await panel.draw(notice)

    def changed(self, change: Change) -> None:
        """Bring the panels of this match up to date, each in its own time."""
        for key in [key for key in self._open if key[0] == change.table.id]:
            panel = self._open[key]
            if not panel.note(change.table):
                del self._open[key]
            elif panel.is_due:
                self.paint(panel)

    async def close(self) -> None:
        """Draw no more: a panel left as it was is minted anew by the next click in it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def paint(self, panel: "Panel") -> None:
        """Draw it, in its own time."""
        task = asyncio.create_task(panel.run(), name=f"panel {panel.scene.table.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _mint(self, reply: Reply, table: Table) -> "Panel":
        interaction = reply.interaction
        scene = self.house.private(table, interaction)
        seat = seat_of(scene, interaction.user.id)
        if seat is None:
            raise Declined("refused-not-seated")
        if table.match is None:
            raise Declined("refused-not-open")
        self._forget_aged()
        key = table.id, interaction.user.id
        panel = self._open[key] = Panel(self.house, reply, scene, seat, self._open.pop(key, None))
        return panel

    def _forget_aged(self) -> None:
        """They stand in the order in which they were minted."""
        while self._open and (oldest := next(iter(self._open.items())))[1].is_aged:
            del self._open[oldest[0]]


class Panel:
    """One private message, and the interaction through which it can be changed."""

    def __init__(self, house: House, reply: Reply, scene: Scene, seat: int, before: "Panel | None" = None) -> None:
        """`before` may be the same message: what it is still drawing must not come after what we draw."""
        self.house = house
        self.reply = reply
        self.scene = scene
        self.seat = seat
        self._told: Any = telling(scene, seat)
        self._is_dirty = False
        self._is_painting = False
        self.lock: asyncio.Lock = before.lock if before else asyncio.Lock()

    @property
    def is_aged(self) -> bool:
        """Is its token too old to change it?"""
        return (utcnow() - self.reply.interaction.created_at).total_seconds() > TOKEN_MINUTES * 60

    async def show(self) -> None:
        """As a new message."""
        async with self.lock:
            scene, seat = self.scene, self.seat
            picture = await scene.hand(seat)
            await self.reply.show(panel_view(scene, seat, picture), [picture.file()])

    async def draw(self, notice: str | None = None) -> None:
        """In place. One drawing at a time, so that an older one never comes last."""
        async with self.lock:
            scene, seat = self.scene, self.seat
            picture = await scene.hand(seat)
            await self.reply.replace(panel_view(scene, seat, picture, notice), [picture.file()])

    def note(self, table: Table) -> bool:
        """The table has changed: it is due if this seat's part of it has. False once the token is too old to try."""
        if self.is_aged:
            return False
        scene = self.house.private(table, self.reply.interaction)
        seat = seat_of(scene, self.reply.interaction.user.id)
        if seat is None:
            return False
        told = telling(scene, seat)
        if told != self._told:
            self.scene, self.seat, self._told, self._is_dirty = scene, seat, told, True
        return True

    @property
    def is_due(self) -> bool:
        """Must somebody see to it that it is drawn?"""
        return self._is_dirty and not self._is_painting

    def run(self) -> Coroutine[Any, Any, None]:
        """Work for a task: draw until nothing is due."""
        self._is_painting = True
        return self._run()

    async def _run(self) -> None:
        """A background border: a panel that cannot be changed is left as it is; a click in it mints a new one."""
        while self._is_dirty:
            self._is_dirty = False
            try:
                await self.draw()
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError) as error:
                log.info("A panel of match %s stays as it is: %s", self.scene.table.id, error)
            except Exception:
                log.exception("A panel of match %s could not be drawn", self.scene.table.id)
        self._is_painting = False
