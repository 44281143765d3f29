"""P14, R117: ways to spread the points of a level, each with something to be said for it."""

from collections.abc import Iterator
from itertools import product

from cogs.p52.content.kinds import CORES, Core, Cores
from cogs.p52.content.tables import ABILITIES
from cogs.p52.rules.heroes.sheets import learnable
from cogs.p52.state.sheet import Sheet

MOST = 3
STEP = 4  # so much Move is a spot more (R5)


def proposals(sheet: Sheet, points: int) -> dict[str, Cores]:
    """Three, by what speaks for each; the even one, which silence takes, is always there, perhaps by another name."""
    first = tough(sheet, points)
    found = {"tough" if first.lift or first.think else "quick": first}  # a single point may go to Move
    if (even := evenly(sheet, points)) not in found.values():
        found["even"] = even
    plain = {"early": Cores(lead=points), "steady": Cores(balance=points)}
    more = {"able": able(sheet, points), "quick": quick(sheet, points), **plain}
    for way, cores in more.items():
        if cores is not None and cores not in found.values() and len(found) < MOST:
            found[way] = cores
    return found


def evenly(sheet: Sheet, points: int) -> Cores:
    """P14: to the lowest of what a known ability asks for, one by one; where none asks for anything, to Lift."""
    asked = [core for core in CORES if any(ABILITIES[key].needs.of(core) for key in sheet.abilities)]
    given = dict.fromkeys(CORES, 0)
    places: list[Core] = asked or ["lift"]
    for _ in range(points):
        given[min(places, key=lambda core: sheet.cores.of(core) + given[core])] += 1
    return Cores(**given)


def tough(sheet: Sheet, points: int) -> Cores:
    """HP are Lift × Think: one after the other, and the last point of a step of Movement before both."""
    given = dict.fromkeys(CORES, 0)
    for _ in range(points):
        given[_dearest(sheet.cores.plus(Cores(**given)))] += 1
    return Cores(**given)


def _dearest(cores: Cores) -> Core:
    if cores.move % STEP == STEP - 1 and cores.move < 2 * STEP:
        return "move"
    return "lift" if cores.think >= cores.lift else "think"


def able(sheet: Sheet, points: int) -> Cores | None:
    """As many abilities as can be brought within reach; of equal ways the one with the most HP. None: none."""
    now = len(learnable(sheet))
    best = max(_ways(points), key=lambda given: (len(within_reach(sheet, given)), _health(sheet, given)))
    return best if len(within_reach(sheet, best)) > now else None


def within_reach(sheet: Sheet, given: Cores) -> list[str]:
    cores = sheet.cores.plus(given)
    return [key for key, kind in ABILITIES.items() if key not in sheet.abilities and cores.has(kind.needs)]


def _health(sheet: Sheet, given: Cores) -> int:
    cores = sheet.cores.plus(given)
    return cores.lift * cores.think


def _ways(points: int) -> Iterator[Cores]:
    for shares in product(range(points + 1), repeat=len(CORES) - 1):
        if sum(shares) <= points:
            lift, think, balance, move = shares
            yield Cores(lift, think, balance, move, points - sum(shares))


def quick(sheet: Sheet, points: int) -> Cores | None:
    """A spot more of Movement, and the rest for HP; None: so far it is not."""
    needed = STEP - sheet.cores.move % STEP
    if needed > points:
        return None
    moved = Cores(move=needed)
    return moved.plus(_rest(sheet, moved, points - needed))


def _rest(sheet: Sheet, moved: Cores, points: int) -> Cores:
    given = dict.fromkeys(CORES, 0)
    for _ in range(points):
        cores = sheet.cores.plus(moved).plus(Cores(**given))
        given["lift" if cores.think >= cores.lift else "think"] += 1
    return Cores(**given)
