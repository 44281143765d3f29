"""What can be looked at of what has happened: a clash of dice, or a sign with what it stands for."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Event, Fact, Term

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


class Sign(Struct, frozen=True, kw_only=True):
    """Anything else: the event's word, and what it tells of."""

    word: str
    facts: Mapping[str, Fact]
    weight: float

    def key(self, name: str) -> str:
        """Of whoever or whatever it is about: `hero`, `monster`, `item`; empty where there is none."""
        fact = self.facts.get(name)
        return fact.keys[0] if isinstance(fact, Term) else ""

    def number(self, name: str) -> int:
        fact = self.facts.get(name)
        return fact if isinstance(fact, int) else 0


Beat: TypeAlias = Clash | Sign


def plain_sign(event: Event, weight: float) -> Sign:
    return Sign(word=event.word, facts=event.facts, weight=weight)


class Captioned(NamedTuple):
    """A beat with its heading and the line under it, as its reader is told."""

    beat: Beat
    title: str
    more: str
