"""Pictures that stay as they are once they are made: each has an id, so that two drawings can be told apart by
what they are made of, without a look at their pixels.
"""

from itertools import count

from PIL import Image

_ids = count(1)
_ID = "frozen_id"


def new_id() -> int:
    """One that nothing else bears in this process."""
    return next(_ids)


def freeze(part: object) -> None:
    """All pictures in it are drawn on no more."""
    if isinstance(part, Image.Image):
        part.load()
        vars(part).setdefault(_ID, new_id())
    elif isinstance(part, tuple):
        for one in part:
            freeze(one)


def id_of(image: Image.Image) -> int:
    """0: it may still be drawn on."""
    return getattr(image, _ID, 0)
