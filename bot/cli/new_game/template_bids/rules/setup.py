"""R1: cards are dealt face down, and the prizes are shuffled."""

from bot.cli.new_game.template_bids.content.prizes import PRIZES
from bot.cli.new_game.template_bids.options import TemplateBidsOptions
from bot.cli.new_game.template_bids.state.match import State
from bot.engine import Chance

HIGHEST = 40  # the cards are numbered from 1


def new_state(seats: int, options: TemplateBidsOptions, chance: Chance) -> State:
    stock, prizes = list(range(1, HIGHEST + 1)), list(PRIZES)
    chance.shuffle(stock)
    chance.shuffle(prizes)
    hands = [sorted(stock.pop() for _ in range(options.rounds)) for _ in range(seats)]
    return State(hands, sorted(stock), prizes, scores=[0] * seats)
