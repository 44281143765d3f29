"""Items, the spaces they lie in, and monsters."""

from msgspec import Struct

from cogs.bag_of_dungeon.content import World, power_key

SPACES = ("hand-1", "hand-2", "armour", "attire", "pack-1", "pack-2", "pack-3", "pack-4")  # R59


class Item(Struct):
    """One item token. `id` is its own for the whole match."""

    id: int
    key: str
    world: World
    is_awake: bool = False

    @property
    def power(self) -> str:
        """The word for what it does now."""
        return power_key(self.key, is_awake=self.is_awake)


class Space(Struct):
    """One of the eight inventory spaces; a two-handed item lies in `hand-1` and keeps `hand-2` empty."""

    item: Item | None = None
    is_poisoned: bool = False

    @property
    def is_barred(self) -> bool:
        return self.is_poisoned


class Monster(Struct):
    """A revealed monster; spiders count their number as HP (R106)."""

    key: str
    world: World
    hp: int
    most: int
    dice: int
    plus: int
    is_purple: bool = False
    is_baned: bool = False
    guards_ring: bool = False  # wherever it goes (R141)
    is_claimed: bool = False  # dead, and its token with a hero
