"""What a bot may show besides a hall: every field of a form, a classic card, reactions, decorations."""

import io
from typing import Any

import discord
from discord import app_commands
from PIL import Image

ROADS = [discord.RadioGroupOption(label=name, value=name.lower()) for name in ("Forest", "River", "Pass")]
GOODS = [discord.CheckboxGroupOption(label=name, value=name.lower()) for name in ("Rope", "Torch", "Bread")]


class JourneyModal(discord.ui.Modal, title="A journey"):
    about: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay("Say **where** and with *what*.")
    road: discord.ui.Label[Any] = discord.ui.Label(
        text="Road", description="The pass is closed in winter", component=discord.ui.RadioGroup(options=ROADS)
    )
    goods: discord.ui.Label[Any] = discord.ui.Label(
        text="Goods", component=discord.ui.CheckboxGroup(options=GOODS, min_values=1, max_values=2)
    )
    quiet: discord.ui.Label[Any] = discord.ui.Label(text="Go quietly", component=discord.ui.Checkbox())
    guide: discord.ui.Label[Any] = discord.ui.Label(text="Guide", component=discord.ui.UserSelect())

    async def on_submit(self, interaction: discord.Interaction) -> None:
        road, goods, quiet, guide = (one.component for one in (self.road, self.goods, self.quiet, self.guide))
        assert isinstance(road, discord.ui.RadioGroup)
        assert isinstance(goods, discord.ui.CheckboxGroup)
        assert isinstance(quiet, discord.ui.Checkbox)
        assert isinstance(guide, discord.ui.UserSelect)
        said = [road.value, "+".join(goods.values), quiet.value, guide.values[0].display_name]
        await interaction.response.send_message(" / ".join(map(str, said)))


class LetterModal(discord.ui.Modal, title="A letter"):
    letters: discord.ui.Label[Any] = discord.ui.Label(text="Letters", component=discord.ui.FileUpload(max_values=2))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        upload = self.letters.component
        assert isinstance(upload, discord.ui.FileUpload)
        said = [f"{one.filename}: {(await one.read()).decode()}" for one in upload.values]
        await interaction.response.send_message(" / ".join(said))


class Show(app_commands.Group):
    def __init__(self) -> None:
        super().__init__(name="show", description="What there is to see")

    @app_commands.command(name="form", description="Fill in a form of many kinds")
    async def form(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(JourneyModal())

    @app_commands.command(name="letter", description="Hand over letters")
    async def letter(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(LetterModal())

    @app_commands.command(name="card", description="A classic card with reactions")
    async def card(self, interaction: discord.Interaction) -> None:
        card = discord.Embed(title="The **hall**", description="Warm and *dry*", colour=0x3D6338)
        card.set_author(name="The castellan").set_footer(text="Since 1204")
        card.add_field(name="Chairs", value="12").add_field(name="Doors", value="**2**")
        await interaction.response.send_message("A card", embed=card, view=Decorated())
        message = await interaction.original_response()
        for emoji in ("👍", "🎲"):
            await message.add_reaction(emoji)

    @app_commands.command(name="scene", description="A picture that changes")
    async def scene(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Scene("day"), file=_scene("day", "#d9c9a8"))

    @app_commands.command(name="file", description="Say how large a file is")
    async def file(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        data = await file.read()
        back = discord.File(io.BytesIO(data), file.filename)
        await interaction.response.send_message(f"{file.filename}: {len(data)} bytes", file=back)


class Scene(discord.ui.LayoutView):
    """A picture that a press turns into another one."""

    def __init__(self, time: str) -> None:
        super().__init__(timeout=None)
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        gallery.add_item(media=f"attachment://{time}.png", description=f"The hall by {time}")
        self.add_item(gallery)
        self.add_item(discord.ui.ActionRow(Turn()))


class Turn(discord.ui.Button[Scene]):
    def __init__(self) -> None:
        super().__init__(label="Turn", custom_id="turn")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Scene("night"), attachments=[_scene("night", "#2b2330")])


def _scene(time: str, colour: str) -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (600, 400), colour).save(data, "PNG")
    data.seek(0)
    return discord.File(data, f"{time}.png")


class Decorated(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.Button(label="The rules", url="https://example.org/rules"))
        self.add_item(discord.ui.Button(label="Not yet", disabled=True, custom_id="never"))
        self.add_item(discord.ui.Button(emoji="🎲", custom_id="dice", style=discord.ButtonStyle.danger))
