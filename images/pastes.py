"""One thing pasted on a picture: what it is, where, and as much of it as is seen."""

import struct
from typing import NamedTuple

from PIL import Image

from images.frozen import id_of
from images.palette import Colour

Cut = tuple[int, int, int, int]  # left, top, right, bottom
_KEY = struct.Struct("<qq6i")


class Paste(NamedTuple):
    """A picture or a colour in a box, perhaps through a mask; `seen` is what of the box is not cut off.

    Within `core`, counted from the box's corner, the mask lets nothing through: that is copied, not mixed.
    """

    what: Image.Image | Colour
    box: Cut
    seen: Cut
    mask: Image.Image | None = None
    core: Cut | None = None

    def key(self) -> bytes:
        """All that decides what becomes of a picture where this is pasted."""
        what, (left, top, _, _), seen, mask, _ = self
        number = id_of(what) if isinstance(what, Image.Image) else ~(what[0] << 16 | what[1] << 8 | what[2])
        return _KEY.pack(number, id_of(mask) if mask is not None else 0, left, top, *seen)

    def hides(self, box: Cut) -> bool:
        """Is nothing seen of what lies under it in a box?"""
        seen = self.seen
        return self.mask is None and seen[0] <= box[0] and seen[1] <= box[1] and seen[2] >= box[2] and seen[3] >= box[3]

    def moved(self, x: int, y: int, clip: Cut) -> "Paste":
        return Paste(self.what, moved(self.box, x, y), common(moved(self.seen, x, y), clip), self.mask, self.core)

    def draw_on(self, ground: Image.Image, left: int, top: int) -> None:
        """Paste it on a picture whose corner is at a place of the sheet."""
        x, y = self.box[0] - left, self.box[1] - top
        if not isinstance(self.what, Image.Image):
            self._paste_colour(ground, self.what, x, y)
        elif self.core is not None:
            shown = self._shown(ground, x, y)
            _paste(ground, self.what, None, common(self.core, shown), x, y)
            for cut in _around(self.core, self.what.size):
                _paste(ground, self.what, self.mask, common(cut, shown), x, y)
        elif self.seen == self.box and self.what.mode == ground.mode:
            ground.paste(self.what, (x, y), self.mask)
        else:
            _paste(ground, self.what, self.mask, self._shown(ground, x, y), x, y)

    def _paste_colour(self, ground: Image.Image, colour: Colour, x: int, y: int) -> None:
        cut = moved(self.seen, -self.box[0], -self.box[1])
        if self.mask is None:
            ground.paste(colour, moved(cut, x, y))
        elif self.seen == self.box:
            ground.paste(colour, (x, y), self.mask)
        else:
            ground.paste(colour, (x + cut[0], y + cut[1]), self.mask.crop(cut))

    def _shown(self, ground: Image.Image, x: int, y: int) -> Cut:
        """What of it is seen on that picture, counted from its own corner."""
        seen = moved(self.seen, -self.box[0], -self.box[1])
        return common(seen, (-x, -y, ground.width - x, ground.height - y))


def composed(pastes: list[Paste], box: Cut) -> Image.Image:
    """What all of them make of a box, RGB."""
    part = Image.new("RGB", (box[2] - box[0], box[3] - box[1]))
    for paste in pastes:
        paste.draw_on(part, box[0], box[1])
    return part


def common(one: Cut, other: Cut) -> Cut:
    """What lies in both boxes."""
    (left, top, right, bottom), (x, y, end, foot) = one, other
    return (
        max(left, x),
        max(top, y),
        min(right, end),
        min(bottom, foot),
    )


def moved(box: Cut, x: int, y: int) -> Cut:
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def is_empty(box: Cut) -> bool:
    return box[0] >= box[2] or box[1] >= box[3]


def _paste(ground: Image.Image, what: Image.Image, mask: Image.Image | None, cut: Cut, x: int, y: int) -> None:
    """A piece of a picture; an empty one is none."""
    if not is_empty(cut):
        ground.paste(what.crop(cut), (x + cut[0], y + cut[1]), mask.crop(cut) if mask else None)


def _around(core: Cut, size: tuple[int, int]) -> tuple[Cut, ...]:
    """What of a picture lies above, below, left and right of its core."""
    (left, top, right, bottom), (width, height) = core, size
    return (0, 0, width, top), (0, bottom, width, height), (0, top, left, bottom), (right, top, width, bottom)
