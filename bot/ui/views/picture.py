"""A drawn picture as a message shows it: a file, and its place among the components."""

from functools import cached_property
from hashlib import blake2b
from io import BytesIO
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.ui.wire.limits import ALT_TEXT
from bot.words import shorten


class Picture(Struct, frozen=True, dict=True):
    """A PNG and what it shows in words."""

    png: bytes
    alt: str

    @cached_property
    def name(self) -> str:
        """Another picture has another name, so that no client shows an old one."""
        return f"{blake2b(self.png, digest_size=8).hexdigest()}.png"

    def file(self) -> discord.File:
        return discord.File(BytesIO(self.png), self.name, description=shorten(self.alt, ALT_TEXT))

    def gallery(self) -> ui.MediaGallery[Any]:
        shown = discord.MediaGalleryItem(f"attachment://{self.name}", description=shorten(self.alt, ALT_TEXT))
        return ui.MediaGallery(shown)
