"""How an automaton grows: HP first, then the ability it fights with."""

from cogs.p52.adviser.mind import Mind
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


def grow(mind: Mind) -> str:
    """Max HP are Lift × Think."""
    return mind.prompt.main


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
