"""Experience with its reasons, levels, recovery (R114 to R122)."""

from cogs.p52.events.kinds import CardCode, HeroEvent


class ExperienceGained(HeroEvent, rule="R115"):
    """R115, after a room: `points` in all, and what for; `experience` now."""

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


class QuestRewarded(HeroEvent, rule="R122"):
    """R122: experience for the quest."""

    points: int
    experience: int


class LevelGained(HeroEvent, rule="R116"):
    """The card says how many core points there are; `cost` in experience."""

    level: int
    cost: int
    card: CardCode
    points: int
    experience: int


class Recovered(HeroEvent, rule="R114"):
    """R114: HP on leaving."""

    card: CardCode
    amount: int
    health: int
