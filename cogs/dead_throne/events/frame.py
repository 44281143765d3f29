"""The match's course: who is who, turns, rounds, the end."""

from typing import Annotated, ClassVar

from bot.engine import As, Seat, Seats
from cogs.dead_throne.events.kinds import CharacterKey, PlayerEvent, QuestKey, StepKey, ThroneEvent, Way


class Drafted(PlayerEvent, frozen=True):
    """Nobody wanted to be Saladar, and somebody must be."""

    rule: ClassVar[str] = "R1"


class CharacterChosen(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R1"
    character: CharacterKey


class Arrived(PlayerEvent, frozen=True):
    """Where somebody begins."""

    rule: ClassVar[str] = "R4"
    step: StepKey


class StonePlaced(PlayerEvent, frozen=True):
    """It is active from now on."""

    rule: ClassVar[str] = "R3"
    stone: Annotated[str, As("stone")]
    step: StepKey


class FirstRolled(ThroneEvent, frozen=True):
    """Who goes first."""

    rule: ClassVar[str] = "R5"
    seat: Seat
    roll: int


class QuestOpened(ThroneEvent, frozen=True):
    rule: ClassVar[str] = "R114"
    quest: QuestKey


class RoundBegan(ThroneEvent, frozen=True):
    rule: ClassVar[str] = "R160"
    round: int


class TurnBegan(PlayerEvent, frozen=True):
    rule: ClassVar[str] = "R7"
    step: StepKey


class TurnPassed(PlayerEvent, frozen=True):
    """A turn without a deed. `way`: held (R32), waits (4+ rule), nothing (there was nothing to do)."""

    rule: ClassVar[str] = "R9"
    way: Way


class Left(PlayerEvent, frozen=True):
    """Whoever has left the table is out of the game."""

    rule: ClassVar[str] = "R127"


class Dusk(ThroneEvent, frozen=True):
    """R160: the points of all, by seat."""

    rule: ClassVar[str] = "R160"
    round: int


class Won(ThroneEvent, frozen=True):
    """`way`: stones, pieces, crown, last, dusk, won (Solo and Defender)."""

    rule: ClassVar[str] = "R126"
    seats: Seats
    way: Way


class Lost(ThroneEvent, frozen=True):
    """Solo and Defender. `way`: death, winter, castle, heroes, towns."""

    rule: ClassVar[str] = "R145"
    way: Way
