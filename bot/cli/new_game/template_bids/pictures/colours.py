"""The game's own colours."""

from pathlib import Path

from images.fixed_palette import load_palette
from images.palette import Accent

ACCENT = Accent((22, 50, 64), (28, 88, 108), (206, 226, 232), (214, 160, 72), (246, 214, 150))
PALETTE = load_palette(Path(__file__).with_name("palette.txt"))  # `make palette` makes it anew
