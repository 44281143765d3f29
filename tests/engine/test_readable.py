"""Before threads read, every structure is made known to msgspec."""

from collections.abc import Callable

from msgspec import Struct

from bot.engine import readable
from bot.engine.readable import make_all_readable


class Animal(Struct, frozen=True):
    name: str


class Goat(Animal, frozen=True):
    horns: int


class Herder(Animal, frozen=True):
    whistles: Callable[[Goat], None] | bytes | Animal  # nobody can read such a thing


def test_what_comes_of_another_structure_is_known_as_well_and_what_nobody_can_read_is_let_be() -> None:
    make_all_readable()
    assert {one for one in (Animal, Goat, Herder) if one in readable._readable} == {Animal, Goat}
