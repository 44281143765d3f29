"""How Bag of Dungeon shows itself."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from bot.engine import Event, Options, Prompt
from bot.ui.face import Face
from bot.words import Catalogue, Words
from cogs.bag_of_dungeon import board, describe, describe_lobby, describe_party, hand
from cogs.bag_of_dungeon.board_laying import draw_laying
from cogs.bag_of_dungeon.catalogue import catalogue
from cogs.bag_of_dungeon.events import RoundBegan, TurnBegan
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.labels import map_words
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.view import BagView


class BagFace(Face[BagView]):
    """Forest green; the map by torchlight."""

    game = GAME
    folder = Path(__file__).parent
    accent = 0x2F6B3C
    shown_after = (30, 60)

    @cached_property
    def catalogue(self) -> Catalogue:
        return catalogue()

    def lobby_note(self, options: Options, seats: int, words: Words) -> str:
        del seats
        assert isinstance(options, BagOptions)
        return describe_lobby.lobby_note(options, words)

    def begins_chapter(self, event: Event) -> bool:
        """A turn is a page of the story: whoever is called next need not read it again over their own."""
        return isinstance(event, RoundBegan | TurnBegan)

    def headline(self, view: BagView, words: Words) -> str:
        return describe.headline(view, words)

    def draw_board(self, view: BagView, names: Sequence[str], words: Words) -> bytes:
        return board.draw_board(view, names, map_words(words, view))

    def has_whole(self, view: BagView) -> bool:
        """The board shows the surroundings of who acts; until the first step that is all."""
        return view.phase != "choose"

    def draw_whole(self, view: BagView, names: Sequence[str], words: Words) -> bytes:
        return board.draw_whole(view, names, map_words(words, view))

    def has_hand(self, view: BagView) -> bool:
        """Not before the adventurer is chosen."""
        return any(describe_party.is_ready(hero) for hero in view.heroes if hero.seat == view.viewer)

    def draw_hand(self, view: BagView, names: Sequence[str], words: Words) -> bytes:
        return hand.draw_hand(view, names, map_words(words, view))

    def has_picture(self, prompt: Prompt) -> bool:
        """P3, P4: each legal rotation, each of a Warden's two tiles, or each place of the Exit or the Maiden Tree."""
        return prompt.word in {"rotation", "pathfinder", "last-edge"}

    def draw_prompt(self, view: BagView, labels: Sequence[str], names: Sequence[str], words: Words) -> bytes:
        return draw_laying(view, labels, names, map_words(words, view))

    def describe(self, view: BagView, names: Sequence[str], words: Words) -> str:
        return describe.describe(view, names, words)

    def read(self, view: BagView, names: Sequence[str], words: Words) -> str:
        return describe.read(view, names, words)

    def describe_hand(self, view: BagView, names: Sequence[str], words: Words) -> str:
        return describe_party.describe_hand(view, names, words)

    def read_hand(self, view: BagView, names: Sequence[str], words: Words) -> str:
        return describe_party.read_hand(view, names, words)
