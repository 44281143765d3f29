"""R104 to R107: scrolls in the hand, put aside, and drawn anew."""

from bot.engine import Script
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.match import DeckKey
from cogs.dead_throne.state.people import Player

SCHOOLS: tuple[DeckKey, ...] = ("war", "ward", "way")


def put_aside(player: Player, scroll: str) -> None:
    """R105: used or discarded; it goes back to its deck at the next refresh."""
    player.scrolls.remove(scroll)
    player.spent.append(scroll)


def refresh(realm: Realm, player: Player) -> Script[None]:
    """R106: at the start of a Game or Battle Turn. Asks for decks only where scrolls are missing."""
    raise NotImplementedError


def draw_scroll(realm: Realm, player: Player, school: DeckKey | None = None) -> Script[None]:
    """One more now (Second Wind, Salt Lamp); of a deck they choose where none is named."""
    raise NotImplementedError
