"""The panel in words."""

from bot.cli.new_game.template_bids.view.view import TemplateBidsView
from bot.words import Words


def describe_hand(view: TemplateBidsView, words: Words) -> str:
    """For an alt text, and for the panel itself."""
    assert view.viewer is not None
    hand = [str(card) for card in view.hands[view.viewer] if card is not None]
    return words.say("describe-hand", cards=hand) if hand else words.say("describe-no-hand")
