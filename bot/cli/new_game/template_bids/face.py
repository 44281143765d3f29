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
from bot.kit.binding import bind
from bot.ui.views.face import Face


class TemplateBidsFace(Face[TemplateBidsView]):
    """Deep water and brass."""

    game = GAME
    folder = Path(__file__).parent
    accent = ACCENT.number
    chapters = (PrizeShown,)  # a round is a page of the story

    headline = bind(board_in_words.headline)
    describe = bind(board_in_words.describe)
    read = bind(board_in_words.read)
    draw_board = bind(draw_board)
    describe_hand = bind(hand_in_words.describe_hand)
    read_hand = bind(hand_in_words.describe_hand)
    draw_hand = bind(draw_hand)
