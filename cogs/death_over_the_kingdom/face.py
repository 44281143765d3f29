"""How Death Over the Kingdom shows itself."""

from collections.abc import Sequence
from pathlib import Path

from bot.engine import Event, Options
from bot.ui.face import Face
from bot.words import Words
from cogs.death_over_the_kingdom import board, describe, describe_cards, hand
from cogs.death_over_the_kingdom.events import DealerDrawn, RoundBegan, TurnBegan
from cogs.death_over_the_kingdom.events_classic import DealBegan, LengthSet, LivesGiven
from cogs.death_over_the_kingdom.game import ADVISED, GAME, KingdomOptions
from cogs.death_over_the_kingdom.labels import board_words
from cogs.death_over_the_kingdom.view import KingdomView

CLASSIC_LESSON = "The classic game: how to play"  # a topic of guide.md


class KingdomFace(Face[KingdomView]):
    """Royal purple; the court seen from above."""

    game = GAME
    folder = Path(__file__).parent
    accent = 0x5B3A8E

    def headline(self, view: KingdomView, words: Words) -> str:
        return describe.headline(view, words)

    def lobby_note(self, options: Options, seats: int, words: Words) -> str:
        """R1, R49: which of the classic games it will be, and how many it is best with."""
        assert isinstance(options, KingdomOptions)
        if options.mode == "court":
            return words.say("lobby-court")
        note = words.say(f"lobby-classic-{options.scoring}", length=options.length)
        return note if seats >= ADVISED else f"{note} {words.say('lobby-classic-advice')}"

    def lesson(self, options: Options) -> str:
        assert isinstance(options, KingdomOptions)
        return CLASSIC_LESSON if options.mode == "classic" else ""

    def score(self, view: KingdomView, seat: int, score: int, words: Words) -> str:
        return words.say(f"describe-{view.unit}", points=score)

    def closing(self, view: KingdomView) -> KingdomView | None:
        """The last round with all cards up, while the next one is already being picked for."""
        return view.last_round

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, LengthSet | LivesGiven | DealerDrawn | TurnBegan | RoundBegan | DealBegan)

    def draw_board(self, view: KingdomView, names: Sequence[str], words: Words) -> bytes:
        return board.draw_board(view, names, board_words(words, view))

    def draw_hand(self, view: KingdomView, names: Sequence[str], words: Words) -> bytes:
        return hand.draw_hand(view, names, board_words(words, view))

    def describe(self, view: KingdomView, names: Sequence[str], words: Words) -> str:
        return describe.describe(view, names, words)

    def read(self, view: KingdomView, names: Sequence[str], words: Words) -> str:
        return describe.read(view, names, words)

    def describe_hand(self, view: KingdomView, names: Sequence[str], words: Words) -> str:
        return describe_cards.describe_hand(view, names, words)

    def read_hand(self, view: KingdomView, names: Sequence[str], words: Words) -> str:
        return describe_cards.read_hand(view, names, words)
