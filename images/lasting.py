"""Pictures that stay as they are once they are made: each bears a number, so that two drawings can be told apart by
what they are made of, without a look at their pixels.
"""

from itertools import count

from PIL import Image

_numbers = count(1)
_NUMBER = "lasting_number"


def new_number() -> int:
    """One that nothing else bears in this process."""
    return next(_numbers)


def lasting(part: object) -> None:
    """All pictures in it are drawn on no more."""
    if isinstance(part, Image.Image):
        part.load()
        vars(part).setdefault(_NUMBER, new_number())
    elif isinstance(part, tuple):
        for one in part:
            lasting(one)


def number_of(image: Image.Image) -> int:
    """0: it may still be drawn on."""
    return getattr(image, _NUMBER, 0)
