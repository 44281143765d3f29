"""R97 to R101: an enemy's turn. It does the first that applies: flee, attack, move, idle."""

from collections.abc import Iterable, Iterator, Sequence

from bot.engine import Event, Script
from bot.engine.script import told
from cogs.p52.content.tables import MAJORS
from cogs.p52.events.combat import EnemyFell, EnemyHealed, EnemyHurt, EnemyThawed
from cogs.p52.events.frame import EnemyTurnLost
from cogs.p52.rules.combat.countering import assault
from cogs.p52.rules.combat.reach import blow_on
from cogs.p52.rules.combat.wounds import fell
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import is_fleeing, is_low
from cogs.p52.rules.enemies.moving import can_walk, flee, refuges, walk
from cogs.p52.rules.heroes.figures import most_health
from cogs.p52.rules.quests.ends import judge
from cogs.p52.rules.rooms.appearing import appear
from cogs.p52.rules.rooms.paths import steps_from
from cogs.p52.state.people import FOREVER, Enemy, Hero, Spell
from cogs.p52.state.places import NOWHERE

Targets = Sequence[tuple[int, int]]  # enemy and seat it attacked this round


def enemy_turn(crawl: Crawl, enemy: Enemy, *, is_extra: bool = False) -> Script[None]:
    """`is_extra`: the turn of an ambush, besides the one of this round (R28)."""
    if enemy.frozen:
        yield from _seen(crawl, enemy, _frozen(enemy, is_extra=is_extra))
        return
    if (yield from _poisoned(crawl, enemy)):
        return
    climbs, enemy.climbs = enemy.climbs, NOWHERE  # anything but the next walk loses half a climb (R40)
    if is_fleeing(crawl.state, enemy):
        yield from _flee(crawl, enemy)
    elif victim := victim_of(crawl, enemy):
        yield from assault(crawl, enemy, victim, "turn")
    elif can_call(crawl, enemy):
        enemy.has_special = False
        yield from appear(crawl, enemy.at, "called")
    elif can_walk(crawl, enemy):
        enemy.climbs = climbs
        yield from walk(crawl, enemy)
    else:
        yield from _seen(crawl, enemy, idle(crawl, enemy))


def _seen(crawl: Crawl, enemy: Enemy, events: Iterable[Event]) -> Iterator[Event]:
    """R140: what happens to whom nobody sees happens all the same; but a great boss does not end in silence."""
    is_covered = crawl.is_covered(enemy)
    for event in events:
        if not is_covered or (isinstance(event, EnemyFell) and enemy.rank == "major"):
            yield event


def _frozen(enemy: Enemy, *, is_extra: bool) -> Iterator[Event]:
    """R127: no turn; it keeps its place in the order, and loses half a climb (R40). An ambush is no round (5.3)."""
    enemy.climbs = NOWHERE
    enemy.frozen -= enemy.frozen < FOREVER and not is_extra
    yield EnemyTurnLost(enemy=enemy.key, number=enemy.id, left=enemy.frozen)
    if not enemy.frozen:
        yield EnemyThawed(enemy=enemy.key, number=enemy.id)


def _poisoned(crawl: Crawl, enemy: Enemy) -> Script[bool]:
    """5.3: Poison Tip, at the start of its turns; several are at work one after the other. Has it died of it?"""
    venoms = venoms_of(enemy)
    enemy.venoms = [Spell(one.amount, one.turns - 1, one.by) for one in enemy.venoms if one.turns > 1]
    enemy.venomous -= enemy.venomous > 0
    for venom in venoms:
        enemy.health -= venom.amount
        hurt = EnemyHurt(
            enemy=enemy.key, number=enemy.id, damage=venom.amount, health=max(0, enemy.health), way="venom"
        )
        yield from _seen(crawl, enemy, [hurt])
        if enemy.health <= 0:
            yield from _seen(crawl, enemy, told(fell(crawl, enemy, crawl.hero(venom.by))))
            judge(crawl)
        if enemy not in crawl.enemies:
            return True
    return False


def venoms_of(enemy: Enemy) -> list[Spell]:
    """What is at work in it, the oldest first."""
    return [*enemy.venoms, *([Spell(enemy.venom, enemy.venomous, enemy.venom_by)] if enemy.venomous else [])]


def _flee(crawl: Crawl, enemy: Enemy) -> Script[None]:
    """R98: it does nothing else."""
    places = refuges(crawl, enemy)
    if places:
        yield from flee(crawl, enemy, places)
    else:
        yield from _seen(crawl, enemy, idle(crawl, enemy))


def idle(crawl: Crawl, enemy: Enemy) -> Iterator[Event]:
    """R101; a major boss that is low heals as much as the party's level (5.4), whatever its line is read at (R136)."""
    amount = crawl.room.level if enemy.rank == "major" and is_low(enemy) else 1
    if enemy.health < enemy.most_health:
        enemy.health = min(enemy.most_health, enemy.health + amount)
        yield EnemyHealed(enemy=enemy.key, number=enemy.id, health=enemy.health)


def victim_of(crawl: Crawl, enemy: Enemy) -> Hero | None:
    """R99: the weakest in reach; where another enemy has attacked it this round, the nearest of those left alone."""
    weakest, nearest = _victims(crawl, enemy, crawl.state.targets)
    if not weakest:
        return None
    hero = _one_of(crawl, weakest)
    return _one_of(crawl, nearest) if hero in _attacked(crawl, enemy, crawl.state.targets) and nearest else hero


def victims_of(crawl: Crawl, enemy: Enemy, targets: Targets) -> list[Hero]:
    """Whom it may attack: several where chance decides between equals."""
    weakest, nearest = _victims(crawl, enemy, targets)
    taken = _attacked(crawl, enemy, targets) if nearest else []
    found = [hero for hero in weakest if hero not in taken]
    return found if len(found) == len(weakest) else [*found, *(hero for hero in nearest if hero not in found)]


def _victims(crawl: Crawl, enemy: Enemy, targets: Targets) -> tuple[list[Hero], list[Hero]]:
    """The weakest of all it reaches; and the weakest of the nearest of those whom no other enemy has attacked."""
    reached = [hero for hero in crawl.heroes if blow_on(crawl, enemy, hero)]
    taken = _attacked(crawl, enemy, targets)
    spared = [hero for hero in reached if hero not in taken]
    if not spared:
        return _weakest(reached), []
    steps = steps_from(crawl.ground, enemy.at)
    least = min(steps[hero.at] for hero in spared)
    return _weakest(reached), _weakest([hero for hero in spared if steps[hero.at] == least])


def _attacked(crawl: Crawl, enemy: Enemy, targets: Targets) -> list[Hero]:
    return [crawl.hero(seat) for number, seat in targets if number != enemy.id]


def _one_of(crawl: Crawl, heroes: list[Hero]) -> Hero:
    """By chance, where there are several."""
    return heroes[0] if len(heroes) == 1 else crawl.chance.pick(heroes)


def _weakest(heroes: Sequence[Hero]) -> list[Hero]:
    """The lowest HP, then the highest max HP: several where they are equal."""
    least = min(((hero.health, -most_health(hero)) for hero in heroes), default=None)
    return [hero for hero in heroes if (hero.health, -most_health(hero)) == least]


def can_call(crawl: Crawl, enemy: Enemy) -> bool:
    """5.4: the Regent of Kites, once, at whom it cannot reach."""
    major = MAJORS.get(enemy.key)
    return bool(major and major.special == "calls" and enemy.has_special and crawl.state.decks.enemy)
