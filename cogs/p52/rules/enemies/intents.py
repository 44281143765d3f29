"""What each enemy in sight does in its next turn, as things stand: by fixed rules, so it is no secret (R97 to R101).

It is sure as far as nothing comes between: no turn of a character, no card, nothing that players choose, and no spot
that lies face down, which is taken for a bare path: rocks below it are a secret (R140).
"""

from collections.abc import Iterator
from copy import copy
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.kit.squares import apart
from cogs.p52.rules.combat.reach import blow_on
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import is_fleeing, level_bonus
from cogs.p52.rules.enemies.moving import can_walk, refuges, walk, within
from cogs.p52.rules.enemies.turn import can_call, venoms_of, victims_of
from cogs.p52.rules.frame.order import Combatant, in_order
from cogs.p52.rules.rooms.paths import path_to
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import Place
from cogs.p52.state.room import Spot

Deed = Literal["attack", "walk", "flee", "rest", "frozen", "call", "falls"]
FIGHTING = {"fight", "drop"}


class Coming(Struct, frozen=True):
    """A blow at one character: `above` is what its flip must be above, `damage` what it does besides what is over."""

    blow: str
    above: int
    damage: int


class Intent(Struct, frozen=True):
    """`seats`: whom it attacks, or one of them; `spot`: where it stands then, or flees to, if nobody has to choose.

    `blows`: what would come to each of those, who may stand at different distances.
    """

    enemy: int
    deed: Deed
    spot: Place
    seats: tuple[int, ...] = ()
    blows: tuple[Coming, ...] = ()
    path: tuple[Place, ...] = ()  # every spot of its walk
    is_sure: bool = True


def intents(crawl: Crawl) -> list[Intent]:
    """One for each enemy that can be seen, in the order in which they act next."""
    if crawl.state.phase not in FIGHTING or crawl.is_over:
        return []
    crawl = _as_known(crawl)
    targets, is_sure, is_later = list(crawl.state.targets), not _may_step_in(crawl), False
    found = list[Intent]()
    for one, is_next_round in _coming(crawl):
        if is_next_round and not is_later:
            is_later, targets = True, []  # R99 asks about one round
        if isinstance(one, Hero):
            is_sure = False
        elif not crawl.is_covered(one) and not any(known.enemy == one.id for known in found):
            found.append(_intent(crawl, one, targets, is_sure=is_sure))
            targets += [(one.id, seat) for seat in found[-1].seats[:1]]
            is_sure = _is_certain(found[-1])
    return found


def _as_known(crawl: Crawl) -> Crawl:
    room = crawl.room
    spots = [spot if spot.is_up else Spot(spot.at, ".") for spot in room.spots]
    return Crawl(replace(crawl.state, room=replace(room, spots=spots)), crawl.chance)


def _may_step_in(crawl: Crawl) -> bool:
    return any(hero.is_waiting for hero in crawl.heroes)


def _is_certain(intent: Intent) -> bool:
    """After a flip, or a choice, all else may be otherwise."""
    return intent.is_sure and intent.deed not in {"attack", "call", "falls"}


def _coming(crawl: Crawl) -> Iterator[tuple[Combatant, bool]]:
    """Who acts from now on: those who ambush, the rest of this round, and the next one."""
    known = {enemy.id: enemy for enemy in crawl.enemies}
    order, active = in_order(crawl), crawl.state.active
    yield from ((known[number], False) for number in crawl.state.ambushers if number in known)
    yield from (
        (one, False) for one in order if not one.has_acted and not (isinstance(one, Hero) and one.seat == active)
    )
    yield from ((one, True) for one in order)


def _intent(crawl: Crawl, enemy: Enemy, targets: list[tuple[int, int]], *, is_sure: bool) -> Intent:
    """The first that applies, tried out by one that looks like it."""
    ghost, deed = copy(enemy), _deed(crawl, enemy, targets)
    if deed == "attack":
        return _attack(crawl, enemy, victims_of(crawl, enemy, targets), is_sure=is_sure)
    if deed == "walk":
        list(walk(crawl, ghost))
        deed = "walk" if ghost.at != enemy.at else "rest"  # it only begins to climb (R40)
    if deed == "flee":
        places = refuges(crawl, ghost)
        way, is_open = path_to(crawl.ground, enemy.at, places[0]), all(map(crawl.is_up, within(crawl, ghost)))
        return Intent(enemy.id, deed, places[0], path=way, is_sure=is_sure and is_open and len(places) == 1)
    way = path_to(crawl.ground, enemy.at, ghost.at)
    return Intent(enemy.id, deed, ghost.at, path=way, is_sure=is_sure and all(map(crawl.is_up, way)))


def _attack(crawl: Crawl, enemy: Enemy, victims: list[Hero], *, is_sure: bool) -> Intent:
    seats, blows = tuple(hero.seat for hero in victims), tuple(_coming_to(crawl, enemy, hero) for hero in victims)
    return Intent(enemy.id, "attack", enemy.at, seats, blows, is_sure=is_sure and len(victims) == 1)


def _coming_to(crawl: Crawl, enemy: Enemy, hero: Hero) -> Coming:
    blow, reach = blow_on(crawl, enemy, hero), apart(enemy.at, hero.at)
    assert blow is not None
    damage = blow.damage.value(enemy.level, reach=reach) + blow.more * enemy.level
    return Coming(blow.key, blow.target_at(enemy.level, reach) - level_bonus(crawl.state), damage)


def _deed(crawl: Crawl, enemy: Enemy, targets: list[tuple[int, int]]) -> Deed:
    """R97, as `enemy_turn` has it."""
    if enemy.frozen:
        return "frozen"
    hurt = copy(enemy)
    hurt.health -= sum(venom.amount for venom in venoms_of(enemy))
    if hurt.health <= 0:
        return "falls"
    if is_fleeing(crawl.state, hurt):
        return "flee" if refuges(crawl, hurt) else "rest"
    if victims_of(crawl, enemy, targets):
        return "attack"
    if can_call(crawl, enemy):
        return "call"
    return "walk" if can_walk(crawl, enemy) else "rest"
