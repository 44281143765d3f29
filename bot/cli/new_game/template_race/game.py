"""Template Race as the engine plays it."""

from bot.cli.new_game.template_race.adviser.advise import advise
from bot.cli.new_game.template_race.options import TemplateRaceOptions
from bot.cli.new_game.template_race.rules.finish import outcome
from bot.cli.new_game.template_race.rules.setup import new_state
from bot.cli.new_game.template_race.rules.turn import play
from bot.cli.new_game.template_race.state.match import State
from bot.cli.new_game.template_race.view.sight import sight
from bot.cli.new_game.template_race.view.view import TemplateRaceView
from bot.engine import Game
from bot.kit.binding import bind


class TemplateRaceGame(Game[State, TemplateRaceView]):
    """Two to six runners; a turn is one runner's."""

    key = "template-race"
    seats = range(2, 7)
    secrets = frozenset()  # nothing has a hidden name
    has_secret_numbers = False  # every number lies open
    state_type = State
    options_type = TemplateRaceOptions

    setup = bind(new_state)
    turn = bind(play)
    outcome = bind(outcome)
    view = bind(sight)
    advise = bind(advise)

    def check(self, state: State) -> None:
        """Nobody stands before the start, and a puddle keeps nobody."""
        assert all(space >= 0 and space not in state.puddles for space in state.spaces)


GAME = TemplateRaceGame()
