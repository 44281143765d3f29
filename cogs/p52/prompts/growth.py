"""P14: level points, new abilities, practice; gifts, and what becomes of the dead (R115 to R122, R131)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.engine import Fact, Form, Option, Prompt, Term
from cogs.p52.content.kinds import CORES, Core, Cores
from cogs.p52.prompts.building import ability, core_fields, named, spread
from cogs.p52.prompts.words import FATE, GIFT, GROW, LEARN, PRACTISE, RISE

LATER, DONE, OWN = Option("later", "later"), Option("done", "done"), Option("own", "grow-own")
REWARD = "reward"  # R122: an ability that the quest makes better
HABIT = "habit"  # R115: which core ability grows by doing one thing often
RAISED, RETIRED = "raised", "retired"


class Proposal(NamedTuple):
    """One way to spread the points of a level: what speaks for it, and what would be otherwise."""

    way: str
    cores: Cores
    facts: dict[str, Fact]
    is_default: bool = False


def grow(seat: int, name: str, now: Mapping[str, Fact], offered: Iterable[Proposal]) -> Prompt:
    """R117: silence takes the even one."""
    found = list(offered)
    options = (*map(_proposal, found), OWN)
    default = next(one.way for one in found if one.is_default)
    return Prompt(seat, GROW, "R117", options, default=(default,), facts={"hero": name, **now}, main=found[0].way)


def _proposal(one: Proposal) -> Option:
    facts: dict[str, Fact] = {core: one.cores.of(core) for core in CORES}
    return Option(one.way, "grow", {**facts, **one.facts, "way": named("growth", one.way)})


def rise(seat: int, name: str, level: int, points: int, default: Cores) -> Prompt:
    form = Form(core_fields(points), least=points, most=points)
    facts: dict[str, Fact] = {"hero": name, "level": level, "points": points}
    return Prompt(seat, RISE, "R117", form, default=spread(default), facts=facts)


def habit(seat: int, name: str, by: str, cores: Sequence[Core]) -> Prompt:
    """R115: one of the core abilities that what was done so often asks for."""
    options = tuple(Option(core, "core", {"core": named("core", core)}) for core in cores)
    facts: dict[str, Fact] = {"hero": name, "ability": named("ability", by)}
    return Prompt.usual(seat, HABIT, "R115", options, options[0].key, facts=facts)


def learn(seat: int, name: str, abilities: Iterable[str]) -> Prompt:
    """R117: who does not answer chooses another time."""
    options = (*(ability(key) for key in abilities), LATER)
    return Prompt(seat, LEARN, "R117", options, default=(LATER.key,), facts={"hero": name}, main=options[0].key)


def practise(seat: int, name: str, experience: int, costs: Mapping[str, tuple[int, int]]) -> Prompt:
    """R118: what can be paid for, each with its level now and its cost."""
    options = tuple(
        Option(key, "practise", {"ability": named("ability", key), "level": level + 1, "cost": cost})
        for key, (level, cost) in costs.items()
    )
    facts: dict[str, Fact] = {"hero": name, "experience": experience}
    main = min(costs, key=lambda key: costs[key][1], default=DONE.key)
    return Prompt(seat, PRACTISE, "R118", (*options, DONE), default=(DONE.key,), facts=facts, main=main)


def reward(seat: int, name: str, abilities: Mapping[str, int]) -> Prompt:
    """R122: an ability that is raised for nothing."""
    options = tuple(ability(key, level + 1) for key, level in abilities.items())
    return Prompt.usual(seat, REWARD, "R122", options, options[0].key, facts={"hero": name})


def gift(seat: int, name: str, gifts: Sequence[Sequence[str]]) -> Prompt:
    """5.9: one of these; the key says which, counted from 0."""
    options = tuple(
        Option(f"gift-{number}", "gift", {"item": Term("item", tuple(things))}) for number, things in enumerate(gifts)
    )
    return Prompt.usual(seat, GIFT, "R122", options, options[0].key, facts={"hero": name})


def fate(seat: int, name: str) -> Prompt:
    """R131: silence brings it back."""
    options = (Option(RAISED, "raise"), Option(RETIRED, "retire"))
    return Prompt.usual(seat, FATE, "R131", options, RAISED, facts={"hero": name})
