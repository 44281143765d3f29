"""Mints panels and keeps them true while their tokens live; after that the next click mints a new one."""

import asyncio
import logging
from typing import Any

import aiohttp
import discord
from discord import ui
from discord.utils import utcnow

from bot.host import Change, Table
from bot.ui.explain import Declined, Unshown
from bot.ui.house import House
from bot.ui.layout import lines
from bot.ui.limits import TOKEN_MINUTES
from bot.ui.panel import decisions, lost_view, panel_view, seat_of, telling
from bot.ui.reply import Reply
from bot.ui.scene import Picture, Scene

log = logging.getLogger(__name__)


class Panels:
    """The newest panel of each person at each match."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._open: dict[tuple[str, int], Panel] = {}

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
            if not self._open[key].note(change.table):
                del self._open[key]

    async def close(self) -> None:
        """Draw no more: a panel left as it was is minted anew by the next click in it."""
        await asyncio.gather(*(panel.close() for panel in self._open.values()))

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
        self._is_lost = False  # the seat is somebody else's
        self._task: asyncio.Task[None] | None = None
        self.lock: asyncio.Lock = before.lock if before else asyncio.Lock()

    @property
    def is_aged(self) -> bool:
        """Is its token too old to change it?"""
        return (utcnow() - self.reply.interaction.created_at).total_seconds() > TOKEN_MINUTES * 60

    async def show(self) -> None:
        """As a new message."""
        async with self.lock:
            view, files = await self._drawn()
            await self.reply.show(view, files)

    async def draw(self, notice: str | None = None) -> None:
        """In place. One drawing at a time, so that an older one never comes last."""
        async with self.lock:
            if self._is_lost:
                await self.reply.replace(lost_view(self.scene))
                return
            view, files = await self._drawn(notice)
            await self.reply.replace(view, files)

    async def _drawn(self, notice: str | None = None) -> tuple[ui.LayoutView, list[discord.File]]:
        scene, seat = self.scene, self.seat
        picture, lacking = await _hand(scene, seat)
        previews = await scene.previews(decisions(scene, seat), seat)
        view = panel_view(scene, seat, picture, lines(self._notice(notice), lacking), previews)
        return view, [*_files(picture), *(shown.file() for shown in previews.values())]

    def note(self, table: Table) -> bool:
        """The table has changed: redraw if this seat's part of it has. False once the token is too old to try."""
        if self.is_aged:
            return False
        scene = self.house.private(table, self.reply.interaction)
        seat = seat_of(scene, self.reply.interaction.user.id)
        if seat is None:
            return self._lose(scene)
        self._is_lost = False
        told = telling(scene, seat)
        if told != self._told:
            self.scene, self.seat, self._told, self._is_dirty = scene, seat, told, True
            self._paint()
        return True

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def _notice(self, notice: str | None = None) -> str | None:
        """What is to be said, and why the table in the channel may not show it."""
        said = (notice, self.house.hindrance(self.scene.table, self.reply.interaction))
        return " ".join(text for text in said if text) or None

    def _lose(self, scene: Scene) -> bool:
        """Show no hand any more. False once that is done."""
        if self._is_lost:
            return self._task is not None and not self._task.done()
        self.scene, self._is_lost, self._is_dirty = scene, True, True
        self._paint()
        return True

    def _paint(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"panel {self.scene.table.id}")

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


async def _hand(scene: Scene, seat: int) -> tuple[Picture | None, str | None]:
    """The picture, if there is anything to draw, or why there is none: what it shows stands below it in words."""
    if not scene.face.has_hand(scene.table.view(seat)):
        return None, None
    try:
        return await scene.hand(seat), None
    except Unshown as error:
        return None, scene.say("refused-unshown", error_id=error.error_id)


def _files(picture: Picture | None) -> list[discord.File]:
    return [picture.file()] if picture else []
