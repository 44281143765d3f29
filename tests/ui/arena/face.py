"""How the arena shows itself: its pictures are one dot."""

from pathlib import Path

from bot.engine import Sheet
from bot.ui.views.face import Face
from bot.ui.views.shown import Shown
from bot.words import Words
from tests.support.arena import Fighter, RingView
from tests.ui.arena.game import GAME
from tests.ui.bazaar.face import dot


class ArenaFace(Face[RingView]):
    game = GAME
    folder = Path(__file__).parent
    accent = 0x654321

    def headline(self, view: RingView, words: Words) -> str:
        return f"Room {view.room}"

    def character_line(self, sheet: Sheet, words: Words) -> str:
        fighter = sheet.read(Fighter)
        return words.say("fighter", level=fighter.level, scars=fighter.scars)

    def draw_character(self, sheet: Sheet, words: Words) -> bytes | None:
        return dot() if sheet.read(Fighter).level > 1 else None

    def draw_board(self, shown: Shown[RingView], words: Words) -> bytes:
        return dot()

    draw_hand = draw_board

    def describe(self, shown: Shown[RingView], words: Words) -> str:
        return "The arena."

    read = describe_hand = read_hand = describe
