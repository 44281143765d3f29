"""How Dead Throne shows itself."""

from pathlib import Path

from bot.ui.views.face import Face
from bot.ui.views.shown import Shown
from bot.words import Words
from cogs.dead_throne.game import GAME
from cogs.dead_throne.view.view import ThroneView


class ThroneFace(Face[ThroneView]):
    """Map ink."""

    game = GAME
    folder = Path(__file__).parent
    accent = 0x2B3A55

    def headline(self, view: ThroneView, words: Words) -> str:
        raise NotImplementedError

    def draw_board(self, shown: Shown[ThroneView], words: Words) -> bytes:
        raise NotImplementedError

    def draw_hand(self, shown: Shown[ThroneView], words: Words) -> bytes:
        raise NotImplementedError

    def describe(self, shown: Shown[ThroneView], words: Words) -> str:
        raise NotImplementedError

    def read(self, shown: Shown[ThroneView], words: Words) -> str:
        raise NotImplementedError

    def describe_hand(self, shown: Shown[ThroneView], words: Words) -> str:
        raise NotImplementedError

    def read_hand(self, shown: Shown[ThroneView], words: Words) -> str:
        raise NotImplementedError
