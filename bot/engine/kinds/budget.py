"""Which costs a form's fields can have, so that any answer within its budget can come out, and no other."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.choice import Part
from bot.engine.kinds.amount import Amount
from bot.engine.kinds.field import Field
from bot.engine.kinds.pick import Pick, PickSome
from bot.engine.option import Option

Counted = tuple[int, int]  # how many options were chosen, and what they cost


def is_possible(fields: Sequence[Field], least: int | None, most: int | None) -> bool:
    """Is there any answer within the budget?"""
    return (least is None and most is None) or bool(_fitting(_totals(fields)[0], least, most))


def spread(fields: Sequence[Field], least: int | None, most: int | None, chance: Chance) -> list[int | None]:
    """What each field is to cost, by chance, so that all together fit; None where that does not matter."""
    if least is None and most is None:
        return [None] * len(fields)
    totals, spent, found = _totals(fields), 0, list[int | None]()
    for field, rest in zip(fields, totals[1:], strict=True):
        fits = [cost for cost in _costs(field) if _fitting({spent + cost + more for more in rest}, least, most)]
        found.append(chance.pick(fits))
        spent += found[-1] or 0
    return found


def any_answer(field: Field, cost: int | None, chance: Chance) -> Part:
    """Any answer of that cost to one field."""
    kind = field.kind
    if cost is None or not _is_priced(field):
        return kind.random(chance)
    if isinstance(kind, Amount):
        return cost // field.price
    if isinstance(kind, Pick):
        return (chance.pick([o.key for o in kind.options if field.prices.get(o.key, 0) == cost]),)
    assert isinstance(kind, PickSome)
    return _some_of(kind, field.prices, cost, chance)


def _is_priced(field: Field) -> bool:
    return field.price != 0 if isinstance(field.kind, Amount) else any(field.prices.values())


def _fitting(totals: set[int], least: int | None, most: int | None) -> set[int]:
    return {total for total in totals if (least is None or total >= least) and (most is None or total <= most)}


def _totals(fields: Sequence[Field]) -> list[set[int]]:
    """For each field what it and those behind it can cost together; at the end nothing."""
    totals = [{0}]
    for field in reversed(fields):
        totals.append({cost + more for cost in _costs(field) for more in totals[-1]})
    return totals[::-1]


def _costs(field: Field) -> list[int]:
    """What one field can cost, in order."""
    kind = field.kind
    if not _is_priced(field):
        return [0]
    if isinstance(kind, Amount):
        return sorted(amount * field.price for amount in range(kind.least, kind.most + 1))
    if isinstance(kind, Pick):
        return sorted({field.prices.get(option.key, 0) for option in kind.options})
    assert isinstance(kind, PickSome)
    reached = _reached(kind.options, field.prices)[0]
    return sorted({cost for count, cost in reached if kind.least <= count <= kind.most})


def _reached(options: Sequence[Option], prices: dict[str, int]) -> list[set[Counted]]:
    """For each option how many of it and those behind it can be chosen, and what they cost; at the end nothing."""
    reached: list[set[Counted]] = [{(0, 0)}]
    for option in reversed(options):
        price = prices.get(option.key, 0)
        reached.append(reached[-1] | {(count + 1, cost + price) for count, cost in reached[-1]})
    return reached[::-1]


def _some_of(kind: PickSome, prices: dict[str, int], cost: int, chance: Chance) -> tuple[str, ...]:
    """Options of that cost together, of a legal number, in any order."""
    options = list(kind.options)
    chance.shuffle(options)
    reached = _reached(options, prices)
    ends = [(count, paid) for count, paid in sorted(reached[0]) if paid == cost and kind.least <= count <= kind.most]
    count, left = chance.pick(ends)
    keys: list[str] = []
    for option, rest in zip(options, reached[1:], strict=True):
        ways = [way for way in ((0, 0), (1, prices.get(option.key, 0))) if (count - way[0], left - way[1]) in rest]
        taken, price = chance.pick(ways)
        count, left = count - taken, left - price
        keys += [option.key] * taken
    return tuple(keys)
