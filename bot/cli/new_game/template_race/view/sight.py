"""From the state to a view."""

from bot.cli.new_game.template_race.rules.finish import is_over
from bot.cli.new_game.template_race.state.match import State
from bot.cli.new_game.template_race.view.view import TemplateRaceView


def sight(state: State, seat: int | None) -> TemplateRaceView:
    acting = None if is_over(state) else state.next
    return TemplateRaceView(seat, state.length, state.puddles, tuple(state.spaces), acting, state.die)
