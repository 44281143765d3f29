"""The frame of a quest: building, rounds, activations, the end."""

from typing import Annotated

from bot.engine import As
from cogs.deckbox_dungeons.events.kinds import AbilityKey, DeckboxEvent, EquipmentKey, HeroEvent, HeroKeys


class HeroBuilt(HeroEvent, rule="R3"):
    equipment: EquipmentKey
    ability: AbilityKey
    health: int


class QuestBegan(DeckboxEvent, rule="R2"):
    quest: Annotated[str, As("quest")]
    level: Annotated[str, As("level")]
    heroes: HeroKeys


class Activated(HeroEvent, rule="R13"): ...


class ActivationEnded(HeroEvent, rule="R13"):
    """`left`: actions that were forfeited."""

    left: int


class EnemyPhaseBegan(DeckboxEvent, rule="R14"):
    round: int


class RoundBegan(DeckboxEvent, rule="R11"):
    round: int


class HeroLeft(HeroEvent, rule="R99"):
    """The player has left the match, and an automaton leads the hero."""


class QuestWon(DeckboxEvent, rule="R83"):
    quest: Annotated[str, As("quest")]
    rounds: int
    kills: int
    treasure: int


class QuestLost(DeckboxEvent, rule="R83"):
    """`result`: fallen, doom or late."""

    quest: Annotated[str, As("quest")]
    result: Annotated[str, As("result")]
    rounds: int
    kills: int
