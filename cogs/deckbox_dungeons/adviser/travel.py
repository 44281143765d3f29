"""Where to go when there is nobody to attack: to the fallen, to deeds, out, or on, all by ONE common exit."""

from collections.abc import Iterator

from bot.engine import Option
from cogs.deckbox_dungeons.adviser.mind import Mind
from cogs.deckbox_dungeons.content.quest_kinds import DeedKind
from cogs.deckbox_dungeons.content.tables import ENCOUNTERS
from cogs.deckbox_dungeons.rules.deeds.moving import destinations
from cogs.deckbox_dungeons.rules.heroes.figures import faces, skill_plus
from cogs.deckbox_dungeons.rules.map.walking import costs_to
from cogs.deckbox_dungeons.rules.map.ways_on import FAR, before, common_exit
from cogs.deckbox_dungeons.rules.quests.ends import wants_out
from cogs.deckbox_dungeons.state.pieces import Hero
from cogs.deckbox_dungeons.state.spots import Spot, around, key_of

TOGETHER = 9  # spaces from the exit within which all must be before it is opened
WANTED_DEEDS = {"tongue", "seal", "doom", "treasure", "market", "forge", "flask", "energy", "heal"}
PATIENCE = 3  # quiet rounds: whoever wants to come or to help has done so by then
READY = 2  # actions: who opens the way should be able to fight


def is_leaving(mind: Mind) -> bool:
    """What the quest wants has been found: out with it."""
    return wants_out(mind.delve)


def is_late(mind: Mind) -> bool:
    """Then nobody waits for who does not come."""
    return mind.delve.state.quiet >= PATIENCE


def goals(mind: Mind) -> list[Spot]:
    """The spaces worth going to now, any of them as good as the other; empty: stay."""
    delve, ground = mind.delve, mind.delve.ground
    fallen = [hero.at for hero in delve.state.heroes if hero.is_downed and not hero.is_gone]
    if fallen and (mind.is_calm or is_leaving(mind)):
        return [spot for at in fallen for spot in around(at) if spot in ground.marks]
    if is_leaving(mind):
        taken = delve.hero_spots - {mind.hero.at}
        return [spot for spot in ground.starts if spot not in taken]
    if delve.quest.shape == "hold":
        return []  # they come by themselves, and who waits strikes first
    if not mind.is_calm:
        return [enemy.at for enemy in mind.enemies]
    if deeds := list(_deeds(mind)):
        return deeds
    exit_ = common_exit(mind.delve)
    return [] if exit_ is None else [before(mind.delve.ground, exit_)]


def _deeds(mind: Mind) -> Iterator[Spot]:
    """Points of interest where something is still to be done, and somebody might; in time: the hero itself."""
    ground = mind.delve.ground
    heroes = [mind.hero] if is_late(mind) else mind.delve.heroes
    for number, tile in enumerate(mind.delve.state.tiles):
        for key in tile.encounters:
            deed = ENCOUNTERS[key].deed
            if deed is None or key in tile.done or not any(can_pass(hero, deed) for hero in heroes):
                continue
            if any(one.what in WANTED_DEEDS for one in deed.effects):
                yield from (spot for spot in (ground.poi(number), *around(ground.poi(number))) if spot in ground.marks)


def can_pass(hero: Hero, deed: DeedKind) -> bool:
    """R68: whom even a 6 does not help never passes."""
    return faces(skill_plus(hero, deed.skill)) > 0


def exploring(mind: Mind) -> Option | None:
    """Open the common exit: when it is calm, all are near, nobody is down, and two actions are left to fight with."""
    delve = mind.delve
    exit_ = common_exit(mind.delve)
    is_ready = mind.is_calm and mind.hero.actions >= READY and not is_leaving(mind) and not list(_deeds(mind))
    if exit_ is None or not is_ready or len(delve.heroes) < sum(not hero.is_gone for hero in delve.state.heroes):
        return None
    if not is_late(mind) and any(mind.way(hero, before(mind.delve.ground, exit_)) > TOGETHER for hero in delve.heroes):
        return None
    return next((option for option in mind.options("explore") if option.key.endswith(key_of(exit_.spot))), None)


def best_step(mind: Mind) -> Spot | None:
    """Where a Move ends that brings the hero nearest to a goal; None where it is best off here."""
    delve, hero = mind.delve, mind.hero
    wanted = goals(mind)
    if not wanted:
        return None
    reached = destinations(delve, hero)
    free = [spot for spot, (way, _) in reached.items() if spot not in delve.ground.halves and not way.pits]
    foes = delve.enemy_spots
    left = _left(mind, wanted, foes)
    if hero.at not in left and not any(spot in left for spot in free):
        left = _left(mind, wanted, frozenset())
    here = (left.get(hero.at, FAR), 0)
    best = min(free, key=lambda spot: (left.get(spot, FAR), reached[spot][0].cost, spot), default=None)
    if best is None or left.get(best, FAR) >= here[0]:
        return None
    return best


def _left(mind: Mind, wanted: list[Spot], foes: frozenset[Spot]) -> dict[Spot, int]:
    """The least movement from each space to any of the goals."""
    found: dict[Spot, int] = {}
    for goal in wanted:
        for spot, cost in costs_to(mind.delve.ground, goal, foes - {goal}).items():
            if cost < found.get(spot, FAR):
                found[spot] = cost
    return found
