"""/bazaar, for a bot at a local table."""

from bot.ui.actions.game_cog import GameCog, GameMaster
from tests.ui.bazaar.face import BazaarFace


class BazaarCog(GameCog, group_name="bazaar", group_description="A game for tests"):
    face = BazaarFace()


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(BazaarCog(bot))
