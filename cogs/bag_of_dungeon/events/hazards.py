"""Old Spikey and the special tiles of the forest."""

from typing import ClassVar

from cogs.bag_of_dungeon.events.kinds import BagEvent, HeroEvent, ItemKey, SpaceKey


class SpikeyJammed(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R90"
    item: ItemKey


class SpikeyRolled(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R90"
    die: int
    is_sprung: bool


class SpikeySprung(BagEvent, frozen=True):
    """One die for everybody there."""

    rule: ClassVar[str] = "R91"
    tile: str
    die: int


class Poisoned(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R99"
    space: SpaceKey


class PoisonCured(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R100"
    count: int


class SeedSought(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R102"
    die: int
    is_guarded: bool


class SeedTaken(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R102"
    seeds: int


class SeedsFell(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R103"
    count: int
    tile: str


class SeedsCarriedOut(BagEvent, frozen=True):
    """Out of the dungeon, which is closed behind the Ring, to the Gateway."""

    rule: ClassVar[str] = "R140"
    origin: str
    count: int
    tile: str


class SwampSearched(HeroEvent, frozen=True):
    """1 to 3: a monster, 4 to 6: an item. Neither comes out of an empty bag, and no monster in the calm forest."""

    rule: ClassVar[str] = "R104"
    die: int
    is_guarded: bool
    has_item: bool


class BonesHealed(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R105"


class BonesSearched(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R105"
    kills: int  # left


class WebRolled(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R106"
    die: int
    is_spun: bool


class PitRolled(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R108"
    die: int
    has_fallen: bool


class PitRoped(HeroEvent, frozen=True):
    """A rope: nobody rolls."""

    rule: ClassVar[str] = "R108"


class SeedPlanted(HeroEvent, frozen=True):
    """`count` planted by now, of four."""

    rule: ClassVar[str] = "R124"
    tile: str
    count: int
