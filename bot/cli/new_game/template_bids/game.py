"""Template Bids as the engine plays it."""

from bot.cli.new_game.template_bids.adviser.advise import advise
from bot.cli.new_game.template_bids.options import TemplateBidsOptions
from bot.cli.new_game.template_bids.rules.finish import outcome
from bot.cli.new_game.template_bids.rules.setup import new_state
from bot.cli.new_game.template_bids.rules.turn import play
from bot.cli.new_game.template_bids.state.match import State
from bot.cli.new_game.template_bids.view.hidden import reshuffle
from bot.cli.new_game.template_bids.view.sight import sight
from bot.cli.new_game.template_bids.view.view import TemplateBidsView
from bot.engine import Game
from bot.kit.binding import bind


class TemplateBidsGame(Game[State, TemplateBidsView]):
    """Two to five bidders; a turn is a round in which all of them bid."""

    key = "template-bids"
    seats = range(2, 6)
    secrets = frozenset()  # nothing has a hidden name: cards are numbers
    has_secret_numbers = True  # a card that lies face down is None in a view
    has_hands = True  # so everybody has a panel of their own
    state_type = State
    options_type = TemplateBidsOptions

    setup = bind(new_state)
    turn = bind(play)
    outcome = bind(outcome)
    view = bind(sight)
    advise = bind(advise)
    reshuffle_hidden = bind(reshuffle)

    def check(self, state: State) -> None:
        """Everybody holds as many cards, and no card is there twice."""
        cards = [*state.stock, *(card for hand in state.hands for card in hand)]
        assert len(set(cards)) == len(cards)
        assert len({len(hand) for hand in state.hands}) == 1


GAME = TemplateBidsGame()
