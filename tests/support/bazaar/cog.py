"""/bazaar."""

from bot.ui.actions.game_cog import GameCog, GameMaster
from tests.support.bazaar.face import BazaarFace


class BazaarCommands(GameCog, group_name="bazaar", group_description="Bazaar: trade until you are rich"):
    face = BazaarFace()


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(BazaarCommands(bot))
