"""/harbour, for a bot at a local table."""

from bot.ui.actions.game_cog import GameCog, GameMaster
from tests.support.harbour.face import HarbourFace


class HarbourCog(GameCog, group_name="harbour", group_description="A game for tests"):
    face = HarbourFace()


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(HarbourCog(bot))
