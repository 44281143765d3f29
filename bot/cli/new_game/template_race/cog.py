"""/template-race: the commands of Template Race."""

from bot.cli.new_game.template_race.face import TemplateRaceFace
from bot.ui.actions.game_cog import GameCog, GameMaster


class TemplateRaceCommands(
    GameCog,
    group_name="template-race",
    group_description="Template Race: be first at the finish",
):
    """What every game has, and a lobby with this game's options."""

    face = TemplateRaceFace()


async def setup(bot: GameMaster) -> None:
    await bot.add_cog(TemplateRaceCommands(bot))
