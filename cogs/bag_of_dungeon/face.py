"""How Bag of Dungeon shows itself."""

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import astuple, replace

from bot.engine import Event, Noun, Options, Prompt
from bot.ui.views.ending import Ending
from bot.ui.views.face import Face
from bot.ui.views.option_table import unusual
from bot.ui.views.shown import Shown
from bot.words import Account, Words
from cogs.bag_of_dungeon.describe import board as describe
from cogs.bag_of_dungeon.describe import ending as describe_ending
from cogs.bag_of_dungeon.describe import lobby as describe_lobby
from cogs.bag_of_dungeon.describe import nouns, nouns_now
from cogs.bag_of_dungeon.describe import party as describe_party
from cogs.bag_of_dungeon.describe.moments import caption_of, describe_moments
from cogs.bag_of_dungeon.events.frame import RoundBegan, TurnBegan
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions, Level, settled
from cogs.bag_of_dungeon.pictures import board, hand
from cogs.bag_of_dungeon.pictures.colours import ACCENT
from cogs.bag_of_dungeon.pictures.ending import draw_ending
from cogs.bag_of_dungeon.pictures.labels import map_words
from cogs.bag_of_dungeon.pictures.laying import draw_laying
from cogs.bag_of_dungeon.pictures.moment import draw_moment
from cogs.bag_of_dungeon.pictures.noun import draw_noun
from cogs.bag_of_dungeon.view import BagView, telling
from cogs.bag_of_dungeon.view.finale import finale
from cogs.bag_of_dungeon.view.moments import foremost, seconds


class BagFace(Face[BagView]):
    """Forest green; the map by torchlight."""

    game = GAME
    folder = Path(__file__).parent
    accent = ACCENT.number
    shown_after = (20, 40)
    not_nouns = nouns.NOT_NOUNS

    def lobby_note(self, options: Options, seats: int, words: Words) -> str:
        assert isinstance(options, BagOptions)
        chosen = settled(options, max(1, seats))
        return describe_lobby.lobby_note(chosen, unusual(chosen, words), words)

    def harder(self, options: Options) -> Options | None:
        """Whoever has won is offered the next level; the game as it comes is a gentle one."""
        assert isinstance(options, BagOptions)
        higher: dict[str, Level] = {"box": "fair", "gentle": "fair", "fair": "grim"}
        return replace(options, level=higher[options.level]) if options.level in higher else None

    def begins_chapter(self, event: Event) -> bool:
        """A turn is a page of the story: whoever is called next need not read it again over their own."""
        return isinstance(event, RoundBegan | TurnBegan)

    def is_told(self, event: Event) -> bool:
        return telling.is_told(event)

    def told_as_one(self, before: Event, event: Event) -> Event | None:
        return telling.told_as_one(before, event)

    def moment(self, event: Event) -> float:
        return seconds(event)

    def draw_moment(self, shown: Shown[BagView], moments: Sequence[Event], words: Words) -> bytes | None:
        seen = [caption_of(beat, words) for beat in foremost(moments, shown.view)]
        return draw_moment(shown.view, seen, shown.names, map_words(words, shown.view)) if seen else None

    def describe_moment(self, shown: Shown[BagView], moments: Sequence[Event], words: Words) -> str:
        return describe_moments(shown.view, moments, words)

    def is_together(self, options: Options) -> bool:
        assert isinstance(options, BagOptions)
        return options.style == "coop"

    def account(self, ending: Ending[BagView], words: Words) -> Account:
        return describe_ending.account(ending.shown.view, ending.shown.names, words, ending.outcome, ending.story)

    def nouns(self) -> Sequence[Noun]:
        return [Noun(*astuple(told)) for told in nouns.all_nouns()]

    def nouns_in_sight(self, shown: Shown[BagView]) -> Sequence[str]:
        return nouns_now.in_sight(shown.view)

    def noun_now(self, noun: Noun, shown: Shown[BagView], words: Words) -> Sequence[str]:
        return nouns_now.now(noun.kind, noun.key, shown.view, shown.names, words)

    def draw_noun(self, noun: Noun, words: Words) -> bytes | None:
        del words
        return draw_noun(noun.kind, noun.key)

    def draw_ending(self, ending: Ending[BagView], words: Words) -> bytes | None:
        shown, end = ending.shown, finale(ending.shown.view, ending.outcome, ending.story)
        title, behind = words.say(f"ending-title-{end.result}"), words.say("ending-behind")
        return draw_ending(shown.view, end, shown.names, map_words(words, shown.view), title, behind)

    def describe_ending(self, ending: Ending[BagView], words: Words) -> str:
        shown, end = ending.shown, finale(ending.shown.view, ending.outcome, ending.story)
        return describe_ending.describe_ending(shown.view, shown.names, words, end)

    def hero(self, view: BagView, seat: int, words: Words) -> str:
        """None where somebody leads two: each text names which of them it is about."""
        keys = [hero.adventurer for hero in view.heroes if hero.seat == seat]
        return words.say(f"adventurer-{keys[0]}") if len(keys) == 1 and keys[0] else ""

    def headline(self, view: BagView, words: Words) -> str:
        return describe.headline(view, words)

    def draw_board(self, shown: Shown[BagView], words: Words) -> bytes:
        return board.draw_board(shown.view, shown.names, map_words(words, shown.view))

    def has_whole(self, view: BagView) -> bool:
        """All tiles, the stacks, and what the party wears; until the first step there is nothing more."""
        return view.phase != "choose"

    def draw_whole(self, shown: Shown[BagView], words: Words) -> bytes:
        return board.draw_whole(shown.view, shown.names, map_words(words, shown.view))

    def has_hand(self, view: BagView) -> bool:
        """Not before the adventurer is chosen."""
        return any(describe_party.is_ready(hero) for hero in view.heroes if hero.seat == view.viewer)

    def draw_hand(self, shown: Shown[BagView], words: Words) -> bytes:
        return hand.draw_hand(shown.view, shown.names, map_words(words, shown.view))

    def has_picture(self, prompt: Prompt) -> bool:
        """P3: each legal rotation, or each of a Warden's two tiles. Places for the Exit are ghosts on the board."""
        return prompt.word in {"rotation", "pathfinder"}

    def draw_prompt(self, shown: Shown[BagView], prompt: Prompt, labels: Sequence[str], words: Words) -> bytes:
        return draw_laying(shown.view, labels, shown.names, map_words(words, shown.view))

    def describe(self, shown: Shown[BagView], words: Words) -> str:
        return describe.describe(shown.view, shown.names, words)

    def read(self, shown: Shown[BagView], words: Words) -> str:
        return describe.read(shown.view, shown.names, words)

    def describe_hand(self, shown: Shown[BagView], words: Words) -> str:
        return describe_party.describe_hand(shown.view, shown.names, words)

    def read_hand(self, shown: Shown[BagView], words: Words) -> str:
        return describe_party.read_hand(shown.view, shown.names, words)
