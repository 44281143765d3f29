"""One message as it should be: what it shows, whom it calls, and how it is posted or edited."""

from typing import Any

import discord
from discord import ui
from discord.utils import snowflake_time, utcnow
from msgspec import Struct

from bot.ui.limits import FRESH_MINUTES
from bot.ui.scene import Picture

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
EDITED_TOO_OFTEN = 30046
INVALID_FORM = 50035
THREAD_ARCHIVED = 50083
THREAD_LOCKED = 160005


class Page(Struct, frozen=True):
    """A message to be. `called`: the people it may notify."""

    view: ui.LayoutView
    picture: Picture | None = None
    called: frozenset[int] = frozenset()
    previews: tuple[Picture, ...] = ()  # of what there is to choose

    @property
    def shown(self) -> tuple[str, ...]:
        """The pictures' names; another picture has another name."""
        return tuple(picture.name for picture in self._pictures)

    @property
    def _pictures(self) -> tuple[Picture, ...]:
        return (*([self.picture] if self.picture else []), *self.previews)

    @property
    def _files(self) -> list[discord.File]:
        return [picture.file() for picture in self._pictures]

    @property
    def _mentions(self) -> discord.AllowedMentions:
        called = [discord.Object(person) for person in sorted(self.called)]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called)

    async def post(self, channel: discord.abc.Messageable, nonce: str) -> int:
        """A new message; with the same nonce Discord makes it only once, should an answer get lost. Its id."""
        message = await channel.send(view=self.view, files=self._files, nonce=nonce, allowed_mentions=self._mentions)
        return message.id

    async def edit(self, channel: discord.PartialMessageable, message: int, held: tuple[str, ...] = ()) -> None:
        """Picture and components travel together, as a gallery would go on showing the old file.

        `held` names the pictures that the message has: where they are the same they stay, and need not be sent again.
        """
        shown: Any = channel.get_partial_message(message)
        if self.shown and self.shown == held:
            try:
                await shown.edit(view=self.view, allowed_mentions=self._mentions)
            except discord.HTTPException as error:
                if error.code != INVALID_FORM:  # else Discord has not got that file any more
                    raise
            else:
                return
        await shown.edit(view=self.view, attachments=self._files, allowed_mentions=self._mentions)


def is_aged(message: int) -> bool:
    """Is it so old that Discord rations edits of it?"""
    return (utcnow() - snowflake_time(message)).total_seconds() > FRESH_MINUTES * 60


def is_gone(error: discord.HTTPException) -> bool:
    """Must a new message take the place of the one that could not be edited? A new one opens an archived thread."""
    return error.code in (EDITED_TOO_OFTEN, UNKNOWN_MESSAGE, THREAD_ARCHIVED)


def is_channel_gone(error: discord.HTTPException) -> bool:
    """Was the channel, or the thread, deleted? One that is merely hidden from us answers otherwise."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL


def is_refusal(error: discord.HTTPException) -> bool:
    """May we not write there as things stand? It is no use to try again before they change."""
    return isinstance(error, discord.Forbidden) or error.code == THREAD_LOCKED
