"""What stands for something that happened: a die, a hero, or a sign."""

from collections.abc import Sequence

from PIL import Image

from cogs.deckbox_dungeons.content.tables import ENEMIES
from cogs.deckbox_dungeons.pictures import icons
from cogs.deckbox_dungeons.pictures.colours import GREY
from cogs.deckbox_dungeons.pictures.dice import sign_die
from cogs.deckbox_dungeons.view.beats import Beat
from images.figures import Figure
from images.icons import Icon
from images.palette import BLOOD, GOLD, INK, PAPER_LIGHT, Colour
from images.shapes import stamp_centred
from images.tokens import cut_out, medal

_SIGNS: dict[str, tuple[Icon, Colour]] = {
    "encounter-revealed": (icons.POI, GOLD),
    "forged": (icons.FORGED, PAPER_LIGHT),
    "tongue-taken": (icons.TONGUES, GOLD),
    "seal-broken": (icons.SEALS, GOLD),
    "bell-tolled": (icons.TOLLS, PAPER_LIGHT),
    "wave-came": (icons.SKULL, PAPER_LIGHT),
    "jar-opened": (icons.TREASURE, GOLD),
    "all-stunned": (icons.STUNNED, GOLD),
    "quest-won": (icons.CROWN, GOLD),
    "quest-lost": (icons.SKULL, PAPER_LIGHT),
    "feather-burnt": (icons.DOOM, GOLD),
}
_FIERCE = frozenset({"hero-downed", "enemy-woke", "second-die", "wave-came", "quest-lost"})


def is_fierce(beat: Beat) -> bool:
    """Is it on a red ground?"""
    return beat.word in _FIERCE or any(ENEMIES[enemy].colour == "red" for enemy in beat.enemies)


def put_sign(strip: Image.Image, x: float, y: float, size: int, beat: Beat, looks: Sequence[Figure]) -> None:
    if beat.word in _SIGNS:
        icon, fill = _SIGNS[beat.word]
        stamp_centred(strip, medal(icon, size, fill), x, y)
    elif beat.enemies:
        kind = ENEMIES[beat.enemies[0]]
        stamp_centred(strip, sign_die(kind.colour, kind.icon, size), x, y)
        if beat.word in {"enemy-defeated", "struck-down"}:
            _put_skull(strip, x, y, size)
    elif beat.word == "checked":
        stamp_centred(
            strip, medal(icons.SKILLS[beat.key("skill")], size, GOLD if beat.number("is_passed") else GREY), x, y
        )
    elif beat.seat is not None:
        _put_hero(strip, x, y, size, beat.word, looks[beat.seat])


def _put_hero(strip: Image.Image, x: float, y: float, size: int, word: str, look: Figure) -> None:
    is_down = word == "hero-downed"
    stamp_centred(strip, (look._replace(fill=GREY, ink=INK) if is_down else look).piece(size), x, y)
    if is_down:
        _put_skull(strip, x, y, size)
    elif word == "hero-revived":
        stamp_centred(strip, cut_out(icons.HEART, round(size * 0.5), BLOOD), x + size * 0.3, y + size * 0.3)


def _put_skull(strip: Image.Image, x: float, y: float, size: int) -> None:
    stamp_centred(strip, cut_out(icons.SKULL, round(size * 0.6), PAPER_LIGHT), x + size * 0.3, y + size * 0.3)
