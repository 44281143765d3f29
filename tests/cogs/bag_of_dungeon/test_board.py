"""The picture of the map: sizes, what must be seen, what must stay where it belongs."""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from io import BytesIO
from itertools import combinations

import pytest
from msgspec import structs
from PIL import Image, ImageChops

from bot.engine import Outcome
from cogs.bag_of_dungeon import board_ground
from cogs.bag_of_dungeon.board import TALLEST, TALLEST_MAP, draw_board, draw_whole, focus_of, paint_board, paint_whole
from cogs.bag_of_dungeon.board_charts import draw_charts
from cogs.bag_of_dungeon.board_heroes import hero_looks
from cogs.bag_of_dungeon.board_icons import FEATURES, ITEMS, KINDS, MONSTERS
from cogs.bag_of_dungeon.board_tile import places
from cogs.bag_of_dungeon.board_window import LARGEST, LEGIBLE, around, entire, tiles_of
from cogs.bag_of_dungeon.content import ADVENTURERS, ALL_ITEMS, ALL_MONSTERS, ALL_TILES, UPGRADES
from cogs.bag_of_dungeon.view import BagView, FightView, ItemView, MonsterView, MornaView
from images import icons, meters, pieces, terrain, tokens, type  # noqa: A004
from images.icons import glyph
from tests.cogs.bag_of_dungeon.pictures import (
    MOST_BYTES,
    NAMES,
    board,
    explored,
    match_views,
    said,
    with_hero,
    with_tile,
)
from tests.support.hostile import HOSTILE_NAMES, MORE_HOSTILE_NAMES

MODES = ("dungeon", "forest", "combined")
TROLL = MonsterView("troll", 7, 10, 2, 4)


ALL_PARTIES = [
    pytest.param(mode, seats, marks=() if (mode, seats) == ("forest", 1) else pytest.mark.long)
    for mode in MODES
    for seats in (1, 4)
]


