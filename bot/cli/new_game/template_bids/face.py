"""How Template Bids shows itself."""

from pathlib import Path

from bot.cli.new_game.template_bids.describe import board as board_in_words
from bot.cli.new_game.template_bids.describe import hand as hand_in_words
from bot.cli.new_game.template_bids.events.bids import PrizeShown
from bot.cli.new_game.template_bids.game import GAME
from bot.cli.new_game.template_bids.pictures.board import draw_board
from bot.cli.new_game.template_bids.pictures.colours import ACCENT
from bot.cli.new_game.template_bids.pictures.hand import draw_hand
from bot.cli.new_game.template_bids.view.view import TemplateBidsView
from bot.engine import Event
from bot.ui.views.face import Face
from bot.ui.views.shown import Shown
from bot.words import Words


class TemplateBidsFace(Face[TemplateBidsView]):
    """Deep water and brass."""

    game = GAME
    folder = Path(__file__).parent
    accent = ACCENT.number

    def begins_chapter(self, event: Event) -> bool:
        """A round is a page of the story."""
        return isinstance(event, PrizeShown)

    def headline(self, view: TemplateBidsView, words: Words) -> str:
        return board_in_words.headline(view, words)

    def draw_board(self, shown: Shown[TemplateBidsView], words: Words) -> bytes:
        return draw_board(shown.view, shown.names, words)

    def draw_hand(self, shown: Shown[TemplateBidsView], words: Words) -> bytes:
        return draw_hand(shown.view, shown.names, words)

    def describe(self, shown: Shown[TemplateBidsView], words: Words) -> str:
        return board_in_words.describe(shown.view, shown.names, words)

    def read(self, shown: Shown[TemplateBidsView], words: Words) -> str:
        return board_in_words.read(shown.view, shown.names, words)

    def describe_hand(self, shown: Shown[TemplateBidsView], words: Words) -> str:
        return hand_in_words.describe_hand(shown.view, words)

    def read_hand(self, shown: Shown[TemplateBidsView], words: Words) -> str:
        return hand_in_words.describe_hand(shown.view, words)
