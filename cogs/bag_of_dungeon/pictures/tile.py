"""What stands and lies on one tile."""

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from cogs.bag_of_dungeon.pictures.icons import (
    CACHE,
    CAMP,
    FEATURES,
    HEART,
    HIDDEN,
    ITEMS,
    LADDER,
    MONSTERS,
    POUCH,
    RING,
    SPROUT,
    STAR,
)
from cogs.bag_of_dungeon.view import MonsterView, TileView
from images.figures import Figure, places
from images.icons import Icon, put_icon
from images.palette import BLOOD, GOLD, PAPER_LIGHT, VENOM, Colour
from images.pieces import beast
from images.shapes import stamp_centred
from images.tokens import coin, cut_out, medal
from images.type import Style, Weight, write

_BEAST: Colour = (84, 38, 34)
_UNKNOWN: Colour = (62, 54, 60)
_SPENT: Colour = (176, 156, 122)
_LEAST = 36  # px of a monster
_HP = Style(28, Weight.BLACK)
_LIVELY: dict[str, Colour] = {
    "spikey": (150, 152, 160),
    "pool": (74, 152, 210),
    "exit": (150, 124, 92),
    "gateway": (190, 84, 60),
    "pit": (40, 32, 30),
    "web": (244, 242, 236),
    "vine": (196, 48, 52),
    "bones": (250, 244, 226),
    "seed": (126, 176, 70),
    "swamp": (96, 128, 84),
    "tree": (86, 150, 76),
    "item": GOLD,
}


class Standing(NamedTuple):
    """A tile and all that is on it now."""

    tile: TileView
    monster: MonsterView | None
    heroes: tuple[Figure, ...]
    acting: Figure | None


def draw_standing(board: Image.Image, x: float, y: float, size: int, standing: Standing) -> None:
    """Everything on the tile whose middle is at x, y."""
    tile = standing.tile
    has_beast = standing.monster is not None or tile.is_hidden
    lift = size * 0.16 if standing.heroes and (has_beast or _is_lively(tile)) else 0.0
    if has_beast:
        if _is_lively(tile):
            _draw_feature(board, tile, x + size * 0.33, y - size * 0.32, size * 0.26)
        # beside heroes higher and clear of the coordinate
        spot = (x + size * 0.08, y - size * 0.17) if lift else (x, y)
        draw_monster(board, standing.monster, *spot, max(_LEAST, round(size * 0.43)))
    else:
        _draw_feature(board, tile, x, y - lift, size * (0.4 if lift else 0.48))
    _draw_props(board, tile, x, y, size)
    _draw_heroes(board, standing, x, y, size, is_low=lift > 0)


def draw_monster(board: Image.Image, monster: MonsterView | None, x: float, y: float, size: int) -> None:
    """A monster's token with its HP, or an unrevealed one."""
    if monster is None:
        stamp_centred(board, beast(HIDDEN, size, _UNKNOWN, PAPER_LIGHT), x, y)
        return
    fill = VENOM if monster.is_purple else BLOOD if monster.is_boss else _BEAST
    token = beast(MONSTERS[monster.key], size, fill, PAPER_LIGHT, is_grand=monster.is_boss)
    stamp_centred(board, token, x, y)
    if monster.is_purple:
        stamp_centred(board, cut_out(STAR, max(16, size // 3), GOLD), x - size * 0.42, y - size * 0.36)
    if size >= 44:
        stamp_centred(board, cut_out(HEART, 46, BLOOD), x + size * 0.46, y + size * 0.3)
        write(board, str(monster.hp), x + size * 0.46, y + size * 0.3 - 2, _HP, PAPER_LIGHT)


def _is_lively(tile: TileView) -> bool:
    """Does what the tile is known for still count?"""
    if tile.icon in {"swamp", "bones", "seed"}:
        return tile.has_token
    if tile.icon == "item":
        return tile.has_cache
    if tile.icon == "pool":
        return tile.pool > 0
    return tile.icon not in {"", "monster"}


def _draw_feature(board: Image.Image, tile: TileView, x: float, y: float, size: float) -> None:
    icon = CAMP if tile.key.endswith("start") else FEATURES.get(tile.icon)
    if icon is None:
        return
    if not _is_lively(tile):
        put_icon(board, icon, x, y, round(size * 0.9), _SPENT)
        return
    if tile.is_planted:
        stamp_centred(board, medal(SPROUT, round(size), _LIVELY["seed"], PAPER_LIGHT), x, y)
        return
    if tile.icon == "pit":
        stamp_centred(board, medal(icon, round(size), _LIVELY["pit"], _SPENT), x, y)
    else:
        stamp_centred(board, cut_out(icon, round(size), _LIVELY[tile.icon]), x, y)
    if tile.pool:
        stamp_centred(board, coin(str(tile.pool), 38, PAPER_LIGHT), x + size * 0.5, y + size * 0.36)


def _draw_props(board: Image.Image, tile: TileView, x: float, y: float, size: int) -> None:
    """What lies about: the Ring, items, fallen seeds, the ladder."""
    reach = size * 0.345
    spots = ((reach, -0.02 * size), (-reach, 0.02 * size), (reach, 0.3 * size), (-reach, 0.32 * size))
    for (dx, dy), (icon, fill, count) in zip(spots, _props(tile), strict=False):
        stamp_centred(board, medal(icon, round(size * 0.27), fill), x + dx, y + dy)
        if count > 1:
            stamp_centred(board, coin(str(count), 34, PAPER_LIGHT), x + dx + size * 0.1, y + dy + size * 0.1)


def _props(tile: TileView) -> Iterator[tuple[Icon, Colour, int]]:
    if tile.has_ring:
        yield RING, GOLD, 1
    if tile.items:
        yield (ITEMS[tile.items[0].key] if len(tile.items) == 1 else POUCH), PAPER_LIGHT, len(tile.items)
    if tile.has_cache and tile.icon != "item":
        yield CACHE, GOLD, 1
    if tile.seeds:
        yield SPROUT, _LIVELY["seed"], tile.seeds
    if tile.has_ladder:
        yield LADDER, (222, 196, 150), 1


def _draw_heroes(board: Image.Image, standing: Standing, x: float, y: float, size: int, *, is_low: bool) -> None:
    """Side by side, who acts in front and on a bright ground; low and smaller where something is above them."""
    each, spots = places(len(standing.heroes), size, is_low=is_low)
    pairs = zip(standing.heroes, spots, strict=True)
    for look, (dx, dy) in sorted(pairs, key=lambda pair: pair[0] is standing.acting):
        if look is standing.acting:
            stamp_centred(board, look.glow(each), x + dx, y + dy)
        stamp_centred(board, look.piece(each), x + dx, y + dy)
