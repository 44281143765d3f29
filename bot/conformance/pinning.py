"""Other worlds in which an answer draws what it draws in ours: then all else that lies hidden can be compared after it.

A card that is turned is seen by everybody; what nobody turned must still tell nobody anything.
"""

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from msgspec import Struct

Way: TypeAlias = tuple[str | int, ...]  # to a value of a state: fields, keys, places in lists
Lying: TypeAlias = dict[Way, Any]


def lying_at(state: Any) -> Lying:
    """Every value by the way to it. The values are the state's own: what lies there later is another dictionary."""
    return dict(_values(state, ()))


def _values(part: Any, way: Way) -> Iterator[tuple[Way, Any]]:
    if isinstance(part, Struct):
        for name in part.__struct_fields__:
            yield from _values(getattr(part, name), (*way, name))
    elif isinstance(part, dict):
        for key, value in part.items():
            yield from _values(value, (*way, key))
    elif isinstance(part, list):
        for place, value in enumerate(part):
            yield from _values(value, (*way, place))
    else:
        yield way, part


def pin(here: Lying, after: Lying, theirs: Any) -> Lying:
    """What lies otherwise in `theirs` than `here`, once what our answer draws (`after` it lies elsewhere) lies as here.

    `theirs` is changed in place: what is drawn changes places with what lies there. Only the cards of a pile do: a
    thing has fields of its own, which its place must fit. Nothing comes back where such things have changed hands.
    """
    there = lying_at(theirs)
    drawn = {way: value for way, value in here.items() if after.get(way) != value}
    if _kinds([*drawn, *(after.keys() - here.keys())]) & _kinds(way for way in here if there.get(way) != here[way]):
        return {}
    for way, value in drawn.items():
        if there.get(way) == value:
            continue
        other = next((one for one in there if one not in drawn and _may_lie_at(one, way, here, there)), None)
        if other is None:
            return {}
        _put(theirs, way, there[other])
        _put(theirs, other, there[way])
        there[way], there[other] = there[other], there[way]
    return {way: value for way, value in there.items() if way not in drawn and here.get(way) != value}


def _kinds(ways: Iterable[Way]) -> set[Way]:
    """Which fields they are, of whatever thing."""
    return {tuple(step for step in way if isinstance(step, str)) for way in ways if isinstance(way[-1], str)}


def _may_lie_at(one: Way, way: Way, here: Lying, there: Lying) -> bool:
    """Is it a card that is drawn from that pile here, and not there?"""
    are_cards = isinstance(one[-1], int) and isinstance(way[-1], int)
    return are_cards and way in there and there[one] == here[way] and here.get(one) != there[one]


def _put(state: Any, way: Way, value: Any) -> None:
    *path, last = way
    for step in path:
        state = getattr(state, str(step)) if isinstance(state, Struct) else state[step]
    state[last] = value


def is_as_it_lay(lay: Lying, state: Any) -> bool:
    now = lying_at(state)
    return all(now.get(way) == value for way, value in lay.items())
