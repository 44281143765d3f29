"""The map: heroes on the move, tiles explored, encounters revealed, enemies that come."""

from typing import ClassVar

from cogs.deckbox_dungeons.events.kinds import (
    DeckboxEvent,
    EncounterKey,
    EnemyKeys,
    FaceKey,
    HeroEvent,
    SideKey,
)


class Moved(HeroEvent, frozen=True):
    """`left`: movement that is left."""

    rule: ClassVar[str] = "R16"
    origin: str
    spot: str
    left: int


class Shadowstepped(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R79"
    origin: str
    spot: str


class Explored(HeroEvent, frozen=True):
    """`left`: tiles that remain."""

    rule: ClassVar[str] = "R26"
    side: SideKey
    face: FaceKey
    left: int


class EncounterRevealed(DeckboxEvent, frozen=True):
    rule: ClassVar[str] = "R27"
    encounter: EncounterKey


class EnemiesCame(DeckboxEvent, frozen=True):
    """In the order in which their dice were placed."""

    rule: ClassVar[str] = "R38"
    enemies: EnemyKeys
    count: int
    face: FaceKey


class WayOpened(DeckboxEvent, frozen=True):
    """No exit is left, but encounters are: one finds the party (R33)."""

    rule: ClassVar[str] = "R33"
    encounter: EncounterKey
