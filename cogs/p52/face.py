"""How P52 shows itself."""

from collections.abc import Sequence
from pathlib import Path

from bot.engine import Event, Noun, Options, Sheet
from bot.ui.views.ending import Ending
from bot.ui.views.face import Face
from bot.ui.views.option_table import unusual
from bot.ui.views.shown import Shown
from bot.words import Account, Words
from cogs.p52.describe import board as board_in_words
from cogs.p52.describe import character as character_in_words
from cogs.p52.describe import ending as ending_in_words
from cogs.p52.describe.hand import describe_hand, read_hand
from cogs.p52.describe.moments import describe_moments
from cogs.p52.describe.noun_now import now
from cogs.p52.describe.noun_sight import in_sight
from cogs.p52.describe.nouns import NOT_NOUNS, nouns
from cogs.p52.events.frame import RoomEntered, RoundBegan
from cogs.p52.game import GAME
from cogs.p52.options import P52Options
from cogs.p52.pictures.board import draw_board
from cogs.p52.pictures.ending import draw_ending
from cogs.p52.pictures.lit import lit
from cogs.p52.pictures.looks import hero_looks
from cogs.p52.pictures.moment import draw_moments
from cogs.p52.pictures.noun import draw_noun
from cogs.p52.pictures.portrait import draw_portrait
from cogs.p52.pictures.whole import draw_whole
from cogs.p52.state.sheet import Sheet as Character
from cogs.p52.view.finale import finale
from cogs.p52.view.moments import seconds
from cogs.p52.view.portrait import portrait, portrait_of
from cogs.p52.view.telling import is_told, told_as_one
from cogs.p52.view.view import P52View


class P52Face(Face[P52View]):
    """Card-table green."""

    game = GAME
    folder = Path(__file__).parent
    accent = 0x105E42
    not_nouns = NOT_NOUNS
    shown_after = (8, 13)

    def is_together(self, options: Options) -> bool:
        del options
        return True

    def difficulty(self, options: Options) -> int:
        assert isinstance(options, P52Options)
        return {"gentle": 1, "fitting": 2, "grim": 3, "dire": 4}[options.difficulty]

    def lobby_note(self, options: Options, seats: int, words: Words) -> str:
        del seats
        assert isinstance(options, P52Options)
        adventure = f"adventure-{options.adventure}"
        levels = words.say("lobby-levels", adventure=options.adventure, difficulty=options.difficulty)
        told = [f"**{words.say(adventure)}**", words.say(f"{adventure}.intro"), levels, *unusual(options, words)]
        return "\n".join(told)

    def begins_chapter(self, event: Event) -> bool:
        """A room is a chapter, and so is a round of fighting or exploring in it."""
        return isinstance(event, RoomEntered | RoundBegan)

    def is_told(self, event: Event) -> bool:
        return is_told(event)

    def told_as_one(self, before: Event, event: Event) -> Event | None:
        return told_as_one(before, event)

    def moment(self, event: Event) -> float:
        return seconds(event)

    def draw_moment(self, shown: Shown[P52View], moments: Sequence[Event], words: Words) -> bytes | None:
        return draw_moments(moments, hero_looks(shown.view, shown.names, words), words)

    def describe_moment(self, shown: Shown[P52View], moments: Sequence[Event], words: Words) -> str:
        return describe_moments(moments, words)

    def account(self, ending: Ending[P52View], words: Words) -> Account:
        return ending_in_words.account(ending.shown.view, ending.shown.names, words, ending.story)

    def draw_ending(self, ending: Ending[P52View], words: Words) -> bytes | None:
        view, end = ending.shown.view, finale(ending.shown.view, ending.story)
        title = words.say(
            f"ending-title-{ending_in_words.how(view)}", adventure=words.say(f"adventure-{view.options.adventure}")
        )
        return draw_ending(end, hero_looks(view, ending.shown.names, words), title)

    def describe_ending(self, ending: Ending[P52View], words: Words) -> str:
        return ending_in_words.describe_ending(ending.shown.view, ending.shown.names, words, ending.story)

    def hero(self, view: P52View, seat: int, words: Words) -> str:
        del words
        return view.heroes[seat].name

    def score(self, view: P52View, seat: int, score: int, words: Words) -> str:
        return words.say("describe-score", experience=view.heroes[seat].gained, kills=view.heroes[seat].kills)

    def character_line(self, sheet: Sheet, words: Words) -> str:
        return character_in_words.character_line(sheet.read(Character), words)

    def draw_character(self, sheet: Sheet, words: Words) -> bytes | None:
        return draw_portrait(portrait_of(sheet.read(Character)), words)

    def describe_character(self, sheet: Sheet, words: Words) -> str:
        return character_in_words.describe_character(sheet.read(Character), words)

    def headline(self, view: P52View, words: Words) -> str:
        return board_in_words.headline(view, words)

    def draw_board(self, shown: Shown[P52View], words: Words) -> bytes:
        return draw_board(shown.view, shown.names, lit(shown.prompts, shown.view), words)

    def nouns(self) -> Sequence[Noun]:
        return nouns()

    def nouns_in_sight(self, shown: Shown[P52View]) -> Sequence[str]:
        return in_sight(shown.view)

    def noun_now(self, noun: Noun, shown: Shown[P52View], words: Words) -> Sequence[str]:
        return now(noun.kind, noun.key, shown.view, words)

    def draw_noun(self, noun: Noun, words: Words) -> bytes | None:
        return draw_noun(noun.kind, noun.key, words)

    def has_whole(self, view: P52View) -> bool:
        """Initiative as a number, and all about the party, stand on the whole table alone."""
        return bool(view.room.spots)

    def draw_whole(self, shown: Shown[P52View], words: Words) -> bytes:
        return draw_whole(shown.view, shown.names, lit(shown.prompts, shown.view), words)

    def has_hand(self, view: P52View) -> bool:
        """There is no sheet before there is a character."""
        return view.viewer is not None and view.heroes[view.viewer].is_ready

    def draw_hand(self, shown: Shown[P52View], words: Words) -> bytes:
        view = shown.view
        if view.viewer is None:
            raise ValueError("the public has no panel")
        return draw_portrait(portrait(view.heroes[view.viewer]), words)

    def describe(self, shown: Shown[P52View], words: Words) -> str:
        return board_in_words.describe(shown.view, shown.names, words)

    def read(self, shown: Shown[P52View], words: Words) -> str:
        return board_in_words.read(shown.view, shown.names, words)

    def describe_hand(self, shown: Shown[P52View], words: Words) -> str:
        return describe_hand(shown.view, shown.names, words)

    def read_hand(self, shown: Shown[P52View], words: Words) -> str:
        return read_hand(shown.view, shown.names, words)
