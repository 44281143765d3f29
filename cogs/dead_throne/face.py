"""How Dead Throne shows itself."""

from collections.abc import Sequence
from pathlib import Path

from bot.engine import Event, Noun, Options
from bot.ui.views.ending import Ending
from bot.ui.views.face import Face
from bot.ui.views.option_table import unusual
from bot.ui.views.shown import Shown
from bot.words import Account, Words
from cogs.dead_throne.describe import board as board_in_words
from cogs.dead_throne.describe import ending as ending_in_words
from cogs.dead_throne.describe import hand as hand_in_words
from cogs.dead_throne.describe.moments import caption_of, describe_moments
from cogs.dead_throne.describe.nouns import ALL
from cogs.dead_throne.describe.sight import in_sight
from cogs.dead_throne.describe.standing import now
from cogs.dead_throne.events.frame import RoundBegan
from cogs.dead_throne.game import GAME
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.pictures import board, hand
from cogs.dead_throne.pictures.colours import ACCENT
from cogs.dead_throne.pictures.desk import draw_desk
from cogs.dead_throne.pictures.ending import draw_ending
from cogs.dead_throne.pictures.lit import lit
from cogs.dead_throne.pictures.looks import looks
from cogs.dead_throne.pictures.moment import Captioned, draw_moment, paint_moment
from cogs.dead_throne.pictures.noun import draw_noun
from cogs.dead_throne.view.beats import beats_of
from cogs.dead_throne.view.moments import seconds
from cogs.dead_throne.view.telling import is_told, told_as_one
from cogs.dead_throne.view.view import ThroneView


class ThroneFace(Face[ThroneView]):
    """Map ink."""

    game = GAME
    folder = Path(__file__).parent
    accent = ACCENT.number
    not_nouns = frozenset({"defender", "left", "short", "long"})  # a mode, what is left to walk, the roads of Solo
    shown_after = (10, 24)

    def hero(self, view: ThroneView, seat: int, words: Words) -> str:
        key = view.players[seat].character
        return words.say(f"character-{key}") if key else ""

    def headline(self, view: ThroneView, words: Words) -> str:
        return board_in_words.headline(view, words)

    def lobby_note(self, options: Options, seats: int, words: Words) -> str:
        del seats
        assert isinstance(options, ThroneOptions)
        return "\n".join([words.say(f"lobby-{options.mode}"), *unusual(options, words)])

    def lesson(self, options: Options) -> str:
        assert isinstance(options, ThroneOptions)
        return "" if options.mode == "competitive" else f"lesson-{options.mode}"

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, RoundBegan)

    def is_told(self, event: Event) -> bool:
        return is_told(event)

    def told_as_one(self, before: Event, event: Event) -> Event | None:
        return told_as_one(before, event)

    def moment(self, event: Event) -> float:
        return seconds(event)

    def draw_moment(self, shown: Shown[ThroneView], moments: Sequence[Event], words: Words) -> bytes | None:
        seen = _captioned(shown, moments, words)
        return draw_moment(seen, looks(shown.view, shown.names, words)) if seen else None

    def nouns(self) -> Sequence[Noun]:
        return ALL

    def nouns_in_sight(self, shown: Shown[ThroneView]) -> Sequence[str]:
        return list(dict.fromkeys(in_sight(shown.view, shown.prompts)))

    def noun_now(self, noun: Noun, shown: Shown[ThroneView], words: Words) -> Sequence[str]:
        return now(noun.kind, noun.key, shown.view, shown.names, words)

    def draw_noun(self, noun: Noun, words: Words) -> bytes | None:
        return draw_noun(noun.kind, noun.key, words.say(noun.name_message))

    def describe_moment(self, shown: Shown[ThroneView], moments: Sequence[Event], words: Words) -> str:
        return describe_moments(shown.view, moments, words)

    def is_together(self, options: Options) -> bool:
        assert isinstance(options, ThroneOptions)
        return options.mode != "competitive"

    def difficulty(self, options: Options) -> int:
        assert isinstance(options, ThroneOptions)
        return {"easy": 1, "fitting": 2, "hard": 3}[options.difficulty]

    def account(self, ending: Ending[ThroneView], words: Words) -> Account:
        return ending_in_words.account(ending.shown.view, ending.shown.names, words, ending.story)

    def draw_ending(self, ending: Ending[ThroneView], words: Words) -> bytes | None:
        shown = ending.shown
        title = words.say(f"ending-title-{shown.view.result or 'none'}")
        return draw_ending(shown.view, looks(shown.view, shown.names, words), title)

    def describe_ending(self, ending: Ending[ThroneView], words: Words) -> str:
        return ending_in_words.describe_ending(ending.shown.view, ending.shown.names, words, ending.story)

    def draw_board(self, shown: Shown[ThroneView], words: Words) -> bytes:
        return board.draw_board(shown.view, shown.names, shown.prompts, words)

    def has_whole(self, view: ThroneView) -> bool:
        return view.phase != "choose"

    def draw_whole(self, shown: Shown[ThroneView], words: Words) -> bytes:
        return board.draw_whole(shown.view, shown.names, shown.prompts, words)

    def has_hand(self, view: ThroneView) -> bool:
        """There is nothing to show before there is a character."""
        return view.viewer is not None and bool(view.players[view.viewer].character)

    def draw_hand(self, shown: Shown[ThroneView], words: Words) -> bytes:
        return hand.draw_hand(shown.view, shown.names, words)

    def draw_desk(self, shown: Shown[ThroneView], moments: Sequence[Event], words: Words) -> bytes | None:
        """None where one seat has the table to itself, or has no character yet."""
        view = shown.view
        if view.viewer is not None and (len(view.players) == 1 or not self.has_hand(view)):
            return None
        seen = _captioned(shown, moments, words)
        strip = paint_moment(seen, looks(view, shown.names, words)) if seen else None
        return draw_desk(view, shown.names, lit(view, shown.prompts), strip, words)

    def describe(self, shown: Shown[ThroneView], words: Words) -> str:
        return board_in_words.describe(shown.view, shown.names, words)

    def read(self, shown: Shown[ThroneView], words: Words) -> str:
        return board_in_words.read(shown.view, shown.names, words)

    def describe_hand(self, shown: Shown[ThroneView], words: Words) -> str:
        return hand_in_words.describe_hand(shown.view, shown.names, shown.prompts, words)

    def read_hand(self, shown: Shown[ThroneView], words: Words) -> str:
        return hand_in_words.read_hand(shown.view, shown.names, shown.prompts, words)


def _captioned(shown: Shown[ThroneView], moments: Sequence[Event], words: Words) -> list[Captioned]:
    return [Captioned(beat, *caption_of(beat, shown.view, words)) for beat in beats_of(moments)]
