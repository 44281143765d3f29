"""/throne: the commands of Dead Throne."""

from bot.ui.actions.game_cog import GameCog, GameMaster
from cogs.dead_throne.face import ThroneFace


class Throne(GameCog, group_name="throne"):
    """What every game has."""

    face = ThroneFace()
    own_first = 1  # what is played


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(Throne(bot))
