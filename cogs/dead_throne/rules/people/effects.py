"""What cards, rewards and penalties do to somebody, as far as it needs no fight and no further card.

A move is left in `player.due`, Loot in `player.finds`: the Game Turn sees to both.
"""

from collections.abc import Callable, Iterable

from bot.engine import Script
from cogs.dead_throne.content.card_kinds import Effect, EffectWord
from cogs.dead_throne.content.land import FEATURE_STEPS, INNS, STEPS
from cogs.dead_throne.content.tables import CROWN, ITEMS
from cogs.dead_throne.events.land import InFog, MustRemain, ScrollsLost
from cogs.dead_throne.events.people import Hurt
from cogs.dead_throne.rules.people.caps import cap_health
from cogs.dead_throne.rules.people.figures import can_enter_walls
from cogs.dead_throne.rules.people.goods import give, lose
from cogs.dead_throne.rules.people.health import heal, heal_fully, hurt
from cogs.dead_throne.rules.people.purse import gain_coin, lose_coin
from cogs.dead_throne.rules.people.repairs import repair
from cogs.dead_throne.rules.people.scrolls import draw_scroll, put_aside, refresh
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import SLOTS, Due, Player
from cogs.dead_throne.state.things import AWAY, MARKET, Thing

Play = Callable[[Realm, Player, Effect, str], Script[None]]


def apply_effects(realm: Realm, player: Player, effects: Iterable[Effect], way: str) -> Script[None]:
    """One after the other, as long as they are alive. `way` says in the events what did it."""
    for effect in effects:
        if player.is_up:
            yield from _PLAYS[effect.do](realm, player, effect, way)


# Coin


def _coin(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    yield from gain_coin(realm, player, effect.amount, way)


def _pay(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    yield from lose_coin(realm, player, effect.amount, way)


def _lose_coin(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    yield from lose_coin(realm, player, player.coin, way)


def _tax(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    taken = 0
    for other in realm.from_left_of(player.seat):
        if other.is_up:
            taken += yield from lose_coin(realm, other, effect.amount, way)
    yield from gain_coin(realm, player, taken, way)


def _fair(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    """Harvest Fair: whoever is in a town gains coin, and whoever drew it one more."""
    yield from gain_coin(realm, player, effect.amount + 1, way)
    for other in realm.from_left_of(player.seat):
        if other.is_up and STEPS[other.at].is_town:
            yield from gain_coin(realm, other, effect.amount, way)


# Health


def _hurt(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    yield from hurt(realm, player, effect.amount, way)


def _heal(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    yield from heal(realm, player, effect.amount, way)


def _heal_fully(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    yield from heal_fully(realm, player, way)


def _halve_health(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    """Half of it is lost, rounded down: the last point stays. It is no damage, so nothing keeps it off."""
    lost = player.health // 2
    player.health -= lost
    if lost:
        yield Hurt(seat=player.seat, damage=lost, health=player.health, way=way)


# Moving and staying


def _back(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    player.due = Due("back", steps=effect.amount, cause=way)
    yield from ()


def _move(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    player.due = Due("any", steps=effect.amount, cause=way)
    yield from ()


def _teleport(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    """R125: Saladar with fewer than two pieces comes to no Inn."""
    steps = _targets(effect.what) if can_enter_walls(player) or effect.what != "inn" else []
    if steps:
        player.due = Due("to", steps_to=steps, cause=way)
    yield from ()


def _targets(what: str) -> list[str]:
    if what == "inn":
        return list(INNS)
    if what == "jetty":
        return list(FEATURE_STEPS["jetty"])
    return [key for key, step in STEPS.items() if step.is_path] if what == "path" else [what]


def _remain(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    player.remains = max(player.remains, effect.amount)
    yield MustRemain(seat=player.seat, turns=effect.amount, way=way)


def _fog(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    player.is_fogged = True
    yield InFog(seat=player.seat)


# Things


def _lose_worn(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    """R80: the equipped one of that kind, or none."""
    thing = _worn(player, effect.what)
    if thing is not None:
        yield from lose(realm, player, thing, "lost")
        cap_health(realm, player)


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
    """R128: there is one, whoever has it, and wherever it lies."""
    carried = any(thing.key == CROWN for one in realm.players for thing in one.things)
    if not carried and not any(ground.crowns for ground in realm.state.ground.values()):
        yield from give(realm, player, realm.made("item", CROWN, AWAY), way)


def _loot(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    player.finds += effect.amount
    yield from ()


def _repair_all(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    yield from repair(player, player.things, way)


# Scrolls


def _lose_scrolls(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    """By chance; all of them where no number is given. They are replaced with the next refresh (R106)."""
    count = min(effect.amount or len(player.scrolls), len(player.scrolls))
    for _ in range(count):
        put_aside(player, realm.chance.pick(player.scrolls))
    if count:
        yield ScrollsLost(seat=player.seat, count=count)


def _redraw_scrolls(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    for scroll in list(player.scrolls):
        put_aside(player, scroll)
    yield from refresh(realm, player)


def _scrolls(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    for _ in range(effect.amount):
        yield from draw_scroll(realm, player)


def _elsewhere(realm: Realm, player: Player, effect: Effect, way: str) -> Script[None]:
    raise AssertionError(f"{effect.do} is no effect of an enemy or a quest")


_PLAYS: dict[EffectWord, Play] = {
    "coin": _coin,
    "pay": _pay,
    "lose-coin": _lose_coin,
    "tax": _tax,
    "fair": _fair,
    "hurt": _hurt,
    "heal": _heal,
    "heal-fully": _heal_fully,
    "halve-health": _halve_health,
    "back": _back,
    "move": _move,
    "teleport": _teleport,
    "remain": _remain,
    "fog": _fog,
    "lose-worn": _lose_worn,
    "lose-carried": _lose_carried,
    "item": _item,
    "item-or-coin": _item,
    "loot": _loot,
    "repair-all": _repair_all,
    "lose-scrolls": _lose_scrolls,
    "redraw-scrolls": _redraw_scrolls,
    "scrolls": _scrolls,
    "choose-loot": _elsewhere,
    "market-item": _elsewhere,
    "fight-next": _elsewhere,
    "echo": _elsewhere,
}
