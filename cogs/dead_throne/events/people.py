"""Health, coin, things, death."""

from typing import Annotated

from bot.engine import As, Seat
from cogs.dead_throne.events.kinds import (
    EnemyKey,
    ItemKey,
    ItemKeys,
    PlayerEvent,
    RelicKey,
    ScrollKeys,
    StepKey,
    StoneKeys,
    Way,
)


class Hurt(PlayerEvent, rule="R57"):
    """`way`: trap, ring, card, scroll, relic, quest. Blows are told by the events of fights and battles."""

    damage: int
    health: int
    way: Way


class Healed(PlayerEvent, rule="R90"):
    """`way`: inn, essence, herb, elixir, scroll, ring, card, relic, quest."""

    gained: int
    health: int
    way: Way


class Weakened(PlayerEvent, rule="R88"):
    """The most they can have has dropped, and what they have with it."""

    health: int


class CoinGained(PlayerEvent, rule="R78"):
    """`way`: enemy, card, quest, sale, ring, relic, trap, steal."""

    coin: int
    way: Way


class CoinLost(PlayerEvent, rule="R79"):
    coin: int
    way: Way


class Gained(PlayerEvent, rule="R99"):
    """A thing comes to somebody: of `item`, `enemy` (its essence) and `relic` one is said."""

    kind: str
    way: Way
    item: ItemKey | None = None
    enemy: EnemyKey | None = None
    relic: RelicKey | None = None


class Dropped(PlayerEvent, rule="R99"):
    """A thing goes back to its deck: dropped, no room, lost. `way`: drop, full, lost, used."""

    kind: str
    way: Way
    item: ItemKey | None = None
    enemy: EnemyKey | None = None
    relic: RelicKey | None = None


class Broke(PlayerEvent, rule="R100"):
    item: ItemKey


class Repaired(PlayerEvent, rule="R103"):
    """`count` things, at a Market, with a Hammer, by a card."""

    count: int
    way: Way


class Died(PlayerEvent, rule="R117"):
    """`by`: the player who did it. `pieces` are those lost; `is_out`: for good; `is_lying`: until raised (R146)."""

    by: Seat | None
    pieces: int
    is_out: bool
    is_lying: bool = False


class Faded(PlayerEvent, rule="R118"):
    """Saladar has no active stone left to come back to."""


class LifeTokenSpent(PlayerEvent, rule="R91"):
    health: int


class Respawned(PlayerEvent, rule="R117"):
    step: StepKey
    health: int


class Spoils(PlayerEvent, rule="R119"):
    """What a victor takes (R119)."""

    victim: Seat
    pieces: int
    stones: StoneKeys
    coin: int


class LeftLying(PlayerEvent, rule="R119"):
    """Pieces, stones and the Crown stay on a step."""

    step: StepKey
    pieces: int
    stones: StoneKeys
    has_crown: bool


class LaidDown(PlayerEvent, rule="R11"):
    """Pieces or stones, of their own will (R11, R123)."""

    step: StepKey
    pieces: int
    stones: StoneKeys


class PickedUp(PlayerEvent, rule="R121"):
    step: StepKey
    pieces: int
    stones: StoneKeys


class ScrollsDrawn(PlayerEvent, rule="R106"):
    """How many is public."""

    count: int


class ScrollsDiscarded(PlayerEvent, rule="R105"):
    """Put aside of their own will."""

    count: int


class GearChanged(PlayerEvent, rule="R8"):
    """What is worn now lies open."""

    items: ItemKeys


class ToolUsed(PlayerEvent, rule="R97"):
    item: ItemKey


class Spied(PlayerEvent, rule="R97"):
    """For the eyes of whoever looks."""

    other: Seat
    scrolls: ScrollKeys
    traps: Annotated[tuple[str, ...], As("trap")]
