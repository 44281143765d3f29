"""The types of characters and of the boards of Solo and Defender (R1, R131 to R151)."""

from typing import Literal

from msgspec import Struct

from cogs.dead_throne.content.card_kinds import Element


class CharacterKind(Struct, frozen=True):
    """`attack` and `defence` are those of the bare hand. `against`: Saladar's gear besides, by the number of Heroes."""

    key: str
    attack: int
    defence: int
    gear: tuple[str, ...]
    against: tuple[tuple[str, ...], ...] = ()

    def gear_against(self, heroes: int) -> tuple[str, ...]:
        return (*self.gear, *(self.against[heroes - 1] if self.against else ()))


class BossKind(Struct, frozen=True):
    """R131: its attack and its defence are one die each, times `times`."""

    key: str
    space: int
    times: int
    element: Element | None = None


class RoadKind(Struct, frozen=True):
    """R151: the battle track, the quest track, and the last Game Turn before the winter (0: none comes)."""

    key: str
    spaces: int
    red: int
    quests: int
    quests_red: int
    calendar: int
    bosses: tuple[BossKind, ...]


class DangerKind(Struct, frozen=True):
    """An enemy die, from that much experience on; a face is a tile, Ag or Ag+."""

    level: int
    least: int
    faces: tuple[str, ...]


class TrainingKind(Struct, frozen=True):
    """What the Defender card gives from that much experience on."""

    least: int
    gives: Literal["attack", "defence", "two-dice"]


class DefenderKind(Struct, frozen=True):
    """`alone`: the coin of a Hero whom nobody helps."""

    alone: int
    town: int
    full_granaries: int
    agrimor: int
    dragon_winter: int
    most_experience: int
    repair_cost: int
    repair: int

    def town_under(self, omen: str) -> int:
        """What a town has when it is whole."""
        return self.full_granaries if omen == "full-granaries" else self.town

    def agrimor_under(self, omen: str) -> int:
        """The dragon's health at the start."""
        return self.dragon_winter if omen == "dragon-winter" else self.agrimor


class OmenKind(Struct, frozen=True):
    key: str
