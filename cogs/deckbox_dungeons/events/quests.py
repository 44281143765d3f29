"""What only some quests have: Doom, Tongues, seals, waves, tolls."""

from cogs.deckbox_dungeons.events.kinds import DeckboxEvent, HeroEvent, SideKey


class DoomRose(DeckboxEvent, rule="R91"):
    doom: int
    limit: int


class DoomFell(DeckboxEvent, rule="R91"):
    """`amount`: by how much, as it never falls below 0."""

    doom: int
    limit: int
    amount: int


class TongueTaken(DeckboxEvent, rule="R88"):
    count: int


class SealBroken(HeroEvent, rule="R91"):
    count: int


class BellTolled(DeckboxEvent, rule="R88"):
    """`left`: how often it will toll yet."""

    left: int


class WaveCame(DeckboxEvent, rule="R91"):
    die: int
    side: SideKey


class TollDue(DeckboxEvent, rule="R91"):
    """The ferryman grows impatient (Q6)."""

    round: int


class AllStunned(HeroEvent, rule="R72"):
    """Every enemy but the red ones (Q2g)."""

    count: int


class JarOpened(HeroEvent, rule="R27"):
    die: int
    is_good: bool
