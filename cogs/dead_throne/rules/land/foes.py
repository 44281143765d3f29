"""Enemies that come out of a deck unasked: a lair, an old cairn."""

from bot.engine import Script
from cogs.dead_throne.content.decks import parts
from cogs.dead_throne.rules.fight.enemy import Fought, fight_enemy
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.zones import terrain_at
from cogs.dead_throne.state.match import DeckKey
from cogs.dead_throne.state.people import Player


def next_enemy(realm: Realm, deck: DeckKey) -> str | None:
    """The next enemy of that deck; what lies before it goes to the end (R6). None where there is none."""
    for _ in range(len(realm.state.decks[deck])):
        card = realm.draw(deck)
        assert card is not None
        kind, key = parts(card)
        if kind == "enemy":
            return key
        realm.give_back(deck, card)
    return None


def fight_next(realm: Realm, player: Player) -> Script[Fought]:
    """The next enemy of the terrain they stand on; where there is none, nothing is won."""
    terrain = terrain_at(realm, player.at)
    enemy = next_enemy(realm, terrain)
    if enemy is None:
        return "drawn"
    return (yield from fight_enemy(realm, player, enemy, terrain))
