"""The slash commands every game has. A game's own cog names its face and adds what is its own."""

from discord import app_commands

from bot.engine import Options
from bot.host import PACES, HostRefused
from bot.ui.limits import CHOICES
from bot.ui.reading import guide_of
from bot.ui.reply import Reply
from bot.ui.table_cog import GameMaster, Interaction, TableCog

__all__ = ["PACE_CHOICES", "GameCog", "GameMaster", "Interaction"]

PACE_CHOICES = [app_commands.Choice(name=pace, value=pace) for pace in PACES]


class GameCog(TableCog):
    """Subclass it with `group_name`, `group_description` and a face; override `new` to offer options."""

    async def open_lobby(self, interaction: Interaction, options: Options, pace: str, automata: int) -> None:
        """What `new` does: a lobby in this channel."""
        async with Reply(interaction) as reply:
            pace = self._pace(interaction, pace)
            table = await self.router.lobbies.open(reply, self.face.game.key, options, pace, automata)
            scene = self.router.house.private(table, interaction)
            is_here = table.channel == interaction.channel_id
            await reply.whisper(
                scene.say("ui-lobby-open") if is_here else scene.say("ui-lobby-thread", thread=f"<#{table.channel}>")
            )

    @app_commands.command(description="See your cards and decide, in private")
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.panels.show(reply, await self._table(interaction))

    @app_commands.command(description="The board in words, for you alone")
    @app_commands.guild_only()
    async def board(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.reading.board(reply, await self._table(interaction))

    @app_commands.command(name="help", description="How to play, in a few short steps")
    async def help_(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.help.show(reply, self.face.game.key)

    @app_commands.command(description="Look a rule up")
    @app_commands.describe(topic="A topic, a word, or a rule's number such as R17")
    async def rules(self, interaction: Interaction, topic: str) -> None:
        async with Reply(interaction) as reply:
            await self.router.reading.rules(reply, self.face.game.key, topic)

    @rules.autocomplete("topic")
    async def _suggest_topic(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        suggestions = guide_of(self.face).suggest(typed)[:CHOICES]
        return [app_commands.Choice(name=text, value=text) for text in suggestions]

    @app_commands.command(description="The story so far, with rule numbers")
    @app_commands.guild_only()
    async def log(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.reading.log(reply, await self._table(interaction))

    @app_commands.command(description="Who has played and won on this server")
    @app_commands.guild_only()
    async def stats(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            await self.router.standings.show(reply, self.face.game.key)

    def _pace(self, interaction: Interaction, pace: str) -> str:
        """The server's own, where the person has not named one."""
        if pace not in PACES:
            raise HostRefused("illegal")  # Discord offers no other, but a client may send it
        settled = self.router.house.customs.of(interaction.guild_id).pace
        return pace if "pace" in interaction.namespace or not settled else settled
