"""The end in the forest: the Maiden Tree and Morna Gul."""

from typing import ClassVar

from cogs.bag_of_dungeon.events.kinds import BagEvent, HeroEvent


class GatheringBegan(BagEvent, frozen=True):
    """The Maiden Tree stands: all seed bearers must come there."""

    rule: ClassVar[str] = "R113"
    tile: str


class ForestCalmed(BagEvent, frozen=True):
    """All bearers stand at the tree: monsters leave, poison is gone, spiders rest."""

    rule: ClassVar[str] = "R114"
    tile: str


class MornaCame(BagEvent, frozen=True):
    rule: ClassVar[str] = "R116"
    tile: str
    hp: int


class MornaRolled(BagEvent, frozen=True):
    rule: ClassVar[str] = "R117"
    dice: str
    total: int


class MornaMoved(BagEvent, frozen=True):
    rule: ClassVar[str] = "R117"
    origin: str
    tile: str
    steps: int


class MornaStayed(BagEvent, frozen=True):
    """No target, or no way."""

    rule: ClassVar[str] = "R118"
    tile: str


class FrontChosen(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R119"


class RanPast(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R121"
    tile: str


class TreeCalled(HeroEvent, frozen=True):
    """Lifted out of the fight to `tile`."""

    rule: ClassVar[str] = "R122"
    tile: str


class MornaFed(BagEvent, frozen=True):
    """He regains 5 HP for the adventurer he killed."""

    rule: ClassVar[str] = "R123"
    hp: int
