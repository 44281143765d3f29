"""Health, coin, things, death."""

from typing import Annotated, ClassVar

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


class Hurt(PlayerEvent, frozen=True):
    """`way`: trap, ring, card, scroll, relic, quest. Blows are told by the events of fights and battles."""

    rule: ClassVar[str] = "R57"
    damage: int
    health: int
    way: Way


class Healed(PlayerEvent, frozen=True):
    """`way`: inn, essence, herb, elixir, scroll, ring, card, relic, quest."""

    rule: ClassVar[str] = "R90"
    gained: int
    health: int
    way: Way


class CoinGained(PlayerEvent, frozen=True):
    """`way`: enemy, card, quest, sale, ring, relic, trap, steal."""

    rule: ClassVar[str] = "R78"
    coin: int
    way: Way


class CoinLost(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R79"
    coin: int
    way: Way


class Gained(PlayerEvent, frozen=True):
    """A thing comes to somebody: of `item`, `enemy` (its essence) and `relic` one is said."""

    rule: ClassVar[str] = "R99"
    kind: str
    way: Way
    item: ItemKey | None = None
    enemy: EnemyKey | None = None
    relic: RelicKey | None = None


class Dropped(PlayerEvent, frozen=True):
    """A thing goes back to its deck: dropped, no room, lost. `way`: drop, full, lost, used."""

    rule: ClassVar[str] = "R99"
    kind: str
    way: Way
    item: ItemKey | None = None
    enemy: EnemyKey | None = None
    relic: RelicKey | None = None


class Broke(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R100"
    item: ItemKey


class Repaired(PlayerEvent, frozen=True):
    """`count` things, at a Market, with a Hammer, by a card."""

    rule: ClassVar[str] = "R103"
    count: int
    way: Way


class Died(PlayerEvent, frozen=True):
    """`by`: the player who did it. `pieces` are those lost; `is_out`: for good; `is_lying`: until raised (R146)."""

    rule: ClassVar[str] = "R117"
    by: Seat | None
    pieces: int
    is_out: bool
    is_lying: bool = False


class Faded(PlayerEvent, frozen=True):
    """Saladar has no active stone left to come back to."""

    rule: ClassVar[str] = "R118"


class LifeTokenSpent(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R91"
    health: int


class Respawned(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R117"
    step: StepKey
    health: int


class Spoils(PlayerEvent, frozen=True):
    """What a victor takes (R119)."""

    rule: ClassVar[str] = "R119"
    victim: Seat
    pieces: int
    stones: StoneKeys
    coin: int


class LeftLying(PlayerEvent, frozen=True):
    """Pieces and stones stay on a step."""

    rule: ClassVar[str] = "R119"
    step: StepKey
    pieces: int
    stones: StoneKeys


class LaidDown(PlayerEvent, frozen=True):
    """Pieces or stones, of their own will (R11, R123)."""

    rule: ClassVar[str] = "R11"
    step: StepKey
    pieces: int
    stones: StoneKeys


class PickedUp(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R121"
    step: StepKey
    pieces: int
    stones: StoneKeys


class ScrollsDrawn(PlayerEvent, frozen=True):
    """How many is public."""

    rule: ClassVar[str] = "R106"
    count: int


class ScrollsDiscarded(PlayerEvent, frozen=True):
    """Put aside of their own will."""

    rule: ClassVar[str] = "R105"
    count: int


class GearChanged(PlayerEvent, frozen=True):
    """What is worn now lies open."""

    rule: ClassVar[str] = "R8"
    items: ItemKeys


class ToolUsed(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R97"
    item: ItemKey


class Spied(PlayerEvent, frozen=True):
    """For the eyes of whoever looks."""

    rule: ClassVar[str] = "R97"
    other: Seat
    scrolls: ScrollKeys
    traps: Annotated[tuple[str, ...], As("trap")]
