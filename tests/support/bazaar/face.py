"""How Bazaar shows itself."""

from collections.abc import Sequence
from pathlib import Path

from bot.ui.views.face import Face
from bot.ui.views.shown import Shown
from bot.words import Words, plain
from images.encode import to_png
from images.palette import Accent
from images.paper import page
from images.type import HEAD, STRONG, write
from tests.support.bazaar.game import GAME
from tests.support.bazaar.state import BazaarView

ACCENT = Accent((70, 40, 20), (140, 80, 30), (240, 220, 190), (214, 160, 72), (246, 214, 150))


class BazaarFace(Face[BazaarView]):
    game = GAME
    folder = Path(__file__).parent
    accent = 0x8C501E

    def headline(self, view: BazaarView, words: Words) -> str:
        return words.say("describe-headline", count=len(view.coins))

    def draw_board(self, shown: Shown[BazaarView], words: Words) -> bytes:
        return _drawn(words.say("game-name"), _lines(shown.view, shown.names, words))

    def draw_hand(self, shown: Shown[BazaarView], words: Words) -> bytes:
        return _drawn(words.say("game-name"), [self.read_hand(shown, words)])

    def describe(self, shown: Shown[BazaarView], words: Words) -> str:
        return " ".join(_lines(shown.view, shown.names, words))

    def read(self, shown: Shown[BazaarView], words: Words) -> str:
        return "\n".join(_lines(shown.view, [plain(name) for name in shown.names], words))

    def describe_hand(self, shown: Shown[BazaarView], words: Words) -> str:
        return self.read_hand(shown, words)

    def read_hand(self, shown: Shown[BazaarView], words: Words) -> str:
        view = shown.view
        assert view.viewer is not None
        return words.say("describe-you", **_held(view, view.viewer, words))


def _lines(view: BazaarView, names: Sequence[str], words: Words) -> list[str]:
    return [words.say("describe-stall", name=name, **_held(view, seat, words)) for seat, name in enumerate(names)]


def _held(view: BazaarView, seat: int, words: Words) -> dict[str, str]:
    coins = words.say("stock-coin.counted", count=view.coins[seat])
    silk = words.say("stock-silk.counted", count=view.silk[seat])
    return {"held": words.names([coins, silk, *(words.say(f"option-ware-{ware}") for ware in view.goods[seat])])}


def _drawn(heading: str, lines: Sequence[str]) -> bytes:
    picture = page(1000, 260 + 60 * len(lines), ACCENT).copy()
    write(picture, heading, 500, 100, HEAD)
    for number, line in enumerate(lines):
        write(picture, line, 500, 190 + 60 * number, STRONG, width=860)
    return to_png(picture)
