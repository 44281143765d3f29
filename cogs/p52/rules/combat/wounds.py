"""What becomes of those who are struck: HP, armour, stunned, dead (R62, R108 to R110)."""

from bot.engine import Script
from cogs.p52.content.cards import is_face, is_red, value
from cogs.p52.content.tables import MAJORS, MINORS
from cogs.p52.events.combat import BossRose, Died, EnemyFell, Healed, Hurt, Revived, Stunned
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import is_boss
from cogs.p52.rules.frame.order import has_passed
from cogs.p52.rules.heroes.figures import armour, most_health
from cogs.p52.rules.rooms.appearing import remove
from cogs.p52.state.people import Enemy, Hero
from cogs.p52.state.places import NOWHERE, label


def hurt(crawl: Crawl, hero: Hero, damage: int, way: str, by: str = "") -> Script[int]:
    """R108: armour and a Magic Shield take theirs at last; how much it was."""
    worn, shield = _kept_off(crawl, hero, damage) if way in {"blow", "friend"} else (0, 0)
    final = damage - worn - shield
    hero.health -= final
    if damage:
        name, left = hero.sheet.name, max(0, hero.health)
        yield Hurt(seat=hero.seat, hero=name, damage=final, armour=worn, shield=shield, health=left, way=way)
    if final and hero.health == 0:
        yield Stunned(seat=hero.seat, hero=hero.sheet.name)
    elif hero.health < 0:
        yield from die(crawl, hero, by)
    return final


def _kept_off(crawl: Crawl, hero: Hero, damage: int) -> tuple[int, int]:
    """By armour, and by what shields there are of the rest."""
    worn = min(damage, armour(hero))
    shields = sum(shield.amount for shield in crawl.room.shields if shield.at == hero.at)
    return worn, min(damage - worn, shields)


def die(crawl: Crawl, hero: Hero, by: str) -> Script[None]:
    """R110: all that was carried lies on the spot."""
    spot = crawl.spots[hero.at]
    things, hero.bag, hero.worn = hero.bag, [], []
    spot.items += things
    hero.is_dead, hero.is_waiting, hero.is_soothed, hero.has_begun, hero.health = True, False, False, False, 0
    hero.aim = hero.aim_at = hero.stance = hero.haste = hero.unseen = hero.mends = hero.mending = hero.free_acts = 0
    hero.climbs, hero.venom, hero.venom_on, hero.balms, hero.coats = NOWHERE, 0, "", [], {}
    hero.died_in, hero.slain_by = crawl.room.number, by
    kinds = tuple(dict.fromkeys(item.key for item in things))
    yield Died(seat=hero.seat, hero=hero.sheet.name, items=kinds, spot=label(hero.at))
    if not (crawl.heroes or crawl.is_over):
        crawl.state.result = "fallen"


def heal(hero: Hero, amount: int, way: str) -> Script[None]:
    gained = max(0, min(amount, most_health(hero) - hero.health))
    hero.health += gained
    if gained:
        yield Healed(seat=hero.seat, hero=hero.sheet.name, amount=gained, health=hero.health, way=way)


def revive(crawl: Crawl, hero: Hero, health: int) -> Script[None]:
    """R110: where they fell, without what lies there. R143: if their place has passed they have acted this round."""
    hero.is_dead, hero.died_in, hero.slain_by = False, 0, ""
    hero.has_acted = hero.has_acted or has_passed(crawl, hero)
    hero.health = max(1, min(health, most_health(hero)))
    yield Revived(seat=hero.seat, hero=hero.sheet.name, health=hero.health)


def fell(crawl: Crawl, enemy: Enemy, hero: Hero) -> Script[None]:
    """R62: at 0 or less it is defeated; a court card drops something, and a boss always does."""
    if (yield from _rises(crawl, enemy)):
        return
    remove(crawl, enemy)
    spot = crawl.spots[enemy.at]
    card = NO_CARD if is_boss(enemy) else crawl.flip()
    drops = is_boss(enemy) or is_face(card)
    spot.drops += drops
    hero.kills += 1
    hero.tally.felled.append(MINORS[enemy.key].rank if enemy.rank == "minor" else enemy.rank)
    yield EnemyFell(
        seat=hero.seat,
        hero=hero.sheet.name,
        enemy=enemy.key,
        number=enemy.id,
        spot=label(enemy.at),
        card=card,
        drops=drops,
    )


def _rises(crawl: Crawl, enemy: Enemy) -> Script[bool]:
    """5.4: the Tallow Sexton, the first time."""
    major = MAJORS.get(enemy.key)
    if major is None or major.special != "rises" or not enemy.has_special:
        return False
    enemy.has_special = False
    card = crawl.flip()
    if is_red(card):
        enemy.health = min(value(card), enemy.most_health)
    yield BossRose(enemy=enemy.key, number=enemy.id, card=card, health=max(0, enemy.health))
    return is_red(card)
