"""/p52: the commands of P52."""

from bot.ui.actions.game_cog import GameCog, GameMaster
from cogs.p52.face import P52Face


class P52Commands(GameCog, group_name="p52", group_description="P52: room by room, with two decks of cards"):
    """What every game has, a lobby with this game's options."""

    face = P52Face()


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(P52Commands(bot))
