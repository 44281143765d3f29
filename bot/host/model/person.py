"""A person as the host knows them."""

from msgspec import Struct


class Person(Struct, frozen=True):
    """`id` is theirs on Discord, `name` what the others at the table see."""

    id: int
    name: str
