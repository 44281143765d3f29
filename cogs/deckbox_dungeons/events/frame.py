"""The frame of a quest: building, rounds, activations, the end."""

from typing import Annotated, ClassVar

from bot.engine import As
from cogs.deckbox_dungeons.events.kinds import AbilityKey, DeckboxEvent, EquipmentKey, HeroEvent, HeroKeys


class HeroBuilt(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R3"
    equipment: EquipmentKey
    ability: AbilityKey
    health: int


class QuestBegan(DeckboxEvent, frozen=True):
    rule: ClassVar[str] = "R2"
    quest: Annotated[str, As("quest")]
    level: Annotated[str, As("level")]
    heroes: HeroKeys


class Activated(HeroEvent, frozen=True):
    rule: ClassVar[str] = "R13"


class ActivationEnded(HeroEvent, frozen=True):
    """`left`: actions that were forfeited."""

    rule: ClassVar[str] = "R13"
    left: int


class EnemyPhaseBegan(DeckboxEvent, frozen=True):
    rule: ClassVar[str] = "R14"
    round: int


class RoundBegan(DeckboxEvent, frozen=True):
    rule: ClassVar[str] = "R11"
    round: int


class HeroLeft(HeroEvent, frozen=True):
    """The player has left the match, and an automaton leads the hero."""

    rule: ClassVar[str] = "R99"


class QuestWon(DeckboxEvent, frozen=True):
    rule: ClassVar[str] = "R83"
    quest: Annotated[str, As("quest")]
    rounds: int
    kills: int
    treasure: int


class QuestLost(DeckboxEvent, frozen=True):
    """`result`: fallen, doom or late."""

    rule: ClassVar[str] = "R83"
    quest: Annotated[str, As("quest")]
    result: Annotated[str, As("result")]
    rounds: int
    kills: int
