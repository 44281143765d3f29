"""What stands for something that happened: the cards that were flipped, and a piece or a sign beside them."""

from collections.abc import Sequence

from PIL import Image

from bot.engine import Event, Term
from cogs.p52.events import combat, frame, goods, growth
from cogs.p52.events import map as room
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.pictures import icons
from cogs.p52.pictures.colours import GREY
from cogs.p52.pictures.courts import court
from cogs.p52.pictures.doors import door_sign
from cogs.p52.pictures.looks import card_of, court_by_key
from images.cards.playing import SHAPE, playing
from images.figures import Figure
from images.icons import Icon
from images.palette import BLOOD, GOLD, INK, PAPER_LIGHT, Colour
from images.shapes import Box, Sprite, stamp_centred
from images.tokens import cut_out, medal

_SIGNS: dict[type[Event], tuple[Icon, Colour]] = {
    frame.QuestWon: (icons.CROWN, GOLD),
    frame.QuestLost: (icons.SKULL, PAPER_LIGHT),
    frame.DropFlipped: (icons.DROP, PAPER_LIGHT),
    frame.DelveFlipped: (icons.DROP, PAPER_LIGHT),
    room.TrapSprung: (icons.SPOTS["trap"], PAPER_LIGHT),
    goods.BoobyTrap: (icons.SPOTS["trap"], PAPER_LIGHT),
    room.KeyTaken: (icons.KEY, GOLD),
    goods.ChestTried: (icons.SPOTS["chest"], GOLD),
    room.AmbushFlipped: (icons.SWORDS, PAPER_LIGHT),
}
_FEW = 3  # cards have room in a sign


def put_sign(strip: Image.Image, box: Box, event: Event, looks: Sequence[Figure]) -> float:
    """At the left of the box; returns where it ends."""
    left, top, right, bottom = box
    y, tall = (top + bottom) / 2, round(min(bottom - top - 20, 140 if right - left > 400 else 96))
    x = left + 18.0
    for card in cards_of(event)[:_FEW]:
        shown = playing(card_of(card), tall)
        stamp_centred(strip, shown, x + tall * SHAPE / 2, y)
        x += tall * SHAPE + 10
    sprite = _piece(event, looks, round(tall * 0.72))
    if sprite is not None:
        stamp_centred(strip, sprite, x + sprite.width / 2, y)
        mark = _mark(event)
        if mark is not None:
            stamp_centred(
                strip, cut_out(mark, round(tall * 0.42), PAPER_LIGHT), x + sprite.width * 0.8, y + tall * 0.24
            )
        x += sprite.width + 8
    return x


def cards_of(event: Event) -> list[str]:
    """The flip first, then a stamina card; not those an enemy is."""
    if isinstance(event, room.EnemyAppeared):
        return []
    found: list[str] = []
    for name in ("card", "cards", "stamina"):
        fact = event.facts.get(name)
        if isinstance(fact, Term):
            found += [key for key in fact.keys if key != NO_CARD]
    return found


def _piece(event: Event, looks: Sequence[Figure], size: int) -> Sprite | None:
    """Whom or what it is about."""
    if isinstance(event, frame.ExitOpened | frame.ExitWatched):
        return door_sign(round(size * 0.72), size, "open")
    if (found := _icon(event)) is not None:
        return medal(found[0], size, found[1])
    enemy: str = getattr(event, "enemy", "")
    if enemy:
        return court(court_by_key(enemy), round(size * 1.3))
    seat = getattr(event, "seat", None)
    if seat is None:
        return None
    look = looks[int(seat)]
    return (look._replace(fill=GREY, ink=INK) if isinstance(event, combat.Died) else look).piece(size)


def _icon(event: Event) -> tuple[Icon, Colour] | None:
    """A sign of its own."""
    match event:
        case frame.RoomEntered():
            return icons.LIGHTS[event.light], GOLD
        case goods.Found():
            return icons.ITEMS.get(event.item, icons.THINGS), PAPER_LIGHT
        case combat.AbilityUsed():
            return icons.ABILITIES.get(event.ability, icons.BURST), PAPER_LIGHT
        case room.AmbushFlipped(is_ambush=True):
            return icons.SWORDS, BLOOD
    return _SIGNS.get(type(event))


def _mark(event: Event) -> Icon | None:
    """What has become of it."""
    match event:
        case combat.Died() | combat.EnemyFell():
            return icons.SKULL
        case combat.Stunned():
            return icons.STUNNED
        case combat.Revived() | combat.BossRose():
            return icons.HEART
        case growth.LevelGained():
            return icons.RISE
    return None
