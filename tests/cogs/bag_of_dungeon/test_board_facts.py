"""Every fact of a view can be seen: each change gives a picture of its own."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from bot.engine import Outcome
from cogs.bag_of_dungeon.pictures.board import window_on
from cogs.bag_of_dungeon.view import BagView, BlowView, FightView, ItemView, MonsterView, MornaView
from tests.cogs.bag_of_dungeon.pictures import (
    board,
    match_views,
    whole,
    with_hero,
    with_tile,
)

TROLL = MonsterView("troll", 7, 10, 2, 4)


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


def fighting(view: BagView, *partners: int, **rolled: Any) -> BagView:
    assert view.acting is not None
    fight = FightView(view.heroes[view.acting].at, TROLL, (view.acting, *partners), 2, can_escape=True, **rolled)
    return structs.replace(view, fight=fight)


def _struck(view: BagView, blow: BlowView) -> BagView:
    return fighting(view, rolls=(2, 5), foe_rolls=(1, 6), blow=blow)


def _another(view: BagView) -> int:
    return next(index for index in view.order if index != view.acting)


def bare_tiles(view: BagView) -> list[str]:
    """Tiles the window shows, with nothing on them or known of them; at best with nothing left to explore."""
    window = window_on(view, 1092, 600)
    bare = [
        tile
        for tile in view.tiles
        if window.shows(tile)
        and not (tile.icon or tile.heroes or tile.items or tile.key.endswith("start"))
        and tile.label not in view.path
    ]
    return [tile.label for tile in sorted(bare, key=lambda tile: bool(tile.frontier))]


def with_spare(mode: str) -> BagView:
    """Adventurers in the midst of a map, no fight going on, once such a tile is in sight."""
    views = (view for view in match_views(mode, 4) if len(view.tiles) > 14 and view.acting is not None)
    return next(view for view in views if view.fight is None and view.phase == "explore" and bare_tiles(view))


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
    "compared": lambda view: _struck(view, BlowView(9, 15, is_critical=False, dealt=0, taken=0)),
    "struck": lambda view: _struck(view, BlowView(9, 15, is_critical=False, dealt=0, taken=6)),
    "struck less": lambda view: _struck(view, BlowView(9, 15, is_critical=False, dealt=0, taken=4)),
    "struck back": lambda view: _struck(view, BlowView(15, 9, is_critical=False, dealt=6, taken=0)),
    "critical": lambda view: _struck(view, BlowView(15, 9, is_critical=True, dealt=6, taken=0)),
    "tagged": lambda view: fighting(view, _another(view)),
    "morna": lambda view: structs.replace(
        view, morna=MornaView(bare_tiles(view)[0], structs.replace(TROLL, key="morna-gul"), 4)
    ),
    "over": lambda view: structs.replace(
        view, phase="over", result="ring", acting=None, outcome=Outcome((0,), (1,) * 4)
    ),
    "lost": lambda view: structs.replace(
        view, phase="over", result="fallen", acting=None, outcome=Outcome((), (1,) * 4)
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("mode", ["dungeon", "forest"])
def test_every_fact_can_be_seen(mode: str) -> None:
    """Each change of the view gives a picture of its own: the board, or the whole table behind **Map**."""
    start = with_spare(mode)
    assert start.acting is not None
    spare = bare_tiles(start)[0]
    trodden = tuple(tile.label for tile in start.tiles if tile.label != spare)[:2]
    start = with_hero(structs.replace(start, path=trodden), start.acting, ap=3)
    assert start.acting is not None
    changed = {f"hero {name}": with_hero(start, start.acting, **facts) for name, facts in HERO_CHANGES.items()}
    changed |= {f"tile {name}": with_tile(start, spare, **facts) for name, facts in TILE_CHANGES.items()}
    changed |= {name: change(start) for name, change in MATCH_CHANGES.items()}
    owners = {board(start) + whole(start): "start"}
    twins = [
        (name, owners[png])
        for name, view in changed.items()
        if owners.setdefault(png := board(view) + whole(view), name) != name
    ]
    assert not twins
