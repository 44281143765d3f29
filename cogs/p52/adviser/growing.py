"""How an automaton grows: HP first, then the ability it fights with."""

from bot.engine import Choice
from cogs.p52.adviser.mind import Mind, number
from cogs.p52.content.kinds import CORES, Core, Cores
from cogs.p52.content.tables import ABILITIES, ITEMS

FAVOURITES = ("brakka", "sable", "orrin", "rusk", "maive", "dorn", "pell", "ysolde")
LONE = "sable"
WANTED = (
    "sword-play",
    "hand-to-hand",
    "healing-glow",
    "heal",
    "block",
    "dodge",
    "counter-spell",
    "fire-ball",
    "bow-skills",
)
GIFTS = (
    "piercing-sword",
    "fine-bow",
    "sharp-dagger",
    "fire-elixir",
    "adrenaline-boost",
    "stamina-boost",
    "enchanted-armour",
)


def character(mind: Mind) -> str:
    """A party that can do a bit of everything; alone, somebody who strikes from afar as well as from close by."""
    if len(mind.view.heroes) == 1:
        return LONE
    return next((key for key in FAVOURITES if key in mind.keys), next(iter(mind.keys)))


def rise(mind: Mind) -> Choice:
    """Max HP are Lift × Think: every point where it adds most."""
    cores, given = mind.hero.cores, dict.fromkeys(CORES, 0)
    for _ in range(number(mind.prompt, "points")):
        given[_next(cores.plus(Cores(**given)))] += 1
    return {core: given[core] for core in CORES}


def _next(cores: Cores) -> Core:
    if cores.move % 4 == 3 and cores.move < 8:
        return "move"  # one more, and it is a step farther
    return "lift" if cores.think >= cores.lift else "think"


def learn(mind: Mind) -> str:
    return next((key for key in WANTED if key in mind.keys), next(iter(mind.keys)))


def practise(mind: Mind) -> str:
    """The attack one has, then what keeps one alive."""
    attacks = [key for key in mind.keys if key in ABILITIES and ABILITIES[key].is_attack]
    return (attacks or [key for key in mind.keys if key != "done"] or ["done"])[0]


def reward(mind: Mind) -> str:
    return max(mind.keys, key=lambda key: (next((a.level for a in mind.hero.abilities if a.key == key), 0), key))


def thing(mind: Mind) -> str:
    """Something one can use, if there is anything like that."""
    known = {one.key for one in mind.hero.abilities}
    fitting = [key for key in GIFTS if key in mind.keys and ITEMS[key].ability in {"", *known}]
    return (fitting or list(mind.keys))[0]
