"""What a quest or an event asks for: whether somebody has it, and giving it."""

from collections.abc import Callable, Iterable

from bot.engine import Script, ask
from cogs.dead_throne.content.quest_kinds import Need
from cogs.dead_throne.content.tables import ENEMIES, ITEMS, price_of
from cogs.dead_throne.prompts.land import give, give_scrolls
from cogs.dead_throne.rules.people.goods import lose
from cogs.dead_throne.rules.people.hand import put_aside
from cogs.dead_throne.rules.people.purse import lose_coin
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import AWAY, Thing

COIN, SCROLL = "coin", "scroll"


def can_give(player: Player, needs: Iterable[Need]) -> bool:
    """Do they have all of it? Nothing that is needed twice is counted twice."""
    left = list(player.things)
    for need in needs:
        if need.what in (COIN, SCROLL):
            if (player.coin if need.what == COIN else len(player.scrolls)) < need.count:
                return False
            continue
        fitting = [thing for thing in left if _fits(need.what)(thing)][: need.count]
        if len(fitting) < need.count:
            return False
        left = [thing for thing in left if not any(thing is one for one in fitting)]
    return True


def is_carried(needs: Iterable[Need]) -> bool:
    """Would having it tell what somebody carries? Coin lies open."""
    return any(need.what != COIN for need in needs)


def give_all(realm: Realm, player: Player, needs: Iterable[Need]) -> Script[None]:
    for need in needs:
        if need.what == COIN:
            yield from lose_coin(realm, player, need.count, "paid")
        elif need.what == SCROLL:
            yield from _give_scrolls(player, need.count)
        else:
            yield from _give_things(realm, player, need)


def _give_things(realm: Realm, player: Player, need: Need) -> Script[None]:
    for _ in range(need.count):
        fitting = [thing for thing in player.things if _fits(need.what)(thing)]
        thing = yield from _chosen(player, fitting)
        yield from lose(realm, player, thing, "used")


def _chosen(player: Player, things: list[Thing]) -> Script[Thing]:
    """They are asked only where it makes a difference; the cheapest that is not worn, where nobody says."""
    worn = {thing.id for thing in player.worn.values()}
    default = min(things, key=lambda thing: (thing.id in worn, price_of(thing)))
    if len({(thing.key, thing.is_broken, thing.charms, thing.id in worn) for thing in things}) == 1:
        return default
    answer = yield from ask(give(player.seat, things, default))
    return next(thing for thing in things if answer.key == f"give-{thing.id}")


def _give_scrolls(player: Player, count: int) -> Script[None]:
    scrolls = list(player.scrolls)
    if len(scrolls) > count:
        answer = yield from ask(give_scrolls(player.seat, scrolls, count))
        scrolls = [scroll for number, scroll in enumerate(scrolls) if f"scroll-{number}" in answer.keys]
    for scroll in scrolls:
        if scroll in player.scrolls:
            put_aside(player, scroll)


def _fits(what: str) -> Callable[[Thing], bool]:
    if what.startswith("essence-"):
        terrain = what.removeprefix("essence-")
        return lambda thing: thing.kind == "essence" and ENEMIES[thing.key].terrain == terrain
    if what in ("weapon", "broken-weapon"):
        return lambda thing: _is_weapon(thing) and (what == "weapon" or thing.is_broken)
    return lambda thing: thing.kind == "item" and thing.key == what


def _is_weapon(thing: Thing) -> bool:
    """Saladar's own staff is nothing to give away."""
    return thing.kind == "item" and ITEMS[thing.key].slot == "weapon" and thing.home != AWAY
