"""Spaces for what somebody carries: what fits where, what must make room, how things are moved (R59, R60, R62)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")


class Space(Protocol[T]):
    """A space of a game's state: with a thing in it, or none; a barred one can hold nothing."""

    item: T | None

    @property
    def is_barred(self) -> bool: ...


S = TypeVar("S", bound=Space)  # type: ignore[type-arg]


class Rack(Generic[S, T]):
    """How the spaces of one game are ordered.

    `places`: where things of a kind may lie. `order`: where things go that must make room, the best places first.
    `covers`: of a kind, the further space that such a thing keeps empty when it lies in a certain one.
    """

    def __init__(
        self,
        kind: Callable[[T], str],
        places: Mapping[str, Sequence[int]],
        order: Sequence[int],
        covers: Mapping[str, Mapping[int, int]],
    ) -> None:
        self._kind, self._places, self._order, self._covers = kind, places, order, covers

    def is_covered(self, spaces: Sequence[S], index: int) -> bool:
        """Is it kept empty by a thing in another space?"""
        return self._coverer(spaces, index) is not None

    def can_hold(self, spaces: Sequence[S], thing: T, index: int) -> bool:
        """Is the space of the right sort and not barred, whatever lies there?"""
        if index not in self._places[self._kind(thing)]:
            return False
        return not any(spaces[taken].is_barred for taken in self._taken(thing, index))

    def in_the_way(self, spaces: Sequence[S], thing: T, index: int) -> list[T]:
        """What must leave if the thing comes here."""
        taken = self._taken(thing, index)
        wanted = {*taken, *(self._coverer(spaces, each) for each in taken)}
        lying = (space.item for number, space in enumerate(spaces) if number in wanted)
        return [other for other in lying if other is not None and other != thing]

    def is_free(self, spaces: Sequence[S], thing: T, index: int) -> bool:
        return self.can_hold(spaces, thing, index) and not self.in_the_way(spaces, thing, index)

    def moved(self, spaces: Sequence[S], thing: T, index: int) -> list[S] | None:
        """The spaces with the thing moved there and what was there moved aside; None where that cannot be."""
        source = next(number for number, space in enumerate(spaces) if space.item == thing)
        if index == source or not self.can_hold(spaces, thing, index):
            return None
        away = self.in_the_way(spaces, thing, index)
        changed = self.lifted(spaces, [thing, *away])
        changed[index].item = thing
        return changed if self.settle(changed, away, source) is None else None

    def lifted(self, spaces: Sequence[S], things: Sequence[T]) -> list[S]:
        """Spaces of their own to be changed, without these things."""
        changed = [copy(space) for space in spaces]
        for space in changed:
            if space.item in things:
                space.item = None
        return changed

    def settle(self, spaces: Sequence[S], things: Iterable[T], first: int) -> T | None:
        """Give each thing a free space, `first` if it will do; the one left over, if any."""
        for thing in things:
            index = next((place for place in (first, *self._order) if self.is_free(spaces, thing, place)), None)
            if index is None:
                return thing
            spaces[index].item = thing
        return None

    def _taken(self, thing: T, index: int) -> tuple[int, ...]:
        """The space itself, and the one covered from there."""
        covered = self._covers.get(self._kind(thing), {}).get(index)
        return (index,) if covered is None else (index, covered)

    def _coverer(self, spaces: Sequence[S], index: int) -> int | None:
        return next((n for n, space in enumerate(spaces) if n != index and self._reaches(space.item, n, index)), None)

    def _reaches(self, thing: T | None, index: int, other: int) -> bool:
        return thing is not None and other in self._taken(thing, index)
