"""The colours the tests of the parts draw in."""

from images.palette import Accent

ACCENT = BLUE = Accent((20, 40, 62), (38, 70, 120), (212, 222, 238), (214, 170, 70), (246, 218, 144))
GREEN = Accent((52, 58, 52), (45, 102, 66), (214, 224, 208), (214, 140, 62), (248, 205, 138))
ACCENTS = (BLUE, GREEN)
