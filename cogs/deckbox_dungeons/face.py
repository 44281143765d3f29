"""How Deckbox Dungeons shows itself."""

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from bot.engine import Event, Noun, Options
from bot.ui.views.ending import Ending
from bot.ui.views.face import Face
from bot.ui.views.option_table import unusual
from bot.ui.views.shown import Shown
from bot.words import Account, Words
from cogs.deckbox_dungeons.describe import board as board_in_words
from cogs.deckbox_dungeons.describe import ending as ending_in_words
from cogs.deckbox_dungeons.describe.hand import describe_hand, read_hand
from cogs.deckbox_dungeons.describe.moments import caption_of, describe_moments
from cogs.deckbox_dungeons.describe.noun_now import in_sight, now
from cogs.deckbox_dungeons.describe.nouns import nouns
from cogs.deckbox_dungeons.events.frame import Activated, EnemyPhaseBegan, RoundBegan
from cogs.deckbox_dungeons.game import GAME
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.pictures import board, hand
from cogs.deckbox_dungeons.pictures.colours import ACCENT
from cogs.deckbox_dungeons.pictures.ending import draw_ending
from cogs.deckbox_dungeons.pictures.heroes import hero_looks
from cogs.deckbox_dungeons.pictures.lit import lit
from cogs.deckbox_dungeons.pictures.moment import draw_signs
from cogs.deckbox_dungeons.pictures.noun import draw_noun
from cogs.deckbox_dungeons.pictures.raid import draw_raid
from cogs.deckbox_dungeons.view.finale import finale
from cogs.deckbox_dungeons.view.moments import foremost, raid, seconds
from cogs.deckbox_dungeons.view.view import DeckboxView


class DeckboxFace(Face[DeckboxView]):
    """Midnight blue, a lantern in the dark."""

    game = GAME
    folder = Path(__file__).parent
    accent = ACCENT.number
    shown_after = (20, 30)

    def lobby_note(self, options: Options, seats: int, words: Words) -> str:
        del seats
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

    def begins_chapter(self, event: Event) -> bool:
        """An activation is a page of the story, and so is what the enemies do."""
        return isinstance(event, Activated | EnemyPhaseBegan | RoundBegan)

    def moment(self, event: Event) -> float:
        return seconds(event)

    def draw_moment(self, shown: Shown[DeckboxView], moments: Sequence[Event], words: Words) -> bytes | None:
        view, looks = shown.view, hero_looks(shown.view, shown.names, words)
        if onsets := raid(view, moments):
            return draw_raid(view, onsets, looks, words)
        seen = [caption_of(event, words) for event in foremost(moments)]
        return draw_signs(seen, looks) if seen else None

    def describe_moment(self, shown: Shown[DeckboxView], moments: Sequence[Event], words: Words) -> str:
        return describe_moments(shown.view, moments, words)

    def is_together(self, options: Options) -> bool:
        del options
        return True

    def account(self, ending: Ending[DeckboxView], words: Words) -> Account:
        return ending_in_words.account(ending.shown.view, ending.shown.names, words, ending.story)

    def nouns(self) -> Sequence[Noun]:
        return list(nouns())

    def nouns_in_sight(self, shown: Shown[DeckboxView]) -> Sequence[str]:
        return in_sight(shown.view)

    def noun_now(self, noun: Noun, shown: Shown[DeckboxView], words: Words) -> Sequence[str]:
        return now(noun.kind, noun.key, shown.view, shown.names, words)

    def draw_noun(self, noun: Noun, words: Words) -> bytes | None:
        return draw_noun(noun.kind, noun.key, words)

    def draw_ending(self, ending: Ending[DeckboxView], words: Words) -> bytes | None:
        view, end = ending.shown.view, finale(ending.shown.view, ending.story)
        how = "ending-title-won" if end.is_won else "ending-title-lost"
        title = words.say(how, quest=words.say(f"quest-{view.options.quest}"))
        return draw_ending(end, hero_looks(view, ending.shown.names, words), title)

    def describe_ending(self, ending: Ending[DeckboxView], words: Words) -> str:
        return ending_in_words.describe_ending(ending.shown.view, ending.shown.names, words, ending.story)

    def hero(self, view: DeckboxView, seat: int, words: Words) -> str:
        key = view.heroes[seat].hero
        return words.say(f"hero-{key}") if key else ""

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
        return read_hand(shown.view, shown.names, words)
