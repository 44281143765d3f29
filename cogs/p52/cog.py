"""/p52: the commands of P52, and whose game it is."""

from discord import app_commands

from bot.ui.actions.game_cog import GameMaster, Interaction
from bot.ui.wire.layout import layout
from bot.ui.wire.localised import said
from bot.ui.wire.reply import Reply
from cogs.p52.game import GAME
from cogs.p52.hero_commands import FACE, HeroCommands


class P52Commands(HeroCommands, group_name="p52"):
    """What every game has, the heroes who live on, and credit where it is due."""

    face = FACE

    @app_commands.command(description=said("command-about", FACE.catalogue))
    async def about(self, interaction: Interaction) -> None:
        async with Reply(interaction) as reply:
            words = self.router.context.words(interaction, GAME.key)
            await reply.show(layout(self.face.accent, f"### {words.say('game-name')}", words.say("credit")))


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(P52Commands(bot))
