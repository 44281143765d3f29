"""The picture on the card of something that is looked up: a court card, a spot, or its sign on the felt."""

from collections.abc import Mapping

from PIL import Image

from bot.words import Words
from cogs.p52.content.tables import PREGENS, TEMPLATES
from cogs.p52.pictures import icons
from cogs.p52.pictures.colours import PALETTE
from cogs.p52.pictures.courts import court
from cogs.p52.pictures.doors import door_sign
from cogs.p52.pictures.looks import court_by_key
from cogs.p52.pictures.patterns import put_pattern
from cogs.p52.pictures.spots import SpotLook, put_spot
from cogs.p52.pictures.strip import strip_ground
from cogs.p52.view.patterns import sketch
from images.encode import to_png
from images.icons import Icon
from images.palette import PAPER_LIGHT
from images.shapes import stamp_centred
from images.tokens import medal

WIDTH, HEIGHT = 480, 280  # px
_TALL, _SIGN = 212, 168
_SPOT = (216, 208)
_PITCH = 34  # px from a spot of a pattern to the next
_CONDITIONS: dict[str, Icon] = {
    "stunned": icons.STUNNED,
    "dead": icons.SKULL,
    "aim": icons.AIM,
    "guard": icons.STANCE,
    "caught": icons.CAUGHT,
    "waiting": icons.CLOCK,
    "frozen": icons.FROZEN,
    "poisoned": icons.VENOM,
    "fleeing": icons.GONE,
    "unseen": icons.UNSEEN,
    "haste": icons.HASTE,
    "mending": icons.MENDING,
    "shield": icons.SHIELD,
    "ambush": icons.SWORDS,
}
_FIGURES: dict[str, Icon] = {
    "health": icons.HEART,
    "stamina": icons.DECK,
    "movement": icons.STEPS,
    "initiative": icons.INITIATIVE,
    "experience": icons.RISE,
}
_GROUNDS = {"path", "obstructed", "hidden", "trap", "chest", "special", "down"}


def draw_noun(kind: str, key: str, words: Words) -> bytes | None:
    """PNG bytes; None: words say it all."""
    ground = strip_ground(HEIGHT, WIDTH)
    return to_png(ground, PALETTE) if _put(ground, kind, key, words) else None


def _put(ground: Image.Image, kind: str, key: str, words: Words) -> bool:
    x, y = WIDTH / 2, HEIGHT / 2
    if kind in {"enemy", "boss"}:
        stamp_centred(ground, court(court_by_key(key), _TALL), x, y)
        return True
    if kind == "ground" and key in _GROUNDS:
        look = SpotLook("B3") if key == "down" else SpotLook("B3", key, words.say(f"board-mark-{key}"))
        put_spot(ground, x, y, _SPOT, look, is_busy=False)
        return True
    if kind == "ground" and key == "exit":
        stamp_centred(ground, door_sign(130, 190, "open"), x, y)
        return True
    if kind == "template" and key in TEMPLATES:
        shown = sketch(key)
        put_pattern(ground, x, y - shown.rows * _PITCH / 2, shown, _PITCH)
        return True
    if (icon := _icon(kind, key)) is None:
        return False
    stamp_centred(ground, medal(icon, _SIGN, PAPER_LIGHT), x, y)
    return True


def _icon(kind: str, key: str) -> Icon | None:
    if kind == "hero":
        return icons.CALLINGS[PREGENS[key].class_]
    known: dict[str, Mapping[str, Icon]] = {
        "ability": icons.ABILITIES,
        "item": icons.ITEMS,
        "condition": _CONDITIONS,
        "figure": _FIGURES,
        "core": icons.CORES,
        "calling": icons.CALLINGS,
        "light": icons.LIGHTS,
    }
    return known[kind].get(key) if kind in known else None
