"""The end in the forest: the Maiden Tree and Morna Gul."""

from cogs.bag_of_dungeon.events.kinds import BagEvent, HeroEvent


class GatheringBegan(BagEvent, rule="R113"):
    """The Maiden Tree stands: all seed bearers must come there."""

    tile: str


class ForestCalmed(BagEvent, rule="R114"):
    """All bearers stand at the tree: monsters leave, poison is gone, spiders rest."""

    tile: str


class MornaCame(BagEvent, rule="R116"):
    tile: str
    hp: int


class MornaRolled(BagEvent, rule="R117"):
    dice: str
    total: int


class MornaMoved(BagEvent, rule="R117"):
    origin: str
    tile: str
    steps: int


class MornaStayed(BagEvent, rule="R118"):
    """No target, or no way."""

    tile: str


class FrontChosen(HeroEvent, rule="R119"): ...


class RanPast(HeroEvent, rule="R121"):
    tile: str


class TreeCalled(HeroEvent, rule="R122"):
    """Lifted out of the fight to `tile`."""

    tile: str


class MornaFed(BagEvent, rule="R123"):
    """He regains 5 HP for the adventurer he killed."""

    hp: int
