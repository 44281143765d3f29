"""How Dead Throne shows itself."""

from pathlib import Path

from bot.engine import Options
from bot.kit.binding import bind
from bot.ui.views.face import Face
from bot.ui.views.option_table import unusual
from bot.words import Words
from cogs.dead_throne.describe import board as board_in_words
from cogs.dead_throne.describe import ending as ending_in_words
from cogs.dead_throne.describe import hand as hand_in_words
from cogs.dead_throne.describe import moments, standing
from cogs.dead_throne.describe.nouns import ALL
from cogs.dead_throne.describe.sight import in_sight
from cogs.dead_throne.events.frame import RoundBegan
from cogs.dead_throne.game import GAME
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.pictures import board, desk, ending, hand, noun
from cogs.dead_throne.pictures import moment as moment_picture
from cogs.dead_throne.pictures.colours import ACCENT
from cogs.dead_throne.pictures.lit import lit
from cogs.dead_throne.pictures.looks import looks
from cogs.dead_throne.view import telling
from cogs.dead_throne.view.beats import seconds
from cogs.dead_throne.view.view import ThroneView

LEVELS = {"easy": 1, "fitting": 2, "hard": 3}


class ThroneFace(Face[ThroneView]):
    """Map ink."""

    game = GAME
    folder = Path(__file__).parent
    accent = ACCENT.number
    not_nouns = frozenset({"defender", "left", "short", "long"})  # a mode, what is left to walk, the roads of Solo
    shown_after = (10, 24)
    chapters = (RoundBegan,)

    headline = bind(board_in_words.headline)
    describe = bind(board_in_words.describe)
    read = bind(board_in_words.read)
    draw_board = bind(board.draw_board)
    draw_whole = bind(board.draw_whole)
    describe_hand = bind(hand_in_words.describe_hand)
    read_hand = bind(hand_in_words.read_hand)
    draw_hand = bind(hand.draw_hand)
    draw_desk = bind(desk.draw_desk, light=lit, seen=moments.captioned)

    is_told = bind(telling.is_told)
    told_as_one = bind(telling.told_as_one)
    moment = bind(seconds)
    draw_moment = bind(moment_picture.draw_moment, seen=moments.captioned, looks=looks)
    describe_moment = bind(moments.describe_moments)

    nouns = bind(lambda: ALL)
    nouns_in_sight = bind(lambda view, prompts: list(dict.fromkeys(in_sight(view, prompts))))
    noun_now = bind(standing.now)
    draw_noun = bind(noun.draw_noun, name=lambda noun, words: words.say(noun.name_message))

    account = bind(ending_in_words.account)
    draw_ending = bind(ending.draw_ending, looks=looks, title=ending_in_words.title)
    describe_ending = bind(ending_in_words.describe_ending)

    def hero(self, view: ThroneView, seat: int, words: Words) -> str:
        key = view.players[seat].character
        return words.say(f"character-{key}") if key else ""

    def lobby_note(self, options: Options, seats: int, words: Words) -> str:
        assert isinstance(options, ThroneOptions)
        return "\n".join([words.say(f"lobby-{options.mode}"), *unusual(options, words)])

    def lesson(self, options: Options) -> str:
        assert isinstance(options, ThroneOptions)
        return "" if options.mode == "competitive" else f"lesson-{options.mode}"

    def is_together(self, options: Options) -> bool:
        assert isinstance(options, ThroneOptions)
        return options.mode != "competitive"

    def difficulty(self, options: Options) -> int:
        assert isinstance(options, ThroneOptions)
        return LEVELS[options.felt_difficulty]

    def has_whole(self, view: ThroneView) -> bool:
        return view.phase != "choose"

    def has_hand(self, view: ThroneView) -> bool:
        """There is nothing to show before there is a character."""
        return view.viewer is not None and bool(view.players[view.viewer].character)
