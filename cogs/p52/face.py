"""How P52 shows itself."""

from pathlib import Path

from bot.engine import Options, Sheet
from bot.kit.binding import bind
from bot.ui.views.face import Face
from bot.ui.views.option_table import unusual
from bot.words import Words
from cogs.p52.describe import board as board_in_words
from cogs.p52.describe import character as character_in_words
from cogs.p52.describe import ending as ending_in_words
from cogs.p52.describe import hand as hand_in_words
from cogs.p52.describe import moments, noun_sight
from cogs.p52.describe import noun_now as noun_in_match
from cogs.p52.describe import nouns as noun_list
from cogs.p52.events.frame import RoomEntered, RoundBegan
from cogs.p52.game import GAME
from cogs.p52.options import P52Options
from cogs.p52.pictures import board, ending, noun, portrait, whole
from cogs.p52.pictures import moment as moment_picture
from cogs.p52.pictures.colours import ACCENT
from cogs.p52.pictures.lit import lit
from cogs.p52.pictures.looks import hero_looks
from cogs.p52.state.sheet import Sheet as Character
from cogs.p52.view import telling
from cogs.p52.view.finale import finale
from cogs.p52.view.moments import seconds
from cogs.p52.view.patterns import laying
from cogs.p52.view.portrait import Portrait, own_portrait, portrait_of
from cogs.p52.view.view import P52View


def as_character(sheet: Sheet) -> Character:
    return sheet.read(Character)


def portrait_on(sheet: Sheet) -> Portrait:
    return portrait_of(sheet.read(Character))


class P52Face(Face[P52View]):
    """Card-table green."""

    game = GAME
    folder = Path(__file__).parent
    accent = ACCENT.number
    not_nouns = noun_list.NOT_NOUNS
    shown_after = (8, 13)
    chapters = (RoomEntered, RoundBegan)  # a room is a chapter, and so is a round of fighting or exploring in it

    headline = bind(board_in_words.headline)
    describe = bind(board_in_words.describe, laying=laying)
    read = bind(board_in_words.read, laying=laying)
    draw_board = bind(board.draw_board, light=lit)
    draw_whole = bind(whole.draw_whole, light=lit)
    describe_hand = bind(hand_in_words.describe_hand)
    read_hand = bind(hand_in_words.read_hand)
    draw_hand = bind(portrait.draw_portrait, shown=own_portrait)

    is_told = bind(telling.is_told)
    told_as_one = bind(telling.told_as_one)
    moment = bind(seconds)
    draw_moment = bind(moment_picture.draw_moments, looks=hero_looks)
    describe_moment = bind(moments.describe_moments)

    nouns = bind(noun_list.nouns)
    nouns_in_sight = bind(noun_sight.in_sight)
    noun_now = bind(noun_in_match.now)
    draw_noun = bind(noun.draw_noun)

    account = bind(ending_in_words.account)
    draw_ending = bind(ending.draw_ending, end=finale, looks=hero_looks, title=ending_in_words.title)
    describe_ending = bind(ending_in_words.describe_ending)

    character_line = bind(character_in_words.character_line, sheet=as_character)
    draw_character = bind(portrait.draw_portrait, shown=portrait_on)
    describe_character = bind(character_in_words.describe_character, sheet=as_character)

    def is_together(self, options: Options) -> bool:
        return True

    def difficulty(self, options: Options) -> int:
        assert isinstance(options, P52Options)
        return {"gentle": 1, "fitting": 2, "grim": 3, "dire": 4}[options.difficulty]

    def lobby_note(self, options: Options, seats: int, words: Words) -> str:
        assert isinstance(options, P52Options)
        adventure = f"adventure-{options.adventure}"
        levels = words.say("lobby-levels", adventure=options.adventure, difficulty=options.difficulty)
        told = [f"**{words.say(adventure)}**", words.say(f"{adventure}.intro"), levels, *unusual(options, words)]
        return "\n".join(told)

    def hero(self, view: P52View, seat: int, words: Words) -> str:
        return view.heroes[seat].name

    def score(self, view: P52View, seat: int, score: int, words: Words) -> str:
        return words.say("describe-score", experience=view.heroes[seat].gained, kills=view.heroes[seat].kills)

    def has_whole(self, view: P52View) -> bool:
        """Initiative as a number, and all about the party, stand on the whole table alone."""
        return bool(view.room.spots)

    def has_hand(self, view: P52View) -> bool:
        """There is no sheet before there is a character."""
        return view.viewer is not None and view.heroes[view.viewer].is_ready
