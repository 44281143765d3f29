"""How Deckbox Dungeons shows itself."""

from pathlib import Path

from bot.engine import Event, Options
from bot.ui.views.face import Face
from bot.ui.views.option_table import unusual
from bot.ui.views.shown import Shown
from bot.words import Words
from cogs.deckbox_dungeons.describe import board as board_in_words
from cogs.deckbox_dungeons.describe.hand import describe_hand
from cogs.deckbox_dungeons.events.frame import Activated, EnemyPhaseBegan, RoundBegan
from cogs.deckbox_dungeons.game import GAME
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.pictures import board, hand
from cogs.deckbox_dungeons.pictures.lit import lit
from cogs.deckbox_dungeons.view.view import DeckboxView


class DeckboxFace(Face[DeckboxView]):
    """Midnight blue, a lantern in the dark."""

    game = GAME
    folder = Path(__file__).parent
    accent = 0x283878

    def lobby_note(self, options: Options, seats: int, words: Words) -> str:
        del seats
        assert isinstance(options, DeckboxOptions)
        quest = words.say(f"quest-{options.quest}")
        return "\n".join([f"**{quest}**", words.say(f"quest-{options.quest}.goal"), *unusual(options, words)])

    def begins_chapter(self, event: Event) -> bool:
        """An activation is a page of the story, and so is what the enemies do."""
        return isinstance(event, Activated | EnemyPhaseBegan | RoundBegan)

    def score(self, view: DeckboxView, seat: int, score: int, words: Words) -> str:
        return words.say("describe-score", count=score)

    def headline(self, view: DeckboxView, words: Words) -> str:
        return board_in_words.headline(view, words)

    def draw_board(self, shown: Shown[DeckboxView], words: Words) -> bytes:
        return board.draw_board(shown.view, shown.names, lit(shown.prompts, shown.view), words)

    def has_whole(self, view: DeckboxView) -> bool:
        return board.has_whole(view)

    def draw_whole(self, shown: Shown[DeckboxView], words: Words) -> bytes:
        return board.draw_whole(shown.view, shown.names, lit(shown.prompts, shown.view), words)

    def draw_hand(self, shown: Shown[DeckboxView], words: Words) -> bytes:
        return hand.draw_hand(shown.view, words)

    def describe(self, shown: Shown[DeckboxView], words: Words) -> str:
        return board_in_words.describe(shown.view, shown.names, words)

    def read(self, shown: Shown[DeckboxView], words: Words) -> str:
        return board_in_words.read(shown.view, shown.names, words)

    def describe_hand(self, shown: Shown[DeckboxView], words: Words) -> str:
        return describe_hand(shown.view, shown.names, words)

    def read_hand(self, shown: Shown[DeckboxView], words: Words) -> str:
        return describe_hand(shown.view, shown.names, words)
