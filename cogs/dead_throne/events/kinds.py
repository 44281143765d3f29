"""What the events of this game are made of: whose they are, and fields that are said as words of the game."""

from typing import Annotated

from bot.engine import As, Event, Seat

ItemKey = Annotated[str, As("item")]
ItemKeys = Annotated[tuple[str, ...], As("item")]
EnemyKey = Annotated[str, As("enemy")]
ScrollKey = Annotated[str, As("scroll")]
ScrollKeys = Annotated[tuple[str, ...], As("scroll")]
TrapKey = Annotated[str, As("trap")]
QuestKey = Annotated[str, As("quest")]
LoneKey = Annotated[str, As("lone")]
RelicKey = Annotated[str, As("relic")]
RingKey = Annotated[str, As("ring")]
EventKey = Annotated[str, As("event-card")]
CharacterKey = Annotated[str, As("character")]
StepKey = Annotated[str, As("step")]  # T1.inn
TerrainKey = Annotated[str, As("terrain")]  # field, woods, docks, rocks
StoneKeys = Annotated[tuple[str, ...], As("stone")]
Way = Annotated[str, As("way")]  # how somebody came to something, said by each event


class ThroneEvent(Event, kw_only=True):
    """Any event of this game."""


class PlayerEvent(ThroneEvent, kw_only=True):
    """Something a player did or suffered."""

    seat: Seat
