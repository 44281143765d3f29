"""What stands for something that happened: the cards that were flipped, and a piece or a sign beside them."""

from collections.abc import Sequence

from PIL import Image

from cogs.p52.pictures import icons
from cogs.p52.pictures.colours import GREY
from cogs.p52.pictures.courts import court
from cogs.p52.pictures.doors import door_sign
from cogs.p52.pictures.looks import card_of, court_by_key
from cogs.p52.view.beats import Beat
from images.cards.playing import SHAPE, playing
from images.figures import Figure
from images.icons import Icon
from images.palette import GOLD, INK, PAPER_LIGHT, Colour
from images.shapes import Box, Sprite, stamp_centred
from images.tokens import cut_out, medal

_SIGNS: dict[str, tuple[Icon, Colour]] = {
    "quest-won": (icons.CROWN, GOLD),
    "quest-lost": (icons.SKULL, PAPER_LIGHT),
    "drop-flipped": (icons.DROP, PAPER_LIGHT),
    "delve-flipped": (icons.DROP, PAPER_LIGHT),
    "trap-sprung": (icons.SPOTS["trap"], PAPER_LIGHT),
    "booby-trap": (icons.SPOTS["trap"], PAPER_LIGHT),
    "key-taken": (icons.KEY, GOLD),
    "chest-tried": (icons.SPOTS["chest"], GOLD),
    "ambush-flipped": (icons.SWORDS, PAPER_LIGHT),
}
_MARKS: dict[str, Icon] = {  # what has become of somebody
    "died": icons.SKULL,
    "enemy-fell": icons.SKULL,
    "stunned": icons.STUNNED,
    "revived": icons.HEART,
    "boss-rose": icons.HEART,
    "level-gained": icons.RISE,
}
_DOORS = {"exit-opened", "exit-watched"}
_FEW = 3  # cards have room in a sign


def put_sign(strip: Image.Image, box: Box, beat: Beat, looks: Sequence[Figure]) -> float:
    """At the left of the box; returns where it ends."""
    left, top, right, bottom = box
    y, tall = (top + bottom) / 2, round(min(bottom - top - 20, 140 if right - left > 400 else 96))
    x = left + 18.0
    for card in beat.cards[:_FEW]:
        shown = playing(card_of(card), tall)
        stamp_centred(strip, shown, x + tall * SHAPE / 2, y)
        x += tall * SHAPE + 10
    sprite = _piece(beat, looks, round(tall * 0.72))
    if sprite is not None:
        stamp_centred(strip, sprite, x + sprite.width / 2, y)
        if (mark := _MARKS.get(beat.word)) is not None:
            stamp_centred(
                strip, cut_out(mark, round(tall * 0.42), PAPER_LIGHT), x + sprite.width * 0.8, y + tall * 0.24
            )
        x += sprite.width + 8
    return x


def _piece(beat: Beat, looks: Sequence[Figure], size: int) -> Sprite | None:
    """Whom or what it is about."""
    if beat.word in _DOORS:
        return door_sign(round(size * 0.72), size, "open")
    if (found := _icon(beat)) is not None:
        return medal(found[0], size, found[1])
    if beat.enemy:
        return court(court_by_key(beat.enemy), round(size * 1.3))
    if beat.seat is None:
        return None
    look = looks[beat.seat]
    return (look._replace(fill=GREY, ink=INK) if beat.word == "died" else look).piece(size)


def _icon(beat: Beat) -> tuple[Icon, Colour] | None:
    """A sign of its own."""
    match beat.word:
        case "room-entered":
            return icons.LIGHTS[beat.key("light")], GOLD
        case "found":
            return icons.ITEMS.get(beat.key("item"), icons.THINGS), PAPER_LIGHT
        case "ability-used":
            return icons.ABILITIES.get(beat.key("ability"), icons.BURST), PAPER_LIGHT
    return _SIGNS.get(beat.word)
