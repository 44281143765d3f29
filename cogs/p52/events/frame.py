"""The frame of a match: characters, rooms, rounds, turns, the end."""

from typing import Annotated

from bot.engine import As
from cogs.p52.events.kinds import CardCode, CardCodes, EnemyEvent, HeroEvent, P52Event, Way


class HeroBuilt(HeroEvent, rule="R6"):
    """A character is ready: `way` is pregen, built or brought. `cards` are those of R6's points."""

    race: Annotated[str, As("race")]
    calling: Annotated[str, As("calling")]
    level: int
    health: int
    way: Way


class PointsFlipped(HeroEvent, rule="R6"):
    """Three cards for the points of a new character."""

    cards: CardCodes
    points: int


class QuestBegan(P52Event, rule="R1"):
    adventure: Annotated[str, As("adventure")]
    difficulty: Annotated[str, As("difficulty")]
    shape: Annotated[str, As("shape")]


class DelveFlipped(P52Event, rule="R122"):
    """R122: what kind of quest the Random Delve is; with a King there is an extra item, and another flip."""

    card: CardCode
    shape: Annotated[str, As("shape")]


class RoomLaid(P52Event, rule="R11"):
    """A random room: how many spots, by which cards; its light; its exit."""

    cards: CardCodes
    count: int
    template: Annotated[str, As("template")]
    exit_card: CardCode
    is_barred: bool


class RoomEntered(P52Event, rule="R21"):
    room: Annotated[str, As("room")]
    number: int
    light: Annotated[str, As("light")]
    spot: str
    level: int


class DropFlipped(P52Event, rule="R22"):
    """R22 to R25: `side` has the drop: enemies, heroes or nobody."""

    card: CardCode
    side: Annotated[str, As("side")]


class RoundBegan(P52Event, rule="R29"):
    """`mode`: fight or explore."""

    round: int
    mode: Annotated[str, As("mode")]


class TurnBegan(HeroEvent, rule="R30"): ...


class TurnLost(HeroEvent, rule="R34"):
    """A trap costs it, and nothing else changes."""


class Rested(HeroEvent, rule="R31"):
    """Nothing done. `gained` stamina cards, 0 where the pile is full or a free act was done; `stamina` in the pile."""

    gained: int
    stamina: int


class Waited(HeroEvent, rule="R32"): ...


class HeldTurnTaken(HeroEvent, rule="R32"): ...


class HeldTurnLapsed(HeroEvent, rule="R125"): ...


class EnemyTurnLost(EnemyEvent, rule="R127"):
    """It is frozen; `left` rounds still."""

    left: int


class ExitOpened(P52Event, rule="R15"):
    """`way`: cleared, key, boss-and-keys."""

    spot: str
    way: Way


class ExitWatched(P52Event, rule="R113"):
    """R113: the party lingers; on 4 or less an enemy comes. `is_spent`: one would, but no Enemy card is left."""

    card: CardCode
    comes: bool
    is_spent: bool = False


class Stayed(P52Event, rule="R112"):
    """The leader wants to stay in the room."""


class RoomLeft(P52Event, rule="R111"):
    room: Annotated[str, As("room")]
    number: int


class HeroLeft(HeroEvent, rule="R132"):
    """The player has left the match; the character is played on."""


class QuestWon(P52Event, rule="R119"):
    adventure: Annotated[str, As("adventure")]
    rooms: int
    kills: int


class QuestLost(P52Event, rule="R120"):
    """`result`: fallen or late."""

    adventure: Annotated[str, As("adventure")]
    result: Annotated[str, As("result")]
    rooms: int
    kills: int


class CalledOff(P52Event, rule="R141"):
    """So many rounds in one room were all that a simulation would have; it counts for nobody."""

    adventure: Annotated[str, As("adventure")]
    rounds: int


class HeroRaised(HeroEvent, rule="R121"):
    """R121: the dead return, without their things."""


class HeroRetired(HeroEvent, rule="R131"): ...
