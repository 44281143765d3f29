"""The types of cards and dice: heroes, equipment, abilities, items, enemies (R80 to R82)."""

from typing import Literal

from msgspec import Struct

Skill = Literal["strength", "dexterity", "wisdom", "charisma"]
Mode = Literal["melee", "ranged"]
Colour = Literal["green", "blue", "red"]
Icon = Literal["melee", "ranged", "boss"]
Keyword = Literal[
    "reach", "crush", "stun", "pierce", "siphon", "regenerate", "ritual", "barrage", "heavy",
]  # fmt: skip
Timing = Literal["own", "any", "pre", "post", "react", ""]
Stance = Literal["charge", "skirmish", "hold", "boss-melee", "boss-ranged"]
Focus = Literal["nearest", "weakest", "brightest"]
Level = Literal["normal", "hard", "dire"]

SKILLS: tuple[Skill, ...] = ("strength", "dexterity", "wisdom", "charisma")
MODES: tuple[Mode, ...] = ("melee", "ranged")


class Attack(Struct, frozen=True):
    """A way to attack: so many dice, what is added to each, and its keywords (R70 to R78)."""

    dice: int
    plus: int
    keywords: tuple[Keyword, ...] = ()


class HeroKind(Struct, frozen=True):
    """R80."""

    key: str
    melee: int
    ranged: int
    defence: int
    speed: int
    strength: int
    dexterity: int
    wisdom: int
    charisma: int
    health: int


class EquipmentKind(Struct, frozen=True):
    """R81."""

    key: str
    melee: Attack | None = None
    ranged: Attack | None = None
    defence: int = 0
    speed: int = 0


class AbilityKind(Struct, frozen=True):
    """R81."""

    key: str
    energy: int
    timing: Timing
    strength: int = 0
    dexterity: int = 0
    wisdom: int = 0
    charisma: int = 0


class ItemKind(Struct, frozen=True):
    """6.4. `effect` says what its use does; what a kept item adds stands in the numbers behind it."""

    key: str
    cost: int
    count: int = 1
    is_kept: bool = False
    timing: Timing = ""
    effect: str = ""
    amount: int = 0
    is_for_friends: bool = False  # an adjacent hero may be given it as well
    attack: Attack | None = None
    skills: tuple[Skill, ...] = ()
    melee: int = 0
    ranged: int = 0
    defence: int = 0
    speed: int = 0
    check: int = 0


class HardSide(Struct, frozen=True):
    """What an enemy's harder side has instead (R90)."""

    melee: Attack | None = None
    ranged: Attack | None = None


class EnemyKind(Struct, frozen=True):
    """R82."""

    key: str
    colour: Colour
    icon: Icon
    speed: int
    stance: Stance
    focus: Focus
    hard: HardSide
    melee: Attack | None = None
    ranged: Attack | None = None
    defence: int = 0
    keywords: tuple[Keyword, ...] = ()

    def attack(self, mode: Mode, level: Level) -> Attack | None:
        """How it attacks on a level: Hard and Dire turn its card over."""
        if level != "normal":
            harder = self.hard.melee if mode == "melee" else self.hard.ranged
            if harder is not None:
                return harder
        return self.melee if mode == "melee" else self.ranged
