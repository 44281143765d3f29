"""Messages such as a game's table has, said by a bot: pictures of given sizes, what is asked, and buttons."""

import io
from collections.abc import Sequence
from typing import Any

import discord
from msgspec import Struct
from PIL import Image

from tests.local.page.browser.hall_bot import HallBot

SIZES = {
    "strip": (1200, 300),
    "board": (1200, 900),
    "higher": (1200, 960),  # as a board with one more plate: still of the same shape
    "tower": (1200, 1536),
    "moment": (1200, 1300),
}
COLOURS = ("#5d4370", "#d9c9a8", "#3d6338")


class Shown(Struct, frozen=True):
    """A picture: what it is, in which state, and the id that its gallery bears."""

    what: str
    state: int = 0
    role: int | None = None

    @property
    def name(self) -> str:
        return f"{self.what}-{self.state}.png"

    def file(self) -> discord.File:
        data = io.BytesIO()
        Image.new("RGB", SIZES[self.what], COLOURS[self.state]).save(data, "PNG")
        data.seek(0)
        return discord.File(data, self.name)

    def gallery(self) -> discord.ui.MediaGallery[Any]:
        item = discord.MediaGalleryItem(f"attachment://{self.name}", description=f"{self.what} {self.state}")
        return discord.ui.MediaGallery(item, id=self.role)


class Press(discord.ui.Button[Any]):
    """Its press is taken note of, "Slow" when the test says so; what the bot does then, the test says as well."""

    async def callback(self, interaction: discord.Interaction) -> None:
        assert isinstance(interaction.client, HallBot)
        if self.label == "Slow":
            await interaction.client.may_answer.wait()
        await interaction.response.defer()


def table(*parts: Shown | str | Sequence[str], foot: Sequence[str] = ("Help",)) -> discord.ui.LayoutView:
    """Pictures, words, and rows of buttons, in this order; below a line the row of quiet ones."""
    view = discord.ui.LayoutView(timeout=None)
    items = [_item(part) for part in parts]
    below = [discord.ui.Separator[Any](), _row(foot)] if foot else []
    view.add_item(discord.ui.Container(*items, *below, accent_colour=0x6B4FA0))
    return view


def _item(part: Shown | str | Sequence[str]) -> discord.ui.Item[Any]:
    if isinstance(part, Shown):
        return part.gallery()
    return discord.ui.TextDisplay(part) if isinstance(part, str) else _row(part)


def _row(labels: Sequence[str]) -> discord.ui.ActionRow[Any]:
    return discord.ui.ActionRow(*(Press(label=label, custom_id=label.lower()) for label in labels))


class Teller:
    """Says such messages in the channel where the tests sit."""

    def __init__(self, bot: HallBot, channel: str = "game-night") -> None:
        found = discord.utils.get(bot.get_all_channels(), name=channel)
        assert isinstance(found, discord.TextChannel)
        self.channel = found

    async def says(self, *parts: Shown | str | Sequence[str], foot: Sequence[str] = ("Help",)) -> discord.Message:
        return await self.channel.send(view=table(*parts, foot=foot), files=_files(parts))

    async def turns(
        self, message: discord.Message, *parts: Shown | str | Sequence[str], foot: Sequence[str] = ("Help",)
    ) -> None:
        await message.edit(view=table(*parts, foot=foot), attachments=_files(parts))


def _files(parts: Sequence[Shown | str | Sequence[str]]) -> list[discord.File]:
    return [part.file() for part in parts if isinstance(part, Shown)]
