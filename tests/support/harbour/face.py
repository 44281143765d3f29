"""How the harbour shows itself: its pictures are one dot."""

from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.engine import Prompt
from bot.ui.views.face import Face
from bot.ui.views.shown import Shown
from bot.words import Words
from tests.support.harbour.game import GAME, DockView


def dot() -> bytes:
    png = BytesIO()
    Image.new("P", (8, 8)).save(png, "PNG")
    return png.getvalue()


class HarbourFace(Face[DockView]):
    game = GAME
    folder = Path(__file__).parent
    accent = 0x224466

    def headline(self, view: DockView, words: Words) -> str:
        return f"Turn {view.turn + 1}"

    def draw_board(self, shown: Shown[DockView], words: Words) -> bytes:
        return dot()

    def draw_hand(self, shown: Shown[DockView], words: Words) -> bytes:
        return dot()

    def describe(self, shown: Shown[DockView], words: Words) -> str:
        return f"Coins: {shown.view.coins}."

    read = describe

    def describe_hand(self, shown: Shown[DockView], words: Words) -> str:
        return f"{shown.names[shown.view.viewer or 0]} holds {shown.view.flares} flares."

    read_hand = describe_hand

    def has_picture(self, prompt: Prompt) -> bool:
        return False
