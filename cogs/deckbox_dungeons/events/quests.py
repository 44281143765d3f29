"""What only some quests have: Doom, Tongues, seals, waves, tolls."""

from typing import ClassVar

from cogs.deckbox_dungeons.events.kinds import DeckboxEvent, HeroEvent, SideKey


class DoomRose(DeckboxEvent, frozen=True):
    rule: ClassVar[str] = "R91"
    doom: int
    limit: int


class DoomFell(DeckboxEvent, frozen=True):
    rule: ClassVar[str] = "R91"
    doom: int
    limit: int


class TongueTaken(DeckboxEvent, frozen=True):
    rule: ClassVar[str] = "R88"
    count: int


class SealBroken(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R91"
    count: int


class BellTolled(DeckboxEvent, frozen=True):
    """`left`: how often it will toll yet."""

    rule: ClassVar[str] = "R88"
    left: int


class WaveCame(DeckboxEvent, frozen=True):
    rule: ClassVar[str] = "R91"
    die: int
    side: SideKey


class TollDue(DeckboxEvent, frozen=True):
    """The ferryman grows impatient (Q6)."""

    rule: ClassVar[str] = "R91"
    round: int


class AllStunned(HeroEvent, frozen=True):
    """Every enemy but the red ones (Q2g)."""

    rule: ClassVar[str] = "R72"
    count: int


class JarOpened(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R27"
    die: int
    is_good: bool
