"""R18: the card of a step is drawn, resolved, and given back."""

from collections.abc import Callable

from bot.engine import Script, ask
from cogs.dead_throne.content.decks import card as coded
from cogs.dead_throne.content.decks import parts
from cogs.dead_throne.content.tables import COIN, EVENTS, RELIC_SELLS, RINGS
from cogs.dead_throne.events.land import DieCast, EventDrawn, NothingFound, RingRolled
from cogs.dead_throne.events.market import RelicSold
from cogs.dead_throne.prompts.land import SELL, event, find, relic
from cogs.dead_throne.rules.asking import ask_if_open
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.land.lone import find_lone
from cogs.dead_throne.rules.land.mage import meet_mage
from cogs.dead_throne.rules.land.market import meet_merchant
from cogs.dead_throne.rules.land.needs import can_give, give_all, is_carried, is_telling
from cogs.dead_throne.rules.people.figures import has_enchanted
from cogs.dead_throne.rules.people.goods import give_card
from cogs.dead_throne.rules.people.purse import gain_coin
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.zones import terrain_at
from cogs.dead_throne.state.match import DeckKey
from cogs.dead_throne.state.people import Player

Resolve = Callable[[Realm, Player, str, DeckKey], Script[None]]


def draw_card(realm: Realm, player: Player) -> Script[None]:
    """R18: one card of the terrain they stand on."""
    terrain = terrain_at(realm, player.at)
    card = yield from _drawn(realm, player, terrain)
    if card is None:
        yield NothingFound(seat=player.seat, terrain=terrain)
        return
    if not player.is_up:
        realm.give_back(terrain, card)  # they were killed while they chose one of two (R156)
        return
    kind, key = parts(card)
    yield from _RESOLVE[kind](realm, player, key, terrain)


def _drawn(realm: Realm, player: Player, terrain: DeckKey) -> Script[str | None]:
    """By a Pilgrim's Lantern two are seen, and the other goes back to the front."""
    first = realm.draw(terrain)
    if first is None or not has_enchanted(player, "pilgrims-lantern"):
        return first
    second = realm.draw(terrain)
    if second is None:
        return first
    answer = yield from ask(find(player.seat, (first, second)))
    chosen, other = (first, second) if answer.key == "card-0" else (second, first)
    realm.state.decks[terrain].insert(0, other)
    return chosen


def _enemy(realm: Realm, player: Player, key: str, home: DeckKey) -> Script[None]:
    yield from fight_enemy(realm, player, key, home)


def _item(realm: Realm, player: Player, key: str, home: DeckKey) -> Script[None]:
    yield from give_card(realm, player, coded("item", key), home, "found")


def _coin(realm: Realm, player: Player, key: str, home: DeckKey) -> Script[None]:
    realm.give_back(home, coded("coin", key))
    yield from gain_coin(realm, player, COIN[key], "card")


def _ring(realm: Realm, player: Player, key: str, home: DeckKey) -> Script[None]:
    """R116: one die is rolled and obeyed."""
    realm.give_back(home, coded("ring", key))
    die = realm.die()
    yield RingRolled(seat=player.seat, ring=key, die=die)
    yield from apply(realm, player, RINGS[key].on(die), "ring")


def _relic(realm: Realm, player: Player, key: str, home: DeckKey) -> Script[None]:
    """R116: kept for later, or sold."""
    answer = yield from ask(relic(player.seat, key))
    if answer.key != SELL:
        yield from give_card(realm, player, coded("relic", key), home, "found")
        return
    realm.give_back(home, coded("relic", key))
    player.coin += RELIC_SELLS
    player.tally.earned += RELIC_SELLS
    yield RelicSold(seat=player.seat, relic=key, coin=RELIC_SELLS)


def _event(realm: Realm, player: Player, key: str, home: DeckKey) -> Script[None]:
    """Something happens, or the die says what, or they choose."""
    kind = EVENTS[key]
    realm.give_back(home, coded("event", key))
    yield EventDrawn(seat=player.seat, card=key)
    yield from apply(realm, player, kind.effects, "card")
    if kind.roll:
        die = realm.die()
        yield DieCast(seat=player.seat, die=die)
        yield from apply(realm, player, next(one.effects for one in kind.roll if die in one.faces), "card")
    if kind.choices:
        yield from _choice(realm, player, key)


def _choice(realm: Realm, player: Player, key: str) -> Script[None]:
    """Asked again where a Black Idol has taken what was to be given (R156)."""
    while player.is_up:
        choices = [one for one in EVENTS[key].choices if can_give(realm, player, one.needs)]
        prompt = event(player.seat, key, [(one, is_carried(one.needs)) for one in choices])
        needs = [need for one in EVENTS[key].choices for need in one.needs]
        answer = yield from ask_if_open(prompt, is_telling=is_telling(realm, player, needs))
        chosen = next(one for one in choices if one.key == answer)
        if (yield from give_all(realm, player, chosen.needs)):
            yield from apply(realm, player, chosen.reward, "card")
            return


def _merchant(realm: Realm, player: Player, key: str, home: DeckKey) -> Script[None]:
    realm.give_back(home, coded("merchant", key))
    yield from meet_merchant(realm, player)


def _mage(realm: Realm, player: Player, key: str, home: DeckKey) -> Script[None]:
    realm.give_back(home, coded("mage", key))
    yield from meet_mage(realm, player)


def _lone(realm: Realm, player: Player, key: str, home: DeckKey) -> Script[None]:
    yield from find_lone(realm, player, key, home)


_RESOLVE: dict[str, Resolve] = {
    "enemy": _enemy,
    "item": _item,
    "coin": _coin,
    "ring": _ring,
    "relic": _relic,
    "event": _event,
    "merchant": _merchant,
    "mage": _mage,
    "lone": _lone,
}
