"""The panel in words."""

from bot.cli.new_game.template_race.view.view import TemplateRaceView
from bot.words import Words


def describe_hand(view: TemplateRaceView, words: Words) -> str:
    """For an alt text, and for the panel itself."""
    assert view.viewer is not None
    here = words.say("describe-you", space=view.spaces[view.viewer], left=view.length - view.spaces[view.viewer])
    return f"{here} {words.say('describe-rolled', die=view.die)}" if view.viewer == view.acting and view.die else here
