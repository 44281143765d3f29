"""One interaction, answered in time: whatever else is slow, Discord hears from us within its three seconds."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Self, TypeAlias, cast

import discord
from discord import ui

from bot.ui.wire.command_mentions import command_mentions
from bot.ui.wire.cycles import sending
from bot.ui.wire.declined import Declined
from bot.ui.wire.error_codes import UNDELIVERED, UNKNOWN_MESSAGE, is_undelivered
from bot.ui.wire.limits import ACKNOWLEDGE_SECONDS, TEXT
from bot.ui.wire.refused_edits import may_be_the_picture, refused_edits
from bot.words import shorten

log = logging.getLogger(__name__)
NOBODY = discord.AllowedMentions.none()
ORIGINAL: Any = "@original"  # what an interaction was answered with, or where it was pressed
Answer: TypeAlias = Callable[[discord.Interaction[Any]], Awaitable[None]]


class Reply:
    """Speaks to the person behind one interaction; as a context manager it acknowledges before it is too late.

    A command, or a click that is going to show something, is acknowledged with a private "thinking"; other clicks
    without a trace.
    """

    def __init__(
        self, interaction: discord.Interaction[Any], *, will_show: bool = False, answer: Answer | None = None
    ) -> None:
        """`answer` may answer a click that is accepted, in place of the acknowledgement without a trace."""
        self.interaction = interaction
        self._answer_otherwise = answer
        self.will_show = will_show or interaction.type is discord.InteractionType.application_command
        self._lock = asyncio.Lock()
        self._watch: asyncio.TimerHandle | None = None
        self._late: asyncio.Task[None] | None = None
        self._is_undelivered = False  # nobody knows whether our acknowledgement arrived
        self._shown: int | None = None  # the private message that is the answer
        self._own: Any = ORIGINAL  # the message that is changed: another, once the original gave way to a new one

    async def __aenter__(self) -> Self:
        self._watch = asyncio.get_running_loop().call_later(ACKNOWLEDGE_SECONDS, self._time_is_up)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._watch is not None
        self._watch.cancel()
        if self._late is not None:
            self._late.cancel()

    @property
    def is_private(self) -> bool:
        """Was it pressed in a message only this person sees?"""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def is_homeless(self) -> bool:
        """Was a form sent whose message has given way meanwhile, as to a panel on another device?

        Then nothing can be changed: Discord takes a new message, or none at all.
        """
        return self.interaction.type is discord.InteractionType.modal_submit and self.interaction.message is None

    @property
    def private_message(self) -> int | None:
        """The one that can be changed through this interaction: what it was answered with, or where it was pressed."""
        pressed_in = self.interaction.message
        return pressed_in.id if self._shown is None and self.is_private and pressed_in else self._shown

    @property
    def _is_thinking(self) -> bool:
        """Is a private "thinking" shown that is still to be filled?"""
        return bool(self.interaction.extras.get("is_thinking"))

    @property
    def _is_acknowledged(self) -> bool:
        return self._is_undelivered or self.interaction.response.is_done()

    @property
    def _has_time(self) -> bool:
        """Is most of the time left in which it must be acknowledged?"""
        assert self._watch is not None
        return self._watch.when() - asyncio.get_running_loop().time() > ACKNOWLEDGE_SECONDS / 2

    async def accept(self) -> None:
        """Acknowledge a click; nothing is shown. It may fail, as what was decided stands."""
        if self._answer_otherwise is not None:
            async with self._lock:
                if not self._is_acknowledged and self._has_time:
                    await self._answer_otherwise(self.interaction)
        await self._acknowledge()
        if self.is_homeless and self._is_thinking:
            self.interaction.extras["is_thinking"] = False
            with suppress(discord.HTTPException, *UNDELIVERED):
                await self.interaction.delete_original_response()

    async def whisper(self, text: str) -> None:
        """A private sentence."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(shorten(command_mentions.within(text, TEXT), TEXT)))
        await self.show(view)

    async def show(self, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """A private message of its own."""
        async with self._lock, sending(view):
            if not self._is_acknowledged:
                await self._answer(view, files)
            elif self._is_thinking:
                self.interaction.extras["is_thinking"] = False
                self._shown = await self._change(view, files)
            else:
                await self.interaction.followup.send(
                    view=view, files=list(files), ephemeral=True, allowed_mentions=NOBODY
                )

    async def replace(self, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """The private message in which the click was made becomes this one; a new one where that has given way."""
        async with self._lock, sending(view):
            if self.is_homeless and not self._is_acknowledged:
                await self._answer(view, files)
            elif self._is_acknowledged:
                self.interaction.extras["is_thinking"] = False
                await self._change(view, files)
            elif not await self._answer_in_place(view, files):
                await self.interaction.response.defer()
                await self._change(view, files)

    async def _answer_in_place(self, view: ui.LayoutView, files: Sequence[discord.File]) -> bool:
        """False where Discord does not take the new picture so, though it may take it later."""
        if files and refused_edits.is_answer_refused:
            return False
        try:
            await self.interaction.response.edit_message(view=view, attachments=list(files), allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:  # a panel on another device has taken its place meanwhile
                _rewind(files)
                await self._answer(view, files)
                return True
            if not files or not may_be_the_picture(error):
                raise
            refused_edits.is_answer_refused = True
            _rewind(files)
            return False
        return True

    async def _answer(self, view: ui.LayoutView, files: Sequence[discord.File]) -> None:
        """With a private message of its own."""
        sent = await self.interaction.response.send_message(
            view=view, files=list(files), ephemeral=True, allowed_mentions=NOBODY
        )
        self._shown = sent.message_id

    async def _change(self, view: ui.LayoutView, files: Sequence[discord.File]) -> int:
        """The private message, or a new one where Discord does not take the new picture."""
        if not files or not refused_edits.are_refused(self.interaction.guild_id):
            try:
                changed = await self.interaction.followup.edit_message(
                    self._own, view=view, attachments=list(files), allowed_mentions=NOBODY
                )
            except discord.HTTPException as error:
                if not files or not may_be_the_picture(error):
                    raise
                _rewind(files)
            else:
                return changed.id
        return await self._show_anew(view, files)

    async def _show_anew(self, view: ui.LayoutView, files: Sequence[discord.File]) -> int:
        """What could not be changed is taken away first: one panel is enough."""
        with suppress(discord.NotFound):  # an earlier drawing has given way already
            await self.interaction.followup.delete_message(self._own)
        sent = await self.interaction.followup.send(
            view=view, files=list(files), ephemeral=True, allowed_mentions=NOBODY, wait=True
        )
        refused_edits.note(self.interaction.guild_id)
        self._own = self._shown = sent.id
        return sent.id

    async def move(self, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """The private message as a new one, below all others; then the old one goes."""
        async with self._lock, sending(view):
            sent = await self.interaction.followup.send(
                view=view, files=list(files), ephemeral=True, allowed_mentions=NOBODY, wait=True
            )
            old, self._own = self._own, sent.id
            self._shown = sent.id
            with suppress(discord.NotFound):  # the person has dismissed it
                await self.interaction.followup.delete_message(old)

    async def withdraw(self) -> None:
        """Take the private message away."""
        async with self._lock:
            await self.interaction.followup.delete_message(self._own)

    async def ask(self, modal: ui.Modal) -> None:
        """Raises Declined where a modal was sent: Discord lets no other follow it, and no button of ours asks so."""
        if self.interaction.type is discord.InteractionType.modal_submit:
            raise Declined("refused-illegal")
        modal.stop()
        async with self._lock:
            await self.interaction.response.send_modal(modal)

    def _time_is_up(self) -> None:
        self._late = asyncio.create_task(self._acknowledge_late())

    async def _acknowledge_late(self) -> None:
        if self.will_show:
            await self._acknowledge(ephemeral=True, thinking=True)
        else:
            await self._acknowledge()

    async def _acknowledge(self, **how: bool) -> None:
        async with self._lock:
            if self._is_acknowledged:
                return
            if self.is_homeless:
                how = {"ephemeral": True, "thinking": True}
            try:
                await self.interaction.response.defer(**how)
                self.interaction.extras["is_thinking"] = how.get("thinking", False)
            except (discord.HTTPException, *UNDELIVERED) as error:
                if not is_undelivered(error):
                    raise
                self._is_undelivered = True
                log.warning("Interaction %d: the acknowledgement did not arrive: %s", self.interaction.id, error)


def _rewind(files: Sequence[discord.File]) -> None:
    """They have been read for a request that was refused."""
    for file in files:
        file.reset()


def data_of(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    """What was pressed, chosen or typed, as Discord sent it."""
    return cast(dict[str, Any], interaction.data or {})
