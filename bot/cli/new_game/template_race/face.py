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
from bot.engine import Event
from bot.ui.views.face import Face
from bot.ui.views.shown import Shown
from bot.words import Words


class TemplateRaceFace(Face[TemplateRaceView]):
    """Deep water and brass."""

    game = GAME
    folder = Path(__file__).parent
    accent = ACCENT.number

    def begins_chapter(self, event: Event) -> bool:
        """A turn is a page of the story."""
        return isinstance(event, Rolled)

    def score(self, view: TemplateRaceView, seat: int, score: int, words: Words) -> str:
        return words.say("describe-score", space=score)

    def headline(self, view: TemplateRaceView, words: Words) -> str:
        return board_in_words.headline(view, words)

    def draw_board(self, shown: Shown[TemplateRaceView], words: Words) -> bytes:
        return draw_board(shown.view, shown.names, words)

    def draw_hand(self, shown: Shown[TemplateRaceView], words: Words) -> bytes:
        return draw_hand(shown.view, shown.names, words)

    def describe(self, shown: Shown[TemplateRaceView], words: Words) -> str:
        return board_in_words.describe(shown.view, shown.names, words)

    def read(self, shown: Shown[TemplateRaceView], words: Words) -> str:
        return board_in_words.read(shown.view, shown.names, words)

    def describe_hand(self, shown: Shown[TemplateRaceView], words: Words) -> str:
        return describe_hand(shown.view, words)

    def read_hand(self, shown: Shown[TemplateRaceView], words: Words) -> str:
        return describe_hand(shown.view, words)
