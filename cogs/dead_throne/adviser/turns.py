"""The menu of a Game Turn, where the walk ends, and what is interacted with there."""

from collections.abc import Callable

from cogs.dead_throne.adviser.bargains import worth_of_trade
from cogs.dead_throne.adviser.gear import could_dress_better
from cogs.dead_throne.adviser.mind import Mind, seat_of
from cogs.dead_throne.adviser.places import Places
from cogs.dead_throne.adviser.siege import Siege
from cogs.dead_throne.adviser.stakes import battle_value
from cogs.dead_throne.content.land import CARRIAGES, INNS, STEPS, distances_from
from cogs.dead_throne.content.steps import STEP_OF, step_in
from cogs.dead_throne.prompts.turn import PASS, REMAIN, ROLL
from cogs.dead_throne.rules.people.figures import BLADE, BULWARK

MEAN_ROLL = 7


def menu(mind: Mind) -> tuple[str, str]:
    """What helps at once, then the best of what is here and of where a roll may lead."""
    helpful = _helpful(mind)
    if helpful:
        return helpful, "gear"
    places = Places(mind)
    found = {key: value for key in mind.keys if (value := worth(mind, places, key)) is not None}
    if ROLL in mind.keys:
        found[ROLL] = _promise(mind, places)
    if not found:
        return mind.prompt.options[0].key, "usual"
    best = max(found, key=lambda key: (found[key], key))
    return best, _why(best)


def _why(key: str) -> str:
    verb = key.partition("-")[0]
    return {"roll": "way", "battle": "battle", "strike": "battle", "inn": "wounds", "market": "gear"}.get(verb, "find")


def _helpful(mind: Mind) -> str:
    """A free deed that is worth it now; else other gear; else nothing."""
    tools = {f"use-{thing.id}": thing.key for thing in mind.pack}
    for key in mind.keys:
        helps = _TOOLS.get(tools.get(key, "")) or _DEEDS.get(key) or _DEEDS.get(key.partition("-")[0])
        if helps is not None and helps(mind):
            return key
    return "gear" if "gear" in mind.keys and could_dress_better(mind) else ""


def _lack(mind: Mind) -> int:
    return mind.me.most_health - mind.me.health


def _has_broken(mind: Mind) -> bool:
    return any(one.is_broken for one in mind.me.worn)


def _wants_company(mind: Mind) -> bool:
    board = mind.view.defender
    return board is not None and bool(board.agrimor_at)


def _is_town_weak(mind: Mind) -> bool:
    board = mind.view.defender
    return board is not None and (min(board.towns.values()) < 15 or mind.me.coin >= 40)


_TOOLS: dict[str, Callable[[Mind], bool]] = {
    "healing-herb": lambda mind: _lack(mind) >= 4 and mind.me.health <= 7,
    "elixir": lambda mind: _lack(mind) >= 7 or mind.me.health <= 4 < _lack(mind),
    "hammer": _has_broken,
    "torch": lambda mind: mind.me.remains > 0,
}
_DEEDS: dict[str, Callable[[Mind], bool]] = {
    "mend": lambda mind: _lack(mind) >= 4,
    "second-wind": lambda mind: _lack(mind) >= 1,
    "conjured-blade": lambda mind: mind.me.attack < BLADE,
    "conjured-bulwark": lambda mind: mind.me.defence < BULWARK and not could_dress_better(mind),
    "binding": lambda mind: bool(mind.me.worn),
    "consume": lambda mind: _lack(mind) >= 5,
    "join": _wants_company,
    "repair": _is_town_weak,
}


def _promise(mind: Mind, places: Places) -> float:
    """A mean roll leads to the best step within it."""
    has_walls = mind.is_saladar and mind.me.pieces < 2
    reach = [step for step, far in distances_from(mind.me.at).items() if 0 < far <= MEAN_ROLL]
    open_ones = [step for step in reach if not (has_walls and STEPS[step].is_town)]
    return max((places.score(step) for step in open_ones), default=0.0) * 0.97


