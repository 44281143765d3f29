"""A character as it lives on between matches (R129): what a roster keeps."""

from msgspec import Struct, field

from cogs.p52.content.kinds import Cores


class Gear(Struct, frozen=True, omit_defaults=True):
    """One thing a character owns. `part`: where armour is worn for good, once it has been worn (R94)."""

    key: str
    part: str = ""
    is_worn: bool = False


class Record(Struct, frozen=True, omit_defaults=True):
    """One adventure in a character's chronicle. `experience` and `points` are all it gained there."""

    adventure: str
    difficulty: str
    is_won: bool
    rooms: int  # left behind
    kills: int
    best_blow: int
    level: int  # at its end
    experience: int
    points: int  # raised in core abilities
    has_died: bool = False
    slain_by: str = ""  # the enemy's key
    friends: tuple[str, ...] = ()


class Sheet(Struct, omit_defaults=True):
    """Race, class, level, abilities, gear. `raised`: points its cores have beyond R6's two first steps."""

    name: str
    race: str
    calling: str  # the class
    cores: Cores
    abilities: dict[str, int] = field(default_factory=dict)  # their levels
    quirk: str = ""
    note: str = ""  # what its owner says of the quirk; no rule reads it (R133)
    level: int = 1
    experience: int = 0
    raised: int = 0
    learns: int = 0  # new abilities its owner has yet to choose (P14)
    gear: list[Gear] = field(default_factory=list)  # in a match it lies in the hero's bag
    tuned: dict[str, int] = field(default_factory=dict)  # abilities whose target a Weapon Tuner has lowered
    pregen: str = ""  # whose copy it is
    is_retired: bool = False
    won: int = 0
    lost: int = 0
    deaths: int = 0
    records: list[Record] = field(default_factory=list)
