"""The map: heroes on the move, tiles explored, encounters revealed, enemies that come."""

from cogs.deckbox_dungeons.events.kinds import (
    DeckboxEvent,
    EncounterKey,
    EnemyKeys,
    FaceKey,
    HeroEvent,
    SideKey,
)


class Moved(HeroEvent, rule="R16"):
    """`left`: movement that is left."""

    origin: str
    spot: str
    left: int


class Shadowstepped(HeroEvent, rule="R79"):
    origin: str
    spot: str


class Explored(HeroEvent, rule="R26"):
    """`left`: tiles that remain."""

    side: SideKey
    face: FaceKey
    left: int


class EncounterRevealed(DeckboxEvent, rule="R27"):
    encounter: EncounterKey


class EnemiesCame(DeckboxEvent, rule="R38"):
    """In the order in which their dice were placed."""

    enemies: EnemyKeys
    count: int
    face: FaceKey


class NobodyCame(DeckboxEvent, rule="R42"):
    """Enemies were to come here, and not one was placed: no die, or no space, is left (R41)."""

    face: FaceKey


class WayOpened(DeckboxEvent, rule="R33"):
    """No exit is left, but encounters are: one finds the party (R33)."""

    encounter: EncounterKey
