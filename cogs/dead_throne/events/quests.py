"""Quests: those that hang in the Taverns, and Lone Quests."""

from cogs.dead_throne.events.kinds import (
    LoneKey,
    PlayerEvent,
    QuestKey,
    ThroneEvent,
)


class LoneFound(PlayerEvent, rule="R115"):
    lone: LoneKey


class LoneDone(PlayerEvent, rule="R115"):
    lone: LoneKey


class LoneBegun(PlayerEvent, rule="R115"):
    """It takes turns: its hourglass."""

    lone: LoneKey
    turns: int


class LoneLeft(PlayerEvent, rule="R115"):
    """Walked away from, failed, or run out of time."""

    lone: LoneKey


class QuestOpened(ThroneEvent, rule="R114"):
    quest: QuestKey


class QuestDone(PlayerEvent, rule="R114"):
    quest: QuestKey


class QuestProgress(PlayerEvent, rule="R114"):
    """A step of a quest that needs several."""

    quest: QuestKey
    done: int
    needed: int
