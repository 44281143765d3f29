"""The picture of the map: sizes, what must be seen, what must stay where it belongs."""

from io import BytesIO
from itertools import combinations

import pytest
from msgspec import structs
from PIL import Image, ImageChops

from cogs.bag_of_dungeon.content import ADVENTURERS, ALL_ITEMS, ALL_MONSTERS, ALL_TILES, UPGRADES
from cogs.bag_of_dungeon.pictures.board import (
    TALLEST,
    TALLEST_MAP,
    draw_board,
    draw_whole,
    focus_of,
    paint_board,
    paint_whole,
    sight_of,
)
from cogs.bag_of_dungeon.pictures.heroes import hero_looks
from cogs.bag_of_dungeon.pictures.icons import FEATURES, ITEMS, KINDS, MONSTERS
from cogs.bag_of_dungeon.pictures.minimaps import ASIDE, draw_aside
from cogs.bag_of_dungeon.pictures.plots import tiles_of
from cogs.bag_of_dungeon.pictures.slim import HEIGHT
from images.figures import places
from images.icons import glyph
from images.maps.window import LARGEST, LEGIBLE, SMALLEST, entire
from tests.cogs.bag_of_dungeon.pictures import (
    MOST_BYTES,
    NAMES,
    explored,
    match_views,
    said,
    with_hero,
    with_tile,
)
from tests.support.hostile import HOSTILE_NAMES, MORE_HOSTILE_NAMES
from tests.support.sampled import sampled

MODES = ("dungeon", "forest", "combined")


@pytest.mark.long
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [1, 4])
def test_every_moment_of_a_match_can_be_drawn(mode: str, seats: int) -> None:
    """A PNG-8 of 1200 px, no higher than a phone shows at once, and light enough."""
    views = match_views(mode, seats)
    for view in [*views[:: max(1, len(views) // 6)], views[-1]]:
        for png, tallest in (
            (draw_board(view, NAMES, said(view)), TALLEST),
            (draw_whole(view, NAMES, said(view)), TALLEST_MAP),
        ):
            with Image.open(BytesIO(png)) as image:
                assert (image.format, image.mode, image.width) == ("PNG", "P", 1200)
                assert image.height <= tallest
            assert len(png) <= MOST_BYTES


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("is_low", [False, True])
def test_nobody_hides_behind_another_on_one_tile(count: int, *, is_low: bool) -> None:
    """Pieces may touch where a monster takes most of the room; their letters stay clear."""
    for size in (LEGIBLE, LARGEST):
        each, spots = places(count, size, is_low=is_low)
        apart = [max(abs(one[0] - other[0]), abs(one[1] - other[1])) for one, other in combinations(spots, 2)]
        assert all(gap >= each * (0.85 if is_low else 1.0) for gap in apart)
        assert all(max(abs(x), abs(y)) + each / 2 <= size * 0.53 for x, y in spots)


@pytest.mark.parametrize("mode", sampled(MODES, 1))
def test_who_acts_is_always_legible(mode: str) -> None:
    """The tile the picture is about lies wholly in the window, large enough; what is cut off is told."""
    for view in match_views(mode, 4):
        focus = focus_of(view)
        window = sight_of(view).window
        x, y = window.middle(focus)
        half = window.size / 2
        assert half <= x <= window.width - half
        assert half <= y <= window.height - half
        assert window.size >= (SMALLEST if view.phase == "hunt" else LEGIBLE)
        assert window.is_cropped or all(window.shows(tile) for tile in tiles_of(view.tiles, focus.world))


@pytest.mark.parametrize("mode", sampled(MODES, 1))
def test_the_whole_map_shows_all_tiles(mode: str) -> None:
    view = match_views(mode, 4)[-1]
    worlds = [tiles for world in ("dungeon", "forest") if (tiles := tiles_of(view.tiles, world))]
    for tiles, window in zip(worlds, entire(worlds, 1092, 1400), strict=True):
        assert all(window.shows(tile) for tile in tiles)
    assert paint_whole(view, NAMES, said(view)).height <= TALLEST_MAP


def test_small_maps_stand_beside_the_map_and_hide_nothing() -> None:
    """In a column of their own, whole, also where two of them share it in a fight; with all in sight there is none."""
    both = 0
    for mode in MODES:
        for plain in match_views(mode, 4)[10::9]:
            other = [tile for tile in plain.tiles if tile.world != focus_of(plain).world]
            view = with_tile(plain, other[0].label, heroes=(3,)) if other else plain
            window, aside = sight_of(view)
            assert window.width + aside == 1092
            assert aside or not window.is_cropped
            if not aside:
                continue
            low = 400 if other else window.height  # less than in a fight
            sheet, box = Image.new("RGB", (ASIDE + 40, low + 40)), (20, 20, aside, low)
            draw_aside(sheet, box, view, window, focus_of(view).world, hero_looks(view, NAMES, said(view)), said(view))
            assert sheet.getbbox() == (20, 20, 20 + aside, 20 + low)
            ground = Image.new("RGB", (aside, low), sheet.getpixel((20, 20)))
            drawn = ImageChops.difference(sheet.crop((20, 20, 20 + aside, 20 + low)), ground).getbbox()
            assert drawn is not None
            assert (drawn[0] > 0, drawn[1] > 0) == (True, True)
            assert (drawn[2] < aside, drawn[3] < low) == (True, True)
            both += bool(other) and window.is_cropped
    assert both > 0


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("name", sampled([*HOSTILE_NAMES, *MORE_HOSTILE_NAMES, "W" * 2000], 6))
def test_a_hostile_name_stays_on_its_plate(seats: int, name: str) -> None:
    """Whatever a seat is called, only its plate changes."""
    view = structs.replace(match_views("dungeon", seats)[-1], outcome=None)
    first = view.order.index(next(hero.index for hero in view.heroes if hero.seat == 0))
    plain = [f"P{seat}" for seat in range(seats)]
    before = paint_board(view, plain, said(view))
    after = paint_board(view, [name, *plain[1:]], said(view))
    box = ImageChops.difference(before, after).getbbox()
    assert (box is None) == (seats == 4), "four plates have no room for players"
    if box is None:
        return
    top, wide = after.height - 46 - HEIGHT, (1108 + 16) // seats
    assert top <= box[1]
    assert box[3] <= top + 60, "on the line of the names"
    assert 46 + first * wide < box[0]
    assert box[2] < 46 + (first + 1) * wide - 16


def test_no_two_adventurers_share_their_letters() -> None:
    view = explored("dungeon")
    words = said(view)
    for one, other in combinations(ADVENTURERS, 2):
        pair = with_hero(with_hero(view, 0, adventurer=one), 1, adventurer=other)
        looks = hero_looks(pair, NAMES, words)
        assert looks[0].letters != looks[1].letters
        assert 1 <= len(looks[0].letters) <= 2
    assert len({(look.form, look.fill) for look in hero_looks(view, NAMES, words)}) == 4
    assert len({look.form for look in hero_looks(view, NAMES, words)}) == 4


def test_everything_has_an_icon() -> None:
    """And no monster that of another."""
    assert set(MONSTERS) == set(ALL_MONSTERS)
    assert set(ITEMS) == set(ALL_ITEMS)
    assert set(KINDS) == set(UPGRADES)
    assert set(FEATURES) == {tile.icon for tile in ALL_TILES.values() if tile.icon}
    shown = {key: glyph(icon) for key, icon in MONSTERS.items()}
    assert len(set(shown.values())) == len(shown)
    assert all(glyph(icon) for table in (ITEMS, KINDS, FEATURES) for icon in table.values())
