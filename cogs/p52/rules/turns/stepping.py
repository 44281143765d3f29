"""R39, R41: one step onto a spot, and what it brings: sight, traps, what lies there."""

from bot.engine import Script
from cogs.p52.content.cards import value
from cogs.p52.events.map import Moved, TrapSprung
from cogs.p52.rules.combat.ambush import look_around
from cogs.p52.rules.combat.wounds import hurt
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.lying import gather
from cogs.p52.state.people import Hero, Left
from cogs.p52.state.places import Place, label

TRAP_TARGET, TRAP_DAMAGE = 13, 2
WORTH = set("!TCQKMB")  # what makes a walker think again: enemies, traps, chests, keys


def trap_target(hero: Hero) -> int:
    """R41: below it the trap snaps."""
    return TRAP_TARGET - hero.sheet.cores.balance - hero.sheet.cores.move


def step(crawl: Crawl, hero: Hero, place: Place, left: int, way: str = "walk") -> Script[str]:
    """R39, R41: onto a spot. The marks of all that was turned up; `!` for enemies."""
    origin, hero.at, hero.has_come = hero.at, place, True
    yield Moved(seat=hero.seat, hero=hero.sheet.name, origin=label(origin), spot=label(place), left=left, way=way)
    return (yield from come_to(crawl, hero, way))


def come_to(crawl: Crawl, hero: Hero, way: str) -> Script[str]:
    """What a spot does to whoever comes to it, or is dragged there."""
    hero.left = Left()
    down = [spot for spot in crawl.room.spots if not spot.is_up]
    enemies = yield from look_around(crawl, hero)
    if crawl.spots[hero.at].mark == "T" and way != "hover":
        yield from _trap(crawl, hero)
    if hero.is_up:
        yield from gather(crawl, hero, is_in_turn=way != "drag" or crawl.state.active == hero.seat)
    return "".join(spot.mark for spot in down if spot.is_up) + ("!" if enemies else "")


def _trap(crawl: Crawl, hero: Hero) -> Script[None]:
    """R41: whenever somebody comes; no stamina, no defence."""
    card, target = crawl.flip(), trap_target(hero)
    damage = TRAP_DAMAGE if value(card) < target else 0
    yield TrapSprung(
        seat=hero.seat,
        hero=hero.sheet.name,
        spot=label(hero.at),
        card=card,
        target=target,
        damage=damage,
        health=max(0, hero.health - damage),
    )
    if damage:
        yield from hurt(crawl, hero, damage, "trap")
