"""A small bot with one of everything the page must show."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from PIL import Image

from bot.local.redirect import point_discord_at
from tests.local.page.browser.context_menus import greet, praise
from tests.local.page.browser.show_commands import Show

TOPICS = ("Dragon", "Drawbridge", "Knight", "Moat")
TARGETS = [discord.SelectOption(label=f"Hex {letter}", value=letter) for letter in "ABCDEFGHIJ"]
ALT_TEXT = "A hall with two empty chairs"


class HallBot(discord.Client):
    """`await HallBot.start_at(base_url)` comes back when the bot is online and its commands are known."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(Hall())
        self.tree.add_command(Show())
        for menu in (greet, praise):
            self.tree.add_command(menu)
        self.is_seated = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.panels: list[discord.Interaction] = []

    @classmethod
    async def start_at(cls, base_url: str) -> "HallBot":
        point_discord_at(base_url)
        bot = cls()
        bot.running = asyncio.create_task(bot.start("any"))
        await bot.is_seated.wait()
        return bot

    running: asyncio.Task[None]

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.is_seated.set()

    async def leave(self) -> None:
        await self.close()
        await self.running


class HallView(discord.ui.LayoutView):
    def __init__(self, bot: HallBot, seated: int = 0) -> None:
        super().__init__(timeout=None)
        self.bot = bot
        self.seated = seated
        self.add_item(self._container())

    def _container(self) -> discord.ui.Container[Any]:
        gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://hall.png", description=ALT_TEXT)
        buttons: discord.ui.ActionRow[Any] = discord.ui.ActionRow(
            Press("Join", _join),
            Press("Panel", _panel),
            Press("Name", _name),
            Press("Slow", _slow),
            Press("Mute", _mute),
        )
        text: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay(f"## The hall\n{self.seated} seated")
        return discord.ui.Container(text, gallery, buttons, discord.ui.ActionRow(Target()), accent_colour=0x6B4FA0)


class Press(discord.ui.Button[HallView]):
    def __init__(self, label: str, react: Any) -> None:
        super().__init__(label=label, custom_id=label.lower())
        self.react = react

    async def callback(self, interaction: discord.Interaction) -> None:
        assert self.view is not None
        await self.react(self.view, interaction)


class Target(discord.ui.Select[HallView]):
    def __init__(self) -> None:
        super().__init__(placeholder="Choose a target", custom_id="target", options=TARGETS)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Aimed at {self.values[0]}")


class NameModal(discord.ui.Modal, title="Name the hall"):
    name: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Hall name", min_length=3, max_length=20)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"It is called {self.name.value}")


async def _join(view: HallView, interaction: discord.Interaction) -> None:
    await interaction.response.edit_message(view=HallView(view.bot, view.seated + 1))


async def _panel(view: HallView, interaction: discord.Interaction) -> None:
    await interaction.response.send_message(f"Secret of {interaction.user.display_name}", ephemeral=True)
    view.bot.panels.append(interaction)


async def _name(view: HallView, interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(NameModal())


async def _slow(view: HallView, interaction: discord.Interaction) -> None:
    await view.bot.may_answer.wait()
    await interaction.response.defer()


async def _mute(view: HallView, interaction: discord.Interaction) -> None:
    """Never answers, so that the person is told the interaction failed."""


class Hall(app_commands.Group):
    def __init__(self) -> None:
        super().__init__(name="hall", description="Halls")

    @app_commands.command(name="new", description="Open a hall")
    async def new(
        self,
        interaction: discord.Interaction,
        seats: app_commands.Range[int, 2, 6] = 3,
        automata: app_commands.Range[int, 0, 6] = 0,
    ) -> None:
        assert isinstance(interaction.client, HallBot)
        await interaction.response.send_message(view=HallView(interaction.client), file=_picture())
        await interaction.followup.send(f"{seats} seats, {automata} automata")

    @app_commands.command(name="rules", description="Look up a rule")
    async def rules(self, interaction: discord.Interaction, topic: str) -> None:
        await interaction.response.send_message(f"Rule of the {topic}")

    @rules.autocomplete("topic")
    async def topics(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=one, value=one.upper()) for one in TOPICS if typed.lower() in one.lower()]

    @app_commands.command(name="echo", description="Say it again")
    async def echo(self, interaction: discord.Interaction, text: str) -> None:
        await interaction.response.send_message(text)

    @app_commands.command(name="vote", description="Choose several")
    async def vote(self, interaction: discord.Interaction) -> None:
        view: discord.ui.View = discord.ui.View(timeout=None)
        view.add_item(Vote()).add_item(Guest())
        await interaction.response.send_message("Who and what?", view=view)

    @app_commands.command(name="thread", description="Open a thread and close it")
    async def thread(self, interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        thread = await interaction.channel.create_thread(name="Side hall", type=discord.ChannelType.public_thread)
        await thread.send("Welcome to the side")
        await thread.edit(locked=True)
        await interaction.response.send_message(f"See {thread.mention}")


class Vote(discord.ui.Select[discord.ui.View]):
    def __init__(self) -> None:
        super().__init__(placeholder="Vote for hexes", min_values=2, max_values=3, options=TARGETS)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Votes: {', '.join(self.values)}")


class Guest(discord.ui.UserSelect[discord.ui.View]):
    def __init__(self) -> None:
        super().__init__(placeholder="Choose a guest")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Guest: {self.values[0].display_name}")


def _picture() -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (1200, 700), "#d9c9a8").save(data, "PNG")
    data.seek(0)
    return discord.File(data, "hall.png")
