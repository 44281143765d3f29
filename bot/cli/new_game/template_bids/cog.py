"""/template-bids: the commands of Template Bids."""

from bot.cli.new_game.template_bids.face import TemplateBidsFace
from bot.ui.actions.game_cog import GameCog, GameMaster


class TemplateBidsCommands(
    GameCog,
    group_name="template-bids",
    group_description="Template Bids: bid in secret, and win the prizes",
):
    """What every game has, and a lobby with this game's options."""

    face = TemplateBidsFace()


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(TemplateBidsCommands(bot))
