"""Old Spikey and the special tiles of the forest."""

from cogs.bag_of_dungeon.events.kinds import BagEvent, HeroEvent, ItemKey, SpaceKey


class SpikeyJammed(HeroEvent, rule="R90"):
    item: ItemKey


class SpikeyRolled(HeroEvent, rule="R90"):
    die: int
    is_sprung: bool


class SpikeySprung(BagEvent, rule="R91"):
    """One die for everybody there."""

    tile: str
    die: int


class Poisoned(HeroEvent, rule="R99"):
    space: SpaceKey


class PoisonCured(HeroEvent, rule="R100"):
    count: int


class SeedSought(HeroEvent, rule="R102"):
    die: int
    is_guarded: bool


class SeedTaken(HeroEvent, rule="R102"):
    seeds: int


class SeedsPickedUp(HeroEvent, rule="R103"):
    """`count` that had fallen there; `seeds` carried now."""

    count: int
    seeds: int


class SeedsFell(HeroEvent, rule="R103"):
    count: int
    tile: str


class SeedsCarriedOut(BagEvent, rule="R140"):
    """Out of the dungeon, which is closed behind the Ring, to the Gateway."""

    origin: str
    count: int
    tile: str


class SwampSearched(HeroEvent, rule="R104"):
    """1 to 3: a monster, 4 to 6: an item. Neither comes out of an empty bag, and no monster in the calm forest."""

    die: int
    is_guarded: bool
    has_item: bool


class BonesHealed(HeroEvent, rule="R105"): ...


class BonesSearched(HeroEvent, rule="R105"):
    kills: int  # left


class WebRolled(HeroEvent, rule="R106"):
    die: int
    is_spun: bool


class PitRolled(HeroEvent, rule="R108"):
    die: int
    has_fallen: bool


class PitQuiet(BagEvent, rule="R26"):
    """A first fall, and no token is left for the Pit."""


class PitRoped(HeroEvent, rule="R108"):
    """A rope: nobody rolls."""


class SeedPlanted(HeroEvent, rule="R124"):
    """`count` planted by now, of four."""

    tile: str
    count: int
