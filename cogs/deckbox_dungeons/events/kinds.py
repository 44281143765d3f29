"""What the events of this game are made of: whose they are, and fields that are said as words of the game."""

from typing import Annotated

from bot.engine import As, Event, Seat

HeroKey = Annotated[str, As("hero")]
HeroKeys = Annotated[tuple[str, ...], As("hero")]
EquipmentKey = Annotated[str, As("equipment")]
AbilityKey = Annotated[str, As("ability")]
ItemKey = Annotated[str, As("item")]
ItemKeys = Annotated[tuple[str, ...], As("item")]
EnemyKey = Annotated[str, As("enemy")]
EnemyKeys = Annotated[tuple[str, ...], As("enemy")]
FaceKey = Annotated[str, As("face")]
EncounterKey = Annotated[str, As("encounter")]
SkillKey = Annotated[str, As("skill")]
SideKey = Annotated[str, As("side")]
Weapon = Annotated[str, As("weapon")]  # how somebody attacks: melee, ranged, cleave, chain-spark, an item
RollKey = Annotated[str, As("roll")]  # what the dice are for: defence, a weapon, a skill
Cause = Annotated[str, As("cause")]  # of damage without an attack: pit, barrels, track, jar, fire


class DeckboxEvent(Event, kw_only=True):
    """Any event of this game. `origin` and `spot` are coordinates as people read them: M60."""


class HeroEvent(DeckboxEvent, kw_only=True):
    """Something a hero did or suffered."""

    seat: Seat
    hero: HeroKey


class EnemyEvent(DeckboxEvent, kw_only=True):
    """Something an enemy did or suffered; `number` is its own for the whole match: #3."""

    enemy: EnemyKey
    number: int
