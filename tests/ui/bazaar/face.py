"""How the bazaar shows itself: its pictures are one dot, and it remembers what they were made of."""

from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.engine import Prompt
from bot.ui.views.face import Face
from bot.ui.views.shown import Shown
from bot.words import Words
from tests.ui.bazaar.game import GAME, BazaarView


def dot() -> bytes:
    png = BytesIO()
    Image.new("P", (8, 8)).save(png, "PNG")
    return png.getvalue()


class BazaarFace(Face[BazaarView]):
    game = GAME
    folder = Path(__file__).parent
    accent = 0x123456

    def __init__(self) -> None:
        self.drawn: dict[str, list[Shown[BazaarView]]] = {"board": [], "whole": [], "hand": [], "prompt": []}

    def headline(self, view: BazaarView, words: Words) -> str:
        return f"{view.bought} bought"

    def has_whole(self, view: BazaarView) -> bool:
        return True

    def has_picture(self, prompt: Prompt) -> bool:
        return True

    def draw_board(self, shown: Shown[BazaarView], words: Words) -> bytes:
        return self._drawn("board", shown)

    def draw_whole(self, shown: Shown[BazaarView], words: Words) -> bytes:
        return self._drawn("whole", shown)

    def draw_hand(self, shown: Shown[BazaarView], words: Words) -> bytes:
        return self._drawn("hand", shown)

    def draw_prompt(self, shown: Shown[BazaarView], prompt: Prompt, labels: object, words: Words) -> bytes:
        return self._drawn("prompt", shown)

    def describe(self, shown: Shown[BazaarView], words: Words) -> str:
        return "The bazaar."

    read = describe_hand = read_hand = describe

    def _drawn(self, what: str, shown: Shown[BazaarView]) -> bytes:
        self.drawn[what].append(shown)
        return dot()
