"""Where a walk may end: what waits there, whom one passes, and ways round them."""

from functools import lru_cache
from typing import NamedTuple

from bot.engine import Fact, Option, Term, Who
from cogs.dead_throne.content.land import STEPS
from cogs.dead_throne.content.steps import plain
from cogs.dead_throne.prompts.options import term


class Waits(NamedTuple):
    """What can be seen on a step."""

    others: tuple[int, ...] = ()
    held: tuple[int, ...] = ()  # those of them whom an enemy holds (R32)
    enemies: tuple[str, ...] = ()  # that hold them, or roam the land (R136)
    stones: tuple[str, ...] = ()
    pieces: int = 0
    has_crown: bool = False


class Round(NamedTuple):
    """What a longer way leads round: people, and the steps of features that may be trapped, where no people are."""

    number: int
    people: tuple[int, ...]
    features: tuple[str, ...]

    @property
    def word(self) -> str:
        return "stop-round-feature" if not self.people else "stop-round-both" if self.features else "stop-round"


NOBODY = Waits()


@lru_cache(8192)
def stop_option(step: str, cost: int, waits: Waits = NOBODY, past: tuple[int, ...] = ()) -> Option:
    """`option-stop`. `past`: who is walked over on the way there (R36)."""
    return Option(f"stop-{plain(step)}", "stop", _facts(step, cost, waits, past), group=_group(step, waits))


@lru_cache(2048)
def round_option(step: str, cost: int, waits: Waits, past: tuple[int, ...], way: Round) -> Option:
    """`option-stop-round`, `-both`, `-feature`: the same step by a longer way. It says all that it leads round.

    Two of them may differ in a feature alone, and two features in nothing but their step.
    """
    facts = _facts(step, cost, waits, past)
    features = Term("step", way.features)
    facts |= {"round": Who(way.people), "features": features} if way.people else {"round": features}
    return Option(f"stop-{plain(step)}-round-{way.number}", way.word, facts, group=_group(step, waits))


def _facts(step: str, cost: int, waits: Waits, past: tuple[int, ...]) -> dict[str, Fact]:
    return {
        "step": term("step", step),
        "cost": cost,
        "others": Who(waits.others),
        "held": Who(waits.held),
        "enemies": Term("enemy", waits.enemies),
        "stones": Term("stone", waits.stones),
        "pieces": waits.pieces,
        "crown": int(waits.has_crown),
        "past": Who(past),
    }


def _group(step: str, waits: Waits) -> str:
    """Where something waits is told apart from the rest of the land."""
    if waits != NOBODY:
        return "marked"
    return f"tile-{STEPS[step].tile.lower()}"


@lru_cache(1024)
def battle_option(step: str, other: int, cost: int) -> Option:
    """Announced before the step is entered (R42)."""
    facts: dict[str, Fact] = {"other": Who((other,)), "step": term("step", step), "cost": cost}
    return Option(f"battle-{other}", "announce", facts, group="battle")


@lru_cache(1024)
def arriving_option(step: str, other: int) -> Option:
    """The same before a teleport."""
    facts: dict[str, Fact] = {"other": Who((other,)), "step": term("step", step)}
    return Option(f"battle-{other}", "announce-there", facts, group="battle")
