"""Snatch, Threaten, Poison Tip, Gizmo (5.3)."""

from bot.engine import Script
from cogs.p52.content.tables import ABILITIES
from cogs.p52.events.goods import Envenomed, Tuned
from cogs.p52.events.map import EnemyVanished
from cogs.p52.rules.abilities.used import Use, flipped
from cogs.p52.rules.combat.flips import level_of
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.finding import find
from cogs.p52.rules.rooms.appearing import remove
from cogs.p52.state.people import Enemy, Gizmo, Hero


def snatch(crawl: Crawl, hero: Hero, use: Use, enemy: Enemy) -> Script[None]:
    """Once from each enemy."""
    flip = yield from flipped(crawl, hero, use)
    if flip.is_success:
        enemy.is_robbed = True
        yield from find(crawl, hero, "snatch")


def threaten(crawl: Crawl, hero: Hero, use: Use) -> Script[None]:
    """All there but bosses leave the room, and leave nothing behind."""
    flip = yield from flipped(crawl, hero, use)
    if not flip.is_success:
        return
    for enemy in crawl.enemies_at(hero.at):
        if enemy.rank not in {"minor", "major"}:
            remove(crawl, enemy)
            yield EnemyVanished(enemy=enemy.key, number=enemy.id, way="threatened")


def poison(crawl: Crawl, hero: Hero, use: Use, ability: str) -> Script[None]:
    flip = yield from flipped(crawl, hero, use)
    if flip.is_success:
        damage = use.kind.amount.value(level_of(hero, use.kind.key))
        hero.coats |= {hero.venom_on: hero.venom} if hero.venom_on else {}
        hero.venom, hero.venom_on = damage, ability
        yield Envenomed(seat=hero.seat, hero=hero.sheet.name, ability=ability, damage=damage)


def tinker(crawl: Crawl, hero: Hero, use: Use, ability: str, how: str) -> Script[None]:
    """Once a session, whether it works or not; just enough betters nothing."""
    assert ability in ABILITIES
    hero.has_tinkered = True
    flip = yield from flipped(crawl, hero, use)
    if flip.is_success and flip.over:
        gizmo = Gizmo(ability, damage=flip.over) if how == "damage" else Gizmo(ability, target=-flip.over)
        hero.gizmos.append(gizmo)
        yield Tuned(seat=hero.seat, hero=hero.sheet.name, ability=ability, less=-gizmo.target, damage=gizmo.damage)
