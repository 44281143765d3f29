"""Views of real matches, and the words and names their pictures are tested with."""

from functools import cache
from pathlib import Path
from typing import Any

from msgspec import structs

from bot.engine import Match
from bot.engine.playout import Policy, adviser_policy, playout
from bot.words import Catalogue
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.pictures.board import draw_board, draw_whole
from cogs.bag_of_dungeon.pictures.labels import map_words
from cogs.bag_of_dungeon.pictures.words import MapWords
from cogs.bag_of_dungeon.view import BagView
from cogs.bag_of_dungeon.view.sight import sight

NAMES = ("Ada", "Ben", "Cleo", "Dorothea von Habsburg-Lothringen")
WORDS = Catalogue(Path("cogs/bag_of_dungeon/words")).words()
MOST_BYTES = 240 * 1024


def said(view: BagView) -> MapWords:
    return map_words(WORDS, view)


def watched(seats: int, seed: bytes, policy: Policy = adviser_policy, **options: Any) -> list[BagView]:
    """The public view after every answer of a match."""
    views: list[BagView] = []

    def watch(match: Match[Any]) -> None:
        views.append(sight(match.state, None))

    playout(GAME, seats, BagOptions(**options), seed, (policy,), watch)
    return views


@cache
def match_views(mode: str, seats: int) -> tuple[BagView, ...]:
    return tuple(watched(seats, b"pictures", mode=mode))


def explored(mode: str) -> BagView:
    """Four adventurers in the midst of a map, no fight going on."""
    return next(
        view
        for view in match_views(mode, 4)
        if len(view.tiles) > 14 and view.acting is not None and view.fight is None and view.phase == "explore"
    )


def board(view: BagView) -> bytes:
    return draw_board(view, NAMES, said(view))


def whole(view: BagView) -> bytes:
    """All there is on the table."""
    return draw_whole(view, NAMES, said(view))


def with_hero(view: BagView, index: int, **changes: Any) -> BagView:
    heroes = tuple(structs.replace(old, **changes) if old.index == index else old for old in view.heroes)
    return structs.replace(view, heroes=heroes)


def with_tile(view: BagView, at: str, **changes: Any) -> BagView:
    tiles = tuple(structs.replace(old, **changes) if old.label == at else old for old in view.tiles)
    return structs.replace(view, tiles=tiles)
