"""R1: everybody stands at the start."""

from bot.cli.new_game.template_race.content.track import PUDDLES
from bot.cli.new_game.template_race.options import TemplateRaceOptions
from bot.cli.new_game.template_race.state.match import State


def new_state(seats: int, options: TemplateRaceOptions) -> State:
    puddles = tuple(space for space in PUDDLES if space < options.length)
    return State(options.length, puddles, spaces=[0] * seats)
