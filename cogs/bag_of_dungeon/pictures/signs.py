"""What stands for what has happened: a monster, somebody's piece, a thing found, a place that did something."""

from collections.abc import Mapping

from PIL import Image

from cogs.bag_of_dungeon.content import ALL_MONSTERS, DRAGON, MORNA, SPIDERS
from cogs.bag_of_dungeon.pictures.icons import (
    AWAY,
    FEATURES,
    HEART,
    ITEMS,
    MONSTERS,
    NO_HEART,
    RING,
    SKULL,
    SPROUT,
    STAR,
    SWORDS,
)
from cogs.bag_of_dungeon.view.beats import Beat, Clash, Sign
from images.figures import Figure
from images.icons import Icon
from images.palette import BLOOD, GOLD, PAPER, PAPER_LIGHT, VENOM, Colour
from images.pieces import beast
from images.shapes import stamp_centred
from images.tokens import cut_out, medal
from images.type import Style, Weight, write

_BEAST: Colour = (84, 38, 34)
_LEAF: Colour = (126, 176, 70)
_HP = Style(30, Weight.BLACK)
BOSSES = {"dragon-landed": DRAGON, "morna-came": MORNA, "morna-moved": MORNA}  # who these are about
MEDALS: dict[str, tuple[Icon, Colour]] = {
    "ring-placed": (RING, GOLD),
    "ring-taken": (RING, GOLD),
    "ring-borne-out": (RING, GOLD),
    "last-tile-placed": (FEATURES["exit"], PAPER),  # or the Maiden Tree
    "last-turns-called": (FEATURES["exit"], PAPER),
    "gathering-began": (FEATURES["tree"], _LEAF),
    "forest-calmed": (FEATURES["tree"], _LEAF),
    "tree-called": (FEATURES["tree"], _LEAF),
    "seed-taken": (FEATURES["seed"], _LEAF),
    "seeds-picked-up": (FEATURES["seed"], _LEAF),
    "seed-planted": (SPROUT, _LEAF),
    "spikey-sprung": (FEATURES["spikey"], PAPER),
    "pit-rolled": (FEATURES["pit"], PAPER),
    "bomb-went": (ITEMS["bomb"], PAPER),
    "lives-restored": (HEART, PAPER),
    "boss-baned": (STAR, GOLD),
    "hero-attacked": (SWORDS, PAPER),
}
_DEAD = (SKULL, PAPER_LIGHT)
_PEOPLE: dict[str, tuple[Icon, Colour]] = {
    "died": _DEAD,
    "eliminated": _DEAD,
    "lost-inside": _DEAD,
    "killing-blow": _DEAD,
    "killing-blow-sung": _DEAD,
    "left-dungeon": (AWAY, GOLD),
    "hero-hurt": (NO_HEART, BLOOD),
}


def put_sign(board: Image.Image, x: float, y: float, size: int, beat: Beat, looks: Mapping[str, Figure]) -> None:
    """The sign, its middle at x, y; a small piece at its foot says who it was."""
    if isinstance(beat, Clash):
        _put_clash(board, x, y, size, beat, looks)
        return
    hero, key = beat.key("hero"), _monster(beat)
    if beat.word in _PEOPLE and hero in looks:
        _put_person(board, x, y, size, looks[hero], _PEOPLE[beat.word])
    elif key and beat.word not in MEDALS:
        put_beast(
            board,
            x,
            y,
            size,
            key,
            beat.number("hp") or beat.number("count") or None,
            is_purple=bool(beat.number("is_purple")),
        )
    else:
        icon, colour = _thing(beat)
        stamp_centred(board, medal(icon, size, colour), x, y)
        _put_small(board, x, y, size, hero, looks)


def _put_clash(board: Image.Image, x: float, y: float, size: int, clash: Clash, looks: Mapping[str, Figure]) -> None:
    """Whom it was about: who fell, else the monster."""
    if clash.end == "fallen" and clash.hero in looks:
        _put_person(board, x, y, size, looks[clash.hero], _DEAD)
        return
    put_beast(board, x, y, size, clash.monster, clash.left)
    _put_small(board, x, y, size, clash.hero, looks)


def _put_person(board: Image.Image, x: float, y: float, size: int, look: Figure, badge: tuple[Icon, Colour]) -> None:
    icon, colour = badge
    stamp_centred(board, look.piece(size), x, y)
    stamp_centred(board, cut_out(icon, max(32, round(size * 0.45)), colour), x + size * 0.36, y + size * 0.3)


def _monster(sign: Sign) -> str:
    if sign.word == "spiders-spawned":
        return SPIDERS
    return BOSSES.get(sign.word) or sign.key("monster")


def put_beast(
    board: Image.Image, x: float, y: float, size: int, key: str, hp: int | None, *, is_purple: bool = False
) -> None:
    """A monster's token, with its HP where they are known."""
    is_boss = ALL_MONSTERS[key].is_boss
    fill = VENOM if is_purple else BLOOD if is_boss else _BEAST
    stamp_centred(board, beast(MONSTERS[key], size, fill, PAPER_LIGHT, is_grand=is_boss), x, y)
    if hp:
        heart = max(48, round(size * 0.42))
        spot = (x + size * 0.46, y + size * 0.3)
        stamp_centred(board, cut_out(HEART, heart, BLOOD), *spot)
        write(board, str(hp), spot[0], spot[1] - 2, _HP, PAPER_LIGHT)


def _put_small(board: Image.Image, x: float, y: float, size: int, hero: str, looks: Mapping[str, Figure]) -> None:
    if hero in looks:
        small = max(32, round(size * 0.42))
        stamp_centred(board, looks[hero].piece(small), x + size * 0.4, y + size * 0.34)


def _thing(sign: Sign) -> tuple[Icon, Colour]:
    if item := sign.key("item"):
        return ITEMS[item], GOLD if sign.word == "item-awoke" else PAPER
    if sign.key("name") == "ftree":
        return FEATURES["tree"], _LEAF
    return MEDALS.get(sign.word, (STAR, GOLD))
