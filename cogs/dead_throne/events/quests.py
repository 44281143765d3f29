"""Quests: those that hang in the Taverns, and Lone Quests."""

from typing import ClassVar

from cogs.dead_throne.events.kinds import (
    LoneKey,
    PlayerEvent,
    QuestKey,
    ThroneEvent,
)


class LoneFound(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R115"
    lone: LoneKey


class LoneDone(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R115"
    lone: LoneKey


class LoneBegun(PlayerEvent, frozen=True):
    """It takes turns: its hourglass."""

    rule: ClassVar[str] = "R115"
    lone: LoneKey
    turns: int


class LoneLeft(PlayerEvent, frozen=True):
    """Walked away from, failed, or run out of time."""

    rule: ClassVar[str] = "R115"
    lone: LoneKey


class QuestOpened(ThroneEvent, frozen=True):
    rule: ClassVar[str] = "R114"
    quest: QuestKey


class QuestDone(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R114"
    quest: QuestKey


class QuestProgress(PlayerEvent, frozen=True):
    """A step of a quest that needs several."""

    rule: ClassVar[str] = "R114"
    quest: QuestKey
    done: int
    needed: int
