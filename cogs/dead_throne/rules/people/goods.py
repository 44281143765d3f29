"""R83, R98, R99: what is carried, and what there is room for."""

from bot.engine import Script
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Thing

PACK, SACK = 3, 5


def room(player: Player) -> int:
    """So many things more can be carried."""
    raise NotImplementedError


def give(realm: Realm, player: Player, thing: Thing, way: str) -> Script[bool]:
    """Gained. Without room they are asked what to leave, that thing among it (R99). Do they have it now?"""
    raise NotImplementedError


def give_card(realm: Realm, player: Player, kind_key: str, home: str, way: str) -> Script[bool]:
    """The same with a card as decks write it: item:torch, relic:mouse-crown, enemy:f4 (its essence)."""
    raise NotImplementedError


def take(player: Player, thing: Thing) -> Thing:
    """It leaves whoever has it, worn or carried. A lost rucksack takes its contents along: see `lose_rucksack`."""
    raise NotImplementedError


def lose(realm: Realm, player: Player, thing: Thing, way: str) -> Script[None]:
    """It goes back to its deck (Dropped): used, lost, dropped; a rucksack with all that is in it (R98)."""
    raise NotImplementedError


def find(player: Player, key: str, kind: str = "item", *, is_whole: bool = False) -> Thing | None:
    """A thing of that key they have, worn or carried; whole ones only, if so wanted."""
    raise NotImplementedError


def by_id(player: Player, number: int) -> Thing:
    """The one with that id; option keys hold it."""
    return next(thing for thing in player.things if thing.id == number)
