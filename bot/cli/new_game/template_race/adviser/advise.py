"""Dare with a low die, unless walking is enough."""

from bot.cli.new_game.template_race.prompts.stride import DARE, WALK
from bot.cli.new_game.template_race.view.view import TemplateRaceView
from bot.engine import Advice

LOW = 3  # with so much, two dice promise more than one


def advise(view: TemplateRaceView) -> Advice:
    assert view.acting is not None
    if view.spaces[view.acting] + view.die >= view.length:
        return Advice((WALK,), "enough")
    return Advice((WALK,), "good-die") if view.die > LOW else Advice((DARE,), "low-die")
