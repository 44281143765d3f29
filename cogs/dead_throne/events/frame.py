"""The match's course: who is who, turns, rounds, the end."""

from typing import Annotated

from bot.engine import As, Seat, Seats
from cogs.dead_throne.events.kinds import CharacterKey, PlayerEvent, QuestKey, StepKey, ThroneEvent, Way


class Drafted(PlayerEvent, rule="R1"):
    """Nobody wanted to be Saladar, and somebody must be."""


class CharacterChosen(PlayerEvent, rule="R1"):
    character: CharacterKey


class Arrived(PlayerEvent, rule="R4"):
    """Where somebody begins."""

    step: StepKey


class StonePlaced(PlayerEvent, rule="R3"):
    """It is active from now on."""

    stone: Annotated[str, As("stone")]
    step: StepKey


class FirstRolled(ThroneEvent, rule="R5"):
    """Who goes first."""

    seat: Seat
    roll: int


class QuestOpened(ThroneEvent, rule="R114"):
    quest: QuestKey


class RoundBegan(ThroneEvent, rule="R160"):
    """In Solo each is a Game Turn, and is called so."""

    round: int
    is_solo: bool = False


class TurnBegan(PlayerEvent, rule="R7"):
    step: StepKey


class TurnPassed(PlayerEvent, rule="R9"):
    """A turn without a deed.

    `way`: held (R32), fallen (R172), waits (of their own will), stone (let lie, R124), nothing (none was left).
    """

    way: Way


class Left(PlayerEvent, rule="R127"):
    """Whoever has left the table is out of the game."""


class Dusk(ThroneEvent, rule="R160"):
    """R160: the points of all, by seat."""

    round: int


class Won(ThroneEvent, rule="R126"):
    """`way`: stones, pieces, crown, last, dusk, won (Solo and Defender)."""

    seats: Seats
    way: Way


class Lost(ThroneEvent, rule="R145"):
    """Solo and Defender. `way`: death, winter, castle, heroes, towns."""

    way: Way
