"""The main menu (P2): what is worth doing here, before going anywhere."""

from bot.engine import Choice, Term
from cogs.bag_of_dungeon.adviser import hunt
from cogs.bag_of_dungeon.adviser.bosses import is_borne, spare_tokens
from cogs.bag_of_dungeon.adviser.goods import better_gear, wanted
from cogs.bag_of_dungeon.adviser.journey import HURT, dare, journey, on_foot
from cogs.bag_of_dungeon.adviser.mind import Mind
from cogs.bag_of_dungeon.adviser.shooting import best_shot

AT_ONCE = ("leave", "ring", "plant", "cache")
REMEDIES = ("health-potion", "healing-moss")
UPGRADE, BANE = 2, 4  # tokens


def menu(mind: Mind) -> Choice:
    return (_here(mind) or _hunt(mind) or _shoot(mind) or journey(mind) or dare(mind) or "end",)


def _hunt(mind: Mind) -> str | None:
    """Seeds to vines, and upon him."""
    way = hunt.way(mind) if mind.view.phase == "hunt" else None
    if not way:
        return None if way is None else "end"
    if way[0] not in mind.here.doors:
        return "web" if "web" in mind.keys else None
    return on_foot(mind, hunt.before_web(mind, way))


def _seed(mind: Mind) -> str | None:
    """One is enough to gather; in the hunt, what can be planted at once."""
    is_wise = hunt.can_plant_it(mind) if mind.view.phase == "hunt" else not is_borne(mind)
    return next((key for key in ("seeds", "seed") if key in mind.keys and is_wise), None)


def _shoot(mind: Mind) -> str | None:
    return "shoot" if "shoot" in mind.keys and best_shot(mind) else None


def _here(mind: Mind) -> str | None:
    """What this tile, the pack and the tokens offer."""
    me, keys = mind.me, mind.keys
    for key in AT_ONCE:
        if key in keys:
            return key
    if seed := _seed(mind):
        return seed
    health = me.hp / max(1, me.most_hp)
    wishes = (
        ("upgrade", spare_tokens(mind) >= UPGRADE),
        ("arrange", better_gear(mind.me) is not None),
        ("take", bool(wanted(mind, mind.here.items)) and mind.view.round >= 1),
        ("use", health < HURT and _has_remedy(mind)),
        ("skill", _is_skill_wise(mind)),
        ("heal", health < HURT or _poison(mind) >= 2),
        ("pool", health < HURT or (me.ap == 0 and health < 1)),
        ("swamp", health >= HURT),
        ("find", mind.view.options.style == "coop"),
    )
    for key, is_wise in wishes:
        if key in keys and is_wise:
            return key
    return _chest(mind) or _bane(mind)


def _has_remedy(mind: Mind) -> bool:
    items = [space.item.key for space in mind.me.spaces if space.item]
    return any(key in REMEDIES for key in items)


def _is_skill_wise(mind: Mind) -> bool:
    heroes = [mind.view.heroes[index] for index in mind.here.heroes]
    if mind.me.skill == "renew":
        return any(hero.most_hp - hero.hp >= 6 for hero in heroes)
    return any(sum(space.is_poisoned for space in hero.spaces) >= 2 for hero in heroes)


def _poison(mind: Mind) -> int:
    return sum(space.is_poisoned for space in mind.me.spaces)


def _chest(mind: Mind) -> str | None:
    chests = sorted(key for key in mind.keys if key.startswith("chest-"))
    return chests[0] if chests and mind.me.hp > 5 else None


def _bane(mind: Mind) -> str | None:
    """The killing blow is cheaper: the boss is weakened only where a token is left for it."""
    banes = sorted(key for key in mind.keys if key.startswith("bossbane-"))
    return banes[0] if banes and spare_tokens(mind) >= BANE else None


def remedy(mind: Mind) -> Choice:
    """The healing item."""
    for option in mind.prompt.options:
        item = option.facts.get("item")
        if isinstance(item, Term) and item.keys[0] in REMEDIES:
            return (option.key,)
    return ("back",)


def patient(mind: Mind) -> Choice:
    """Who is worst off."""
    heroes = [mind.view.heroes[int(key.rpartition("-")[2])] for key in mind.keys if key != "back"]
    worst = max(heroes, key=lambda hero: (hero.most_hp - hero.hp, -hero.index))
    return (f"hero-{worst.index}",)
