"""One public message as it should be: what it shows, whom it notifies, and how it is posted or edited."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord
from discord import ui
from msgspec import Struct

from bot.ui.views.picture import Picture
from bot.ui.wire.error_codes import INVALID_FORM

Edit: TypeAlias = Callable[..., Awaitable[object]]  # takes what discord.py's own edits of messages take


class Page(Struct, frozen=True):
    """A message to be. `called`: the people it may notify."""

    view: ui.LayoutView
    picture: Picture | None = None
    called: frozenset[int] = frozenset()
    previews: tuple[Picture, ...] = ()  # of what there is to choose
    strip: Picture | None = None  # of what has just happened

    @property
    def shown(self) -> tuple[str, ...]:
        """The pictures' names; another picture has another name."""
        return tuple(picture.name for picture in self._pictures)

    @property
    def _pictures(self) -> tuple[Picture, ...]:
        """In the order in which they stand in the message."""
        return tuple(picture for picture in (self.strip, self.picture, *self.previews) if picture)

    @property
    def _files(self) -> list[discord.File]:
        return [picture.file() for picture in self._pictures]

    @property
    def _mentions(self) -> discord.AllowedMentions:
        called = [discord.Object(person) for person in sorted(self.called)]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called)

    async def post(self, channel: discord.abc.Messageable, nonce: str, *, is_quiet: bool = False) -> discord.Message:
        """A new message; with the same nonce Discord makes it only once, should an answer get lost.

        A quiet one notifies nobody.
        """
        mentions = discord.AllowedMentions.none() if is_quiet else self._mentions
        return await channel.send(view=self.view, files=self._files, nonce=nonce, allowed_mentions=mentions)

    async def edit(self, edit: Edit, held: tuple[str, ...] = ()) -> None:
        """Picture and components travel together, as a gallery would go on showing the old file.

        `held` names the pictures that the message has: where they are the same they stay, and need not be sent again.
        """
        if self.shown and self.shown == held:
            try:
                await edit(view=self.view, allowed_mentions=self._mentions)
            except discord.HTTPException as error:
                if error.code != INVALID_FORM:  # that one says that Discord no longer has the file: it is sent again
                    raise
            else:
                return
        await edit(view=self.view, attachments=self._files, allowed_mentions=self._mentions)

    def without_pictures(self) -> "Page":
        """Its words alone. The view is taken apart, so this page is not to be shown any more."""
        for item in list(self.view.walk_children()):
            if isinstance(item, ui.MediaGallery) and isinstance(item.parent, ui.Container):
                item.parent.remove_item(item)
        return Page(self.view, called=self.called)