def worth(mind: Mind, places: Places, key: str) -> float | None:
    """Of an interaction here; None: it is none, or none that is ever wanted."""
    at = mind.me.at
    later = 0.8 * places.pull(at)
    verb = key.partition("-")[0]
    if key == "outside":
        return places.draw(at) - places.danger(at) + places.errands.get(at, 0.0) + later
    if key.startswith("inside"):
        return places.find + places.errands.get(at, 0.0) + later + (1.5 if key != "inside" else 0.0)
    if key in {"inn", "market", "tavern", REMAIN}:
        return places.errands.get(at, 0.0) + places.interaction(at) - places.danger(at) + later
    if verb == "carriage":
        step = STEP_OF[key.removeprefix("carriage-")]
        assert step in CARRIAGES
        return 0.9 * places.pull(step) - 3.5
    if verb == "trade":
        value = worth_of_trade(mind, seat_of(mind.keys[key]))
        return None if value is None else value + later
    if verb == "battle":
        return battle_value(mind, mind.view.players[seat_of(mind.keys[key])]) + later
    return _special(mind, places, key, later)


def _special(mind: Mind, places: Places, key: str, later: float) -> float | None:
    verb, _, rest = key.partition("-")
    if verb == "strike" and places.siege is not None:
        return _strike(mind, places.siege, rest) + later
    if verb == "revive":
        return 30.0
    if verb == "travel":
        return 0.9 * places.pull(STEP_OF[rest]) + 0.5
    if key == "homeward":
        return places.rest + 0.9 * max(places.pull(inn) for inn in INNS) - 1.0
    if verb == "rescue":
        return 1.0 + later
    return None


def _strike(mind: Mind, siege: Siege, whom: str) -> float:
    """Whoever may strike has come for that."""
    if whom == "dragon":
        return siege.dragon() + 8.0
    here = siege.packs[mind.me.at]
    return siege.strike(here if whom == "all" else [one for one in here if str(one.id) == whom], mind.me.at) + 3.0


def stop(mind: Mind) -> tuple[str, str]:
    """Where the walk ends; battle announced on the way."""
    places = Places(mind)
    found: dict[str, float] = {}
    for key in mind.keys:
        if key.startswith("stop-"):
            step = STEP_OF.get(key.removeprefix("stop-").partition("-round-")[0])
            found[key] = places.score(step) if step is not None else 0.0
        elif key.startswith("battle-"):
            other = mind.view.players[seat_of(mind.keys[key])]
            found[key] = places.chase(other.seat) + 0.5 * places.pull(other.at)
    best = max(found, key=lambda key: (found[key], key))
    if "scroll-swift-feet" in mind.keys and _castle_is_near(places):
        return "scroll-swift-feet", "way"
    return best, "battle" if best.startswith("battle") else "way"


def _castle_is_near(places: Places) -> bool:
    return any(value > 100 for value in places.goals.values())


def land(mind: Mind) -> tuple[str, str]:
    """What to interact with where the walk has ended."""
    helpful = [key for key in mind.keys if key.startswith("join-") and _wants_company(mind)]
    if helpful:
        return helpful[0], "friend"
    places = Places(mind)
    found = {key: value for key in mind.keys if (value := worth(mind, places, key)) is not None}
    if not found:
        return PASS if PASS in mind.keys else mind.prompt.options[0].key, "usual"
    return max(found, key=lambda key: (found[key], key)), "find"


def place(mind: Mind) -> tuple[str, str]:
    """A forced move, a teleport, a respawn: the best step; the worst for whoever is led by a trap of one's own."""
    places = Places(mind)
    verb = mind.prompt.options[0].key.partition("-")[0]
    steps = {key: step_in(key, verb) for key in mind.keys if key.startswith(f"{verb}-")}
    return max(steps, key=lambda key: (places.score(steps[key]), key)), "way"


def led(mind: Mind) -> tuple[str, str]:
    places = Places(mind)
    verb = mind.prompt.options[0].key.partition("-")[0]
    return min(mind.keys, key=lambda key: (places.score(step_in(key, verb)), key)), "astray"
