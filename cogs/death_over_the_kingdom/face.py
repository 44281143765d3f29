"""How Death Over the Kingdom shows itself."""

from collections.abc import Sequence
from pathlib import Path

from bot.engine import Event, Noun, Options
from bot.ui.views.ending import Ending
from bot.ui.views.face import Face
from bot.ui.views.shown import Shown
from bot.words import Account, Words
from cogs.death_over_the_kingdom.describe import board as describe
from cogs.death_over_the_kingdom.describe import cards as describe_cards
from cogs.death_over_the_kingdom.describe import ending as describe_ending
from cogs.death_over_the_kingdom.describe import nouns
from cogs.death_over_the_kingdom.describe.moments import describe_moment
from cogs.death_over_the_kingdom.events.classic import DealBegan, LengthSet, LivesGiven
from cogs.death_over_the_kingdom.events.rounds import DealerDrawn, RoundBegan, TurnBegan
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import ADVISED, KingdomOptions
from cogs.death_over_the_kingdom.pictures import board, hand
from cogs.death_over_the_kingdom.pictures.colours import ACCENT
from cogs.death_over_the_kingdom.pictures.desk import draw_desk
from cogs.death_over_the_kingdom.pictures.ending import draw_ending
from cogs.death_over_the_kingdom.pictures.labels import board_words
from cogs.death_over_the_kingdom.pictures.moments import draw_moment
from cogs.death_over_the_kingdom.pictures.noun import draw_noun
from cogs.death_over_the_kingdom.view import moments
from cogs.death_over_the_kingdom.view.chronicle import Chronicle, chronicle
from cogs.death_over_the_kingdom.view.view import KingdomView


class KingdomFace(Face[KingdomView]):
    """Royal purple; the court seen from above."""

    game = GAME
    folder = Path(__file__).parent
    accent = ACCENT.number

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
        return "lesson-classic" if options.mode == "classic" else ""

    def score(self, view: KingdomView, seat: int, score: int, words: Words) -> str:
        return words.say(f"describe-{view.unit}", points=score)

    def closing(self, view: KingdomView) -> KingdomView | None:
        """The last round with all cards up, while the next one is already being picked for."""
        return view.last_round

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, LengthSet | LivesGiven | DealerDrawn | TurnBegan | RoundBegan | DealBegan)

    def moment(self, event: Event) -> float:
        """The reveal and what it brought, a cut, a robbery: what everybody wants to look at."""
        return moments.seconds(event)

    def draw_moment(self, shown: Shown[KingdomView], moments: Sequence[Event], words: Words) -> bytes | None:
        return draw_moment(shown.view, shown.names, moments, words)

    def describe_moment(self, shown: Shown[KingdomView], moments: Sequence[Event], words: Words) -> str:
        return describe_moment(shown.view, shown.names, moments, words)

    def nouns(self) -> Sequence[Noun]:
        return nouns.nouns()

    def nouns_in_sight(self, shown: Shown[KingdomView]) -> Sequence[str]:
        return nouns.in_sight(shown.view)

    def noun_now(self, noun: Noun, shown: Shown[KingdomView], words: Words) -> Sequence[str]:
        return nouns.now(noun.kind, noun.key, shown.view, shown.names, words)

    def draw_noun(self, noun: Noun, words: Words) -> bytes | None:
        return draw_noun(noun.key, words) if noun.kind == "card" else None

    def has_standings(self) -> bool:
        return True

    def account(self, ending: Ending[KingdomView], words: Words) -> Account:
        view, names = ending.shown.view, ending.shown.names
        return describe_ending.account(view, ending.outcome, names, _told(ending), words)

    def draw_ending(self, ending: Ending[KingdomView], words: Words) -> bytes:
        view, names, outcome = ending.shown.view, ending.shown.names, ending.outcome
        plural = words.say("ending-shared" if outcome.winners else "ending-tied", count=len(outcome.winners))
        return draw_ending(view, outcome, names, _told(ending), board_words(words, view), plural)

    def describe_ending(self, ending: Ending[KingdomView], words: Words) -> str:
        view, names = ending.shown.view, ending.shown.names
        return describe_ending.describe_ending(view, ending.outcome, names, _told(ending), words)

    def draw_board(self, shown: Shown[KingdomView], words: Words) -> bytes:
        return board.draw_board(shown.view, shown.names, board_words(words, shown.view))

    def has_whole(self, view: KingdomView) -> bool:
        return board.has_whole(view)

    def draw_whole(self, shown: Shown[KingdomView], words: Words) -> bytes:
        return board.draw_whole(shown.view, shown.names, board_words(words, shown.view))

    def draw_hand(self, shown: Shown[KingdomView], words: Words) -> bytes:
        return hand.draw_hand(shown.view, shown.names, board_words(words, shown.view))

    def draw_desk(self, shown: Shown[KingdomView], moments: Sequence[Event], words: Words) -> bytes:
        return draw_desk(shown.view, shown.names, moments, words)

    def describe(self, shown: Shown[KingdomView], words: Words) -> str:
        return describe.describe(shown.view, shown.names, words)

    def read(self, shown: Shown[KingdomView], words: Words) -> str:
        return describe.read(shown.view, shown.names, words)

    def describe_hand(self, shown: Shown[KingdomView], words: Words) -> str:
        return describe_cards.describe_hand(shown.view, shown.names, words)

    def read_hand(self, shown: Shown[KingdomView], words: Words) -> str:
        return describe_cards.read_hand(shown.view, shown.names, words)


def _told(ending: Ending[KingdomView]) -> Chronicle:
    """What the story comes to; little, where there is none."""
    view = ending.shown.view
    return chronicle(view.unit, len(view.seats), ending.story)
