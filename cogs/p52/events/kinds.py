"""What the events of this game are made of: whose they are, and fields that are said as words of the game."""

from typing import Annotated

from bot.engine import As, Event, Seat

CardCode = Annotated[str, As("card")]  # rank and suit; `none` where no card was played or turned
CardCodes = Annotated[tuple[str, ...], As("card")]
AbilityKey = Annotated[str, As("ability")]
EnemyKey = Annotated[str, As("enemy")]
EnemyKeys = Annotated[tuple[str, ...], As("enemy")]
ItemKey = Annotated[str, As("item")]
ItemKeys = Annotated[tuple[str, ...], As("item")]
CoreKey = Annotated[str, As("core")]
BlowKey = Annotated[str, As("blow")]  # how an enemy strikes: melee, ranged, magic, or a boss's own: hook, hot-wax …
Way = Annotated[str, As("way")]  # how somebody came to something, said by each event
NO_CARD = "none"


class P52Event(Event, kw_only=True):
    """Any event of this game. `spot` and `origin` are places as people read them: B3."""


class HeroEvent(P52Event, kw_only=True):
    """Something a character did or suffered; `hero` is its name."""

    seat: Seat
    hero: str


class EnemyEvent(P52Event, kw_only=True):
    """Something an enemy did or suffered; `number` is its own in the room: #3."""

    enemy: EnemyKey
    number: int
