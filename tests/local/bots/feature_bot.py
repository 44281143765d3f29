"""A small discord.py bot that uses one of everything; it runs unmodified against the local table."""

import asyncio
import io
import struct
import zlib
from typing import Any

import discord
from discord import app_commands, ui


def png(width: int, height: int, grey: int = 128) -> bytes:
    """A plain grey PNG, made by hand."""
    rows = b"".join(b"\0" + bytes([grey]) * width for _ in range(height))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Board(ui.LayoutView):
    """A V2 message: container, section, gallery, separator, button, select."""

    def __init__(self, moves: int = 0) -> None:
        super().__init__(timeout=None)
        self.moves = moves
        box: ui.Container[Any] = ui.Container(accent_colour=0x6B4FA0)
        box.add_item(ui.TextDisplay(f"Moves: {moves}"))
        box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=f"Board {moves}")))
        box.add_item(ui.Separator())
        row: ui.ActionRow[Any] = ui.ActionRow()
        row.add_item(MoveButton())
        box.add_item(row)
        self.add_item(box)


class MoveButton(ui.Button[Any]):
    def __init__(self) -> None:
        super().__init__(label="Move", custom_id="move")

    async def callback(self, interaction: discord.Interaction) -> None:
        assert self.view is not None
        board = Board(self.view.moves + 1)
        file = discord.File(io.BytesIO(png(30, 20, board.moves)), "board.png")
        await interaction.response.edit_message(view=board, attachments=[file])


class NameForm(ui.Modal, title="Your name"):
    name: ui.TextInput[Any] = ui.TextInput(label="Name", custom_id="name", min_length=2, max_length=20)
    side: ui.Label[Any] = ui.Label(
        text="Side",
        component=ui.RadioGroup(
            custom_id="side",
            options=[
                discord.RadioGroupOption(label="North", value="n"),
                discord.RadioGroupOption(label="South", value="s"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.side.component, ui.RadioGroup)
        await interaction.response.send_message(f"{self.name.value} goes {self.side.component.value}", ephemeral=True)


class StubbornForm(ui.Modal, title="Change the message"):
    """Tries to update a message that is not there."""

    word: ui.TextInput[Any] = ui.TextInput(label="Word", custom_id="word", required=False)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        try:
            await interaction.response.edit_message(content="changed")
        except discord.HTTPException as error:
            await interaction.response.send_message(f"refused with {error.code}")


class Buttons(ui.View):
    """Classic buttons, one for each kind of answer."""

    def __init__(self, bot: "FeatureBot") -> None:
        super().__init__(timeout=None)
        self.bot = bot

    @ui.button(label="Quiet", custom_id="quiet")
    async def quiet(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.send_message("for your eyes only", ephemeral=True)

    @ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.send_modal(NameForm())

    @ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="edited later")

    @ui.button(label="Silent", custom_id="silent")
    async def silent(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        self.bot.held = interaction
        self.bot.holding.set()

    @ui.select(placeholder="Fruit", custom_id="fruit", options=[discord.SelectOption(label=x) for x in ("Fig", "Plum")])
    async def fruit(self, interaction: discord.Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.edit_message(content=f"a {select.values[0]}")

    @ui.select(cls=ui.UserSelect, placeholder="Friend", custom_id="friend")
    async def friend(self, interaction: discord.Interaction, select: ui.UserSelect[Any]) -> None:
        await interaction.response.edit_message(content=f"with {select.values[0].display_name}")


class FeatureBot(discord.Client):
    def __init__(self, *, intents: discord.Intents | None = None, **more: Any) -> None:
        super().__init__(intents=intents or discord.Intents.default(), guild_ready_timeout=0.05, **more)
        self.tree = app_commands.CommandTree(self)
        self.held: discord.Interaction | None = None
        self.holding = asyncio.Event()
        self.resumed = asyncio.Event()
        self._add_commands()

    async def setup_hook(self) -> None:
        await self.tree.sync()
        self.add_view(Buttons(self))

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without the five seconds that discord.py waits before it identifies anew."""

    def _add_commands(self) -> None:
        game = app_commands.Group(name="game", description="Games")

        @game.command(name="new", description="Open a board")
        @app_commands.choices(mode=[app_commands.Choice(name="Slow", value="slow")])
        async def new(
            interaction: discord.Interaction, seats: app_commands.Range[int, 2, 4] = 2, mode: str = ""
        ) -> None:
            del seats, mode
            file = discord.File(io.BytesIO(png(30, 20)), "board.png")
            await interaction.response.send_message(view=Board(), file=file)

        @game.command(name="buttons", description="Classic buttons")
        async def buttons(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("press one", view=Buttons(self))

        @game.command(name="think", description="Answer later")
        async def think(interaction: discord.Interaction, *, ephemeral: bool = False) -> None:
            await interaction.response.defer(ephemeral=ephemeral, thinking=True)
            await interaction.followup.send("thought")
            await interaction.followup.send("and more", ephemeral=ephemeral)

        @game.command(name="facts", description="Options of all types")
        async def facts(
            interaction: discord.Interaction,
            text: str,
            number: float,
            flag: bool,
            who: discord.Member,
            where: discord.TextChannel,
            role: discord.Role,
            file: discord.Attachment | None = None,
        ) -> None:
            told = [text, number, flag, who.display_name, where.name, role.name]
            told += [(await file.read()).decode()] if file else []
            await interaction.response.send_message(" ".join(map(str, told)))

        @facts.autocomplete("text")
        async def complete(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            return [app_commands.Choice(name=w, value=w) for w in ("dragon", "drake", "dwarf") if w.startswith(current)]

        self.tree.add_command(game)
        self._add_forms(game)

    def _add_forms(self, game: app_commands.Group) -> None:
        @game.command(name="form", description="A form at once")
        async def form(interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(StubbornForm())

        @game.command(name="silent", description="Never answers by itself")
        async def silent(interaction: discord.Interaction) -> None:
            self.held = interaction
            self.holding.set()
