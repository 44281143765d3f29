"""R102 to R105: an enemy's attack on a character, in its turn, as a counter, or in passing."""

from bot.engine import Fact, Script
from bot.kit.squares import apart
from cogs.p52.content.cards import Card, value
from cogs.p52.events.combat import Struck
from cogs.p52.events.map import HeroDragged
from cogs.p52.prompts.options import enemy_facts
from cogs.p52.rules.combat.defence import defend
from cogs.p52.rules.combat.reach import blow_on
from cogs.p52.rules.combat.wounds import hurt
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import Blow, level_bonus
from cogs.p52.rules.rooms.paths import path_to
from cogs.p52.rules.turns.stepping import come_to
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import NOWHERE, label

PASSING = 1  # on the target of a passing attack (R45)


def strike(crawl: Crawl, enemy: Enemy, hero: Hero, way: str) -> Script[str]:
    """One attack: how it came out, as hit, miss, ace, or king, whether that has hit or not.

    The level bonus is taken off the target, so that what is told is what its card had to be above (R102).
    """
    blow = blow_on(crawl, enemy, hero)
    assert blow is not None
    crawl.state.targets.append((enemy.id, hero.seat))  # R99 asks who has been attacked, in whatever way
    reach = apart(enemy.at, hero.at)
    card = crawl.flip()
    target = blow.target_at(enemy.level, reach) + (PASSING if way == "passing" else 0) - level_bonus(crawl.state)
    over = value(card) - target
    outcome = _outcome(card, over)
    damage = blow.damage_at(enemy.level, over, reach) if outcome in {"hit", "king"} else 0
    damage *= 2 if outcome == "king" else 1
    yield Struck(
        enemy=enemy.key,
        number=enemy.id,
        blow=blow.key,
        seat=hero.seat,
        hero=hero.sheet.name,
        spot=label(enemy.at),
        card=card,
        total=value(card),
        target=target,
        over=max(0, over),
        damage=damage,
        outcome=outcome,
        way=way,
    )
    if outcome in {"hit", "king"}:
        yield from _land(crawl, enemy, hero, blow, damage, card)
    return "king" if card[0] == "K" else outcome


def _outcome(card: Card, over: int) -> str:
    """R103: an Ace fails whatever is needed. R104: a King that hits does double."""
    if card[0] == "A":
        return "ace"
    if over <= 0:
        return "miss"
    return "king" if card[0] == "K" else "hit"


def _land(crawl: Crawl, enemy: Enemy, hero: Hero, blow: Blow, damage: int, card: Card) -> Script[None]:
    facts: dict[str, Fact] = enemy_facts(enemy)
    with crawl.held():
        crawl.hold(card)  # R146: until the defence is settled
        left = yield from defend(crawl, hero, blow.way, damage, facts)
    final = yield from hurt(crawl, hero, left, "blow", by=enemy.key)
    if final and blow.drags and hero.is_up:
        yield from _drag(crawl, enemy, hero)


def _drag(crawl: Crawl, enemy: Enemy, hero: Hero) -> Script[None]:
    """5.4: the chain pulls one spot nearer, onto whatever is there."""
    way = path_to(crawl.ground, hero.at, enemy.at)
    if way:
        origin, hero.at, hero.climbs = hero.at, way[0], NOWHERE
        yield HeroDragged(
            seat=hero.seat, hero=hero.sheet.name, enemy=enemy.key, origin=label(origin), spot=label(hero.at)
        )
        yield from come_to(crawl, hero, "drag")
