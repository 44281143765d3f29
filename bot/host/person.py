"""Who plays."""

from msgspec import Struct


class Person(Struct, frozen=True):
    """Somebody on Discord; `name` is what the others call them."""

    id: int
    name: str
