"""What matters is on the picture: in the window, at its edge or on the small map; nothing lies on anything else."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from cogs.bag_of_dungeon.pictures.beyond import has_morna, plates_beyond, signs
from cogs.bag_of_dungeon.pictures.board import focus_of, paint_whole, window_on
from cogs.bag_of_dungeon.pictures.fight import draw_fight
from cogs.bag_of_dungeon.pictures.heroes import hero_looks
from cogs.bag_of_dungeon.pictures.icons import FEATURES, ITEMS, SPROUT
from cogs.bag_of_dungeon.pictures.minimaps import _marks
from cogs.bag_of_dungeon.pictures.party import HEIGHT
from cogs.bag_of_dungeon.pictures.plots import tiles_of
from cogs.bag_of_dungeon.view import BagView, BlowView, ItemView, SpaceView
from images.icons import glyph
from images.maps.window import SMALLEST
from images.meters import NUMERAL, put_bar
from images.palette import PAPER_LIGHT
from images.type import label
from tests.cogs.bag_of_dungeon.pictures import NAMES, explored, match_views, said, with_hero
from tests.cogs.bag_of_dungeon.test_board_facts import fighting

ROOM = (842, 458)  # px of the map with a fight below it and small maps beside it: the least it gets


def hunted() -> list[BagView]:
    views = [view for view in match_views("forest", 4) if view.morna is not None and view.outcome is None]
    assert len(views) > 5
    return views


def test_morna_gul_is_never_out_of_the_picture_nor_off_the_small_map() -> None:
    """In the window where that can be, else on a plate at its edge."""
    inside = 0
    for view in hunted():
        tiles, window = tiles_of(view.tiles, "forest"), window_on(view, *ROOM)
        (his,) = [tile for tile in tiles if has_morna(view, tile)]
        if focus_of(view).world == "forest":
            looks = hero_looks(view, NAMES, said(view))
            plates = {plate.label for plate in plates_beyond(view, tiles, window, looks)}
            assert window.shows(his) or his.label in plates
            assert window.size >= SMALLEST
            inside += window.shows(his)
        marks = list(_marks(view, tiles, hero_looks(view, NAMES, said(view)), 12))
        (sign,) = signs(view, his, 26)
        assert any(mark.sprite is sign and (mark.x, mark.y) == (his.x, his.y) for mark in marks)
    assert inside >= len(hunted()) * 0.7


@pytest.mark.parametrize("mode", ["dungeon", "combined"])
def test_exit_ring_and_dragon_stand_at_the_edge_when_they_are_outside(mode: str) -> None:
    marked = 0
    for view in match_views(mode, 4)[::7]:
        focus, window = focus_of(view), window_on(view, *ROOM)
        tiles, looks = tiles_of(view.tiles, focus.world), hero_looks(view, NAMES, said(view))
        plates = {plate.label: plate for plate in plates_beyond(view, tiles, window, looks)}
        for tile in tiles:
            is_dragon = tile.monster is not None and tile.monster.is_boss
            if (tile.icon == "exit" or tile.has_ring or is_dragon) and not window.shows(tile):
                assert len(plates[tile.label].figures) == (tile.icon == "exit") + tile.has_ring + is_dragon + len(
                    tile.heroes
                )
                marked += 1
    assert marked or mode == "combined"


@pytest.mark.parametrize("mode", ["dungeon", "forest", "combined"])
def test_no_plate_at_the_edge_lies_on_another(mode: str) -> None:
    for view in match_views(mode, 4)[::5]:
        window = window_on(view, *ROOM)
        tiles = tiles_of(view.tiles, focus_of(view).world)
        plates = plates_beyond(view, tiles, window, hero_looks(view, NAMES, said(view)))
        for one, other in combinations(plates, 2):
            assert abs(one.x - other.x) >= (one.width + other.width) / 2 or abs(one.y - other.y) >= 58


@pytest.mark.parametrize("value", [1, 40, 50, 60, 99])
def test_the_digits_on_a_bar_are_whole_wherever_its_filling_ends(value: int) -> None:
    """Before, in, or behind the number: it is light all over."""
    sheet = Image.new("RGB", (240, 60))
    put_bar(sheet, 20, 30, 200, value, 99, (40, 90, 50))
    number = label(f"{value}/99", NUMERAL)
    spot = (round(20 + (200 - number.width) / 2), round(30 - number.middle))
    digits = number.mask.point(lambda cover: 255 if cover == 255 else 0)
    light = Image.new("RGB", digits.size, PAPER_LIGHT)
    seen = ImageChops.difference(sheet.crop((*spot, spot[0] + digits.width, spot[1] + digits.height)), light)
    assert ImageChops.multiply(seen.convert("L"), digits).getbbox() is None


def test_a_full_plate_keeps_ap_and_what_is_carried_apart() -> None:
    """The most AP there can be, and all one can have gathered: each in a line of its own."""
    view = explored("forest")
    assert view.acting is not None
    spaces = tuple(
        SpaceView(space.name, ItemView(number, "ash-spear") if number < 4 else None, is_poisoned=number >= 4)
        for number, space in enumerate(view.heroes[view.acting].spaces)
    )
    bare = with_hero(view, view.acting, ap=9, most_ap=9, seeds=0, tokens=0, kills=(), has_ring=False)
    full = with_hero(bare, view.acting, seeds=4, tokens=8, kills=("goblin",) * 12, spaces=spaces)
    box = ImageChops.difference(paint_whole(bare, NAMES, said(bare)), paint_whole(full, NAMES, said(full))).getbbox()
    assert box is not None
    place = view.order.index(view.acting)
    top = paint_whole(bare, NAMES, said(bare)).height - 30 - (2 - place // 2) * (HEIGHT + 16)
    assert top + 140 <= box[1], "below the line of the AP"
    assert box[3] <= top + HEIGHT


def test_plants_are_told_apart_by_their_shapes() -> None:
    signs_ = [FEATURES["vine"], FEATURES["seed"], ITEMS["antidote-herb"], ITEMS["magic-vine"], SPROUT]
    assert len({glyph(icon) for icon in signs_}) == len(signs_)


def test_the_fight_strip_says_what_the_dice_came_to() -> None:
    """Totals, damage and who took it, a critical hit: each changes the strip, and only the strip."""
    view = explored("dungeon")
    words, looks = said(view), hero_looks(view, NAMES, said(view))

    def strip(blow: BlowView | None) -> bytes:
        sheet = Image.new("RGB", (1100, 140))
        shown = fighting(view, rolls=(5, 5), foe_rolls=(1, 6), blow=blow)
        draw_fight(sheet, (0, 0, 1100), shown, looks, words)
        return sheet.tobytes()

    blows = [None, *(BlowView(*facts) for facts in (
        (9, 15, False, 0, 0), (9, 15, False, 0, 6), (15, 9, False, 6, 0), (15, 9, True, 6, 0), (9, 9, False, 0, 0),
    ))]  # fmt: skip
    assert len({strip(blow) for blow in blows}) == len(blows)
