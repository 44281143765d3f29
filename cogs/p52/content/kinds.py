"""The types of what a character is: core abilities, races, classes, abilities, quirks (5.1 to 5.3)."""

from typing import Literal

from msgspec import Struct

Core = Literal["lift", "think", "balance", "move", "lead"]
Way = Literal["melee", "ranged", "magic"]  # R65: how an attack comes
AbilityUse = Literal["melee", "ranged", "magic", "follow-up", "defence", "help", "lock", "trick", "self"]
Area = Literal["one", "spot", "two-spots", "around", "room"]
AbilityEffect = Literal[
    "damage", "freeze", "lessen", "dodge", "shield", "heal", "regenerate", "revive", "pick", "snatch", "threaten",
    "poison", "gizmo", "hover", "poof",
]  # fmt: skip

CORES: tuple[Core, ...] = ("lift", "think", "balance", "move", "lead")
WAYS: tuple[Way, ...] = ("melee", "ranged", "magic")


class Cores(Struct, frozen=True, omit_defaults=True):
    """The five core abilities, or what is added to them."""

    lift: int = 0
    think: int = 0
    balance: int = 0
    move: int = 0
    lead: int = 0

    def of(self, core: Core) -> int:
        number: int = getattr(self, core)
        return number

    def plus(self, other: "Cores") -> "Cores":
        return Cores(*(self.of(core) + other.of(core) for core in CORES))

    def at_least(self, least: int) -> "Cores":
        return Cores(*(max(least, self.of(core)) for core in CORES))

    def has(self, needed: "Cores") -> bool:
        """Is every one of them as high as that?"""
        return all(self.of(core) >= needed.of(core) for core in CORES)

    @property
    def total(self) -> int:
        return sum(self.of(core) for core in CORES)


class Formula(Struct, frozen=True, omit_defaults=True):
    """A sum as the tables print it, such as 9 − level + R; what is divided is rounded down (R3)."""

    plus: int = 0
    level: int = 0  # times the ability's level, for an enemy the party's average
    over: int = 0  # times the amount above the target
    reach: int = 0  # times the distance R
    number: int = 0  # times the enemies on the spot
    core: Core | None = None
    part: int = 1  # what the core ability is divided by

    def value(self, level: int, cores: Cores | None = None, *, over: int = 0, reach: int = 0, number: int = 0) -> int:
        body = cores.of(self.core) // self.part if cores is not None and self.core is not None else 0
        told = self.level * level + self.over * over + self.reach * reach + self.number * number
        return self.plus + body + told


class RaceKind(Struct, frozen=True):
    key: str
    cores: Cores


class ClassKind(Struct, frozen=True):
    key: str
    cores: Cores
    abilities: tuple[str, ...]  # at level 1, whatever they ask for (R6)


class AbilityKind(Struct, frozen=True):
    """5.3. `reach` None is any distance; `cost` 0 is not raised by experience."""

    key: str
    needs: Cores
    kind: AbilityUse
    target: Formula
    effect: AbilityEffect
    amount: Formula = Formula()  # damage, HP, rounds or spots, by the effect
    reach: int | None = None
    area: Area = "one"
    most: int = 0  # enemies it may hit; 0: all that stand there
    against: tuple[Way, ...] = ()  # what it defends
    hits_friends: bool = False
    rounds: int = 0
    uses: int = 0  # in a session; 0: any number
    cost: int = 0

    @property
    def is_attack(self) -> bool:
        """R65: a way to attack with."""
        return self.kind in WAYS


class QuirkKind(Struct, frozen=True):
    key: str
    penalty: int
    bonus: int


class PregenKind(Struct, frozen=True, rename={"class_": "class"}):
    """5.2: a character built by R6 for whoever wants to begin."""

    key: str
    name: str
    race: str
    class_: str
    points: Cores
    extra: str
