"""One match's public message as Discord has it: which one it is, posted once, edited in place, tidied in the end.

Where Discord refuses to edit a picture in place, a new message takes the place of the one before.
"""

import logging
from functools import partial
from typing import Any

import discord

from bot.host import Table
from bot.ui.messages.claims import Claims, claims_in, claims_of, packed, unpacked
from bot.ui.messages.page import Page
from bot.ui.messages.posted import PostedMessage, posted_message
from bot.ui.shared.clicked import Clicked
from bot.ui.wire.error_codes import (
    NETWORK_ERRORS,
    THREAD_ARCHIVED,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    needs_new_message,
)
from bot.ui.wire.limits import NONCE
from bot.ui.wire.refused_edits import may_be_the_picture, refused_edits

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
        self._guild = table.guild
        self._last = table.message or 0  # posted before the next one
        self._held: tuple[str, ...] = ()  # the pictures it is known to have
        self._is_unsure = False  # an attempt whose answer was lost may have posted the next one, with older content
        self._untidy: dict[int, Page] = {}
        self._said = b""  # what it is known to say, packed as there are many tables; empty: that is not known
        self.is_refused = False  # did Discord refuse the last edit for its picture?

    @property
    def claims(self) -> Claims | None:
        """What the message is known to say of its match."""
        return unpacked(self._said) if self._said else None

    def adopt(self, found: PostedMessage | None) -> None:
        """After a restart: this is the message; None where it is gone."""
        self._is_unsure = True
        self.message, self._held = (found.id, found.pictures) if found else (None, ())
        self._last = found.id if found else self._last
        self._said = packed(claims_of(found.texts, found.ids)) if found else b""

    async def edit(self, page: Page, *, has_news: bool) -> bool:
        """Bring the message up to date; False where a new one is needed. An archived thread is opened for news only."""
        self.is_refused = False
        if self.message is None:
            return False
        if self._is_known_to_fail(page):
            self.is_refused = True
            return False
        held, self._held, self._said = self._held, (), b""
        try:
            await self._edit(page, self.message, held)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                self.message = None
            self.is_refused = bool(page.shown) and may_be_the_picture(error)
            if self.is_refused:
                return False
            if not needs_new_message(error) or (error.code == THREAD_ARCHIVED and not has_news):
                raise
            return False
        self._held, self._said = page.shown, packed(claims_in(page.view))
        return True

    def gives_way(self) -> None:
        """A new message is to show the table: no click on this one is answered with it."""
        self._clicked.unanswered.let_go(self.message)

    async def post(self, page: Page, *, in_place: bool = False) -> int | None:
        """A new message; the one before, if it is still there.

        Its nonce follows from the one before, so that it is made once even if an answer gets lost or we are killed.
        `in_place`: instead of an edit, so it notifies nobody, and the one before is taken away.
        """
        self.gives_way()
        is_second, self._is_unsure = self._is_unsure, True
        message = await page.post(self.channel, f"{self._match}{self._last:x}"[-NONCE:], is_quiet=in_place)
        if is_second:
            await self._bring_up_to_date(page, message)
        before, self.message = self.message, message.id
        self._last, self._held, self._is_unsure = message.id, page.shown, False
        self._said = packed(claims_in(page.view))
        if not in_place:
            return before
        refused_edits.note(self._guild)
        await self._take_away(before)
        return None

    async def _take_away(self, message: int | None) -> None:
        """Should that fail, its buttons still do what they say, and a restart finds it to be older."""
        if message is None:
            return
        try:
            await self.channel.get_partial_message(message).delete()
        except (discord.HTTPException, *NETWORK_ERRORS) as error:
            log.info("An older message of match %s stays: %s", self._match, error)

    def _is_known_to_fail(self, page: Page) -> bool:
        """Would the edit bring a picture where that is refused?"""
        return bool(page.shown) and page.shown != self._held and refused_edits.are_refused(self._guild)

    def put_away(self, message: int, page: Page) -> None:
        """Make a message of the past show this, and nothing to press, when `tidy` is called."""
        self._untidy[message] = page
        for oldest in list(self._untidy)[:-MOST_TO_TIDY]:
            del self._untidy[oldest]

    async def tidy(self) -> None:
        """Strip old messages of their buttons. Old buttons are harmless, so what fails waits for the next time."""
        for message, page in list(self._untidy.items()):
            try:
                await self._put_right(page, message)
            except (discord.HTTPException, *NETWORK_ERRORS) as error:
                is_deleted = isinstance(error, discord.HTTPException) and error.code in DELETED
                if not is_deleted:
                    log.info("An old message of match %s keeps its buttons for now: %s", self._match, error)
                    continue
            self._untidy.pop(message, None)
            self._clicked.forget(message)  # nobody clicks there any more

    async def _put_right(self, page: Page, message: int) -> None:
        """A page of the past, with its picture where Discord takes it."""
        if page.shown and refused_edits.are_refused(self._guild):
            page = self._untidy[message] = page.without_pictures()
        try:
            await self._edit(page, message)
        except discord.HTTPException as error:
            if not page.shown or not may_be_the_picture(error):
                raise
            page = self._untidy[message] = page.without_pictures()
            await self._edit(page, message)

    async def _edit(self, page: Page, message: int, held: tuple[str, ...] = ()) -> None:
        """As the answer to a click that waits for it; where none does, or Discord does not take it, by a request."""
        click = self._clicked.unanswered.take(message)
        if click is None:
            await self._request_edit(page, message, held)
        elif (error := await click.answer(partial(page.edit, held=held))) is not None:
            await self._request_edit(page, message, held)
            if page.shown and isinstance(error, discord.HTTPException) and may_be_the_picture(error):
                refused_edits.is_answer_refused = True  # what a request has brought, the answer could not

    async def _request_edit(self, page: Page, message: int, held: tuple[str, ...]) -> None:
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

    async def _bring_up_to_date(self, page: Page, message: discord.Message) -> None:
        """With the same nonce Discord may have given us the message that an earlier attempt made."""
        try:
            await self._edit(page, message.id, posted_message(message).pictures)
        except discord.HTTPException as error:
            if isinstance(error, discord.NotFound) or may_be_the_picture(error):
                self._last = message.id  # deleted meanwhile, or not to be changed: with another nonce a new one is made
            raise
