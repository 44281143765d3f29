"""One message as it should be: what it shows, whom it calls, and how it is posted or edited."""

from typing import Any

import discord
from discord import ui
from discord.utils import snowflake_time, utcnow
from msgspec import Struct

from bot.ui.limits import FRESH_MINUTES
from bot.ui.scene import Picture

EDITED_TOO_OFTEN = 30046


class Page(Struct, frozen=True):
    """A message to be. `called`: the people it may notify."""

    view: ui.LayoutView
    picture: Picture | None = None
    called: frozenset[int] = frozenset()
    previews: tuple[Picture, ...] = ()  # of what there is to choose

    @property
    def _files(self) -> list[discord.File]:
        return [picture.file() for picture in (self.picture, *self.previews) if picture]

    @property
    def _mentions(self) -> discord.AllowedMentions:
        called = [discord.Object(person) for person in sorted(self.called)]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called)

    async def post(self, channel: discord.abc.Messageable, nonce: str) -> int:
        """A new message; with the same nonce Discord makes it only once, should an answer get lost. Its id."""
        message = await channel.send(view=self.view, files=self._files, nonce=nonce, allowed_mentions=self._mentions)
        return message.id

    async def edit(self, channel: discord.PartialMessageable, message: int) -> None:
        """Picture and components travel together, as a gallery would go on showing the old file."""
        shown: Any = channel.get_partial_message(message)
        await shown.edit(view=self.view, attachments=self._files, allowed_mentions=self._mentions)


def is_aged(message: int) -> bool:
    """Is it so old that Discord rations edits of it?"""
    return (utcnow() - snowflake_time(message)).total_seconds() > FRESH_MINUTES * 60


def is_gone(error: discord.HTTPException) -> bool:
    """Must a new message take the place of the one that could not be edited?"""
    return error.code == EDITED_TOO_OFTEN or (isinstance(error, discord.NotFound) and error.code == 10008)
