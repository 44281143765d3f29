"""What cards, rewards and penalties do to what somebody wears, carries and holds (R80)."""

from collections.abc import Callable

from bot.engine import Script
from cogs.dead_throne.content.card_kinds import Effect, EffectWord
from cogs.dead_throne.content.tables import CROWN, ITEMS
from cogs.dead_throne.events.land import ScrollsLost
from cogs.dead_throne.rules.people.caps import cap_health
from cogs.dead_throne.rules.people.goods import give, lose
from cogs.dead_throne.rules.people.hand import put_aside
from cogs.dead_throne.rules.people.purse import gain_coin
from cogs.dead_throne.rules.people.repairs import repair
from cogs.dead_throne.rules.people.scrolls import draw_scroll, replace_all
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import SLOTS, Player
from cogs.dead_throne.state.things import AWAY, MARKET, Thing

Play = Callable[[Realm, Player, Effect, str], Script[None]]


def _lose_worn(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    """R80: the equipped one of that kind, or none."""
    thing = _worn(player, effect.what)
    if thing is not None:
        yield from lose(realm, player, thing, "lost")
        yield from cap_health(realm, player)


def _worn(player: Player, what: str) -> Thing | None:
    """A shield may be the partner of a combo."""
    thing = next((player.worn[slot] for slot in SLOTS if slot == what and slot in player.worn), None)
    partner = player.worn.get("partner")
    if thing is None and partner is not None and ITEMS[partner.key].slot == what:
        return partner
    return thing


def _lose_carried(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    """Of the inventory, by chance."""
    for _ in range(min(effect.amount, len(player.pack))):
        yield from lose(realm, player, realm.chance.pick(player.pack), "lost")


def _item(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    """Of the Market's own section. Where none is left there, what it sells for is paid."""
    if effect.what == CROWN:
        yield from _crown(realm, player, way)
    elif realm.state.market.get(effect.what, 0) > 0:
        realm.state.market[effect.what] -= 1
        yield from give(realm, player, realm.made("item", effect.what, MARKET), way)
    else:
        yield from gain_coin(realm, player, effect.amount or ITEMS[effect.what].sell, way)


def _crown(realm: Realm, player: Player, way: str) -> Script[None]:
    """R128: there is one, whoever has it, and wherever it lies; none in Solo and Defender (R162)."""
    carried = any(thing.key == CROWN for one in realm.players for thing in one.things)
    lies = any(ground.crowns for ground in realm.state.ground.values())
    if realm.is_competitive and not carried and not lies:
        yield from give(realm, player, realm.made("item", CROWN, AWAY), way)


def _loot(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    player.finds += effect.amount
    yield from ()


def _repair_all(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    yield from repair(realm, player, way)


# Scrolls


def _lose_scrolls(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    """By chance; all of them where no number is given. They are replaced with the next refresh (R106)."""
    count = min(effect.amount or len(player.scrolls), len(player.scrolls))
    for _ in range(count):
        put_aside(player, realm.chance.pick(player.scrolls))
    if count:
        yield ScrollsLost(seat=player.seat, count=count)


def _redraw_scrolls(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    yield from replace_all(realm, player)


def _scrolls(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    for _ in range(effect.amount):
        yield from draw_scroll(realm, player)


ON_THINGS: dict[EffectWord, Play] = {
    "lose-worn": _lose_worn,
    "lose-carried": _lose_carried,
    "item": _item,
    "item-or-coin": _item,
    "loot": _loot,
    "repair-all": _repair_all,
    "lose-scrolls": _lose_scrolls,
    "redraw-scrolls": _redraw_scrolls,
    "scrolls": _scrolls,
}
