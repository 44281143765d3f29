"""Bid high where the prize is high."""

from bot.cli.new_game.template_bids.view.view import TemplateBidsView
from bot.engine import Advice

HIGH = 5  # a prize worth the best card


def advise(view: TemplateBidsView) -> Advice:
    assert view.viewer is not None
    hand = [card for card in view.hands[view.viewer] if card is not None]
    return Advice((str(max(hand)),), "high-prize") if view.prize >= HIGH else Advice((str(min(hand)),), "low-prize")
