"""What was done in an action, as everybody saw it: who had a part in it, and with which card."""

from typing import Literal

from msgspec import Struct

from bot.engine import Event
from cogs.death_over_the_kingdom.events.abilities import (
    DragonBurned,
    DragonSlain,
    Juggled,
    MerchantSwapped,
    ThiefStole,
)
from cogs.death_over_the_kingdom.events.actions import Cut
from cogs.death_over_the_kingdom.events.classic import KingSealed

Sign = Literal["swapped", "burned", "slain", "cut", "sealed"]
DEEDS = (Cut, DragonBurned, DragonSlain, ThiefStole, MerchantSwapped, Juggled, KingSealed)


class Part(Struct, frozen=True):
    """A seat and a card of it, by code; None: the one that lies before it now, up or down."""

    seat: int
    code: str | None = None
    is_gone: bool = False  # burned, slain or discarded


class Deed(Struct, frozen=True):
    sign: Sign
    parts: tuple[Part, ...]  # from left to right


def deed(event: Event) -> Deed | None:
    match event:
        case Cut():
            return Deed("cut", (Part(event.actor, event.old, is_gone=True), Part(event.actor, event.new)))
        case DragonBurned():
            return Deed("burned", (Part(event.actor, "DRA"), Part(event.target, event.card, is_gone=True)))
        case DragonSlain():
            return Deed("slain", (Part(event.actor, "DRA", is_gone=True), Part(event.target, "KNI")))
        case ThiefStole() | MerchantSwapped():
            return Deed("swapped", (Part(event.actor), Part(event.target)))
        case Juggled():
            return Deed("swapped", (Part(event.one), Part(event.other)))
        case KingSealed():
            return Deed("sealed", (Part(event.actor, "KIN"),))
        case _:
            return None
