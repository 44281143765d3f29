"""Everything that is asked besides a turn: defence, counters, walks, growing."""

from cogs.p52.adviser.mind import Mind, Thought, fact
from cogs.p52.adviser.odds import blow, left_after
from cogs.p52.prompts.options import DECLINE, NONE, STAMINA

LEARN_FIRST = (
    "sword-play", "hand-to-hand", "block", "dodge", "bow-skills", "fire-ball", "knife-use", "heal", "counter-spell",
    "healing-glow", "power-thrust", "lock-pick",
)  # fmt: skip
PRACTISE_FIRST = ("sword-play", "fire-ball", "bow-skills", "hand-to-hand", "knife-use", "heal", "block", "dodge")
SAVED = 3.0  # HP a stamina card must save


def defend(mind: Mind) -> Thought:
    """The way that leaves the least of the blow; stamina where the blow may kill."""
    damage = fact_of(mind, "damage")
    best, least = NONE.key, float(damage) - (0.5 if mind.me.aim else 0.0)
    for option in mind.prompt.options:
        if option.key == NONE.key:
            continue
        has_stamina = option.key.endswith(STAMINA)
        key = option.key.removesuffix(STAMINA)
        is_trained = any(one.key == key for one in mind.me.abilities)
        left = left_after(mind.me, key, fact(option, "target"), damage, has_stamina=has_stamina, is_trained=is_trained)
        price = (0.0 if damage >= mind.me.health else SAVED) if has_stamina else 0.0
        if left + price < least:
            best, least = option.key, left + price
    return (best,), "defend"


def fact_of(mind: Mind, name: str) -> int:
    value = mind.prompt.facts.get(name, 0)
    return value if isinstance(value, int) else 0


def counter(mind: Mind) -> Thought:
    """It costs no turn."""
    enemy = mind.enemy(fact_of(mind, "number"))
    best, most = DECLINE.key, 0.5
    for option in mind.prompt.options:
        if option.key == DECLINE.key or enemy is None:
            continue
        has_stamina = option.key.endswith(STAMINA)
        key = option.key.removesuffix(STAMINA)
        worth = blow(mind.me, enemy, key, fact(option, "target"), 0, has_stamina=has_stamina) - 3 * has_stamina
        if worth > most:
            best, most = option.key, worth
    return (best,), "counter"


def tap(mind: Mind) -> Thought:
    return (mind.prompt.options[0].key,), "attack"


def learn(mind: Mind) -> Thought:
    key = next((key for key in LEARN_FIRST if key in mind.keys), None)
    return None if key is None else ((key,), "learn")


def practise(mind: Mind) -> Thought:
    key = next((key for key in PRACTISE_FIRST if key in mind.keys), None)
    return None if key is None else ((key,), "learn")


def consent(mind: Mind) -> Thought:
    return (mind.prompt.options[0].key,), "friend"
