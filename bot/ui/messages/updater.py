"""Keeps the public message of one match true to the match: one update at a time, always to the newest state."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress

import discord
from msgspec.structs import replace

from bot.host import Change, HostRefused, Table
from bot.host.model.faults import fault
from bot.ui.messages.claims import Claims, due_claims
from bot.ui.messages.painter import Painter
from bot.ui.messages.posted import PostedMessage, posted_messages
from bot.ui.shared.context import Context
from bot.ui.wire.error_codes import (
    NETWORK_ERRORS,
    THREAD_ARCHIVED,
    is_channel_deleted,
    is_form_refused,
    is_writing_forbidden,
)

log = logging.getLogger(__name__)
PAUSES = (2.0, 10.0, 60.0, 300.0)  # seconds between attempts while Discord does not answer
CLOSING_SECONDS = 1.5  # for the update that is under way when the bot goes down
LOSSES, LOSSES_SECONDS = 3, 60.0  # a message deleted so often in this time is not posted anew before the next move


class Updater:
    """One match's public message. `note` what changed; it is shown by a task of its own."""

    def __init__(self, context: Context, table: Table, on_painted: Callable[[str, int | None], None]) -> None:
        """`on_painted` hears when the message is as it should be: the match, and which message it is."""
        self.context = context
        self._on_painted = on_painted
        self.table = table  # kept without its match between updates, to save memory; the host has it
        self._is_whole = True  # does `table` have its match?
        self.painter = Painter(context, table)
        self.is_refused = False  # we may not write here, and the log says so
        self._is_due = False
        self._is_closing = False
        self._error_id: str | None = None  # under which the log has why this table cannot be shown as it should
        self._is_unread = False  # after a restart: what stands in the channel is not known yet
        self._losses: deque[float] = deque(maxlen=LOSSES)
        self._task: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()

    @property
    def is_idle(self) -> bool:
        return self._task is None or self._task.done()

    @property
    def shown_message(self) -> int | None:
        """The message that shows the match."""
        return self.painter.poster.message

    def note(self, change: Change) -> None:
        """Remember a change and show it soon. After a restart the channel itself is read first."""
        if change.kind == "resumed":
            self._is_unread = True
        elif change.kind != "called":
            self.painter.has_news = True
        self.table, self._is_whole = change.table, True
        self._error_id = None
        self.painter.note(change)
        self.request()

    def request(self) -> None:
        """Update the message, as something is not as it should be."""
        self._is_due = True
        self._woken.set()
        if self.is_idle:
            self._task = asyncio.create_task(self._run(), name=f"updater {self.table.id}")

    def message_deleted(self) -> None:
        """It is posted anew at once. Where somebody goes on deleting it they have their way until the next move."""
        now = time.monotonic()
        if len(self._losses) == LOSSES and now - self._losses[0] < LOSSES_SECONDS:
            log.warning("The message of match %s is deleted again and again", self.table.id)
            return
        self._losses.append(now)
        self.request()

    def differences(self) -> tuple[Claims, list[str]] | None:
        """What the message should say and, if that is not what it is known to say, what is wrong; None: nothing is.

        Nothing is said of a message that is being updated, or may not be written, or has been deleted.
        """
        table = self.context.host.queries.in_memory(self.table.id)
        claims = self.painter.poster.claims
        is_settled = self.is_idle and not (self.is_refused or self._error_id or self._is_closing)
        if table is None or claims is None or not is_settled:
            return None
        due = due_claims(self.context.public(table), can_seek=self.context.can_seek(table))
        wrong = [] if due is None else claims.lacks(due)
        return None if due is None or not wrong else (due, wrong)

    def repair(self, seen: PostedMessage | None) -> None:
        """Somebody saw something outdated; `seen` is the message it was in, if that is a public one."""
        if seen is not None and seen.is_about(self.table.id) and seen.id < (self.shown_message or 0):
            self.painter.put_away(self.table, seen)
        self.request()

    async def close(self) -> None:
        """Finish the update that is due, but do not wait for ever."""
        self._is_closing = True
        self._woken.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=CLOSING_SECONDS)
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        """The background border: whatever goes wrong is logged here and tried again, later each time."""
        await self.context.client.wait_until_ready()
        attempts = 0
        while self._is_due and attempts <= len(PAUSES):
            await self.context.rate_limit.acquire()
            self._is_due = False
            try:
                await self._update()
                attempts, self.is_refused = 0, False
            except (discord.HTTPException, *NETWORK_ERRORS) as error:
                if is_form_refused(error):
                    self._show_plainly(error)  # the same would be refused again
                elif not await self._is_hopeless(error):
                    log.warning("Match %s could not be shown: %s", self.table.id, error)
                    await self._pause(PAUSES[min(attempts, len(PAUSES) - 1)])
                    attempts += 1
            except HostRefused as refused:  # the match is forgotten, or the bot goes down
                log.warning("Match %s could not be looked up: %s", self.table.id, refused)
            except Exception as error:  # noqa: BLE001 - a border
                self._show_plainly(error)
        self.table, self._is_whole = replace(self.table, match=None), False

    async def _update(self) -> None:
        if not self._is_whole:
            self.table, self._is_whole = await self.context.host.queries.table(self.table.id), True
        await self._read_channel()
        if self.painter.is_end_shown:
            await self.painter.poster.tidy()
            return
        if self.painter.has_news and self.table.is_live:
            await self.context.open_thread(self.table)
        if hold := await self.painter.paint(self.table, self._error_id):
            await self._hold(hold)
        else:
            self._on_painted(self.table.id, self.shown_message)

    async def _read_channel(self) -> None:
        """After a restart: which messages of ours stand in the channel, and what do they say?"""
        if not self._is_unread or self.context.client.user is None:
            return
        channel, own = self.context.channel(self.table), self.context.client.user.id
        found = await posted_messages(channel, own, self.shown_message)
        self._is_unread = False
        if found is None:
            log.error("I may not read the history of channel %d (match %s)", self.table.channel, self.table.id)
            return
        self.painter.resume(self.table, found)

    def _show_plainly(self, error: Exception) -> None:
        """What the game says of itself cannot be shown: say that in plain words, and let people act.

        Where even that fails it is not tried again, as the same would happen.
        """
        is_second = self._error_id is not None
        self._error_id = fault(self.table, "the table could not be shown", error).error_id
        self._is_due |= not is_second

    async def _is_hopeless(self, error: Exception) -> bool:
        """Is it no use to try again: the channel deleted, or closed to us?"""
        if not isinstance(error, discord.HTTPException):
            return False
        if is_channel_deleted(error):
            await self._call_off()
        elif error.code == THREAD_ARCHIVED:
            log.info("The thread of match %s is archived: the next move opens it", self.table.id)
        elif is_writing_forbidden(error):
            self._note_refused(error)
        else:
            return False
        return True

    async def _call_off(self) -> None:
        """The channel was deleted: its match is called off, and everybody's seat is free."""
        if not self.table.is_live:
            return
        log.warning("Channel %d was deleted, so match %s is called off", self.table.channel, self.table.id)
        with suppress(HostRefused):  # it is over already, or the bot goes down and finds it so again
            await self.context.host.commands.call_off(self.table.id)

    async def _hold(self, seconds: float) -> None:
        """People look at what stands there; whoever acts meanwhile has seen enough."""
        is_outdated, self._is_due = self._is_due, True
        if not is_outdated:
            await self._pause(seconds)

    async def _pause(self, seconds: float) -> None:
        """Wait before the next attempt; a new change ends the wait. When the bot goes down there is none."""
        if self._is_closing:
            return
        self._is_due = True
        self._woken.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)

    def _note_refused(self, error: discord.HTTPException) -> None:
        if not self.is_refused:
            log.error("I may not write in channel %d (match %s): %s", self.table.channel, self.table.id, error.text)
        self.is_refused = True
