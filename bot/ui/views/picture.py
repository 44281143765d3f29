"""A drawn picture as a message shows it: a file, and its place among the components."""

from functools import cached_property
from hashlib import blake2b
from io import BytesIO
from typing import Any, Literal, Self

import discord
from discord import ui
from msgspec import Struct

from bot.ui.wire.limits import ALT_TEXT
from bot.words import shorten


class Picture(Struct, frozen=True, dict=True):
    """A PNG, or a film, and what it shows in words."""

    data: bytes
    alt: str
    kind: Literal["png", "webp", "gif"] = "png"

    @classmethod
    def named(cls, data: bytes, alt: str) -> Self:
        """A PNG that has its name already: to find it takes a look at every byte, so it is found where it is drawn."""
        picture = cls(data, alt)
        assert picture.name
        return picture

    @cached_property
    def name(self) -> str:
        """Another picture has another name, so that no client shows an old one."""
        return f"{blake2b(self.data, digest_size=8).hexdigest()}.{self.kind}"

    def file(self) -> discord.File:
        return discord.File(BytesIO(self.data), self.name, description=shorten(self.alt, ALT_TEXT))

    def gallery(self, role: int | None = None) -> ui.MediaGallery[Any]:
        """`role`: what it is in its message, see `roles`."""
        shown = discord.MediaGalleryItem(f"attachment://{self.name}", description=shorten(self.alt, ALT_TEXT))
        return ui.MediaGallery(shown, id=role)
