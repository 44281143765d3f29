"""What a quest or an event asks for: whether somebody has it, and giving it; a group has it together (R142)."""

from collections.abc import Callable, Iterable, Sequence

from bot.engine import Script, ask
from cogs.dead_throne.content.quest_kinds import Need
from cogs.dead_throne.content.tables import ENEMIES, ITEMS, price_of
from cogs.dead_throne.prompts.land import give, give_scrolls
from cogs.dead_throne.rules.asking import is_watched
from cogs.dead_throne.rules.fight.support import friends_of
from cogs.dead_throne.rules.people.goods import lose
from cogs.dead_throne.rules.people.hand import put_aside
from cogs.dead_throne.rules.people.purse import lose_coin
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import Thing

COIN, SCROLL = "coin", "scroll"
OR = "|"  # between things any of which will do


def can_give(realm: Realm, player: Player, needs: Iterable[Need]) -> bool:
    """Do they have all of it? Nothing that is needed twice is counted twice. Coin is not shared."""
    people = _sharers(realm, player)
    return _has_all(player, people, _things(people), needs)


def can_spare(realm: Realm, player: Player, needs: Sequence[Need]) -> bool:
    """Do they have all of it without what anybody wears, and without coin? So much a time-out may give."""
    people = _sharers(realm, player)
    is_paid = any(need.what == COIN for need in needs)
    return not is_paid and _has_all(player, people, [thing for one in people for thing in one.loose], needs)


def _has_all(player: Player, people: Sequence[Player], left: list[Thing], needs: Iterable[Need]) -> bool:
    for need in needs:
        if need.what in (COIN, SCROLL):
            if (player.coin if need.what == COIN else len(_scrolls(people))) < need.count:
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


def is_telling(realm: Realm, player: Player, needs: Iterable[Need]) -> bool:
    """Would it tell what lies in their packs, that they are not asked? Coin, and how many scrolls, all can see."""
    is_of_things = any(need.what not in (COIN, SCROLL) for need in needs)
    return is_of_things and is_watched(realm, player) and any(one.loose for one in _sharers(realm, player))


def give_all(
    realm: Realm, player: Player, needs: Sequence[Need], is_wanted: Callable[[], bool] = lambda: True
) -> Script[bool]:
    """They say what, and then give all of it, or nothing. Was it given?

    Something may be taken from them while they are asked, or it may not be wanted any more (R156).
    """
    people = _sharers(realm, player)
    things: list[Thing] = []
    scrolls: list[tuple[Player, str]] = []
    for need in needs:
        if need.what == SCROLL:
            scrolls = yield from _chosen_scrolls(people, need.count)
        elif need.what != COIN:
            things += yield from _chosen_things(people, need, things)
    has_all = can_give(realm, player, needs) and all(any(one is thing for one in _things(people)) for thing in things)
    if not (has_all and is_wanted()):
        return False
    yield from lose_coin(realm, player, sum(need.count for need in needs if need.what == COIN), "paid")
    for thing in things:
        yield from lose(realm, next(one for one in people if any(it is thing for it in one.things)), thing, "used")
    for one, scroll in scrolls:
        put_aside(one, scroll)
    return True


def _sharers(realm: Realm, player: Player) -> list[Player]:
    """They, and the friends of their group."""
    return [player, *friends_of(realm, player)]


def _things(people: Sequence[Player]) -> list[Thing]:
    return [thing for one in people for thing in one.things]


def _scrolls(people: Sequence[Player]) -> list[tuple[Player, str]]:
    return [(one, scroll) for one in people for scroll in one.scrolls]


def _chosen_things(people: Sequence[Player], need: Need, taken: Sequence[Thing]) -> Script[list[Thing]]:
    chosen: list[Thing] = []
    for _ in range(need.count):
        left = [one for one in _things(people) if all(one is not thing for thing in (*taken, *chosen))]
        fitting = [thing for thing in left if _fits(need.what)(thing)]
        chosen += [(yield from _chosen(people, fitting))] if fitting else []
    return chosen


def _chosen(people: Sequence[Player], things: list[Thing]) -> Script[Thing]:
    """They are asked only where it makes a difference; the cheapest that is not worn, where nobody says."""
    worn = {thing.id for one in people for thing in one.worn.values()}
    default = min(things, key=lambda thing: (thing.id in worn, price_of(thing)))
    if len({(thing.key, thing.is_broken, thing.charms, thing.id in worn) for thing in things}) == 1:
        return default
    answer = yield from ask(give(people[0].seat, things, default))
    return next(thing for thing in things if answer.key == f"give-{thing.id}")


def _chosen_scrolls(people: Sequence[Player], count: int) -> Script[list[tuple[Player, str]]]:
    held = _scrolls(people)
    if len(held) <= count:
        return held
    answer = yield from ask(give_scrolls(people[0].seat, [scroll for _, scroll in held], count))
    chosen = [one for number, one in enumerate(held) if f"scroll-{number}" in answer.keys]
    return [(one, scroll) for one, scroll in chosen if scroll in one.scrolls]


def _fits(what: str) -> Callable[[Thing], bool]:
    if what.startswith("essence-"):
        terrain = what.removeprefix("essence-")
        return lambda thing: thing.kind == "essence" and ENEMIES[thing.key].terrain == terrain
    if what in ("weapon", "broken-weapon"):
        return lambda thing: _is_weapon(thing) and (what == "weapon" or thing.is_broken)
    keys = what.split(OR)
    return lambda thing: thing.kind == "item" and thing.key in keys


def _is_weapon(thing: Thing) -> bool:
    """Saladar's own staff is one, too: only Markets do not take it (R169)."""
    return thing.kind == "item" and ITEMS[thing.key].slot == "weapon"
