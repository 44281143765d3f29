"""/kingdom: the commands of Death Over the Kingdom."""

from bot.ui.actions.game_cog import GameCog, GameMaster
from cogs.death_over_the_kingdom.face import KingdomFace


class Kingdom(GameCog, group_name="kingdom"):
    """What every game has, and a lobby with this game's options."""

    face = KingdomFace()


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(Kingdom(bot))
