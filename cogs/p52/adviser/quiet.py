"""What is done while nobody is to be seen: wounds, gear, books, chests, a rest; then on."""

from bot.engine import Option
from bot.kit.minds import number
from cogs.p52.adviser.mind import Mind
from cogs.p52.content.item_kinds import ItemKind
from cogs.p52.content.tables import ITEMS
from cogs.p52.prompts.options import STAMINA

ENOUGH, FULL = 3, 5  # stamina cards to go on with
WELL = 0.6  # of max HP
ON_SOMEBODY = ("use-on", "do-on")  # how an item, an ability for somebody is offered
STUDIES = {"tune", "train", "study"}


def remedy(mind: Mind) -> Option | None:
    """Abilities that heal, for whoever needs it most, as long as there is time."""
    hurt = [hero for hero in mind.heroes if hero.health < WELL * hero.most_health]
    if not hurt or not mind.can_linger:
        return None
    worst = min(hurt, key=lambda hero: (hero.health / hero.most_health, hero.seat))
    keys = (f"do-heal-h{worst.seat}", f"do-regeneration-h{worst.seat}", "do-healing-glow")
    return next((mind.keys[key] for key in keys if key in mind.keys), None)


def potion(mind: Mind, share: float) -> Option | None:
    """For whoever on this spot has less than that share of their HP."""
    for option in mind.options("use"):
        if option.word in ON_SOMEBODY and number(option, "health") < share * number(option, "most"):
            kind = _kind(mind, option)
            if kind.use in {"heal", "blood", "feather"}:
                return option
    return None


def rescue(mind: Mind) -> Option | None:
    """The dead come first, where there is anything for them."""
    for option in (*mind.options("use"), *mind.options("do-revive")):
        if option.word.removesuffix("-stamina") in ON_SOMEBODY and mind.view.heroes[_patient(option)].is_dead:
            return option
    return None


def _patient(option: Option) -> int:
    """The seat of whom it is for."""
    return int(option.key.removesuffix(STAMINA).rpartition("-h")[2])


def _kind(mind: Mind, option: Option) -> ItemKind:
    found = int(option.key.split("-")[1])
    return ITEMS[next(item.key for item in mind.hero.bag if item.id == found)]


def gear(mind: Mind) -> Option | None:
    """Whatever helps is worn; heavy armour only as far as it costs no step."""
    for option in mind.options("wear"):
        kind = _kind(mind, option)
        if kind.slot == "feet" or (kind.ability and any(one.key == kind.ability for one in mind.hero.abilities)):
            return option
        if kind.slot == "armour" and (not kind.is_penalised or _heavy(mind) % 2 == 0 or mind.hero.movement > 2):
            return option
    return None


def _heavy(mind: Mind) -> int:
    return sum(ITEMS[item.key].is_penalised for item in mind.hero.bag if item.is_worn)


def lying(mind: Mind) -> Option | None:
    """What lies here is picked up, and what an enemy has dropped is looked at: both are free."""
    return mind.keys.get("search") or next(iter(mind.options("take")), None)


def study(mind: Mind) -> Option | None:
    return next((one for one in mind.options("use") if one.word == "use" and _kind(mind, one).use in STUDIES), None)


def chest(mind: Mind) -> Option | None:
    """The way that is likeliest to open it, without stamina."""
    ways = [one for one in (*mind.options("pick"), *mind.options("smash")) if not one.key.endswith("-s")]
    ways += [mind.keys[key] for key in ("pick", "smash") if key in mind.keys]
    return min(ways, key=lambda one: (number(one, "target"), one.key), default=None)


def should_rest(mind: Mind) -> bool:
    """Alone one goes on with a full pile: it is all the help there is."""
    return mind.can_linger and mind.hero.stamina < (FULL if len(mind.heroes) == 1 else ENOUGH)
