"""The game's own colours: royal purple and gold."""

from pathlib import Path

from images.fixed_palette import load_palette
from images.palette import Accent

ACCENT = Accent((62, 31, 92), (98, 53, 140), (228, 214, 238), (217, 169, 66), (246, 217, 142))
PALETTE = load_palette(Path(__file__).with_name("palette.txt"))  # `make palette` makes it anew
