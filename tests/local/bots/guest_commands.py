"""Commands of a bot in the manner of others: every option type, groups, deferrals, selects, layouts and forms."""

import asyncio
import io
from typing import Any, Literal

import discord
from discord import app_commands, ui
from discord.ext import commands

from tests.local.bots.feature_bot import png


class Selects(ui.View):
    """A select of each type, with defaults and bounds."""

    def __init__(self, default: int) -> None:
        super().__init__(timeout=None)
        self.chosen: list[Any] = []
        wanted = discord.SelectDefaultValue(id=default, type=discord.SelectDefaultValueType.user)
        options = [discord.SelectOption(label=x, default=x == "a", emoji="🎲", description="d") for x in "abc"]
        rooms = [discord.ChannelType.text]
        for one in (
            ui.UserSelect[Any](placeholder="People", min_values=0, max_values=3, default_values=[wanted]),
            ui.RoleSelect[Any](placeholder="Role"),
            ui.MentionableSelect[Any](placeholder="Anybody", max_values=2),
            ui.ChannelSelect[Any](placeholder="Room", channel_types=rooms),
            ui.Select[Any](placeholder="Letters", options=options, min_values=1, max_values=2),
        ):
            one.callback = self._kept(one)  # type: ignore[method-assign]
            self.add_item(one)

    def _kept(self, select: Any) -> Any:
        async def keep(interaction: discord.Interaction) -> None:
            self.chosen = select.values
            named = ", ".join(str(value) for value in select.values)
            await interaction.response.edit_message(content=f"{select.placeholder}: {named}")

        return keep


class Sheet(ui.LayoutView):
    """A message of every part a layout has."""

    def __init__(self, times: int = 0) -> None:
        super().__init__(timeout=60)
        self.times = times
        picture = ui.Thumbnail[Any]("attachment://a.png", description="a face", spoiler=True)
        button = ui.Button[Any](label="Again", style=discord.ButtonStyle.green, emoji="🎲")
        button.callback = self.again  # type: ignore[method-assign]
        gallery = [discord.MediaGalleryItem("attachment://a.png", spoiler=n > 0) for n in range(2)]
        box = ui.Container[Any](accent_colour=5, spoiler=True)
        box.add_item(ui.Section("one", "two", accessory=picture)).add_item(ui.Section("three", accessory=button))
        box.add_item(ui.Separator(visible=False, spacing=discord.SeparatorSpacing.large))
        box.add_item(ui.MediaGallery(*gallery)).add_item(ui.File("attachment://b.txt", spoiler=True))
        box.add_item(ui.ActionRow(ui.Button(label="Rules", url="https://example.org/")))
        self.add_item(box).add_item(ui.TextDisplay(f"turned {times} times"))

    def files(self) -> list[discord.File]:
        return [discord.File(io.BytesIO(png(2, 2)), "a.png"), discord.File(io.BytesIO(b"text"), "b.txt")]

    async def again(self, interaction: discord.Interaction) -> None:
        sheet = Sheet(self.times + 1)
        await interaction.response.edit_message(view=sheet, attachments=sheet.files())


class Claim(ui.Modal, title="Claim"):
    """Fails the first time it is sent, for it is not patient."""

    name = ui.Label[Any](text="Name", description="who", component=ui.TextInput(max_length=5, custom_id="name"))
    proof = ui.Label[Any](text="Proof", component=ui.FileUpload(max_values=2, required=False, custom_id="proof"))
    where = ui.Label[Any](text="Where", component=ui.ChannelSelect(required=False, custom_id="where"))
    note = ui.TextDisplay[Any]("Take your time.")

    def __init__(self) -> None:
        super().__init__()
        self.tries = 0
        self.failed = asyncio.Event()

    async def on_error(  # type: ignore[override]
        self, interaction: discord.Interaction, error: Exception, /
    ) -> None:
        self.failed.set()

    async def on_submit(self, interaction: discord.Interaction) -> None:
        self.tries += 1
        if self.tries == 1:
            raise ValueError("not yet")
        assert isinstance(self.name.component, ui.TextInput)
        assert isinstance(self.proof.component, ui.FileUpload)
        files = [(await one.read()).decode() for one in self.proof.component.values]
        await interaction.response.send_message(f"{self.name.component.value} claims with {files}")


@app_commands.guild_only()
class Keep(commands.GroupCog, group_name="keep", group_description="The keep"):
    """`/keep gate open`: a group in a group."""

    gate = app_commands.Group(name="gate", description="The gate")

    @gate.command(name="open", description="Open it")
    async def open_gate(self, interaction: discord.Interaction, who: str) -> None:
        assert interaction.command is not None
        await interaction.response.send_message(f"{interaction.command.qualified_name} for {who}")

    @open_gate.autocomplete("who")
    async def offer(self, _: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{current}{n}", value=str(n)) for n in range(25)]


class Workshop(commands.Cog):
    def __init__(self) -> None:
        self.claim = Claim()
        self.launched: list[discord.HTTPException] = []

    @app_commands.command(description="Roll dice")
    @app_commands.choices(kind=[app_commands.Choice(name="two", value=2)])
    async def roll(
        self,
        interaction: discord.Interaction,
        n: app_commands.Range[int, 1, 6],
        s: app_commands.Range[str, 2, 5],
        kind: app_commands.Choice[int] | None = None,
        f: app_commands.Range[float, 0.5, 1.5] = 1.0,
        mode: Literal["fair", "foul"] = "fair",
        anybody: discord.Member | discord.Role | None = None,
        room: discord.TextChannel | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        told = [n, s, kind and kind.value, f, mode, anybody and anybody.name, room and room.name]
        told += [file and (await file.read()).decode()]
        await interaction.response.send_message(" ".join(map(str, told)))

    @app_commands.command(description="For stewards")
    @app_commands.default_permissions(manage_guild=True)
    async def steward(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("at your service", ephemeral=True)

    @app_commands.command(description="Wait, in private")
    async def wait(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        first = await interaction.followup.send("first", wait=True)
        second = await interaction.followup.send("second", wait=True)
        await second.edit(content=f"alone: {first.flags.ephemeral} {second.flags.ephemeral}")
        await interaction.edit_original_response(content="first, with a file", attachments=[Sheet().files()[0]])
        assert (await interaction.original_response()).content == "first, with a file"

    @app_commands.command(description="A message and what may be done with it")
    async def post(self, interaction: discord.Interaction) -> None:
        told = await interaction.response.send_message("posted", files=Sheet().files(), silent=True)
        assert isinstance(told.resource, discord.InteractionMessage)
        await told.resource.edit(content="posted, edited")
        await told.resource.pin()
        await told.resource.add_reaction("👍")
        await (await told.resource.create_thread(name="about it")).send("words")

    @app_commands.command(description="Start what is no activity")
    async def launch(self, interaction: discord.Interaction) -> None:
        try:
            await interaction.response.launch_activity()
        except discord.HTTPException as error:
            self.launched.append(error)
            await interaction.response.send_message("no activity")

    @app_commands.command(description="Selects")
    async def selects(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("choose", view=Selects(interaction.user.id))

    @app_commands.command(description="A layout")
    async def sheet(self, interaction: discord.Interaction) -> None:
        sheet = Sheet()
        await interaction.response.send_message(view=sheet, files=sheet.files())

    @app_commands.command(description="A claim")
    async def claim_it(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(self.claim)
