"""The picture of a tile in hand: a panel for each way it can be laid, told apart by label and by its ways."""

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.engine import Match
from bot.engine.playout import playout, random_policy
from cogs.bag_of_dungeon.content import World
from cogs.bag_of_dungeon.face import BagFace
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.pictures.board import paint_board, sight_of
from cogs.bag_of_dungeon.pictures.ghosts import ghosts_in, paint_haunted_map, ways_to_lay
from cogs.bag_of_dungeon.pictures.heroes import hero_looks
from cogs.bag_of_dungeon.pictures.laying import HEIGHT, draw_laying, paint_laying
from cogs.bag_of_dungeon.pictures.map import paint_map
from cogs.bag_of_dungeon.rules.map.last_tile import place_if_due
from cogs.bag_of_dungeon.rules.map.laying import lay as lay_deed
from cogs.bag_of_dungeon.view import BagView
from cogs.bag_of_dungeon.view.sight import sight
from tests.cogs.bag_of_dungeon.maps import adventure, lay, next_tile
from tests.cogs.bag_of_dungeon.pictures import MOST_BYTES, NAMES, explored, said
from tests.cogs.bag_of_dungeon.saying import speaker
from tests.support.scripts import ScriptRun


@cache
def in_hand(*keys: str, adventurer: str = "sirrus") -> tuple[BagView, tuple[str, ...]]:
    """A tile is being laid north of the Start: what is seen, and the labels of the options."""
    quest = adventure(adventurer)
    next_tile(quest, *keys)
    run = ScriptRun(lay_deed(quest, quest.hero(0), "lay-north"))
    return sight(quest.state, None), tuple(speaker().option(option) for option in run.open[0].options)


def painted(view: BagView, labels: Sequence[str]) -> Image.Image:
    return paint_laying(view, labels, NAMES, said(view))


@pytest.mark.parametrize(("keys", "adventurer", "ways"), [(("d20",), "sirrus", 2), (("d31",), "sirrus", 3),
                                                          (("d06", "d38"), "ivo", 2)])  # fmt: skip
def test_every_way_has_a_panel_under_the_words_of_its_button(keys: tuple[str, ...], adventurer: str, ways: int) -> None:
    view, labels = in_hand(*keys, adventurer=adventurer)
    assert len(labels) == ways
    png = draw_laying(view, labels, NAMES, said(view))
    with Image.open(BytesIO(png)) as image:
        assert (image.format, image.mode, image.width) == ("PNG", "P", 1200)
        assert image.height == HEIGHT
    assert len(png) <= MOST_BYTES
    with pytest.raises(ValueError, match="argument 2 is shorter"):
        painted(view, labels[:-1])


def test_the_panels_differ_in_more_than_their_labels() -> None:
    view, _ = in_hand("d20")
    picture = painted(view, ("A", "A"))
    left, right = (picture.crop((x, 70, x + 360, 240)) for x in (220, 616))
    assert ImageChops.difference(left, right).getbbox() is not None


def test_the_words_on_the_buttons_are_the_words_over_the_panels() -> None:
    view, labels = in_hand("d20")
    swapped = painted(view, labels[::-1])
    bands = [picture.crop((0, 0, 1200, 60)) for picture in (painted(view, labels), swapped)]
    assert ImageChops.difference(*bands).getbbox() is not None


@pytest.mark.parametrize(("mode", "place"), [("dungeon", 0), ("dungeon", 1), ("forest", 2)])
def test_r18_r19_each_place_of_the_last_tile_has_a_panel_with_the_ways_it_will_have(mode: World, place: int) -> None:
    """East of the last tile there are two neighbours, and one of them is shut towards it."""
    quest = adventure("sirrus", mode=mode, dice=[6, 6])  # for the Ring: it lies on the Exit
    stock, keys = quest.stock(mode), {"dungeon": ("d31", "d06", "d34"), "forest": ("f10", "f34", "f05")}[mode]
    lay(quest, keys[0], 0, -1)
    lay(quest, keys[1], 1, -1, 1)
    quest.hero(0).at = lay(quest, keys[2], 0, -2).key
    stock.gone_tiles, stock.stack = stock.stack, []
    run = ScriptRun(place_if_due(quest, quest.hero(0), mode))
    view, options = sight(quest.state, None), run.open[0].options
    panel = ways_to_lay(view)[place]
    assert not BagFace().has_picture(run.open[0])  # they stand on the board
    assert len(ways_to_lay(view)) == len(options) == 3
    assert painted(view, [speaker().option(option) for option in options]).width == 1200
    run.answer(0, options[place].key)
    (lies,) = [tile for tile in sight(quest.state, None).tiles if tile.icon in {"exit", "tree"}]
    assert (panel.label, panel.openings) == (lies.label, lies.openings)
    assert run.is_over
    assert quest.state.laying is None


def test_a_prompt_has_a_picture_while_a_tile_is_in_hand() -> None:
    face = BagFace()

    def watch(match: Match[Any]) -> None:
        for prompt in match.prompts:
            is_in_hand = match.view(None).laying is not None
            assert face.has_picture(prompt) == is_in_hand
            drawn.add(is_in_hand)

    drawn = set[bool]()
    playout(GAME, 2, BagOptions(most_rounds=3), b"in hand", (random_policy,), watch)
    assert drawn == {True, False}


def test_without_a_tile_in_hand_there_is_nothing_to_draw() -> None:
    view = explored("forest")
    assert view.laying is None
    with pytest.raises(ValueError, match="no tile in hand"):
        painted(view, ())


def test_r18_each_place_of_the_exit_is_a_ghost_on_the_board_and_has_its_cell_on_its_button() -> None:
    quest = adventure("sirrus")
    stock = quest.stock("dungeon")
    quest.hero(0).at = lay(quest, "d34", 0, -1).key
    stock.gone_tiles, stock.stack = stock.stack, []
    run = ScriptRun(place_if_due(quest, quest.hero(0), "dungeon"))
    view = sight(quest.state, None)
    ghosts = ghosts_in(view, "dungeon")
    labels = [speaker().option(option) for option in run.open[0].options]
    assert sorted(label.partition(",")[0] for label in labels) == sorted(ghost.label for ghost in ghosts)
    board, bare = (paint_board(one, NAMES, said(one)) for one in (view, msgspec.structs.replace(view, laying=None)))
    assert ImageChops.difference(board, bare.resize(board.size)).getbbox() is not None
    window = sight_of(view).window
    assert all(window.shows(ghost) for ghost in ghosts)
    looks, said_words = hero_looks(view, NAMES, said(view)), said(view)
    haunted, plain = (painter(view, "dungeon", window, looks, said_words) for painter in (paint_haunted_map, paint_map))
    for ghost in ghosts:
        x, y = map(round, window.middle(ghost))
        inside = (x - 30, y - 30, x + 30, y + 30)
        assert ImageChops.difference(haunted.crop(inside), plain.crop(inside)).getbbox() is not None, ghost.label


def test_r14_the_cell_of_a_tile_that_is_turned_stands_in_a_frame() -> None:
    view, _ = in_hand("d20")
    (ghost,) = ghosts_in(view, "dungeon")
    looks, words = hero_looks(view, NAMES, said(view)), said(view)
    window = sight_of(view).window
    framed, plain = (painter(view, "dungeon", window, looks, words) for painter in (paint_haunted_map, paint_map))
    box = ImageChops.difference(framed, plain).getbbox()
    x, y = window.middle(ghost)
    assert box is not None
    assert box[0] < x < box[2]
    assert box[1] < y < box[3]
    assert ghosts_in(view, "forest") == []
