"""What can be looked at of what has happened: a clash of dice, or a sign with what it stands for."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Event
from bot.kit import beats

End = Literal["", "slain", "fallen", "both"]  # the monster is dead, the hero dies, both


class Clash(Struct, frozen=True, kw_only=True):
    """The last round of a fight; `left` are the monster's HP, where it was hurt."""

    hero: str
    monster: str
    dice: tuple[int, ...]
    total: int
    foe_dice: tuple[int, ...]
    foe_total: int
    is_critical: bool
    dealt: int = 0
    taken: int = 0
    is_unhurt: bool = False  # armour, or a dive, took it all
    left: int | None = None
    lives: int | None = None  # of the hero who fell
    end: End = ""
    weight: float = 1.5

    @property
    def word(self) -> str:
        """How it stands."""
        if self.left == 0 and not self.end:
            return "slain"  # spiders, whom nobody claims
        if self.end or self.dealt or self.taken or self.is_unhurt:
            return self.end or ("dealt" if self.dealt else "taken" if self.taken else "unhurt")
        return "even" if self.total == self.foe_total else "ahead" if self.total > self.foe_total else "behind"

    def changed(self, **facts: Any) -> "Clash":
        return replace(self, **facts)


class Sign(beats.Beat, frozen=True, kw_only=True):
    """Anything else."""

    weight: float


Beat: TypeAlias = Clash | Sign


def plain_sign(event: Event, weight: float) -> Sign:
    return Sign(word=event.word, facts=event.facts, weight=weight)
