"""Places of a room: (column, row), (0, 0) at the top left, and what people call them: A1."""

from functools import cache

Place = tuple[int, int]
STEPS: tuple[Place, ...] = ((0, -1), (-1, 0), (1, 0), (0, 1))  # up, left, right, down (R100, P12)
NOWHERE: Place = (-1, -1)


@cache
def around(place: Place) -> tuple[Place, ...]:
    """The four places next to it: up, left, right, down."""
    return tuple((place[0] + column, place[1] + row) for column, row in STEPS)


@cache
def label(place: Place) -> str:
    """A1 is the top left place."""
    return f"{chr(65 + place[0])}{place[1] + 1}"


@cache
def key_of(place: Place) -> str:
    """In option keys, where only small letters and digits may stand: `a1`."""
    return label(place).lower()


@cache
def place_of(key: str) -> Place:
    """What a key or label names."""
    return ord(key[0].lower()) - 97, int(key[1:]) - 1
