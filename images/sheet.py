"""A sheet to draw on, which remembers what was put where, and lays it down only when its pixels are asked for.

So what is known already need not be drawn again: `images/banded.py`. To all who draw on it, it is an RGB picture like
any other.
"""

from typing import Any

from PIL import Image

from images.frozen import freeze, id_of
from images.palette import Colour
from images.pastes import Cut, Paste, common, composed, is_empty


class Sheet(Image.Image):
    """An RGB picture of which only is known what it is made of, until something else than `paste` is wanted of it."""

    def __init__(self, size: tuple[int, int], ground: Colour = (0, 0, 0)) -> None:
        super().__init__()
        self._mode, self._size = "RGB", size
        self._pastes: list[Paste] | None = []
        self.put(ground, (0, 0, *size))

    @property
    def pastes(self) -> tuple[Paste, ...] | None:
        """What it is made of, from the ground up; None: it has pixels by now."""
        return None if self._pastes is None else tuple(self._pastes)

    def load(self) -> Any:
        """Its pixels are asked for: from now on it is a picture like any other."""
        if self._pastes is not None:
            pastes, self._pastes = self._pastes, None
            self.im = composed(pastes, (0, 0, *self.size)).im
        return super().load()

    def copy(self) -> Image.Image:
        if self._pastes is None:
            return super().copy()
        other = Sheet(self.size)
        other._pastes = list(self._pastes)
        return other

    def paste(self, im: Any, box: Any = None, mask: Image.Image | None = None) -> None:
        """As any picture's own; remembered are pictures, and colours of three levels."""
        is_plain = isinstance(im, Image.Image) or (isinstance(im, tuple) and len(im) == 3)
        sized = im if isinstance(im, Image.Image) else mask
        if self._pastes is None or not is_plain or isinstance(box, Image.Image):
            super().paste(im, box, mask)
        elif sized is None:
            self.put(im, box)
        else:
            left, top = (box or (0, 0))[:2]
            self.put(im, (left, top, left + sized.width, top + sized.height), mask)

    def put(
        self,
        what: Image.Image | Colour,
        box: Cut,
        mask: Image.Image | None = None,
        *,
        core: Cut | None = None,
        clip: Cut | None = None,
    ) -> None:
        """Put something; only what lies in `clip` is seen of it."""
        seen = common(common(box, (0, 0, *self.size)), clip or box)
        if is_empty(seen):
            return
        inner = what.pastes if isinstance(what, Sheet) and mask is None else None
        if self._pastes is None:
            Paste(what, box, seen, mask, core).draw_on(self, 0, 0)
        elif inner is not None:
            found = (paste.moved(box[0], box[1], seen) for paste in inner)
            self._pastes += [paste for paste in found if not is_empty(paste.seen)]
        else:
            still = what if not isinstance(what, Image.Image) else _still(what)
            self._pastes.append(Paste(still, box, seen, mask and _still(mask), core))


def sheet_of(ground: Image.Image) -> Sheet:
    """To draw on a picture that stays as it is."""
    sheet = Sheet(ground.size)
    sheet.paste(ground)
    return sheet


def cut_to(tall: Image.Image, height: int, foot: int) -> Sheet:
    """As high a sheet as is wanted, of a picture that is higher than any: so much of its lower end is the foot."""
    width, low = tall.width, height - tall.height
    sheet = Sheet((width, height))
    sheet.put(tall, (0, 0, width, tall.height), clip=(0, 0, width, height - foot))
    sheet.put(tall, (0, low, width, height), clip=(0, height - foot, width, height))
    return sheet


def _still(image: Image.Image) -> Image.Image:
    """It as it is now, whatever is drawn on it later."""
    if not id_of(image):
        image = image.copy()
        freeze(image)
    return image
