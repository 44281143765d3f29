"""A reckoning: what was compared at the end of a match, who had how much of it, and what decided."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.words.words import Words


class Measure(Struct, frozen=True):
    """One thing that is compared: what it is called ("Coin"), and how much of it each seat has.

    The most is the best, unless the least is.
    """

    name: str
    amounts: Mapping[int, int]
    is_least_best: bool = False


def reckoning(measures: Sequence[Measure], names: Sequence[str], words: Words) -> tuple[str, ...]:
    """A line for each measure until one decides; from the second on only those who are still level are compared.

    `names` by seat, fit for a message.
    """
    lines, level = list[str](), sorted(measures[0].amounts) if measures else []
    for measure in measures:
        best = _best(measure, level)
        held = _held(measure, level, names, words)
        level = [seat for seat in level if measure.amounts[seat] == best]
        is_last = len(level) == 1
        decides = is_last and bool(lines)
        lines.append(words.say("reckoning-decided" if decides else "reckoning-line", measure=measure.name, held=held))
        if is_last:
            return tuple(lines)
    if lines:
        lines.append(words.say("reckoning-level", names=[names[seat] for seat in level]))
    return tuple(lines)


def _best(measure: Measure, seats: Sequence[int]) -> int:
    amounts = [measure.amounts[seat] for seat in seats]
    return min(amounts) if measure.is_least_best else max(amounts)


def _held(measure: Measure, seats: Sequence[int], names: Sequence[str], words: Words) -> str:
    """Ada 6, Ben 6, Cleo 4: the best first, equal ones in the order of their seats."""
    sign = 1 if measure.is_least_best else -1
    ordered = sorted(seats, key=lambda seat: sign * measure.amounts[seat])
    held = (words.say("reckoning-held", name=names[seat], amount=measure.amounts[seat]) for seat in ordered)
    return ", ".join(held)
