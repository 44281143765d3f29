"""What most people would do with a turn, by a rule of thumb and by what is openly known: it stands first."""

from collections.abc import Iterable, Iterator, Sequence

from bot.engine import Option, Term
from cogs.p52.content.tables import ABILITIES, ITEMS
from cogs.p52.prompts.options import REST, STAMINA

_HEALING = {"heal", "blood"}  # things that bring back one's own HP, for sure
_RESCUE, _LOOT, _CHEST = ("do-revive",), ("take-", "search"), ("pick-", "smash")
_PER_TARGET = 2  # what each further enemy is worth, in points of what is needed


def usual(options: Sequence[Option], *, is_stunned: bool = False) -> str:
    """The fallen, a blow, what lies here, the way to an enemy, a chest, the way out; else the first way with a name."""
    plain = [option for option in options if not option.key.endswith(STAMINA)]
    return next((option.key for option in (_reliefs if is_stunned else _wishes)(plain)), REST)


def _reliefs(options: Sequence[Option]) -> Iterator[Option]:
    """R109: what brings the stunned to their feet, and the way out."""
    yield from (option for option in options if _is_draught(option))
    yield from likeliest(_begun(options, ("do-",)))
    yield from _begun(options, ("exit",))
    yield from (option for option in options if "goal" in option.facts)


def _is_draught(option: Option) -> bool:
    item = option.facts.get("item")
    return option.word == "use-on" and isinstance(item, Term) and ITEMS[item.keys[0]].use in _HEALING


def _wishes(options: Sequence[Option]) -> Iterator[Option]:
    yield from _begun(options, _RESCUE)
    yield from likeliest(_blows(options))
    yield from _begun(options, _LOOT)
    yield from (option for option in options if _is_to_a_foe(option))  # a lock is no work under their eyes
    yield from likeliest(_begun(options, _CHEST))
    yield from _begun(options, ("exit",))
    yield from (option for option in options if "goal" in option.facts)
    yield from _begun(options, ("to-",))


def _is_to_a_foe(option: Option) -> bool:
    goal = option.facts.get("goal")
    return isinstance(goal, Term) and goal.kind == "enemy"


def _begun(options: Iterable[Option], starts: tuple[str, ...]) -> Iterator[Option]:
    return (option for option in options if option.key.startswith(starts))


def _blows(options: Sequence[Option]) -> list[Option]:
    """Those that do damage, where there are any."""
    blows = list(_begun(options, ("hit-", "cast-")))
    return [option for option in blows if _does_damage(option)] or blows


def _does_damage(option: Option) -> bool:
    return any(f"-{key}-" in option.key and kind.effect == "damage" for key, kind in ABILITIES.items())


def likeliest(options: Iterable[Option]) -> list[Option]:
    """What needs least, and strikes most; of two alike at whom has least HP left."""
    return sorted(options, key=_needed)


def _needed(option: Option) -> tuple[int, int, str]:
    facts = option.facts
    several = int(str(facts.get("count", 1))) if option.key.startswith("cast-") else 1
    return int(str(facts["target"])) - _PER_TARGET * (several - 1), int(str(facts.get("health", 0))), option.key
