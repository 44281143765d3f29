"""One table, one game's face and one language: all a message about a match is made of."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from hashlib import blake2b
from io import BytesIO
from typing import Any, ParamSpec, TypeVar

import discord
from discord import ui
from msgspec import Struct

from bot.engine import Prompt
from bot.host import Table
from bot.ui import limits
from bot.ui.face import Face
from bot.ui.speech import Speaker
from bot.words import Plain, Words, distinct, plain, shorten

DRAWERS = 2  # pictures drawn side by side
_studio = ThreadPoolExecutor(DRAWERS, thread_name_prefix="picture")
P = ParamSpec("P")
T = TypeVar("T")


async def drawn(draw: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Draw in a thread, so that clicks need not wait for pictures."""
    return await asyncio.get_running_loop().run_in_executor(_studio, partial(draw, *args, **kwargs))


class Picture(Struct, frozen=True):
    """A drawn PNG and what it shows in words."""

    png: bytes
    alt: str

    @property
    def name(self) -> str:
        """Another picture has another name, so that no client shows an old one."""
        return f"{blake2b(self.png, digest_size=8).hexdigest()}.png"

    def file(self) -> discord.File:
        return discord.File(BytesIO(self.png), self.name, description=shorten(self.alt, limits.ALT_TEXT))

    def gallery(self) -> ui.MediaGallery[Any]:
        shown = discord.MediaGalleryItem(f"attachment://{self.name}", description=shorten(self.alt, limits.ALT_TEXT))
        return ui.MediaGallery(shown)


class Scene:
    """What the messages about one table need."""

    def __init__(self, table: Table, face: Face[Any], words: Words) -> None:
        self.table = table
        self.face = face
        self.words = words

    @cached_property
    def names(self) -> tuple[str, ...]:
        """For pictures and labels, by seat."""
        return distinct([seat.name for seat in self.table.seats])

    @cached_property
    def speaker(self) -> Speaker:
        return Speaker(self.words, [seat.name for seat in self.table.seats])

    @cached_property
    def caller(self) -> Speaker:
        """Names people by mentions, so that they are called."""
        called = [plain(s.name) if s.is_automatic or not s.person else mention(s.person.id) for s in self.table.seats]
        return Speaker(self.words, called)

    @property
    def legal_seats(self) -> range:
        """How many may play this match."""
        return self.face.game.seats_for(self.table.options)

    @property
    def title(self) -> str:
        return self.face.title(self.words)

    def say(self, message: str, **facts: Any) -> str:
        return self.words.say(message, **facts)

    def asked(self) -> tuple[Prompt, ...]:
        """The open prompts that wait for a person."""
        return tuple(prompt for prompt in self.table.prompts if not self.table.seats[prompt.seat].is_automatic)

    def asked_people(self) -> set[int]:
        people = (self.table.seats[prompt.seat].person for prompt in self.asked())
        return {person.id for person in people if person is not None}

    def closing(self) -> Any:
        """The public view of what was last cleared away; None if nothing was."""
        return self.face.closing(self.table.view(None)) if self.table.match else None

    @property
    def has_whole(self) -> bool:
        return self.table.match is not None and self.face.has_whole(self.table.view(None))

    async def board(self) -> Picture:
        """The public picture."""
        return await self.picture(self.table.view(None))

    async def picture(self, view: Any) -> Picture:
        """The picture of a public view."""
        png = await drawn(self.face.draw_board, view, self.names, self.words)
        return Picture(png, self.face.describe(view, self.names, self.words))

    async def whole(self) -> Picture:
        """All there is on the table."""
        view = self.table.view(None)
        png = await drawn(self.face.draw_whole, view, self.names, self.words)
        return Picture(png, self.face.describe(view, self.names, self.words))

    async def hand(self, seat: int) -> Picture:
        view = self.table.view(seat)
        png = await drawn(self.face.draw_hand, view, self.names, self.words)
        return Picture(png, self.face.describe_hand(view, self.names, self.words))


def mention(person: int) -> Plain:
    return Plain(f"<@{person}>")
