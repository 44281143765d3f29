"""What everybody may know of a match: `view` says what that is made of, `sight` makes it from the state."""

from cogs.bag_of_dungeon.view.view import (
    EXPLORES,
    BagView,
    BlowView,
    DrawnView,
    FightView,
    HeroView,
    HuntView,
    ItemView,
    LayingView,
    MonsterView,
    MornaView,
    SpaceView,
    StockView,
    TileView,
)

__all__ = [
    "EXPLORES",
    "BagView",
    "BlowView",
    "DrawnView",
    "FightView",
    "HeroView",
    "HuntView",
    "ItemView",
    "LayingView",
    "MonsterView",
    "MornaView",
    "SpaceView",
    "StockView",
    "TileView",
]
