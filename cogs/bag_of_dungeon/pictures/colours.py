"""Torchlit stone and forest green."""

from pathlib import Path

from images.fixed_palette import load_palette
from images.palette import Accent

ACCENT = Accent((52, 58, 52), (45, 102, 66), (214, 224, 208), (214, 140, 62), (248, 205, 138))
PALETTE = load_palette(Path(__file__).with_name("palette.txt"))  # `make palette` makes it anew
