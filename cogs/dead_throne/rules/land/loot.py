"""R19, R20: Loot cards."""

from bot.engine import Script, ask
from cogs.dead_throne.content.decks import parts
from cogs.dead_throne.content.tables import COIN
from cogs.dead_throne.events.land import LairFound
from cogs.dead_throne.prompts.land import find
from cogs.dead_throne.rules.land.foes import fight_next
from cogs.dead_throne.rules.people.goods import give_card
from cogs.dead_throne.rules.people.purse import gain_coin
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.zones import terrain_at
from cogs.dead_throne.state.match import DeckKey
from cogs.dead_throne.state.people import Player

LOOT: DeckKey = "loot"


def draw_finds(realm: Realm, player: Player) -> Script[None]:
    """All that has been won and not been drawn yet; a lair that is beaten adds another.

    R32: whom a lair holds, or drives off, draws the rest once free of it.
    """
    while player.finds > 0 and player.is_up and not is_seized(player):
        player.finds -= 1
        yield from find_loot(realm, player)


def is_seized(player: Player) -> bool:
    """Does an enemy hold them, or must they be gone?"""
    return player.held is not None or player.due is not None


def find_loot(realm: Realm, player: Player) -> Script[None]:
    """The next Loot card is theirs, whatever it is."""
    card = realm.draw(LOOT)
    if card is not None:
        yield from _resolve(realm, player, card)


def choose_loot(realm: Realm, player: Player, count: int = 2) -> Script[None]:
    """So many are drawn, and one is resolved; the others go to the end (Lockpick, Drowned Chest)."""
    cards = [card for _ in range(count) if (card := realm.draw(LOOT)) is not None]
    if len(cards) > 1:
        answer = yield from ask(find(player.seat, cards))
        chosen = cards.pop(int(answer.key.removeprefix("card-")))
        for card in cards:
            realm.give_back(LOOT, card)
        cards = [chosen]
    for card in cards:
        yield from _resolve(realm, player, card)


def _resolve(realm: Realm, player: Player, card: str) -> Script[None]:
    kind, key = parts(card)
    if kind in ("item", "relic"):
        yield from give_card(realm, player, card, LOOT, LOOT)
        return
    realm.give_back(LOOT, card)
    if kind == "coin":
        yield from gain_coin(realm, player, COIN[key], LOOT)
    else:
        yield from _lair(realm, player)


def _lair(realm: Realm, player: Player) -> Script[None]:
    """R20: an enemy of this terrain; whoever beats it draws the next Loot card, too. None for the dead (R156)."""
    if not player.is_up:
        return
    yield LairFound(seat=player.seat, terrain=terrain_at(realm, player.at))
    if (yield from fight_next(realm, player)) == "won":
        player.finds += 1
