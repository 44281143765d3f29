"""The frame of a match: characters, rooms, rounds, turns, the end."""

from typing import Annotated, ClassVar

from bot.engine import As
from cogs.p52.events.kinds import CardCode, CardCodes, EnemyEvent, HeroEvent, P52Event, Way


class HeroBuilt(HeroEvent, frozen=True):
    """A character is ready: `way` is pregen, built or brought. `cards` are those of R6's points."""

    rule: ClassVar[str] = "R6"
    race: Annotated[str, As("race")]
    calling: Annotated[str, As("calling")]
    level: int
    health: int
    way: Way


class PointsFlipped(HeroEvent, frozen=True):
    """Three cards for the points of a new character."""

    rule: ClassVar[str] = "R6"
    cards: CardCodes
    points: int


class QuestBegan(P52Event, frozen=True):
    rule: ClassVar[str] = "R1"
    adventure: Annotated[str, As("adventure")]
    difficulty: Annotated[str, As("difficulty")]
    shape: Annotated[str, As("shape")]


class DelveFlipped(P52Event, frozen=True):
    """R122: what kind of quest the Random Delve is; with a King there is an extra item, and another flip."""

    rule: ClassVar[str] = "R122"
    card: CardCode
    shape: Annotated[str, As("shape")]


class RoomLaid(P52Event, frozen=True):
    """A random room: how many spots, by which cards; its light; its exit."""

    rule: ClassVar[str] = "R11"
    cards: CardCodes
    count: int
    template: Annotated[str, As("template")]
    exit_card: CardCode
    is_barred: bool


class RoomEntered(P52Event, frozen=True):
    rule: ClassVar[str] = "R21"
    room: Annotated[str, As("room")]
    number: int
    light: Annotated[str, As("light")]
    spot: str
    level: int


class DropFlipped(P52Event, frozen=True):
    """R22 to R25: `side` has the drop: enemies, heroes or nobody."""

    rule: ClassVar[str] = "R22"
    card: CardCode
    side: Annotated[str, As("side")]


class RoundBegan(P52Event, frozen=True):
    """`mode`: fight or explore."""

    rule: ClassVar[str] = "R29"
    round: int
    mode: Annotated[str, As("mode")]


class TurnBegan(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R30"


class TurnLost(HeroEvent, frozen=True):
    """A trap costs it, and nothing else changes."""

    rule: ClassVar[str] = "R34"


class Rested(HeroEvent, frozen=True):
    """Nothing done. `gained` stamina cards, 0 where the pile is full or a free act was done; `stamina` in the pile."""

    rule: ClassVar[str] = "R31"
    gained: int
    stamina: int


class Waited(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R32"


class HeldTurnTaken(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R32"


class HeldTurnLapsed(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R125"


class EnemyTurnLost(EnemyEvent, frozen=True):
    """It is frozen; `left` rounds still."""

    rule: ClassVar[str] = "R127"
    left: int


class ExitOpened(P52Event, frozen=True):
    """`way`: cleared, key, boss-and-keys."""

    rule: ClassVar[str] = "R15"
    spot: str
    way: Way


class ExitWatched(P52Event, frozen=True):
    """R113: the party lingers; on 4 or less an enemy comes. `is_spent`: one would, but no Enemy card is left."""

    rule: ClassVar[str] = "R113"
    card: CardCode
    comes: bool
    is_spent: bool = False


class Stayed(P52Event, frozen=True):
    """The leader wants to stay in the room."""

    rule: ClassVar[str] = "R112"


class RoomLeft(P52Event, frozen=True):
    rule: ClassVar[str] = "R111"
    room: Annotated[str, As("room")]
    number: int


class HeroLeft(HeroEvent, frozen=True):
    """The player has left the match; the character is played on."""

    rule: ClassVar[str] = "R132"


class QuestWon(P52Event, frozen=True):
    rule: ClassVar[str] = "R119"
    adventure: Annotated[str, As("adventure")]
    rooms: int
    kills: int


class QuestLost(P52Event, frozen=True):
    """`result`: fallen or late."""

    rule: ClassVar[str] = "R120"
    adventure: Annotated[str, As("adventure")]
    result: Annotated[str, As("result")]
    rooms: int
    kills: int


class CalledOff(P52Event, frozen=True):
    """So many rounds in one room were all that a simulation would have; it counts for nobody."""

    rule: ClassVar[str] = "R141"
    adventure: Annotated[str, As("adventure")]
    rounds: int


class HeroRaised(HeroEvent, frozen=True):
    """R121: the dead return, without their things."""

    rule: ClassVar[str] = "R121"


class HeroRetired(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R131"
