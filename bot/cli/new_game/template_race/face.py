"""How Template Race shows itself."""

from pathlib import Path

from bot.cli.new_game.template_race.describe import board as board_in_words
from bot.cli.new_game.template_race.describe.hand import describe_hand
from bot.cli.new_game.template_race.events.race import Rolled
from bot.cli.new_game.template_race.game import GAME
from bot.cli.new_game.template_race.pictures.board import draw_board
from bot.cli.new_game.template_race.pictures.colours import ACCENT
from bot.cli.new_game.template_race.pictures.hand import draw_hand
from bot.cli.new_game.template_race.view.view import TemplateRaceView
from bot.kit.binding import bind
from bot.ui.views.face import Face
from bot.words import Words


class TemplateRaceFace(Face[TemplateRaceView]):
    """Deep water and brass."""

    game = GAME
    folder = Path(__file__).parent
    accent = ACCENT.number
    chapters = (Rolled,)  # a turn is a page of the story

    headline = bind(board_in_words.headline)
    describe = bind(board_in_words.describe)
    read = bind(board_in_words.read)
    draw_board = bind(draw_board)
    describe_hand = bind(describe_hand)
    read_hand = bind(describe_hand)
    draw_hand = bind(draw_hand)

    def score(self, view: TemplateRaceView, seat: int, score: int, words: Words) -> str:
        return words.say("describe-score", space=score)
