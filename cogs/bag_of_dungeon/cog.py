"""/bag: the commands of Bag of Dungeon."""

from bot.ui.actions.game_cog import GameCog, GameMaster
from cogs.bag_of_dungeon.face import BagFace


class Bag(GameCog, group_name="bag"):
    """What every game has, and a lobby with this game's options (R7)."""

    face = BagFace()
    own_first = 4  # where it goes, how hard it is, how many a lone player leads, and for whom


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(Bag(bot))
