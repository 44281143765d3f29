"""Where nobody is in sight: heal, gather strength, open chests, go on together (9.10)."""

from bot.engine import Option
from cogs.p52.adviser.mind import Mind, Thought, fact
from cogs.p52.content.tables import ABILITIES, ITEMS
from cogs.p52.prompts.options import REST, STAMINA
from cogs.p52.state.places import NOWHERE, Place, place_of

FRESH = 5  # stamina cards, where time does not matter
PATIENCE = 25  # rounds in a room after which nobody rests any more
WELL = 0.75  # of max HP


def explore(mind: Mind) -> Thought:
    return (
        _geared(mind)
        or _gathered(mind)
        or _left(mind)
        or _healed(mind)
        or _opened(mind)
        or _rested(mind)
        or _went(mind)
        or ((REST,), "rest")
    )


def _is_watched(mind: Mind) -> bool:
    """R113: with the exit face up every round may bring somebody."""
    room = mind.view.room
    return room.exit != NOWHERE and mind.spots[room.exit].is_up


def _is_quiet(mind: Mind) -> bool:
    return not _is_watched(mind) and mind.view.room.round < PATIENCE


def _geared(mind: Mind) -> Thought:
    """What helps is worn, as long as it does not slow one down."""
    heavy = sum(item.is_worn and ITEMS[item.key].is_penalised for item in mind.me.bag)
    for option in mind.starting("wear-"):
        item = next(one for one in mind.me.bag if option.key.startswith(f"wear-{one.id}-"))
        kind = ITEMS[item.key]
        knows = any(one.key == kind.ability for one in mind.me.abilities)
        is_light = not kind.is_penalised or heavy % 2 == 0
        if (kind.armour and is_light) or kind.movement or knows:
            return (option.key,), "gear"
    return None


def _gathered(mind: Mind) -> Thought:
    found = mind.starting("take-", "search")
    return ((found[0].key,), "gather") if found else None


def _left(mind: Mind) -> Thought:
    return (("exit",), "leave") if "exit" in mind.keys else None


def _healed(mind: Mind) -> Thought:
    """The dead at once; the hurt by abilities as long as it is quiet, by potions only in need."""
    hurt = [hero for hero in mind.friends if hero.health < hero.most_health * WELL]
    for option in mind.starting("use-", "do-"):
        if option.key.endswith(STAMINA):
            continue
        head, _, tail = option.key.rpartition("-h")
        hero = mind.view.heroes[int(tail)] if head and tail.isdigit() else None
        if hero is not None and hero.is_dead:
            return (option.key,), "heal"
        if option.key.startswith("use-"):
            if hero is not None and hero.health < hero.most_health * 0.4 and _mends(mind, option):
                return (option.key,), "heal"
        elif _is_quiet(mind) and hurt and (hero in hurt or (hero is None and _is_glow(option))):
            return (option.key,), "heal"
    return None


def _mends(mind: Mind, option: Option) -> bool:
    item = next((one for one in mind.me.bag if option.key.startswith(f"use-{one.id}-")), None)
    return item is not None and ITEMS[item.key].use == "heal"


def _is_glow(option: Option) -> bool:
    return option.key == "do-healing-glow"


def _opened(mind: Mind) -> Thought:
    """A lock is picked by whoever knows how, else with picks, else it is hit."""
    picks = [option for option in mind.starting("pick-") if not option.key.endswith(STAMINA)]
    if picks:
        best = min(picks, key=lambda option: (fact(option, "target"), option.key))
        return (best.key,), "chest"
    return (("smash",), "chest") if "smash" in mind.keys and _is_quiet(mind) else None


def _rested(mind: Mind) -> Thought:
    """As long as time does not matter everybody gathers strength; whoever lags behind is waited for."""
    is_tired = any(hero.stamina < FRESH for hero in mind.friends) or _are_healers_busy(mind)
    if is_tired and _is_quiet(mind):
        return (REST,), "rest"
    return None


def _are_healers_busy(mind: Mind) -> bool:
    hurt = any(hero.health < hero.most_health * WELL for hero in mind.friends)
    healers = {one.key for hero in mind.friends for one in hero.abilities}
    return hurt and any(ABILITIES[key].effect == "heal" for key in healers)


def _went(mind: Mind) -> Thought:
    """To the next goal, not far ahead of the others."""
    goal = _goal(mind)
    if goal is None:
        return None
    steps = mind.steps_from(goal)
    slowest = max(steps.get(hero.at, 0) for hero in mind.friends)
    best: tuple[float, str] | None = None
    for option in mind.starting("to-"):
        place = place_of(option.key[3:])
        ahead = max(0, slowest - steps.get(place, 99) - 2)
        worth = steps.get(place, 99) + 1.2 * fact(option, "traps") + 1.5 * ahead
        if best is None or worth < best[0]:
            best = worth, option.key
    here = steps.get(mind.me.at, 99) + 1.5 * max(0, slowest - steps.get(mind.me.at, 99) - 2)
    if best is not None and best[0] < here:
        return (best[1],), "explore"
    return None


def _ways_of_all(mind: Mind) -> dict[Place, int]:
    """The steps of all of them together to every spot."""
    ways = [mind.steps_from(place) for place in {hero.at for hero in mind.friends}]
    return {place: sum(way[place] for way in ways) for place in mind.spots}


def _goal(mind: Mind) -> Place | None:
    """The same for all: what lies about; chests and the open exit; else what is still face down."""
    room, mine = mind.view.room, _ways_of_all(mind)
    lying = [spot.at for spot in room.spots if spot.items or spot.drops]
    if lying and not _is_watched(mind):
        return min(lying, key=lambda place: mine.get(place, 99))
    if room.lock == "open" and room.exit != NOWHERE:
        chests = [spot.at for spot in room.spots if spot.chest in {"closed", "broken"} and not _is_watched(mind)]
        return min(chests, key=lambda place: mine.get(place, 99)) if chests else room.exit
    down = [spot.at for spot in room.spots if not spot.is_up]
    if down:
        return min(down, key=lambda place: (mine.get(place, 99), place))
    return room.exit if room.exit != NOWHERE else None
