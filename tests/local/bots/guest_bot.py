"""A bot as others write them: cogs, prefix and hybrid commands, menus, paginators, dynamic buttons, loops, waits."""

import asyncio
import io
import re
from datetime import timedelta
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands, tasks

from tests.client.person import PATIENCE_S
from tests.local.bots.feature_bot import png

PAGES = ("one", "two", "three")


class Paginator(ui.View):
    """Only its owner turns the pages; ◀ ▶ and a stop."""

    def __init__(self, owner: discord.abc.User) -> None:
        super().__init__(timeout=60)
        self.owner = owner
        self.page = 0

    def embed(self) -> discord.Embed:
        embed = discord.Embed(title=f"Page {PAGES[self.page]}", colour=discord.Colour.blurple())
        embed.set_author(name=self.owner.display_name, icon_url=self.owner.display_avatar.url)
        return embed.add_field(name="n", value=str(self.page)).set_footer(text="turn me")

    async def interaction_check(self, interaction: discord.Interaction) -> bool:
        if interaction.user.id == self.owner.id:
            return True
        await interaction.response.send_message("not your book", ephemeral=True)
        return False

    @ui.button(emoji="▶️", custom_id="next", style=discord.ButtonStyle.primary)
    async def turn(self, interaction: discord.Interaction, _: ui.Button[Self]) -> None:
        self.page = (self.page + 1) % len(PAGES)
        await interaction.response.edit_message(embed=self.embed(), view=self)

    @ui.button(label="Close", style=discord.ButtonStyle.danger, custom_id="close")
    async def close(self, interaction: discord.Interaction, _: ui.Button[Self]) -> None:
        for child in self.children:
            if isinstance(child, ui.Button):
                child.disabled = True
        await interaction.response.edit_message(content="closed", view=self)
        self.stop()


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button that carries its state in its custom_id and survives a restart."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Counted {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "Counter":
        del interaction, item
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=_counting(self.n + 1))


def _counting(n: int) -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(Counter(n))
    return view


class Report(ui.Modal, title="Report"):
    """One of every field a form can have."""

    why: ui.TextInput[Any] = ui.TextInput(label="Why", style=discord.TextStyle.paragraph, custom_id="why")

    def __init__(self) -> None:
        super().__init__()
        options = [discord.SelectOption(label=x, value=x, emoji="🎲") for x in ("mild", "grave")]
        self.add_item(ui.Label(text="How bad", component=ui.Select(custom_id="bad", options=options)))
        self.add_item(ui.Label(text="Who", component=ui.UserSelect(custom_id="who", required=False)))
        boxes = [discord.CheckboxGroupOption(label=x, value=x) for x in ("a", "b")]
        self.add_item(ui.Label(text="Which", component=ui.CheckboxGroup(custom_id="which", options=boxes)))
        self.add_item(ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure")))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        found = {one.custom_id: getattr(one, "values", None) or getattr(one, "value", None) for one in self._fields()}
        told = "; ".join(f"{key}={found[key]}" for key in ("bad", "which", "sure"))
        await interaction.response.send_message(f"{self.why.value}; {told}", ephemeral=True)

    def _fields(self) -> list[Any]:
        return [item for item in self.walk_children() if hasattr(item, "custom_id")]


class Parlour(commands.Cog):
    def __init__(self, bot: "GuestBot") -> None:
        self.bot = bot

    @commands.hybrid_command(name="book", description="A book of pages")  # type: ignore[arg-type]
    async def book(self, ctx: commands.Context[Any]) -> None:
        view = Paginator(ctx.author)
        await ctx.send(embed=view.embed(), view=view)

    @commands.command()
    async def poll(self, ctx: commands.Context[Any], *, question: str) -> None:
        sent = await ctx.send(f"**{question}**")
        for emoji in ("👍", "👎"):
            await sent.add_reaction(emoji)

        def fits(reaction: discord.Reaction, user: discord.abc.User) -> bool:
            return reaction.message.id == sent.id and user == ctx.author

        reaction, _ = await self.bot.wait_for("reaction_add", check=fits, timeout=PATIENCE_S)
        await ctx.reply(f"you chose {reaction.emoji}", mention_author=False)

    @commands.command()
    @commands.has_permissions(manage_messages=True)
    async def purge(self, ctx: commands.Context[Any], number: int) -> None:
        assert isinstance(ctx.channel, discord.TextChannel)
        gone = await ctx.channel.purge(limit=number, check=lambda message: "keep" not in message.content)
        await ctx.send(f"{len(gone)} gone", delete_after=30)

    @commands.Cog.listener()
    async def on_command_error(self, ctx: commands.Context[Any], error: commands.CommandError) -> None:
        await ctx.send(f"{type(error).__name__}")

    @app_commands.command(description="Count up")
    async def count(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("counting", view=_counting(0))

    @app_commands.command(description="A long answer with files")
    @app_commands.checks.cooldown(1, 60)
    async def report(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        first = discord.File(io.BytesIO(png(6, 6)), "a.png", description="a picture")
        sent = await interaction.followup.send("first", file=first, wait=True)
        await interaction.followup.send("second", files=[discord.File(io.BytesIO(b"x"), "b.txt")], silent=True)
        await sent.edit(content="first, edited")
        await interaction.edit_original_response(content="first, edited twice")

    @report.error
    async def too_soon(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        await interaction.response.send_message(f"{type(error).__name__}", ephemeral=True)

    @app_commands.command(description="A form")
    async def form(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Report())

    @app_commands.command(description="A room of one's own")
    @app_commands.guild_only()
    async def room(self, interaction: discord.Interaction, guest: discord.Member) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        thread = await interaction.channel.create_thread(name="room", invitable=False)
        await thread.add_user(guest)
        board = await thread.send("the board")
        await board.pin(reason="kept at hand")
        await interaction.response.send_message(f"in {thread.mention}", ephemeral=True)

    @tasks.loop(seconds=0.05, count=3)
    async def tick(self) -> None:
        self.bot.ticks += 1


class GuestBot(commands.AutoShardedBot):
    def __init__(self) -> None:
        intents = discord.Intents.all()
        super().__init__(
            commands.when_mentioned_or("!"), intents=intents, guild_ready_timeout=0.05, chunk_guilds_at_startup=True
        )
        self.ticks = 0
        self.everywhere = asyncio.Event()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Without the five seconds between two starts."""

    async def setup_hook(self) -> None:
        cog = Parlour(self)
        await self.add_cog(cog)
        self.add_dynamic_items(Counter)
        self.tree.add_command(app_commands.ContextMenu(name="Greet", callback=greet))
        self.tree.add_command(app_commands.ContextMenu(name="Quote", callback=quote))
        await self.tree.sync()
        cog.tick.start()

    async def on_ready(self) -> None:
        self.everywhere.set()


async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
    soon = discord.utils.utcnow() + timedelta(hours=1)
    await interaction.response.send_message(f"hello {member.mention}, see you {discord.utils.format_dt(soon, 'R')}")


async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"> {message.content}\n— {message.author.display_name}")
