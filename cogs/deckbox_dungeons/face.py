"""How Deckbox Dungeons shows itself."""

from pathlib import Path

from msgspec.structs import replace

from bot.engine import Options
from bot.kit.binding import bind
from bot.ui.views.face import Face
from bot.ui.views.option_table import unusual
from bot.words import Words
from cogs.deckbox_dungeons.describe import board as board_in_words
from cogs.deckbox_dungeons.describe import ending as ending_in_words
from cogs.deckbox_dungeons.describe import hand as hand_in_words
from cogs.deckbox_dungeons.describe import moments, noun_now
from cogs.deckbox_dungeons.describe import nouns as noun_list
from cogs.deckbox_dungeons.events.frame import Activated, EnemyPhaseBegan, RoundBegan
from cogs.deckbox_dungeons.game import GAME
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.pictures import board, ending, hand, noun
from cogs.deckbox_dungeons.pictures import moment as moment_picture
from cogs.deckbox_dungeons.pictures.colours import ACCENT
from cogs.deckbox_dungeons.pictures.heroes import hero_looks
from cogs.deckbox_dungeons.pictures.lit import lit
from cogs.deckbox_dungeons.view.finale import finale
from cogs.deckbox_dungeons.view.moments import seconds
from cogs.deckbox_dungeons.view.view import DeckboxView


class DeckboxFace(Face[DeckboxView]):
    """Midnight blue, a lantern in the dark."""

    game = GAME
    folder = Path(__file__).parent
    accent = ACCENT.number
    shown_after = (20, 30)
    chapters = (Activated, EnemyPhaseBegan, RoundBegan)  # what the enemies do is a page of the story too

    headline = bind(board_in_words.headline)
    describe = bind(board_in_words.describe)
    read = bind(board_in_words.read)
    draw_board = bind(board.draw_board, light=lit)
    has_whole = bind(board.has_whole)
    draw_whole = bind(board.draw_whole, light=lit)
    draw_hand = bind(hand.draw_hand)
    describe_hand = bind(hand_in_words.describe_hand)
    read_hand = bind(hand_in_words.read_hand)

    moment = bind(seconds)
    draw_moment = bind(moment_picture.draw_moments, looks=hero_looks)
    describe_moment = bind(moments.describe_moments)

    nouns = bind(lambda: tuple(noun_list.nouns()))
    nouns_in_sight = bind(noun_now.in_sight)
    noun_now = bind(noun_now.now)
    draw_noun = bind(noun.draw_noun)

    account = bind(ending_in_words.account)
    draw_ending = bind(ending.draw_ending, end=finale, looks=hero_looks, title=ending_in_words.title)
    describe_ending = bind(ending_in_words.describe_ending)

    def lobby_note(self, options: Options, seats: int, words: Words) -> str:
        assert isinstance(options, DeckboxOptions)
        quest = words.say(f"quest-{options.quest}")
        return "\n".join([f"**{quest}**", words.say(f"quest-{options.quest}.goal"), *unusual(options, words)])

    def harder(self, options: Options) -> Options | None:
        """R90: whoever has won is offered the next level."""
        assert isinstance(options, DeckboxOptions)
        higher = {"normal": "hard", "hard": "dire"}.get(options.level)
        return None if higher is None else replace(options, level=higher)

    def difficulty(self, options: Options) -> int:
        assert isinstance(options, DeckboxOptions)
        return {"normal": 1, "hard": 2, "dire": 3}[options.level]

    def is_together(self, options: Options) -> bool:
        return True

    def hero(self, view: DeckboxView, seat: int, words: Words) -> str:
        key = view.heroes[seat].hero
        return words.say(f"hero-{key}") if key else ""

    def score(self, view: DeckboxView, seat: int, score: int, words: Words) -> str:
        return words.say("describe-score", count=score)
