"""The game's own colours: midnight blue."""

from images.palette import Accent

ACCENT = Accent((22, 28, 62), (40, 56, 120), (208, 216, 238), (196, 178, 120), (240, 224, 170))
