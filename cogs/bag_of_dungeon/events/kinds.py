"""What the events of this game are made of: whose they are, and fields that are said as words of the game."""

from typing import Annotated

from bot.engine import As, Event, Seat

Adventurer = Annotated[str, As("adventurer")]
Direction = Annotated[str, As("direction")]
Icon = Annotated[str, As("icon")]
ItemKey = Annotated[str, As("item")]
MonsterKey = Annotated[str, As("monster")]
PowerKey = Annotated[str, As("power")]  # what an item does, awakened or not
SpaceKey = Annotated[str, As("space")]
TileKey = Annotated[str, As("tile")]
UpgradeKey = Annotated[str, As("upgrade")]
WorldKey = Annotated[str, As("world")]
Cause = Annotated[str, As("cause")]  # of damage: combat, trap, spikey, chest, pit, escape, past, charge, sting, share …


class BagEvent(Event, kw_only=True):
    """Any event of this game. `tile`, `origin` and `target` are coordinates as people read them: M20."""


class HeroEvent(BagEvent, kw_only=True):
    """Something an adventurer did or suffered."""

    seat: Seat
    hero: Adventurer
