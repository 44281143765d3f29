"""From painted pictures to the one file that travels."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any, Literal

from PIL import Image

FilmKind = Literal["webp", "gif"]
# Without loss, as the pictures have few colours; of the pictures after the first only what has moved is kept. More
# pains than these take three times as long and save a tenth.
_HOW: dict[str, dict[str, Any]] = {
    "webp": {"lossless": True, "method": 1, "quality": 20, "kmin": 0, "kmax": 0, "background": (0, 0, 0, 255)},
    "gif": {"optimize": False, "disposal": 1},
}


def encode(pages: Sequence[Image.Image], seconds: Sequence[float], kind: FilmKind) -> bytes:
    """Pictures of mode P and one palette as a film that begins anew when it is over."""
    film, durations = BytesIO(), [round(1000 * one) for one in seconds]
    first, *more = pages
    first.save(film, kind, save_all=True, append_images=more, duration=durations, loop=0, **_HOW[kind])
    return film.getvalue()
