"""One match's public message as Discord has it: which one it is, posted once, edited in place, tidied in the end."""

import logging
from functools import partial
from typing import Any

import discord

from bot.host import Table
from bot.ui.messages.page import Page
from bot.ui.messages.posted import PostedMessage
from bot.ui.shared.clicked import Clicked
from bot.ui.wire.error_codes import (
    NETWORK_ERRORS,
    THREAD_ARCHIVED,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    needs_new_message,
)
from bot.ui.wire.limits import NONCE

log = logging.getLogger(__name__)
DELETED = (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL)
ORIGINAL: Any = "@original"  # of a click that was acknowledged without a trace: the message that was clicked
MOST_TO_TIDY = 8  # old messages whose buttons are still to go


class Poster:
    """`message` is the one that shows the table. Not to be used twice at the same time."""

    def __init__(self, table: Table, channel: discord.PartialMessageable, clicked: Clicked) -> None:
        self.message = table.message
        self.channel = channel
        self._clicked = clicked
        self._match = table.id
        self._last = table.message or 0  # posted before the next one
        self._held: tuple[str, ...] = ()  # the pictures it is known to have
        self._is_unsure = False  # an attempt whose answer was lost may have posted the next one, with older content
        self._untidy: dict[int, Page] = {}

    def adopt(self, found: PostedMessage | None) -> None:
        """After a restart: this is the message; None where it is gone."""
        self._is_unsure = True
        self.message, self._held = (found.id, found.pictures) if found else (None, ())
        self._last = found.id if found else self._last

    async def edit(self, page: Page, *, has_news: bool) -> bool:
        """Bring the message up to date; False where a new one is needed. An archived thread is opened for news only."""
        if self.message is None:
            return False
        held, self._held = self._held, ()
        try:
            await self._edit(page, self.message, held)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                self.message = None
            if not needs_new_message(error) or (error.code == THREAD_ARCHIVED and not has_news):
                raise
            return False
        self._held = page.shown
        return True

    async def post(self, page: Page) -> int | None:
        """A new message; the one before, if it is still there.

        Its nonce follows from the one before, so that it is made once even if an answer gets lost or we are killed.
        """
        is_second, self._is_unsure = self._is_unsure, True
        message = await page.post(self.channel, f"{self._match}{self._last:x}"[-NONCE:])
        if is_second:
            await self._bring_up_to_date(page, message)
        before, self.message = self.message, message
        self._last, self._held, self._is_unsure = message, page.shown, False
        return before

    def put_away(self, message: int, page: Page) -> None:
        """Make a message of the past show this, and nothing to press, when `tidy` is called."""
        self._untidy[message] = page
        for oldest in list(self._untidy)[:-MOST_TO_TIDY]:
            del self._untidy[oldest]

    async def tidy(self) -> None:
        """Strip old messages of their buttons. Old buttons are harmless, so what fails waits for the next time."""
        for message, page in list(self._untidy.items()):
            try:
                await self._edit(page, message)
            except (discord.HTTPException, *NETWORK_ERRORS) as error:
                is_deleted = isinstance(error, discord.HTTPException) and error.code in DELETED
                if not is_deleted:
                    log.info("An old message of match %s keeps its buttons for now: %s", self._match, error)
                    continue
            self._untidy.pop(message, None)

    async def _edit(self, page: Page, message: int, held: tuple[str, ...] = ()) -> None:
        """Through the newest click on it where that goes, else by a request of the bot's own, which is judged."""
        if (click := self._clicked.of(message)) is not None:
            try:
                await page.edit(partial(click.edit_message, ORIGINAL), held)
            except discord.HTTPException as error:
                self._clicked.forget(message)
                log.info("A message of match %s is not edited through the click on it: %s", self._match, error)
            else:
                return
        own: Any = self.channel.get_partial_message(message)
        await page.edit(own.edit, held)

    async def _bring_up_to_date(self, page: Page, message: int) -> None:
        """With the same nonce Discord may have given us the message that an earlier attempt made."""
        try:
            await self._edit(page, message)
        except discord.NotFound:
            self._last = message  # it was deleted meanwhile: the next attempt, with another nonce, makes a new one
            raise
