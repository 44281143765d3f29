"""One table, one game's face and one language: all a message about a match is made of."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cached_property
from hashlib import blake2b
from io import BytesIO
from typing import Any, TypeAlias, TypeVar

import discord
from discord import ui
from msgspec import Struct

from bot.engine import Prompt
from bot.host import Motion, Table
from bot.host.faults import fault
from bot.ui import limits
from bot.ui.explain import Unshown
from bot.ui.face import Face
from bot.ui.speech import Speaker
from bot.ui.studio import drawn
from bot.words import Plain, Words, distinct, plain, shorten

T = TypeVar("T")
Shows: TypeAlias = Callable[[Any, Sequence[str], Words], T]


class Picture(Struct, frozen=True, dict=True):
    """A drawn PNG and what it shows in words."""

    png: bytes
    alt: str

    @cached_property
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

    def asked_openly(self) -> list[Prompt]:
        """Those of them that everybody may answer for in public: what is offered is no secret."""
        return [prompt for prompt in self.asked() if not prompt.is_secret and prompt.public_options == prompt.options]

    def asked_people(self) -> set[int]:
        people = (self.table.seats[prompt.seat].person for prompt in self.asked())
        return {person.id for person in people if person is not None}

    def questioned_people(self) -> set[int]:
        """Who has not yet answered a question put to the table."""
        return {person for motion in self.table.aside.motions for person in unheard(self.table, motion)}

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
        return await self._shown(self.face.draw_board, self.face.describe, view)

    async def whole(self) -> Picture:
        """All there is on the table."""
        return await self._shown(self.face.draw_whole, self.face.describe, self.table.view(None))

    async def previews(self, prompts: Iterable[Prompt], seat: int | None) -> dict[int, Picture]:
        """By number, the pictures of those prompts that have one, from what that seat (None: the public) may know.

        One that cannot be drawn is left out: its prompt is worded all the same.
        """
        shown = {}
        for prompt in prompts:
            if self.face.has_picture(prompt):
                with suppress(Unshown):
                    shown[prompt.number] = await self._preview(prompt, seat)
        return shown

    async def _preview(self, prompt: Prompt, seat: int | None) -> Picture:
        labels = [self.speaker.option(option) for option in prompt.options]
        view = self.table.view(seat)
        said = f"{self.speaker.prompt(prompt)} {', '.join(labels)}"
        return await self._made(lambda: said, self.face.draw_prompt, view, labels, self.names, self.words)

    async def hand(self, seat: int) -> Picture:
        return await self._shown(self.face.draw_hand, self.face.describe_hand, self.table.view(seat))

    async def _shown(self, draw: Shows[bytes], describe: Shows[str], view: Any) -> Picture:
        return await self._made(lambda: describe(view, self.names, self.words), draw, view, self.names, self.words)

    async def _made(self, describe: Callable[[], str], draw: Callable[..., bytes], *of: Any) -> Picture:
        """Raises Unshown: a drawing may be as wrong as it likes, play goes on."""
        try:
            return Picture(await drawn(draw, *of), describe())
        except Exception as error:
            logged = fault(self.table, "a picture could not be made", error)
            raise Unshown(logged.error_id) from error


def unheard(table: Table, motion: Motion) -> tuple[int, ...]:
    """Who was asked, has said neither yes nor no, and may still do so."""
    spoken = motion.agreed + motion.refused
    return tuple(person for person in motion.asked if person not in spoken and not table.has_gone(person))


def mention(person: int) -> Plain:
    return Plain(f"<@{person}>")
