"""One panel: a private message, and the interaction through which it can be changed while its token lives."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import discord
from discord import ui
from discord.utils import utcnow

from bot.engine import Event
from bot.host import Table
from bot.store import StoreError
from bot.ui.messages.drafts import Drafts
from bot.ui.messages.missed import what_was_missed
from bot.ui.messages.news import News
from bot.ui.messages.painted import Painted
from bot.ui.messages.pictures import hand_or_reason, previews
from bot.ui.shared.context import Context
from bot.ui.views.panel import decided_here, decisions, fingerprint, panel_view, seat_lost_view, seat_of
from bot.ui.views.scene import Scene
from bot.ui.wire.error_codes import NETWORK_ERRORS, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK
from bot.ui.wire.layout import lines
from bot.ui.wire.limits import TOKEN_MINUTES
from bot.ui.wire.reply import Reply

log = logging.getLogger(__name__)
SOON = 1.0  # whoever has just pressed something in it sees after so long that it is taken


class Panel:
    """One private message, and the interaction through which it can be changed."""

    def __init__(
        self,
        context: Context,
        reply: Reply,
        scene: Scene,
        seat: int,
        drafts: Drafts,
        before: "Panel | None" = None,
        follower: "Panel | None" = None,
        moments: tuple[Event, ...] = (),
    ) -> None:
        """`before` may be the same message: what it is still drawing must not come after what we draw.

        Where it is another, it is taken away once this one is shown: one panel is enough.
        `follower` was asked for later, though we come to this one only now: it stays the one that is kept true.
        `moments`: what everybody has just seen happen, as far as it is news to this seat.
        """
        self.looks: tuple[int, tuple[int, ...]] | None = before.looks if before else None  # see `look`
        self.pages: dict[int, int] = dict(before.pages) if before else {}  # by prompt, which part of it is shown
        self.drafts = drafts
        self.moments = moments
        self.context = context
        self.reply = reply
        self.scene = scene
        self.seat = seat
        self._told: Any = fingerprint(scene, seat)
        self._is_due = False
        self._painted: Painted | None = None  # what the next drawing waits for
        self._is_pressed = False  # by its person, who waits for an answer
        self._is_early = False  # drawn before the table: nothing is asked yet
        self._is_lost = False  # the seat is somebody else's
        self.must_catch_up = False  # shall it tell what has happened since the person last decided something?
        self._waited = ""  # that, in words
        self._task: asyncio.Task[None] | None = None
        self.below: int = (
            before.below if before else 0
        )  # the newest message of the table: a panel that asks stands below it
        self.is_followed = follower is not None  # by a newer panel, which alone is kept true from now on
        beside = before or follower
        self.lock: asyncio.Lock = beside.lock if beside else asyncio.Lock()
        self.older: list[Panel] = [*before.older, before] if before else []
        if before:
            before.is_followed = True

    @property
    def is_aged(self) -> bool:
        """Is its token too old to change it?"""
        return (utcnow() - self.reply.interaction.created_at).total_seconds() > TOKEN_MINUTES * 60

    def is_later_than(self, reply: Reply) -> bool:
        """Was it asked for after that? A click may be held up on its way until a later one is answered."""
        return self.reply.interaction.id > reply.interaction.id

    async def show(self, notice: str | None = None) -> None:
        """As a new message."""
        async with self.lock:
            view, files = await self._content(notice)
            await self.reply.show(view, files)
        await self._retire_older()

    async def draw(self, notice: str | None = None) -> None:
        """In place; where the table has moved on below, the panel goes there next."""
        await self._draw(notice)
        await self._retire_older()
        self._follow()

    async def _draw(self, notice: str | None) -> None:
        """Only one is drawn at a time, so that an older drawing never comes last."""
        async with self.lock:
            await self._replace(notice)

    async def _draw_if_newest(self) -> None:
        """By its turn a newer panel may have drawn in the same message: what this one knows is older."""
        async with self.lock:
            if self.is_followed:
                return
            if self._is_above and not self._is_early:
                await self.reply.move(*await self._content())
            else:
                await self._replace()
        await self._retire_older()

    @property
    def _is_above(self) -> bool:
        """Does it ask, while a newer message of the table stands below?"""
        here, _ = decided_here(self.scene, self.seat)
        return bool(here) and not self._is_lost and (self.reply.private_message or self.below) < self.below

    async def _replace(self, notice: str | None = None) -> None:
        """Through the newest click; or through one before it, where Discord never took the answer to that.

        The message may have gone below the table while somebody clicked in it: then that one is changed.
        """
        try:
            await self._fill(notice)
        except discord.NotFound as error:
            is_same = error.code == UNKNOWN_WEBHOOK
            earlier = (panel for panel in reversed(self.older) if not panel.is_aged)
            found = next((panel for panel in earlier if panel.is_same_message(self) == is_same), None)
            if error.code not in (UNKNOWN_WEBHOOK, UNKNOWN_MESSAGE) or found is None:
                raise
            self.reply = found.reply
            await self._fill(notice)

    def is_same_message(self, other: "Panel") -> bool:
        return self.reply.private_message == other.reply.private_message and not self.is_aged

    async def _fill(self, notice: str | None) -> None:
        if self._is_lost:
            await self.reply.replace(seat_lost_view(self.scene))
            return
        view, files = await self._content(notice)
        await self.reply.replace(view, files)

    async def _content(self, notice: str | None = None) -> tuple[ui.LayoutView, list[discord.File]]:
        scene, seat = self.scene, self.seat
        here, beside = decided_here(scene, seat)
        moments = self.moments if here else None
        (picture, missing), _ = await asyncio.gather(hand_or_reason(scene, seat, moments), self._catch_up())
        shown = await previews(scene, [*here, *beside])
        drafts = self.drafts.of(scene.table.id, self.reply.interaction.user.id)
        said = lines(self._notice(notice), await self._closed(), missing)
        view = panel_view(scene, seat, picture, said, shown, self.pages, drafts, self._waited, is_early=self._is_early)
        return view, [one.file() for one in (picture, *shown.values()) if one]

    async def _closed(self) -> str | None:
        """Once, to whom direct messages were not delivered: where they are called now."""
        person = self.reply.interaction.user.id
        if self.context.wishes.of(person).closed != "unsaid":
            return None
        with suppress(StoreError):
            await self.context.wishes.change(person, closed="said")
        return self.scene.say("letter-refused")

    async def _catch_up(self) -> None:
        if self.must_catch_up:
            self.must_catch_up = False
            self._waited = await what_was_missed(self.context, self.scene, self.seat)

    def note(self, table: Table, news: News | None = None, painted: Painted | None = None) -> bool:
        """The table has changed: redraw if what this seat is told has. False once the token is too old to try.

        `painted`: once its message shows that too, as the panel may have to go below a new one.
        """
        if self.is_aged:
            return False
        scene = self.context.private(table, self.reply.interaction)
        seat = seat_of(scene, self.reply.interaction.user.id, self.chosen(scene))
        if seat is None:
            return self._lose(scene)
        self._is_lost = False
        self.moments = self.moments if news is None else news.to(seat)
        told = fingerprint(scene, seat)
        if told != self._told:
            self.scene, self.seat, self._told, self._is_due = scene, seat, told, True
            self._painted = painted
            self._request()
        return True

    def follow(self, message: int) -> None:
        """The newest message of the table is this one: where something is decided here, the panel goes below that."""
        self.below = message
        self._follow()

    def _follow(self) -> None:
        if self._is_above and not self.is_aged:
            self._is_due = True
            self._request()

    def pressed(self, painted: Painted) -> None:
        """Something was decided in it: it says what is asked next once the table shows what came of that."""
        self._painted, self._is_pressed, self._is_due = painted, True, True
        self._request()

    def look(self, seat: int) -> None:
        """The person wants to look from this seat of theirs."""
        self.looks = seat, _asked(self.scene, seat)

    def chosen(self, scene: Scene) -> int | None:
        """The seat they want to look from, as long as they are asked nothing else than when they said so."""
        if self.looks is None or self.looks[1] != _asked(scene, self.looks[0]):
            return None
        return self.looks[0]

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def _notice(self, notice: str | None = None) -> str | None:
        """What is to be said, and why the table in the channel may not show it."""
        said = (notice, self.context.channel_problem(self.scene.table, self.reply.interaction))
        return " ".join(text for text in said if text) or None

    def _lose(self, scene: Scene) -> bool:
        """Show no hand any more, as the seat is somebody else's. False once that is done: nothing is left to update."""
        if self._is_lost:
            return self._task is not None and not self._task.done()
        self.scene, self._is_lost, self._is_due = scene, True, True
        self._request()
        return True

    def _request(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"panel {self.scene.table.id}")

    async def _wait_for_table(self) -> None:
        """What has happened first, then what is asked. A table that cannot be shown keeps nobody waiting."""
        painted, self._painted = self._painted, None
        if painted is None:
            return
        if self._is_pressed:
            self._is_pressed = False
            if not await painted.comes(SOON):
                self._is_early = True
                await self._draw_safely()
                self._is_early = False
        await painted.comes()

    async def _retire_older(self) -> None:
        """Of all panels a person has opened the last one stays, and those that can no longer be changed."""
        older, self.older = self.older, []
        for panel in older:
            if panel.reply.private_message not in (None, self.reply.private_message) and not panel.is_aged:
                await panel.withdraw()

    async def withdraw(self) -> None:
        """Take it away, wherever it stands with its drawing."""
        await self.close()
        try:
            await self.reply.withdraw()
        except discord.NotFound:  # whoever has it has taken it away themselves
            log.debug("A panel of match %s was gone already", self.scene.table.id)
        except (discord.HTTPException, *NETWORK_ERRORS) as error:
            log.info("A panel of match %s stays beside a newer one: %s", self.scene.table.id, error)

    async def _run(self) -> None:
        """A background border: a panel that cannot be changed is left as it is; a click in it shows a new one."""
        while self._is_due:
            await self._wait_for_table()
            self._is_due = False
            await self._draw_safely()

    async def _draw_safely(self) -> None:
        try:
            await self._draw_if_newest()
        except (discord.HTTPException, *NETWORK_ERRORS) as error:
            log.info("A panel of match %s stays as it is: %s", self.scene.table.id, error)
        except Exception:
            log.exception("A panel of match %s could not be drawn", self.scene.table.id)


def _asked(scene: Scene, seat: int) -> tuple[int, ...]:
    return tuple(prompt.number for prompt in decisions(scene, seat))
