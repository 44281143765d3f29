"""/kingdom: the commands of Death Over the Kingdom."""

from typing import cast

from discord import app_commands

from bot.ui.game_cog import PACE_CHOICES, GameCog, GameMaster, Interaction
from cogs.death_over_the_kingdom.cards import Mode
from cogs.death_over_the_kingdom.face import KingdomFace
from cogs.death_over_the_kingdom.game import KingdomOptions
from cogs.death_over_the_kingdom.view import Scoring

MODES = [
    app_commands.Choice(name="court: be second, 3 to 7 players", value="court"),
    app_commands.Choice(name="classic: the lowest card loses, 3 to 16 players", value="classic"),
]
SCORINGS = [
    app_commands.Choice(name="tokens: the lowest takes one, the fewest win", value="tokens"),
    app_commands.Choice(name="lives: four each, the last one left wins", value="lives"),
    app_commands.Choice(name="death over all: the three lowest take 3, 2 and 1", value="death-over-all"),
]


class Kingdom(GameCog, group_name="kingdom", group_description="Death Over the Kingdom: be second at court"):
    """What every game has, and a lobby with this game's options."""

    face = KingdomFace()

    @app_commands.command(description="Lay out a table for Death Over the Kingdom in this channel")
    @app_commands.describe(
        automata="Seats to fill with automata at once; the court takes 3 to 7, the classic game 3 to 16",
        pace="How long a decision may take",
        mode="The court game, where second place wins, or the classic game, where the lowest card loses",
        length="Classic game: rounds per player (3 if you do not say)",
        scoring="Classic game: what the lowest card costs",
    )
    @app_commands.choices(pace=PACE_CHOICES, mode=MODES, scoring=SCORINGS)
    @app_commands.guild_only()
    async def new(
        self,
        interaction: Interaction,
        automata: app_commands.Range[int, 0, 15] = 0,
        pace: str = "relaxed",
        mode: str = "court",
        length: app_commands.Range[int, 2, 6] = 3,
        scoring: str = "tokens",
    ) -> None:
        options = KingdomOptions(cast(Mode, mode), length, cast(Scoring, scoring))
        await self.open_lobby(interaction, options, pace, automata)


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(Kingdom(bot))
