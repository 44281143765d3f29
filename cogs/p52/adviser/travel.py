"""Where to go: to enemies in a fight, else to keys, chests, what is still down, and the exit, together."""

from bot.engine import Option
from bot.kit.minds import number
from bot.kit.squares import apart
from cogs.p52.adviser.fighting import promised
from cogs.p52.adviser.mind import FAR, Mind
from cogs.p52.content.tables import ABILITIES, DELVE, ROOMS
from cogs.p52.rules.rooms.sight import sees
from cogs.p52.state.places import NOWHERE, Place
from cogs.p52.view.view import EnemyView

NEAR = 4  # steps: an enemy that is not to be left alone
RELIC_ROOMS = frozenset(key for key, room in ROOMS.items() if any("Q" in row for row in room.rows))
DETOUR = 3  # steps for a chest
DOORSTEP = 5  # steps: the exit is turned up last, as somebody may come through it (R113)
PASSED, TRAPPED = 6.0, 1.5  # what an enemy run past, and a trap, are worth avoiding
LONG_WAIT = 40  # rounds of a room; from then on no trap keeps anybody from enemies who do not come


def best_from(mind: Mind, place: Place) -> float:
    """The most an attack without stamina would promise from there."""
    return max((_promise_from(mind, place, enemy) for enemy in mind.enemies), default=0.0)


def _promise_from(mind: Mind, place: Place, enemy: EnemyView) -> float:
    reach, best = apart(place, enemy.at), 0.0
    if reach and not sees(mind.ground, place, enemy.at):
        return 0.0
    for one in mind.hero.abilities:
        kind = ABILITIES[one.key]
        if kind.is_attack and kind.effect == "damage" and (kind.reach is None or reach <= kind.reach):
            target = one.target + kind.target.reach * reach
            best = max(best, promised(mind.hero, kind, enemy, target, reach, 0, has_stamina=False).mean)
    return best


def advance(mind: Mind) -> Option | None:
    """Nearer to where more can be done: what could be done there next turn, less what the way is worth."""
    found: list[tuple[float, str, Option]] = []
    for place, option in mind.moves().items():
        near = min((mind.steps(enemy.at).get(place, FAR) for enemy in mind.enemies), default=0)
        value = best_from(mind, place) - 0.7 * near - _danger(mind, option)
        found.append((value, option.key, option))
    here = min((mind.steps(enemy.at).get(mind.hero.at, FAR) for enemy in mind.enemies), default=0)
    stay = best_from(mind, mind.hero.at) - 0.7 * here
    best = max(found, key=lambda one: one[:2], default=None)
    return best[2] if best is not None and best[0] > stay + 0.3 else None


def _danger(mind: Mind, option: Option) -> float:
    trapped = TRAPPED if mind.view.room.round <= LONG_WAIT else 0.0
    return PASSED * number(option, "passes") + trapped * number(option, "traps")


def goal(mind: Mind) -> Place | None:
    """Where the party is bound for while nobody is to be seen."""
    here = mind.hero.at
    steps = mind.steps(here)
    lying = [at for at in mind.spots if at != here and at in steps and _is_worth_a_step(mind, at)]
    near = [at for at in lying if steps[at] <= DETOUR or _is_relic_at(mind, at) or is_sought(mind, at)]
    if near:
        return min(near, key=lambda at: (steps[at], at))
    room = mind.view.room
    if room.lock == "open" or (room.lock == "locked" and _has_all(mind)):
        return room.exit
    down = _nearest_down(mind)
    return down or (room.exit if room.exit != NOWHERE else None)


def _nearest_down(mind: Mind) -> Place | None:
    """What has yet to be turned up, the exit's neighbourhood last."""
    steps, room = mind.steps(mind.hero.at), mind.view.room
    down = [at for at, spot in mind.spots.items() if not spot.is_up and at in steps]
    return min(down, key=lambda at: (steps[at] + (DOORSTEP if apart(at, room.exit) <= 2 else 0), at), default=None)


def _is_worth_a_step(mind: Mind, at: Place) -> bool:
    spot = mind.spots[at]
    return bool(spot.items or spot.drops) or spot.chest in {"closed", "broken"}


def _is_relic_at(mind: Mind, at: Place) -> bool:
    return any(item.key in {"key", "wind-relic"} for item in mind.spots[at].items)


def is_sought(mind: Mind, at: Place) -> bool:
    """Any chest may be the one, where a treasure is hunted; the relic's stands in a room that is known."""
    if mind.spots[at].chest not in {"closed", "broken"} or mind.view.quest.shape != "treasure":
        return False
    return mind.view.room.key in RELIC_ROOMS or mind.view.options.adventure == DELVE


def _has_all(mind: Mind) -> bool:
    """Both keys are in the party's hands: the exit is where they are wanted."""
    return sum(item.key == "key" for hero in mind.heroes for item in hero.bag) >= 2


def onward(mind: Mind) -> Option | None:
    bound = _bound(mind)
    if bound is None or bound == mind.hero.at:
        return None
    return _towards(mind, bound, list(mind.moves().items()))


def is_awaited(mind: Mind) -> bool:
    """There already: the others come as well, and go nowhere without this one (R111)."""
    return _bound(mind) == mind.hero.at


def _bound(mind: Mind) -> Place | None:
    """Enemies far off whom nobody sees, and those in flight, can wait: there is a room to be turned up, or left."""
    steps, here = mind.steps(mind.hero.at), mind.hero.at
    bold = [enemy for enemy in mind.enemies if not enemy.does_flee]
    if any(steps.get(enemy.at, FAR) <= NEAR or sees(mind.ground, here, enemy.at) for enemy in bold):
        return None
    sought = next((at for at in mind.spots if is_sought(mind, at)), None)
    way_out = mind.view.room.exit if mind.view.room.lock == "open" else None
    return _nearest_down(mind) or sought or way_out


def march(mind: Mind) -> Option | None:
    """Towards it, all together where that is offered. Nobody is sent to the exit: that is for a person to say."""
    bound = goal(mind)
    if bound is None:
        return None
    return _towards(mind, bound, [*mind.moves("march").items(), *mind.moves().items()])


def _towards(mind: Mind, bound: Place, ways: list[tuple[Place, Option]]) -> Option | None:
    steps = mind.steps(bound)
    here = steps.get(mind.hero.at, FAR)
    better = [
        (steps.get(at, FAR) + _danger(mind, option), place, option)
        for place, (at, option) in enumerate(ways)
        if steps.get(at, FAR) < here
    ]
    best = min(better, key=lambda one: one[:2], default=None)
    return best[2] if best is not None else None
