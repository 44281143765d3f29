"""Experience with its reasons, levels, recovery (R114 to R122)."""

from typing import ClassVar

from cogs.p52.events.kinds import CardCode, HeroEvent


class ExperienceGained(HeroEvent, frozen=True):
    """R115, after a room: `points` in all, and what for; `experience` now."""

    rule: ClassVar[str] = "R115"
    points: int
    alive: int
    attacked: int
    defended: int
    felled: int
    chests: int
    feats: int
    harmed: int
    experience: int
    level: int


class QuestRewarded(HeroEvent, frozen=True):
    """R122: experience for the quest."""

    rule: ClassVar[str] = "R122"
    points: int
    experience: int


class LevelGained(HeroEvent, frozen=True):
    """The card says how many core points there are."""

    rule: ClassVar[str] = "R116"
    level: int
    card: CardCode
    points: int
    experience: int


class Recovered(HeroEvent, frozen=True):
    """R114: HP on leaving."""

    rule: ClassVar[str] = "R114"
    card: CardCode
    amount: int
    health: int
