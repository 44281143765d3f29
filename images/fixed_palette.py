"""The colours of a game's pictures, chosen once from its own boards: no picture need choose 256 of its own."""

from pathlib import Path

from PIL import Image

from images.frozen import new_id

BOX = 32  # levels; of such boxes Pillow's look-up table is filled one at a time
CELL = 4  # levels; a cell of that table goes to the colour nearest to its lowest corner


class FixedPalette:
    """At most 256 colours, and the picture that Pillow maps others to them by."""

    def __init__(self, colours: bytes) -> None:
        self.colours = colours
        self.number = new_id()  # tells it from others
        self._nearest = Image.new("P", (1, 1))
        self._nearest.putpalette(bytes(max(0, level - CELL // 2) for level in colours))
        self._fill()

    def map(self, image: Image.Image) -> Image.Image:
        """Each pixel of an RGB picture as the index of its colour; 2 ms for a board, without the GIL."""
        return image.quantize(palette=self._nearest, dither=Image.Dither.NONE)

    def _fill(self) -> None:
        """Pillow's look-up table is filled here, whole, so that threads that draw at the same time only read it."""
        levels = range(0, 256, BOX)
        boxes = bytes(level for r in levels for g in levels for b in levels for level in (r, g, b))
        self.map(Image.frombytes("RGB", (len(levels) ** 3, 1), boxes))


def load_palette(path: Path) -> FixedPalette | None:
    """Of a file of hexadecimal RRGGBB; None where a game has none yet."""
    return FixedPalette(bytes.fromhex(path.read_text(encoding="ascii"))) if path.exists() else None


def written(colours: bytes) -> str:
    """As it is kept: eight colours in a line."""
    lines = (colours[start : start + 24] for start in range(0, len(colours), 24))
    return "".join(f"{line.hex(' ', 3)}\n" for line in lines)