@pytest.mark.parametrize(("mode", "seats"), ALL_PARTIES)
def test_every_moment_of_a_match_can_be_drawn(mode: str, seats: int) -> None:
    """A PNG-8 of 1200 px, no higher than a phone shows at once, and light enough."""
    views = match_views(mode, seats)
    for view in [*views[:: max(1, len(views) // 12)], views[-1]]:
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


def test_same_view_same_bytes_in_another_process() -> None:
    """No order of hashing, no clock, no random in a picture."""
    script = (
        "from hashlib import sha256\n"
        "from tests.cogs.bag_of_dungeon.pictures import board, explored\n"
        "print(sha256(board(explored('forest'))).hexdigest())"
    )
    command = [sys.executable, "-c", script]
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    other = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert other.stdout.strip() == sha256(board(explored("forest"))).hexdigest()


def test_threads_draw_the_same() -> None:
    """Boards are drawn in threads, several at a time, also the very first."""
    for cache in (terrain.tile, terrain.ground, pieces.piece, tokens.coin, board_ground.map_ground, type.label):
        cache.cache_clear()
    view = explored("forest")
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda _: board(view), range(6)))
    assert len(set(drawn)) == 1


HERO_CHANGES: dict[str, dict[str, object]] = {
    "hp": {"hp": 2},
    "lives": {"lives": 1},
    "ap": {"ap": 1},
    "debt": {"debt": 2},
    "kills": {"kills": ("goblin",) * 7},
    "tokens": {"tokens": 5},
    "seeds": {"seeds": 3},
    "ring": {"has_ring": True},
    "out": {"status": "out", "at": ""},
    "left": {"status": "left", "at": ""},
}
TILE_CHANGES: dict[str, dict[str, object]] = {
    "hidden": {"is_hidden": True},
    "monster": {"monster": TROLL},
    "hurt monster": {"monster": structs.replace(TROLL, hp=3)},
    "another monster": {"monster": structs.replace(TROLL, key="minotaur")},
    "purple": {"monster": structs.replace(TROLL, is_purple=True)},
    "boss": {"monster": structs.replace(TROLL, is_boss=True)},
    "item": {"items": (ItemView(1, "torch"),)},
    "items": {"items": (ItemView(1, "torch"), ItemView(2, "bow"))},
    "cache": {"icon": "item", "has_cache": True},
    "emptied": {"icon": "item"},
    "pool": {"icon": "pool", "pool": 3},
    "half a pool": {"icon": "pool", "pool": 2},
    "dry pool": {"icon": "pool"},
    "swamp": {"icon": "swamp", "has_token": True},
    "searched swamp": {"icon": "swamp"},
    "seed": {"icon": "seed", "has_token": True},
    "taken seed": {"icon": "seed"},
    "bones": {"icon": "bones", "has_token": True},
    "vine": {"icon": "vine"},
    "planted": {"icon": "vine", "is_planted": True},
    "web": {"icon": "web"},
    "pit": {"icon": "pit"},
    "spikey": {"icon": "spikey"},
    "gateway": {"icon": "gateway"},
    "exit": {"icon": "exit"},
    "tree": {"icon": "tree"},
    "seeds": {"seeds": 1},
    "ring": {"has_ring": True},
    "ladder": {"has_ladder": True},
    "wall": {"openings": ("north",)},
    "frontier": {"frontier": ("north", "east", "south", "west")},
    "blocked": {"blocked": ("north",)},
    "number": {"number": 9},
    "label": {"label": "Z99"},
}


@pytest.mark.long
@pytest.mark.parametrize("mode", ["dungeon", "forest"])
def test_every_fact_can_be_seen(mode: str) -> None:
    """Each change of the view gives a picture of its own."""
    start = explored(mode)
    assert start.acting is not None
    spare = bare_tile(start)
    changed = {f"hero {name}": with_hero(start, start.acting, **facts) for name, facts in HERO_CHANGES.items()}
    changed |= {f"tile {name}": with_tile(start, spare, **facts) for name, facts in TILE_CHANGES.items()}
    changed |= {name: change(start) for name, change in MATCH_CHANGES.items()}
    owners: dict[bytes, str] = {board(start): "start"}
    twins = [
        (name, owners[png]) for name, view in changed.items() if owners.setdefault(png := board(view), name) != name
    ]
    assert not twins


def bare_tile(view: BagView) -> str:
    """A tile the window shows, with nothing on it or known of it."""
    window = around(tiles_of(view.tiles, focus_of(view).world), focus_of(view), 1092, 420, 700)
    return next(
        tile.label
        for tile in view.tiles
        if window.shows(tile)
        and not (tile.icon or tile.heroes or tile.items or tile.key.endswith("start") or tile.frontier)
        and tile.label not in view.path
    )


def fighting(view: BagView, *partners: int, **rolled: tuple[int, ...]) -> BagView:
    assert view.acting is not None
    fight = FightView(view.heroes[view.acting].at, TROLL, (view.acting, *partners), 2, can_escape=True, **rolled)
    return structs.replace(view, fight=fight)


def _another(view: BagView) -> int:
    return next(index for index in view.order if index != view.acting)


MATCH_CHANGES: dict[str, Callable[[BagView], BagView]] = {
    "round": lambda view: structs.replace(view, round=17),
    "acting": lambda view: structs.replace(view, acting=_another(view)),
    "nobody acts": lambda view: structs.replace(view, acting=None),
    "order": lambda view: structs.replace(view, order=view.order[::-1]),
    "no path": lambda view: structs.replace(view, path=()),
    "path": lambda view: structs.replace(view, path=tuple(tile.label for tile in view.tiles[:3])),
    "phase": lambda view: structs.replace(view, phase="hunt"),
    "tiles left": lambda view: structs.replace(view, stocks=(structs.replace(view.stocks[0], tiles=1),)),
    "monsters left": lambda view: structs.replace(view, stocks=(structs.replace(view.stocks[0], monsters=1),)),
    "items left": lambda view: structs.replace(view, stocks=(structs.replace(view.stocks[0], items=1),)),
    "fight": fighting,
    "rolled": lambda view: fighting(view, rolls=(2, 5), foe_rolls=(1, 6)),
    "rolled again": lambda view: fighting(view, rolls=(2, 5), foe_rolls=(1, 3)),
    "tagged": lambda view: fighting(view, _another(view)),
    "morna": lambda view: structs.replace(
        view, morna=MornaView(bare_tile(view), structs.replace(TROLL, key="morna-gul"), 4)
    ),
    "over": lambda view: structs.replace(
        view, phase="over", result="ring", acting=None, outcome=Outcome((0,), (1,) * 4)
    ),
    "lost": lambda view: structs.replace(
        view, phase="over", result="fallen", acting=None, outcome=Outcome((), (1,) * 4)
    ),
}


@pytest.mark.parametrize("mode", MODES)
def test_who_acts_is_always_legible(mode: str) -> None:
    """The tile the picture is about lies wholly in the window, large enough; what is cut off is told."""
    for view in match_views(mode, 4):
        focus = focus_of(view)
        window = around(tiles_of(view.tiles, focus.world), focus, 1092, 420, 560)
        x, y = window.middle(focus)
        half = window.size / 2
        assert half <= x <= window.width - half
        assert half <= y <= window.height - half
        assert window.size >= LEGIBLE
        assert window.is_cropped or all(window.shows(tile) for tile in tiles_of(view.tiles, focus.world))


@pytest.mark.parametrize("mode", MODES)
def test_the_whole_map_shows_all_tiles(mode: str) -> None:
    view = match_views(mode, 4)[-1]
    worlds = [tiles for world in ("dungeon", "forest") if (tiles := tiles_of(view.tiles, world))]
    for window in entire(worlds, 1092, 1400):
        assert all(window.shows(tile) for tile in tiles_of(view.tiles, window.world))
    assert paint_whole(view, NAMES, said(view)).height <= TALLEST_MAP


def test_a_chart_never_hides_who_acts() -> None:
    """Wherever that is, in each world: the charts lie off that tile."""
    drawn = 0
    for mode in MODES:
        for view in match_views(mode, 4)[40::9]:
            focus = focus_of(view)
            window = around(tiles_of(view.tiles, focus.world), focus, 1092, 420, 560)
            sheet = Image.new("RGB", (window.width, window.height))
            draw_charts(sheet, view, window, focus, hero_looks(view, NAMES, said(view)), said(view))
            x, y = window.middle(focus)
            half = window.size / 2
            assert sheet.crop((round(x - half), round(y - half), round(x + half), round(y + half))).getbbox() is None
            drawn += sheet.getbbox() is not None
    assert drawn > 10


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("name", [*HOSTILE_NAMES, *MORE_HOSTILE_NAMES, "W" * 2000])
def test_a_hostile_name_stays_on_its_plate(seats: int, name: str) -> None:
    """Whatever a seat is called, only its plate changes."""
    view = structs.replace(match_views("dungeon", seats)[-1], outcome=None)
    first = view.order.index(next(hero.index for hero in view.heroes if hero.seat == 0))
    plain = [f"P{seat}" for seat in range(seats)]
    before = paint_board(view, plain, said(view))
    after = paint_board(view, [name, *plain[1:]], said(view))
    box = ImageChops.difference(before, after).getbbox()
    assert box is not None
    row, column = divmod(first, 2)
    rows = -(-seats // 2)
    top = after.height - 46 - (rows - row) * 184
    assert top <= box[1]
    assert box[3] <= top + 80, "on the line of the names"
    assert box[0] > (46 if column == 0 else 600)
    assert box[2] < (600 if column == 0 and first < seats - 1 else 1154)


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


def test_a_second_drawing_makes_nothing_new() -> None:
    """A warm board only stamps what is cached already."""
    caches = (
        terrain.tile,
        terrain.mist,
        terrain.ground,
        pieces.piece,
        pieces.beast,
        pieces.glow,
        meters.bar,
        meters.pip,
        tokens.coin,
        tokens.cut_out,
        tokens.medal,
        tokens.chevron,
        type.label,
        icons.icon_mask,
        board_ground.map_ground,
        board_ground.tag,
    )
    view = explored("forest")
    board(view)
    before = [cache.cache_info().misses for cache in caches]
    board(view)
    assert [cache.cache_info().misses for cache in caches] == before


def test_everything_has_an_icon() -> None:
    """And no monster that of another."""
    assert set(MONSTERS) == set(ALL_MONSTERS)
    assert set(ITEMS) == set(ALL_ITEMS)
    assert set(KINDS) == set(UPGRADES)
    assert set(FEATURES) == {tile.icon for tile in ALL_TILES.values() if tile.icon}
    shown = {key: glyph(icon) for key, icon in MONSTERS.items()}
    assert len(set(shown.values())) == len(shown)
    assert all(glyph(icon) for table in (ITEMS, KINDS, FEATURES) for icon in table.values())
