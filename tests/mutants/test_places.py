"""Where code can be broken: not where nobody could notice."""

import pytest

from tests.mutants.places import places_in

DECLARED = ["...", '"""It is said what it does."""']


@pytest.mark.parametrize("body", DECLARED)
def test_what_is_only_declared_is_not_broken(body: str) -> None:
    """What a protocol's parameter begins with is never used."""
    declared = f"def opened(self, *, is_still: bool = False) -> None:\n    {body}\n"
    assert places_in(declared)[1] == []
    assert places_in("def opened(self, *, is_still: bool = False) -> None: ...\n")[1] == []


def test_what_does_something_is_broken_where_it_begins_as_well() -> None:
    _, places = places_in("def opened(self, *, is_still: bool = False) -> None:\n    self.open(is_still)\n")
    assert {place.line for place in places} == {1, 2}
