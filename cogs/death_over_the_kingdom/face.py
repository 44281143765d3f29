"""How Death Over the Kingdom shows itself."""

from pathlib import Path

from bot.engine import Options
from bot.kit.binding import bind
from bot.ui.views.face import Face
from bot.words import Words
from cogs.death_over_the_kingdom.describe import board as board_in_words
from cogs.death_over_the_kingdom.describe import cards as cards_in_words
from cogs.death_over_the_kingdom.describe import ending as ending_in_words
from cogs.death_over_the_kingdom.describe import moments as moments_in_words
from cogs.death_over_the_kingdom.describe import nouns as noun_list
from cogs.death_over_the_kingdom.events.classic import DealBegan, LengthSet, LivesGiven
from cogs.death_over_the_kingdom.events.rounds import DealerDrawn, RoundBegan, TurnBegan
from cogs.death_over_the_kingdom.game import GAME
from cogs.death_over_the_kingdom.options import ADVISED, KingdomOptions
from cogs.death_over_the_kingdom.pictures import board, desk, ending, hand, moments, noun
from cogs.death_over_the_kingdom.pictures.colours import ACCENT
from cogs.death_over_the_kingdom.pictures.labels import board_words
from cogs.death_over_the_kingdom.view.chronicle import chronicle_of
from cogs.death_over_the_kingdom.view.moments import seconds
from cogs.death_over_the_kingdom.view.view import KingdomView


class KingdomFace(Face[KingdomView]):
    """Royal purple; the court seen from above."""

    game = GAME
    folder = Path(__file__).parent
    accent = ACCENT.number
    chapters = (LengthSet, LivesGiven, DealerDrawn, TurnBegan, RoundBegan, DealBegan)

    headline = bind(board_in_words.headline)
    describe = bind(board_in_words.describe)
    read = bind(board_in_words.read)
    draw_board = bind(board.draw_board, words=board_words)
    has_whole = bind(board.has_whole)
    draw_whole = bind(board.draw_whole, words=board_words)
    describe_hand = bind(cards_in_words.describe_hand)
    read_hand = bind(cards_in_words.read_hand)
    draw_hand = bind(hand.draw_hand, words=board_words)
    draw_desk = bind(desk.draw_desk)

    moment = bind(seconds)
    draw_moment = bind(moments.draw_moment)
    describe_moment = bind(moments_in_words.describe_moment)

    nouns = bind(noun_list.nouns)
    nouns_in_sight = bind(noun_list.in_sight)
    noun_now = bind(noun_list.now)
    draw_noun = bind(noun.draw_noun)

    account = bind(ending_in_words.account, told=chronicle_of)
    draw_ending = bind(ending.draw_ending, told=chronicle_of, plural=ending_in_words.plural, words=board_words)
    describe_ending = bind(ending_in_words.describe_ending, told=chronicle_of)

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

    def has_standings(self) -> bool:
        return True
