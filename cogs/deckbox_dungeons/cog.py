"""/deckbox: the commands of Deckbox Dungeons."""

from bot.ui.actions.game_cog import GameCog, GameMaster
from cogs.deckbox_dungeons.face import DeckboxFace


class DeckboxCommands(GameCog, group_name="deckbox"):
    """What every game has, and a lobby with this game's options."""

    face = DeckboxFace()


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(DeckboxCommands(bot))
