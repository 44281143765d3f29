"""What is told as one though several events make it up: a blow with its defence, a walk, what was turned up."""

from typing import Annotated

from bot.engine import As, Seat
from cogs.p52.events.combat import Outcome
from cogs.p52.events.kinds import (
    NO_CARD,
    AbilityKey,
    BlowKey,
    CardCode,
    EnemyEvent,
    EnemyKey,
    HeroEvent,
    P52Event,
    Way,
)

Marks = Annotated[tuple[str, ...], As("mark")]


class Clashed(HeroEvent, rule="R53"):
    """An attack that hit, the enemy's defence, and what came of it (R50 to R62).

    `answer` is the card of the defence, `damage` what was done, `result` how:
    see `EnemyDefended`.
    `has_fallen`: the enemy did; `drops`: it left something.
    """

    ability: AbilityKey
    enemy: EnemyKey
    number: int
    card: CardCode
    stamina: CardCode
    bonus: int
    total: int
    target: int
    over: int
    outcome: Outcome
    answer: CardCode
    answer_total: int
    trait: int
    damage: int
    health: int
    result: Outcome
    has_fallen: bool = False
    drops: bool = False


class Assailed(EnemyEvent, rule="R102"):
    """An enemy's attack, the defence if there was one, and what came of it (R102 to R110).

    `struck`: the damage before defence and armour; `damage` what was lost in the end. `defence` is how the defence
    went: open as long as nothing is decided, none, full, part or failed. `fate`: stunned, dead or none.
    """

    blow: BlowKey
    seat: Seat
    hero: str
    card: CardCode
    total: int
    target: int
    over: int
    struck: int
    outcome: Outcome
    way: Way
    ability: AbilityKey = "none"
    answer: CardCode = NO_CARD
    stamina: CardCode = NO_CARD
    bonus: int = 0
    answer_total: int = 0
    answer_target: int = 0
    defence: str = "open"
    damage: int = 0
    armour: int = 0
    shield: int = 0
    health: int = 0
    fate: str = "none"


class Weathered(HeroEvent, rule="R108"):
    """A defence and the wound that got through all the same, where the blow itself has been told already."""

    ability: AbilityKey
    card: CardCode
    stamina: CardCode
    bonus: int
    total: int
    target: int
    outcome: Outcome
    damage: int
    armour: int
    shield: int
    health: int


class Walked(HeroEvent, rule="R35"):
    """Several steps in one go; `way` is walk or hover."""

    origin: str
    spot: str
    steps: int
    way: Way = "walk"


class TurnedUp(P52Event, rule="R17"):
    """Several spots at once."""

    count: int
    spots: str  # B3, B4
    marks: Marks  # of each in turn; once, where all have the same


class Strode(EnemyEvent, rule="R100"):
    """An enemy's steps in one go."""

    origin: str
    spot: str
    way: Way


class RoundOpened(P52Event, rule="R29"):
    """A round's beginning goes before whose turn is first."""

    round: int
    seat: Seat
    hero: str
